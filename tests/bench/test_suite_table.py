"""The table of where the suite spends its time: noted by a plugin of pytest, with workers and without."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support import ROOT

SUITE = """
import pytest

@pytest.fixture
def busy():
    sum(range(1_000_000))

def test_passes(busy): ...

def test_fails(): assert False
"""


@pytest.fixture
def suite(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import suite

    yield suite
    sys.modules.pop("suite", None)


@pytest.mark.parametrize("workers", ["0", "1"])
def test_every_test_is_noted_with_its_processor_time(tmp_path: Path, workers: str) -> None:
    (tmp_path / "test_two.py").write_text(SUITE)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "bench.suite", "-n", workers, "test_two.py"]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": ""}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert "1 failed, 1 passed" in done.stdout, done.stdout + done.stderr
    (note,) = [json.loads(path.read_text()) for path in (tmp_path / "build" / "suite").iterdir()]
    assert set(note["tests"]) == {"test_two.py::test_passes", "test_two.py::test_fails"}
    clock, processor = note["tests"]["test_two.py::test_passes"]
    assert clock > 0
    assert processor > 0
    assert note["took"] >= clock


def test_the_table_adds_up_by_folder_and_names_the_longest(suite: Any, tmp_path: Path) -> None:
    first = {"tests/web/test_aid.py::test_page": [2.0, 1.0], "tests/web/test_clicks.py::test_click[en]": [30.0, 4.0]}
    second = {"tests/test_docs.py::test_links": [0.5, 0.4]}
    for number, tests in enumerate((first, second)):
        note = {"began": number, "took": 16.0 + number, "load": 0.5, "tests": tests}
        (tmp_path / f"{number}.json").write_text(json.dumps(note))
    lines = suite.table(tmp_path).splitlines()
    assert lines[2:5] == [
        "| `tests/web` | 2 | 32 | 5 |",
        "| `tests/test_docs.py` | 1 | 0 | 0 |",
        "| together | 3 | 32 | 5 |",
    ]
    assert "- 30 s `web/test_clicks.py::test_click[en]`" in lines
    assert lines[-1].startswith("pytest took 16 + 17 s by the clock; load average 0.5")


def test_without_notes_the_table_says_what_to_do(suite: Any, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="run the tests with the plugin first"):
        suite.table(tmp_path)
