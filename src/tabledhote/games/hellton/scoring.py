"""The end: who has won and why (HP-8, HP-9), and how promising a position looks."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.hellton.state import OVER, REASONS, Hotel, Position
from tabledhote.kernel.bits import size

SECOND_COLLAPSED: Final = 1
SECOND_SURVIVED: Final = 2
HIGHER_ROOM: Final = 3
FEWER_IRRITATED: Final = 4
SHARED_DEFEAT: Final = 5
CLOSING_TIME: Final = 6


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

VICTORY: Final = 1_000_000


def outlook(position: Position, seat: int) -> int:
    """How good a position looks for a seat: how much sounder its hotel is than the other one."""
    if position.phase == OVER:
        won = winners(position)
        return 0 if not won else VICTORY if won[0] == seat else -VICTORY
    return soundness(position, position.hotels[seat]) - soundness(position, position.hotels[1 - seat])


WORTH_OF_BELLS: Final = (0, 600, 900, 1100)
WORTH_OF_PILLARS: Final = (0, 300, 480, 580, 640)  # of one column


def soundness(position: Position, hotel: Hotel) -> i64:
    """What a hotel has left before it collapses, with coins and satisfied guests for what they can mend."""
    if hotel.collapsed():
        return 100 * hotel.pawn - 20 * size(hotel.irritated) - 2000
    worth: i64 = WORTH_OF_BELLS[hotel.bells]
    for pillars in hotel.pillars:
        worth += WORTH_OF_PILLARS[pillars]
    return worth + 20 * hotel.coins - 60 * size(hotel.irritated)
