"""What lies in front of a player is worth, in tenths of points: goods, hotel, guests, staff, objectives."""

from mypy_extensions import i64

from tabledhote.games.austria.components import COLUMNS, END, FIRST_GUEST, GROUPS
from tabledhote.games.austria.rules.counting import (
    EMPEROR,
    GROUPS_FULL,
    KRONES,
    OCCUPIED,
    ROOM_TILES,
    STAFF_PLAYED,
    full_groups,
    goods_points,
    met,
    occupied_of,
    staff_value,
)
from tabledhote.games.austria.rules.vocabulary import GREEN, count, total
from tabledhote.games.austria.rules.vocabulary import pieces as packed
from tabledhote.games.austria.state import DISCS, NONE, TABLES, Hotelier, Position
from tabledhote.games.austria.strategy.constants import (
    CARD,
    FIRST_KRONE,
    FIRST_KRONES,
    FREE_FLOOR,
    FREE_ROOM,
    GROUP_HOPE,
    HASTE,
    KRONE,
    KRONES_ENOUGH,
    LEFT_GUEST,
    MOVING_IN,
    OBJECTIVE_HOPE,
    ORDER_OPEN,
    PIECE,
    PIECE_PLACED,
    PIECE_READY,
    PIECE_SHARE,
    POINT,
    ROOM_MISSING,
    SETTLED,
)
from tabledhote.games.austria.strategy.worth import reward, worth
from tabledhote.kernel.bits import lowest, size

# ---- goods ---------------------------------------------------------------------------------------


def goods(p: Position, h: Hotelier, turns: i64) -> i64:
    """Krones and food of the kitchen: a point each in the end, more while they can be used."""
    if turns == 0:
        return POINT * goods_points(h)
    useful: i64 = min(h.krones, KRONES_ENOUGH)
    value: i64 = POINT * h.krones + (KRONE - POINT) * useful + FIRST_KRONE * min(h.krones, FIRST_KRONES)
    return value + PIECE * total(h.kitchen)


# ---- the hotel -----------------------------------------------------------------------------------


def rooms(p: Position, h: Hotelier, turns: i64) -> i64:
    """Groups on the way to their bonus, and free rooms that guests will fill in time."""
    table = p.table
    value: i64 = 0
    for group in range(GROUPS):
        at: i64 = GROUPS * h.board + group
        if not h.paid >> group & 1:
            rooms: i64 = table.groups[at]
            done: i64 = 2 * size(h.occupied & rooms) + size(h.tiles & rooms)
            if done:
                whole: i64 = 3 * size(rooms)
                value += GROUP_HOPE * table.group_bonus[at] * done * done * min(turns, 6) // (whole * whole * 6)
    value += (filled_room(turns) + SETTLED) * size(h.occupied)
    free: i64 = h.tiles & ~h.occupied
    fill: i64 = min(size(free), turns + filled_tables(h))
    floor: i64 = 3
    while floor >= 0 and fill > 0:
        there: i64 = min(fill, size((free >> (floor * COLUMNS)) & 0b11111))
        value += there * (FREE_ROOM + FREE_FLOOR * table.floor_points[floor])
        fill -= there
        floor -= 1
    return value


def filled_tables(h: Hotelier) -> i64:
    number: i64 = 0
    for guest in h.cafe:
        if guest != NONE:
            number += 1
    return number


# ---- guests --------------------------------------------------------------------------------------


def cafe(p: Position, h: Hotelier, turns: i64) -> i64:
    """Each guest by what moving in brings, less what is still missing; each piece of the kitchen counts once."""
    value: i64 = 0
    kitchen: i64 = h.kitchen
    for at in range(TABLES):
        if h.cafe[at] != NONE:
            value += guest_value(p, h, h.cafe[at], h.lacks[at], kitchen, turns)
            kitchen -= ready(h.lacks[at], kitchen)
    return value


def ready(lacks: i64, kitchen: i64) -> i64:
    """The pieces of the kitchen that a guest lacks, packed."""
    found: i64 = 0
    for food in range(4):
        found += packed(food, min(count(lacks, food), count(kitchen, food)))
    return found


def moving_in(p: Position, h: Hotelier, guest: i64, turns: i64) -> i64:
    """What a guest brings who moves in, beside the room."""
    gain: i64 = POINT * p.table.guest_points[guest] + reward(p, h, FIRST_GUEST + guest, turns)
    return gain * 9 // 10 + filled_room(turns)


def filled_room(turns: i64) -> i64:
    """What a room with a guest promises beside its points: groups, objectives, staff that counts rooms."""
    return MOVING_IN if turns > 1 else MOVING_IN // 2


def piece_value(gain: i64, order: i64) -> i64:
    """What one more piece on the card of a guest is worth."""
    return max(PIECE_PLACED, gain * PIECE_SHARE // (10 * order))


def guest_value(p: Position, h: Hotelier, guest: i64, lacks: i64, kitchen: i64, turns: i64) -> i64:
    gain: i64 = moving_in(p, h, guest, turns)
    room = has_room(p, h, guest)
    own_turn = p.hoteliers[p.active] is h
    if lacks == 0:
        if room:
            return gain if turns or own_turn else -LEFT_GUEST
        return gain * 6 // 10 if turns else -LEFT_GUEST
    missing: i64 = total(lacks)
    served: i64 = total(ready(lacks, kitchen))
    piece: i64 = piece_value(gain, p.table.order_size[guest])
    if turns == 0:
        done = own_turn and room and served == missing and h.krones > 0
        return gain - 30 if done else -LEFT_GUEST
    work: i64 = 2 * missing - served + (0 if room else ROOM_MISSING)
    risk: i64 = (LEFT_GUEST + gain // 2) * work * work // (work * work + HASTE * turns * turns)
    return gain - missing * piece + served * (piece - PIECE_READY - PIECE) - ORDER_OPEN - risk


def has_room(p: Position, h: Hotelier, guest: i64) -> bool:
    free: i64 = h.tiles & ~h.occupied
    color: i64 = p.table.guest_color[guest]
    return free != 0 if color == GREEN else free & p.table.color_rooms[3 * h.board + color] != 0


# ---- staff ---------------------------------------------------------------------------------------


def played(p: Position, seat: i64, h: Hotelier, turns: i64) -> i64:
    """What the staff in play is worth: final scoring as it stands and grows, the rest by the turns to come."""
    value: i64 = 0
    cards: i64 = h.played
    while cards:
        card: i64 = lowest(cards)
        if p.table.of_type[END] >> card & 1:
            value += POINT * staff_value(p, seat, card)
        value += worth(p, h, card, turns, h.used >> card & 1 != 0)
        cards &= cards - 1
    return value


def hand(p: Position, h: Hotelier, turns: i64) -> i64:
    """Cards in hand: chances, and no more than can still be played."""
    return CARD * min(size(h.hand), turns) * min(turns, 6) // 6


# ---- objectives ----------------------------------------------------------------------------------


def objectives(p: Position, seat: i64, h: Hotelier, turns: i64) -> i64:
    value: i64 = 0
    for at in range(3):
        place: i64 = open_place(p, at, seat)
        if place == NONE:
            continue
        points: i64 = POINT * p.table.objective_points[place]
        if met(p, h, p.objectives[at]):
            value += points * 9 // 10 if turns or p.active == seat else 0
        elif turns:
            percent: i64 = progress(p, h, p.objectives[at])
            value += points * OBJECTIVE_HOPE * percent // 10 * percent // 10000
    return value


def open_place(p: Position, at: i64, seat: i64) -> i64:
    """The place that a disc of this seat would get, or NONE."""
    for place in range(DISCS):
        holder: i64 = p.claims[DISCS * at + place]
        if holder == NONE:
            return place
        if holder == seat:
            return NONE
    return NONE


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
        for color in range(3):
            needed: i64 = count(table.least[objective], color)
            done += min(needed, occupied_of(table, h, color))
            least += needed
    else:
        done = size(h.occupied)
        least = 10
    return min(100, 100 * done // max(1, least))
