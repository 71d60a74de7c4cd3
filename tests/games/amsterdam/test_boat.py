"""The boat, landing and waiting (HA-5.1, HA-6.1 to 6.8)."""

from itertools import product

import pytest

from tests.games.amsterdam.positions import (
    do,
    game,
    happened,
    kinds,
    offered,
    p7,
    roll_next,
    seen,
    start,
    start_of_turn,
    tourists,
    waiting,
)
from tests.support.random_games import decisions

HOTELS = [["ab12", "ab23"], ["de12", "de23"]]
FULL_QUAYS = {0: 1, 6: 2, 12: 3, 18: 1}
NORTH, EAST = ["a5", "b5", "c5", "d5", "e5"], ["e5", "e4", "e3", "e2", "e1"]
SOUTH, WEST = ["e1", "d1", "c1", "b1", "a1"], ["a1", "a2", "a3", "a4", "a5"]
STRAIGHTS = [at for at in range(24) if at % 6]
SERVED = dict(zip(STRAIGHTS, NORTH + EAST + SOUTH + WEST, strict=True))  # HA-2.15, written out once more


@pytest.mark.rule("HA-5.1", "HA-R27")
def test_sail_offers_1_to_4_always_and_only_in_the_tactical_game() -> None:
    asked = 0
    for state in decisions(game(variant="tactical"), 2):
        if state.seat >= 0 and seen(state, "phase") == "sail":
            assert offered(state) == ["sail 1", "sail 2", "sail 3", "sail 4"]
            asked += 1
    assert asked == seen(state, "turn") > 20, "once each turn"
    for state in decisions(game(), 2):
        assert offered(state, "sail") == []


@pytest.mark.rule("HA-6.1")
def test_family_the_boat_moves_by_both_dice_clockwise() -> None:
    for boat, white, black in product((15, 20, 22), (1, 2, 3), (1, 2, 3)):
        state = start_of_turn(8, (white, black), tourists={"c2": 11}, hotels=HOTELS, boat=boat)
        assert seen(state, "boat") == (boat + white + black) % 24


@pytest.mark.rule("HA-6.1")
def test_tactical_the_boat_moves_as_chosen() -> None:
    for boat, steps in product((15, 21, 23), (1, 2, 3, 4)):
        state = p7(variant="tactical", tourists={"c2": 11}, boat=boat)
        do(state, "end_turn", f"sail {steps}")
        assert seen(state, "boat") == (boat + steps) % 24


@pytest.mark.rule("HA-6.2")
def test_one_tourist_a_turn_leaves_the_supply() -> None:
    for variant in ("family", "tactical"):
        for state in decisions(game(variant=variant, players=3), 6):
            assert seen(state, "supply") == 26 - seen(state, "turn") + (seen(state, "phase") == "sail")


@pytest.mark.rule("HA-6.3", "HA-6.5", "HA-6.6", "HA-6.7", "HA-6.8", "HA-I14")
def test_every_move_from_every_position() -> None:
    """Those on a quay that the boat enters and leaves come along; all others stay."""
    for boat, dice in product(range(24), ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3))):
        state = start_of_turn(8, dice, tourists={"c2": 4}, waiting=FULL_QUAYS, hotels=HOTELS, boat=boat)
        entered = [(boat + step) % 24 for step in range(1, sum(dice) + 1)]
        passed = [at for at in entered[:-1] if at in FULL_QUAYS]
        assert len(passed) <= 1, "HA-I14"
        boarded = [event["curve"] for event in happened(state) if event["event"] == "board"]
        assert boarded == passed, "nobody boards in the curve where the boat stops or stood"
        left = {curve: number for curve, number in FULL_QUAYS.items() if curve not in passed}
        aboard = 1 + sum(FULL_QUAYS[curve] for curve in passed)
        if entered[-1] in SERVED:
            assert tourists(state) == {"c2": 4, SERVED[entered[-1]]: aboard}
            assert waiting(state) == left
        else:
            assert passed == [], "HA-I14"
            assert tourists(state) == {"c2": 4}
            assert waiting(state) == {**left, entered[-1]: left[entered[-1]] + 1}


@pytest.mark.rule("HA-6.4", "HA-R6")
def test_boarding_is_no_decision() -> None:
    state = p7(tourists={"c2": 9}, waiting={18: 2}, boat=17)
    roll_next(state, (1, 2))
    do(state, "end_turn")
    assert kinds(happened(state)) == ["end_turn", "turn", "roll", "sail", "board", "land"]
    assert {action.split()[0] for action in offered(state)} == {"walk"}


@pytest.mark.rule("HA-X2", "HA-R5")
def test_stopping_in_a_curve() -> None:
    state = start((1, 2))
    assert seen(state, "boat") == 18
    assert waiting(state) == {18: 1}
    assert tourists(state) == {"b2": 1, "b4": 1, "d2": 1, "d4": 1}
    assert seen(state, "supply") == 25
    assert seen(state, "phase") == "place_hotel"
    assert happened(state)[-1] == {"event": "wait", "curve": 18}


@pytest.mark.rule("HA-X3", "HA-6.7", "HA-R4")
def test_leaving_a_curve() -> None:
    state = start((1, 2))
    roll_next(state, (1, 1))
    do(state, "place_hotel ab12", "walk mayor bc45", "walk watchman de12", "end_turn")
    assert (seen(state, "turn"), state.seat) == (2, 1)
    assert seen(state, "boat") == 20
    assert tourists(state)["a2"] == 1
    assert waiting(state) == {18: 1}
    assert seen(state, "supply") == 24


@pytest.mark.rule("HA-X4", "HA-6.3")
def test_passing_a_curve() -> None:
    city = {"b2": 1, "b4": 1, "d2": 1, "d4": 1, "e4": 3, "c5": 4}
    before = {"tourists": city, "hotels": HOTELS, "boat": 16, "waiting": {18: 2}, "supply": 17}
    state = start_of_turn(10, (2, 3), **before)
    assert state.seat == 1
    assert seen(state, "boat") == 21
    assert tourists(state) == {**city, "a3": 3}
    assert waiting(state) == {}
    assert seen(state, "supply") == 16
    assert state.scores() == [4, 1]
    assert happened(state)[-2:] == [
        {"event": "board", "curve": 18, "number": 2},
        {"event": "land", "tile": "a3", "number": 3},
    ]


@pytest.mark.rule("HA-X4")
def test_scores_before_the_boat_passes() -> None:
    city = {"b2": 1, "b4": 1, "d2": 1, "d4": 1, "e4": 3, "c5": 4}
    assert p7(turn=9, supply=17, tourists=city, hotels=HOTELS, waiting={18: 2}).scores() == [1, 1]


@pytest.mark.rule("HA-X5", "HA-6.6", "HA-R5")
def test_stopping_in_a_curve_again() -> None:
    city = {"b2": 1, "b4": 1, "d2": 1, "d4": 1, "e4": 4, "c5": 4}
    state = start_of_turn(10, (2, 3), tourists=city, hotels=HOTELS, boat=13, waiting={18: 1}, supply=17)
    assert seen(state, "boat") == 18
    assert waiting(state) == {18: 2}
    assert kinds(happened(state))[-2:] == ["sail", "wait"], "nobody boards, nobody lands"
    assert tourists(state) == city
    assert seen(state, "supply") == 16


@pytest.mark.rule("HA-X6")
def test_a_corner_tile_has_two_landings() -> None:
    for dice, boat in (((1, 1), 17), ((1, 3), 19)):
        state = start(dice)
        assert seen(state, "boat") == boat
        assert tourists(state)["a1"] == 1
