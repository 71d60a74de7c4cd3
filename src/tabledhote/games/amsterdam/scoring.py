"""Points, the goal and the winners."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.state import OVER, Position
from tabledhote.kernel.bits import listed, lowest


def score(p: Position, seat: i64) -> i64:
    """The tourists round a seat's hotels (HA-7.1 to 7.5)."""
    left: i64 = p.beside[seat]
    tourists = p.tourists
    total: i64 = 0
    while left:
        total += tourists[lowest(left)]
        left &= left - 1
    return total


def scores(p: Position) -> list[int]:
    """The score of each seat."""
    return [score(p, seat) for seat in range(p.players)]


def goal_reached(p: Position, among: i64) -> bool:
    """Whether a seat with a hotel beside one of these places has enough tourists to end the game (HA-8.1, 8.2)."""
    goal: i64 = p.table.goal[p.players]
    for seat in range(p.players):
        if p.beside[seat] & among and score(p, seat) >= goal:
            return True
    return False


def winners(p: Position) -> list[int]:
    """The seats with the highest score once the game is over (HA-8.6, 8.7)."""
    if p.phase != OVER:
        return []
    points = scores(p)
    best = max(points)
    return [seat for seat in range(p.players) if points[seat] == best]


def breakdown(p: Position) -> list[list[dict[str, object]]]:
    """The score of each seat line by line: one line for each place that counts."""
    lines: list[list[dict[str, object]]] = []
    table = p.table
    for seat in range(p.players):
        places = listed(p.beside[seat])
        lines.append([{"line": "tourists", "place": table.places[at], "points": p.tourists[at]} for at in places])
    return lines
