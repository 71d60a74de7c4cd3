"""How the things of Hotel Amsterdam look: its colours, the signs of the buildings, boat, hotels and pawns."""

from tabledhote.drawing.icons import icon, mark, solid
from tabledhote.drawing.palette import Palette
from tabledhote.drawing.svg import Markup, Point, Value, circle, group, line, number, path, rect, text

COLOURS = Palette(
    "amsterdam",
    {
        "accent": ("#9c3f2b", "#e58d72"),
        "brick": ("#a95b43", "#5b3328"),
        "mortar": ("#e2b9a4", "#9a6b59"),
        "stone": ("#ddd3c1", "#37343a"),
        "water": ("#2c7a83", "#1b4a54"),
        "wave": ("#a5d6d6", "#5b9aa3"),
        "day": ("#fcf4de", "#ecdfbd"),
        "on-day": ("#5b2a18", "#5b2a18"),
        "night": ("#1e2950", "#121938"),
        "on-night": ("#ffd98a", "#ffd98a"),
        "dam": ("#efe9dd", "#cfc7b8"),
        "on-dam": ("#3b342b", "#2c2721"),
        "tourist": ("#e8721a", "#f0842c"),
        "plate": ("#fffaf0", "#fffaf0"),
        "on-plate": ("#2a211a", "#2a211a"),
        "hull": ("#fff8ea", "#f3ead8"),
        "glass": ("#bfe0ea", "#9cc9d8"),
    },
)

SYMBOLS: dict[str, Markup] = {
    "manor": solid(
        "M1 22V12.5h4V9l7-5.5L19 9v3.5h4V22zM3.5 15v3H6v-3zM18 15v3h2.5v-3zM8 12v3h2.5v-3zM13.5 12v3H16v-3z"
        "M10.5 17.5V22h3v-4.5z"
    ),
    "museum": solid(
        "M12 2 22 7.5v2H2v-2zM4 10.5h2.5v8H4zM8.5 10.5H11v8H8.5zM13 10.5h2.5v8H13zM17.5 10.5H20v8h-2.5zM2 19.5h20V22H2z"
    ),
    "church": solid(
        "M11 1h2v2h2v1.8h-2V7l3 4v3l6 4v4.5h-8V19a2 2 0 0 0-4 0v3.5H2V18l6-4v-3l3-4V4.8H9V3h2zM11 11.5V14h2v-2.5z"
    ),
    "market": solid(
        "M4 3h16l2.5 6a2.6 2.6 0 0 1-5.2 0 2.6 2.6 0 0 1-5.3 0 2.6 2.6 0 0 1-5.3 0 2.6 2.6 0 0 1-5.2 0z"
        "M3 13h2v2.5h14V13h2v9.5h-2V20H5v2.5H3z"
    ),
    "cafe": solid(
        "M5 2h1.5v6.5h1.3V2h1.5v6.5h1.3V2H12v7c0 1.7-.8 2.8-2 3.3V22H7V12.3C5.8 11.8 5 10.7 5 9z"
        "M15.5 2c2.5 1 4 4 4 8v4.5h-1.5V22h-2.5z"
    ),
    "bar": solid("M1.5 3h21l-9 10v7H18v2H6v-2h4.5v-7zM6 5l2 2.2h8L18 5z"),
    "theatre": solid(
        "M4 3c5 1.7 11 1.7 16 0v9c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10zM6.5 9.5c1.3-2 3.2-2 4.5 0-1.3-.6-3.2-.6-4.5 0z"
        "M13 9.5c1.3-2 3.2-2 4.5 0-1.3-.6-3.2-.6-4.5 0zM7 13.5c3.3 1.4 6.7 1.4 10 0-.5 3-2.5 4.8-5 4.8s-4.5-1.8-5-4.8z"
    ),
    "casino": solid(
        "M12 2c2.5 4 9 7 9 12a4.5 4.5 0 0 1-7.5 3.3c.3 2 1 3.5 2.5 4.7H8c1.5-1.2 2.2-2.7 2.5-4.7"
        "A4.5 4.5 0 0 1 3 14c0-5 6.5-8 9-12z"
    ),
    "tourist": solid(
        "M12 2a4.6 4.6 0 0 1 3 8.1c.6 3 1.8 5.4 3.5 7.4V22h-13v-4.5c1.7-2 2.9-4.4 3.5-7.4A4.6 4.6 0 0 1 12 2z",
        stroke=COLOURS("plate"),
        stroke_width=1.6,
    ),
    "obelisk": solid("M12 1l2.2 3 .8 12h-6l.8-12zM7.5 17h9v2.2h-9zM5 20h14v2.5H5z"),
}


def gable(x: float, y: float, width: float, height: float, *, steps: int = 3) -> str:
    """The outline of a canal house whose gable climbs in steps: x is its middle, y its top."""
    across, rise = width / (2 * steps + 1), min(height * 0.36, width * 0.42) / steps
    up, over, down = number(-rise), number(across), number(rise)
    climb = f"v{up}h{over}" * (steps - 1) + f"v{up}"
    fall = f"v{down}h{over}" * (steps - 1) + f"v{down}"
    # Each side climbs `steps` steps; the first and the last stand on the wall itself.
    left, foot = number(x - width / 2), number(y + height)
    wall = number(y + rise * steps)
    return f"M{left} {foot}V{wall}h{over}{climb}h{over}{fall}h{over}V{foot}z"


def hotel(colour: str, x: float, y: float, size: float, **attributes: Value | Point) -> Markup:
    """A hotel in a player's colour, with the player's shape on it."""
    return group(
        path(gable(0, -size / 2, size * 0.86, size), fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=2.5),
        mark(colour, 0, size * 0.12, size * 0.42, fill=f"var(--on-{colour})"),
        at=(x, y),
        **attributes,
    )


def pawn(name: str, x: float, y: float, size: float, **attributes: Value | Point) -> Markup:
    """The mayor, white with a sun, or the watchman, black with a moon."""
    colour, sign = ("white", "sun") if name == "mayor" else ("black", "moon")
    rim = "#3a3128" if name == "mayor" else "#f4eee0"
    body = "M0-10a4.8 4.8 0 0 1 3.4 8.2c.8 2.6 2.2 5 4.4 6.8V10H-7.8V5c2.2-1.8 3.6-4.2 4.4-6.8A4.8 4.8 0 0 1 0-10z"
    return group(
        group(path(body, fill=f"var(--{colour})", stroke=rim, stroke_width=1.1), scale=size / 20),
        icon(sign, 0, size * 0.26, size * 0.34, color=f"var(--on-{colour})"),
        at=(x, y),
        **attributes,
    )


def tourists(count: int, x: float, y: float, **attributes: Value | Point) -> Markup:
    """A plate with tourists on it: up to three pawns, and always the number."""
    shown = min(count, 3) if count < 10 else 2
    wide = 26 + 14 * shown + 22 * len(str(count))
    left = -wide / 2
    return group(
        rect(left, -19, wide, 38, rx=19, fill=COLOURS("plate"), stroke=COLOURS("tourist"), stroke_width=3),
        [icon("tourist", left + 18 + 14 * index, 0, 32, color=COLOURS("tourist")) for index in range(shown)],
        text(str(count), left + wide - 10, 0, size=32, bold=True, anchor="end", fill=COLOURS("on-plate")),
        at=(x, y),
        class_="counter",
        **attributes,
    )


def boat(x: float, y: float, turn: float, **attributes: Value | Point) -> Markup:
    """The tour boat from above, its bow ahead."""
    panes = [line(px, -12, px, 12, stroke=COLOURS("hull"), stroke_width=3) for px in (-26, -12, 2, 16)]
    return group(
        path(
            "M-52-17Q-56 0-52 17Q-10 25 28 19Q46 14 58 0Q46-14 28-19Q-10-25-52-17z",
            fill=COLOURS("hull"),
            stroke=COLOURS("on-plate"),
            stroke_width=2.5,
        ),
        path("M-50-13H26Q38-8 46 0Q38 8 26 13H-50z", fill=COLOURS("accent")),
        rect(-42, -11, 68, 22, rx=5, fill=COLOURS("glass")),
        panes,
        circle(36, 0, 3.5, fill=COLOURS("hull")),
        at=(x, y),
        turn=turn,
        scale=0.94,
        **attributes,
    )


def neighbours(x: float, width: float) -> Markup:
    """Canal houses that nobody owns, to fill a row: brick, with lit windows."""
    each = width / 3
    drawn = []
    for index, (top, steps) in enumerate(((44, 2), (22, 3), (56, 2))):
        middle = x + each * (index + 0.5)
        drawn.append(path(gable(middle, top, each - 6, 192 - top, steps=steps), fill=COLOURS("brick")))
        for row in range(2):
            for side in (-1, 1):
                pane = rect(middle + side * each * 0.2 - 8, 112 + 38 * row, 16, 24, rx=2, fill=COLOURS("on-night"))
                drawn.append(pane)
        drawn.append(circle(middle, top + 34, 6, fill=COLOURS("on-night")))
    return group(drawn)
