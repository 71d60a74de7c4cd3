"""Compiles the rules with mypyc. Without a C compiler the same files are installed as they are and run interpreted.

The rules documents of `docs/rules/`, in all languages, are put into the package: the web pages show them.
"""

import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = [
    "kernel/bits.py",
    "kernel/rng.py",
    "kernel/state.py",
    "kernel/observation.py",
    "kernel/playout.py",
    "kernel/weighing.py",
    "games/*/[!_]*.py",  # all rooms of a game but the front door; what draws lives one folder deeper
    "bots/bot.py",
    "bots/chance.py",
    "bots/greedy.py",
    "bots/search.py",
    "bots/value.py",
    "envs/stepping.py",
]


def say_interpreted(problem: object) -> None:
    sys.stderr.write(f"tabledhote: no compiled modules ({problem}); the rules will run interpreted\n")


DOCUMENTS = Path("docs/rules")
PACKED = Path("tabledhote/rules")  # where the package has them


class BuildWithRules(build_py):
    """The package, and the rules documents with it."""

    def run(self) -> None:
        super().run()
        for document in DOCUMENTS.rglob("*.md"):
            target = Path(self.build_lib) / PACKED / document.relative_to(DOCUMENTS)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(document, target)


class OptionalBuild(build_ext):
    """All modules compiled, or none: a half compiled package would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            say_interpreted(problem)
            self.extensions = []
        self.remove_leftovers()

    def remove_leftovers(self) -> None:
        """What an earlier build left and this one did not make must not get into the package."""
        built = Path(self.build_lib)
        made = {Path(path).resolve() for path in self.get_outputs()}
        for path in built.rglob("*.*"):
            compiled = path.suffix in (".so", ".pyd")
            gone = path.resolve() not in made if compiled else not origin(path.relative_to(built)).exists()
            if path.is_file() and gone:
                path.unlink()


def compiler_problem() -> str | None:
    """Why a line of C cannot be compiled here, or None if it can."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception as problem:
            return str(problem)
    return None


def origin(path: Path) -> Path:
    """Where a file of the package comes from."""
    return DOCUMENTS / path.relative_to(PACKED) if path.is_relative_to(PACKED) else Path("src") / path


def modules() -> list:
    if not {"bdist_wheel", "build", "build_ext"} & set(sys.argv):
        return []
    problem = compiler_problem()
    if problem:
        say_interpreted(problem)
        return []
    from mypyc.build import mypycify

    root = Path("src/tabledhote")
    files = sorted(str(path) for pattern in COMPILED for path in root.glob(pattern))
    extensions = mypycify(["--strict", "--no-warn-unused-ignores", *files], opt_level="2", debug_level="0")
    if sys.platform != "win32":
        for extension in extensions:  # lets the C compiler inline one rule's function into another's
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return extensions


setup(ext_modules=modules(), cmdclass={"build_ext": OptionalBuild, "build_py": BuildWithRules})
