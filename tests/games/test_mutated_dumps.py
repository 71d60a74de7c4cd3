"""Positions that were changed: refused with a reason, or good to play on. Hypothesis looks for the smallest example."""

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.dumps import some_positions, try_mutant
from tests.support.random_games import opened
from tests.support.settings import settings as every_setting
from tests.support.settings import title

EVERY = list(every_setting())


@cache
def dumps_of(setting: int) -> list[dict[str, Any]]:
    return [state.dump() for state in some_positions(Random(7), opened(*EVERY[setting]))]


@pytest.mark.slow
@pytest.mark.parametrize("setting", range(len(EVERY)), ids=[title(*each) for each in EVERY])
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(chance=st.randoms(use_true_random=False))
def test_a_mutated_position_is_refused_or_can_be_played_on(setting: int, chance: Random) -> None:
    dumps = dumps_of(setting)
    try_mutant(chance, opened(*EVERY[setting]), chance.choice(dumps), chance.choice(dumps))


def test_mutants_are_accepted_and_refused() -> None:
    """Otherwise the test above would show little."""
    chance, accepted = Random(1), 0
    for _ in range(200):
        setting = chance.randrange(len(EVERY))
        dumps = dumps_of(setting)
        accepted += try_mutant(chance, opened(*EVERY[setting]), chance.choice(dumps), chance.choice(dumps))
    assert 10 < accepted < 190
