"""The end: who has won and why (HP-8, HP-9)."""

from mypy_extensions import i64

from tabledhote.games.hellton.state import (
    CLOSING_TIME,
    FEWER_IRRITATED,
    HIGHER_ROOM,
    OVER,
    REASONS,
    SECOND_COLLAPSED,
    SECOND_SURVIVED,
    SHARED_DEFEAT,
    Hotel,
    Position,
)
from tabledhote.kernel.bits import lowest, size


def rents(p: Position, hotel: Hotel) -> i64:
    """What the satisfied guests of a hotel pay together (HP-4.51)."""
    amount: i64 = 0
    left: i64 = hotel.occupied & ~hotel.irritated
    while left:
        amount += p.table.rent[hotel.face(lowest(left))]
        left &= left - 1
    return amount


def both_collapsed(p: Position) -> i64:
    """Why the game ends when both hotels are down (HP-9.8 to 9.10)."""
    one, two = p.hotel(0), p.hotel(1)
    if one.pawn != two.pawn:
        return HIGHER_ROOM
    return FEWER_IRRITATED if size(one.irritated) != size(two.irritated) else SHARED_DEFEAT


def lead(p: Position, reason: i64) -> i64:
    """Above 0: the hotel of seat 0 has done better; below 0: that of seat 1; 0: none has (HP-9.3 to 9.12)."""
    one, two = p.hotel(0), p.hotel(1)
    if reason in (SECOND_COLLAPSED, SECOND_SURVIVED):
        return 1 if (p.first == 0) == (reason == SECOND_COLLAPSED) else -1
    if reason == HIGHER_ROOM:
        return one.pawn - two.pawn
    if reason == CLOSING_TIME and one.bells != two.bells:
        return one.bells - two.bells
    if reason == CLOSING_TIME and one.all_pillars() != two.all_pillars():
        return one.all_pillars() - two.all_pillars()
    return size(two.irritated) - size(one.irritated)


def winners(p: Position) -> list[int]:
    """The winner once the game is over; nobody in a shared defeat (HP-8.2)."""
    if p.phase != OVER:
        return []
    ahead = lead(p, p.reason)
    return [] if ahead == 0 else [0] if ahead > 0 else [1]


def scores(p: Position) -> list[int]:
    won = winners(p)
    return [1 if seat in won else 0 for seat in range(2)]


def breakdown(p: Position) -> list[list[dict[str, object]]]:
    """How each hotel stands, line by line, and last why its owner has won or lost."""
    won = winners(p)
    lines: list[list[dict[str, object]]] = []
    for seat in range(2):
        hotel = p.hotel(seat)
        condition: dict[str, object] = {"line": "standing"}
        if hotel.collapsed():
            condition = {"line": "fallen", "cause": "pillars" if hotel.bells else "bells", "room": int(hotel.pawn) + 1}
        own = [
            {**condition, "points": 0},
            {"line": "bells", "number": int(hotel.bells), "points": 0},
            {"line": "pillars", "number": int(hotel.all_pillars()), "points": 0},
            {"line": "irritated", "number": int(size(hotel.irritated)), "points": 0},
        ]
        if p.phase == OVER:
            result = "won" if seat in won else "lost" if won else "shared"
            points = 1 if seat in won else 0
            own.append({"line": "result", "result": result, "reason": REASONS[p.reason], "points": points})
        lines.append(own)
    return lines
