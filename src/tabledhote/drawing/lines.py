"""A board in coloured letters: what a terminal with colours shows, in lines of pieces.

The colours are those of the picture, by their names (`palette.py`). `refs` are what `data-ref` is there: what legal
actions name can be clicked.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap
from typing import NamedTuple

FREE = 60  # columns that every board must do with
ASIDE = 36  # columns for what the viewer holds
GLUE = "\xa0"  # a space at which no line is broken


@dataclass(frozen=True)
class Piece:
    """Letters of one look, which may stand for things: `refs` is "FIELD:VALUE …"."""

    text: str
    colour: str = "ink"
    ground: str = ""  # the colour behind the letters; "" for that of the page
    bold: bool = False
    refs: str = ""


Line = list[Piece]


class Lines(NamedTuple):
    """A view in lines: the board, and what the viewer holds (it may be empty)."""

    board: list[Line]
    hand: list[Line]


def width(line: Iterable[Piece]) -> int:
    return sum(len(piece.text) for piece in line)


def written(lines: Iterable[Line]) -> str:
    """The letters alone.

    >>> written([[Piece("a", "red"), Piece("b")], [Piece("c")]])
    'ab\\nc'
    """
    return "\n".join("".join(piece.text for piece in line).rstrip() for line in lines)


def padded(line: Line, columns: int, ground: str = "") -> Line:
    """A line that fills so many columns, or the part of it that fits."""
    kept: Line = []
    room = columns
    for piece in line:
        if room <= 0:
            break
        kept.append(replace(piece, text=piece.text[:room]) if len(piece.text) > room else piece)
        room -= len(piece.text)
    return [*kept, Piece(" " * room, ground=ground)] if room > 0 else kept


def short(text: str, columns: int) -> str:
    """A text that fits, with a sign where it was cut.

    >>> short("café-restaurant", 9)
    'café-res…'
    """
    return text if len(text) <= columns else text[: max(0, columns - 1)] + "…"


def folded(text: str, columns: int, *, head: Sequence[Piece] = (), indent: int = 2, colour: str = "ink") -> list[Line]:
    """A paragraph, behind its head if it has one; the lines that follow are indented.

    >>> print(written(folded("takes two steps", 12, head=[Piece("Usher ")])))
    Usher takes
      two steps
    """
    lead = width(head)
    first, *rest = wrap(GLUE * lead + text, columns, subsequent_indent=" " * indent) or [GLUE * lead]
    return [[*head, Piece(first[lead:], colour)], *([Piece(line, colour)] for line in rest)]


def flowed(groups: Iterable[Line], columns: int, *, head: Sequence[Piece] = (), indent: int = 2) -> list[Line]:
    """Groups of pieces one after the other, broken between them; the lines that follow are indented.

    >>> print(written(flowed([[Piece("one ")], [Piece("two ")], [Piece("three")]], 9)))
    one two
      three
    """
    drawn: list[Line] = []
    line: Line = [*head]
    for group in groups:
        if width(line) + width(group) > columns and line:
            drawn.append(line)
            line = [Piece(" " * indent)]
        line += group
    return [padded(each, columns) if width(each) > columns else each for each in (*drawn, line)]


def beside(left: Sequence[Line], right: Sequence[Line], columns: int) -> list[Line]:
    """Two blocks side by side, the right one beginning at that column."""
    height = max(len(left), len(right))
    both = zip([*left, *[[]] * (height - len(left))], [*right, *[[]] * (height - len(right))], strict=True)
    return [[*padded(one, columns), *other] if other else one for one, other in both]
