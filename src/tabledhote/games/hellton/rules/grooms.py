"""The five grooms: whom and what each can be hired for, and what it does (HP-4.30 to 4.35, 6.20 to 6.29)."""

from mypy_extensions import i64

from tabledhote.games.hellton.components import (
    ADJACENT,
    COLUMNS,
    DIPLOMAT,
    FAKE_BOOKING,
    FAKE_USHER,
    FLOORS,
    GROOMS,
    MASON,
    PILLARS,
    ROOMS,
    USHER,
)
from tabledhote.games.hellton.rules.hangers import guest_in
from tabledhote.games.hellton.state import EMPLOY, NONE, PARTNER, Hotel, Position
from tabledhote.kernel.bits import lowest


def targets(p: Position, groom: int) -> i64:
    """The rooms, columns or rows that a groom can be sent to, as bits; without any it cannot be hired (HP-4.34)."""
    own = p.hotels[p.active()]
    other = p.hotels[1 - p.active()]
    if groom == USHER:  # HP-6.21
        return 0 if p.newcomer == NONE else neighbours(p, own, p.newcomer)
    if groom == FAKE_USHER:
        return swappable(p, other)
    if groom == MASON:
        return gaps(own)
    if groom == FAKE_BOOKING:
        return 0 if other.collapsed() else free_floors(p, other)  # HP-6.26
    return own.irritated


def neighbours(p: Position, hotel: Hotel, room: i64) -> i64:
    """The occupied rooms beside a room."""
    return hotel.occupied & p.table.reach[ADJACENT * ROOMS + room]


def swappable(p: Position, hotel: Hotel) -> i64:
    """The irritated guests that have a neighbour (HP-6.22)."""
    found: i64 = 0
    left: i64 = hotel.irritated
    while left:
        room = lowest(left)
        if neighbours(p, hotel, room):
            found |= 1 << room
        left &= left - 1
    return found


def gaps(hotel: Hotel) -> i64:
    """The columns in which a pillar is missing (HP-6.25)."""
    found: i64 = 0
    for column in range(COLUMNS):
        if hotel.pillars[column] < PILLARS:
            found |= 1 << column
    return found


def free_floors(p: Position, hotel: Hotel) -> i64:
    """The floors with a free room."""
    found: i64 = 0
    for floor in range(FLOORS):
        if p.table.floor_rooms[floor] & ~hotel.occupied:
            found |= 1 << floor
    return found


def can_be_hired(p: Position, own: Hotel, groom: int) -> bool:
    """Not yet this turn (HP-4.31), within the purse (HP-4.32), and with something to do (HP-4.34)."""
    return not own.engaged >> groom & 1 and p.table.cost[groom] <= own.coins and targets(p, groom) != 0


def any_for_hire(p: Position) -> bool:
    own = p.hotels[p.active()]
    for groom in range(len(GROOMS)):
        if can_be_hired(p, own, groom):
            return True
    return False


def hire(p: Position, groom: int) -> bool:
    """Pay, engage, carry out (HP-4.32, 4.33). False: a target has to be chosen first."""
    own = p.hotels[p.active()]
    own.coins -= p.table.cost[groom]
    own.engaged |= 1 << groom
    if p.events is not None:
        about = {"seat": p.active(), "groom": GROOMS[groom], "cost": p.table.cost[groom]}
        p.tell({"event": "hired", **about})
    choices = targets(p, groom)
    if choices & (choices - 1):
        p.phase = EMPLOY + groom
        return False
    return employ(p, groom, lowest(choices), True)


def employ(p: Position, groom: int, target: int, auto: bool) -> bool:
    """Send a hired groom to its target. False: the opponent has to choose a partner for the swap."""
    own = p.hotels[p.active()]
    if groom == USHER:
        swap(p, p.active(), p.newcomer, target, auto)
        p.newcomer = target
    elif groom == FAKE_USHER:
        return designate(p, target, auto)
    elif groom == MASON:
        own.pillars[target] += 1
        if p.events is not None:
            column = {"column": target + 1, "left": own.pillars[target]}
            p.tell({"event": "pillar_restored", "seat": p.active(), **column}, auto)
    elif groom == FAKE_BOOKING:
        own.booking = target
        if p.events is not None:
            p.tell({"event": "row_forced", "seat": 1 - p.active(), "row": target + 1}, auto)
    elif groom == DIPLOMAT:
        own.irritated &= ~(1 << target)
        if p.events is not None:
            about = {"seat": p.active(), "room": target + 1, "guest": guest_in(p, own, target)}
            p.tell({"event": "calmed", **about}, auto)
    return True


def designate(p: Position, room: int, auto: bool) -> bool:
    """HP-6.23: the owner of the hotel chooses with whom the designated guest swaps."""
    owner = 1 - p.active()
    if p.events is not None:
        about = {"seat": owner, "room": room + 1, "guest": guest_in(p, p.hotels[owner], room)}
        p.tell({"event": "designated", **about}, auto)
    partners = neighbours(p, p.hotels[owner], room)
    p.designated = room
    if partners & (partners - 1):
        p.phase = PARTNER
        p.seat = owner
        return False
    swap_designated(p, lowest(partners), True)
    return True


def swap_designated(p: Position, room: int, auto: bool) -> None:
    swap(p, 1 - p.active(), p.designated, room, auto)
    p.designated = NONE
    p.seat = p.active()


def swap(p: Position, seat: int, here: i64, there: i64, auto: bool) -> None:
    """Two guests change rooms; token and visible side travel with them (HP-6.24)."""
    hotel = p.hotels[seat]
    if p.events is not None:
        about = {"seat": seat, "rooms": [int(here) + 1, int(there) + 1]}
        guests = {"guest": guest_in(p, hotel, here), "other": guest_in(p, hotel, there)}
        p.tell({"event": "swapped", **about, **guests}, auto)
    face = hotel.rooms[here]
    hotel.rooms[here] = hotel.rooms[there]
    hotel.rooms[there] = face
    if (hotel.irritated >> here ^ hotel.irritated >> there) & 1:
        hotel.irritated ^= 1 << here | 1 << there
