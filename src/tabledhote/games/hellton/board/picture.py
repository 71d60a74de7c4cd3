"""A view of Hellton Palace as SVG: pure functions of the view and the words.

The two hotels stand left and right; between them, each level with its floor, wait the three rows of guests. For a
narrow screen the same three parts stand one below the other, the viewer's hotel first.
"""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.document import sheet
from tabledhote.drawing.icons import icon, mark
from tabledhote.drawing.seats import seat_names
from tabledhote.drawing.svg import Markup, group, halo, rect
from tabledhote.drawing.svg import text as letters
from tabledhote.games.hellton.board import houses
from tabledhote.games.hellton.board.cards import CARD, LOW, SMALLEST, hanger_in_words, waiting
from tabledhote.games.hellton.board.houses import FLOOR, HALL, ROOF, SEATS, hotel
from tabledhote.games.hellton.board.pieces import COLOURS, SYMBOLS
from tabledhote.games.hellton.board.plain import outcome
from tabledhote.words import Words

MARGIN = 14
LABEL = 44  # the tag that names a row
LOBBY = LABEL + 3 * (CARD + 6)
LEGEND = {
    "irritate": "legend-irritate",
    "provoke": "legend-provoke",
    "enrage": "legend-enrage",
    "pillar-lost": "legend-pillar-lost",
    "bell-lost": "legend-bell-lost",
    "turn": "legend-turn",
    "choice-owner": "legend-choice-owner",
    "choice-opponent": "legend-choice-opponent",
}


def svg(
    view: View, words: Words, *, names: Sequence[str] | None = None, standalone: bool = True, narrow: bool = False
) -> str:
    """The board as one SVG. A file that stands alone brings its colours; a page serves `pieces.COLOURS` beside it.

    `names` are the players' names; without them a seat goes by its colour. `narrow` is for phones.
    """
    seats = seat_names(words, names, 2)
    near = max(view["you"], 0) if narrow else 0
    if narrow:
        width = max(houses.WIDTH, LOBBY) + 2 * MARGIN
        places = [(MARGIN, MARGIN + part * (houses.HEIGHT + MARGIN)) for part in range(3)]
        height = MARGIN + 3 * (houses.HEIGHT + MARGIN)
    else:
        width = 2 * houses.WIDTH + LOBBY + 4 * MARGIN
        places = [(MARGIN, MARGIN), (houses.WIDTH + 2 * MARGIN, MARGIN), (houses.WIDTH + LOBBY + 3 * MARGIN, MARGIN)]
        height = houses.HEIGHT + 2 * MARGIN
    return sheet(
        width,
        height,
        hotel(view, words, seats, near, *places[0]),
        lobby(view, words, seats, *places[1]),
        hotel(view, words, seats, 1 - near, *places[2]),
        words=words,
        about=words("picture", round=words("round", number=view["round"]), status=outcome(view, words, seats)),
        colours=COLOURS,
        symbols=SYMBOLS,
        standalone=standalone,
        narrow=narrow,
    )


def lobby(view: View, words: Words, seats: Sequence[str], x: float, y: float) -> Markup:
    """What lies between the hotels: whose turn it is, the rows, and what the signs mean."""
    return group(
        heading(view, words, seats),
        [row(view, words, seats, number) for number in (3, 2, 1)],
        explanation(view, words, seats),
        at=(x, y),
        id="lobby",
    )


def heading(view: View, words: Words, seats: Sequence[str]) -> Markup:
    over = view["phase"] == "over"
    title = words("round", number=view["round"])
    if view["last_turn"] and not over:
        title = f"{title} · {words('last-turn')}"
    return group(
        rect(0, 8, LOBBY, ROOF - 16, rx=10, fill="var(--card)", stroke="var(--line)", stroke_width=2),
        letters(
            title, LOBBY / 2, 32, size=28, least=20, width=LOBBY - 20, serif=True, bold=True, fill=COLOURS("accent")
        ),
        letters(outcome(view, words, seats), LOBBY / 2, 64, size=24, least=16, width=LOBBY - 20),
        id="heading",
        title=words("about-panel"),
    )


def row(view: View, words: Words, seats: Sequence[str], number: int) -> Markup:
    """A row of waiting guests, level with its floor, with a Fake Booking that lies there."""
    top = ROOF + FLOOR * (3 - number) + 4
    guests = view["rows"][number - 1]
    booked = [seat for seat in range(2) if view["hotels"][seat]["booking"] == number]
    cards = []
    for index, name in enumerate(guests):
        x, y = LABEL + (CARD + 6) * (index % 3) + 4, 2 + (LOW + 4) * (index // 3)
        empty = rect(x, y, CARD, LOW, rx=9, fill="none", stroke="var(--line)", stroke_width=2, stroke_dasharray="5 6")
        cards.append(waiting(view, words, name, number, x, y) if name else empty)
    tag = group(
        rect(0, 2, LABEL - 4, FLOOR - 12, rx=8, fill=COLOURS("plum")),
        letters(str(number), LABEL / 2 - 2, 28, size=30, bold=True, serif=True, fill=COLOURS("on-plum")),
        icon("room", LABEL / 2 - 2, 62, 26, color=COLOURS("on-plum")),
        halo("rect", 0, 2, LABEL - 4, FLOOR - 12, rx=8),
        [booking(words, seats, seat, number) for seat in booked],
        id=f"row-{number}",
        ref=f"row:{number}",
        title=words("about-row", row=number),
    )
    return group(tag, cards, at=(0, top))


def booking(words: Words, seats: Sequence[str], seat: int, number: int) -> Markup:
    """The Fake Booking tile of a player."""
    y = 112 + 44 * seat
    return group(
        rect(3, y - 18, LABEL - 10, 40, rx=6, fill=COLOURS("ember")),
        icon("flag", LABEL / 2 - 6, y - 4, 22, color=COLOURS("on-ember")),
        mark(SEATS[seat], LABEL / 2 + 6, y + 12, 14, stroke=COLOURS("on-ember"), stroke_width=1.5),
        id=f"booking-{seat}",
        title=words("about-booking", seat=seats[seat], rival=seats[1 - seat], row=number),
    )


def explanation(view: View, words: Words, seats: Sequence[str]) -> Markup:
    """Below the rows: the door hanger at work in words, and a key to the signs."""
    top, high = HALL + 2, houses.HEIGHT - HALL - 2
    drawn = []
    for index, (sign, message) in enumerate(LEGEND.items()):
        x, y = 22 + LOBBY / 2 * (index % 2), top + high - 108 + 28 * (index // 2)
        drawn.append(icon(sign, x, y, 24, color="var(--ink)"))
        label = words(message)
        drawn.append(letters(label, x + 20, y, size=17, least=SMALLEST, width=LOBBY / 2 - 46, anchor="start"))
    return group(
        rect(0, top, LOBBY, high, rx=10, fill="var(--card)", stroke="var(--line)", stroke_width=2),
        spoken(view, words, seats, top),
        drawn,
        id="key",
    )


def spoken(view: View, words: Words, seats: Sequence[str], top: float) -> Markup:
    """Why the game is over, or the guest at whose door the groom stands, in words; else how rows and rooms work."""
    active = view["hotels"][view["active"]]
    saying, name = words("order"), words("rows")
    for each in active["rooms"]:
        if each["room"] == active["pawn"] and each["guest"]:
            side = view["cards"][each["guest"]]["sides"]["ab".index(each["side"])]
            name = f"{each['room']} · {words.label('card', each['guest'])}"
            saying = hanger_in_words(side, words)
            saying = saying[:1].upper() + saying[1:] + "."
    if view["phase"] == "over":
        name = words("game-over")
        saying = words.event({"event": "end", "reason": view["reason"], "winners": view["winners"]}, seats)
    return group(
        letters(name, 14, top + 22, size=22, least=16, width=LOBBY - 28, anchor="start", bold=True, serif=True),
        letters(saying, 14, top + 78, size=19, least=SMALLEST, width=LOBBY - 24, lines=4, leading=1.12, anchor="start"),
    )
