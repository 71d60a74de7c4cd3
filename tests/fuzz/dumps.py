"""Positions: a mutated dump is refused with a reason, or it can be played on and every invariant holds."""

import json
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from tabledhote import Game, InvalidPosition, Rng, State
from tests.fuzz import tries
from tests.fuzz.games import any_game
from tests.fuzz.mutations import mutated

POSITIONS = 8  # of one game, with so many mutants of each
MUTANTS = 12
FURTHER = 40  # decisions played from what was accepted
LONGEST = 2_000  # characters of a reason


def damaged(chance: Random) -> int:
    """Some positions of a game and of mutants of them; how many mutants."""
    game = any_game(chance)
    dumps = [state.dump() for state in some_positions(chance, game)]
    for dump in dumps:
        for _ in range(MUTANTS):
            try_mutant(chance, game, dump, chance.choice(dumps))
    return MUTANTS * len(dumps)


def some_positions(chance: Random, game: Game) -> list[State]:
    """Positions of a random game, early and late ones."""
    every = [game.start(chance.getrandbits(63))]
    while every[-1].seat >= 0:
        after = every[-1].copy()
        after.apply(chance.choice(after.legal()))
        every.append(after)
    return [chance.choice(every[:20]), *(chance.choice(every) for _ in range(POSITIONS - 1))]


def try_mutant(chance: Random, game: Game, dump: dict[str, Any], other: dict[str, Any]) -> bool:
    """Load a mutant of a dump and play on; returns whether it was accepted."""
    if chance.random() < 0.2:
        mutant = mutated(chance, dump, other, strange=0.5)
    else:
        position = mutated(chance, dump["position"], other["position"], strange=0.1)
        mutant = {**dump, "position": position}
        if chance.random() < 0.8:
            mutant["seat"] = seat_of(game, mutant)
    try:
        state = game.load(mutant)
    except InvalidPosition as refusal:
        check_reason(str(refusal))
        return False
    try:
        play_on(chance, game, state)
    except Exception as error:
        error.add_note(f"accepted with {json.dumps(game.options)}: {json.dumps(mutant)}")
        raise
    return True


def seat_of(game: Game, mutant: dict[str, Any]) -> Any:
    """The seat that decides in a mutant, if one fits."""
    for seat in range(-1, game.players):
        try:
            game.load({**mutant, "seat": seat})
        except InvalidPosition as refusal:
            if ": seat is " not in str(refusal):
                break
        else:
            return seat
    return mutant["seat"]


def check_reason(reason: str) -> None:
    """A reason is one line that can be written to any file and fits a page."""
    assert reason.startswith("position: "), reason
    assert len(reason) <= LONGEST, f"a reason of {len(reason)} characters: {reason[:200]}"
    assert "\n" not in reason, reason
    reason.encode()


def play_on(chance: Random, game: Game, state: State) -> None:
    """Play some decisions, or to the end: everything works, and the position is always one that `load` takes."""
    broken = import_module(f"tabledhote.games.{game.id}.invariants").broken
    for number in range(FURTHER):
        assert broken(state) is None, f"after {number} actions {broken(state)}"
        if number % 8 == 0:
            for seat in range(-1, game.players):
                json.dumps(state.view(seat))
                assert state.conceal(seat, Rng(number)).view(seat) == state.view(seat)
            state.scores(), state.winners(), game.box.breakdown(state)
            assert game.load(json.loads(json.dumps(state.dump()))).dump() == state.dump()
        if state.seat < 0:
            return
        legal = state.legal()
        assert legal, f"nothing is legal after {number} actions"
        state.play(chance.choice(legal))


run = partial(tries, "dumps", damaged)
