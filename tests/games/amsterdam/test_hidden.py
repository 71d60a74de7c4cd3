"""Nothing is hidden but chance to come (HA-9)."""

import pytest

from tabledhote import Rng
from tests.games.amsterdam.city import BUILDINGS
from tests.games.amsterdam.positions import game, p7, seen, start
from tests.support.random_games import decisions, written


@pytest.mark.rule("HA-9.1", "HA-R28")
def test_every_seat_and_a_spectator_see_all_and_the_same() -> None:
    for options in ({"players": 2}, {"players": 4, "variant": "tactical"}):
        for state in decisions(game(**options), 3):
            views = [{**state.view(seat), "you": None} for seat in range(-1, state.game.players)]
            assert all(view == views[0] for view in views)
            assert [state.view(seat)["you"] for seat in (-1, 0, 1)] == [-1, 0, 1]
    for tile in seen(start(), "tiles"):
        assert {"day", "night"} <= set(tile), "the lower side too"
    assert [tile["place"] for tile in seen(start(), "tiles")] == BUILDINGS


@pytest.mark.rule("HA-9.1")
def test_the_view_shows_the_whole_position() -> None:
    """Two positions that differ in any field look different."""
    base = p7(tourists={"a3": 11})
    for other in (
        p7(tourists={"a3": 10, "a4": 1}),
        p7(tourists={"a3": 10, "c3": 1}),
        p7(tourists={"a3": 10}, waiting={6: 1}),
        p7(tourists={"a3": 11}, boat=3),
        p7(tourists={"a3": 11}, mayor="cd34"),
        p7(tourists={"a3": 11}, watchman="cd12"),
        p7(tourists={"a3": 11}, dice=(2, 1)),
        p7(tourists={"a3": 11}, sides={"a1": "night"}),
        p7(tourists={"a3": 11}, phase="walk_mayor"),
        p7(tourists={"a3": 11}, hotels=[["ab12", "ab34"], ["cd45", "de23"]]),
    ):
        assert base.view(0) != other.view(0)


@pytest.mark.rule("HA-9.2")
def test_nobody_sees_chance_to_come() -> None:
    state = start()
    assert not {"rng", "seed"} & set(written(state.view(0)).split('"'))
    other = state.copy()
    other.rng.reseed(99)
    assert state.view(0) == other.view(0)
    hidden = {state.conceal(0, Rng(seed)).rng.state for seed in range(20)}
    assert len(hidden) == 20
    assert state.rng.state not in hidden, "a bot that searches a concealed copy rolls its own dice"


@pytest.mark.rule("HA-9.3")
def test_the_tactical_game_rolls_nothing_after_setup() -> None:
    for seed in range(5):
        states = decisions(game(variant="tactical", layout="random", first="random", players=3), seed)
        chance = None
        for state in states:
            chance = state.rng.state if chance is None else chance
            assert state.rng.state == chance
            assert state.revealed == 0
            assert seen(state, "dice") is None
    family = [state.revealed for state in decisions(game(), 1)]
    assert family[-1] > 20, "and the family game does, once each turn"
