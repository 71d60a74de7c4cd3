"""Simulated hours in which everything must hold, and bugs that must be found."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tests.simulation.__main__ import worlds
from tests.simulation.world import Outcome, simulate

ROOT = Path(__file__).parents[2]


@pytest.fixture
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """A process of its own: worlds leave unfinished work, which a browser's driver in this thread would pick up."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        yield process


def played(hours: float, first: int, plant: str | None = None) -> list[Outcome]:
    return list(worlds(hours, first, plant))


@pytest.mark.slow
@pytest.mark.parametrize("first", [1, 26, 51, 76])
def test_everything_holds_for_fifty_hours(first: int, elsewhere: ProcessPoolExecutor) -> None:
    outcomes = elsewhere.submit(played, 50.0, first).result()
    assert [(outcome.seed, outcome.breach) for outcome in outcomes if outcome.breach] == []
    assert len(outcomes) == 25
    assert sum(outcome.counts["acknowledged"] for outcome in outcomes) > 1000  # something has happened
    assert sum(outcome.counts["starts"] for outcome in outcomes) > 60


def test_a_run_follows_from_its_seed_alone(elsewhere: ProcessPoolExecutor) -> None:
    """Twice in one process, and in others that hash otherwise."""
    once, again, other = (elsewhere.submit(simulate, seed, hours=0.5).result() for seed in (7, 7, 8))
    assert once == again
    assert once.digest != other.digest
    script = "from tests.simulation.world import simulate; print(simulate(7, hours=0.5).digest)"
    for hashing in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hashing}
        ended = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        assert ended.stdout.split() == [once.digest]


@pytest.mark.parametrize(
    "plant",
    [
        "answer-before-commit",
        "no-version-check",
        "refused-repetition",
        "unchecked-chat",
        "chat-without-id",
        "lost-undo",
    ],
)
def test_a_planted_bug_is_found(plant: str, elsewhere: ProcessPoolExecutor) -> None:
    last = elsewhere.submit(played, 40.0, 1, plant).result()[-1]
    assert last.breach is not None
    assert elsewhere.submit(simulate, last.seed, plant).result() == last
