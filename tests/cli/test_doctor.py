"""`tabledhote doctor`: what it finds here, and how it reports what is missing."""

import os
import sys
from importlib import metadata
from pathlib import Path

import pytest

import tabledhote
from tabledhote.cli import doctor
from tests.support.commands import printed, run

pytestmark = pytest.mark.usefixtures("own_folder")


def lines() -> dict[str, str]:
    """What it says of each thing."""
    result = run("doctor")
    assert (result.exit_code, result.stderr) == (0, "")
    said = [line.partition(": ") for line in result.stdout.splitlines() if not line.startswith(" ")]
    return {thing: text for thing, _, text in said}


def test_it_tells_what_runs_and_where() -> None:
    found = printed("doctor")
    assert (found["version"], found["compiled"]) == (tabledhote.__version__, tabledhote.compiled())
    assert Path(found["folder"]) == Path(tabledhote.__file__).parent
    assert found["packages"]["typer"] == metadata.version("typer")
    assert found["extras"]["dev"]["pytest"] == pytest.__version__
    said = lines()
    assert ("interpreted" in said["tabledhote"]) != tabledhote.compiled()
    assert said["Python"].endswith(sys.executable)
    assert f"pytest {pytest.__version__}" in said["extra dev"]


def test_it_tells_how_large_the_tables_are(tmp_path: Path) -> None:
    assert lines()["data"] == f"{tmp_path / 'data'}, which will be created when needed"
    (tmp_path / "data").mkdir()
    assert lines()["data"].endswith("writable, no tables yet")
    (tmp_path / "data" / "tables.sqlite").write_bytes(bytes(1_500_000))
    assert lines()["data"].endswith("writable, tables.sqlite is 1.5 MB")
    assert printed("doctor")["data"]["tables"] == 1_500_000


def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TABLEDHOTE_DATA", str(tmp_path / "file" / "data"))
    assert "not writable; choose another" in lines()["data"]


def test_what_is_missing_has_a_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    here = metadata.version

    def elsewhere(package: str) -> str:
        if package in ("ray", "pyarrow", "rich"):
            raise metadata.PackageNotFoundError(package)
        return here(package)

    monkeypatch.setattr(metadata, "version", elsewhere)
    monkeypatch.setattr(tabledhote, "compiled", lambda: False)
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setenv("CC", "cc")
    monkeypatch.delenv("CHROMIUM", raising=False)
    said = lines()
    assert said["rich"] == "missing; pip install rich"
    assert said["extra arena"] == "lacks ray, pyarrow; to add it: pip install 'tabledhote[arena]'"
    assert said["C compiler"].startswith("not found")
    assert said["Chromium"].startswith("not found")
    assert "install tabledhote again where there is a C compiler" in run("doctor").stdout


def test_a_source_that_was_never_installed_has_no_list_of_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(package: str) -> str:
        raise metadata.PackageNotFoundError(package)

    monkeypatch.setattr(metadata, "requires", unknown)
    assert doctor.requirements() == {}
    assert lines()["packages"].startswith("unknown")
