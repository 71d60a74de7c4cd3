"""What is counted in a hotel: full floors, groups and the like, and the four parts of the final scoring (GA-16)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.games.austria.components import END, GROUPS, Printed
from tabledhote.games.austria.rules.rooms import COLUMNS, FLOOR, FLOORS, LEFT_COLUMN
from tabledhote.games.austria.rules.vocabulary import (
    ANY,
    COPY_END_STAFF,
    ROOM_COLORS,
    SCORE_COLOR_SETS,
    SCORE_COLUMNS,
    SCORE_FLOORS,
    SCORE_GROUPS,
    SCORE_OBJECTIVES,
    SCORE_OCCUPIED,
    SCORE_ROOM_TILES,
    SCORE_STAFF,
    Effect,
    total,
)
from tabledhote.games.austria.state import NONE, Hotelier, Position
from tabledhote.kernel.bits import lowest, size

GUEST_LEFT: Final = 5  # points lost for each guest still in the café


# ---- what is counted in a hotel -----------------------------------------------------------------


def occupied_of(table: Printed, h: Hotelier, color: i64) -> i64:
    return size(h.occupied & table.color_rooms[ROOM_COLORS * h.board + color])


def full_floors(h: Hotelier) -> i64:
    number: i64 = 0
    for floor in range(FLOORS):
        if (h.occupied >> (floor * COLUMNS)) & FLOOR == FLOOR:
            number += 1
    return number


def full_columns(h: Hotelier) -> i64:
    number: i64 = 0
    for column in range(COLUMNS):
        if (h.occupied >> column) & LEFT_COLUMN == LEFT_COLUMN:
            number += 1
    return number


def full_groups(table: Printed, h: Hotelier) -> i64:
    return full_sets(h, table.groups, GROUPS)


def full_colors(table: Printed, h: Hotelier) -> i64:
    return full_sets(h, table.color_rooms, ROOM_COLORS)


def full_sets(h: Hotelier, sets: vec[i64], each: i64) -> i64:
    """How many sets of rooms are occupied whole; `sets` has so many for each board."""
    number: i64 = 0
    for at in range(each):
        rooms: i64 = sets[each * h.board + at]
        if h.occupied & rooms == rooms:
            number += 1
    return number


# ---- final scoring (GA-16) ----------------------------------------------------------------------


def end_value(p: Position, seat: i64, effect: Effect) -> i64:
    """What a final scoring effect is worth to a seat now (GA-12.22)."""
    h = p.hoteliers[seat]
    table = p.table
    kind: i64 = effect.kind
    number: i64
    if kind == SCORE_OCCUPIED:
        number = size(h.occupied) if effect.color == ANY else occupied_of(table, h, effect.color)
    elif kind == SCORE_ROOM_TILES:
        number = size(h.tiles)
    elif kind == SCORE_STAFF:
        number = size(h.played)
    elif kind == SCORE_GROUPS:
        number = full_groups(table, h)
    elif kind == SCORE_FLOORS:
        number = full_floors(h)
    elif kind == SCORE_COLUMNS:
        number = full_columns(h)
    elif kind == SCORE_COLOR_SETS:
        number = min(occupied_of(table, h, 0), min(occupied_of(table, h, 1), occupied_of(table, h, 2)))
    elif kind == SCORE_OBJECTIVES:
        number = discs(p, seat)
    elif kind == COPY_END_STAFF:
        return staff_value(p, seat, h.copied) if h.copied != NONE else 0
    else:
        number = h.emperor
    return min(number * effect.n, effect.most)


def discs(p: Position, seat: i64) -> i64:
    number: i64 = 0
    for holder in p.claims:
        if holder == seat:
            number += 1
    return number


def staff_value(p: Position, seat: i64, card: i64) -> i64:
    """What an `end` card is worth to a seat now."""
    value: i64 = 0
    for effect in p.table.effects[card + 1]:
        value += end_value(p, seat, effect)
    return value


def staff_points(p: Position, seat: i64) -> i64:
    value: i64 = 0
    cards: i64 = p.hoteliers[seat].played & p.table.of_type[END]
    while cards:
        value += staff_value(p, seat, lowest(cards))
        cards &= cards - 1
    return value


def room_points(p: Position, h: Hotelier) -> i64:
    """GA-16.4."""
    points: i64 = 0
    for floor in range(FLOORS):
        points += size((h.occupied >> (floor * COLUMNS)) & FLOOR) * p.table.floor_points[floor]
    return points


def goods_points(h: Hotelier) -> i64:
    """GA-16.5."""
    return h.krones + total(h.kitchen)


def guest_points(h: Hotelier) -> i64:
    """GA-16.6: what the guests still in the café cost."""
    points: i64 = 0
    for guest in h.cafe:
        if guest != NONE:
            points -= GUEST_LEFT
    return points


def final_points(p: Position, seat: i64) -> i64:
    """The four parts of the final scoring together."""
    h = p.hoteliers[seat]
    return staff_points(p, seat) + room_points(p, h) + goods_points(h) + guest_points(h)
