"""Objectives (GA-14): what they require, the places for discs, and claiming one."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.austria.components import FIRST_OBJECTIVE, IN_PLAY, PER_LETTER
from tabledhote.games.austria.rules.counting import full_colors, full_columns, full_floors, full_groups, occupied_of
from tabledhote.games.austria.rules.gains import gain_points
from tabledhote.games.austria.rules.vocabulary import ROOM_COLORS, count
from tabledhote.games.austria.state import DISCS, NONE, Hotelier, Position, owner
from tabledhote.kernel.bits import only, size
from tabledhote.kernel.rows import with_value

# What an objective tests, in the order of TESTS in the components.
KRONES: Final = 0
ROOM_TILES: Final = 1
STAFF_PLAYED: Final = 2
EMPEROR: Final = 3
FLOORS_FULL: Final = 4
GROUPS_FULL: Final = 5
COLORS_FULL: Final = 6
COLUMNS_FULL: Final = 7
OCCUPIED: Final = 8


def met(p: Position, h: Hotelier, objective: i64) -> bool:
    """Whether the requirement of an objective holds now (GA-14.1)."""
    table = p.table
    test: i64 = table.test[objective]
    least: i64 = table.least[objective]
    if test == KRONES:
        return h.krones >= least
    if test == ROOM_TILES:
        return size(h.tiles) >= least
    if test == STAFF_PLAYED:
        return size(h.played) >= least
    if test == EMPEROR:
        return h.emperor >= least
    if test == FLOORS_FULL:
        return full_floors(h) >= least
    if test == GROUPS_FULL:
        return full_groups(table, h) >= least
    if test == COLORS_FULL:
        return full_colors(table, h) >= least
    if test == COLUMNS_FULL:
        return full_columns(h) >= least
    for color in range(ROOM_COLORS):
        if occupied_of(table, h, color) < count(least, color):
            return False
    return True


def open_place(p: Position, at: i64, seat: i64) -> i64:
    """The place that a disc of a seat would get on an objective; NONE if all are taken or the seat has one."""
    for place in range(DISCS):
        holder: i64 = p.claims[DISCS * at + place]
        if holder == NONE:
            return place
        if holder == seat:
            return NONE
    return NONE


def claimable(p: Position, h: Hotelier) -> i64:
    """The objectives that the owner can claim now, as a set (GA-14.2)."""
    claims: i64 = 0
    for at in range(IN_PLAY):
        if open_place(p, at, p.active) != NONE and met(p, h, p.objectives[at]):
            claims |= only(p.objectives[at])
    return claims


def claim(p: Position, objective: i64) -> None:
    """GA-14.3."""
    at: i64 = objective // PER_LETTER
    place: i64 = open_place(p, at, p.active)
    p.claims = with_value(p.claims, DISCS * at + place, p.active)
    if p.events is not None:
        disc = {"objective": int(objective) + FIRST_OBJECTIVE, "place": int(place) + 1}
        p.tell({"event": "claim", "seat": int(p.active), **disc})
    gain_points(p, owner(p), p.table.objective_points[place], FIRST_OBJECTIVE + objective)
