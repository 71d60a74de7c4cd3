"""Records for tests: games of Hotel Amsterdam with random actions."""

from typing import Any

import tabledhote
from tabledhote import Rng
from tabledhote.table import Record

FAMILY = {"first": 0, "layout": "reference"}


def started(seed: str = "7", **options: Any) -> Record:
    return Record(tabledhote.game("amsterdam", **{**FAMILY, **options}), seed)


def played(decisions: int, choices: int = 1, seed: str = "7", **options: Any) -> Record:
    """A record with so many random actions, or fewer if the game ends."""
    record, rng = started(seed, **options), Rng(choices)
    while record.state.seat >= 0 and len(record.actions) < decisions:
        legal = record.state.legal()
        record.play(record.state.seat, record.state.describe(legal[rng.below(len(legal))]))
    return record
