"""The compiled part of the package: mypyc turns typed modules into C, and the C compiler works at it on all cores.

There are two builds. The quick one, which the Makefile uses, has one C file a module and keeps the objects: after an
edit only what changed is compiled again. The release build has one C file for everything; it takes minutes and runs a
little faster, because the C compiler sees all rules at once.
"""

import hashlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension

MODULES = (  # whole rooms: no list of files to keep
    "kernel/bits.py",
    "kernel/choices.py",
    "kernel/rng.py",
    "kernel/rows.py",
    "kernel/state.py",
    "kernel/observation.py",
    "kernel/playout.py",
    "games/*/[!_]*.py",  # all of a game but its front door, its board and its words
    "games/*/rules/[!_]*.py",
    "games/*/strategy/[!_]*.py",
    "bots/base.py",
    "bots/random.py",
    "bots/greedy.py",
    "bots/scale.py",
    "bots/search.py",
    "bots/tree.py",
    "bots/value.py",
    "envs/stepping.py",
)
STRICT = ("--strict", "--no-warn-unused-ignores", "--cache-dir", "build/mypy")
GENERATED = Path("build/c")
STABLE = Path("build/stable")
UNUSED = 14 * 86_400  # seconds after which an object that no build asked for is removed
PLACES = ("output_dir", "include_dirs", "depends")  # options that may differ from one copy of the clone to another

LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
WORD = re.compile(r"\b[A-Za-z_]\w*")
DECLARED = re.compile(r"([A-Za-z_]\w*)\s*[\[(;=]")
INITIALISED = "    is_initialized = 1;\n"


def extensions(quick: bool) -> list[Extension]:
    """The extension modules of the package; mypyc writes their C files."""
    root = Path("src/tabledhote")
    files = sorted(path.as_posix() for pattern in MODULES for path in root.glob(pattern))
    GENERATED.mkdir(parents=True, exist_ok=True)
    made: list[Extension] = mypycify(
        [*STRICT, *files], opt_level="2", debug_level="0", multi_file=quick, target_dir=GENERATED.as_posix()
    )
    for extension in made:
        extension.include_dirs = [relative(folder) for folder in extension.include_dirs]
        if sys.platform != "win32":  # lets the C compiler call, and inline, one rule's function from another's
            flags = ["-fno-semantic-interposition", "-fvisibility=hidden"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # mypycify shares one list
    sources = [Path(source) for source in made[0].sources]
    if quick:
        made[0].sources = stabilise(sources)
    else:
        for source in sources:
            write(source, freeing_safely(source.read_text()))
    return made


def relative(folder: str) -> str:
    return os.path.relpath(folder) if folder.startswith(os.getcwd() + os.sep) else folder


# ---- freeing objects that the collector does not know ----------------------------------------------

TRASHCAN = "CPy_TRASHCAN_BEGIN"
OF_COLLECTED = "TRASHCAN_OF_COLLECTED"
DEFINED = f"""#define {OF_COLLECTED}(op, dealloc) \\
    {TRASHCAN}(op, (PyType_IS_GC(Py_TYPE(op)) ? (destructor)(dealloc) : (destructor)NULL))
"""


def freeing_safely(text: str) -> str:
    """A C file in which only objects that the garbage collector knows are freed by way of Python's trashcan.

    mypyc sends objects of an `acyclic` class there, too. From the fiftieth level of nested objects on, the trashcan
    writes into a header that these do not have: into the memory of another object.
    """
    if TRASHCAN not in text or DEFINED in text:
        return text
    return DEFINED + text.replace(f"{TRASHCAN}(", f"{OF_COLLECTED}(")


# ---- C that changes only where its module does ----------------------------------------------------


def stabilise(sources: list[Path]) -> list[str]:
    """Copies of the C files of a group in which each module counts its literals for itself.

    mypyc numbers the literals of all modules in one row: one new word in one module would change every file behind it.
    """
    STABLE.mkdir(parents=True, exist_ok=True)
    main = next(source for source in sources if re.fullmatch(r"__native_[0-9a-f]{20}\.c", source.name))
    rows: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    for source in sources:
        text = freeing_safely(source.read_text())
        if source != main and LITERAL.search(text):
            name = f"cpy_literals_{source.stem.removeprefix('__native_')}"
            numbers = rows[name] = list(dict.fromkeys(LITERAL.findall(text)))
            places = {number: f"{name}[{place}]" for place, number in enumerate(numbers)}
            parts = LITERAL.split(text)
            parts[1::2] = [places[number] for number in parts[1::2]]
            text = f"#include <Python.h>\nextern PyObject *{name}[{len(numbers)}];\n" + "".join(parts)
        texts[source.name] = text
    texts[main.name] = with_literals(texts[main.name], rows)
    for name, text in texts.items():
        write(STABLE / name, text)
    return [(STABLE / source.name).as_posix() for source in sources]


def with_literals(text: str, rows: dict[str, list[str]]) -> str:
    """The main C file of a group, which hands out the literals once it has made them."""
    head, tail = text.split(INITIALISED)
    declared = "".join(
        f"PyObject *{name}[{len(numbers)}];\nstatic const int {name}_numbers[] = {{{', '.join(numbers)}}};\n"
        for name, numbers in rows.items()
    )
    handed_out = "".join(
        f"    for (int i = 0; i < {len(numbers)}; i++) {name}[i] = CPyStatics[{name}_numbers[i]];\n"
        for name, numbers in rows.items()
    )
    return f"#include <Python.h>\n{declared}{head}{handed_out}{INITIALISED}{tail}"


def write(path: Path, text: str) -> None:
    """Write a file unless it has that text already: its time tells setuptools whether to link again."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


# ---- objects, compiled once -----------------------------------------------------------------------


class Objects:
    """A folder of objects, each named after everything that it depends on. One that is there is complete."""

    def __init__(self, folder: Path, compile_one: Callable[..., list[str]], command: list[str]) -> None:
        self.folder, self.compile_one = folder, compile_one
        self.folder.mkdir(parents=True, exist_ok=True)
        said = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False).stdout
        self.tools = f"{command} {said} {sys.version} {version('mypy')}"
        self.headers = [declarations(path.read_text()) for path in sorted(GENERATED.glob("__native_*.h"))]

    def compile(self, sources: Iterable[str], *args: Any, **options: Any) -> list[str]:
        """As a compiler of setuptools compiles, but on all cores, and only what is not there yet."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            made = {source: pool.submit(self.made, source, args, options) for source in largest_first}
        return [made[source].result() for source in sources]

    def made(self, source: str, args: tuple[Any, ...], options: dict[str, Any]) -> str:
        text = Path(source).read_text()
        flags = sorted(f"{name}={value}" for name, value in options.items() if name not in PLACES)
        parts = [self.tools, *flags, text, *self.needed(text)]
        target = self.folder / (hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32] + ".o")
        if target.exists():
            os.utime(target)
        else:
            (made,) = self.compile_one([source], *args, **options)
            with open(made, "rb") as written:
                os.fsync(written.fileno())  # a power cut must not leave an empty object under its name
            os.replace(made, target)
        return str(target)

    def needed(self, text: str) -> list[str]:
        """What the group's headers declare of what a C file names, and of what these declarations name."""
        needed: list[str] = []
        wanted, seen = set(WORD.findall(text)), set[str]()
        while wanted:
            seen |= wanted
            new = [header[word] for word in sorted(wanted) for header in self.headers if word in header]
            needed += new
            wanted = {word for declaration in new for word in WORD.findall(declaration)} - seen
        return needed

    def forget_unused(self) -> None:
        for path in self.folder.glob("*.o"):
            if path.stat().st_mtime < time.time() - UNUSED:
                path.unlink()


def declarations(header: str) -> dict[str, str]:
    """The declarations of a header that mypyc wrote, each under the name that it declares."""
    declared: dict[str, str] = {}
    lines: list[str] = []
    depth = 0
    for line in header.splitlines():
        if line.startswith("#"):
            continue
        lines.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0 and line.endswith(";"):
            whole = "\n".join(lines)
            found = DECLARED.search(line.removeprefix("}") if line.startswith("}") else whole)
            if found is None:
                raise ValueError(f"a declaration that cannot be read: {whole}")
            declared[found[1]] = declared.get(found[1], "") + whole
            lines = []
    return declared
