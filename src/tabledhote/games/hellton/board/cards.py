"""Guest cards: the door hanger in signs and in words, in a room and in a row."""

from collections.abc import Mapping, Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.icons import icon
from tabledhote.drawing.svg import Markup, circle, group, halo, path, rect, text
from tabledhote.games.hellton.board.pieces import COLOURS, EMBLEM_OF
from tabledhote.words import Words

CARD = 152  # how wide every card is
TALL = 196  # a card in its room
LOW = 98  # a card in a row
LINE = 34  # the highest line of a door hanger
SMALLEST = 15  # letters: 9 pixels where the board is as wide as most screens leave it

WHAT = {
    "irritate": "irritate",
    "irritate_satisfied": "provoke",
    "enrage_irritated": "enrage",
    "pillar": "pillar-lost",
    "bell": "bell-lost",
    "flip": "turn",
    "copy": "twins",
}
PER = {
    "opponent_grooms_engaged": ("staff",),
    "own_bells": ("bell",),
    "column_pillars": ("pillar",),
    "adjacent_irritated": ("anger", "adjacent"),
    "adjacent_satisfied": ("smile", "adjacent"),
    "line_irritated": ("anger", "row-column"),
}
WHEN = {
    "own_groom_engaged": ("staff",),
    "opposite_satisfied": ("opposite", "smile"),
    "bells_equal": ("bell", "=", "bell"),
    "opponent_richer": ("coin", "↑"),
}
IN_WORDS = {
    "irritate": "effect-irritate",
    "irritate_satisfied": "effect-irritate_satisfied",
    "enrage_irritated": "effect-enrage_irritated",
    "pillar": "effect-pillar",
    "bell": "effect-bell",
    "flip": "effect-flip",
    "copy": "effect-copy",
}


# ---- in words -----------------------------------------------------------------------------------


def effect_in_words(effect: Mapping[str, str], words: Words) -> str:
    sentence = words(IN_WORDS[effect["what"]], who=effect.get("who", ""))
    if "per" in effect:
        sentence = words("effect-for-each", effect=sentence, per=words.name("per", effect["per"]))
    if "when" in effect:
        sentence = words("effect-if", effect=sentence, when=words.name("when", effect["when"]))
    return sentence


def hanger_in_words(side: View, words: Words) -> str:
    """All effects of a side, the first one first."""
    clauses = [effect_in_words(effect, words) for effect in side["effects"]]
    while len(clauses) > 1:
        last = clauses.pop()
        clauses[-1] = words("effect-then", effect=clauses[-1], next=last)
    return clauses[0]


def sides_in_words(card: View, words: Words) -> str:
    """Both sides of a card, with their rents, and whether we are sure of them."""
    sides = card["sides"]
    letters = [words.name("side", "ab"[index]) for index in range(len(sides))] if len(sides) > 1 else ["only"]
    sentences = [
        words("about-side", side=letter, rent=side["rent"], effects=hanger_in_words(side, words))
        for letter, side in zip(letters, sides, strict=True)
    ]
    if card["source"].startswith("reconstructed"):
        sentences.append(words("about-source"))
    return " ".join(sentences)


# ---- in signs -----------------------------------------------------------------------------------


def signs(effect: Mapping[str, str]) -> list[str]:
    """The signs of one effect from left to right; a single character is written, not drawn."""
    drawn = ["emblem-twins" if effect["what"] == "copy" else WHAT[effect["what"]]]
    if effect.get("who"):
        drawn.append(effect["who"].replace("_", "-"))
    if "per" in effect:
        drawn += ["×", *PER[effect["per"]]]
    if "when" in effect:
        drawn += ["?", *WHEN[effect["when"]]]
    return drawn


def hanger(effects: Sequence[Mapping[str, str]], x: float, y: float, wide: float, high: float) -> Markup:
    """A door hanger with its effects from top to bottom; x and y are its upper left corner."""
    rows = [signs(effect) for effect in effects]
    pitch = min(LINE, (high - 4) / len(rows))
    top = y + (high - pitch * len(rows)) / 2
    drawn = [
        sign_row(row, x + wide / 2, top + pitch * (index + 0.5), wide - 6, pitch) for index, row in enumerate(rows)
    ]
    return group(rect(x, y, wide, high, rx=8, fill=COLOURS("door")), drawn, color=COLOURS("on-face"))


def sign_row(row: Sequence[str], x: float, y: float, wide: float, high: float) -> list[Markup]:
    """Signs side by side about a point, as large as the room allows."""
    units = sum(0.62 if len(sign) == 1 else 1.14 for sign in row)
    size = min(high * 0.94, wide / units)
    left = x - units * size / 2
    drawn = []
    for sign in row:
        step = (0.62 if len(sign) == 1 else 1.14) * size
        if len(sign) == 1:
            drawn.append(text(sign, left + step / 2, y, size=size * 0.9, bold=True, fill=COLOURS("on-face")))
        else:
            drawn.append(icon(sign, left + step / 2, y, size))
        left += step
    return drawn


def emblem(card: str, x: float, y: float, size: float) -> Markup:
    """The face of a guest in a dark medallion; a guest that we do not know has a mask."""
    name = EMBLEM_OF.get(card, "mask")
    return group(
        circle(x, y, size / 2, fill=COLOURS("plum")),
        icon(f"emblem-{name}", x, y, size * 0.66, color=COLOURS("on-plum")),
    )


def rent(amount: int, x: float, y: float, size: float) -> Markup:
    """A coin with the rent beside it, ending at x."""
    return group(
        icon("coin", x - size * 0.5, y, size),
        text(str(amount), x - size * 1.12, y, size=size * 0.92, bold=True, anchor="end", fill=COLOURS("on-face")),
    )


def ground(high: float, irritated: bool = False) -> Markup:
    return rect(
        0,
        0,
        CARD,
        high,
        rx=9,
        fill=COLOURS("heat" if irritated else "face"),
        stroke=COLOURS("ember" if irritated else "on-face"),
        stroke_width=5 if irritated else 1.5,
    )


def token() -> Markup:
    """The irritation token: an angry face in flames."""
    return group(
        path(
            "M0-23c3 6 9 7 8 1 6 3 10 9 10 15A18 18 0 0 1-18-7c0-5 2-9 6-12 0 5 4 6 6 3 2-2 4-4 6-7z",
            fill=COLOURS("ember"),
            at=(0, 8),
        ),
        icon("anger", 0, 4, 27, color=COLOURS("on-ember")),
        at=(CARD - 24, TALL - 104),
    )


def caption(name: str, x: float, y: float, wide: float, size: int, *, lines: int = 2, anchor: str = "start") -> Markup:
    """The name of a guest."""
    return text(
        name,
        x,
        y,
        size=size,
        least=SMALLEST,
        width=wide,
        lines=lines,
        leading=0.95,
        anchor=anchor,
        bold=True,
        serif=True,
        fill=COLOURS("on-face"),
    )


# ---- cards --------------------------------------------------------------------------------------


def waiting(view: View, words: Words, name: str, row: int, x: float, y: float) -> Markup:
    """A card in a row: name, rent, door hanger; of a double-sided card both sides."""
    card = view["cards"][name]
    sides = card["sides"]
    label = words.label("card", name)
    long = len(sides) > 1 and "…" in caption(label, 0, 0, CARD - 16, SMALLEST, lines=1)
    height, size, lines = (20, 18, 2) if len(sides) == 1 else (16, SMALLEST, 2) if long else (14, 17, 1)
    if len(sides) == 1:
        inner = [
            emblem(name, 24, 57, 32),
            rent(sides[0]["rent"], 40, 85, 19),
            hanger(sides[0]["effects"], 47, 41, 100, 52),
        ]
    else:
        top = 29 if long else 25
        inner = [half(words, sides, index, 5 + 72 * index, top, 70, LOW - 4 - top) for index in range(2)]
    return group(
        ground(LOW),
        caption(label, 8, height, CARD - 16, size, lines=lines),
        inner,
        halo("rect", 2, 2, CARD - 4, LOW - 4, rx=8),
        at=(x, y),
        id=f"guest-{name}",
        ref=f"card:{name} guest:{name}",
        title=words("about-waiting", guest=label, row=row, sides=sides_in_words(card, words)),
    )


def half(words: Words, sides: Sequence[View], index: int, x: float, y: float, wide: float, high: float) -> Markup:
    """One side of a double-sided card: its letter and rent above its door hanger."""
    letter = words.name("side", "ab"[index])
    return group(
        text(letter, x + 10, y + 8, size=16, bold=True, fill=COLOURS("on-face")),
        rent(sides[index]["rent"], x + wide - 2, y + 8, 17),
        hanger(sides[index]["effects"], x, y + 18, wide, high - 18),
    )


def housed(view: View, words: Words, room: View, choosing: bool) -> Markup:
    """A card in its room. While its side is being chosen both sides lie open."""
    name = room["guest"]
    card = view["cards"][name]
    side = card["sides"]["ab".index(room["side"])]
    if choosing:
        inner = [choosable_side(words, card["sides"], index) for index in range(2)]
    else:
        inner = [emblem(name, 36, 78, 52), rent(side["rent"], CARD - 10, 62, 28)]
        inner.append(hanger(side["effects"], 8, 112, CARD - 16, 76))
        if len(card["sides"]) > 1:
            inner.append(side_mark(words, room["side"]))
        if room["irritated"]:
            inner.append(token())
    return group(
        ground(TALL, room["irritated"]),
        caption(words.label("card", name), CARD / 2 + 17, 24, CARD - 42, 17, lines=3, anchor="middle"),
        inner,
        id=f"guest-{name}",
    )


def housed_in_words(view: View, words: Words, room: View) -> str:
    """Who lives in a room, in which mood, and what serving would do."""
    name, state = room["guest"], "irritated" if room["irritated"] else "satisfied"
    about = {"room": room["room"], "guest": words.label("card", name), "state": state}
    return words("about-guest", **about, sides=sides_in_words(view["cards"][name], words))


def side_mark(words: Words, side: str) -> Markup:
    """Which side of a double-sided card lies up."""
    return group(
        circle(58, 60, 12, fill=COLOURS("door"), stroke=COLOURS("on-face"), stroke_width=1.5),
        text(words.name("side", side), 58, 60, size=16, bold=True, fill=COLOURS("on-face")),
    )


def choosable_side(words: Words, sides: Sequence[View], index: int) -> Markup:
    x = 4 + 73 * index
    return group(
        half(words, sides, index, x, 56, 71, 132),
        halo("rect", x, 48, 71, 144, rx=8),
        ref=f"side:{'ab'[index]}",
        title=words(
            "about-side",
            side=words.name("side", "ab"[index]),
            rent=sides[index]["rent"],
            effects=hanger_in_words(sides[index], words),
        ),
    )
