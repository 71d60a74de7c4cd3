"""How wide text is, without a font at hand: for wrapping and shortening.

Measured against DejaVu Sans, the widest of the fonts that the palette names, and kept a little above it.
"""

from functools import lru_cache

WIDTHS = (
    (" \u00a0.,:;'’!|iíîïjlfІі()[]/-·", 0.36),
    ('rtI"“”«»*', 0.44),
    ("мдъДНПОСQGODHN", 0.82),
    ("mMwWжшщюфыЖШЩЮФЫМ@%—…№", 1.0),
)
BY_CHARACTER = {character: width for characters, width in WIDTHS for character in characters}


@lru_cache(1 << 12)
def width(text: str, *, bold: bool = False) -> float:
    """The estimated width of a line in units of its font size.

    >>> round(width("Museum"), 2)
    4.6
    """
    total = 0.0
    for character in text:
        known = BY_CHARACTER.get(character)
        if known is None:
            known = 1.0 if ord(character) > 0x2E7F else 0.75 if character.isupper() else 0.65
        total += known
    return total * 1.12 if bold else total


def shortened(text: str, room: float, *, bold: bool = False) -> str:
    """The text if it fits, else as much of it as fits before an ellipsis.

    >>> shortened("Café-restaurant", 5)
    'Café-re…'
    """
    if width(text, bold=bold) <= room:
        return text
    while text and width(text + "…", bold=bold) > room:
        text = text[:-1]
    return text.rstrip(" -,.") + "…"


def wrapped(text: str, room: float, lines: int, *, bold: bool = False) -> list[str]:
    """The text broken at spaces and after hyphens into at most so many lines; the last is shortened if need be.

    >>> wrapped("Café-restaurant at night", 6, 2)
    ['Café-', 'restaura…']
    """
    rows: list[str] = []
    row = ""
    for piece in pieces(text):
        if row and len(rows) < lines - 1 and width((row + piece).rstrip(), bold=bold) > room:
            rows.append(row.rstrip())
            row = ""
        row += piece
    rows.append(row.rstrip())
    return [shortened(row, room, bold=bold) for row in rows]


def pieces(text: str) -> list[str]:
    """What must stay together: words with the space or hyphen that ends them."""
    together: list[str] = []
    start = 0
    for index, character in enumerate(text):
        if character in " -" and 0 < index < len(text) - 1:
            together.append(text[start : index + 1])
            start = index + 1
    together.append(text[start:])
    return together
