"""The board as text for a terminal, drawn with lines: you can tell everything apart without colour.

Day is written small and night in CAPITALS, hotels are the shapes of their owners, pawns are letters.
"""

from collections.abc import Sequence
from itertools import pairwise
from textwrap import wrap

from tabledhote.drawing.board import View
from tabledhote.drawing.palette import SHAPES, SIGNS
from tabledhote.drawing.seats import seat_names, status
from tabledhote.games.amsterdam.board.head import SEATS
from tabledhote.words import Words

CELL = 12  # columns of a tile
COLUMNS = 80
EDGE = 7  # columns of the canal on either side
HEADINGS = "↗→↘↓↙←↖↑"  # of a boat in a curve and on the side after it, clockwise from the north-west
FILES, RANKS = "abcde", "12345"


def text(view: View, words: Words, *, names: Sequence[str] | None = None) -> str:
    """The whole position in 80 columns (a long name or prompt may need more)."""
    seats = seat_names(words, names, len(view["scores"]))
    tiles = {each["place"]: each for each in view["tiles"]}
    lines = [*heading(view, words, seats), "", *waterside(view, range(7))]
    border = "─" * CELL
    lines.append(" " * EDGE + "┌" + "┬".join([border] * 5) + "┐")
    for rank in reversed(RANKS):
        lines += row(view, words, tiles, rank)
        if rank != "1":
            lines.append(street(view, words, rank))
    lines.append(" " * EDGE + "└" + "┴".join([border] * 5) + "┘")
    lines += reversed(waterside(view, range(18, 11, -1)))
    letters = {pawn: words(f"name-{pawn}.letter") for pawn in view["pawns"]}
    lines += ["", *wrap(words("legend", **letters), COLUMNS), words.prompt(view, seats)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def heading(view: View, words: Words, seats: Sequence[str]) -> list[str]:
    """Turn, player to move, the scores, dice or steps, and the supply."""
    turn = words("turn", number=view["turn"])
    lines = [f"{words('title')} · {turn} · {status(view, words, seats, 'active')}"]
    for seat, name in enumerate(seats):
        lit = seat in view["winners"] if view["phase"] == "over" else seat == view["active"]
        hotels = " ".join(view["hotels"][seat])
        lines.append(f"{'▶' if lit else ' '} {sign(seat)} {name}  {view['scores'][seat]}/{view['goal']}  {hotels}")
    rolled = [f"{words.name('pawn', pawn)} {value}" for pawn, value in (view["dice"] or {}).items()]
    return [*lines, " · ".join([*rolled, f"{words('supply')} {view['supply']}"])]


def sign(seat: int) -> str:
    """The shape of a player's colour."""
    return SIGNS[SHAPES[SEATS[seat]]]


def waterside(view: View, positions: range) -> list[str]:
    """The canal along the north or the south: files, then positions; at both ends the quays."""
    first, *middle, last = [berth(view, position) for position in positions]
    coordinates = " " * EDGE + "".join(f" {file:^{CELL}}" for file in FILES)
    return [coordinates, f"{first:^{EDGE}}" + "".join(f" {each:^{CELL}}" for each in middle) + f" {last:^{EDGE}}"]


def berth(view: View, position: int) -> str:
    """A canal position; in brackets with its heading if the boat is there, with the number of waiting tourists."""
    side, along = divmod(position, 6)
    shown = f"[{HEADINGS[2 * side + (along > 0)]}{position}]" if view["boat"] == position else f"~{position}~"
    waiting = view["quays"].get(str(position), 0)
    return f"{shown}+{waiting}" if waiting else shown


def row(view: View, words: Words, tiles: View, rank: str) -> list[str]:
    """Three lines of tiles between the canal positions of the west and the east."""
    cells = [cell(view, words, tiles.get(file + rank)) for file in FILES]
    west, east = (berth(view, 18 + int(rank)), berth(view, 12 - int(rank)))
    left, right = ("", f"{west:^5} {rank}", ""), ("", f"{rank} {east:^5}", "")
    return [f"{left[n]:<{EDGE}}│" + "│".join(each[n] for each in cells) + f"│{right[n]}" for n in range(3)]


def cell(view: View, words: Words, tile: View | None) -> list[str]:
    """What a tile shows, what is below, and its tourists; the dam if there is no tile."""
    count = view["dam"] if tile is None else tile["tourists"]
    people = words("tourists", number=count) if count else ""
    if tile is None:
        lines = [words.label("place", "c3"), "╳", people]
    else:
        day, night = words.name("function", tile["day"]), words.name("function", tile["night"]).upper()
        up, down = (day, night) if tile["side"] == "day" else (night, day)
        lines = [up, f"({down})", people]
    return [f"{line if len(line) <= CELL else line[: CELL - 1] + '…':^{CELL}}" for line in lines]


def street(view: View, words: Words, rank: str) -> str:
    """The line between two ranks, with hotels and pawns on its crossings."""
    line = " " * EDGE + "├" + "─" * (CELL - 1)
    for west, east in pairwise(FILES):
        crossing = west + east + str(int(rank) - 1) + rank
        built = [sign(seat) for seat, own in enumerate(view["hotels"]) if crossing in own]
        pawns = [words(f"name-{pawn}.letter") for pawn, at in view["pawns"].items() if at == crossing]
        line += f"{''.join(built + pawns) or '┼':─^3}" + "─" * (CELL - 2)
    return line + "─┤"
