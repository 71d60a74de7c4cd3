"""One icon language for all games, each drawn once in a box of 24 by 24 and used by name.

Shapes are solid in `currentColor` (set `color` on the icon or round it), so that they stand on any ground. Dice and the
marks of players depend on values and are functions.

>>> icon("coin", 30, 20, 12)
'<use href="#icon-coin" transform="translate(24 14)scale(.5)"/>'
"""

from math import cos, pi, sin

from tabledhote.drawing.palette import SHAPES
from tabledhote.drawing.svg import (
    Markup,
    Point,
    Value,
    circle,
    element,
    group,
    markup,
    number,
    path,
    polygon,
    rect,
)

INK = "currentColor"
BOX = 24  # the side of the box in which icons are drawn


def icon(name: str, x: float, y: float, size: float, **attributes: Value | Point) -> Markup:
    """An icon centred on a point: one of SHARED, or one of the symbols that a board adds in `document`."""
    return element("use", href=f"#icon-{name}", **attributes, at=(x - size / 2, y - size / 2), scale=size / BOX)


def lined(name: str, x: float, **attributes: Value | Point) -> Markup:
    """An icon of its own size from x on, in a group that says where its line begins and how large it is."""
    return element("use", href=f"#icon-{name}", x=x or None, **attributes)


def solid(d: str, **attributes: Value | Point) -> Markup:
    """A filled shape; inner shapes are cut out."""
    return path(d, fill=INK, fill_rule="evenodd", **attributes)


def stroke(d: str, width: float = 2) -> Markup:
    return path(d, fill="none", stroke=INK, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def round_polygon(corners: int, radius: float, inner: float | None = None, turn: float = 0) -> list[Point]:
    """The corners of a regular polygon round (0, 0), a star if every second radius is `inner`; the first is on top."""
    radii = [radius] * corners if inner is None else [radius, inner] * corners
    steps = len(radii)
    return [
        (r * sin(2 * pi * (step + turn) / steps), -r * cos(2 * pi * (step + turn) / steps))
        for step, r in enumerate(radii)
    ]


def star(radius: float, **attributes: Value | Point) -> Markup:
    return polygon(*round_polygon(5, radius, radius * 0.45), **attributes)


# ---- symbols ------------------------------------------------------------------------------------

SHARED: dict[str, Markup] = {
    "coin": markup(
        circle(12, 12, 10, fill="var(--gold)", stroke="var(--on-gold)", stroke_width=1.4),
        circle(12, 12, 7, fill="none", stroke="var(--on-gold)", stroke_width=1),
        polygon(*round_polygon(4, 4.4), fill="var(--on-gold)", at=(12, 12)),
    ),
    "point": star(11, fill=INK, at=(12, 12.6)),
    "card": markup(
        rect(5, 2.5, 14, 19, rx=2, fill="none", stroke=INK, stroke_width=2),
        solid("M8 7h8v2H8zM8 11h8v2H8zM8 15h5v2H8z"),
    ),
    "room": solid("M5 2h14v20H5zM7 4v16h10V4zM8.5 5.5h7v13h-7zM13 11.2a1.1 1.1 0 1 0 .01 0z"),
    "bed": solid(
        "M2 4.5h2.2V14H20v-1.5A3.5 3.5 0 0 0 16.5 9H11v3.5h11v7h-2.2V17H4.2v2.5H2zM7.5 8a2.2 2.2 0 1 1-.01 0z"
    ),
    "key": solid("M7.5 6a6 6 0 1 0 5.6 8H16v3h3v-3h3v-4h-8.9A6 6 0 0 0 7.5 6zm0 4a2 2 0 1 1-.01 0z"),
    "guest": solid("M12 2a5 5 0 1 1-.01 0zM3 22c0-6 4-8.5 9-8.5s9 2.5 9 8.5z"),
    "pawn": solid(
        "M12 2a4.6 4.6 0 0 1 3 8.1c.6 3 1.8 5.4 3.5 7.4V22h-13v-4.5c1.7-2 2.9-4.4 3.5-7.4A4.6 4.6 0 0 1 12 2z"
    ),
    "hotel": solid(
        "M5 22V8h2V6h2V4h2V2h2v2h2v2h2v2h2v14h-5.5v-4.5h-3V22zM8 10v3h2.5v-3zM13.5 10v3H16v-3zM8 14.5v2h2.5v-2z"
        "M13.5 14.5v2H16v-2z"
    ),
    "boat": solid("M1.5 13h21c-.6 3-2.6 6-5.5 6H7c-2.9 0-4.9-3-5.5-6zM5 11l1.5-4h11L19 11zM11 3.5h2V6h-2z"),
    "bell": markup(
        solid("M12 5.5c5 0 8.5 4 8.5 9.5h-17C3.5 9.5 7 5.5 12 5.5zM2 16.5h20V19H2zM10.8 2.5h2.4v2h-2.4z"),
    ),
    "coffee": markup(
        solid("M3 9h14v1h1.5a3.5 3.5 0 0 1 0 7h-2A6 6 0 0 1 11 20H9a6 6 0 0 1-6-6zM17 12v3h1.5a1.5 1.5 0 0 0 0-3z"),
        stroke("M7 6.5c-1-1.5 1-2 0-3.5M12 6.5c-1-1.5 1-2 0-3.5", 1.5),
    ),
    "cake": solid(
        "M2 12 16 4.5c3.5 1 5.5 4 6 7.5zM2 13.5h20v2H2zM2 17h20v3.5H2zM9 8a1.8 1.8 0 1 1-.01-3.6A1.8 1.8 0 0 1 9 8z"
    ),
    "wine": solid(
        "M6.5 2h11c1 5 0 11-4.5 12v5.5h4V22H7v-2.5h4V14C6.5 13 5.5 7 6.5 2z"
        "M8.2 4c-.2 1-.2 2.3-.1 3.5h7.8c.1-1.2.1-2.5-.1-3.5z"
    ),
    "strudel": markup(
        solid("M2 17c0-6 4-9.5 10-9.5S22 11 22 17z"),
        solid("M2 18.5h20v2H2z"),
        path("M8 8.5 6.5 13M12 7.5V13M16 8.5l1.5 4.5", stroke="var(--card)", stroke_width=1.6, fill="none"),
    ),
    "staff": solid(
        "M12 2a4 4 0 1 1-.01 0zM4 22V16c0-3 2-4.5 4.5-4.5h7C18 11.5 20 13 20 16v6zM12 16.2l-3-1.7v3.6z"
        "M12 16.2l3-1.7v3.6z"
    ),
    "crown": solid("M2 7l5 4.5L12 3l5 8.5L22 7l-2 11H4zM4 19.5h16V22H4z"),
    "sun": markup(
        circle(12, 12, 5, fill=INK),
        stroke(
            "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"
        ),
    ),
    "moon": solid("M15 2a10 10 0 1 0 7 13.5A8.5 8.5 0 0 1 15 2z"),
    "lock": solid(
        "M7 10V7.5a5 5 0 0 1 10 0V10h2v11.5H5V10zM9.2 10h5.6V7.5a2.8 2.8 0 0 0-5.6 0z"
        "M12 13.5a1.7 1.7 0 0 0-.9 3.1V19h1.8v-2.4a1.7 1.7 0 0 0-.9-3.1z"
    ),
    "turn": markup(
        stroke("M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4v5.5h-5.5M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5M4 20v-5.5h5.5")
    ),
    "arrow": solid("M3 10h11V4.5L22 12l-8 7.5V14H3z"),
    "flag": solid("M5 2h2v1h13l-3 5 3 5H7v9H5z"),
    "clock": markup(circle(12, 12, 9.5, fill="none", stroke=INK, stroke_width=2), stroke("M12 6v6l4 3")),
    "check": stroke("M4 12.5l5.5 5.5L20 6.5", 3),
    "cross": stroke("M5 5l14 14M19 5L5 19", 3),
    "eye": solid("M1 12C4 7 7.5 5 12 5s8 2 11 7c-3 5-6.5 7-11 7S4 17 1 12zM12 8a4 4 0 1 0 .01 0z"),
    "deck": markup(
        rect(7.5, 2.5, 13, 17, rx=2, fill="none", stroke=INK, stroke_width=1.6),
        solid("M5.5 4.5v17h13v1.5h-13a2 2 0 0 1-2-2v-16.5zM10 7h8v8h-8z"),
    ),
    "die": markup(
        rect(3, 3, 18, 18, rx=4, fill="none", stroke=INK, stroke_width=2),
        [circle(x, y, 1.9, fill=INK) for x, y in ((8, 8), (16, 8), (12, 12), (8, 16), (16, 16))],
    ),
    "carriage": markup(
        solid(
            "M3.5 4h12c1.5 0 2.5 1 2.5 2.5V9h2.5l1.5 5h-7.200l-1.3 2.5H10L8.5 14H5C3.5 11 3 8 3.5 4z"
            "M6.5 6.5c0 1.5.2 2.5.6 4h8.4v-4z"
        ),
        circle(6.5, 18.5, 2.8, fill="none", stroke=INK, stroke_width=1.6),
        circle(17.5, 18.5, 2.8, fill="none", stroke=INK, stroke_width=1.6),
    ),
    "pillar": solid(
        "M4 2h16v3H4zM6 6.5h12v1.5H6zM7.5 9h2v9h-2zM11 9h2v9h-2zM14.5 9h2v9h-2zM6 18.5h12V20H6zM4 20.5h16V22H4z"
    ),
    "anger": solid(
        "M12 2a10 10 0 1 0 .01 0zM6.5 7.5l4 2.3-.8 1.3-4-2.3zM17.5 7.5l.8 1.3-4 2.3-.8-1.3z"
        "M12 14c2.5 0 4.3 1.5 5 3.5h-2c-.6-1-1.6-1.7-3-1.7s-2.4.7-3 1.7H7c.7-2 2.5-3.5 5-3.5z"
    ),
    "smile": solid(
        "M12 2a10 10 0 1 0 .01 0zM8 8a1.5 1.5 0 1 1-.01 0zM16 8a1.5 1.5 0 1 1-.01 0z"
        "M6.5 13.5h2c.5 1.5 1.8 2.5 3.5 2.5s3-1 3.5-2.5h2c-.6 2.8-2.8 4.5-5.5 4.5s-4.9-1.7-5.5-4.5z"
    ),
}


# ---- what depends on values ---------------------------------------------------------------------

PIPS: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int, x: float, y: float, size: float, *, colour: str = "white", **attributes: Value | Point) -> Markup:
    """A die in a player colour, centred on a point and showing a value from 1 to 6 (0: not rolled)."""
    pips = [
        circle(size * 0.26 * px, size * 0.26 * py, size * 0.095, fill=f"var(--on-{colour})") for px, py in PIPS[value]
    ]
    half = size / 2
    body = rect(
        -half, -half, size, size, rx=size * 0.2, fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=size / 24
    )
    return group(body, pips, at=(x, y), **attributes)


def mark(colour: str, x: float, y: float, size: float, **attributes: Value | Point) -> Markup:
    """The shape that goes with a player colour, centred on a point."""
    attributes.setdefault("fill", f"var(--{colour})")
    shape, r = SHAPES[colour], size / 2
    if shape == "circle":
        return circle(x, y, r * 0.92, **attributes)
    if shape == "ring":
        return path(ring(r * 0.95) + ring(r * 0.45), fill_rule="evenodd", at=(x, y), **attributes)
    return polygon(*((x + r * px, y + r * py) for px, py in OUTLINES[shape]), **attributes)


def ring(radius: float) -> str:
    """A circle round (0, 0) as a path."""
    r, d = number(radius), number(2 * radius)
    return f"M-{r} 0a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0z"


OUTLINES: dict[str, list[Point]] = {
    "square": [(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)],
    "triangle": [(0, -1), (1, 0.8), (-1, 0.8)],
    "wedge": [(0, 1), (1, -0.8), (-1, -0.8)],
    "diamond": round_polygon(4, 1.08),
    "hexagon": round_polygon(6, 1),
    "star": round_polygon(5, 1.1, 0.48),
    "cross": [
        *((-0.36, -1), (0.36, -1), (0.36, -0.36), (1, -0.36), (1, 0.36), (0.36, 0.36)),
        *((0.36, 1), (-0.36, 1), (-0.36, 0.36), (-1, 0.36), (-1, -0.36), (-0.36, -0.36)),
    ],
    "bar": [(-1, -0.4), (1, -0.4), (1, 0.4), (-1, 0.4)],
}
