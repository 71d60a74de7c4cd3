"""Compiles the rules with mypyc. Without a C compiler the same files are installed as they are and run interpreted.

The rules documents of `docs/rules/`, in all languages, are put into the package: the web pages show them.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

QUICK = os.environ.get("TABLEDHOTE_BUILD") == "quick"  # otherwise the build for releases: see tools/native.py
OBJECTS = os.environ.get("TABLEDHOTE_OBJECTS", "build/objects")  # where compiled objects are kept
DOCUMENTS = Path("docs/rules")
PACKED = Path("tabledhote/rules")  # where the package has them


def say_interpreted(problem: object) -> None:
    sys.stderr.write(f"tabledhote: no compiled modules ({problem}); the rules will run interpreted\n")


class BuildWithRules(build_py):
    """The package, and the rules documents with it."""

    def run(self) -> None:
        self.force = True  # times do not tell whether a file is another one: a checkout or a copy may be older
        super().run()
        for document in DOCUMENTS.rglob("*.md"):
            target = Path(self.build_lib) / PACKED / document.relative_to(DOCUMENTS)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(document, target)


class OptionalBuild(build_ext):
    """All modules compiled, or none: a half compiled package would not import."""

    def run(self) -> None:
        self.parallel = os.cpu_count()
        try:
            super().run()
        except Exception as problem:
            if QUICK:
                raise
            say_interpreted(problem)
            self.extensions = []
        self.remove_leftovers()

    def build_extensions(self) -> None:
        if self.extensions:
            from tools.native import Objects

            objects = Objects(Path(OBJECTS), self.compiler.compile, getattr(self.compiler, "compiler_so", ["cl"]))
            self.compiler.compile = objects.compile
            super().build_extensions()
            objects.forget_unused()

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
        if QUICK:
            sys.exit(f"no C compiler: {problem}")
        say_interpreted(problem)
        return []
    from tools.native import extensions

    return extensions(QUICK)


setup(ext_modules=modules(), cmdclass={"build_ext": OptionalBuild, "build_py": BuildWithRules})
