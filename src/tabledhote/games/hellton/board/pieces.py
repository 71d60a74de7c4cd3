"""How the things of Hellton Palace look: plum and ember, the signs of the door hangers, emblems of the guests."""

from tabledhote.drawing.icons import SHARED, solid, stroke
from tabledhote.drawing.palette import Palette
from tabledhote.drawing.svg import Markup, Point, Value, circle, group, line, markup, path, rect

COLOURS = Palette(
    "hellton",
    {
        "accent": ("#8c2f45", "#ff9d6b"),
        "plum": ("#572a4d", "#42213c"),
        "on-plum": ("#fff0e0", "#ffe9d6"),
        "night": ("#34162e", "#1d0c1a"),
        "on-night": ("#e9c9b4", "#c9a994"),
        "hall": ("#7a3f63", "#5a2e4b"),
        "on-hall": ("#fff0e0", "#ffe9d6"),
        "cellar": ("#453a44", "#292229"),
        "on-cellar": ("#efe0cd", "#d8c6b2"),
        "gone": ("#75667a", "#5c4f60"),
        "face": ("#fdf4e6", "#f0e2ce"),
        "heat": ("#ffd2a6", "#f5b987"),
        "on-face": ("#3d1734", "#33122b"),
        "door": ("#ecd6c0", "#d9c0a6"),
        "ember": ("#b8410f", "#c44a14"),
        "on-ember": ("#ffffff", "#ffffff"),
        "brass": ("#f0b94a", "#f0b94a"),
    },
)

SQUARE = "M{x} {y}h6v6h-6z"
HAND = "M9.5 2h3v8h1V7.5h2.4V10h1V8.5h2.6v7c0 4-2.6 6.5-6.5 6.5-3 0-5-1.5-6.5-4.5L4 13l1.8-1.3L9.5 14.8z"


def squares(*corners: tuple[float, float]) -> Markup:
    """This guest as a hollow square, the others meant by the sign as filled ones."""
    others = solid("".join(SQUARE.format(x=x, y=y) for x, y in corners))
    return markup(rect(9.7, 9.7, 4.6, 4.6, fill="none", stroke="currentColor", stroke_width=1.8), others)


ACROSS = "M7 12H1.5M4 9l-3 3 3 3M17 12h5.5M20 9l3 3-3 3"
ALONG = "M12 7V1.5M9 4l3-3 3 3M12 17v5.5M9 20l3 3 3-3"


def columns(left: bool, middle: bool) -> Markup:
    """The three columns of a hotel: those meant are solid."""
    drawn = []
    for x, full in ((3, left), (10, middle), (17, left)):
        fill = "currentColor" if full else "none"
        drawn.append(rect(x, 4, 4, 16, fill=fill, stroke="currentColor", stroke_width=1.6))
    return markup(drawn)


def badged(name: str, badge: str) -> Markup:
    """A shared icon, smaller, with a stroke in its upper corner."""
    return markup(group(SHARED[name], at=(0, 4.6), scale=0.8), stroke(badge, 2.4))


BROKEN_BELL = path("M14.5 3l-3.5 6.5 3.5 3-4 6.5", fill="none", stroke=COLOURS("door"), stroke_width=2.4)
BROKEN_PILLAR = markup(
    group(solid("M-8-4.5H8v3H-8zM-5-.5h2.200V4H-5zM-1-.5h2.200v5H-1zM3-.5h2.200V3H3z"), at=(13, 6), turn=16),
    solid("M7 14h2.200v4.5H7zM11 13h2.200v5.5H11zM15 15h2.200v3.5H15zM5.5 18.5h13V20h-13zM4 20.5h16.5V23H4z"),
)


# ---- door hangers -------------------------------------------------------------------------------

SIGNS: dict[str, Markup] = {
    "irritate": SHARED["anger"],
    "provoke": badged("smile", "M20 1.5v7M16.5 5h7"),
    "enrage": badged("anger", "M17.5 2l5 5M22.5 2l-5 5"),
    "pillar-lost": BROKEN_PILLAR,
    "bell-lost": markup(SHARED["bell"], BROKEN_BELL),
    "self": markup(
        circle(12, 12, 9, fill="none", stroke="currentColor", stroke_width=2.2), circle(12, 12, 4, fill="currentColor")
    ),
    "adjacent-row": squares((1, 9), (17, 9)),
    "adjacent-column": squares((9, 1), (9, 17)),
    "adjacent": squares((1, 9), (17, 9), (9, 1), (9, 17)),
    "row": markup(squares(), stroke(ACROSS, 2)),
    "column": markup(squares(), stroke(ALONG, 2)),
    "row-column": markup(squares(), stroke(ACROSS + ALONG, 2)),
    "choice-owner": solid(HAND),
    "choice-opponent": markup(group(solid(HAND), at=(24, 22), turn=180), stroke("M3 22.5h18", 2.2)),
    "own-column": columns(False, True),
    "side-columns": columns(True, False),
    "opposite": markup(solid("M1 3h8v18H1zM3 5v14h4V5zM15 3h8v18h-8zM17 5v14h4V5z"), stroke("M10.3 12h3.4", 2)),
}

# ---- emblems ------------------------------------------------------------------------------------

EMBLEMS: dict[str, Markup] = {
    "ghost": solid(
        "M4.5 22V10.5a7.5 7.5 0 0 1 15 0V22l-3-2.5-2.2 2.5-2.3-2.5L9.7 22l-2.2-2.5z"
        "M9 8.5a1.6 2 0 1 0 .01 0zM15 8.5a1.6 2 0 1 0 .01 0zM10.5 15h3v2.5h-3z"
    ),
    "horns": solid(
        "M3 2c.3 4 1.6 6 3.8 7A8 8 0 0 0 4 14.5a8 7.5 0 0 0 16 0A8 8 0 0 0 17.2 9C19.4 8 20.7 6 21 2c-2.6.6-4.6 2.4"
        "-5.4 5a9 9 0 0 0-7.2 0C7.6 4.4 5.6 2.6 3 2zM7 12l3.5 1.5L8 15.5zM17 12l-3.5 1.5 2.5 2zM9 18.5h6v1.2H9z"
    ),
    "skull": solid(
        "M12 2a9 9 0 0 0-5.5 16V22h11v-4A9 9 0 0 0 12 2zM8.3 9a2.3 2.3 0 1 0 .01 0zM15.7 9a2.3 2.3 0 1 0 .01 0z"
        "M12 14l1.3 2.5h-2.6zM9.5 19h1v3h-1zM13.5 19h1v3h-1z"
    ),
    "hound": solid(
        "M4 1.5l4.5 5h7l4.5-5V12l-2.5 3-2 5.5-3.5 2-3.5-2-2-5.5L4 12zM8 10.5l3 1.5-2.2 1zM16 10.5L13 12l2.2 1z"
        "M10.8 17h2.4L12 18.8z"
    ),
    "bird": solid(
        "M1.5 8c4 0 7 1.5 8.5 4.5C11 7 15 3 22.5 3"
        "c-.6 2.6-1.8 4-3.6 5 1 .1 2 0 3-.4-.8 2.8-2.8 4.6-5.4 5.2-1 4.6-4.5 8"
        "-10 9.2l1.2-4.3C4 16.5 2 12.5 1.5 8z"
    ),
    "bat": solid(
        "M12 8h1l1.8-2.5V10c2-2.2 4.7-3.3 8.2-3.3-2.3 2.3-3 4.6-2.3 8-2.3-1.2-4.3-1-5.7.3L12 20l-3-5"
        "c-1.4-1.3-3.4-1.5-5.7-.3"
        ".7-3.4 0-5.7-2.3-8C4.5 6.7 7.2 7.8 9.2 10V5.5L11 8z"
    ),
    "tail": solid(
        "M2 3c4.5 0 8 2.2 10 6.5C14 5.2 17.5 3 22 3"
        "c-.8 5-3.3 8.2-7.3 9.5-.2 4-1 7-2.7 9.5-1.7-2.5-2.5-5.5-2.7-9.5C5.3 11.2 2.8 8 2 3z"
    ),
    "jelly": solid(
        "M3 12a9 9.5 0 0 1 18 0v2H3zM4.5 15.5h2.2V21H4.5zM8.9 15.5h2.2v7H8.9zM12.9 15.5h2.2v7h-2.2z"
        "M17.3 15.5h2.2V21h-2.2z"
        "M8.8 8a1.5 1.5 0 1 0 .01 0zM15.2 8a1.5 1.5 0 1 0 .01 0z"
    ),
    "stone": solid(
        "M6 2h12v5.5h4V17h-3.5v5.5H14V17h-4v5.5H5.5V17H2V7.5h4zM8.5 5v2.5H11V5zM13 5v2.5h2.5V5zM9 10.5h6V12H9z"
    ),
    "snakes": markup(
        stroke(
            "M6 11C2.5 9 3 6 5 4M9 8.5C7 6 9 4.5 7.5 1.5M15 8.5c2-2.5 0-4 1.5-7M18 11c3.5-2 3-5 1-7",
            2.2,
        ),
        solid("M12 9a7 7 0 1 0 .01 0zM9.3 13.5a1.4 1.4 0 1 0 .01 0zM14.7 13.5a1.4 1.4 0 1 0 .01 0zM9.5 19h5v1.4h-5z"),
    ),
    "faces": solid(
        "M11 2.5v19c-5 0-7.5-3-7.5-7.5L1.5 12l2-2.5C3.8 5 7 2.5 11 2.5z"
        "M13 2.5c4 0 7.2 2.5 7.5 7l2 2.5-2 2c0 4.5-2.5 7.5-7.5 7.5z"
        "M7.5 8.5a1.4 1.4 0 1 0 .01 0zM16.5 8.5a1.4 1.4 0 1 0 .01 0z"
    ),
    "scales": solid(
        "M11 2h2v3h6.5v1.5L23 14a4.2 3.5 0 0 1-8 0l3-7h-5v12.5h4.5V22h-11v-2.5H11V7H6l3 7a4.2 3.5 0 0 1-8 0"
        "l3.5-7.5V5H11z"
    ),
    "note": solid("M9 4l12-2.5V16a3.8 3.2 0 1 1-2.5-3V7L11.5 8.5V19A3.8 3.2 0 1 1 9 16z"),
    "sleep": stroke("M3 9h9l-9 10h9M14 3h7l-7 7h7M16 15h5l-5 5.5h5", 2.4),
    "twins": solid(
        "M7 2.5a3.8 3.8 0 1 1-.01 0zM.5 21.5c0-7 2-10 6.5-10 1.6 0 3 .4 4 1.3v8.7zM17 2.5a3.8 3.8 0 1 1-.01 0z"
        "M13 12.8c1-.9 2.4-1.3 4-1.3 4.5 0 6.5 3 6.5 10H13z"
    ),
    "fist": solid(
        "M4.5 8H8V5.5h3.2V4h3.3v1.5h3V8H20v8l-3 2.5V22.5H8V18.5l-4.5-4V10zM9 9v4h1.2V9zM12.5 9v4h1.2V9zM16 9v4h1.2V9z"
    ),
    "heart": solid(
        "M12 22C5 16 1.5 12.5 1.5 8A5.6 5.6 0 0 1 11 4l-1.5 5 3.5 2.5-2 4.5 4.5-5.5-3-2L13.5 4a5.6 5.6 0 0 1 9 4"
        "c0 4.5-3.5 8-10.5 14z"
    ),
    "moon": SHARED["moon"],
    "crown": SHARED["crown"],
    "eye": SHARED["eye"],
    "bell": SHARED["bell"],
    "mask": SHARED["guest"],
}
EMBLEM_OF = {
    "miss_von_scream": "note",
    "snorer": "sleep",
    "anubis": "hound",
    "duchess": "crown",
    "molo": "horns",
    "putrid": "skull",
    "baby_beelzebub": "horns",
    "cerberus": "hound",
    "wutmilla": "fist",
    "tormented_soul": "ghost",
    "skeletunes": "skull",
    "bannihal": "skull",
    "gargoyle": "stone",
    "minotaur": "horns",
    "poltergeist": "ghost",
    "banshee": "ghost",
    "werewolf": "hound",
    "jekroll_hide": "faces",
    "chatelaine": "crown",
    "jealous_one": "heart",
    "envious_one": "heart",
    "bell_ringer": "bell",
    "themis": "scales",
    "doppelganger": "twins",
    "touchy_one": "heart",
    "jellyfish": "jelly",
    "cyclops": "eye",
    "harpy": "bird",
    "siren": "tail",
    "midas": "crown",
    "golem": "stone",
    "paranoiac": "eye",
    "vampire": "bat",
    "janus": "faces",
    "phoenix": "bird",
    "gorgons": "snakes",
}

GROOM_SIGNS: dict[str, Markup] = {
    "usher": stroke("M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4", 2.4),
    "fake_usher": markup(
        group(SHARED["anger"], at=(6, 0), scale=0.5),
        stroke("M3 15h14M13.5 11.5L17 15l-3.5 3.5M21 21H7M10.5 17.5L7 21l3.5 3", 2.2),
    ),
    "mason": SHARED["pillar"],
    "fake_booking": SHARED["flag"],
    "diplomat": SHARED["smile"],
}

SYMBOLS: dict[str, Markup] = {
    **SIGNS,
    **{f"emblem-{name}": drawn for name, drawn in EMBLEMS.items()},
    **{f"groom-{name}": drawn for name, drawn in GROOM_SIGNS.items()},
}


def groom(colour: str, x: float, y: float, size: float, **attributes: Value | Point) -> Markup:
    """The groom pawn of a player: pillbox cap, buttons, and the player's colour."""
    return group(
        group(
            path(
                "M-7 10c0-7 2-11 7-11s7 4 7 11z",
                fill=f"var(--{colour})",
                stroke="var(--hellton-on-plum)",
                stroke_width=1,
            ),
            circle(0, -4.5, 4.4, fill=COLOURS("face"), stroke=COLOURS("on-face"), stroke_width=0.8),
            rect(-4, -10.5, 8, 4.4, rx=1, fill=f"var(--{colour})", stroke="var(--hellton-on-plum)", stroke_width=0.8),
            line(0, 1.5, 0, 9, stroke=COLOURS("brass"), stroke_width=1.6, stroke_dasharray="1.6 1.4"),
            scale=size / 22,
        ),
        at=(x, y),
        **attributes,
    )
