"""The score track: points from 0 to 30, the goal marked, and a marker for every player."""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.icons import mark
from tabledhote.drawing.svg import Child, Markup, Point, circle, group, rect, text
from tabledhote.games.vienna.board.pieces import paint
from tabledhote.words import Words

CELLS = 31  # a player with more points stays there
HIGH = 68
PITCH = HIGH + 6


def height(rows: int) -> float:
    return PITCH * rows + 6


def track(view: View, words: Words, seats: Sequence[str], width: float, rows: int, y: float) -> Markup:
    """As wide as the board, in one row or in two."""
    across = -(-CELLS // rows)
    wide = (width - 12) / across
    places = [(wide * (points % across), PITCH * (points // across)) for points in range(CELLS)]
    return group(
        [cell(view, points, place, wide) for points, place in enumerate(places)],
        [marker(view, words, seats, seat, wide, places) for seat in range(len(seats))],
        at=(6, y + 6),
        id="track",
        title=words("about-track", goal=view["goal"]),
    )


def cell(view: View, points: int, place: Point, wide: float) -> list[Child]:
    goal, last = points >= view["goal"], points == CELLS - 1
    x, y = place
    fill, ink = (paint(view, "moss"), paint(view, "on-moss")) if goal else ("var(--card)", "var(--faint)")
    label = f"{points}+" if last else str(points)
    size = min(22, wide / 1.9) - (2 if last else 0)
    return [
        rect(x, y, wide, HIGH, fill=fill, stroke="var(--line)", stroke_width=1),
        text(label, x + wide / 2, y + 57, size=size, bold=points == view["goal"], fill=ink),
    ]


def marker(view: View, words: Words, seats: Sequence[str], seat: int, wide: float, places: Sequence[Point]) -> Markup:
    """A player's marker; those on one cell stand in rows of two."""
    shown = [min(points, CELLS - 1) for points in view["scores"]]
    at = shown[seat]
    beside = [other for other in range(len(seats)) if shown[other] == at].index(seat)
    row, column = divmod(beside, 2)
    crowd = shown.count(at)
    size = 22.0 if crowd == 1 else 13.0
    x, y = (wide / 2, 24.0) if crowd == 1 else (wide / 2 - 7.5 + 15 * column, 9.0 + 15 * row)
    edge = paint(view, "on-moss") if at >= view["goal"] else "var(--rim)"
    points = words("points", number=view["scores"][seat])
    return group(
        circle(0, 0, size / 2 + 1.5, fill="none", pointer_events="all"),
        mark(view["players"][seat]["colour"], 0, 0, size, stroke=edge, stroke_width=1),
        at=(places[at][0] + x, places[at][1] + y),
        id=f"marker-{seat}",
        title=words("about-marker", seat=seats[seat], points=points),
    )
