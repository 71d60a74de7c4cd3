"""What holds in every position (HA-I1 to I18), seen from outside in random games; and that `load` insists on it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tabledhote import InvalidPosition, State
from tests.games.amsterdam.city import CROSSINGS
from tests.games.amsterdam.positions import (
    P7_HOTELS,
    components,
    do,
    game,
    offered,
    p7,
    position,
    seen,
    start,
    tourists,
    waiting,
)
from tests.support.random_games import decisions

GAMES = [{"variant": variant, "players": players} for variant in ("family", "tactical") for players in (2, 3, 4)]


def steps(seed: int = 1) -> Iterator[tuple[dict[str, Any], State, State, str]]:
    """Every step of a random game with each variant and number of players: options, before, after, action."""
    for options in GAMES:
        before = None
        for state in decisions(game(**options, layout="random"), seed):
            after = state.copy()
            if before is not None:
                yield options, before, after, chosen(before, after)
            before = after


def chosen(before: State, after: State) -> str:
    """The action that leads from one position to the next."""
    for action, name in zip(before.legal(), offered(before), strict=True):
        tried = before.copy()
        tried.apply(action)
        if tried.dump() == after.dump():
            return name
    raise AssertionError


def day(state: State) -> int:
    return sum(tile["side"] == "day" for tile in seen(state, "tiles"))


@pytest.mark.rule("HA-I1", "HA-I2", "HA-I3")
def test_tourists_are_conserved() -> None:
    for options in GAMES:
        for state in decisions(game(**options), 2):
            landed = seen(state, "turn") - (seen(state, "phase") == "sail")
            assert seen(state, "supply") == 26 - landed
            assert seen(state, "supply") + sum(waiting(state).values()) + sum(tourists(state).values()) == 30
            assert set(waiting(state)) <= {0, 6, 12, 18}
            assert min([*waiting(state).values(), *tourists(state).values()]) > 0
            assert set(seen(state, "quays")) == {"0", "6", "12", "18"}


@pytest.mark.rule("HA-I4")
def test_how_far_the_boat_moves_each_turn() -> None:
    for options in GAMES:
        by_turn = {seen(state, "turn"): seen(state, "boat") for state in decisions(game(**options), 3)}
        positions = [15, *by_turn.values()]
        moved = {(b - a) % 24 for a, b in pairwise(positions)}
        assert moved <= (set(range(2, 7)) if options["variant"] == "family" else set(range(1, 5)))
        assert len(moved) > 3


@pytest.mark.rule("HA-I5")
def test_pawns_share_an_intersection_only_while_the_watchman_is_to_walk() -> None:
    together = 0
    for options in GAMES:
        for seed in range(4):
            for state in decisions(game(**options), seed):
                pawns = seen(state, "pawns")
                assert set(pawns.values()) <= set(CROSSINGS)
                if pawns["mayor"] == pawns["watchman"]:
                    assert seen(state, "phase") == "walk_watchman"
                    together += 1
    assert together > 0


@pytest.mark.rule("HA-I6")
def test_hotels_by_turns_begun() -> None:
    for options in GAMES:
        players = int(str(options["players"]))
        for state in decisions(game(**options), 4):
            if seen(state, "phase") in ("walk_mayor", "walk_watchman", "act", "rehouse"):
                begun = (seen(state, "turn") - 1) // players + 1
                assert len(seen(state, "hotels")[state.seat]) == min(2, begun)


@pytest.mark.rule("HA-I7", "HA-I8", "HA-I9", "HA-I10")
def test_what_a_step_can_change() -> None:
    kinds = set()
    for options, before, after, action in steps():
        kinds.add(action.split()[0])
        then, now = tourists(before), tourists(after)
        assert [tile["tile"] for tile in seen(before, "tiles")] == [tile["tile"] for tile in seen(after, "tiles")]
        flipped = [
            old["place"]
            for old, new in zip(seen(before, "tiles"), seen(after, "tiles"), strict=True)
            if old["side"] != new["side"]
        ]
        pawn = flipper(before, action)
        assert day(after) - day(before) == len(flipped) * {"mayor": 1, "watchman": -1, "": 0}[pawn]
        assert len(flipped) <= 1
        emptied = [place for place, number in then.items() if now.get(place, 0) < number and place != "c3"]
        assert emptied == [place for place in flipped if place in then], "HA-I8"
        landed = seen(after, "turn") > seen(before, "turn")
        assert landed or all(place not in now for place in flipped), "a tile just flipped is empty"
        if now.get("c3", 0) < then.get("c3", 0):
            assert action.startswith("send ")
            assert now.get("c3", 0) == then["c3"] - 1
        if now.get("c3", 0) > then.get("c3", 0):
            (tile,) = flipped
            shown = [t[t["side"]] for t in seen(before, "tiles")]
            (function,) = [t[t["side"]] for t in seen(before, "tiles") if t["place"] == tile]
            assert shown.count(function) == 1, "HA-I9: the last showing tile of a function"
        if options["variant"] == "tactical":
            assert not any(then.get(place, 0) >= 4 for place in flipped), "HA-I10"
            assert all(now[place] >= number for place, number in then.items() if number >= 4 and place != "c3")
    assert kinds == {"sail", "place_hotel", "walk", "flip", "rehouse", "send", "end_turn"}


def flipper(before: State, action: str) -> str:
    """The pawn that turns a tile with this action, if one does."""
    if action.startswith("flip "):
        return action.split()[1]
    if action.startswith("rehouse "):
        (tile,) = [tile for tile in seen(before, "tiles") if tile["place"] == seen(before, "leaving")]
        return "mayor" if tile["side"] == "night" else "watchman"
    return ""


@pytest.mark.rule("HA-I11")
def test_no_state_lacks_a_legal_action() -> None:
    least: dict[tuple[object, str], int] = {}
    for options in GAMES:
        for seed in range(8):
            for state in decisions(game(**options), seed):
                if state.seat >= 0:
                    key = (options["variant"], seen(state, "phase"))
                    least[key] = min(least.get(key, 99), len(state.legal()))
    assert least["tactical", "sail"] == 4
    assert least["family", "place_hotel"] == least["tactical", "place_hotel"] == 9
    assert least["family", "walk_mayor"] >= 2
    assert least["family", "walk_watchman"] >= 2, "a single choice is carried out by the engine"
    assert least["tactical", "walk_mayor"] >= 10
    assert least["tactical", "walk_watchman"] >= 2
    assert least["family", "rehouse"] == least["tactical", "rehouse"] == 2
    assert least["family", "act"] == least["tactical", "act"] == 2


@pytest.mark.rule("HA-I12")
def test_no_game_is_longer_than_the_bound() -> None:
    for options in GAMES:
        players = int(str(options["players"]))
        each = 8 if options["variant"] == "family" else 9
        opened = game(**options)
        assert opened.box.bound(opened.options) == 26 * each + 2 * players
        for seed in range(20):
            acts: dict[int, int] = {}
            decided = 0
            for state in decisions(opened, seed):
                if state.seat >= 0:
                    decided += 1
                    turn = seen(state, "turn")
                    acts[turn] = acts.get(turn, 0) + (seen(state, "phase") in ("act", "rehouse"))
            assert decided <= 26 * each + 2 * players
            assert max(acts.values()) <= 6
            assert max(acts) <= 26


@pytest.mark.rule("HA-I18")
def test_a_replay_gives_the_same_log() -> None:
    for options in GAMES:
        actions: list[int] = []
        last: State | None = None
        for state in decisions(game(**options), 9):
            if last is not None:
                actions.append(next(a for a in last.legal() if leads(last, a, state)))
            last = state.copy()
        logs = []
        for _ in range(2):
            again = game(**options).start(9, events=True)
            for action in actions:
                again.play(action)
            logs.append(again.events)
        assert last is not None
        assert logs[0] == logs[1]
        assert again.dump() == last.dump()


def leads(state: State, action: int, there: State) -> bool:
    other = state.copy()
    other.apply(action)
    return other.dump() == there.dump()


@pytest.mark.rule("HA-I1", "HA-I2", "HA-I5", "HA-I6", "HA-I16")
def test_load_refuses_what_breaks_an_invariant() -> None:
    for why, wrong in (
        ("there are 31 in supply, city and quays; there must be 30", {"tourists": {"a3": 12}}),
        ("supply is 18; after 7 landings it must be 19", {"supply": 18, "tourists": {"a3": 12}}),
        ("mayor and watchman stand on the same intersection", {"mayor": "cd23"}),
        ("seat 1 must have 2 in turn 7", {"hotels": [["ab12", "ab34"], ["cd45"]]}),
        ("two stand on one intersection", {"hotels": [["ab12", "ab34"], ["cd45", "ab12"]]}),
        (
            "reach the goal of 12, so the game is over",
            {"players": 3, "turn": 8, "supply": 18, "tourists": {"a1": 12}, "hotels": [*P7_HOTELS, ["ab45", "de45"]]},
        ),
        ("no hotel is placed in turn 7", {"phase": "place_hotel"}),
        ("sail is only asked in the tactical game", {"phase": "sail", "supply": 20, "tourists": {"a3": 10}}),
    ):
        given: dict[str, Any] = {"tourists": {"a3": 11}, **wrong}
        with pytest.raises(InvalidPosition, match=why.replace("[", r"\[")):
            p7(**given)


def altered(state: State, **fields: Any) -> dict[str, Any]:
    dump: dict[str, Any] = state.dump()
    dump["position"].update(fields)
    if fields.get("phase") == "over":
        dump["seat"] = -1
    return dump


@pytest.mark.rule("HA-I5", "HA-I6", "HA-I7", "HA-I10", "HA-I17")
def test_load_refuses_what_cannot_arise() -> None:
    state = p7(tourists={"b3": 3, "a1": 8})
    tactical = p7(variant="tactical", tourists={"b3": 3, "a1": 8})
    rehousing = p7(tourists={"b3": 3, "a1": 8})
    do(rehousing, "flip mayor b3")
    locked = p7(variant="tactical", tourists={"b3": 3, "a1": 8})
    do(locked, "flip mayor b3")
    over = position(turn=26, tourists={"a3": 20, "c1": 10}, hotels=[["bc12", "cd12"], ["cd45", "de45"]])
    do(over, "end_turn")
    full = [0] * 25
    full[components().places.index("b3")], full[0] = 4, 7
    tiles = list(state.fields()["tiles"])  # type: ignore[call-overload]
    for why, opened, dump in (
        ("same intersection", over, altered(over, pawns=[3, 3])),
        ("reason does not fit", over, altered(over, reason="goal")),
        ("reason is missing", over, altered(over, reason="")),
        ("reason is set", state, altered(state, reason="supply")),
        ("reason does not fit", state, altered(state, phase="over", reason="supply")),
        ("each building tile must lie on one place", state, altered(state, tiles=[tiles[1], *tiles[1:]])),
        ("the dam has no night side", state, altered(state, night=[12])),
        ("dice are", state, altered(state, dice=[0, 1])),
        ("dice are", tactical, altered(tactical, dice=[1, 1])),
        ("steps is 2", tactical, altered(tactical, steps=2)),
        ("leaving and flipper must be -1", state, altered(state, leaving=3)),
        ("leaving and flipper must name", rehousing, altered(rehousing, flipper=1)),
        ("cannot be flipped by that pawn", rehousing, altered(rehousing, leaving=1)),
        ("cannot be flipped by that pawn", locked, altered(locked, tourists=full)),
        ("flipped and sent must be false", state, altered(state, phase="walk_mayor", flipped=[True, False])),
        ("beside the dam", state, altered(p7(tourists={"a3": 11}, mayor="ab12"), sent=[True, False])),
    ):
        with pytest.raises(InvalidPosition, match=why):
            opened.game.load(dump)
    single = altered(p7(tourists={"a3": 11}, dice=(1, 1)), phase="walk_watchman", pawns=[1, 0])
    with pytest.raises(InvalidPosition, match="carried out"):
        state.game.load(single)
    assert start().seat == 0
