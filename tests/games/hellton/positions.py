"""Positions of Hellton Palace in the notation of the rules document: `5 anubis*` is Anubis, irritated, in room 5.

First is always seat 0. What is not named: rooms empty, 3 bells, 4 pillars a column, no coins, nobody engaged.
"""

from typing import Any, cast

import tabledhote
from tabledhote.games.hellton.components import GROOMS, SLOTS, WIDTH, Components
from tabledhote.games.hellton.contract import Hellton
from tabledhote.games.hellton.rules import decisions
from tabledhote.games.hellton.state import NONE, STEP_HIRE, STEP_INCOME, STEP_TURN, TOUR, Hotel
from tabledhote.kernel.rows import packed

FIRST, SECOND = 0, 1


def arrange(
    first: str = "", second: str = "", *, turn: int = 1, rows: dict[int, str] | None = None, **extras: Any
) -> Hellton:
    """Two hotels between two steps of a turn. Extras such as `bells` are First's, `second_bells` Second's."""
    chosen = {name: extras.pop(name) for name in ("components", "rules") if name in extras}
    game = tabledhote.game("hellton", first=FIRST, **chosen)
    position = cast(Hellton, game.start(1, events=True))
    assert position.events is not None
    position.events.clear()
    for _ in range(turn - 1):
        position.hand_over()
    position.seat = position.active()
    for hotel, rooms, prefix in ((position.hotels[0], first, ""), (position.hotels[1], second, "second_")):
        move_in(position.table, hotel, rooms)
        hotel.bells = extras.pop(f"{prefix}bells", 3)
        hotel.columns = 0
        for column, number in enumerate(extras.pop(f"{prefix}pillars", [4, 4, 4])):
            hotel.build(column, number)
        hotel.coins = extras.pop(f"{prefix}coins", 0)
        hotel.engaged = sum(1 << GROOMS.index(groom) for groom in extras.pop(f"{prefix}engaged", "").split())
        hotel.booking = extras.pop(f"{prefix}booking", NONE + 1) - 1
    line_up(position, rows)
    assert not extras, extras
    return position


def move_in(table: Components, hotel: Hotel, rooms: str) -> None:
    for entry in rooms.split(", ") if rooms else []:
        number, name = entry.split(" ")
        room, side = int(number) - 1, int(name.rstrip("*").endswith("/b"))
        hotel.lodge(room, table.faces[table.guests.index(name.rstrip("*").removesuffix("/b"))] + side)
        hotel.irritated |= int(name.endswith("*")) << room


def line_up(position: Hellton, rows: dict[int, str] | None) -> None:
    """The guests that wait in the rows; without any named, all rows are full of the guests in no hotel."""
    table = position.table
    housed = [table.guest_of[face] for hotel in position.hotels for face in hotel.rooms if face != NONE]
    named = {row: [table.guests.index(name) for name in names.split()] for row, names in (rows or {}).items()}
    taken = housed + [guest for guests in named.values() for guest in guests]
    others = [guest for guest in range(len(table.guests)) if guest not in taken]
    dealt = []
    position.waiting = 0
    for slot in range(SLOTS):
        guests = named.get(slot // WIDTH + 1, [])
        here = slot % WIDTH < len(guests)
        dealt.append(guests[slot % WIDTH] if here else others.pop())
        position.waiting |= int(here or rows is None) << slot
    position.dealt = packed(dealt)


def tour(position: Hellton, room: int) -> Hellton:
    """The pawn stands at a room, in the active player's tour."""
    position.seat = position.active()
    position.hotels[position.seat].pawn = room - 1
    position.phase = TOUR
    return position


def hiring(position: Hellton, newcomer: int = NONE + 1) -> Hellton:
    """Step 3 begins, with the room of the guest welcomed this turn."""
    position.newcomer = newcomer - 1
    position.phase = STEP_HIRE
    decisions.advance(position)
    return position


def welcoming(position: Hellton) -> Hellton:
    """The turn begins."""
    position.turn -= 2
    position.hand_over()
    position.phase = STEP_TURN
    decisions.advance(position)
    return position


def income(position: Hellton) -> Hellton:
    """Step 5 begins."""
    position.phase = STEP_INCOME
    decisions.advance(position)
    return position


def do(position: Hellton, *actions: str) -> Hellton:
    """Carry out actions such as `serve` or `choose_column 3`, each checked."""
    for text in actions:
        position.play(position.parse(form(text)))
    return position


def form(text: str) -> dict[str, object]:
    name, _, value = text.partition(" ")
    fields = {
        "welcome": "card",
        "place": "room",
        "choose_side": "side",
        "hire": "groom",
        "swap_with": "room",
        "choose_guest": "room",
        "choose_column": "column",
        "choose_row": "row",
    }
    return {"do": name, fields[name]: int(value) if value.isdigit() else value} if value else {"do": name}


def offers(position: Hellton) -> list[str]:
    """The legal actions in the notation of `do`."""
    return [" ".join(str(part) for part in position.describe(action).values()) for action in position.legal()]


def idle(position: Hellton) -> list[str]:
    """The grooms who are offered, but would do nothing."""
    names = position.view(FIRST)["idle"]
    assert isinstance(names, list)
    assert {f"hire {name}" for name in names} <= set(offers(position))
    return names


def rooms(position: Hellton, seat: int = FIRST) -> str:
    """A hotel in the notation of `arrange`."""
    table, hotel = position.table, position.hotels[seat]
    entries = []
    for room, face in enumerate(hotel.rooms):
        if face != NONE:
            guest = table.guest_of[face]
            side = "/b" if face != table.faces[guest] else ""
            entries.append(f"{room + 1} {table.guests[guest]}{side}{'*' if hotel.irritated >> room & 1 else ''}")
    return ", ".join(entries)


def irritated(position: Hellton, seat: int = FIRST) -> list[int]:
    return [room + 1 for room in range(9) if position.hotels[seat].irritated >> room & 1]


def coins(position: Hellton, seat: int = FIRST) -> int:
    return int(position.hotels[seat].coins)


def bells(position: Hellton, seat: int = FIRST) -> int:
    return int(position.hotels[seat].bells)


def pillars(position: Hellton, seat: int = FIRST) -> list[int]:
    return position.hotels[seat].pillars


def pawn(position: Hellton, seat: int = FIRST) -> int:
    """The room before which a pawn stands, 0 for the Hall."""
    return int(position.hotels[seat].pawn) + 1


def told(position: Hellton, *names: str) -> list[dict[str, object]]:
    """The events with these names, so far."""
    assert position.events is not None
    return [event for event in position.events if event["event"] in names]


def reason(position: Hellton) -> object:
    return position.view(-1)["reason"]
