"""Step 1: welcome a guest, choose its room and its side (HP-4.10 to 4.17)."""

from mypy_extensions import i64

from tabledhote.games.hellton.actions import DO_PLACE, DO_SIDE, DO_WELCOME
from tabledhote.games.hellton.components import SIDES, SLOTS
from tabledhote.games.hellton.state import (
    ALL_ROOMS,
    NONE,
    PLACE,
    SIDE,
    STEP_DISMISS,
    WELCOME,
    Position,
    row_of,
)
from tabledhote.kernel.bits import lowest, size
from tabledhote.kernel.choices import Choices


def ask_for_guest(p: Position) -> None:
    """Ask which guest to welcome, unless the hotel is full or only one guest may be chosen."""
    if p.own.occupied == ALL_ROOMS:  # HP-4.16
        if p.events is not None:
            p.tell({"event": "no_effect", "seat": p.seat, "why": "hotel_full"})
        p.phase = STEP_DISMISS
        return
    slots = welcome_slots(p)
    if size(slots) > 1:
        p.phase = WELCOME
    else:
        welcome(p, lowest(slots), True)


def welcome_slots(p: Position) -> i64:
    """The slots whose guest may be chosen: its floor has a free room (HP-4.11), and no booking says otherwise."""
    floors = p.own.free_floors(p.table)
    booking = p.other.booking
    if booking != NONE:  # HP-4.12
        floors &= 1 << booking
    return p.waiting & p.table.slots[floors]


def offer_guests(p: Position, choices: Choices) -> None:
    dealt, slots = p.dealt, welcome_slots(p)
    for slot in range(SLOTS):
        if slots >> slot & 1:
            choices.add(DO_WELCOME + dealt[slot])


def welcome(p: Position, slot: i64, auto: bool) -> None:
    p.waiting ^= 1 << slot
    p.arriving = slot
    if p.events is not None:
        about = {"seat": p.seat, "guest": p.table.guests[p.dealt[slot]], "row": row_of(slot) + 1}
        p.tell({"event": "welcomed", **about}, auto)
    rooms = free_rooms(p)
    if size(rooms) > 1:
        p.phase = PLACE
    else:
        place(p, lowest(rooms), True)


def free_rooms(p: Position) -> i64:
    """The rooms that the arriving guest may get: the free ones on the floor of its row (HP-4.13)."""
    return p.table.floor_rooms[row_of(p.arriving)] & ~p.own.occupied


def offer_rooms(p: Position, choices: Choices) -> None:
    choices.add_each(DO_PLACE, free_rooms(p))


def place(p: Position, room: i64, auto: bool) -> None:
    own = p.own
    guest = p.dealt[p.arriving]
    own.lodge(room, p.table.faces[guest])
    p.newcomer = room
    p.arriving = NONE
    if p.events is not None:
        about = {"seat": p.seat, "guest": p.table.guests[guest], "room": room + 1}
        p.tell({"event": "placed", **about}, auto)
    p.phase = SIDE if p.table.sides[guest] == 2 else STEP_DISMISS  # HP-4.14


def offer_sides(choices: Choices) -> None:
    choices.add(DO_SIDE)
    choices.add(DO_SIDE + 1)


def choose_side(p: Position, side: i64) -> None:
    own = p.own
    own.lodge(p.newcomer, own.face(p.newcomer) + side)
    if p.events is not None:
        about = {"seat": p.seat, "room": p.newcomer + 1, "guest": p.guest_in(own, p.newcomer), "side": SIDES[side]}
        p.tell({"event": "side", **about})
    p.phase = STEP_DISMISS
