"""Which tests a change touches."""

import subprocess
from pathlib import Path

import pytest

from tools import touched
from tools.touched import ELSEWHERE, ENOUGH, ROOT


@pytest.mark.parametrize(
    ("file", "nearest", "untouched"),
    [
        (
            "src/tabledhote/games/amsterdam/rules/flips.py",
            "tests/games/amsterdam/test_flips.py",
            "tests/games/vienna/test_end.py",
        ),
        (
            "src/tabledhote/games/austria/components.toml",
            "tests/games/austria/test_components.py",
            "tests/kernel/test_rng.py",
        ),
        ("src/tabledhote/kernel/rng.py", "tests/kernel/test_rng.py", "tests/tools/test_touched.py"),
        ("src/tabledhote/kernel/state.py", "tests/games/test_contract.py", "tests/tools/test_touched.py"),
        ("src/tabledhote/drawing/icons.py", "tests/drawing/test_drawing.py", "tests/kernel/test_rng.py"),
        ("src/tabledhote/arena/ratings.py", "tests/arena/test_tournament.py", "tests/games/amsterdam/test_dam.py"),
        ("tests/games/amsterdam/positions.py", "tests/games/amsterdam/test_dam.py", "tests/games/hellton/test_end.py"),
        ("tests/digests/vienna.json", "tests/games/test_modes.py", "tests/kernel/test_rng.py"),
        ("docs/rules/vienna.md", "tests/games/test_rule_coverage.py", "tests/games/vienna/test_end.py"),
        ("tests/kernel/test_bits.py", "tests/kernel/test_bits.py", "tests/kernel/test_rng.py"),
    ],
)
def test_a_change_touches_what_depends_on_it_and_leaves_the_rest(file: str, nearest: str, untouched: str) -> None:
    found = touched.touched([file])
    assert nearest in found
    assert untouched not in found


def test_a_change_of_much_touches_no_more_than_is_quick() -> None:
    found = touched.touched(touched.modules().values())
    assert len(found) == ENOUGH
    assert not any(file.startswith(ELSEWHERE) for file in found)
    assert all((ROOT / file).exists() for file in found)


@pytest.mark.parametrize("files", [[], ["Makefile"], ["bench/nothing.py"]])
def test_what_no_test_looks_at_touches_nothing(files: list[str]) -> None:
    assert touched.touched(files) == []


def test_the_examples_of_a_changed_module_run() -> None:
    found = touched.touched(["src/tabledhote/kernel/bits.py"])
    assert "tests/test_doctests.py::test_examples_in_docstrings[tabledhote.kernel.bits]" in found


def test_staged_unstaged_and_new_files_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> None:
        known = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
        subprocess.run(["git", *known, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    for name in ("kept", "staged", "unstaged"):
        (tmp_path / name).write_text("before", "utf-8")
    git("add", ".")
    git("commit", "-m", "all")
    for name in ("staged", "unstaged", "new"):
        (tmp_path / name).write_text("after", "utf-8")
    git("add", "staged")
    monkeypatch.setattr(touched, "ROOT", tmp_path)
    assert sorted(touched.changed("HEAD")) == ["new", "staged", "unstaged"]
