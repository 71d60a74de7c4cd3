"""Records: a mutated or damaged file is refused with a reason, or it is one whose actions were all legal."""

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from tabledhote import InvalidRecord
from tabledhote.table import Record
from tests.fuzz import tries
from tests.fuzz.games import any_game, any_record
from tests.fuzz.mutations import mutated, spoiled

MUTANTS = 40  # of each record


def damaged(chance: Random) -> int:
    """Mutants of one record, and spoiled files of it; how many."""
    record, other = (any_record(chance, any_game(chance), chance.randrange(60)) for _ in range(2))
    if chance.random() < 0.5:
        record.names = [f"N{seat}" for seat in range(record.game.players)]
        record.bots = ["greedy"] * record.game.players
    form, foreign = json.loads(record.text()), json.loads(other.text())
    for _ in range(MUTANTS):
        if chance.random() < 0.5:
            attempt(Record.read, mutated(chance, form, foreign, strange=0.4))
        else:
            attempt(Record.parse, spoiled(chance, record.text().encode()))
    return MUTANTS


def attempt(read: Callable[[Any], Record], given: Any) -> None:
    """Read what `written` gave, or a file, once it was changed."""
    try:
        record = read(given)
        record.verify()
    except InvalidRecord as refusal:
        check_reason(refusal)
    else:
        check_whole(record)


def check_reason(refusal: InvalidRecord) -> None:
    """A reason is one line that can be written to any file, and so is what its translations are given."""
    for text in (str(refusal), *map(str, refusal.values.values())):
        assert len(text) <= 2_000, f"a reason of {len(text)} characters: {text[:200]}"
        assert "\n" not in text, text
        text.encode()


def check_whole(record: Record) -> None:
    """What was accepted can be written, and reads back as the same."""
    raw = record.text().encode()
    again = Record.parse(raw)
    again.verify()
    assert again.text().encode() == raw
    assert again.state.dump() == record.state.dump() == record.replay().dump()


run = partial(tries, "records", damaged)
