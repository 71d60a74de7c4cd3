"""The tests that a change touches: `python -m tools.touched [--base REV]` prints them, nearest first.

A test file is as near to a changed file as the chain of imports between them is short. Games are imported by name, and
no import statement shows it: the tests of a game are those in the folder named after it. What is no code counts as the
package around it. What needs a server or a browser is left to `make test`.
"""

import argparse
import ast
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
ENOUGH = 24  # files: a change of the kernel touches nearly all of them, and the nearest say the most
ELSEWHERE = ("tests/server/", "tests/web/")
READ = {"docs/rules/": "tests/games/test_rule_coverage.py", "docs/guide/bots.md": "tests/bench/test_levels_table.py"}
PAGES = "tests/test_docs.py"


def changed(base: str) -> list[str]:
    """The files that differ from a revision, with those that git does not know yet."""
    asked = (["diff", "--name-only", base], ["ls-files", "--others", "--exclude-standard"])
    told = [subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True) for words in asked]
    return [name for answer in told for name in answer.stdout.splitlines()]


def module(file: str) -> str:
    """What a file is called when it is imported.

    >>> module("src/tabledhote/kernel/state.py"), module("tests/digests/__init__.py")
    ('tabledhote.kernel.state', 'tests.digests')
    """
    return file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def modules() -> dict[str, str]:
    """The files of all modules of the package, of the suite and of the tools, by name."""
    found = [path for folder in ("src/tabledhote", "tests", "tools") for path in (ROOT / folder).rglob("*.py")]
    files = [path.relative_to(ROOT).as_posix() for path in sorted(found)]
    return {module(file): file for file in files}


@cache
def importers() -> dict[str, set[str]]:
    """For every module those that import it."""
    found: dict[str, set[str]] = {name: set() for name in modules()}
    for name, file in modules().items():
        for imported in imports((ROOT / file).read_text("utf-8")):
            found.get(imported, set()).add(name)
    return found


def imports(code: str) -> Iterator[str]:
    """The names that code imports; of `from a import b` both a and a.b, since b may be a module."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))


def meant(file: str) -> set[str]:
    """The modules that a file stands for: itself, or all of the package around it."""
    if module(file) in modules():
        return {module(file)}
    for folder in PurePosixPath(file).parents:
        package = module(folder.as_posix())
        if package in modules():
            return {name for name in modules() if name == package or name.startswith(f"{package}.")}
    return set()


def tests(file: str) -> bool:
    return Path(file).name.startswith("test_") and not file.startswith(ELSEWHERE)


def general(name: str) -> tuple[int, str]:
    """Sorts what is about all games before what is about one."""
    return name.count("."), name


def touched(files: Iterable[str]) -> list[str]:
    """The tests that these files touch, in pytest's words."""
    found: dict[str, None] = {}
    layer: set[str] = set()
    for file in files:
        if file.endswith(".md"):
            found |= dict.fromkeys([PAGES, *(test for start, test in READ.items() if file.startswith(start))])
        elif file.startswith(("src/tabledhote/", "tests/", "tools/")):
            layer |= meant(file)
        if file.startswith("src/tabledhote/games/") and file.count("/") > 3:
            folder = f"tests/games/{file.split('/')[3]}/"
            own = [test for test in modules().values() if test.startswith(folder) and tests(test)]
            found |= dict.fromkeys(["tests/games/test_contract.py", *own])
    examples = [name for name in sorted(layer) if name.startswith("tabledhote")] if len(layer) <= ENOUGH else []
    seen: set[str] = set()
    while layer:
        found |= dict.fromkeys(test for name in sorted(layer, key=general) if tests(test := modules()[name]))
        seen |= layer
        layer = {name for known in layer for name in importers()[known]} - seen
    nearest = list(found)[:ENOUGH]
    return nearest + [f"tests/test_doctests.py::test_examples_in_docstrings[{name}]" for name in examples]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", default="HEAD", help="the revision to compare with")
    print(*touched(changed(parser.parse_args().base)))


if __name__ == "__main__":
    main()
