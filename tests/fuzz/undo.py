"""Undo: a seat learns nothing from an action that it can take back, and taking it back leaves no trace."""

from functools import partial
from random import Random

from tabledhote import Rng
from tabledhote.bots import Greedy
from tabledhote.table import Record
from tests.fuzz import tries
from tests.fuzz.games import any_game
from tests.support.undoing import learned


def played(chance: Random) -> int:
    """A whole game, with undos; how many actions could be taken back. A bot goes where chance alone does not."""
    record, rng = Record(any_game(chance), f"{chance.getrandbits(64):x}"), Rng(chance.getrandbits(63))
    bot, attention = Greedy(chance.getrandbits(32)), chance.choice((0.0, 0.5, 0.9))
    number = 0
    while record.state.seat >= 0:
        state = record.state
        action = bot.choose(state) if chance.random() < attention else chance.choice(state.legal())
        shown = learned(state, action, rng)
        assert not shown, f"{state.describe(action)} showed seat {state.seat}: {', '.join(shown)}"
        before, seat, told = state.dump(), state.seat, record.log[:]
        record.play(seat, state.describe(action))
        if record.fixed(seat) is None:
            number += 1
            if chance.random() < 0.1:
                undone = record.undo(seat)
                assert (record.state.dump(), record.log) == (before, told), f"{undone} was taken back and left a trace"
    return number


run = partial(tries, "undo", played)
