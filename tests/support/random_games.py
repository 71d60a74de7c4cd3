"""Random games for tests: the position before every decision, and what a whole game looked like in one number."""

import hashlib
import json
from collections.abc import Iterator

import msgspec

import tabledhote
from tabledhote import Game, Rng, State
from tests.support.settings import Chosen, title


def opened(name: str, chosen: Chosen) -> Game:
    return tabledhote.game(name, **chosen)


def written(value: object) -> str:
    """JSON in which equal values are equal texts; fails for what JSON does not know."""
    text = msgspec.json.encode(value, order="deterministic")
    assert msgspec.json.decode(text) == value, "tuples, sets, nan and keys that are not words do not survive JSON"
    return text.decode()


def same(one: object, other: object) -> bool:
    """Whether two values are equal, also in JSON: there, true is not 1, and for Python a list is no tuple.

    >>> same([1], [1]), same([1], [True]), same([1], (1,))
    (True, False, False)
    """
    return one == other and len({msgspec.json.encode(value, order="deterministic") for value in (one, other)}) == 1


def act_at_random(state: State, chance: Rng) -> None:
    """One random action for whoever decides."""
    actions = state.legal()
    state.apply(actions[chance.below(len(actions))])


def play_at_random(state: State, chance: Rng) -> None:
    """The rest of a random game."""
    while state.seat >= 0:
        act_at_random(state, chance)


def decisions(game: Game, seed: int, *, events: bool = False) -> Iterator[State]:
    """One random game: the same state object before each decision, and once more when it is over."""
    state = game.start(seed, events=events)
    chance = Rng(seed + 1)
    while state.seat >= 0:
        yield state
        act_at_random(state, chance)
    yield state


def digest(name: str, chosen: Chosen, rules: int, games: int = 3) -> str:
    """A fingerprint of all positions and legal actions of some random games by a version of the rules."""
    game = tabledhote.game(name, **chosen, rules=rules)
    found = hashlib.sha256(title(name, chosen).encode())
    for seed in range(games):
        for state in decisions(game, seed):
            seen = [state.dump(), state.legal() if state.seat >= 0 else []]
            found.update(json.dumps(seen, sort_keys=True, ensure_ascii=False).encode())
    return found.hexdigest()
