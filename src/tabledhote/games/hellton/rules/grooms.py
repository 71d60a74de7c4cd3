"""Steps 2 and 3: grooms are dismissed, grooms are hired, and each does its work (HP-4.20 to 4.35, 6.20 to 6.29)."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.hellton.actions import DO_COLUMN, DO_GUEST, DO_HIRE, DO_ROW, DO_START, DO_SWAP
from tabledhote.games.hellton.components import (
    ADJACENT,
    COLUMNS,
    DEAREST,
    FAKE_BOOKING,
    FAKE_USHER,
    GROOMS,
    MASON,
    PILLARS,
    USHER,
)
from tabledhote.games.hellton.state import (
    EMPLOY,
    HIRE,
    NONE,
    PARTNER,
    STEP_HIRE,
    STEP_WALK,
    Hotel,
    Position,
)
from tabledhote.kernel.bits import listed, lowest, size
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.rows import packed

ALL_GROOMS: Final = (1 << len(GROOMS)) - 1
DO_TARGET: Final = packed((DO_SWAP, DO_GUEST, DO_COLUMN, DO_ROW, DO_GUEST))  # of each groom: the choice of its target


# ---- step 2: dismiss (HP-4.20, 4.21) -------------------------------------------------------------


def dismiss(p: Position) -> None:
    own = p.own
    if p.events is not None and own.engaged:
        names = [GROOMS[groom] for groom in listed(own.engaged)]
        p.tell({"event": "dismissed", "seat": p.seat, "grooms": names})
    own.engaged = 0
    own.booking = NONE
    p.phase = STEP_HIRE


# ---- step 3: hire (HP-4.30 to 4.35) --------------------------------------------------------------


def ask_for_groom(p: Position) -> None:
    """Ask for a groom; if none can be hired, the tour begins (HP-4.35)."""
    p.phase = HIRE if for_hire(p) else STEP_WALK


def for_hire(p: Position) -> i64:
    """The grooms that can be hired, as bits: once a turn (HP-4.31), within the purse (HP-4.32), and as HP-4.34 says."""
    grooms: i64 = p.table.affordable[min(p.own.coins, DEAREST)] & ~p.own.engaged
    left: i64 = grooms & (1 << FAKE_BOOKING if p.rules >= 2 else ALL_GROOMS)  # since version 2 only it needs a target
    while left:
        groom = lowest(left)
        if targets(p, groom) == 0:
            grooms &= ~(1 << groom)
        left &= left - 1
    return grooms


def offer_grooms(p: Position, choices: Choices) -> None:
    choices.add_each(DO_HIRE, for_hire(p))
    choices.add(DO_START)


def hire(p: Position, groom: i64) -> None:
    """Pay, engage, and send the groom to its target; where there are several, ask which (HP-4.32, 4.33)."""
    own = p.own
    own.coins -= p.table.cost[groom]
    own.engaged |= 1 << groom
    if p.events is not None:
        about = {"seat": p.active(), "groom": GROOMS[groom], "cost": p.table.cost[groom]}
        p.tell({"event": "hired", **about})
    places = targets(p, groom)
    if size(places) > 1:
        p.phase = EMPLOY + groom
    elif places == 0:  # HP-4.34
        p.phase = STEP_HIRE
        if p.events is not None:
            p.tell({"event": "no_effect", "seat": p.active(), "why": "no_target"})
    else:
        employ(p, groom, lowest(places), True)


# ---- where each groom can be sent, and what it does there (HP-6.20 to 6.29) ----------------------


def targets(p: Position, groom: i64) -> i64:
    """The rooms, columns or rows that a groom can be sent to, as bits; without any it does nothing (HP-4.34)."""
    own = p.own
    other = p.other
    if groom == USHER:  # HP-6.21
        return 0 if p.newcomer == NONE else neighbours(p, own, p.newcomer)
    if groom == FAKE_USHER:
        return swappable(p, other)
    if groom == MASON:
        return gaps(own)
    if groom == FAKE_BOOKING:
        return 0 if other.collapsed() else other.free_floors(p.table)  # HP-6.26
    return own.irritated


def neighbours(p: Position, hotel: Hotel, room: i64) -> i64:
    """The occupied rooms beside a room."""
    return hotel.occupied & p.table.rooms_of(ADJACENT, room)


def swappable(p: Position, hotel: Hotel) -> i64:
    """The rooms of the irritated guests that have a neighbour (HP-6.22)."""
    rooms: i64 = 0
    left: i64 = hotel.irritated
    while left:
        room = lowest(left)
        if neighbours(p, hotel, room):
            rooms |= 1 << room
        left &= left - 1
    return rooms


def gaps(hotel: Hotel) -> i64:
    """The columns in which a pillar is missing (HP-6.25)."""
    columns: i64 = 0
    for column in range(COLUMNS):
        if hotel.pillars_of(column) < PILLARS:
            columns |= 1 << column
    return columns


def offer_targets(p: Position, groom: i64, choices: Choices) -> None:
    choices.add_each(DO_TARGET[groom], targets(p, groom))


def employ(p: Position, groom: i64, target: i64, auto: bool) -> None:
    """Send a hired groom to its target; then others may be hired."""
    p.phase = STEP_HIRE
    if groom == USHER:
        swap(p, p.active(), p.newcomer, target, auto)
        p.newcomer = target
    elif groom == FAKE_USHER:
        designate(p, target, auto)
    elif groom == MASON:
        restore_pillar(p, target, auto)
    elif groom == FAKE_BOOKING:
        force_row(p, target, auto)
    else:
        calm(p, target, auto)


def restore_pillar(p: Position, column: i64, auto: bool) -> None:
    own = p.own
    own.build(column, 1)
    if p.events is not None:
        about = {"seat": p.active(), "column": column + 1, "left": own.pillars_of(column)}
        p.tell({"event": "pillar_restored", **about}, auto)


def force_row(p: Position, row: i64, auto: bool) -> None:
    """HP-6.27: the opponent's next guest comes from this row."""
    p.own.booking = row
    if p.events is not None:
        p.tell({"event": "row_forced", "seat": 1 - p.active(), "row": row + 1}, auto)


def calm(p: Position, room: i64, auto: bool) -> None:
    own = p.own
    own.irritated &= ~(1 << room)
    if p.events is not None:
        about = {"seat": p.active(), "room": room + 1, "guest": p.guest_in(own, room)}
        p.tell({"event": "calmed", **about}, auto)


# ---- swaps (HP-6.20 to 6.24) ---------------------------------------------------------------------


def designate(p: Position, room: i64, auto: bool) -> None:
    """HP-6.23: the owner of the hotel chooses who swaps with the designated guest."""
    owner = 1 - p.active()
    if p.events is not None:
        about = {"seat": owner, "room": room + 1, "guest": p.guest_in(p.other, room)}
        p.tell({"event": "designated", **about}, auto)
    p.designated = room
    partners = neighbours(p, p.other, room)
    if size(partners) > 1:
        p.phase = PARTNER
        p.seat = owner
    else:
        swap_designated(p, lowest(partners), True)


def offer_partners(p: Position, choices: Choices) -> None:
    choices.add_each(DO_SWAP, neighbours(p, p.other, p.designated))


def swap_designated(p: Position, room: i64, auto: bool) -> None:
    swap(p, 1 - p.active(), p.designated, room, auto)
    p.designated = NONE
    p.seat = p.active()
    p.phase = STEP_HIRE


def swap(p: Position, seat: i64, here: i64, there: i64, auto: bool) -> None:
    """Two guests change rooms; token and visible side travel with them (HP-6.24)."""
    hotel = p.hotel(seat)
    if p.events is not None:
        about = {"seat": seat, "rooms": [int(here) + 1, int(there) + 1]}
        guests = {"guest": p.guest_in(hotel, here), "other": p.guest_in(hotel, there)}
        p.tell({"event": "swapped", **about, **guests}, auto)
    face = hotel.face(here)
    hotel.lodge(here, hotel.face(there))
    hotel.lodge(there, face)
    if (hotel.irritated >> here ^ hotel.irritated >> there) & 1:
        hotel.irritated ^= 1 << here | 1 << there
