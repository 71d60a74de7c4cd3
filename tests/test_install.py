"""The package as people get it: an sdist and a wheel, compiled where there is a C compiler, installed where nothing is.

The builds are quick ones that find their objects compiled already; the build for releases differs in nothing but how
the rules are cut into C files.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.support import ROOT

QUICK = {
    **os.environ,
    "TABLEDHOTE_BUILD": "quick",
    "TABLEDHOTE_OBJECTS": str(ROOT / "build" / "objects"),
    "PYTHONPATH": "",
}
UV = Path(sys.executable).parent / "uv"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build needs of the clone, apart from it."""
    source = tmp_path_factory.mktemp("install") / "source"
    for name in ("src", "docs/rules", "tools"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, source)
    return source


@pytest.fixture(scope="module")
def dist(source: Path) -> Path:
    """The sdist, and the wheel that was built from it."""
    build = [sys.executable, "-m", "build", "--no-isolation", "--skip-dependency-check", "--outdir", "dist"]
    done = subprocess.run(build, cwd=source, env=QUICK, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return source / "dist"


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel but those that name the build itself."""
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist() if not name.endswith("/RECORD")}


@pytest.mark.slow
@pytest.mark.xdist_group("install")
def test_the_wheel_of_the_sdist_is_what_the_clone_compiles(dist: Path) -> None:
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        assert not [name for name in packed.getnames() if "/tests/" in name]
    found = subprocess.run(
        [sys.executable, "-m", "tools.compile"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    clone = Path(found.stdout.strip())
    compiled = {path.relative_to(clone).as_posix(): path.read_bytes() for path in clone.rglob("*") if path.is_file()}
    (wheel,) = dist.glob("*.whl")
    assert {name: data for name, data in contents(wheel).items() if ".dist-info/" not in name} == {
        name: data for name, data in compiled.items() if "/__pycache__/" not in name
    }


@pytest.mark.slow
@pytest.mark.xdist_group("install")
def test_the_wheel_plays_and_serves_compiled_where_nothing_else_is(dist: Path, tmp_path: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    names = set(contents(wheel))
    assert any(name.endswith(".so") for name in names)
    assert not [name for name in names if name.split("/")[0] in ("tests", "tools", "build", "docs")]
    for needed in ("rules/austria.md", "rules/fr/vienna.md", "words/ru.ftl", "web/templates/table.html"):
        assert f"tabledhote/{needed}" in names
    assert any(re.fullmatch(r"tabledhote/server/store/migrations/versions/\w+\.py", name) for name in names)

    python = tmp_path / "empty" / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "empty"], check=True)
    subprocess.run([UV, "pip", "install", "--quiet", "--python", python, f"{wheel}[server]"], check=True)
    environment = {**os.environ, "PYTHONPATH": "", "TABLEDHOTE_DATA": str(tmp_path / "data")}

    def command(*words: str, given: str = "") -> str:
        run = [str(python.with_name("tabledhote")), *words]
        done = subprocess.run(
            run, cwd=tmp_path, env=environment, input=given, capture_output=True, text=True, check=True
        )
        return done.stdout

    assert command("--version").strip().endswith("(compiled)")
    assert "--port" in command("serve", "--help")
    assert "Hotel Amsterdam" in command("games")
    assert command("play", "amsterdam", "--seed", "1", given="q\n")


@pytest.mark.slow
def test_without_a_c_compiler_the_rules_run_interpreted(source: Path, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--skip-dependency-check",
        "--outdir",
        "plain",
    ]
    no_compiler = {**os.environ, "CC": str(tmp_path / "no-such-compiler"), "PYTHONPATH": ""}
    built = subprocess.run(command, cwd=source, env=no_compiler, capture_output=True, text=True, check=True)
    assert "the rules will run interpreted" in built.stdout + built.stderr

    (wheel,) = (source / "plain").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    assert not list((tmp_path / "installed").rglob("*.so"))
    packed = tmp_path / "installed" / "tabledhote" / "rules"
    written = {path.relative_to(source / "docs" / "rules") for path in (source / "docs" / "rules").rglob("*.md")}
    assert {path.relative_to(packed) for path in packed.rglob("*.md")} == written
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    version = [sys.executable, "-m", "tabledhote", "--version"]
    said = subprocess.run(version, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.strip().endswith("(interpreted)")
