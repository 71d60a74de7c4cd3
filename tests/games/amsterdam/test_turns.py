"""Turns, their phases and their events (HA-4)."""

import re
from typing import Any

import pytest

import tabledhote
from tabledhote import IllegalAction
from tests.games.amsterdam.city import CROSSINGS
from tests.games.amsterdam.positions import (
    ALL_DAY,
    do,
    game,
    happened,
    kinds,
    offered,
    p7,
    position,
    seen,
    shows,
    start,
    tourists,
)
from tests.support.random_games import decisions

HOTELS = [["bc12", "de12"], ["ab23", "de23"]]
EVENTS: dict[str, set[str]] = {
    "start": {"layout", "first"},
    "turn": {"number", "seat"},
    "roll": {"mayor", "watchman"},
    "sail": {"from", "to", "steps"},
    "board": {"curve", "number"},
    "land": {"tile", "number"},
    "wait": {"curve"},
    "place_hotel": {"seat", "at"},
    "walk": {"pawn", "from", "to", "steps"},
    "flip": {"pawn", "tile", "old", "new"},
    "evict": {"from", "to", "number"},
    "send": {"pawn", "tile"},
    "end_turn": set(),
    "end": {"reason", "scores", "winners"},
}


def events_of(seed: int, **options: Any) -> list[dict[str, Any]]:
    """The events of a whole random game."""
    *_, state = decisions(game(**{"layout": "random", "first": "random", **options}), seed, events=True)
    return happened(state)


def turns(events: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The events turn by turn."""
    starts = [at for at, event in enumerate(events) if event["event"] == "turn"]
    return [events[a:b] for a, b in zip(starts, [*starts[1:], len(events)], strict=True)]


@pytest.mark.rule("HA-X1")
def test_a_whole_turn() -> None:
    state = start((2, 3))
    assert kinds(happened(state)) == ["start", "turn", "roll", "sail", "land"]
    assert seen(state, "boat") == 20
    assert tourists(state) == {"a2": 1, "b2": 1, "b4": 1, "d2": 1, "d4": 1}
    assert seen(state, "supply") == 25
    assert len(offered(state, "place_hotel")) == len(state.legal()) == 16
    do(state, "place_hotel ab12")
    assert state.scores() == [2, 0]
    ten = ["bc12", "cd12", "ab23", "bc23", "cd23", "de23", "cd34", "de34", "ab45", "cd45"]
    assert offered(state) == [f"walk mayor {crossing}" for crossing in ten]
    do(state, "walk mayor ab23")
    assert len(state.legal()) == 13
    assert "walk watchman ab23" not in offered(state)
    do(state, "walk watchman de34")
    assert offered(state) == ["flip mayor a2", "flip mayor b3", "flip watchman e3", "flip watchman d4", "end_turn"]
    do(state, "flip watchman d4")
    assert offered(state) == ["rehouse c1", "rehouse e5"]
    do(state, "rehouse c1")
    assert tourists(state) == {"a2": 1, "b2": 1, "b4": 1, "c1": 1, "d2": 1}
    assert shows(state, "d4") == "cafe"
    happened(state)
    do(state, "flip mayor b3")
    assert happened(state)[:2] == [
        {"event": "flip", "pawn": "mayor", "tile": "b3", "old": "cafe", "new": "manor"},
        {"event": "end_turn", "auto": True},
    ]
    assert shows(state, "b3") == "manor"
    assert (seen(state, "turn"), state.seat) == (2, 1)


def test_to_end_the_turn_is_the_last_of_the_actions() -> None:
    last = tabledhote.game("amsterdam").box.actions - 1
    state = next(state for state in decisions(tabledhote.game("amsterdam"), 11) if last in state.legal())
    assert state.describe(last) == {"do": "end_turn"}


@pytest.mark.rule("HA-4.1")
def test_turns_are_counted_and_go_round() -> None:
    for players in (2, 3, 4):
        for first in range(players):
            events = events_of(players, players=players, first=first)
            begun = [(event["number"], event["seat"]) for event in events if event["event"] == "turn"]
            assert begun == [(number, (first + number - 1) % players) for number in range(1, len(begun) + 1)]
            assert len(begun) > 2 * players


@pytest.mark.rule("HA-4.2", "HA-4.4")
def test_phases_come_in_their_order() -> None:
    family = r"turn roll sail (board )?(land|wait) (place_hotel )?walk walk ((evict )?flip |send )*end_turn "
    tactical = family.replace("roll ", "")
    for variant, order in (("family", family), ("tactical", tactical)):
        for seed in range(8):
            events = events_of(seed, variant=variant, players=2 + seed % 3)
            assert kinds(events)[0] == "start"
            for turn in turns(events)[:-1]:
                assert re.fullmatch(order, " ".join(kinds(turn)) + " ")
                assert [event["pawn"] for event in turn if event["event"] == "walk"] == ["mayor", "watchman"]


@pytest.mark.rule("HA-4.2")
def test_who_decides_what_in_each_phase() -> None:
    family, tactical = start(), start(variant="tactical")
    assert seen(family, "phase") == "place_hotel"
    assert seen(tactical, "phase") == "sail"
    assert offered(tactical) == ["sail 1", "sail 2", "sail 3", "sail 4"]
    do(tactical, "sail 1")
    for state in (family, tactical):
        assert offered(state) == [f"place_hotel {crossing}" for crossing in CROSSINGS]
        do(state, "place_hotel ab12")
        assert {action.split()[1] for action in offered(state, "walk")} == {"mayor"}
        state.play(state.legal()[0])
        assert {action.split()[1] for action in offered(state, "walk")} == {"watchman"}


@pytest.mark.rule("HA-4.3")
def test_hotels_are_placed_in_the_first_two_turns_of_each_player_only() -> None:
    for players in (2, 3, 4):
        for seed in range(5):
            for number, turn in enumerate(turns(events_of(seed, players=players))[:-1], 1):
                placed = [event["seat"] for event in turn if event["event"] == "place_hotel"]
                assert placed == ([turn[0]["seat"]] if number <= 2 * players else [])


@pytest.mark.rule("HA-4.5", "HA-4.6", "HA-R13", "HA-R14")
def test_pawns_act_in_any_order_and_each_flips_and_sends_once() -> None:
    state = p7(tourists={"c3": 3, "a3": 8})
    mayor_sends, watchman_sends = offered(state, "send mayor"), offered(state, "send watchman")
    assert offered(state, "flip") == ["flip mayor b3", "flip mayor c4", "flip watchman d2"]
    do(state, "flip mayor b3")
    assert offered(state, "flip") == ["flip watchman d2"], "the mayor has flipped; d2 is the watchman's"
    assert len(offered(state, "send mayor")) == len(mayor_sends) + 1, "flipping does not use up sending"
    do(state, "flip watchman d2")
    assert offered(state, "flip") == []
    do(state, "send mayor e5")
    assert offered(state, "send mayor") == []
    assert len(offered(state, "send watchman")) == len(watchman_sends)
    do(state, "send watchman d2")
    assert seen(state, "turn") == 8, "all four are done, so the turn is over"
    assert seen(state, "dam") == 1

    state = p7(tourists={"c3": 3, "a3": 8})
    do(state, "send watchman a4", "send mayor e5", "flip watchman d2")
    assert offered(state) == ["flip mayor b3", "flip mayor c4", "end_turn"], "sending does not use up flipping"


@pytest.mark.rule("HA-4.7")
def test_all_decisions_of_a_turn_are_the_active_players() -> None:
    for options in ({"players": 3}, {"players": 4, "variant": "tactical", "first": 2}):
        for state in decisions(game(**options), 4):
            turn, first = seen(state, "turn"), game(**options).options["first"]
            if state.seat >= 0:
                assert state.seat == (first + turn - 1) % game(**options).players


@pytest.mark.rule("HA-4.8", "HA-X13")
def test_a_forced_walk() -> None:
    state = p7(tourists={"a3": 11}, phase="walk_mayor", mayor="cd12", watchman="ab12", dice=(1, 1))
    do(state, "walk mayor bc12")
    assert seen(state, "pawns") == {"mayor": "bc12", "watchman": "ab23"}
    assert happened(state)[:2] == [
        {"event": "walk", "pawn": "mayor", "from": "cd12", "to": "bc12", "steps": 1},
        {"event": "walk", "pawn": "watchman", "from": "ab12", "to": "ab23", "steps": 1, "auto": True},
    ]
    state = p7(tourists={"a3": 11}, phase="walk_mayor", mayor="cd12", watchman="ab12", dice=(1, 1))
    do(state, "walk mayor cd23")
    assert offered(state) == ["walk watchman bc12", "walk watchman ab23"]


@pytest.mark.rule("HA-4.9")
def test_a_turn_with_nothing_to_do_ends_by_itself() -> None:
    """The mayor finds only day, the watchman only night, and neither stands beside the dam."""
    sides = {**ALL_DAY, "d4": "night", "e4": "night", "d5": "night", "e5": "night"}
    where: dict[str, Any] = {"phase": "walk_mayor", "mayor": "bc12", "watchman": "cd45", "dice": (1, 1), "sides": sides}
    state = position(turn=7, tourists={"c3": 11}, hotels=HOTELS, **where)
    do(state, "walk mayor ab12", "walk watchman de45")
    events = happened(state)
    assert events[2] == {"event": "end_turn", "auto": True}
    assert kinds(events)[3] == "turn"
    assert seen(state, "turn") == 8
    state = position(turn=7, tourists={"c3": 11}, hotels=HOTELS, **where)
    do(state, "walk mayor ab12", "walk watchman cd34")
    assert seen(state, "turn") == 7, "beside the dam there is something to do"


@pytest.mark.rule("HA-4.10")
def test_the_game_ends_inside_the_turn() -> None:
    """Thirteen tourists come to seat 1: the watchman's flip and the end of the turn do not follow."""
    state = p7(turn=12, supply=14, tourists={"b3": 13, "a2": 1, "e2": 1, "c5": 1})
    assert state.scores() == [14, 2]
    do(state, "flip mayor b3")
    assert kinds(happened(state)) == ["evict", "flip", "end"]
    assert state.scores() == [1, 15]
    assert state.seat == -1
    assert state.legal() == []


@pytest.mark.rule("HA-4.11", "HA-I18")
def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = p7(tourists={"b3": 3, "e2": 2, "d5": 1, "a2": 1, "b2": 1, "b4": 1, "d2": 1, "d4": 1})
    before = state.dump()
    for wrong, why in (
        ({"do": "flip", "pawn": "mayor", "tile": "b4"}, "'tile' cannot be 'b4'; allowed: b3, c4"),
        ({"do": "flip", "pawn": "groom", "tile": "b3"}, "'pawn' cannot be 'groom'; allowed: mayor, watchman"),
        ({"do": "flip", "pawn": "mayor"}, "'tile' is missing; allowed: b3, c4"),
        ({"do": "end_turn", "now": True}, "unknown field 'now'"),
        ({"do": "rehouse", "tile": "a2"}, "seat 0 may {'do': 'flip', 'pawn': 'mayor', 'tile': 'b3'}"),
        ({"do": "send", "pawn": "mayor", "tile": "a1"}, "seat 0 may"),
    ):
        with pytest.raises(IllegalAction, match=re.escape(why)):
            state.parse(wrong)
    for action in range(-5, 200):
        if action not in state.legal():
            with pytest.raises(IllegalAction):
                state.play(action)
    assert state.dump() == before


@pytest.mark.rule("HA-4.12")
def test_events_have_their_fields() -> None:
    names = set()
    for seed in range(12):
        for event in events_of(seed, players=2 + seed % 3, variant=("family", "tactical")[seed % 2]):
            names.add(event["event"])
            assert set(event) - {"event", "auto"} == EVENTS[event["event"]]
            assert event.get("auto", True) is True
    assert names == set(EVENTS)


@pytest.mark.rule("HA-4.12")
def test_automatic_steps_are_marked() -> None:
    (sailed,) = [event for event in happened(start((1, 1))) if event["event"] == "sail"]
    assert sailed == {"event": "sail", "from": 15, "to": 17, "steps": 2, "auto": True}
    state = start(variant="tactical")
    happened(state)
    do(state, "sail 2")
    assert happened(state)[0] == {"event": "sail", "from": 15, "to": 17, "steps": 2}
    one_home = p7(tourists={"b3": 3, "e2": 2, "a2": 1, "c4": 5})
    do(one_home, "flip mayor b3")
    assert happened(one_home)[0] == {"event": "evict", "from": "b3", "to": "d5", "number": 3, "auto": True}
    chosen = p7(tourists={"b3": 3, "e2": 2, "a2": 1, "d5": 1, "c4": 4})
    do(chosen, "flip mayor b3", "rehouse d5", "end_turn")
    assert happened(chosen)[:3] == [
        {"event": "evict", "from": "b3", "to": "d5", "number": 3},
        {"event": "flip", "pawn": "mayor", "tile": "b3", "old": "cafe", "new": "manor"},
        {"event": "end_turn"},
    ]
