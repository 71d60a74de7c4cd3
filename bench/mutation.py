"""How much the tests notice: one small fault at a time in a game's rules, and the share that the tests find.

`python bench/mutation.py amsterdam scoring rules.boat --jobs 2` runs the source as it is. It takes a while: each fault
gets a process of its own, which runs the tests of the game until one fails.
"""

import argparse
import ast
import copy
import importlib.abc
import importlib.util
import os
import random
import resource
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
LIMIT = 30  # seconds of processor time: a fault can make a game endless; the tests need some 8
QUICK = "not further and not alone and not slow"
ROOM = 4 << 30  # bytes: or make it grow without end
SURVIVED, KILLED, ENDLESS = "survived", "killed", "endless"

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """A module with one fault."""

    module: str
    line: int
    change: str
    code: str


def faults(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The possible faults at one place of the code: the name of each, and the code with it."""
    other = copy.deepcopy(node)
    match other:
        case ast.Compare(ops=[operator, *_]):
            other.ops[0] = COMPARED[type(operator)]()
            yield "comparison", other
        case ast.BinOp() | ast.AugAssign():
            other.op = CALCULATED[type(other.op)]()
            yield "arithmetic", other
        case ast.BoolOp():
            other.op = ast.Or() if isinstance(other.op, ast.And) else ast.And()
            yield "and or", other
        case ast.UnaryOp(op=ast.Not()):
            yield "not", other.operand
        case ast.Constant(value=bool()):
            other.value = not other.value
            yield "constant", other
        case ast.Constant(value=int() as number):
            other.value = number + 1
            yield "constant", other
        case ast.Constant(value=str() as word):
            other.value = word + "!"
            yield "constant", other
        case ast.If() | ast.While() | ast.IfExp():
            other.test = ast.UnaryOp(ast.Not(), other.test)
            yield "condition", other
        case ast.Return(value=value) if value is not None:
            other.value = ast.Constant(None)
            yield "return", other
    if isinstance(node, ast.Assign | ast.AugAssign | ast.Expr) and not is_docstring(node):
        yield "left out", ast.Pass()


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def mutants(module: str) -> Iterator[Mutant]:
    """Every fault of a module: in functions and constants, not in types, imports and docstrings."""
    path = source_of(module)
    tree = ast.parse(path.read_text("utf-8"))
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if field in ("annotation", "returns", "decorator_list", "type_params"):
                continue
            for at, child in enumerate(value if isinstance(value, list) else [value]):
                if not isinstance(child, ast.AST) or is_docstring(child) or is_docstring(parent):
                    continue
                for change, instead in faults(child):
                    place(parent, field, at, instead)
                    yield Mutant(
                        module, getattr(child, "lineno", 0), change, ast.unparse(ast.fix_missing_locations(tree))
                    )
                    place(parent, field, at, child)


def place(parent: ast.AST, field: str, at: int, child: ast.AST) -> None:
    value = getattr(parent, field)
    if isinstance(value, list):
        value[at] = child
    else:
        setattr(parent, field, child)


def source_of(module: str) -> Path:
    return ROOT / "src" / (module.replace(".", "/") + ".py")


class Faulty(importlib.abc.Loader, importlib.abc.MetaPathFinder):
    """Imports one module with its fault."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.mutant.module:
            return None
        return importlib.util.spec_from_file_location(name, source_of(name), loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.code, str(source_of(self.mutant.module)), "exec"), module.__dict__)


def tests(game: str) -> list[str]:
    """The tests to run for each fault, the likeliest to find it first."""
    return ["tests/games/test_playthroughs.py", f"tests/games/{game}", "tests/games/test_contract.py", "-k", game]


def fate(mutant: Mutant, game: str) -> str:
    """Run the tests against a fault in a process of its own."""
    process = os.fork()
    if process == 0:
        os.setsid()
        sink = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(sink, stream)
        resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
        sys.meta_path.insert(0, Faulty(mutant))
        try:
            import pytest

            options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", QUICK]
            os._exit(0 if pytest.main([*tests(game), *options]) == 0 else 1)
        except BaseException:
            os._exit(1)
    _, status = os.waitpid(process, 0)
    if os.WIFSIGNALED(status):
        return ENDLESS
    return KILLED if os.waitstatus_to_exitcode(status) else SURVIVED


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("modules", nargs="+", help="such as scoring or rules.boat, in the folder of the game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--sample", type=int, help="only this many of the faults, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    import hypothesis
    import pytest

    assert hypothesis.__version__, pytest.__version__  # imported once, for all processes
    package = f"tabledhote.games.{chosen.game}"
    everything = [mutant for name in chosen.modules for mutant in mutants(f"{package}.{name}")]
    if chosen.sample:
        everything = random.Random(chosen.seed).sample(everything, chosen.sample)
    if fate(Mutant("", 0, "none", ""), chosen.game) != SURVIVED:
        sys.exit("the tests fail without any fault")
    fates: dict[str, int] = {SURVIVED: 0, KILLED: 0, ENDLESS: 0}
    with ThreadPoolExecutor(chosen.jobs) as pool:
        running = pool.map(lambda mutant: (mutant, fate(mutant, chosen.game)), everything)
        for number, (mutant, end) in enumerate(running, 1):
            fates[end] += 1
            if end == SURVIVED:
                print(f"{mutant.module}:{mutant.line} {mutant.change}")
            print(f"\r{number} of {len(everything)}: {fates}", end="", file=sys.stderr, flush=True)
    found = fates[KILLED] + fates[ENDLESS]
    where = f"{', '.join(chosen.modules)} of {chosen.game}"
    print(f"\n{len(everything)} faults in {where}: {found / len(everything):.1%} found")


if __name__ == "__main__":
    main()
