"""The package installs without a C compiler, too, and says so."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.slow
def test_without_a_c_compiler_the_rules_run_interpreted(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", source / "docs" / "rules")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "-w", "wheel", "."]
    no_compiler = {**os.environ, "CC": str(tmp_path / "no-such-compiler"), "PYTHONPATH": ""}
    built = subprocess.run(command, cwd=source, env=no_compiler, capture_output=True, text=True, check=True)
    assert "the rules will run interpreted" in built.stdout + built.stderr

    (wheel,) = (source / "wheel").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    assert not list((tmp_path / "installed").rglob("*.so"))
    packed = tmp_path / "installed" / "tabledhote" / "rules"
    written = {path.relative_to(source / "docs" / "rules") for path in (source / "docs" / "rules").rglob("*.md")}
    assert {path.relative_to(packed) for path in packed.rglob("*.md")} == written
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    version = [sys.executable, "-m", "tabledhote", "--version"]
    said = subprocess.run(version, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.strip().endswith("(interpreted)")
