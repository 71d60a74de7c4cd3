"""`tabledhote doctor`: the state of this installation, what is missing, and how to get it."""

import os
import platform
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import TypedDict

import tabledhote
from tabledhote.cli.common import AsJson, app, data_folder, print_json

Versions = dict[str, str | None]  # of packages, None for one that is missing


class Data(TypedDict):
    """The data directory; `tables` is the size of its database in bytes, None if there is none."""

    folder: str
    exists: bool
    writable: bool
    tables: int | None


class Facts(TypedDict):
    """All facts about an installation."""

    version: str
    compiled: bool
    folder: str
    python: str
    executable: str
    platform: str
    librt: str | None
    packages: Versions
    extras: dict[str, Versions]
    data: Data
    compiler: str | None
    headers: bool
    chromium: str | None


@app.command(epilog="Example: tabledhote doctor --json")
def doctor(as_json: AsJson = False) -> None:
    """Describe this installation: versions, extras, the data directory, and what is missing."""
    installation = facts()
    if as_json:
        print_json(installation)
    else:
        print("\n".join(describe(installation)))


def facts() -> Facts:
    packages = requirements()
    return {
        "version": tabledhote.__version__,
        "compiled": tabledhote.compiled(),
        "folder": str(Path(tabledhote.__file__).parent),
        "python": platform.python_version(),
        "executable": sys.executable,
        "platform": platform.platform(),
        "librt": version("librt"),
        "packages": packages.pop("", {}),
        "extras": packages,
        "data": data(data_folder()),
        "compiler": compiler(),
        "headers": Path(sysconfig.get_path("include"), "Python.h").exists(),
        "chromium": os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser"),
    }


def requirements() -> dict[str, Versions]:
    """The packages that each extra names, with their versions if they are there; without a name, those always needed.

    Empty where the source runs without having been installed.
    """
    extras: dict[str, Versions] = {}
    try:
        lines = metadata.requires("tabledhote") or []
    except metadata.PackageNotFoundError:
        return {}
    for line in lines:
        wanted, _, condition = line.partition(";")
        if sys.platform == "win32" and "win32" in condition:  # the only other condition: not on Windows
            continue
        extra = re.search(r"extra == ['\"](\w+)", condition)
        name = re.split(r"[^\w.-]", wanted, maxsplit=1)[0]
        extras.setdefault(extra[1] if extra else "", {})[name] = version(name)
    return extras


def version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def data(folder: Path) -> Data:
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    tables = folder / "tables.sqlite"
    return {
        "folder": str(folder),
        "exists": folder.exists(),
        "writable": there.is_dir() and os.access(there, os.W_OK | os.X_OK),
        "tables": tables.stat().st_size if tables.exists() else None,
    }


def compiler() -> str | None:
    """The C compiler that an installation would use. That of Windows is on no path, but its installer has a place."""
    if sys.platform == "win32":
        vswhere = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return shutil.which("cl") or (str(vswhere) if vswhere.exists() else None)
    wanted = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(wanted)


# ---- in words -------------------------------------------------------------------------------------


def describe(installation: Facts) -> Iterator[str]:
    """The facts, one a line, with a remedy where something is missing."""
    how = "compiled" if installation["compiled"] else "interpreted"
    yield f"tabledhote: {installation['version']}, {how}, in {installation['folder']}"
    if not installation["compiled"]:
        yield "  the rules run slowly: install tabledhote again where there is a C compiler"
    yield f"Python: {installation['python']}, {installation['executable']}"
    yield f"platform: {installation['platform']}"
    yield f"librt: {installation['librt'] or 'not installed; only mypy brings it'}"
    if not installation["packages"]:
        yield "packages: unknown, because this is the source, not an installed package"
    for name, present in installation["packages"].items():
        yield f"{name}: {present or 'missing; pip install ' + name}"
    for extra, packages in installation["extras"].items():
        yield f"extra {extra}: {describe_extra(extra, packages)}"
    yield f"data: {installation['data']['folder']}, {describe_data(installation['data'])}"
    yield f"C compiler: {describe_compiler(installation)}"
    missing = "not found; only the browser tests need it (CHROMIUM may name its path)"
    yield f"Chromium: {installation['chromium'] or missing}"


def describe_extra(extra: str, packages: Versions) -> str:
    missing = [name for name, present in packages.items() if present is None]
    if missing:
        return f"lacks {', '.join(missing)}; to add it: pip install 'tabledhote[{extra}]'"
    return ", ".join(f"{name} {present}" for name, present in packages.items() if name != "tabledhote")


def describe_data(data: Data) -> str:
    if not data["writable"]:
        return "not writable; choose another with TABLEDHOTE_DATA, or with serve --data"
    if not data["exists"]:
        return "which will be created when needed"
    size = data["tables"]
    return "writable, " + ("no tables yet" if size is None else f"tables.sqlite is {size / 1e6:.1f} MB")


def describe_compiler(installation: Facts) -> str:
    if installation["compiler"] is None:
        return "not found; without one the rules are installed interpreted (on Debian: apt-get install gcc)"
    if not installation["headers"]:
        return f"{installation['compiler']}, but Python.h is missing (on Debian: apt-get install python3-dev)"
    return installation["compiler"]
