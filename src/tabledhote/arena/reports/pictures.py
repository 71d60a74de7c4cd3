"""Pictures of figures: matplotlib draws them as SVG that takes its colours and letters from the page."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any

from tabledhote.arena.extras import require
from tabledhote.arena.reports.figures import Interval

# Colours of the house style sheet. matplotlib wants numbers, so each goes by one that nobody would mix by hand.
NAMES = ("ink", "faint", "line", "blue", "orange", "good", "bad", "card")
PAINTS = {name: f"#0102{at + 3:02x}" for at, name in enumerate(NAMES)}
WIDTH = 7.2  # inches, at 72 points each
MOST_BARS = 40
STYLE = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": PAINTS["ink"],
    "axes.edgecolor": PAINTS["line"],
    "axes.labelcolor": PAINTS["ink"],
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "xtick.color": PAINTS["faint"],
    "ytick.color": PAINTS["faint"],
    "xtick.labelcolor": PAINTS["ink"],
    "ytick.labelcolor": PAINTS["ink"],
    "hatch.color": PAINTS["ink"],
    "legend.frameon": False,
}
Axes = Any  # of matplotlib, which may be missing, so `require` fetches it without its types
Draw = Callable[[Axes], None]


@dataclass(frozen=True)
class Mark:
    """One line of a picture of intervals: a share, the interval round it, and what it is compared with."""

    label: str
    value: float
    interval: Interval
    against: float

    @property
    def apart(self) -> bool:
        return not self.interval[0] <= self.against <= self.interval[1]


class Painter:
    """Draws in one language: `number` and `percent` write figures as that language does."""

    def __init__(self, number: Callable[[float], str], percent: Callable[[float], str]) -> None:
        self.number = number
        self.percent = percent
        self.pictures = 0

    def drawn(self, height: float, draw: Draw, columns: int = 1) -> str:
        """A picture as an SVG element."""
        matplotlib = require("matplotlib")
        figure_class, canvas = require("matplotlib.figure").Figure, require("matplotlib.backends.backend_svg")
        self.pictures += 1
        with matplotlib.rc_context({**STYLE, "svg.hashsalt": f"picture {self.pictures}"}):  # ids differ in one page
            figure = figure_class(figsize=(WIDTH, height), layout="constrained")
            figure.patch.set_alpha(0)
            axes = figure.subplots(1, columns)
            for one in [axes] if columns == 1 else axes:
                one.patch.set_alpha(0)
            draw(axes)
            written = StringIO()
            canvas.FigureCanvasSVG(figure).print_svg(written, metadata={"Date": None})
        return house_style(written.getvalue())

    def histogram(self, axes: Axes, counts: Counter[int], label: str, part: Counter[int] | None = None) -> None:
        """Bars of equal width; `part` of each is hatched."""
        bars = binned(counts)
        step = bars[1][0] - bars[0][0] if len(bars) > 1 else 1
        middle = [first + (step - 1) / 2 for first, _ in bars]
        axes.bar(middle, [number for _, number in bars], width=0.9 * step, color=PAINTS["blue"], alpha=0.45)
        if part is not None:
            filled = binned(part, like=counts)
            axes.bar(middle, [number for _, number in filled], width=0.9 * step, color=PAINTS["blue"], hatch="///")
        axes.set_xlabel(label)
        self.figures_on(axes.yaxis)
        self.figures_on(axes.xaxis)

    def figures_on(self, axis: Axes, percent: bool = False) -> None:
        written = self.percent if percent else self.number
        axis.set_major_formatter(require("matplotlib.ticker").FuncFormatter(lambda value, _: written(value)))
        if not percent:
            axis.get_major_locator().set_params(integer=True)

    def scores(self, counts: Counter[int], winning: Counter[int], label: str) -> str:
        return self.drawn(3, lambda axes: self.histogram(axes, counts, label, winning))

    def side_by_side(self, counted: Sequence[tuple[Counter[int], str]]) -> str:
        def draw(axes: Axes) -> None:
            for one, (counts, label) in zip(axes, counted, strict=True):
                self.histogram(one, counts, label)

        return self.drawn(2.6, draw, columns=len(counted))

    def marks(self, marks: Sequence[Mark], label: str, fair: float | None = None) -> str:
        """A dot and an interval for each; full dots are those whose interval leaves out what they are compared with."""

        def draw(axes: Axes) -> None:
            for at, mark in enumerate(reversed(marks)):
                paint = PAINTS["ink"]
                if mark.apart:
                    paint = PAINTS["good" if mark.value > mark.against else "bad"]
                axes.plot(mark.interval, (at, at), color=paint, linewidth=2)
                filling = paint if mark.apart else PAINTS["card"]
                axes.plot(mark.value, at, "o", color=paint, markerfacecolor=filling, markersize=7)
            if fair is not None:
                axes.axvline(fair, color=PAINTS["faint"], linestyle="--", linewidth=1)
            axes.set_yticks(range(len(marks)), [mark.label for mark in reversed(marks)])
            axes.set_ylim(-0.7, len(marks) - 0.3)
            axes.grid(axis="x", color=PAINTS["line"], linewidth=0.5, alpha=0.5)
            axes.set_xlabel(label)
            self.figures_on(axes.xaxis, percent=True)

        return self.drawn(0.9 + 0.26 * len(marks), draw)

    def rhythm(self, lines: Sequence[tuple[str, Sequence[float]]], beginning: str, end: str) -> str:
        """For each line a row of bars from the beginning of a game to its end, each as high as its share there."""

        def draw(axes: Axes) -> None:
            for at, (_, shares) in enumerate(reversed(lines)):
                highest = max(shares) or 1
                heights = [0.8 * share / highest for share in shares]
                axes.bar(range(len(shares)), heights, bottom=at, width=0.85, color=PAINTS["blue"])
                axes.axhline(at, color=PAINTS["line"], linewidth=0.5)
                axes.text(len(shares) - 0.3, at + 0.25, self.percent(max(shares)), color=PAINTS["faint"], fontsize=9)
            axes.set_yticks([at + 0.3 for at in range(len(lines))], [label for label, _ in reversed(lines)])
            axes.tick_params(left=False)
            axes.spines[["left", "bottom"]].set_visible(False)
            parts = len(lines[0][1])
            axes.set_xticks([0, parts - 1], [beginning, end])
            axes.set_xlim(-0.6, parts + 0.4)

        return self.drawn(0.6 + 0.34 * len(lines), draw)

    def balance(self, lines: Sequence[tuple[str, float, float]]) -> str:
        """What came in to the right, what went out, hatched, to the left."""

        def draw(axes: Axes) -> None:
            for at, (_, gained, paid) in enumerate(reversed(lines)):
                axes.barh(at, gained, color=PAINTS["good"], height=0.7)
                axes.barh(at, -paid, color=PAINTS["orange"], height=0.7, hatch="///")
            axes.axvline(0, color=PAINTS["ink"], linewidth=0.8)
            axes.set_yticks(range(len(lines)), [label for label, _, _ in reversed(lines)])
            axes.set_ylim(-0.7, len(lines) - 0.3)
            axes.grid(axis="x", color=PAINTS["line"], linewidth=0.5, alpha=0.5)
            axes.xaxis.set_major_formatter(
                require("matplotlib.ticker").FuncFormatter(lambda value, _: self.number(value))
            )

        return self.drawn(0.7 + 0.28 * len(lines), draw)


def binned(counts: Counter[int], like: Counter[int] | None = None) -> list[tuple[int, int]]:
    """Where each bar begins and how many it counts: one value a bar, or several if there would be too many.

    >>> binned(Counter({1: 5, 3: 2}))
    [(1, 5), (2, 0), (3, 2)]
    """
    ruled = like or counts
    least, most = min(ruled), max(ruled)
    step = -(-(most - least + 1) // MOST_BARS)
    bars = [[least + at * step, 0] for at in range((most - least) // step + 1)]
    for value, number in counts.items():
        bars[(value - least) // step][1] += number
    return [(first, number) for first, number in bars]


def house_style(svg: str) -> str:
    """What matplotlib wrote as an element for a page: house colours, the page's letters, no size but its shape."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r' (?:width|height)="[\d.]+pt"', "", svg, count=2)
    for name, paint in PAINTS.items():
        svg = svg.replace(paint, f"var(--{name})")
    svg = re.sub(r"<(metadata|style)\b.*?</\1>", "", svg, flags=re.S)
    svg = re.sub(r' id="(?:figure|patch|axes|matplotlib|xtick|ytick|line2d|text|legend)[\w.]*"', "", svg)
    return re.sub(r"font-family: [^;]*; ", "", svg).replace("<svg ", '<svg role="img" aria-hidden="true" ', 1)
