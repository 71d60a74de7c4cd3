"""A hotel: roof with its owner, three floors of rooms, Hall, cellar and grooms."""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.icons import icon, mark
from tabledhote.drawing.svg import Markup, circle, group, halo, path, rect, text
from tabledhote.games.hellton.board.cards import CARD, SMALLEST, TALL, housed, housed_in_words
from tabledhote.games.hellton.board.pieces import COLOURS, groom
from tabledhote.words import Words

SEATS = ("blue", "red")
ROOF = 92
PITCH = 162  # from one room to the next
FLOOR = 210
WALL = 16
WIDTH = 3 * PITCH + 2 * WALL
HALL = ROOF + 3 * FLOOR
CELLAR = HALL + 82
STAFF = CELLAR + 76
HEIGHT = STAFF + 96
BELLS, PILLARS = 3, 4


def named_hotel(view: View) -> int:
    """The hotel whose rooms and columns the open decision names (HP-5.16)."""
    asked = view["asked"]
    return int(asked["hotel"] if asked else view["active"])


def hotel(view: View, words: Words, seats: Sequence[str], seat: int, x: float, y: float) -> Markup:
    own = view["hotels"][seat]
    return group(
        roof(view, words, seats, seat),
        rect(0, ROOF, WIDTH, HEIGHT - ROOF, fill=COLOURS("plum")),
        [room(view, words, seat, each) for each in own["rooms"]],
        hall(view, words, seat),
        [cellar(view, words, seat, column) for column in range(3)],
        [staff(view, words, seat, index) for index in range(len(own["grooms"]))],
        at=(x, y),
        id=f"hotel-{seat}",
    )


def roof(view: View, words: Words, seats: Sequence[str], seat: int) -> Markup:
    """The owner's name under two horns; lit during the owner's turn, or if the owner has won."""
    colour, own = SEATS[seat], view["hotels"][seat]
    over = view["phase"] == "over"
    lit = seat in view["winners"] if over else seat == view["seat"]
    ink = f"var(--on-{colour})" if lit else "var(--ink)"
    outline = f"M0 {ROOF}V44C14 44 22 34 22 6c16 14 24 26 30 30H{WIDTH - 52}c6-4 14-16 30-30 0 28 8 38 22 38V{ROOF}z"
    sign = ("crown" if over else "arrow") if lit else None
    about = {
        "seat": seats[seat],
        "colour": words.name("colour", colour),
        "first": "yes" if seat == view["first"] else "no",
        "state": "collapsed" if own["collapsed"] else "standing",
    }
    return group(
        path(
            outline,
            fill=f"var(--{colour})" if lit else "var(--card)",
            stroke="var(--ink)" if lit else f"var(--{colour})",
            stroke_width=4,
            stroke_linejoin="round",
        ),
        halo("rect", 2, 42, WIDTH - 4, ROOF - 44, rx=4),
        mark(colour, 46, 64, 34, fill=ink if lit else f"var(--{colour})", stroke=None if lit else "var(--rim)"),
        icon(sign, 90, 64, 30, color=ink) if sign else None,
        nameplate(words, seats[seat], seat == view["first"], 116 if sign else 78, ink, lit),
        fallen(words) if own["collapsed"] else purse(words, own["coins"], ink),
        id=f"seat-{seat}",
        ref=f"seat:{seat}",
        title=words("about-seat", **about),
    )


def fallen(words: Words) -> Markup:
    return group(
        rect(WIDTH - 196, 46, 166, 38, rx=8, fill=COLOURS("ember"), stroke=COLOURS("on-ember"), stroke_width=2),
        text(words("collapsed"), WIDTH - 113, 65, size=24, least=16, width=158, bold=True, fill=COLOURS("on-ember")),
    )


def nameplate(words: Words, name: str, first: bool, x: float, ink: str, lit: bool) -> Markup:
    """The owner's name, and whether the owner is First or Second."""
    rank = words("first-player") if first else words("second-player")
    return group(
        text(name, x, 57, size=30, least=18, width=310 - x, bold=lit, serif=True, anchor="start", fill=ink),
        text(rank, x, 81, size=16, least=SMALLEST, width=310 - x, anchor="start", fill=ink),
    )


def purse(words: Words, amount: int, ink: str) -> Markup:
    return group(
        icon("coin", WIDTH - 60, 64, 42),
        text(str(amount), WIDTH - 90, 64, size=36, bold=True, anchor="end", fill=ink),
        title=words("about-coins", coins=words("coins", number=amount)),
    )


# ---- rooms --------------------------------------------------------------------------------------


def corner(room: View) -> tuple[float, float]:
    """The upper left corner of a room's card."""
    return WALL + PITCH * (room["column"] - 1) + 5, ROOF + FLOOR * (3 - room["floor"]) + 8


def room(view: View, words: Words, seat: int, each: View) -> Markup:
    """A room with its number, its guest and the groom at its door: a click on any of them is a click on the room."""
    number, guest = each["room"], each["guest"]
    visited = view["hotels"][seat]["pawn"] == number
    choosing = view["phase"] == "side" and seat == view["active"] and view["newcomer"] == number
    named = seat == named_hotel(view)
    references = [f"room:{number}"] * named + [f"guest:{guest} other:{guest}"] * bool(guest)
    free = words("about-room", room=number, floor=each["floor"])
    return group(
        rect(0, 0, CARD, TALL, rx=9, fill=COLOURS("night")),
        housed(view, words, each, choosing) if guest else None,
        circle(17, 17, 16, fill=COLOURS("brass"), stroke=COLOURS("on-face"), stroke_width=2),
        text(str(number), 17, 17, size=22, bold=True, fill=COLOURS("on-face")),
        None if choosing else halo("rect", 0, 0, CARD, TALL, rx=9),
        pawn(words, seat, number, 77, 86) if visited else None,
        at=corner(each),
        id=f"room-{seat}-{number}",
        ref=" ".join(references) or None,
        class_="marked" if visited or (view["designated"] == number and named) else None,
        title=housed_in_words(view, words, each) if guest else free,
    )


def pawn(words: Words, seat: int, number: int, x: float, y: float) -> Markup:
    """The groom before a room, or in the Hall (0)."""
    return groom(SEATS[seat], x, y, 52, id=f"piece-groom-{seat}", title=words("about-pawn", room=number))


# ---- Hall, cellar, grooms -----------------------------------------------------------------------


def hall(view: View, words: Words, seat: int) -> Markup:
    """The counter with its bells."""
    left = view["hotels"][seat]["bells"]
    return group(
        rect(WALL, HALL + 2, 3 * PITCH, 76, rx=8, fill=COLOURS("hall")),
        text(
            words("hall"),
            96,
            HALL + 42,
            size=24,
            least=16,
            width=130,
            serif=True,
            anchor="start",
            fill=COLOURS("on-hall"),
        ),
        supply("bell", left, BELLS, 250, 62, HALL + 42, 50, "brass", 0.55),
        text(f"{left}/{BELLS}", 3 * PITCH - 2, HALL + 42, size=24, bold=True, anchor="end", fill=COLOURS("on-hall")),
        halo("rect", WALL, HALL + 2, 3 * PITCH, 76, rx=8),
        None if view["hotels"][seat]["pawn"] else pawn(words, seat, 0, 58, HALL + 42),
        id=f"hall-{seat}",
        title=words("about-bells", number=left),
    )


def supply(
    name: str, left: int, most: int, x: float, pitch: float, y: float, size: float, colour: str, pale: float
) -> list[Markup]:
    """Pieces of one kind side by side: those that are left, then those that are gone, pale."""
    return [
        icon(
            name,
            x + pitch * index,
            y,
            size,
            color=COLOURS(colour if index < left else "gone"),
            opacity=None if index < left else pale,
        )
        for index in range(most)
    ]


def cellar(view: View, words: Words, seat: int, column: int) -> Markup:
    """The pillars under one column of rooms."""
    left = view["hotels"][seat]["pillars"][column]
    x = WALL + PITCH * column
    return group(
        rect(
            x + 3,
            CELLAR,
            PITCH - 6,
            70,
            rx=6,
            fill=COLOURS("cellar"),
            stroke=COLOURS("ember") if left < 2 else None,
            stroke_width=4,
        ),
        supply("pillar", left, PILLARS, x + 27, 36, CELLAR + 36, 42, "on-cellar", 0.4),
        halo("rect", x + 3, CELLAR, PITCH - 6, 70, rx=6),
        id=f"column-{seat}-{column + 1}",
        ref=f"column:{column + 1}" if seat == named_hotel(view) else None,
        title=words("about-pillars", column=column + 1, number=left),
    )


def staff(view: View, words: Words, seat: int, index: int) -> Markup:
    """A groom tile: its sign, name and cost; an engaged one burns."""
    tile = view["hotels"][seat]["grooms"][index]
    name, engaged = tile["groom"], tile["engaged"]
    ink = COLOURS("on-ember" if engaged else "on-face")
    wide = 3 * PITCH / 5
    cost = words("coins", number=tile["cost"])
    about = {"groom": words.label("groom", name), "coins": cost, "engaged": "yes" if engaged else "no"}
    return group(
        rect(
            2,
            0,
            wide - 4,
            88,
            rx=8,
            fill=COLOURS("ember" if engaged else "face"),
            stroke=COLOURS("on-face"),
            stroke_width=1.5,
        ),
        icon(f"groom-{name}", 28, 24, 32, color=ink),
        icon("check", wide - 24, 24, 26, color=ink)
        if engaged
        else [
            icon("coin", wide - 20, 24, 24),
            text(str(tile["cost"]), wide - 36, 24, size=22, bold=True, anchor="end", fill=ink),
        ],
        text(
            about["groom"],
            wide / 2,
            64,
            size=SMALLEST,
            least=SMALLEST,
            width=wide - 10,
            lines=2,
            leading=1.05,
            bold=True,
            fill=ink,
        ),
        halo("rect", 2, 0, wide - 4, 88, rx=8),
        at=(WALL + wide * index, STAFF),
        id=f"groom-{seat}-{name}",
        ref=f"groom:{name}" if seat == view["active"] else None,
        title=words("about-groom", **about, about=words(f"name-{name}.about")),
    )
