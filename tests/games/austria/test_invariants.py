"""What always holds (GA-I): in random games of every kind, and as what `load` refuses."""

import ast
import json
import random
from collections.abc import Callable
from importlib import resources
from itertools import product
from typing import Any

import pytest

import tabledhote
from tabledhote.games.austria import actions as do
from tabledhote.games.austria import invariants
from tabledhote.games.austria.contract import Austria
from tests.support.random_games import act_at_random

from .position import act, events, position

GAMES = 2016  # 36 kinds of game, 56 of each
KINDS = list(product((2, 3, 4), ("revised", "2015"), ("night", "day"), ("random", "starter", "draft")))


def new_game(number: int) -> tuple[Austria, tabledhote.Rng]:
    players, edition, hotel, deal = KINDS[number % len(KINDS)]
    options: dict[str, Any] = {"players": players, "edition": edition, "hotel": hotel, "staff_deal": deal}
    if edition == "2015" and number % 2:
        options["b4_penalty"] = "occupied"
    state = tabledhote.game("austria", **options).start(number)
    assert isinstance(state, Austria)
    return state, tabledhote.Rng(number + 1)


@pytest.mark.slow
@pytest.mark.rule(
    "GA-I.1", "GA-I.2", "GA-I.3", "GA-I.4", "GA-I.5", "GA-I.6", "GA-I.7", "GA-I.8", "GA-I.13", "GA-I.14", "GA-I.15"
)
def test_all_invariants_in_random_games_of_all_kinds() -> None:
    most = 0
    for number in range(GAMES):
        state, rng = new_game(number)
        paid = [h.paid for h in state.hoteliers]
        decisions = 0
        while state.seat >= 0:
            legal = list(state.choices)
            assert len(legal) > 1 or legal == [do.SKIP], (number, decisions)
            state.apply(legal[rng.below(len(legal))])
            problem = invariants.broken(state)
            assert problem is None, (number, decisions, problem)
            now = [h.paid for h in state.hoteliers]
            assert all(old & new == old for old, new in zip(paid, now, strict=True)), "a group bonus is paid once"
            paid = now
            decisions += 1
        most = max(most, decisions)
    assert most < 500
    assert most < state.game.box.bound(state.game.options) == 20_000


@pytest.mark.rule("GA-I.9", "GA-I.10", "GA-11.11", "GA-D.2")
def test_points_fall_only_by_penalties_and_guests_are_limited() -> None:
    for number in range(36):
        state, rng = new_game(number)
        state.events = []
        points = [h.points for h in state.hoteliers]
        taken = [0] * state.players
        bonus_turns = 0
        while state.seat >= 0:
            before = len(state.events)
            asked, seat, bonus = not state.stack, state.seat, state.bonus_turn
            assert len(state.stack) <= 25, "five frames"
            action = state.legal()[rng.below(len(state.legal()))]
            taken[seat] += asked and state.describe(action)["do"] == "take_guest"
            bonus_turns += asked and bonus and state.describe(action)["do"] == "take_guest"
            state.apply(action)
            names = [event["event"] for event in state.events[before:]]
            for at, h in enumerate(state.hoteliers):
                assert h.points >= points[at] or "lose_points" in names
            points = [h.points for h in state.hoteliers]
        assert all(guests <= 15 + bonus_turns for guests in taken)
        assert bonus_turns == 0 or state.game.options["edition"] == "2015"


@pytest.mark.rule("GA-I.11")
def test_every_position_can_be_written_and_read() -> None:
    for number in range(12):
        state, rng = new_game(3 * number + 1)
        while state.seat >= 0:
            if rng.below(8) == 0:
                dump = json.loads(json.dumps(state.dump()))
                again = state.game.load(dump)
                assert again.legal() == state.legal()
                assert again.dump() == dump
            act_at_random(state, rng)
        assert state.game.load(json.loads(json.dumps(state.dump()))).scores() == state.scores()


def test_a_copy_is_independent() -> None:
    state, rng = new_game(5)
    for _ in range(60):
        before = state.dump()
        other = state.copy()
        for _ in range(5):
            if other.seat >= 0:
                act_at_random(other, rng)
        assert state.dump() == before
        act_at_random(state, rng)


def test_every_field_is_copied_and_written() -> None:
    """A new field that `copy_to`, `fields` or `read` forgets shows here."""
    state, rng = new_game(7)
    for _ in range(40):
        act_at_random(state, rng)
    names = set(Austria.__annotations__) | {
        name for base in Austria.__mro__ for name in getattr(base, "__annotations__", {})
    }
    other, loaded = state.copy(), state.game.load(state.dump())
    for name in sorted(names - {"game", "rng", "events", "hoteliers", "table"}):
        assert getattr(other, name) == getattr(state, name), name
        assert getattr(loaded, name) == getattr(state, name), name
    assert other.table is loaded.table is state.table  # type: ignore[attr-defined]
    names = declared("Hotelier")
    assert {"krones", "lacks"} <= names
    for seat, h in enumerate(state.hoteliers):
        for name in sorted(names):
            assert getattr(other.hoteliers[seat], name) == getattr(h, name), name
            assert getattr(loaded.hoteliers[seat], name) == getattr(h, name), name  # type: ignore[attr-defined]


def declared(name: str) -> set[str]:
    """The annotated fields of a class, from its source: compiled classes do not tell."""
    source = resources.files("tabledhote.games.austria").joinpath("state.py").read_text("utf-8")
    definition = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name)
    targets = [node.target for node in ast.walk(definition) if isinstance(node, ast.AnnAssign)]
    fields = {target.id for target in targets if isinstance(target, ast.Name) and target in own_targets(definition)}
    return fields | {target.attr for target in targets if isinstance(target, ast.Attribute)}


def own_targets(definition: ast.ClassDef) -> list[ast.expr]:
    return [node.target for node in definition.body if isinstance(node, ast.AnnAssign)]


Change = Callable[[dict[str, Any]], object]


@pytest.mark.rule("GA-I.1", "GA-I.2", "GA-I.3", "GA-I.4", "GA-I.5", "GA-I.6", "GA-I.7", "GA-I.8", "GA-I.13")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda p: p.update(bin=3), "dice"),
        (lambda p: p["guest_deck"].pop(), "guests"),
        (lambda p: p["queue"].pop(), "queue"),
        (lambda p: p["staff_deck"].pop(), "staff"),
        (lambda p: p["hoteliers"][0]["hand"].append(48), "staff"),
        (lambda p: p["hoteliers"][0].update(krones=21), "krones"),
        (lambda p: p["hoteliers"][0].update(emperor=14), "emperor"),
        (lambda p: p["hoteliers"][0].update(covered=3), "covered"),
        (lambda p: p["hoteliers"][0]["kitchen"].update(wine=-1), "wine"),
        (lambda p: p["hoteliers"][0]["cafe"][0]["lacks"].update(wine=3), "lacks more than was ordered"),
        (lambda p: p["hoteliers"][0].update(occupied=[21]), "occupied"),
        (lambda p: p["hoteliers"][0].update(tiles=[11, 13]), "connected"),
        (lambda p: p["hoteliers"][0].update(tiles=[12, 13]), "connected"),
        (lambda p: p["hoteliers"][0].update(occupied=[11]), "paid"),
        (lambda p: p["hoteliers"][0].update(paid=[0]), "paid"),
        (lambda p: p["hoteliers"][0].update(used=[1]), "used"),
        (lambda p: p["hoteliers"][0].update(tiles=[11, 11]), "twice"),
        (lambda p: p["hoteliers"][0].update(tiles=[16]), "room"),
        (lambda p: p.update(claims=[[0, 0], [], []]), "claims"),
        (lambda p: p.update(claims=[[0], []]), "claims"),
        (lambda p: p.update(objectives=[105, 106, 113]), "objectives"),
        (lambda p: p.update(emperor_tiles=["A1", "C1", "B1"]), "emperor_tiles"),
        (lambda p: p.update(round=0), "round"),
        (lambda p: p.update(phase="emperor"), "emperor"),
        (lambda p: p.update(dice=[0] * 6, bin=10), "needs a die"),
        (lambda p: p.update(guest_taken=True), "began"),
        (lambda p: p.update(stack=[frame("serve")]), "nothing to decide"),
        (lambda p: p.update(stack=[frame("effects", left=9, source=66)]), "effects"),
        (lambda p: p.update(stack=[frame("jump")]), "allowed"),
        (lambda p: p.update(stack=[frame("serve")] * 6), "more than 5"),
        (lambda p: p.update(extra=1), "extra"),
        (lambda p: p["hoteliers"][0].update(passed=True), "passed"),
        (lambda p: p.update(step=1), "step is 1"),
        (lambda p: p.pop("queue"), "queue"),
    ],
)
def test_broken_positions_are_refused(change: Change, message: str) -> None:
    state = position(cafe={75: None}, played=[45])
    dump: dict[str, Any] = json.loads(json.dumps(state.dump()))
    change(dump["position"])
    with pytest.raises(tabledhote.InvalidPosition, match=message):
        state.game.load(dump)


def test_a_boost_is_asked_of_those_who_can_pay() -> None:
    dump: Any = act(position(dice={1: 2}, krones=1), "take_die", value=1).dump()
    state = tabledhote.game("austria", **dump["options"])
    assert state.load(dump).view(0)["phase"] == "boost"
    dump["position"]["hoteliers"][0]["krones"] = 0
    with pytest.raises(tabledhote.InvalidPosition, match="boost cannot look like this"):
        state.load(dump)


@pytest.mark.rule("GA-3.9", "GA-3.11", "GA-I.13")
@pytest.mark.parametrize(
    ("actions", "change", "message"),
    [
        (1, lambda p: p.update(step=0), "turn of another seat"),
        (1, lambda p: p.update(active=2), "turn of another seat"),
        (1, lambda p: p["hoteliers"][1]["hand"].append(p["hoteliers"][1]["pack"].pop()), "keeps one card of"),
        (4, lambda p: p["hoteliers"][0]["played"].append(p["hoteliers"][0]["pack"].pop()), "keeps one card of 5"),
        (4, lambda p: p["hoteliers"][2]["pack"].append(p["staff_deck"].pop()), "keeps one card of 5"),
        (16, lambda p: p.update(step=0), "turn of another seat"),
        (16, lambda p: p["hoteliers"][2].update(cafe=[]) or p["discard"].append(guest_of(p)), "guests"),
        (19, lambda p: p.update(step=2), "turn of another seat"),
    ],
)
def test_a_set_up_that_nobody_can_have_come_to_is_refused(actions: int, change: Change, message: str) -> None:
    state = tabledhote.game("austria", players=3, staff_deal="draft", first=0).start(5)
    for _ in range(actions):
        state.apply(state.legal()[0])
    dump: dict[str, Any] = json.loads(json.dumps(state.dump()))
    assert state.game.load(dump).dump() == dump
    change(dump["position"])
    with pytest.raises(tabledhote.InvalidPosition, match=message):
        state.game.load(dump)


def guest_of(p: dict[str, Any]) -> int:
    """A guest that has left its café and is nowhere yet."""
    seen = {*p["guest_deck"], *p["discard"], *p["queue"], *(row["guest"] for h in p["hoteliers"] for row in h["cafe"])}
    return next(guest for guest in range(49, 105) if guest not in seen)


@pytest.mark.rule("GA-4.8", "GA-I.13")
def test_a_seat_that_has_passed_before_the_last_die_went_has_not_passed_in_the_scoring() -> None:
    other = {"passed": True, "covered": 1, "hand": [1, 2, 3]}
    state = position(dice={1: 1}, round=3, covered=1, emperor=8, tiles=["A3", "B1", "C1"], others={1: other}, krones=0)
    act(state, "take_die", value=1)
    while not events(state, "round_end"):
        state.apply(state.legal()[0])
    assert state.hoteliers[0].covered == 2
    assert invariants.broken(state) is None
    assert state.game.load(json.loads(json.dumps(state.dump()))).legal() == state.legal()


def frame(kind: str, left: int = 1, source: int = 129) -> dict[str, Any]:
    return {"f": kind, "left": left, "discount": 0, "extra": 0, "source": source}


def numbers_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every number of a written position."""
    if isinstance(value, dict):
        return [number for key, item in value.items() for number in numbers_in(item, (*path, key))]
    if isinstance(value, list):
        return [number for at, item in enumerate(value) for number in numbers_in(item, (*path, at))]
    return [path] if type(value) is int else []


def test_a_damaged_position_is_refused_or_can_be_played() -> None:
    picks = random.Random(3)
    refused = 0
    for number in range(40):
        state, rng = new_game(number)
        for _ in range(picks.randrange(150)):
            if state.seat >= 0:
                act_at_random(state, rng)
        for _ in range(8):
            dump: dict[str, Any] = json.loads(json.dumps(state.dump()))
            *way, last = picks.choice(numbers_in(dump["position"]))
            place: Any = dump["position"]
            for key in way:
                place = place[key]
            place[last] += picks.choice((-1, 1, 2, 40))
            dump["seat"] = dump["position"]["active"] if state.seat >= 0 else -1
            try:
                damaged = state.game.load(dump)
            except tabledhote.InvalidPosition:
                refused += 1
                continue
            for _ in range(30):
                if damaged.seat >= 0:
                    damaged.play(damaged.legal()[rng.below(len(damaged.legal()))])
    assert refused > 100


def test_events_change_nothing() -> None:
    """The same game with and without its story."""
    for number in range(4):
        quiet, rng = new_game(number)
        loud = quiet.game.start(number, events=True)
        picks = random.Random(number)
        while quiet.seat >= 0:
            action = picks.choice(quiet.legal())
            quiet.apply(action)
            loud.apply(action)
        assert loud.dump() == quiet.dump()
        assert loud.revealed == quiet.revealed > 0
        json.dumps(loud.events)
    assert rng is not None


def test_illegal_actions_change_nothing() -> None:
    state = position(dice={1: 1})
    before = state.dump()
    with pytest.raises(tabledhote.IllegalAction, match="take_die"):
        act(state, "take_die", value=6)
    with pytest.raises(tabledhote.IllegalAction):
        state.play(0)
    assert state.dump() == before
