"""Chances to win over a game, one line for each seat."""

from collections.abc import Sequence
from itertools import pairwise

from tabledhote.drawing.document import document
from tabledhote.drawing.icons import mark
from tabledhote.drawing.palette import stylesheet
from tabledhote.drawing.svg import Markup, group, line, number, path, rect, text

WIDTH, HEIGHT = 800.0, 300.0
LEFT, RIGHT, TOP, BOTTOM = 48.0, 150.0, 14.0, 34.0
COLOURS = ("red", "blue", "green", "purple", "orange")
DASHES = (None, "9 4", "3 3", "12 4 3 4", "6 2")
LABEL = 18.0  # height of a name


def curve(
    chances: Sequence[Sequence[float]],
    names: Sequence[str],
    turning: Sequence[int],
    title: str,
    below: str,
    standalone: bool = False,
) -> Markup:
    """The chances of every seat, starting before the first decision; upright lines stand at the turning points."""
    last = max(1, len(chances) - 1)

    def across(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / last

    def up(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    grid = [
        group(
            line(LEFT, up(part / 4), WIDTH - RIGHT, up(part / 4), stroke="var(--line)"),
            text(f"{25 * part} %", LEFT - 6, up(part / 4), size=12, anchor="end", fill="var(--faint)"),
        )
        for part in range(5)
    ]
    turns = [
        line(across(at), TOP, across(at), HEIGHT - BOTTOM, stroke="var(--glow)", stroke_dasharray="2 4", title=str(at))
        for at in turning
    ]
    lines = []
    for seat in range(len(names)):
        points = [f"{number(across(at))} {number(up(each[seat]))}" for at, each in enumerate(chances)]
        lines.append(
            path(
                "M" + "L".join(points),
                fill="none",
                stroke=f"var(--{COLOURS[seat]})",
                stroke_width=2.5,
                stroke_linejoin="round",
                stroke_dasharray=DASHES[seat],
                title=names[seat],
            )
        )
    labels = []
    for seat, height in zip(range(len(names)), spread([up(chance) for chance in chances[-1]]), strict=True):
        labels.append(mark(COLOURS[seat], WIDTH - RIGHT + 14, height, 12))
        labels.append(text(names[seat], WIDTH - RIGHT + 26, height, size=14, width=RIGHT - 30, anchor="start"))
    caption = text(below, across(last / 2), HEIGHT - 12, size=13, fill="var(--faint)")
    paper = rect(0, 0, WIDTH, HEIGHT, fill="var(--paper)") if standalone else None
    style = stylesheet() if standalone else None
    return document(WIDTH, HEIGHT, paper, grid, turns, lines, labels, caption, title=title, style=style)


def spread(heights: Sequence[float]) -> list[float]:
    """Heights moved apart so far that names do not cover one another, and none stands below the picture.

    >>> spread([14.0, 266.0, 266.0])
    [14.0, 248.0, 266.0]
    """
    placed = list(heights)
    order = sorted(range(len(placed)), key=lambda at: placed[at])
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + LABEL)
    placed[order[-1]] = min(placed[order[-1]], HEIGHT - BOTTOM)
    for after, before in pairwise(reversed(order)):
        placed[before] = min(placed[before], placed[after] - LABEL)
    return placed
