"""How the things of Grand Austria Hotel look: its colours, food, discs, room tiles and small signs."""

from tabledhote.drawing.icons import SHARED, die, icon, mark, solid, stroke
from tabledhote.drawing.palette import Palette
from tabledhote.drawing.svg import Child, Markup, Point, Value, circle, element, group, path, rect
from tabledhote.games.austria.board.explain import FOODS, ROOM_COLORS, SEATS

COLOURS = Palette(
    "austria",
    {
        "board": ("#26366b", "#131b38"),
        "deep": ("#1b2750", "#0c1227"),
        "on-board": ("#f7ecd0", "#eadfc0"),
        "dim": ("#c3c8de", "#a3abc9"),
        "gilt": ("#d9b25a", "#b8933f"),
        "roof": ("#34457f", "#27346a"),
        "wall": ("#f3e8cd", "#2a3052"),
        "on-wall": ("#2d2a3c", "#e9e2cf"),
        "accent": ("#24356f", "#e3c578"),
        "strudel": ("#d9a066", "#d9a066"),
        "on-strudel": ("#3d2104", "#3d2104"),
        "cake": ("#ffffff", "#f6f2ea"),
        "on-cake": ("#7a2f4b", "#7a2f4b"),
        "wine": ("#a3172f", "#b8243d"),
        "on-wine": ("#ffffff", "#ffffff"),
        "coffee": ("#2a1c16", "#2a1c16"),
        "on-coffee": ("#f3dfc4", "#f3dfc4"),
        "plate-strudel": ("#8a4f10", "#e2ab6c"),
        "plate-cake": ("#a13d68", "#f0a8c6"),
        "plate-wine": ("#a3172f", "#ff8a98"),
        "plate-coffee": ("#3a261c", "#d9b48f"),
        "pale-blue": ("#d3def3", "#233458"),
        "pale-red": ("#f7d8d3", "#552829"),
        "pale-yellow": ("#fbeebb", "#4f4415"),
        "pale-green": ("#d6ecda", "#214530"),
        "ink-blue": ("#22498a", "#9dc0fa"),
        "ink-red": ("#9c241f", "#ff9d94"),
        "ink-yellow": ("#6b5300", "#f5d257"),
        "ink-green": ("#22602f", "#82d49a"),
        "bonus": ("#2f6b3a", "#8fd19a"),
        "penalty": ("#a3262a", "#ff9a92"),
        "good-space": ("#f1d78f", "#6d5720"),
        "bad-space": ("#eebdb8", "#5b2a2c"),
    },
    woven={f"pale-{color}": color for color in (*ROOM_COLORS, "green")},
)

LEAST = 14.1  # the smallest letters, so that a board that just fits its room can be read

GUEST: Point = (150, 172)
STAFF: Point = (140, 104)
LINE: Point = (246, 44)  # a guest of another player
CHIP: Point = (120, 40)  # a played card of another player
STATES = ("empty", "free", "occupied")

SHARE = {"strudel": 0.72, "cake": 0.7, "wine": 0.7, "coffee": 0.7}  # how much of its piece a picture of food takes


def piece(food: str) -> Markup:
    """A piece of food: a disc in the colour of its cube with its picture."""
    size = SHARE[food]
    return group(
        circle(12, 12, 11.3, fill=COLOURS(food), stroke=COLOURS(f"on-{food}"), stroke_width=1.2),
        group(SHARED[food], at=(12 - 12 * size, 12 - 12 * size), scale=size, color=COLOURS(f"on-{food}")),
    )


def order(food: str) -> Markup:
    """Food that a guest still lacks: an empty plate with the outline of what is wanted."""
    size = SHARE[food]
    return group(
        circle(
            12, 12, 10.8, fill="var(--card)", stroke=COLOURS(f"plate-{food}"), stroke_width=1.4, stroke_dasharray="3 2"
        ),
        group(SHARED[food], at=(12 - 12 * size, 12 - 12 * size), scale=size, color=COLOURS(f"plate-{food}")),
    )


def room_tile(color: str, state: str) -> Markup:
    """A space of a hotel, four wide to three high. Empty: a dashed frame; free: a pale tile with a door; occupied: a
    full one with a bed."""
    tint = COLOURS(f"ink-{color}")
    fill = {"empty": "none", "free": COLOURS(f"pale-{color}"), "occupied": f"var(--{color})"}[state]
    ink = f"var(--on-{color})" if state == "occupied" else tint
    dashes = "2.6 2" if state == "empty" else None
    tile = rect(0.8, 6.8, 46.4, 34.4, rx=3.6, fill=fill, stroke=tint, stroke_width=1.3, stroke_dasharray=dashes)
    return group(
        group(tile, scale=0.5),  # in half units, so that a weave is not too coarse for it
        mark(color, 4.5, 7.4, 5, fill=ink, opacity=0.75 if state == "empty" else None),
        group(SYMBOLS["door"], at=(9.4, 4.2), scale=0.42, color=ink) if state == "free" else None,
        group(SHARED["bed"], at=(9, 4.2), scale=0.43, color=ink) if state == "occupied" else None,
    )


def guest_frame(color: str) -> Markup:
    """What all guest cards of a colour have in common, drawn at their own size and made to fit a symbol."""
    wide, high = GUEST
    tint = COLOURS(f"ink-{color}")
    return group(
        rect(1.5, 1.5, wide - 3, high - 3, rx=9, fill="var(--card)", stroke=tint, stroke_width=2.5),
        path(f"M3 40V11a8 8 0 0 1 8-8H{wide - 11}a8 8 0 0 1 8 8V40z", fill=COLOURS(f"pale-{color}")),
        mark(color, 21, 21, 24, stroke=tint, stroke_width=1.5),
        rect(3, 84, wide - 6, 1.5, fill="var(--line)"),
        group(SHARED["point"], at=(47, 89), scale=1.25, color="var(--gold)"),
        rect(8, 124, wide - 16, 40, rx=6, fill="var(--shade)"),
        at=((high - wide) / 2 * 24 / high, 0),
        scale=24 / high,
    )


def staff_frame() -> Markup:
    wide, high = STAFF
    return group(
        rect(1, 1, wide - 2, high - 2, rx=8, fill="var(--card)", stroke=COLOURS("gilt"), stroke_width=2),
        circle(19, 20, 14, fill="var(--gold)", stroke="var(--on-gold)", stroke_width=1.2),
        rect(6, 54, wide - 12, 42, rx=6, fill="var(--shade)"),
        at=(0, (wide - high) / 2 * 24 / wide),
        scale=24 / wide,
    )


def line_frame(color: str) -> Markup:
    """What all lines of guests of a colour have in common."""
    wide, high = LINE
    tint = COLOURS(f"ink-{color}")
    return group(
        rect(1, 1, wide - 2, high - 2, rx=7, fill="var(--card)", stroke=tint, stroke_width=2),
        rect(2, 2, 34, high - 4, rx=6, fill=COLOURS(f"pale-{color}")),
        mark(color, 19, high / 2, 22, stroke=tint, stroke_width=1.5),
        at=(0, (wide - high) / 2 * 24 / wide),
        scale=24 / wide,
    )


def wooden(colour: str) -> Markup:
    """A disc in a player's colour."""
    return group(
        circle(12, 12, 11.2, fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1.2),
        mark(colour, 12, 12, 13.4, fill=f"var(--on-{colour})"),
    )


def chip_frame() -> Markup:
    wide, high = CHIP
    return group(
        rect(1, 1, wide - 2, high - 2, rx=6, fill="var(--card)", stroke=COLOURS("gilt"), stroke_width=1.5),
        at=(0, (wide - high) / 2 * 24 / wide),
        scale=24 / wide,
    )


SYMBOLS: dict[str, Markup] = {
    **{f"piece-{food}": piece(food) for food in FOODS},
    **{f"order-{food}": order(food) for food in FOODS},
    **{f"die-{value}": die(value, 12, 12, 22) for value in range(1, 7)},
    "door": solid("M5 2h14v20H5zM7.2 4.2v17.8H16.8V4.2zM8.5 5.5h7v14.5h-7zM13.5 12a1.2 1.2 0 1 0 .01 0z"),
    "loop": stroke("M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4v5.2h-5.2", 2.4),
    "endless": stroke(
        "M12 12c-2.5-3.5-4-4.5-5.8-4.5a4.5 4.5 0 0 0 0 9c1.8 0 3.3-1 5.8-4.5s4-4.5 5.8-4.5a4.5 4.5 0 0 1 0 9"
        "c-1.8 0-3.3-1-5.8-4.5z",
        2.2,
    ),
    "floor": solid("M2 8h20v8H2zM4 10v4h3.5v-4zM10 10v4h4v-4zM16.5 10v4H20v-4z"),
    "column": solid("M8 2h8v20H8zM10 4v3.5h4V4zM10 10v4h4v-4zM10 16.5V20h4v-3.5z"),
    "block": solid("M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM5 5v4h4V5zM5 15v4h4v-4zM15 5v4h4V5z"),
    "shield": solid("M12 2l9 3.5c0 8-3 13.5-9 16.5-6-3-9-8.5-9-16.5zM12 5v14c3.5-2.2 5.8-6 6.3-11.5z"),
    "bin": solid(
        "M9 2h6v2h6v2.5H3V4h6zM4.5 8h15L18 22.5H6zM8.5 10.5l.7 9.5h1.6l-.5-9.5zM13.7 10.5l-.5 9.5h1.6l.7-9.5z"
    ),
    "tray": solid("M12 5.5c5 0 8.5 3.5 9 8.5H3c.5-5 4-8.5 9-8.5zM2 15.5h20V18H2zM10.8 3h2.4v2h-2.4z"),
}

TYPES = {"once": SHARED["bell"], "round": SYMBOLS["loop"], "permanent": SYMBOLS["endless"], "end": SHARED["flag"]}
SYMBOLS |= {f"room-{state}-{color}": room_tile(color, state) for color in ROOM_COLORS for state in STATES}
SYMBOLS |= {f"guest-{color}": guest_frame(color) for color in (*ROOM_COLORS, "green")}
SYMBOLS |= {f"line-{color}": line_frame(color) for color in (*ROOM_COLORS, "green")}
SYMBOLS |= {f"type-{kind}": group(shape, color=COLOURS("accent")) for kind, shape in TYPES.items()}
SYMBOLS |= {
    f"mark-{color}": mark(color, 12, 12, 18, stroke=COLOURS(f"ink-{color}"), stroke_width=1)
    for color in (*ROOM_COLORS, "green")
}
SYMBOLS |= {f"disc-{colour}": wooden(colour) for colour in SEATS}
SYMBOLS |= {"staff-card": staff_frame(), "staff-chip": chip_frame()}


def disc(seat: int, x: float, y: float, size: float, **attributes: Value | Point) -> Markup:
    """A player's wooden disc with the shape of the colour."""
    return icon(f"disc-{SEATS[seat]}", x, y, size, **attributes)


def panel(x: float, y: float, width: float, height: float, *, ground: str = "board") -> Markup:
    """The ground of a part of the board: midnight blue with a gilt edge."""
    return rect(x, y, width, height, rx=12, fill=COLOURS(ground), stroke=COLOURS("gilt"), stroke_width=2)


def figures(*children: Child, size: float, ink: str, manner: str = "figures") -> Markup:
    """Things with figures of one size and colour among them, centred on their x, or (`tally`) beginning there."""
    return group(*children, class_=manner, color=ink, font_size=size)


def figure(shown: object, x: float, y: float, size: float) -> Markup:
    """A number centred on the height y, inside `figures`."""
    return element("text", str(shown), x=round(x, 1), y=round(y + size * 0.35, 1))


def counter(sign: str, value: object, x: float, y: float, size: float, **attributes: Value | Point) -> Markup:
    """A sign with a number to its right, inside `figures` that begin at their x."""
    return group(icon(sign, x, y, size), figure(value, x + size * 0.62, y, size * 0.92), **attributes)


def roofline(x: float, y: float, width: float, height: float) -> Markup:
    """The roof of a grand hotel: a mansard with a pediment in its middle."""
    middle, slope = x + width / 2, height * 0.55
    left, right, foot = x - 8, x + width + 8, y + height
    d = (
        f"M{left} {foot}L{x + slope} {y + height * 0.42}H{middle - 74}L{middle} {y}L{middle + 74} {y + height * 0.42}"
        f"H{x + width - slope}L{right} {foot}z"
    )
    return path(d, fill=COLOURS("roof"), stroke=COLOURS("gilt"), stroke_width=2, stroke_linejoin="round")
