"""How near a hotel is to the objectives, and what that is worth."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tabledhote.games.austria.components import GROUPS, IN_PLAY
from tabledhote.games.austria.rules.counting import full_groups, occupied_of
from tabledhote.games.austria.rules.objectives import (
    COLORS_FULL,
    COLUMNS_FULL,
    EMPEROR,
    FLOORS_FULL,
    GROUPS_FULL,
    KRONES,
    OCCUPIED,
    ROOM_TILES,
    STAFF_PLAYED,
    met,
    open_place,
)
from tabledhote.games.austria.rules.rooms import COLUMNS, FLOORS
from tabledhote.games.austria.rules.vocabulary import ROOM_COLORS, count
from tabledhote.games.austria.state import NONE, Hotelier, Position
from tabledhote.games.austria.strategy.constants import GAIN_KEPT, OBJECTIVE_HOPE, POINT
from tabledhote.kernel.bits import size


def objectives_value(p: Position, seat: i64, h: Hotelier, turns: i64) -> i64:
    """What the open objectives are likely to bring: most of the points if they are met, else by their progress."""
    value: i64 = 0
    for at in range(IN_PLAY):
        place: i64 = open_place(p, at, seat)
        if place == NONE:
            continue
        points: i64 = POINT * p.table.objective_points[place]
        if met(p, h, p.objectives[at]):
            value += points * GAIN_KEPT // 10 if turns or p.active == seat else 0
        elif turns:
            percent: i64 = progress(p, h, p.objectives[at])
            value += points * OBJECTIVE_HOPE * percent // 10 * percent // 10000
    return value


def progress(p: Position, h: Hotelier, objective: i64) -> i64:
    """How far an objective is, in percent."""
    table = p.table
    test: i64 = table.test[objective]
    least: i64 = table.least[objective]
    done: i64
    if test == KRONES:
        done = h.krones
    elif test == ROOM_TILES:
        done = size(h.tiles)
    elif test == STAFF_PLAYED:
        done = size(h.played)
    elif test == EMPEROR:
        done = h.emperor
    elif test == GROUPS_FULL:
        done = full_groups(table, h)
    elif test == OCCUPIED:
        done = 0
        least = 0
        for color in range(ROOM_COLORS):
            needed: i64 = count(table.least[objective], color)
            done += min(needed, occupied_of(table, h, color))
            least += needed
    else:
        done = size(h.occupied)
        least = 10  # floors, columns or colours: about half the hotel
    return min(100, 100 * done // max(1, least))


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
        return areas_done(h, table.groups, GROUPS * h.board, GROUPS, least)
    if test == FLOORS_FULL:
        return areas_done(h, table.floors, 0, FLOORS, least)
    if test == COLUMNS_FULL:
        return areas_done(h, table.columns, 0, COLUMNS, least)
    if test == COLORS_FULL:
        return areas_done(h, table.color_rooms, ROOM_COLORS * h.board, ROOM_COLORS, least)
    done: i64 = 0
    whole: i64 = 0
    for color in range(ROOM_COLORS):
        needed: i64 = count(least, color)
        if needed:
            rooms: i64 = table.color_rooms[ROOM_COLORS * h.board + color]
            occupied: i64 = min(needed, size(h.occupied & rooms))
            done += 3 * occupied + min(needed - occupied, size(h.tiles & ~h.occupied & rooms))
            whole += 3 * needed
    return 1000 * done // whole


def areas_done(h: Hotelier, areas: vec[i64], first: i64, each: i64, number: i64) -> i64:
    """How far the most advanced of some areas are filled, taken together, in thousandths.

    Of `areas` so many count, from `first` on.
    """
    shares = vec[i64](capacity=each)
    for at in range(first, first + each):
        rooms: i64 = areas[at]
        shares = append(shares, 1000 * (2 * size(h.occupied & rooms) + size(h.tiles & rooms)) // (3 * size(rooms)))
    done: i64 = 0
    for _ in range(number):
        best: i64 = 0
        for at in range(each):
            if shares[at] > shares[best]:
                best = at
        done += shares[best]
        shares[best] = -1
    return done // number
