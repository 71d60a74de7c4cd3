"""Components files: a mutated or damaged one is refused with a reason, or the game can be played with it."""

import tomllib
from functools import cache, partial
from importlib import import_module, resources
from random import Random

import tabledhote
from tabledhote import InvalidComponents, Rng
from tabledhote.kernel.playout import playout
from tests.fuzz import tries
from tests.fuzz.games import any_game
from tests.fuzz.mutations import spoiled

MUTANTS = 10


@cache
def printed(name: str) -> bytes:
    return resources.files(f"tabledhote.games.{name}").joinpath("components.toml").read_bytes()


def damaged(chance: Random) -> int:
    """Mutants of the components file of a game; how many."""
    game = any_game(chance)
    for _ in range(MUTANTS):
        raw = spoiled(chance, printed(game.id))
        try:
            corrected = tabledhote.game(game.id, **game.options, components=raw)
        except InvalidComponents as refusal:
            check_reason(str(refusal))
        except tabledhote.InvalidOption as refusal:  # bytes are for records and tests, paths for everybody
            raise AssertionError(f"refused as an option: {refusal}") from refusal
        else:
            tomllib.loads(raw.decode())
            broken = import_module(f"tabledhote.games.{game.id}.invariants").broken
            state = corrected.start(chance.getrandbits(63))
            assert broken(state) is None
            assert playout(state, Rng(chance.getrandbits(63))) <= game.box.bound(game.options)
            assert broken(state) is None
    return MUTANTS


def check_reason(reason: str) -> None:
    assert reason.startswith("components: "), reason
    assert len(reason) <= 2_000, f"a reason of {len(reason)} characters: {reason[:200]}"
    assert "\n" not in reason, reason
    reason.encode()


run = partial(tries, "components", damaged)
