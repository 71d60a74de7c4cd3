"""A view of Grand Austria Hotel as SVG (and, from plain.py, as text): pure functions of the view and the words.

The common board and the viewer's own hotel stand side by side, below them the cards, then the hotels of the others. A
narrow page has them one below the other. Everything an action can name carries a `data-ref`, and pieces keep their id.
"""

from collections.abc import Sequence

from tabledhote.drawing.document import document
from tabledhote.drawing.palette import stylesheet
from tabledhote.drawing.svg import Markup, group, rect
from tabledhote.drawing.svg import text as letters
from tabledhote.games.austria.board import choices, explain, house, tracks
from tabledhote.games.austria.board.explain import SEATS, View, seat_names, status
from tabledhote.games.austria.board.pieces import COLOURS, STAFF, SYMBOLS, panel
from tabledhote.games.austria.board.plain import text
from tabledhote.words import Words

__all__ = ["COLOURS", "SEATS", "svg", "text"]

GAP = 12
LABEL = 96  # what the caption of a row of cards takes


def svg(
    view: View, words: Words, *, names: Sequence[str] | None = None, standalone: bool = True, narrow: bool = False
) -> str:
    """The board as one SVG. A file that stands alone brings its colours; a page serves `pieces.COLOURS` beside it.

    `names` are the players' names; without them a seat goes by its colour. `narrow` is for a page higher than wide.
    """
    seats = seat_names(view, words, names)
    wide, high, drawn = (tall if narrow else broad)(view, words, seats)
    return document(
        wide,
        high,
        rect(0, 0, wide, high, fill="var(--paper)"),
        drawn,
        title=words("title"),
        description=words("picture", round=view["round"], rounds=view["rounds"], status=status(view, words, seats)),
        language=words.language,
        style=stylesheet(COLOURS) if standalone else None,
        symbols=SYMBOLS,
    )


def broad(view: View, words: Words, seats: Sequence[str]) -> tuple[float, float, list[Markup]]:
    """Common board and own hotel side by side; the others share the last row."""
    you, others = around(view)
    wide = GAP + tracks.SIZE[0] + GAP + house.OWN[0] + GAP
    y = GAP + tracks.SIZE[1] + GAP
    rows = card_rows(view, words, you, GAP, y, wide - 2 * GAP, 1)
    y += 2 * (row_height(1) + GAP)
    each = (wide - GAP) / len(others) - GAP
    scale = 1.25 if len(others) == 1 else 1.0  # one opponent alone has room
    return (
        wide,
        y + house.height(each) * scale + GAP,
        [
            tracks.common(view, words, seats, (GAP, GAP)),
            house.own(view, words, seats, you, (GAP + tracks.SIZE[0] + GAP, GAP)),
            *rows,
            *(
                group(
                    house.other(view, words, seats, player, (0, 0), each / scale),
                    at=(GAP + (each + GAP) * n, y),
                    scale=scale,
                )
                for n, player in enumerate(others)
            ),
        ],
    )


def tall(view: View, words: Words, seats: Sequence[str]) -> tuple[float, float, list[Markup]]:
    """Everything one below the other, the own hotel as wide as the common board."""
    you, others = around(view)
    inner = tracks.SIZE[0]
    scale = inner / house.OWN[0]
    y = GAP + tracks.SIZE[1] + GAP
    drawn = [
        tracks.common(view, words, seats, (GAP, GAP)),
        group(house.own(view, words, seats, you, (0, 0)), at=(GAP, y), scale=scale),
    ]
    y += house.OWN[1] * scale + GAP
    drawn += card_rows(view, words, you, GAP, y, inner, 2)
    y += 2 * (row_height(2) + GAP)
    for player in others:
        drawn.append(house.other(view, words, seats, player, (GAP, y), inner))
        y += house.height(inner) + GAP
    return inner + 2 * GAP, y, drawn


def around(view: View) -> tuple[View, list[View]]:
    """The viewer's own place (a spectator's is the first), then the others clockwise."""
    players = view["players"]
    first = max(0, view["you"])
    return players[first], [players[(first + n) % len(players)] for n in range(1, len(players))]


def row_height(rows: int) -> float:
    return rows * (STAFF[1] + 8) + 12


def card_rows(view: View, words: Words, you: View, x: float, y: float, wide: float, rows: int) -> list[Markup]:
    """Two rows of cards: what is to be decided with the hand, and the staff in play."""
    offered: list[choices.Item] = [*choices.chips(view, words), *choices.drawn_cards(view)]
    labels = [words("hand")]
    if view["phase"] == "draft":
        labels.insert(0, words("pack"))
    elif offered:
        labels.insert(0, explain.capital(explain.origin(words, view["pending"])))
    hand: list[choices.Item] = [choices.BACK] * you["hand_size"] if you["hand"] is None else [*you["hand"]]
    items = [*offered, None, *hand] if offered and hand else offered + hand
    return [
        card_row(words, items, " · ".join(labels), x, y, wide, rows, "hand"),
        card_row(words, house.in_play(you), words("played"), x, y + row_height(rows) + GAP, wide, rows, "played"),
    ]


def card_row(
    words: Words,
    items: Sequence[choices.Item],
    label: str,
    x: float,
    y: float,
    wide: float,
    rows: int,
    name: str,
) -> Markup:
    high = row_height(rows)
    return group(
        panel(x, y, wide, high, ground="deep"),
        letters(
            label,
            x + LABEL / 2,
            y + high / 2,
            size=17,
            width=LABEL - 10,
            lines=4,
            least=11,
            leading=1.05,
            serif=True,
            bold=True,
            fill=COLOURS("gilt"),
        ),
        choices.shelf(items, words, (x + LABEL, y + 10), wide - LABEL - 10, rows),
        id=name,
    )
