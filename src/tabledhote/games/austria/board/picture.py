"""A view of Grand Austria Hotel as SVG: pure functions of the view and the words.

The common board and the viewer's own hotel stand side by side, below them the cards and the hotels of the others. A
narrow page has them one below the other. Everything an action can name carries a `data-ref`, and pieces keep their id.
"""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.document import sheet
from tabledhote.drawing.seats import seat_names, status
from tabledhote.drawing.svg import Markup, Point, group
from tabledhote.drawing.svg import text as letters
from tabledhote.games.austria.board import choices, explain, house, small_house, tracks
from tabledhote.games.austria.board.cards import in_play
from tabledhote.games.austria.board.pieces import COLOURS, LEAST, STAFF, SYMBOLS, panel
from tabledhote.words import Words

GAP = 12
SLIT = 8  # between the parts of a narrow page
HEAD = 30  # the caption above cards
INSIDE = 10  # between the edge of a rack and its cards
LARGE = 1.12  # cards on a narrow page

Rack = tuple[Sequence[choices.Item], str, str]  # cards, their caption, the name of the group


def svg(
    view: View, words: Words, *, names: Sequence[str] | None = None, standalone: bool = True, narrow: bool = False
) -> str:
    """The board as one SVG. A file that stands alone brings its colours; a page serves `pieces.COLOURS` beside it.

    `names` are the players' names; without them a seat goes by its colour. `narrow` is for a page higher than wide.
    """
    seats = seat_names(words, names, len(view["players"]))
    wide, high, drawn = (tall if narrow else broad)(view, words, seats)
    return sheet(
        wide,
        high,
        drawn,
        words=words,
        about=words("picture", round=view["round"], rounds=view["rounds"], status=status(view, words, seats, "active")),
        colours=COLOURS,
        symbols=SYMBOLS,
        standalone=standalone,
        narrow=narrow,
    )


def broad(view: View, words: Words, seats: Sequence[str]) -> tuple[float, float, list[Markup]]:
    """Common board and the viewer's hotel side by side; cards and the others below them."""
    you, others = around(view)
    beside = GAP + tracks.SIZE[0] + GAP
    wide, below = beside + house.OWN[0] + GAP, GAP + tracks.SIZE[1] + GAP
    size = house.LOW if len(others) == 1 else house.OWN
    drawn = [
        tracks.common(view, words, seats, (GAP, GAP)),
        house.large(view, words, seats, you, (beside, GAP), size),
    ]
    racks = card_rows(view, words, you, [*choices.chips(view, words)])
    if len(others) == 1:  # as large as one's own, below it
        rival = others[0]
        cards, high = stacked([*racks, *rival_rows(words, seats, rival)], words, (GAP, below), tracks.SIZE[0])
        y = GAP + size[1] + GAP
        drawn += [house.large(view, words, seats, rival, (beside, y), size, own=False), *cards]
        return wide, max(y + size[1] + GAP, high), drawn
    cards, y = in_a_row(racks, words, (GAP, below), wide - 2 * GAP)
    each = (wide - GAP) / len(others) - GAP
    high = max(small_house.height(player, each) for player in others)
    hotels = [
        small_house.hotel(view, words, seats, player, (GAP + (each + GAP) * n, y), each, high)
        for n, player in enumerate(others)
    ]
    hands, y = stacked(open_hands(words, seats, others), words, (GAP, y + high + GAP), wide - 2 * GAP)
    return wide, y, [*drawn, *cards, *hotels, *hands]


def tall(view: View, words: Words, seats: Sequence[str]) -> tuple[float, float, list[Markup]]:
    """One below the other, large enough to read on a page of this shape: what can be taken, the viewer's hotel, the
    cards, what brings points later, the others. The page shows the choices without a place on the board."""
    you, others = around(view)
    inner = tracks.OFFERS[0]
    drawn = [tracks.offers(view, words, (SLIT, SLIT))]
    y = SLIT + tracks.OFFERS[1] + SLIT
    drawn.append(house.large(view, words, seats, you, (SLIT, y), house.SLIM))
    y += house.SLIM[1] + SLIT
    cards, y = stacked(card_rows(view, words, you, []), words, (SLIT, y), inner, LARGE)
    drawn += [*cards, tracks.aims(view, words, seats, (SLIT, y))]
    y += tracks.AIMS[1] + SLIT
    if len(others) == 1:
        drawn.append(house.large(view, words, seats, others[0], (SLIT, y), house.SLIM, own=False))
        cards, y = stacked(rival_rows(words, seats, others[0]), words, (SLIT, y + house.SLIM[1] + SLIT), inner, LARGE)
        return inner + 2 * SLIT, y, [*drawn, *cards]
    for player in others:
        drawn.append(small_house.hotel(view, words, seats, player, (SLIT, y), inner))
        y += small_house.height(player, inner) + SLIT
    hands, y = stacked(open_hands(words, seats, others), words, (SLIT, y), inner, LARGE)
    return inner + 2 * SLIT, y, [*drawn, *hands]


# ---- cards --------------------------------------------------------------------------------------


def stacked(
    racks: Sequence[Rack], words: Words, at: Point, wide: float, scale: float = 1
) -> tuple[list[Markup], float]:
    """Racks one below the other, and where the next thing may begin."""
    x, y = at
    drawn: list[Markup] = []
    for each in racks:
        high = rack_height(each, wide, scale)
        drawn.append(rack(each, words, (x, y), wide, high, scale))
        y += high + (SLIT if scale > 1 else GAP)
    return drawn, y


def in_a_row(racks: Sequence[Rack], words: Words, at: Point, wide: float) -> tuple[list[Markup], float]:
    """Racks side by side if all of their cards fit there, else one below the other."""
    x, y = at
    widths = [max(2, len(items)) * (STAFF[0] + choices.SLIT) - choices.SLIT + 2 * INSIDE for items, _, _ in racks]
    spare = wide - sum(widths) - GAP * (len(racks) - 1)
    if spare < 0:
        return stacked(racks, words, at, wide)
    drawn: list[Markup] = []
    for number, (each, needed) in enumerate(zip(racks, widths, strict=True)):
        takes = needed + (spare if number == len(racks) - 1 else 0)
        drawn.append(rack(each, words, (x, y), takes, rack_height(each, takes)))
        x += takes + GAP
    return drawn, y + (rack_height(racks[0], wide) + GAP if racks else 0)


def rack_height(each: Rack, wide: float, scale: float = 1) -> float:
    return HEAD + choices.shelf_height(len(each[0]), wide - 2 * INSIDE, scale) + 4


def rack(each: Rack, words: Words, at: Point, wide: float, high: float, scale: float = 1) -> Markup:
    """Cards below their caption."""
    items, label, name = each
    return group(
        panel(0, 0, wide, high, ground="deep"),
        caption(label, INSIDE + 2, HEAD / 2 + 2, wide - 2 * INSIDE),
        choices.shelf(items, words, (INSIDE, HEAD), wide - 2 * INSIDE, scale),
        at=at,
        id=name,
    )


def around(view: View) -> tuple[View, list[View]]:
    """The viewer's own place (a spectator's is the first), then the others clockwise."""
    players = view["players"]
    first = max(0, view["you"])
    return players[first], [players[(first + n) % len(players)] for n in range(1, len(players))]


def card_rows(view: View, words: Words, you: View, chips: Sequence[choices.Item]) -> list[Rack]:
    """The hand, then the staff in play and the open choices; what is empty takes no room."""
    hand: list[choices.Item] = [choices.BACK] * you["hand_size"] if you["hand"] is None else [*you["hand"]]
    played: list[choices.Item] = [*in_play(you)]
    offered: list[choices.Item] = [*chips, *choices.drawn_cards(view)]
    labels = [words("played")] if played else []
    if offered:
        drafting = view["phase"] == "draft"
        labels.append(words("pack") if drafting else explain.capital(explain.origin(words, view["pending"])))
    items = [*played, None, *offered] if played and offered else played + offered
    racks = [(hand, words("hand"), "hand"), (items, " · ".join(labels), "played")]
    return [each for each in racks if each[0]]


def rival_rows(words: Words, seats: Sequence[str], rival: View) -> list[Rack]:
    """The staff that a single rival has in play, and the hand."""
    played = [*in_play(rival)]
    rows: list[Rack] = [(played, f"{seats[rival['seat']]} · {words('played')}", "played-by-rival")] if played else []
    return [*rows, *open_hands(words, seats, [rival])]


def open_hands(words: Words, seats: Sequence[str], others: Sequence[View]) -> list[Rack]:
    """The hands of others, where they may be seen: once the game is over."""
    return [
        ([*other["hand"]], f"{seats[other['seat']]} · {words('hand')}", f"hand-{other['seat']}")
        for other in others
        if other["hand"]
    ]


def caption(label: str, x: float, y: float, width: float) -> Markup:
    return letters(
        label,
        x,
        y,
        size=17,
        width=width,
        least=LEAST,
        anchor="start",
        serif=True,
        bold=True,
        fill=COLOURS("gilt"),
    )
