"""What the fuzzers play: any game with any of its options, and records of it."""

from random import Random

import tabledhote
from tabledhote import Game
from tabledhote.games import box
from tabledhote.table import Record
from tests.support.random_games import opened
from tests.support.settings import settings

SETTINGS = list(settings())


def any_game(chance: Random) -> Game:
    """A game with random options: those of a test, or any value of each."""
    if chance.random() < 0.5:
        return opened(*chance.choice(SETTINGS))
    name = chance.choice(tabledhote.games())
    options = box(name).options
    return tabledhote.game(name, **{option.name: chance.choice(option.values) for option in options})


def any_record(chance: Random, game: Game, decisions: int) -> Record:
    """A record of that many random actions, fewer if the game ends."""
    record = Record(game, f"{chance.getrandbits(64):x}")
    while record.state.seat >= 0 and len(record.actions) < decisions:
        act(chance, record)
    return record


def act(chance: Random, record: Record) -> None:
    """A random action."""
    record.play(record.state.seat, record.state.describe(chance.choice(record.state.legal())))
