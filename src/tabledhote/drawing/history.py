"""How somebody did from game to game: a dot for each game, and the average of the last games as a line."""

from collections.abc import Sequence
from math import ceil

from tabledhote.drawing.document import document
from tabledhote.drawing.svg import Markup, circle, group, line, number, path, text

WIDTH, HEIGHT = 800.0, 240.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, 16.0, 14.0, 34.0
WINDOW = 20  # games in the average
DOTS = 250  # at most: where there are more games, a dot stands for several
LINES = (1, 2, 5)  # steps of the scale, times a power of ten


def history(values: Sequence[float], title: str, below: str, *, down: bool = False) -> Markup:
    """`values` of all games in their order; with `down` the smallest is on top, as for places."""
    low, high, step = scale(min(values), max(values))
    count = len(values)

    def across(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ((at + 0.5) / count)

    def up(value: float) -> float:
        part = (value - low) / (high - low)
        return TOP + (HEIGHT - TOP - BOTTOM) * (part if down else 1 - part)

    marks = [low + step * at for at in range(round((high - low) / step) + 1)]
    grid = [
        group(
            line(LEFT, up(mark), WIDTH - RIGHT, up(mark), stroke="var(--line)"),
            text(number(mark), LEFT - 8, up(mark), size=12, anchor="end", fill="var(--faint)"),
        )
        for mark in marks
    ]
    size = ceil(count / DOTS)
    dots = [
        circle(across(first + (len(some) - 1) / 2), up(sum(some) / len(some)), 2.6, fill="var(--faint)")
        for first in range(0, count, size)
        if (some := values[first : first + size])
    ]
    averages = running_averages(values)
    steps = sorted({*range(0, count, size), count - 1})
    curve = path(
        "M" + "L".join(f"{number(across(at))} {number(up(averages[at]))}" for at in steps),
        fill="none",
        stroke="var(--ink)",
        stroke_width=2.5,
        stroke_linejoin="round",
    )
    caption = text(below, (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, size=13, fill="var(--faint)")
    return document(WIDTH, HEIGHT, grid, dots, curve, caption, title=title)


def running_averages(values: Sequence[float]) -> list[float]:
    """For each value the average of it and those before it, as many as the window has.

    >>> running_averages([1.0, 3.0, 5.0])
    [1.0, 2.0, 3.0]
    """
    averages, total = [], 0.0
    for at, value in enumerate(values):
        total += value - (values[at - WINDOW] if at >= WINDOW else 0.0)
        averages.append(total / min(at + 1, WINDOW))
    return averages


def scale(least: float, most: float) -> tuple[float, float, float]:
    """Round numbers that enclose the values, and the step between the lines of the scale.

    >>> scale(37, 121), scale(1, 3), scale(5, 5)
    ((0, 150, 50), (1, 3, 1), (5, 6, 1))
    """
    span = max(1.0, most - least)
    power, step = 1, 1
    while True:
        for wide in LINES:
            step = wide * power
            low, high = step * int(least // step), step * ceil(most / step)
            if span / step <= 4:
                return low, max(high, low + step), step
        power *= 10
