"""The events tell the whole story: what lies in front of each player follows from them alone (GA-D.4)."""

import random
from typing import Any

import pytest

import tabledhote
from tabledhote.games.austria.contract import Austria
from tabledhote.games.austria.rules.frames import FRAMES

from .position import FOODS, act, events, own, position, scored


class Reader:
    """Follows one game by its events, without looking at the state."""

    def __init__(self, players: int) -> None:
        self.krones = [10] * players
        self.points = [0] * players
        self.emperor = [0] * players
        self.kitchen = [dict.fromkeys(FOODS, 1) for _ in range(players)]
        self.served: list[dict[int, list[str]]] = [{} for _ in range(players)]
        self.complete: list[set[int]] = [set() for _ in range(players)]
        self.tiles: list[set[int]] = [set() for _ in range(players)]
        self.occupied: list[set[int]] = [set() for _ in range(players)]
        self.played: list[set[int]] = [set() for _ in range(players)]
        self.hand = [0] * players
        self.total = [0] * players

    def read(self, event: dict[str, Any]) -> None:
        if "seat" in event:
            follow = getattr(self, f"on_{event['event']}", None)
            if follow is not None:
                follow(event["seat"], event)

    def on_dealt(self, seat: int, event: dict[str, Any]) -> None:
        self.hand[seat] = event["number"]

    def on_take_guest(self, seat: int, event: dict[str, Any]) -> None:
        self.krones[seat] -= event["cost"]
        self.served[seat][event["guest"]] = []

    def on_prepare_room(self, seat: int, event: dict[str, Any]) -> None:
        self.krones[seat] -= event["cost"]
        self.tiles[seat].add(event["room"])

    def on_room_occupied(self, seat: int, event: dict[str, Any]) -> None:
        self.occupied[seat].add(event["room"])

    def on_krones(self, seat: int, event: dict[str, Any]) -> None:
        self.krones[seat] += event["number"]

    def on_steps(self, seat: int, event: dict[str, Any]) -> None:
        self.emperor[seat] += event["number"]
        self.points[seat] += event["points"]

    def on_points(self, seat: int, event: dict[str, Any]) -> None:
        self.points[seat] += event["number"]

    def on_place_food(self, seat: int, event: dict[str, Any]) -> None:
        self.served[seat][event["guest"]].append(event["food"])

    def on_keep_food(self, seat: int, event: dict[str, Any]) -> None:
        self.kitchen[seat][event["food"]] += event["number"]

    def on_serve(self, seat: int, event: dict[str, Any]) -> None:
        self.krones[seat] -= event["cost"]
        self.kitchen[seat][event["food"]] -= 1
        self.served[seat][event["guest"]].append(event["food"])

    def on_order_done(self, seat: int, event: dict[str, Any]) -> None:
        self.complete[seat].add(event["guest"])

    def on_move_in(self, seat: int, event: dict[str, Any]) -> None:
        del self.served[seat][event["guest"]]
        self.complete[seat].remove(event["guest"])

    def on_play_staff(self, seat: int, event: dict[str, Any]) -> None:
        self.krones[seat] -= event["cost"]
        self.played[seat].add(event["staff"])

    def on_discard_played(self, seat: int, event: dict[str, Any]) -> None:
        self.played[seat].remove(event["staff"])

    def on_boost(self, seat: int, event: dict[str, Any]) -> None:
        self.krones[seat] -= event["cost"]

    def on_fee(self, seat: int, event: dict[str, Any]) -> None:
        self.krones[seat] -= event["number"]

    def on_ignore_penalty(self, seat: int, event: dict[str, Any]) -> None:
        self.krones[seat] -= event["cost"]

    def on_emperor(self, seat: int, event: dict[str, Any]) -> None:
        assert self.emperor[seat] == event["space"]
        self.emperor[seat] = event["to"]

    def on_lose_krones(self, seat: int, event: dict[str, Any]) -> None:
        self.krones[seat] -= event["number"]

    def on_lose_points(self, seat: int, event: dict[str, Any]) -> None:
        self.points[seat] -= event["number"]

    def on_lose_food(self, seat: int, event: dict[str, Any]) -> None:
        self.kitchen[seat] = dict.fromkeys(FOODS, 0)
        if event["from"] == "everywhere":
            self.served[seat] = {guest: [] for guest in self.served[seat]}
            self.complete[seat].clear()

    def on_remove_room(self, seat: int, event: dict[str, Any]) -> None:
        self.tiles[seat].discard(event["room"])
        self.occupied[seat].discard(event["room"])

    def on_final(self, seat: int, event: dict[str, Any]) -> None:
        self.total[seat] += event["points"]

    def compare(self, state: Austria) -> None:
        for seat in range(len(self.krones)):
            fields = own(state, seat)
            assert fields["krones"] == self.krones[seat]
            assert fields["points"] == self.points[seat]
            assert fields["emperor"] == self.emperor[seat]
            assert fields["kitchen"] == self.kitchen[seat]
            assert set(fields["tiles"]) == self.tiles[seat]
            assert set(fields["occupied"]) == self.occupied[seat]
            assert set(fields["played"]) == self.played[seat]
            assert {row["guest"] for row in fields["cafe"]} == set(self.served[seat])
            done = {row["guest"] for row in fields["cafe"] if not any(row["lacks"].values())}
            assert done == self.complete[seat]


@pytest.mark.rule("GA-D.4")
@pytest.mark.parametrize("seed", range(12))
def test_the_game_can_be_followed_by_its_events(seed: int) -> None:
    players = 2 + seed % 3
    options: dict[str, Any] = {"players": players, "edition": ("revised", "2015")[seed % 2]}
    options["hotel"] = ("night", "day")[seed // 2 % 2]
    state: Any = tabledhote.game("austria", **options).start(seed, events=True)
    reader, rng, read = Reader(players), random.Random(seed), 0
    while state.seat >= 0:
        state.apply(rng.choice(state.legal()))
        for event in state.events[read:]:
            reader.read(event)
        read = len(state.events)
        reader.compare(state)
    scores = [points + total for points, total in zip(reader.points, reader.total, strict=True)]
    assert scores == state.scores() == state.events[-1]["scores"]


def test_the_story_of_a_turn() -> None:
    state = position(dice={4: 2, 1: 1}, played=[16], cafe={77: {}})
    act(act(act(state, "take_die", value=4), "boost"), "split", emperor=2, krones=1)
    act(state, "move_in", guest=77)
    assert state.events is not None
    assert state.events[:13] == [
        {"event": "take_die", "seat": 0, "value": 4, "strength": 2},
        {"event": "points", "seat": 0, "source": "16", "number": 4},
        {"event": "boost", "seat": 0, "cost": 1, "strength": 3},
        {"event": "action", "seat": 0, "action": 4, "strength": 3},
        {"event": "krones", "seat": 0, "source": "action", "number": 1, "lost": 0},
        {"event": "steps", "seat": 0, "source": "action", "number": 2, "points": 0},
        {"event": "move_in", "seat": 0, "guest": 77, "room": 13, "auto": True},
        {"event": "room_occupied", "seat": 0, "room": 13},
        {"event": "points", "seat": 0, "source": "77", "number": 1},
        {"event": "krones", "seat": 0, "source": "77", "number": 1, "lost": 0},
        {"event": "end_turn", "seat": 0, "auto": True},
        {"event": "turn", "seat": 1, "number": 2},
    ]


def test_the_story_of_a_group_and_of_an_emperor_scoring() -> None:
    state = act(position(cafe={65: {}}), "move_in", guest=65)
    assert events(state, "group") == [{"event": "group", "seat": 0, "color": "blue", "size": 1, "rooms": [11]}]
    assert events(state, "points")[-1] == {"event": "points", "seat": 0, "source": "group", "number": 2}
    emperor = scored(3, tiles=["A1", "B1", "C1"], emperor=2, krones=4)
    assert emperor.events is not None
    assert emperor.events[1:6] == [
        {"event": "round_end", "round": 3, "dice": 6, "bin": 0},
        {"event": "emperor", "seat": 0, "space": 2, "to": 0, "tile": "A1", "outcome": "penalty"},
        {"event": "points", "seat": 0, "source": "emperor", "number": 2},
        {"event": "penalty", "seat": 0, "source": "A1", "side": "left"},
        {"event": "lose_krones", "seat": 0, "source": "A1", "number": 3},
    ]


def test_every_phase_has_its_documented_word() -> None:
    words = {"draft", "starting_guest", "starting_rooms", "turn", "copy_staff", "over", *FRAMES}
    seen = set()
    for seed in range(40):
        deal = ("random", "draft")[seed % 2]
        state = tabledhote.game("austria", players=2 + seed % 3, staff_deal=deal).start(seed)
        rng = random.Random(seed)
        while state.seat >= 0:
            if rng.random() < 0.1:
                seen.add(state.view(-1)["phase"])
            state.apply(rng.choice(state.legal()))
        seen.add(state.view(-1)["phase"])
    assert seen <= words
    assert {"draft", "starting_guest", "starting_rooms", "turn", "over", "boost", "place", "prepare_room"} <= seen
