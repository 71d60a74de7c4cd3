"""The order of the tests, and a folder of their own for tests of commands.

Slow tests run first, so that no worker is still busy with one when all others are done. Tests that wait, for a server
or a browser, are spread evenly among those that compute, so that each kind uses what the other leaves of the
processors. All that is asynchronous is among the first, and a browser comes last: Playwright keeps a loop in its
thread, in which no other can run.
"""

from pathlib import Path

import pytest

import tabledhote

WAITING = [Path(__file__).parent / name for name in ("cli", "server", "simulation", "web")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))
    kinds: tuple[list[pytest.Item], list[pytest.Item]] = [], []
    for item in items:
        kinds[item.path.parent in WAITING].append(item)
    share = {item: (place + 0.5) / len(kind) for kind in kinds for place, item in enumerate(kind)}
    items.sort(key=lambda item: share[item])


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test works in an empty folder, with its saved games in `data`, in English."""
    monkeypatch.setenv("TABLEDHOTE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("PYTHONPATH", str(Path(tabledhote.__file__).parents[1]))
    monkeypatch.chdir(tmp_path)
