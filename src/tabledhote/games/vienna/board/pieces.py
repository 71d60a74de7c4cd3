"""How the things of Vienna look: its colours by day and by night, landmarks, cards, dice and the gendarme."""

from collections.abc import Mapping, Sequence

from tabledhote.drawing import lettering
from tabledhote.drawing.board import View
from tabledhote.drawing.icons import die, icon, mark, solid, stroke
from tabledhote.drawing.palette import Palette
from tabledhote.drawing.svg import Child, Markup, Point, Value, circle, group, halo, line, markup, path, rect, text

COLOURS = Palette(
    "vienna",
    {
        "accent": ("#4d5f2a", "#b9cc8a"),
        "special": ("#9c2f33", "#b5464a"),
        "on-special": ("#fff6e6", "#fff6e6"),
        "day-ground": ("#e3d2ab", "#4b4431"),
        "day-moss": ("#a8b277", "#3f4c2b"),
        "day-on-moss": ("#26221d", "#f3ecdc"),
        "day-leaf": ("#6f8446", "#5f7440"),
        "day-road": ("#f7eedb", "#776a4e"),
        "day-kerb": ("#b39a68", "#2e2a1f"),
        "day-tile": ("#fffaf0", "#efe4cb"),
        "day-on-tile": ("#33291a", "#2a2115"),
        "day-badge": ("#4d5f2a", "#47582a"),
        "day-on-badge": ("#ffffff", "#ffffff"),
        "night-ground": ("#2e3d4a", "#17212b"),
        "night-moss": ("#2f4f41", "#1c3329"),
        "night-on-moss": ("#f6e9c8", "#f3e4bd"),
        "night-leaf": ("#4c7560", "#315443"),
        "night-road": ("#6d7780", "#46505a"),
        "night-kerb": ("#1b252e", "#0b1117"),
        "night-tile": ("#223241", "#1a2632"),
        "night-on-tile": ("#f6e9c8", "#f3e4bd"),
        "night-badge": ("#e9bc55", "#e0b040"),
        "night-on-badge": ("#2b2000", "#2b2000"),
        "secret": ("#3a2d3f", "#241b2a"),
        "on-secret": ("#f1e3c4", "#ecdcb8"),
    },
)

SYMBOLS: dict[str, Markup] = {
    "citizen": solid(
        "M8 2h8v8h4v2.2H4V10h4zM8 7.2v1.6h8V7.2zM12 13.2a4 4 0 0 1 4 3.4c3 .6 5 2.4 5 5.4H3"
        "c0-3 2-4.8 5-5.4a4 4 0 0 1 4-3.4z"
    ),
    "latin": solid("M9.8 1.5h4.4v5.3h5.3v4.4h-5.3v11.3H9.8V11.2H4.5V6.8h5.3z"),
    "bolt": solid("M14 1 4 13.5h6.5L8.5 23 20 9.5h-7z"),
    "joker": solid("M12 2a10 10 0 1 1-.01 0zM12 6l-1.6 4H6.2l3.4 2.6-1.3 4.2L12 14.3l3.7 2.5-1.3-4.2L17.8 10h-4.2z"),
    "sisi": solid(
        "M12 1l1.9 5.4L19 3.9l-2.4 5.2 5.9 1.9-5.9 1.9 2.4 5.2-5.1-2.5L12 23l-1.9-7.4L5 18.1l2.4-5.2"
        "L1.5 11l5.9-1.9L5 3.9l5.1 2.5z"
    ),
    "gendarme": markup(
        solid("M5.5 8.5 12 1l6.5 7.5zM7.5 9.5h9a4.5 4.5 0 0 1-9 0zM3.5 22c0-5 3-7 8.5-7s8.5 2 8.5 7zM11 16.5v5h2v-5z"),
    ),
    "horse": solid("M3 22c0-6 2-9 5-11L6 8l3.5-1.5L11 2l2 3.5C17.5 6.5 20 10 20.5 15l-3 2.5-4-3.5c-1 2.5 1 5 1 8z"),
    "wheel": markup(
        circle(12, 11, 9, fill="none", stroke="currentColor", stroke_width=1.8),
        stroke("M12 2v18M3 11h18M5.7 4.7l12.6 12.6M18.3 4.7 5.7 17.3", 1.2),
        solid("M10.5 12 6 23h2.2L12 14l3.8 9H18l-4.5-11z"),
    ),
    "tree": solid("M12 1a6 6 0 0 1 5.5 8A5.5 5.5 0 0 1 15 19h-1.5v4h-3v-4H9A5.5 5.5 0 0 1 6.5 9 6 6 0 0 1 12 1z"),
    "note": solid("M8 3l12-2v15.5a3.5 3.5 0 1 1-2.5-3.3V6.5l-7 1.2V19A3.5 3.5 0 1 1 8 15.7z"),
    "dome": solid("M12 1a7.5 7.5 0 0 1 7.5 7.5h-15A7.5 7.5 0 0 1 12 1zM3 9.5h18v2.2H3zM2 12.5h20V22h-7v-6H9v6H2z"),
    "stall": solid(
        "M4 3h16l2.5 6a2.6 2.6 0 0 1-5.2 0 2.6 2.6 0 0 1-5.3 0 2.6 2.6 0 0 1-5.3 0 2.6 2.6 0 0 1-5.2 0z"
        "M3 13h2v2.5h14V13h2v9.5h-2V20H5v2.5H3z"
    ),
    "statue": solid("M10 2a2 2 0 1 1 .01 0zM7 6h8l4-3v3l-4 4v4H9v-4H7zM6 15.5h12V18H6zM4 19h16v3.5H4z"),
    "mask": solid(
        "M4 3c5 1.7 11 1.7 16 0v9c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10zM6.5 9.5"
        "c1.3-2 3.2-2 4.5 0-1.3-.6-3.2-.6-4.5 0zM13 9.5c1.3-2 3.2-2 4.5 0-1.3-.6-3.2-.6-4.5 0zM7 13.5"
        "c3.3 1.4 6.7 1.4 10 0-.5 3-2.5 4.8-5 4.8s-4.5-1.8-5-4.8z"
    ),
    "tower": solid("M11 1h2v3l3 4v3h3V9h3v13h-8v-4a2 2 0 0 0-4 0v4H2V9h3v2h3V8l3-4zM11 10v3h2v-3z"),
    "book": solid("M2 4c4-1.5 7-1 9.5 1v16C9 19 6 18.5 2 20zM22 4c-4-1.5-7-1-9.5 1v16c2.5-2 5.5-2.5 9.5-1z"),
    "cathedral": solid("M7 1l3 9 2-2 2 2h7v12h-6v-4a2.5 2.5 0 0 0-5 0v4H4V10zM6.2 12v3h1.7v-3zM16 12.5V15h2v-2.5z"),
    "column": solid("M12 1l1.5 3.5L16 6l-1.5 2 1 3-1 7h-5l-1-7 1-3L8 6l2.5-1.5zM7 19h10v1.5H7zM5 21h14v2H5z"),
    "palace": solid(
        "M1 22V11h5V8l6-4 6 4v3h5v11h-9v-4a2 2 0 0 0-4 0v4zM3.5 13.5v3h2v-3zM18.5 13.5v3h2v-3zM11 10v3h2v-3z"
    ),
    "arcade": solid(
        "M10 4l2-3 2 3v3h8v3h-1v12h-3v-7a1.7 1.7 0 0 0-3.4 0v7h-1v-8a1.6 1.6 0 0 0-3.2 0v8h-1v-7"
        "A1.7 1.7 0 0 0 6 15v7H3V10H2V7h8z"
    ),
    "paw": solid(
        "M12 11c3.5 0 6.5 4 6.5 7.3 0 2.7-2.5 3.7-4 3-1.7-.8-3.3-.8-5 0-1.5.7-4-.3-4-3"
        "C5.5 15 8.5 11 12 11zM4 8a2.3 3 0 1 1-.01 0zM9 2.5a2.3 3.2 0 1 1-.01 0zM15 2.5"
        "a2.3 3.2 0 1 1-.01 0zM20 8a2.3 3 0 1 1-.01 0z"
    ),
    "house": solid("M2 22V9l5-6 5 6v3l4-4 6 6v8zM5 11v3h2.5v-3zM5 16v3h2.5v-3zM15 14v3h2.5v-3z"),
    "lamp": solid("M9 2h6l1.5 6.5L14 11v9h2.5v2.5h-9V20H10v-9L7.5 8.5z"),
}

LANDMARKS = {
    "krieau": "horse",
    "prater": "wheel",
    "stadtpark": "tree",
    "oper": "note",
    "secession": "dome",
    "naschmarkt": "stall",
    "heldenplatz": "statue",
    "parlament": "pillar",
    "hofburg": "palace",
    "burgtheater": "mask",
    "rathaus": "tower",
    "universitaet": "book",
    "cafe_landtmann": "coffee",
    "cafe_central": "coffee",
    "cafe_sacher": "cake",
    "cafe_demel": "cake",
    "hofreitschule": "horse",
    "pestsaeule": "column",
    "stephansdom": "cathedral",
    "belvedere": "palace",
    "schoenbrunn": "palace",
    "gloriette": "arcade",
    "tiergarten": "paw",
    "heuriger": "wine",
    "geheimbund": "eye",
}
LEAST = 16  # the smallest letters: 9 pixels on a screen of 360
SPECIAL_ICONS = {
    "first_player": "clock",
    "double_turn": "turn",
    "joker": "joker",
    "extra_influence": "sisi",
    "extra_die": "die",
}
SYMBOL_ICONS = {"citizen": "citizen", "cross": "latin", "crown": "crown"}


def paint(view: View, name: str) -> str:
    """A colour of the city by day or by night, as the board lies."""
    return COLOURS(f"{view['options']['board']}-{name}")


def token_die(token: str, colour: str, x: float, y: float, size: float, **attributes: Value | Point) -> Markup:
    """A die by its token: white if it is the white one, else in the player's colour."""
    white = token.startswith("w")
    return die(int(token.removeprefix("w")), x, y, size, colour="white" if white else colour, **attributes)


def placed_die(token: str, colour: str, edge: str, at: Point, size: float, **attributes: Value | Point) -> Markup:
    """A die on the board, with an edge that stands out from the ground by day and by night."""
    reach = size / 2 + 1.5
    return group(
        rect(-reach, -reach, 2 * reach, 2 * reach, rx=size * 0.24, fill=edge),
        token_die(token, colour, 0, 0, size),
        at=at,
        **attributes,
    )


def strip(x: float, y: float, size: float, ink: str, *parts: str) -> list[Markup]:
    """Icons and figures in a row from x on: "#coin" is an icon, "-#coin" one that is paid, the rest is text."""
    drawn: list[Markup] = []
    for part in parts:
        paid, name = part.startswith("-#"), part.removeprefix("-").removeprefix("#")
        if part != name:
            wide = size * 1.12
            drawn.append(icon(name, x + wide / 2, y, size, color=ink))
            if paid:
                reach, middle = size * 0.55, x + wide / 2
                ends = (middle - reach, y + reach, middle + reach, y - reach)
                drawn.append(line(*ends, stroke="var(--bad)", stroke_width=size * 0.17, stroke_linecap="round"))
        else:
            wide = lettering.width(part, bold=True) * size * 0.85
            drawn.append(text(part, x, y, size=size * 0.9, anchor="start", bold=True, fill=ink))
        x += wide + size * 0.1
    return drawn


def shown_symbols(symbols: Mapping[str, int]) -> list[str]:
    """The icons of a card's symbols, each as often as it is printed."""
    return [SYMBOL_ICONS[name] for name, count in symbols.items() for _ in range(count)]


def large_card(name: str, symbols: Mapping[str, int], coins: int, area: Point, **attributes: Value | Point) -> Markup:
    """A character or start card: its name, its symbols, its coins."""
    wide, high = area
    low = high < 80  # one line for the name
    icons = [*shown_symbols(symbols), *["coin"] * coins]
    first = -14 * (len(icons) - 1)
    y = high / 2 - (16 if low else 26)
    return group(
        rect(-wide / 2, -high / 2, wide, high, rx=8, fill="var(--card)", stroke=COLOURS("accent"), stroke_width=2),
        text(
            name,
            0,
            -high / 2 + (18 if low else 36),
            size=21,
            least=LEAST,
            width=wide - 10,
            lines=1 if low else 3,
            leading=1.05,
            serif=True,
        ),
        [icon(each, first + 28 * at, y, 25, color=COLOURS("accent")) for at, each in enumerate(icons)],
        halo("rect", -wide / 2, -high / 2, wide, high, rx=8),
        **attributes,
    )


def small_card(symbols: Mapping[str, int], x: float, y: float, **attributes: Value | Point) -> Markup:
    """A card in front of a player: only its symbols, one above the other."""
    icons = shown_symbols(symbols)
    drawn = [
        icon(each, 0, 13 * (at - (len(icons) - 1) / 2), 15, color=COLOURS("accent")) for at, each in enumerate(icons)
    ]
    return group(
        rect(-12, -24, 24, 48, rx=4, fill="var(--card)", stroke=COLOURS("accent"), stroke_width=1.5),
        drawn,
        at=(x, y),
        **attributes,
    )


def special_card(special: str, x: float, y: float, *, used: bool = False, **attributes: Value | Point) -> Markup:
    """A special card on its red ground; a used one lies on its side."""
    return group(
        rect(-15, -21, 30, 42, rx=4, fill=COLOURS("special"), stroke="var(--rim)", stroke_width=1.2),
        icon(SPECIAL_ICONS[special], 0, 0, 24, color=COLOURS("on-special")),
        at=(x, y),
        turn=90 if used else 0,
        **attributes,
    )


def gendarme(x: float, y: float, size: float, **attributes: Value | Point) -> Markup:
    return group(
        circle(0, 0, size / 2, fill="#1f2c52", stroke="#f4eee0", stroke_width=2),
        icon("gendarme", 0, 0, size * 0.72, color="#f4eee0"),
        at=(x, y),
        **attributes,
    )


def carriage(colour: str, edge: str, x: float, y: float, **attributes: Value | Point) -> Markup:
    """A player's carriage on a plate in its colour, with its shape."""
    return group(
        rect(-28, -15, 56, 30, rx=15, fill=f"var(--{colour})", stroke=edge, stroke_width=1.8),
        icon("carriage", -9, 0, 25, color=f"var(--on-{colour})"),
        mark(colour, 15, 0, 13, fill=f"var(--on-{colour})"),
        at=(x, y),
        **attributes,
    )


def scenery(view: View, spots: Sequence[tuple[str, float, float, float]]) -> list[Child]:
    """Trees by day, lamps by night, houses always: (what, x, y, size)."""
    night = view["options"]["board"] == "night"
    drawn: list[Child] = []
    for what, x, y, size in spots:
        name = "lamp" if night and what == "lamp" else "tree" if what == "lamp" else what
        colour = "var(--gold)" if name == "lamp" else paint(view, "leaf")
        drawn.append(icon(name, x, y, size, color=colour, opacity=0.9))
    return drawn


def ribbon(d: str, view: View) -> list[Markup]:
    """The road with its kerb and the line in its middle."""
    common = {"fill": "none", "stroke_linejoin": "round"}
    return [
        path(d, stroke=paint(view, "kerb"), stroke_width=54, **common),
        path(d, stroke=paint(view, "road"), stroke_width=46, **common),
        path(d, stroke=paint(view, "kerb"), stroke_width=3, stroke_dasharray="12 12", **common),
    ]
