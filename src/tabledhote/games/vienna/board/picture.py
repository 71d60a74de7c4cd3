"""A view of Vienna as SVG: pure functions of the view and the words.

The road winds through the city from Krieau to Heuriger; the players sit beside it, cards and supply lie below it. For
a narrow screen the reader's dice come first, then the road, then the rest. The city lies by day or by night.
Everything an action can name carries a `data-ref`.
"""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.document import sheet
from tabledhote.drawing.seats import seat_names, status
from tabledhote.drawing.svg import Child, group
from tabledhote.games.vienna.board import beside, players, track
from tabledhote.games.vienna.board.pieces import COLOURS, SYMBOLS
from tabledhote.games.vienna.board.route import NARROW, TILE, WIDE, Route, ground
from tabledhote.games.vienna.board.spaces import space
from tabledhote.words import Words

EDGE = 10
GAP = 8
COLUMN = 320  # of players beside the city
PER_ROW = 2  # other players on a narrow page


def svg(
    view: View, words: Words, *, names: Sequence[str] | None = None, standalone: bool = True, narrow: bool = False
) -> str:
    """The board as one SVG. A file that stands alone brings its colours; a page serves `pieces.COLOURS` beside it.

    `names` are the players' names; without them a seat goes by its colour. `narrow` is for phones.
    """
    seats = seat_names(words, names, len(view["players"]))
    width, height, drawn = (high if narrow else wide)(view, words, seats)
    standing = status(view, words, seats)
    return sheet(
        width,
        height,
        drawn,
        words=words,
        about=words("picture", round=players.round_name(view, words), status=standing),
        colours=COLOURS,
        symbols=SYMBOLS,
        standalone=standalone,
        narrow=narrow,
    )


def wide(view: View, words: Words, seats: Sequence[str]) -> tuple[float, float, list[Child]]:
    """The city with track and cards below it, the players in a column on the right, the reader first."""
    below = WIDE.height + track.height(1)
    height = below + beside.HIGH
    own, *others = seated(view)
    area = players.column(COLUMN - EDGE)
    small = players.compact(COLUMN - EDGE)
    step = min(small.high + 3 * GAP, (height - 2 * EDGE - area.high - GAP) / len(others))
    return (
        WIDE.width + COLUMN + EDGE,
        height,
        [
            city(view, words, seats, WIDE, 0),
            track.track(view, words, seats, WIDE.width, 1, WIDE.height),
            beside.open_cards(view, words, 568, below),
            beside.panel(view, words, seats, (574, below)),
            beside.supply(view, words, (786, below)),
            players.player(view, words, seats, own, area, (WIDE.width + EDGE, EDGE)),
            [
                players.player(view, words, seats, seat, small, (WIDE.width + EDGE, EDGE + area.high + GAP + step * at))
                for at, seat in enumerate(others)
            ],
        ],
    )


def high(view: View, words: Words, seats: Sequence[str]) -> tuple[float, float, list[Child]]:
    """The reader's dice, the city, then cards, the other players and the track."""
    own, *others = seated(view)
    width = NARROW.width
    area = players.bar(width - 2 * EDGE)
    top = area.high + 2 * EDGE
    cards = top + NARROW.height
    rest = cards + beside.HIGH
    room = (width - 2 * EDGE + GAP) / PER_ROW
    small = players.compact(room - GAP)
    end = rest + (small.high + GAP) * -(-len(others) // PER_ROW) + EDGE
    left, last = NARROW.centre(0)
    left += TILE[0] / 2 + 4
    scale = (width - left - EDGE) / 2 / 208  # panel and supply share the row with Geheimbund
    return (
        width,
        end + track.height(2),
        [
            players.player(view, words, seats, own, area, (EDGE, EDGE)),
            city(view, words, seats, NARROW, top),
            beside.panel(view, words, seats, (left, top + last - 67), scale),
            beside.supply(view, words, (left + 208 * scale, top + last - 67), scale),
            beside.open_cards(view, words, width - EDGE, cards),
            [
                players.player(
                    view,
                    words,
                    seats,
                    seat,
                    small,
                    (EDGE + room * (at % PER_ROW), rest + (small.high + GAP) * (at // PER_ROW)),
                )
                for at, seat in enumerate(others)
            ],
            track.track(view, words, seats, width, 2, end),
        ],
    )


def seated(view: View) -> list[int]:
    """The seats clockwise, the reader's first."""
    number, you = len(view["players"]), max(view["you"], 0)
    return [(you + at) % number for at in range(number)]


def city(view: View, words: Words, seats: Sequence[str], route: Route, y: float) -> Child:
    places = [space(view, words, seats, each, route.centre(each["order"])) for each in view["spaces"]]
    return group(ground(view, route), places, at=(0, y))
