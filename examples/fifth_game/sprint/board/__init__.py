"""The track of Sprint, drawn and written. A view is all that it knows."""

from collections.abc import Sequence

from tabledhote.drawing.board import Board, View
from tabledhote.drawing.document import document
from tabledhote.drawing.icons import die, mark
from tabledhote.drawing.palette import SHAPES, SIGNS, Palette, stylesheet
from tabledhote.drawing.svg import group, rect
from tabledhote.drawing.svg import text as label
from tabledhote.words import Words

SEATS = ("red", "blue", "green", "yellow")
COLOURS = Palette("sprint", {"accent": ("#2f6b3a", "#8fd19a"), "mud": ("#c9a77c", "#6b4f2f")})
SPACE = 30  # the width of a space
LANE = 44


def called(words: Words, seat: int, names: Sequence[str] | None) -> str:
    return names[seat] if names else words.label("seat", seat)


def runner(view: View, words: Words, seat: int, names: Sequence[str] | None) -> str:
    """A runner in words."""
    numbers = {"space": view["spaces"][seat], "breaths": view["breaths"][seat]}
    return words("runner", seat=called(words, seat, names), **numbers)


def svg(view: View, words: Words, *, names: Sequence[str] | None = None, standalone: bool = True) -> str:
    lanes, width = len(view["spaces"]), SPACE * (view["finish"] + 1)
    ground = [rect(0, 0, width, LANE * lanes, fill="var(--card)", stroke="var(--line)")]
    for space in view["mud"]:
        ground.append(rect(SPACE * space, 0, SPACE, LANE * lanes, fill=COLOURS("mud"), title=words("mud")))
    for space in range(view["finish"] + 1):
        ground.append(label(str(space), SPACE * (space + 0.5), LANE * lanes + 12, size=11))
    runners = [
        group(
            mark(SEATS[seat], SPACE * (space + 0.5), LANE * (seat + 0.5), 26, stroke="var(--rim)"),
            label("•" * view["breaths"][seat], SPACE * (space + 0.5), LANE * (seat + 1) - 6, size=12),
            id=f"piece-{SEATS[seat]}",
            title=runner(view, words, seat, names),
        )
        for seat, space in enumerate(view["spaces"])
    ]
    rolled = die(view["die"], 22, LANE * lanes + 42, 36) if view["die"] else None
    style = stylesheet(COLOURS) if standalone else None
    about = words("track", finish=view["finish"])
    height = LANE * lanes + 64
    return document(width, height, *ground, *runners, rolled, title=about, language=words.language, style=style)


def text(view: View, words: Words, *, names: Sequence[str] | None = None) -> str:
    ground = "".join("≈" if space in view["mud"] else "." for space in range(view["finish"] + 1))
    lines = [words("title")]
    for seat, space in enumerate(view["spaces"]):
        sign = SIGNS[SHAPES[SEATS[seat]]]
        lines.append(f"{ground[:space]}{sign}{ground[space + 1 :]}  {runner(view, words, seat, names)}")
    return "\n".join([*lines, words.prompt(view, names or ())]) + "\n"


BOARD = Board(svg=svg, text=text, colours=COLOURS, seats=SEATS)
