"""Points, the goal and the winners."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.components import NOWHERE
from tabledhote.games.amsterdam.state import NONE, OVER, Position


def score(position: Position, seat: int) -> int:
    """The tourists round a seat's hotels (HA-7.1 to 7.5)."""
    first = position.hotels[2 * seat]
    second = position.hotels[2 * seat + 1]
    if first == NONE:
        return 0
    if second == NONE:
        second = NOWHERE
    tourists = position.tourists
    total: i64 = 0
    for place in position.table.around[first * (NOWHERE + 1) + second]:
        total += tourists[place]
    return total


def scores(position: Position) -> list[int]:
    return [score(position, seat) for seat in range(position.players)]


def goal_reached(position: Position) -> bool:
    """Whether anybody has enough tourists to end the game (HA-8.1, 8.2)."""
    goal = position.table.goal[position.players]
    for seat in range(position.players):
        if score(position, seat) >= goal:
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
        hotels = [at for at in position.hotels[2 * seat : 2 * seat + 2] if at != NONE]
        first, second = (hotels + [NOWHERE, NOWHERE])[:2]
        places = table.around[first * (NOWHERE + 1) + second]
        lines.append([{"line": "tourists", "place": table.places[at], "points": position.tourists[at]} for at in places])
    return lines
