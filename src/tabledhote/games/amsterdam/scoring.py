"""Points, the goal and the winners."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.state import OVER, Position
from tabledhote.kernel.bits import listed, lowest


def score(position: Position, seat: i64) -> i64:
    """The tourists round a seat's hotels (HA-7.1 to 7.5)."""
    left: i64 = position.beside[seat]
    tourists = position.tourists
    total: i64 = 0
    while left:
        total += tourists[lowest(left)]
        left &= left - 1
    return total


def scores(position: Position) -> list[int]:
    return [score(position, seat) for seat in range(position.players)]


def goal_reached(position: Position, among: i64) -> bool:
    """Whether anybody with a hotel beside one of these places has enough tourists to end the game (HA-8.1, 8.2)."""
    goal: i64 = position.table.goal[position.players]
    for seat in range(position.players):
        if position.beside[seat] & among and score(position, seat) >= goal:
            return True
    return False


def winners(position: Position) -> list[int]:
    """The seats with the highest score once the game is over (HA-8.6, 8.7)."""
    if position.phase != OVER:
        return []
    points = scores(position)
    best = max(points)
    return [seat for seat in range(position.players) if points[seat] == best]


def breakdown(position: Position) -> list[list[dict[str, object]]]:
    """The score of each seat line by line: one line for each place that counts."""
    lines: list[list[dict[str, object]]] = []
    table = position.table
    for seat in range(position.players):
        own = listed(position.beside[seat])
        lines.append([{"line": "tourists", "place": table.places[at], "points": position.tourists[at]} for at in own])
    return lines
