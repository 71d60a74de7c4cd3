"""How near a hotel is to the requirements of the objectives: thirds of rooms done, and rooms still missing."""

from mypy_extensions import i64

from tabledhote.games.austria.components import COLUMNS, FLOORS, GROUPS, LEFT_COLUMN
from tabledhote.games.austria.rules.counting import (
    COLORS_FULL,
    COLUMNS_FULL,
    EMPEROR,
    FLOORS_FULL,
    GROUPS_FULL,
    KRONES,
    ROOM_TILES,
    STAFF_PLAYED,
)
from tabledhote.games.austria.rules.vocabulary import count
from tabledhote.games.austria.state import Hotelier, Position
from tabledhote.kernel.bits import size


def nearness(p: Position, h: Hotelier, objective: i64) -> i64:
    """How far an objective that is not met is done, in thousandths; a prepared room is a third of an occupied one."""
    table = p.table
    test: i64 = table.test[objective]
    least: i64 = table.least[objective]
    if test == KRONES:
        return 1000 * h.krones // least
    if test == ROOM_TILES:
        return 1000 * size(h.tiles) // least
    if test == STAFF_PLAYED:
        return 1000 * size(h.played) // least
    if test == EMPEROR:
        return 1000 * h.emperor // least
    if test == GROUPS_FULL:
        return areas_done(h, table.groups[GROUPS * h.board : GROUPS * h.board + GROUPS], least)
    if test == FLOORS_FULL:
        return areas_done(h, [0b11111 << (floor * COLUMNS) for floor in range(FLOORS)], least)
    if test == COLUMNS_FULL:
        return areas_done(h, [LEFT_COLUMN << column for column in range(COLUMNS)], least)
    colors = table.color_rooms[3 * h.board : 3 * h.board + 3]
    if test == COLORS_FULL:
        return areas_done(h, colors, least)
    done: i64 = 0
    whole: i64 = 0
    for color in range(3):
        needed: i64 = count(least, color)
        if needed:
            rooms: i64 = colors[color]
            occupied: i64 = min(needed, size(h.occupied & rooms))
            done += 3 * occupied + min(needed - occupied, size(h.tiles & ~h.occupied & rooms))
            whole += 3 * needed
    return 1000 * done // whole


def areas_done(h: Hotelier, areas: list[int], number: i64) -> i64:
    """How far the most advanced of some areas are filled, taken together, in thousandths."""
    shares: list[int] = []
    for area in areas:
        rooms: i64 = area
        shares.append(1000 * (2 * size(h.occupied & rooms) + size(h.tiles & rooms)) // (3 * size(rooms)))
    shares.sort(reverse=True)
    done: i64 = 0
    for at in range(number):
        done += shares[at]
    return done // number
