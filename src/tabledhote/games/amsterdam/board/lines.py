"""The board in coloured letters: tiles as houses by day and by night, crossings between them, the canal around."""

from collections.abc import Sequence
from itertools import pairwise

from tabledhote.drawing.board import View
from tabledhote.drawing.lines import ASIDE, FREE, Line, Lines, Piece, folded, padded, short
from tabledhote.drawing.palette import SHAPES, SIGNS
from tabledhote.drawing.seats import seat_names
from tabledhote.games.amsterdam.board.head import SEATS
from tabledhote.games.amsterdam.board.plain import FILES, RANKS, berth
from tabledhote.words import Words

EDGE = 6  # columns of the canal on either side
LEAST, MOST = 8, 14  # columns of a tile
WATER, WAVE = "amsterdam-water", "amsterdam-hull"
TOURIST = "☻"


def lines(
    view: View, words: Words, /, *, names: Sequence[str] | None = None, columns: int = FREE, aside: int = ASIDE
) -> Lines:
    """Players, dice and the city; nobody holds anything hidden."""
    seats = seat_names(words, names, len(view["scores"]))
    cell = min(MOST, max(LEAST, (columns - 2 * EDGE - 6) // 5))
    tiles = {each["place"]: each for each in view["tiles"]}
    files = "".join(f" {file:^{cell}}" for file in FILES)
    drawn = [*players(view, seats), dice(view, words), [Piece(" " * EDGE + files, "faint")]]
    drawn.append(waterside(view, range(7), cell))
    for rank in reversed(RANKS):
        drawn += row(view, words, tiles, rank, cell)
        if rank != "1":
            drawn.append(street(view, words, rank, cell))
    drawn.append(waterside(view, range(18, 11, -1), cell))
    letters = {pawn: words(f"name-{pawn}.letter") for pawn in view["pawns"]}
    drawn += [[], *folded(words("legend", **letters), columns, indent=0, colour="faint")]
    return Lines(drawn, [])


def mark(seat: int) -> Piece:
    """The shape of a player's colour."""
    return Piece(SIGNS[SHAPES[SEATS[seat]]], SEATS[seat], bold=True)


def players(view: View, seats: Sequence[str]) -> list[Line]:
    drawn = []
    for seat, name in enumerate(seats):
        lit = seat in view["winners"] if view["phase"] == "over" else seat == view["active"]
        points = f"{view['scores'][seat]:>3}/{view['goal']}"
        hotels = "  " + "⌂" * len(view["hotels"][seat])
        lead = Piece("► " if lit else "  ", "glow", bold=True)
        drawn.append(
            [
                lead,
                mark(seat),
                Piece(f" {short(name, 24):<24}", bold=lit),
                Piece(points, bold=True),
                Piece(hotels, SEATS[seat]),
            ]
        )
    return drawn


def dice(view: View, words: Words) -> Line:
    """Dice, and the tourists still to come."""
    drawn: Line = [Piece("  ")]
    for pawn, value in (view["dice"] or {}).items():
        drawn += [Piece(f"{words.name('pawn', pawn)} "), Piece(f"[{value}]", bold=True), Piece("  ")]
    return [*drawn, Piece(f"{words('supply')} {view['supply']}", "faint")]


def waterside(view: View, positions: range, cell: int) -> Line:
    """The canal along the north or the south; at both ends the quays."""
    first, *middle, last = positions
    drawn: Line = [water(view, first, EDGE), Piece(" ", ground=WATER)]
    for position in middle:
        drawn += [water(view, position, cell), Piece(" ", ground=WATER)]
    return [*drawn, water(view, last, EDGE)]


def water(view: View, position: int, wide: int) -> Piece:
    """A canal position with its number; in brackets with its heading if the boat is there."""
    here = view["boat"] == position
    shown = berth(view, position).replace("~", "")
    steps = f"steps:{(position - view['boat']) % 24}"
    return Piece(f"{shown:^{wide}}", "amsterdam-on-night" if here else WAVE, WATER, bold=here, refs=steps)


def row(view: View, words: Words, tiles: View, rank: str, cell: int) -> list[Line]:
    """Three lines of tiles between the canal positions of the west and the east."""
    west, east = water(view, 18 + int(rank), EDGE), water(view, 12 - int(rank), EDGE)
    blank, named = Piece(" " * EDGE, ground=WATER), Piece(f"{rank:>{EDGE - 1}} ", WAVE, WATER)
    drawn: list[Line] = []
    houses = [house(view, words, tiles.get(file + rank), file + rank, cell) for file in FILES]
    for number in range(3):
        line: Line = [(named, west, blank)[number]]
        for each in houses:
            line += [Piece("│", "line"), *each[number]]
        drawn.append([*line, Piece("│", "line"), east if number == 1 else blank])
    return drawn


def house(view: View, words: Words, tile: View | None, place: str, cell: int) -> list[Line]:
    """What a tile shows, what is below it, and its tourists; the dam if there is no tile."""
    refs = f"tile:{place} place:{place} from:{place} to:{place}"
    if tile is None:
        side, said, below, count = "dam", words.label("place", "c3"), "╳", view["dam"]
    else:
        side, other = tile["side"], "night" if tile["side"] == "day" else "day"
        said, below, count = words.name("function", tile[side]), words.name("function", tile[other]), tile["tourists"]
    if side == "night":
        said = said.upper()
    elif side == "day":
        below = below.upper()
    colour, ground = f"amsterdam-on-{side}", f"amsterdam-{side}"
    people = f"{TOURIST}×{count}" if count > 4 else TOURIST * count
    texts = (
        Piece(f"{short(said, cell):^{cell}}", colour, ground, bold=True, refs=refs),
        Piece(f"{short(below if tile is None else f'({below})', cell):^{cell}}", colour, ground, refs=refs),
        Piece(f"{people:^{cell}}", "amsterdam-tourist", ground, bold=True, refs=refs),
    )
    return [padded([each], cell, ground) for each in texts]


def street(view: View, words: Words, rank: str, cell: int) -> Line:
    """The line between two ranks, with hotels and pawns on its crossings."""
    blank = Piece(" " * EDGE, ground=WATER)
    line: Line = [blank, Piece("├" + "─" * (cell - 1), "line")]
    for west, east in pairwise(FILES):
        crossing = west + east + str(int(rank) - 1) + rank
        line += [*at_crossing(view, words, crossing), Piece("─" * (cell - 2), "line")]
    return [*line, Piece("─┤", "line"), blank]


def at_crossing(view: View, words: Words, crossing: str) -> Line:
    """Three columns: the hotel in its owner's colour and the pawns as letters."""
    refs = f"at:{crossing} to:{crossing} from:{crossing}"
    built = [seat for seat, own in enumerate(view["hotels"]) if crossing in own]
    pawns = [pawn for pawn, at in view["pawns"].items() if at == crossing]
    things: Line = [Piece(mark(seat).text, SEATS[seat], bold=True, refs=refs) for seat in built]
    for pawn in pawns:
        letter = words(f"name-{pawn}.letter")
        things.append(Piece(letter, "on-gold", "gold", bold=True, refs=f"pawn:{pawn} {refs}"))
    if not things:
        return [Piece("─┼─", "line", refs=refs)]
    left = (3 - len(things)) // 2
    return [
        *([Piece("─" * left, "line", refs=refs)] if left else []),
        *things,
        *([Piece("─" * (3 - left - len(things)), "line", refs=refs)] if left + len(things) < 3 else []),
    ]
