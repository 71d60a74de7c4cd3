"""The events tell the whole story: a reader of the events alone knows every position (HP-5.17)."""

from typing import Any

import pytest

import tabledhote
from tabledhote import Rng
from tests.support.random_games import act_at_random


class Reader:
    """Follows the log and moves the pieces of a set of its own."""

    def __init__(self) -> None:
        self.rows: list[list[str | None]] = []
        self.rooms: list[dict[int, list[Any]]] = [{}, {}]  # of each room: guest, side, irritated
        self.bells = [3, 3]
        self.pillars = [[4, 4, 4], [4, 4, 4]]
        self.coins = [0, 0]
        self.engaged: list[set[str]] = [set(), set()]
        self.bookings: list[int | None] = [None, None]
        self.pawns: list[int | None] = [None, None]
        self.turn = 0
        self.result: object = None

    def hear(self, event: dict[str, Any]) -> None:
        getattr(self, f"on_{event['event']}")(event, event.get("seat", -1))

    def on_start(self, event: dict[str, Any], seat: int) -> None:
        self.rows = [list(row) for row in event["rows"]]

    def on_turn(self, event: dict[str, Any], seat: int) -> None:
        self.turn += 1
        assert event["round"] == (self.turn + 1) // 2

    def on_welcomed(self, event: dict[str, Any], seat: int) -> None:
        row = self.rows[event["row"] - 1]
        row[row.index(event["guest"])] = None

    def on_placed(self, event: dict[str, Any], seat: int) -> None:
        assert event["room"] not in self.rooms[seat]
        self.rooms[seat][event["room"]] = [event["guest"], "a", False]

    def on_side(self, event: dict[str, Any], seat: int) -> None:
        self.rooms[seat][event["room"]][1] = event["side"]

    on_flipped = on_side

    def on_dismissed(self, event: dict[str, Any], seat: int) -> None:
        assert self.engaged[seat] == set(event["grooms"])
        self.engaged[seat] = set()
        self.bookings[seat] = None

    def on_hired(self, event: dict[str, Any], seat: int) -> None:
        self.coins[seat] -= event["cost"]
        self.engaged[seat].add(event["groom"])

    def on_designated(self, event: dict[str, Any], seat: int) -> None:
        assert self.rooms[seat][event["room"]][::2] == [event["guest"], True]

    def on_swapped(self, event: dict[str, Any], seat: int) -> None:
        one, other = event["rooms"]
        hotel = self.rooms[seat]
        assert (hotel[one][0], hotel[other][0]) == (event["guest"], event["other"])
        hotel[one], hotel[other] = hotel[other], hotel[one]

    def on_row_forced(self, event: dict[str, Any], seat: int) -> None:
        self.bookings[1 - seat] = event["row"]

    def on_pillar_restored(self, event: dict[str, Any], seat: int) -> None:
        self.pillars[seat][event["column"] - 1] += 1
        assert self.pillars[seat][event["column"] - 1] == event["left"]

    def on_pillar_lost(self, event: dict[str, Any], seat: int) -> None:
        self.pillars[seat][event["column"] - 1] -= 1
        assert self.pillars[seat][event["column"] - 1] == event["left"]

    def on_calmed(self, event: dict[str, Any], seat: int) -> None:
        self.token(event, seat, False)

    def on_irritated(self, event: dict[str, Any], seat: int) -> None:
        self.token(event, seat, True)

    def on_enraged(self, event: dict[str, Any], seat: int) -> None:
        self.token(event, seat, False)
        self.on_bell_lost(event, seat)

    def token(self, event: dict[str, Any], seat: int, now: bool) -> None:
        assert self.rooms[seat][event["room"]][::2] == [event["guest"], not now]
        self.rooms[seat][event["room"]][2] = now

    def on_bell_lost(self, event: dict[str, Any], seat: int) -> None:
        self.bells[seat] -= 1
        assert self.bells[seat] == event["left"]

    def on_bell_restored(self, event: dict[str, Any], seat: int) -> None:
        self.bells[seat] += 1
        assert self.bells[seat] == event["left"]

    def on_pawn(self, event: dict[str, Any], seat: int) -> None:
        self.pawns[seat] = event["room"] or None

    def on_served(self, event: dict[str, Any], seat: int) -> None:
        assert (self.pawns[seat], self.rooms[seat][event["room"]][0]) == (event["room"], event["guest"])

    on_refused = on_served

    def on_copied(self, event: dict[str, Any], seat: int) -> None:
        assert self.rooms[1 - seat][event["room"]][0] == event["guest"]

    def on_no_effect(self, event: dict[str, Any], seat: int) -> None:
        assert isinstance(event["why"], str)

    def on_rents(self, event: dict[str, Any], seat: int) -> None:
        self.coins[seat] += event["amount"]

    def on_collapsed(self, event: dict[str, Any], seat: int) -> None:
        assert event["room"] == self.pawns[seat]
        assert self.bells[seat] == 0 if event["cause"] == "bells" else 0 in self.pillars[seat]

    def on_last_turn(self, event: dict[str, Any], seat: int) -> None:
        assert self.bells[1 - seat] == 0 or 0 in self.pillars[1 - seat]

    def on_end(self, event: dict[str, Any], seat: int) -> None:
        self.result = (event["reason"], event["winner"])


def compare(reader: Reader, view: dict[str, Any]) -> None:
    assert reader.rows == view["rows"]
    assert reader.turn == view["turn"]
    for seat, hotel in enumerate(view["hotels"]):
        guests = {
            room["room"]: [room["guest"], room["side"], room["irritated"]] for room in hotel["rooms"] if room["guest"]
        }
        assert reader.rooms[seat] == guests
        assert reader.bells[seat] == hotel["bells"]
        assert reader.pillars[seat] == hotel["pillars"]
        assert reader.coins[seat] == hotel["coins"]
        assert reader.engaged[seat] == {groom["groom"] for groom in hotel["grooms"] if groom["engaged"]}
        assert reader.bookings[seat] == hotel["booking"]
        assert reader.pawns[seat] == hotel["pawn"]
    if view["seat"] < 0:
        assert reader.result == (view["reason"], view["winners"][0] if view["winners"] else None)


@pytest.mark.rule("HP-5.17")
@pytest.mark.parametrize("deck", ["starter", "full"])
def test_the_events_alone_give_every_position(deck: str) -> None:
    for seed in range(60):
        state, chance = tabledhote.game("hellton", deck=deck).start(seed, events=True), Rng(seed)
        reader, heard = Reader(), 0
        assert state.events is not None
        while True:
            for event in state.events[heard:]:
                reader.hear(event)
            heard = len(state.events)
            compare(reader, state.view(-1))
            if state.seat < 0:
                break
            act_at_random(state, chance)
        assert reader.result is not None
