"""The dam: which pawn may send a tourist from there, and where to (HA-5.16, 5.17, 6.17)."""

import pytest

from tabledhote import State
from tests.games.amsterdam.city import BESIDE_THE_DAM, BUILDINGS, CROSSINGS
from tests.games.amsterdam.positions import (
    ALL_DAY,
    ALL_NIGHT,
    do,
    happened,
    offered,
    p7,
    position,
    seen,
    shows,
    side,
    targets,
    tourists,
)

CITY = {"c3": 2, "a3": 9}


def x9() -> State:
    return position(
        players=3,
        turn=7,
        supply=19,
        hotels=[["cd34", "ab12"], ["de12", "bc45"], ["ab45", "de34"]],
        tourists={"c4": 2, "d4": 1, "b2": 1, "a1": 3, "e1": 2, "d1": 2},
    )


@pytest.mark.rule("HA-5.16")
def test_the_pawn_stands_beside_the_dam_and_the_dam_is_not_empty() -> None:
    for at in CROSSINGS:
        state = p7(mayor=at, watchman="de45" if at != "de45" else "ab12", tourists=CITY)
        assert bool(offered(state, "send mayor")) == (at in BESIDE_THE_DAM)
        assert offered(state, "send watchman") == []
        state = p7(watchman=at, mayor="de45" if at != "de45" else "ab12", tourists=CITY)
        assert bool(offered(state, "send watchman")) == (at in BESIDE_THE_DAM)
    assert offered(p7(tourists={"a3": 11}), "send") == []


@pytest.mark.rule("HA-5.17")
def test_the_mayor_sends_to_day_and_the_watchman_to_night() -> None:
    state = p7(tourists={"c3": 1, "a1": 10, "b1": 0})
    assert targets(state, "send mayor") == [tile for tile in BUILDINGS if side(state, tile) == "day"]
    assert targets(state, "send watchman") == [tile for tile in BUILDINGS if side(state, tile) == "night"]
    assert "a1" in targets(state, "send mayor"), "whatever it holds"
    assert "e3" in targets(state, "send mayor"), "also an empty one, anywhere"
    assert "c3" not in targets(state, "send")
    tactical = p7(variant="tactical", tourists={"c3": 1, "a1": 10})
    assert "a1" in targets(tactical, "send mayor"), "also to a locked one"


@pytest.mark.rule("HA-5.17")
def test_no_tile_of_that_side_no_sending() -> None:
    state = p7(tourists=CITY, sides=ALL_DAY)
    assert offered(state, "send watchman") == []
    assert len(offered(state, "send mayor")) == 24


@pytest.mark.rule("HA-6.17", "HA-R14")
def test_one_tourist_goes_to_the_chosen_tile() -> None:
    state = p7(tourists=CITY)
    before = {tile: shows(state, tile) for tile in BUILDINGS}
    do(state, "send mayor e5")
    assert tourists(state) == {"a3": 9, "c3": 1, "e5": 1}
    assert happened(state) == [{"event": "send", "pawn": "mayor", "tile": "e5"}]
    assert {tile: shows(state, tile) for tile in BUILDINGS} == before
    assert offered(state, "send mayor") == []
    assert len(offered(state, "send watchman")) == 12


@pytest.mark.rule("HA-R13")
def test_a_pawn_beside_the_dam_both_flips_and_sends() -> None:
    for first, second in (("flip mayor b3", "send mayor e5"), ("send mayor e5", "flip mayor b3")):
        state = p7(tourists=CITY)
        do(state, first, second)
        assert shows(state, "b3") == "manor"
        assert tourists(state)["e5"] == 1


@pytest.mark.rule("HA-R15")
def test_a_pawn_that_stayed_beside_the_dam_sends_and_flips() -> None:
    state = p7(variant="tactical", phase="walk_mayor", tourists=CITY)
    do(state, "walk mayor bc34", "walk watchman cd23")
    assert offered(state, "send mayor")
    assert offered(state, "send watchman")
    assert targets(state, "flip mayor") == ["b3", "c4"]


@pytest.mark.rule("HA-R16")
def test_the_player_chooses_the_target_not_chance() -> None:
    state = p7(tourists=CITY)
    chance, revealed = state.rng.state, state.revealed
    for tile in targets(state, "send mayor"):
        other = state.copy()
        do(other, f"send mayor {tile}")
        assert tourists(other)[tile] == CITY.get(tile, 0) + 1
        assert (other.rng.state, other.revealed) == (chance, revealed)


@pytest.mark.rule("HA-R17", "HA-7.1")
def test_tourists_on_the_dam_score() -> None:
    for at in CROSSINGS:
        rest = [crossing for crossing in ("ab12", "de12", "ab45", "de45") if crossing != at]
        state = p7(tourists={"c3": 5, "a3": 6}, hotels=[[at, rest[0]], rest[1:]])
        beside_a3 = at in ("ab23", "ab34")
        assert state.scores() == [5 * (at in BESIDE_THE_DAM) + 6 * beside_a3, 0]


@pytest.mark.rule("HA-X9")
def test_nowhere_to_go() -> None:
    state = x9()
    assert state.scores() == [7, 6, 1]
    assert [tile for tile in BUILDINGS if shows(state, tile) == "casino"] == ["c4"]
    do(state, "flip mayor c4")
    assert seen(state, "phase") == "act"
    assert tourists(state) == {"a1": 3, "b2": 1, "c3": 2, "d1": 2, "d4": 1, "e1": 2}
    assert shows(state, "c4") == "market"
    assert state.scores() == [7, 4, 1]


@pytest.mark.rule("HA-X10")
def test_sending_from_the_dam() -> None:
    state = x9()
    do(state, "flip mayor c4")
    assert len(offered(state, "send mayor")) == 13
    assert "c4" in targets(state, "send mayor")
    assert offered(state, "flip") == ["flip watchman d2"]
    assert len(offered(state, "send watchman")) == 11
    assert len(state.legal()) == 26
    do(state, "send mayor a1")
    assert tourists(state) == {"a1": 4, "b2": 1, "c3": 1, "d1": 2, "d4": 1, "e1": 2}
    assert state.scores() == [7, 4, 1]
    do(state, "send watchman d1")
    assert tourists(state) == {"a1": 4, "b2": 1, "d1": 3, "d4": 1, "e1": 2}
    assert state.scores() == [6, 5, 1]
    assert offered(state) == ["flip watchman d2", "end_turn"]


@pytest.mark.rule("HA-X21")
def test_nothing_of_the_right_side() -> None:
    state = position(
        turn=20,
        supply=6,
        sides=ALL_NIGHT,
        hotels=[["bc12", "de12"], ["ab23", "de23"]],
        tourists={"c3": 1, "a1": 10, "e5": 9, "b5": 4},
    )
    assert state.seat == 1
    assert state.scores() == [0, 0]
    sends = [f"send watchman {tile}" for tile in BUILDINGS]
    assert offered(state) == ["flip mayor b3", "flip mayor b4", "flip mayor c4", *sends, "end_turn"]
