"""The board in coloured letters: both hotels as houses of nine rooms, the rows, and the door hangers in words."""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.lines import ASIDE, FREE, Line, Lines, Piece, beside, flowed, folded, short
from tabledhote.drawing.palette import SHAPES, SIGNS
from tabledhote.drawing.seats import seat_names
from tabledhote.games.hellton.board.houses import SEATS, named_hotel
from tabledhote.games.hellton.board.plain import hangers
from tabledhote.words import Words

LEAST, MOST = 17, 24  # columns of a room
PAWN = "►"
WIDE = 118  # columns from which on the hotels stand side by side


def lines(
    view: View, words: Words, /, *, names: Sequence[str] | None = None, columns: int = FREE, aside: int = ASIDE
) -> Lines:
    """The viewer's hotel first. In the hand: the door hangers that the decision is about."""
    seats = seat_names(words, names, 2)
    pair = columns >= WIDE
    cell = min(MOST, max(LEAST, ((columns // 2 if pair else columns) - 6) // 3))
    first = max(0, view["you"])
    own, other = (hotel(view, words, seats, seat, cell) for seat in (first, 1 - first))
    drawn = beside(own, other, columns // 2) if pair else [*own, *other]
    drawn += [[Piece(words("rows"), bold=True)]]
    for number in (3, 2, 1):
        drawn += row(view, words, number, columns)
    drawn += [[], *folded(words("legend").replace("▶", PAWN), columns, indent=0, colour="faint")]
    return Lines(drawn, explained(view, words, aside))


def hotel(view: View, words: Words, seats: Sequence[str], seat: int, cell: int) -> list[Line]:
    """Owner, bells and coins; the floors from top to bottom; the pillars under their columns; the bellhops."""
    own = view["hotels"][seat]
    lit = seat in view["winners"] if view["phase"] == "over" else seat == view["seat"]
    colour = SEATS[seat]
    head: Line = [
        Piece(f"{PAWN} " if lit else "  ", "glow", bold=True),
        Piece(SIGNS[SHAPES[colour]], colour, bold=True),
        Piece(f" {short(seats[seat], 20)}  ", bold=lit),
        Piece(words("line-bells", number=f"{own['bells']}/3"), "gold", bold=True),
        Piece(" · "),
        Piece(words("coins", number=own["coins"]), "gold"),
    ]
    if own["collapsed"]:
        head.append(Piece(f"  {words('collapsed')}", "bad", bold=True))
    drawn = [head]
    for floor in (3, 2, 1):
        cells = {each["column"]: each for each in own["rooms"] if each["floor"] == floor}
        for row, edge in enumerate((f"{floor} ", "  ")):
            line: Line = [Piece(edge, "faint")]
            for column in (1, 2, 3):
                line += [room(view, words, cells[column], seat, cell)[row], Piece(" ")]
            drawn.append(line)
    line = [Piece("  ")]
    for column, left in enumerate(own["pillars"], 1):
        refs = f"column:{column}" if seat == named_hotel(view) else ""
        line += [Piece(f"{'║ ' * left + '· ' * (4 - left):^{cell}}", "faint", refs=refs), Piece(" ")]
    return [*drawn, line, *grooms(view, words, own, seat, 3 * cell + 5)]


def grooms(view: View, words: Words, own: View, seat: int, columns: int) -> list[Line]:
    """The bellhops with their prices; those engaged in the accent."""
    groups: list[Line] = []
    for tile in own["grooms"]:
        engaged = tile["engaged"]
        said = f"{words.name('groom', tile['groom'])} {'✓' if engaged else tile['cost']}"
        refs = f"groom:{tile['groom']}" if seat == view["active"] else ""
        groups.append([Piece(said, "hellton-accent" if engaged else "faint", bold=engaged, refs=refs), Piece("  ")])
    if own["booking"]:
        groups.append([Piece(f"→ {words('row-number', number=own['booking'])}")])
    return flowed(groups, columns, head=[Piece("  ")])


def room(view: View, words: Words, each: View, seat: int, cell: int) -> list[Piece]:
    """Number, the pawn if it stands there, and the guest with the rent; an irritated one glows and has a star."""
    pawn = PAWN if view["hotels"][seat]["pawn"] == each["room"] else " "
    named = [f"room:{each['room']}"] if seat == named_hotel(view) else []
    colour, ground, said, below = "on-hall", "hall", "·", ""
    if each["guest"]:
        side = f"/{words.name('side', each['side'])}" if each["side"] == "b" else ""
        end = side + ("*" if each["irritated"] else "")
        said = short(words.label("card", each["guest"]), cell - 4 - len(end)) + end
        below = words("coins", number=view["cards"][each["guest"]]["sides"]["ab".index(each["side"])]["rent"])
        named.append(f"guest:{each['guest']} other:{each['guest']}")
        colour, ground = ("on-ember", "ember") if each["irritated"] else ("on-face", "face")
    look = (f"hellton-{colour}", f"hellton-{ground}")
    refs = " ".join(named)
    return [
        Piece(f"{pawn}{each['room']} {said:<{cell - 3}}", *look, bold=True, refs=refs),
        Piece(f"   {short(below, cell - 3):<{cell - 3}}", *look, refs=refs),
    ]


def row(view: View, words: Words, number: int, columns: int) -> list[Line]:
    """The guests who wait in a row; each can be clicked where it is to be welcomed."""
    cards = [card for card in view["rows"][number - 1] if card]
    groups: list[Line] = [
        [Piece(words.label("card", card), "hellton-accent", refs=f"card:{card} guest:{card}"), Piece("  ")]
        for card in cards
    ]
    head = Piece(words.pair(str(number), ""), "faint", refs=f"row:{number}")
    return flowed(groups or [[Piece("–", "faint")]], columns, head=[head], indent=3)


def explained(view: View, words: Words, columns: int) -> list[Line]:
    """The door hangers: of the rows while a guest is chosen, else those of the hotel that acts."""
    drawn: list[Line] = []
    for guest, hanger in hangers(view, words):
        rest = hanger.removeprefix(guest)
        drawn += folded(rest, columns, head=[Piece(guest, bold=True)] if rest != hanger else [])
    return drawn
