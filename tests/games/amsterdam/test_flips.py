"""Turning tiles over and driving tourists out (HA-5.11 to 5.15, 5.18, 5.19, 6.11 to 6.16)."""

from itertools import product

import pytest

from tabledhote import IllegalAction, InvalidPosition
from tests.games.amsterdam.city import BUILDINGS, CROSSINGS, around
from tests.games.amsterdam.positions import (
    ALL_DAY,
    ALL_NIGHT,
    do,
    happened,
    kinds,
    offered,
    p7,
    seen,
    shows,
    side,
    start,
    targets,
    tourists,
)

E_TO_H = {"b3": 3, "e2": 2, "d5": 1, "a2": 1, "b2": 1, "b4": 1, "d2": 1, "d4": 1}  # HA-X8


@pytest.mark.rule("HA-5.11", "HA-5.12", "HA-5.13")
def test_pawns_flip_the_right_sides_round_them_and_never_the_dam() -> None:
    for mayor, watchman in product(CROSSINGS, ("cd23", "ab45", "de12")):
        if mayor == watchman:
            continue
        state = p7(mayor=mayor, watchman=watchman, tourists={"c3": 2, "a3": 9})
        night = [tile for tile in BUILDINGS if tile in around(mayor) and side(state, tile) == "night"]
        day = [tile for tile in BUILDINGS if tile in around(watchman) and side(state, tile) == "day"]
        assert targets(state, "flip mayor") == night
        assert targets(state, "flip watchman") == day
        assert "c3" not in night + day


@pytest.mark.rule("HA-5.12")
def test_no_tile_of_the_right_side_no_flip() -> None:
    state = p7(mayor="bc34", watchman="cd23", sides=ALL_DAY, tourists={"c3": 2, "a3": 9})
    assert targets(state, "flip mayor") == []
    assert targets(state, "flip watchman") == ["c2", "d2", "d3"]


@pytest.mark.rule("HA-5.14", "HA-R25")
def test_four_or_more_tourists_lock_a_tile_in_the_tactical_game_only() -> None:
    for number, variant in product((0, 1, 3, 4, 5, 9), ("family", "tactical")):
        state = p7(variant=variant, tourists={"b3": number, "a1": 11 - number})
        locked = variant == "tactical" and number >= 4
        assert targets(state, "flip mayor") == (["c4"] if locked else ["b3", "c4"])


@pytest.mark.rule("HA-R26")
def test_a_locked_tile_can_receive_tourists() -> None:
    """All other cafes hold four or more: the fewest of them is still the home. And a locked tile can be sent to."""
    state = p7(variant="tactical", turn=12, supply=14, tourists={"b3": 2, "a2": 5, "d5": 4, "e2": 4, "c3": 1})
    do(state, "flip mayor b3")
    assert offered(state) == ["rehouse e2", "rehouse d5"]
    do(state, "rehouse d5")
    assert tourists(state)["d5"] == 6
    do(state, "send watchman a2")
    assert tourists(state)["a2"] == 6


@pytest.mark.rule("HA-6.11")
def test_an_empty_tile_is_turned_over() -> None:
    state = p7(tourists={"a1": 11})
    before = {tile: shows(state, tile) for tile in BUILDINGS}
    assert (side(state, "c4"), before["c4"]) == ("night", "casino")
    do(state, "flip mayor c4")
    assert (side(state, "c4"), shows(state, "c4")) == ("day", "market")
    assert {tile: shows(state, tile) for tile in BUILDINGS} == {**before, "c4": "market"}
    assert tourists(state) == {"a1": 11}
    assert happened(state) == [{"event": "flip", "pawn": "mayor", "tile": "c4", "old": "casino", "new": "market"}]


@pytest.mark.rule("HA-6.12", "HA-R19")
def test_all_tourists_leave_together_then_the_tile_is_turned() -> None:
    state = p7(tourists={"b3": 6, "a2": 1, "e2": 2, "d5": 2})
    do(state, "flip mayor b3")
    assert tourists(state) == {"a2": 7, "e2": 2, "d5": 2}
    assert shows(state, "b3") == "manor"
    assert kinds(happened(state)) == ["evict", "flip"]


@pytest.mark.rule("HA-6.12")
def test_moving_and_turning_are_one_step() -> None:
    """The winner is decided after the move: the tile that was left no longer counts for seat 0."""
    state = p7(turn=12, supply=14, tourists={"b3": 13, "a2": 1, "e2": 1, "c5": 1})
    do(state, "flip mayor b3")
    assert state.winners() == [1]
    assert shows(state, "b3") == "manor", "also when the game ends with it"


@pytest.mark.rule("HA-6.13", "HA-R20")
def test_homes_show_the_old_function_and_hold_the_fewest() -> None:
    """Cafes are b3, a2, e2 and d5. An empty one counts as 0; tiles with a cafe underneath are no homes."""
    for a2, e2, d5, homes in (
        (0, 0, 0, ["a2", "e2", "d5"]),
        (1, 0, 0, ["e2", "d5"]),
        (2, 1, 1, ["e2", "d5"]),
        (2, 2, 2, ["a2", "e2", "d5"]),
        (1, 2, 1, ["a2", "d5"]),
    ):
        state = p7(tourists={"b3": 1, "a2": a2, "e2": e2, "d5": d5, "c5": 10 - a2 - e2 - d5})
        do(state, "flip mayor b3")
        assert targets(state, "rehouse") == homes
    state = p7(tourists={"b3": 1, "a2": 3, "e2": 2, "d5": 1, "c5": 4})
    do(state, "flip mayor b3")
    assert tourists(state)["d5"] == 2


@pytest.mark.rule("HA-R18", "HA-6.13")
def test_same_function_is_that_before_the_flip() -> None:
    """b3 is a cafe that becomes a manor: its guests look for cafes, not for the manors a1, b2 and e3."""
    state = p7(tourists={"b3": 2, "a2": 4, "e2": 4, "c5": 1})
    do(state, "flip mayor b3")
    assert tourists(state) == {"a2": 4, "e2": 4, "c5": 1, "d5": 2}


@pytest.mark.rule("HA-6.14", "HA-5.15", "HA-5.18")
def test_while_the_choice_is_open_nothing_else_is_legal() -> None:
    state = p7(tourists=E_TO_H)
    do(state, "flip mayor b3")
    assert seen(state, "phase") == "rehouse"
    assert seen(state, "leaving") == "b3"
    assert offered(state) == ["rehouse a2", "rehouse d5"]
    assert tourists(state) == dict(sorted(E_TO_H.items())), "they still stand on it"
    assert shows(state, "b3") == "cafe", "it is not yet turned"
    for other in (
        {"do": "end_turn"},
        {"do": "flip", "pawn": "watchman", "tile": "d2"},
        {"do": "rehouse", "tile": "e2"},
    ):
        with pytest.raises(IllegalAction):
            state.parse(other)
    do(state, "rehouse d5")
    assert seen(state, "leaving") is None


@pytest.mark.rule("HA-5.15")
def test_rehouse_is_offered_only_with_a_choice() -> None:
    state = p7(tourists={"b3": 3, "a2": 1, "e2": 2, "d5": 2, "c5": 3})
    do(state, "flip mayor b3")
    assert seen(state, "phase") == "act", "one home: no question"


@pytest.mark.rule("HA-6.15")
def test_no_other_tile_of_that_function_so_to_the_dam() -> None:
    state = p7(tourists={"c4": 4, "a1": 7})
    assert [tile for tile in BUILDINGS if shows(state, tile) == "casino"] == ["c4"]
    do(state, "flip mayor c4")
    assert tourists(state) == {"a1": 7, "c3": 4}
    assert happened(state)[0] == {"event": "evict", "from": "c4", "to": "c3", "number": 4, "auto": True}


@pytest.mark.rule("HA-6.16")
def test_a_tile_just_flipped_can_be_a_home() -> None:
    """The mayor turns b3 to a manor; the watchman drives those of the manor b2 out, and b3 is a home."""
    state = p7(watchman="bc23", tourists={"b2": 1, "a1": 1, "e3": 1, "c3": 1, "c5": 7})
    do(state, "flip mayor b3", "flip watchman b2")
    assert tourists(state) == {"a1": 1, "b3": 1, "c3": 1, "c5": 7, "e3": 1}


@pytest.mark.rule("HA-6.16")
def test_what_the_second_pawn_may_do_is_worked_out_anew() -> None:
    state = p7(watchman="bc23", tourists={"a1": 11})
    assert targets(state, "flip watchman") == ["b2"]
    do(state, "flip mayor b3")
    assert targets(state, "flip watchman") == ["b2", "b3"]


@pytest.mark.rule("HA-5.18", "HA-R12")
def test_flips_are_optional() -> None:
    state = p7(tourists=E_TO_H)
    assert offered(state)[-1] == "end_turn"
    do(state, "end_turn")
    assert seen(state, "turn") == 8
    assert happened(state)[0] == {"event": "end_turn"}
    half = p7(tourists={"a1": 11})
    do(half, "flip mayor c4", "end_turn")
    assert seen(half, "turn") == 8


@pytest.mark.rule("HA-5.18")
def test_what_cannot_be_declined() -> None:
    for state in (start(), start(variant="tactical"), p7(phase="walk_mayor", tourists={"a1": 11})):
        assert offered(state, "end_turn") == []
    walked = p7(phase="walk_mayor", tourists={"a1": 11}, dice=(1, 3))
    do(walked, "walk mayor bc45")
    assert offered(walked, "end_turn") == []


@pytest.mark.rule("HA-5.19")
def test_order_of_the_legal_actions() -> None:
    state = p7(tourists={"c3": 2, "a3": 9})
    day = [tile for tile in BUILDINGS if side(state, tile) == "day"]
    night = [tile for tile in BUILDINGS if side(state, tile) == "night"]
    assert offered(state) == [
        "flip mayor b3",
        "flip mayor c4",
        *(f"send mayor {tile}" for tile in day),
        "flip watchman d2",
        *(f"send watchman {tile}" for tile in night),
        "end_turn",
    ]
    assert offered(start(variant="tactical")) == ["sail 1", "sail 2", "sail 3", "sail 4"]
    assert targets(start(), "place_hotel") == CROSSINGS
    rehousing = p7(tourists={"b3": 1, "a1": 10})
    do(rehousing, "flip mayor b3")
    assert offered(rehousing) == ["rehouse a2", "rehouse e2", "rehouse d5"]


@pytest.mark.rule("HA-I13")
def test_the_longest_list_of_actions() -> None:
    """Both beside the dam, three night tiles for the mayor, three day tiles for the watchman, both sides to send to."""
    sides = {"b3": "night", "b4": "night", "c4": "night", "c2": "day", "d2": "day", "d3": "day"}
    for others in (ALL_DAY, ALL_NIGHT):
        state = p7(tourists={"c3": 2, "a3": 9}, sides={**others, **sides})
        assert len(offered(state, "flip")) == 6
        assert len(offered(state, "send")) == 24
        assert len(state.legal()) == 31


@pytest.mark.rule("HA-R11", "HA-X20")
def test_the_order_of_the_pawns_matters() -> None:
    city = {"b2": 1, "b4": 4, "d2": 3, "d4": 3}
    state = p7(watchman="bc23", tourists=city)
    do(state, "flip watchman b2")
    assert targets(state, "rehouse") == ["a1", "e3"]
    state = p7(watchman="bc23", tourists=city)
    do(state, "flip mayor b3")
    assert shows(state, "b3") == "manor"
    do(state, "flip watchman b2")
    assert targets(state, "rehouse") == ["a1", "b3", "e3"]


@pytest.mark.rule("HA-X8")
def test_the_rulebooks_example() -> None:
    state = p7(tourists=E_TO_H)
    assert state.scores() == [6, 5]
    assert offered(state) == ["flip mayor b3", "flip mayor c4", "flip watchman d2", "end_turn"]
    do(state, "flip mayor b3")
    assert offered(state) == ["rehouse a2", "rehouse d5"]
    for home, scores in (("a2", [6, 5]), ("d5", [3, 8])):
        other = state.copy()
        do(other, f"rehouse {home}")
        assert tourists(other)[home] == 4
        assert "b3" not in tourists(other)
        assert shows(other, "b3") == "manor"
        assert other.scores() == scores


@pytest.mark.rule("HA-X15")
def test_tactical_lock() -> None:
    hotels = [["ab12", "ab34"], ["cd45", "de12"]]
    state = p7(variant="tactical", mayor="cd34", hotels=hotels, tourists={"d2": 4, "a3": 5, "c5": 2})
    assert offered(state, "flip watchman") == []
    state = p7(variant="tactical", mayor="cd34", tourists={"d2": 3, "a3": 5, "c5": 3})
    assert targets(state, "flip watchman") == ["d2"]
    state = p7(variant="tactical", mayor="cd34", watchman="bc45", tourists={"d2": 4, "a3": 5, "c5": 2})
    assert targets(state, "flip watchman") == ["b4", "c5"]
    assert shows(state, "c5") == "museum"
    do(state, "flip watchman c5")
    assert tourists(state) == {"a3": 5, "d2": 6}
    assert shows(state, "c5") == "casino"


@pytest.mark.rule("HA-X19", "HA-R21", "HA-6.16")
def test_flip_and_flip_back() -> None:
    state = p7(watchman="bc23", tourists=E_TO_H)
    assert offered(state) == ["flip mayor b3", "flip mayor c4", "flip watchman b2", "end_turn"]
    do(state, "flip mayor b3", "rehouse a2")
    assert offered(state) == ["flip watchman b2", "flip watchman b3", "end_turn"]
    do(state, "flip watchman b3")
    assert shows(state, "b3") == "cafe"
    assert "b3" not in tourists(state)
    assert tourists(state)["a2"] == 4
    assert kinds(happened(state))[:4] == ["evict", "flip", "flip", "end_turn"]
    assert seen(state, "turn") == 8


@pytest.mark.rule("HA-4.9")
def test_a_position_without_anything_left_is_not_one_to_act_in() -> None:
    sides = {**ALL_DAY, "d4": "night", "e4": "night", "d5": "night", "e5": "night"}
    with pytest.raises(InvalidPosition, match="nothing is left to do"):
        p7(mayor="ab12", watchman="de45", sides=sides, tourists={"a1": 11})
