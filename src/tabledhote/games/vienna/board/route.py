"""The road through the city: where the places lie along it, and the ground on which they lie."""

from dataclasses import dataclass
from itertools import pairwise

from tabledhote.drawing.board import View
from tabledhote.drawing.svg import Child, Markup, Point, path, rect
from tabledhote.games.vienna.board.pieces import paint, ribbon, scenery

LAST = 24  # the order of Heuriger
TILE = (174, 122)
HEADROOM = 18  # above the first row: a carriage stands out at the top of its space


@dataclass(frozen=True)
class Route:
    """The road turns at the end of each row. Geheimbund lies off the road, at the lower left."""

    columns: int
    pitch: float
    row: float

    @property
    def width(self) -> float:
        return self.columns * self.pitch + 40

    @property
    def rows(self) -> int:
        return LAST // self.columns + 1

    @property
    def height(self) -> float:
        return HEADROOM + self.rows * self.row + 4

    def cell(self, column: int, row: int) -> Point:
        return 20 + self.pitch * (column + 0.5), HEADROOM + self.row * (row + 0.5)

    def turns(self, order: int) -> bool:
        """Whether the road leaves the row after a place."""
        return order % self.columns == 0 or order == LAST

    def centre(self, order: int) -> Point:
        """The middle of a space. What is left over for the last row comes in to the lower right."""
        if order == 0:
            return self.cell(0, self.rows - 1)
        row, along = divmod(order - 1, self.columns)
        if row == self.rows - 1:
            return self.cell(self.columns - LAST % self.columns + along, row)
        return self.cell(along if row % 2 == 0 else self.columns - 1 - along, row)


WIDE = Route(columns=5, pitch=192, row=152)
NARROW = Route(columns=3, pitch=190, row=148)


def road(route: Route) -> str:
    """From the left edge through all rows, and out again on the side where it ends."""
    stops = [route.centre(order) for order in range(1, LAST + 1)]
    drawn = f"M-10 {stops[0][1]:g}"
    for (x, y), (to, below) in pairwise(stops):
        lane = "" if y == below else f"V{below:g}" if x == to else f"V{(y + below) / 2:g}H{to:g}V{below:g}"
        drawn += lane or f"H{to:g}"
    out = route.width + 10 if stops[-1][0] >= stops[-2][0] else -10
    return f"{drawn}H{out:g}"


def ground(view: View, route: Route) -> list[Child]:
    """Sandstone, parks and houses, and the road."""
    between = [(route.cell(0, row)[1] + route.cell(0, row + 1)[1]) / 2 for row in range(route.rows - 1)]
    parks = [
        path(f"M{x:g} {y - 6:g}q70-46 150-8t150 14q40 34-60 40t-190-6q-90-8-50-40z", fill=paint(view, "moss"))
        for x, y in zip((70, route.width - 440, route.width - 670, route.width - 460) * 2, between, strict=False)
    ]
    spots = [
        (("lamp", "house", "tree")[(at + row) % 3], route.cell(at, row)[0] + route.pitch / 2, y, 30.0)
        for row, y in enumerate(between)
        for at in range(route.columns - 1)
        if row < len(between) - 1 or at > 0
    ]
    return [
        rect(0, 0, route.width, route.height, fill=paint(view, "ground")),
        parks,
        ribbon(road(route), view),
        scenery(view, spots),
        [arrow(view, route, order) for order in range(1, LAST) if not route.turns(order)],
    ]


def arrow(view: View, route: Route, order: int) -> Markup:
    """A chevron between two spaces of one row, in the direction of the ride."""
    (x, y), (to, _) = route.centre(order), route.centre(order + 1)
    way = 1 if to > x else -1
    return path(
        f"M{-4 * way}-9L{4 * way} 0L{-4 * way} 9",
        at=((x + to) / 2, y),
        fill="none",
        stroke=paint(view, "badge"),
        stroke_width=5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
