"""Slow tests run last: what is quick to fail fails quickly. Tests of commands work in a folder of their own."""

from pathlib import Path

import pytest

import tabledhote


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test works in an empty folder, with its saved games in `data`, in English."""
    monkeypatch.setenv("TABLEDHOTE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("PYTHONPATH", str(Path(tabledhote.__file__).parents[1]))
    monkeypatch.chdir(tmp_path)
