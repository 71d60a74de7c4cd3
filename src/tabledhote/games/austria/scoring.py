"""The score line by line (GA-16.1), ranks and winners (GA-17)."""

from mypy_extensions import i64

from tabledhote.games.austria.components import END
from tabledhote.games.austria.rules.counting import final_points, goods_points, guest_points, room_points, staff_value
from tabledhote.games.austria.state import NONE, OVER, Position
from tabledhote.kernel.bits import listed


def breakdown(p: Position) -> list[list[dict[str, object]]]:
    """The final score of each seat line by line, as if the game ended now: points so far, then GA-16.1.

    Every `end` card has a line of its own; a card of the Secretary's says what it copies.
    """
    lines: list[list[dict[str, object]]] = []
    for seat in range(p.players):
        h = p.hoteliers[seat]
        own: list[dict[str, object]] = [{"line": "points", "points": h.points}]
        for card in listed(h.played & p.table.of_type[END]):
            line: dict[str, object] = {"line": "staff", "staff": card + 1, "points": staff_value(p, seat, card)}
            if p.table.copies >> card & 1 and h.copied != NONE:
                line["copied"] = h.copied + 1
            own.append(line)
        own.append({"line": "rooms", "points": room_points(p, h)})
        own.append({"line": "goods", "points": goods_points(h)})
        own.append({"line": "guests", "points": guest_points(h)})
        lines.append(own)
    return lines


# ---- ranks (GA-17) ------------------------------------------------------------------------------


def score(p: Position, seat: i64) -> int:
    """Points so far; once the game is over the final scoring is added."""
    points: i64 = p.hoteliers[seat].points
    return points + final_points(p, seat) if p.phase == OVER else points


def scores(p: Position) -> list[int]:
    return [score(p, seat) for seat in range(p.players)]


def ranks(p: Position) -> list[int]:
    """1 for the best; equal on points and goods means equal rank (GA-17.2, 17.3)."""
    keys = [(score(p, seat), int(goods_points(p.hoteliers[seat]))) for seat in range(p.players)]
    return [1 + sum(other > key for other in keys) for key in keys]


def winners(p: Position) -> list[int]:
    return [seat for seat, rank in enumerate(ranks(p)) if rank == 1] if p.phase == OVER else []
