"""The end: who has won and why (HP-8, HP-9), and how promising a position looks."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.hellton.components import DIPLOMAT, MASON, PILLARS
from tabledhote.games.hellton.state import EMPLOY, NONE, OVER, PARTNER, REASONS, Hotel, Position
from tabledhote.kernel.bits import lowest, size

SECOND_COLLAPSED: Final = 1
SECOND_SURVIVED: Final = 2
HIGHER_ROOM: Final = 3
FEWER_IRRITATED: Final = 4
SHARED_DEFEAT: Final = 5
CLOSING_TIME: Final = 6

# What things are worth to `outlook`; found, like the numbers in harm.py, by letting bots play each other.
VICTORY: Final = 1_000_000
FALLEN: Final = -3000
BELLS_WORTH: Final = (0, 600, 1000, 1300)
PILLARS_WORTH: Final = (0, 250, 450, 600, 700)  # in one column
TOKEN: Final = 80  # of irritation
COIN: Final = 35
PURSE: Final = 12  # coins beyond these buy nothing more in one turn
RENT: Final = 5
NUISANCE: Final = 50  # a swap, or a row that the opponent must take from


def both_collapsed(position: Position) -> int:
    """Why the game ends when both hotels are down (HP-9.8 to 9.10)."""
    one, two = position.hotels[0], position.hotels[1]
    if one.pawn != two.pawn:
        return HIGHER_ROOM
    return FEWER_IRRITATED if size(one.irritated) != size(two.irritated) else SHARED_DEFEAT


def lead(position: Position, reason: int) -> int:
    """Above 0: the hotel of seat 0 has done better; below 0: that of seat 1; 0: none has (HP-9.3 to 9.12)."""
    one, two = position.hotels[0], position.hotels[1]
    if reason in (SECOND_COLLAPSED, SECOND_SURVIVED):
        return 1 if (position.first == 0) == (reason == SECOND_COLLAPSED) else -1
    if reason == HIGHER_ROOM:
        return one.pawn - two.pawn
    if reason == CLOSING_TIME and one.bells != two.bells:
        return one.bells - two.bells
    if reason == CLOSING_TIME and sum(one.pillars) != sum(two.pillars):
        return sum(one.pillars) - sum(two.pillars)
    return size(two.irritated) - size(one.irritated)


def winners(position: Position) -> list[int]:
    """The winner once the game is over; nobody in a shared defeat (HP-8.2)."""
    if position.phase != OVER:
        return []
    ahead = lead(position, position.reason)
    return [] if ahead == 0 else [0] if ahead > 0 else [1]


def scores(position: Position) -> list[int]:
    won = winners(position)
    return [1 if seat in won else 0 for seat in range(2)]


def breakdown(position: Position) -> list[list[dict[str, object]]]:
    """How each hotel stands, line by line, and last why its owner has won or lost."""
    lines: list[list[dict[str, object]]] = []
    won = winners(position)
    for seat in range(2):
        hotel = position.hotels[seat]
        state: dict[str, object] = {"line": "stands", "points": 0}
        if hotel.collapsed():
            state = {"line": fall(hotel), "room": int(hotel.pawn) + 1, "points": 0}
        own = [
            state,
            {"line": "bells", "number": int(hotel.bells), "points": 0},
            {"line": "pillars", "number": sum(hotel.pillars), "points": 0},
            {"line": "irritated", "number": int(size(hotel.irritated)), "points": 0},
        ]
        if position.phase == OVER:
            result = "won" if seat in won else "lost" if won else "shared"
            own.append({"line": f"{result}_{REASONS[position.reason]}", "points": 1 if seat in won else 0})
        lines.append(own)
    return lines


def fall(hotel: Hotel) -> str:
    """The line that says how a hotel collapsed."""
    return "fell_by_pillars" if hotel.bells else "fell_by_bells"


# ---- outlook -------------------------------------------------------------------------------------


def outlook(position: Position, seat: int) -> int:
    """How good a position looks for a seat: how much sounder its hotel is than the other one."""
    if position.phase == OVER:
        won = winners(position)
        return 0 if not won else VICTORY if won[0] == seat else -VICTORY
    lead = soundness(position, position.hotels[seat]) - soundness(position, position.hotels[1 - seat])
    coming = prospect(position, position.hotels[position.active()])
    return lead + coming if seat == position.active() else lead - coming


def soundness(position: Position, hotel: Hotel) -> i64:
    """What a hotel has left before it collapses, what it can mend, and what its guests may do to it."""
    if hotel.collapsed():
        return FALLEN + 40 * hotel.pawn - 10 * size(hotel.irritated)
    table = position.table
    worth: i64 = BELLS_WORTH[hotel.bells] + COIN * min(hotel.coins, PURSE) - TOKEN * size(hotel.irritated)
    for pillars in hotel.pillars:
        worth += PILLARS_WORTH[pillars]
    left: i64 = hotel.occupied
    while left:
        room = lowest(left)
        worth += prize(position, hotel.rooms[room])
        if hotel.irritated >> room & 1:
            worth -= RENT * table.rent[hotel.rooms[room]]
        left &= left - 1
    return worth


def prize(position: Position, face: int) -> i64:
    """What a satisfied guest is worth to its hotel; mostly less than nothing."""
    return RENT * position.table.rent[face] - position.table.menace[face] // 2


def prospect(position: Position, own: Hotel) -> i64:
    """What the decision that is open will bring to the active hotel, whichever way it is answered."""
    table, phase = position.table, position.phase
    worth: i64 = 0
    if position.arriving != NONE:
        face = table.faces[position.dealt[position.arriving]]
        worth = max(prize(position, face), prize(position, table.other_face[face]))
    elif position.effects:
        for effect in position.effects:
            worth -= table.harm[effect]
        at_work = position.effects[-1]
        worth += table.harm[at_work] - position.times * table.harm_once[at_work]
    elif phase == EMPLOY + MASON:
        for pillars in own.pillars:
            if pillars < PILLARS:
                worth = max(worth, PILLARS_WORTH[pillars + 1] - PILLARS_WORTH[pillars])
    elif phase == EMPLOY + DIPLOMAT:
        worth = TOKEN
    elif EMPLOY <= phase <= PARTNER:
        worth = NUISANCE
    return worth
