"""Rooms and groups (GA-9): which can be prepared, what becoming occupied sets off."""

from mypy_extensions import i64

from tabledhote.games.austria.components import FROM_GROUP, FROM_ROOM, GROUPS
from tabledhote.games.austria.rules.frames import COLORED, OCCUPIED_AT_ONCE, highest_floor, room_color
from tabledhote.games.austria.rules.gains import gain_krones, gain_points, gain_steps, react
from tabledhote.games.austria.rules.rooms import ALL_ROOMS, COLUMNS, ROOMS, beside, room_number
from tabledhote.games.austria.rules.vocabulary import BLUE, COLORS, RED, ROOM_COLORS
from tabledhote.games.austria.state import NONE, Hotelier, Position
from tabledhote.kernel.bits import listed, only


def free_of_charge(p: Position, h: Hotelier) -> i64:
    """The rooms that cost nothing because of played staff (GA-9.2)."""
    table = p.table
    rooms: i64 = 0
    for color in range(ROOM_COLORS):
        if h.played & table.free_rooms[color]:
            rooms |= table.color_rooms[ROOM_COLORS * h.board + color]
    return rooms


def preparable(p: Position, h: Hotelier, discount: i64, terms: i64) -> i64:
    """The rooms that can be prepared now (GA-9.1); for `terms` see frames.py."""
    table = p.table
    if h.tiles:
        rooms: i64 = beside(h.tiles) & ~h.tiles
    else:
        rooms = only(table.first_room)  # GA-3.13, R11
    rooms &= ALL_ROOMS >> (ROOMS - COLUMNS * highest_floor(terms))
    if terms >= COLORED:
        rooms &= table.color_rooms[ROOM_COLORS * h.board + room_color(terms)]
    return rooms & (table.within[h.krones + discount] | free_of_charge(p, h))


def price(p: Position, h: Hotelier, room: i64, discount: i64) -> i64:
    """GA-9.2."""
    if free_of_charge(p, h) >> room & 1:
        return 0
    return max(0, p.table.floor_cost[room // COLUMNS] - discount)


def prepare(p: Position, h: Hotelier, room: i64, discount: i64, terms: i64) -> None:
    """GA-9.3, 9.4."""
    cost: i64 = price(p, h, room, discount)
    h.krones -= cost
    h.tiles |= only(room)
    occupied = terms & OCCUPIED_AT_ONCE != 0
    if p.events is not None:
        event = {"event": "prepare_room", "seat": int(p.active), "room": room_number(room), "cost": int(cost)}
        p.tell({**event, "occupied": occupied}, p.auto)
    points: i64 = p.table.space_points[room]
    if points:
        gain_points(p, h, points, FROM_ROOM)
    if occupied:
        occupy(p, h, room)


def occupy(p: Position, h: Hotelier, room: i64) -> None:
    """A room becomes occupied by an effect: triggers, then at once the group (GA-9.6, 9.11)."""
    turn_over(p, h, room)
    group: i64 = completed_group(p, h, room)
    if group != NONE:
        pay_group(p, h, group)


def turn_over(p: Position, h: Hotelier, room: i64) -> None:
    h.occupied |= only(room)
    if p.events is not None:
        p.tell({"event": "room_occupied", "seat": int(p.active), "room": room_number(room)})
    react(p, h, h.played & p.table.on_occupied)


def completed_group(p: Position, h: Hotelier, room: i64) -> i64:
    """The group that this room completes and that has not paid yet, or NONE (GA-9.9, 9.10)."""
    table = p.table
    group: i64 = table.group_of[ROOMS * h.board + room]
    rooms: i64 = table.groups[GROUPS * h.board + group]
    if h.occupied & rooms != rooms or h.paid >> group & 1:
        return NONE
    return group


def pay_group(p: Position, h: Hotelier, group: i64) -> None:
    table = p.table
    h.paid |= only(group)
    at: i64 = GROUPS * h.board + group
    color: i64 = table.group_color[at]
    bonus: i64 = table.group_bonus[at]
    if p.events is not None:
        rooms = [room_number(room) for room in listed(table.groups[at])]
        event = {"event": "group", "seat": int(p.active), "color": COLORS[color], "size": len(rooms), "rooms": rooms}
        p.tell(event)
    if color == BLUE:
        gain_points(p, h, bonus, FROM_GROUP)
    elif color == RED:
        gain_krones(p, h, bonus, FROM_GROUP)
    else:
        gain_steps(p, h, bonus, FROM_GROUP)
