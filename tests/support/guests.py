"""Games in packages of their own, installed where the tests can see them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tabledhote
from tests.support import ROOT

EXAMPLE = ROOT / "examples" / "fifth_game"
UV = Path(sys.executable).parent / "uv"


def install(folder: Path) -> Path:
    """The example game as pip installs it, into a folder of its own; where it can be imported from."""
    source = folder / "source"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    into = ("--python", sys.executable, "--target", str(folder / "site"))
    command = [str(UV), "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", *into, str(source)]
    subprocess.run(command, check=True, timeout=120)
    return folder / "site"


def announce(site: Path, distribution: str, game: str, package: str) -> None:
    """What an installation would leave behind for a package with a game."""
    about = site / f"{distribution.replace('-', '_')}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tabledhote.games]\n{game} = {package}\n")


def python_path(*sites: Path) -> dict[str, str]:
    """An environment in which this package and these sites can be imported."""
    paths = [Path(tabledhote.__file__).parents[1], *sites]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}


def python(code: str, *sites: Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Code run in a process of its own that sees these sites."""
    return call([sys.executable, "-c", code], *sites, cwd=cwd)


def call(command: list[str], *sites: Path, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = python_path(*sites) | {"TABLEDHOTE_DATA": str(cwd / "data")}
    return subprocess.run(
        command, cwd=cwd, env=environment, input=typed, capture_output=True, text=True, timeout=120, check=False
    )
