"""A view of Grand Austria Hotel as SVG: pure functions of the view and the words.

The common board and the viewer's own hotel stand side by side, below them the cards, then the hotels of the others. A
narrow page has them one below the other. Everything an action can name carries a `data-ref`, and pieces keep their id.
"""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.document import document
from tabledhote.drawing.palette import stylesheet
from tabledhote.drawing.seats import seat_names, status
from tabledhote.drawing.svg import Markup, group, rect
from tabledhote.drawing.svg import text as letters
from tabledhote.games.austria.board import choices, explain, house, tracks
from tabledhote.games.austria.board.pieces import COLOURS, STAFF, SYMBOLS, panel
from tabledhote.words import Words

GAP = 12
SLIT = 8  # between the parts of a narrow page
LABEL = 96  # what the caption of a row of cards takes
ROW = STAFF[1] + 20
LARGE = 1.12  # cards on a narrow page


def svg(
    view: View, words: Words, *, names: Sequence[str] | None = None, standalone: bool = True, narrow: bool = False
) -> str:
    """The board as one SVG. A file that stands alone brings its colours; a page serves `pieces.COLOURS` beside it.

    `names` are the players' names; without them a seat goes by its colour. `narrow` is for a page higher than wide.
    """
    seats = seat_names(words, names, len(view["players"]))
    wide, high, drawn = (tall if narrow else broad)(view, words, seats)
    return document(
        wide,
        high,
        rect(0, 0, wide, high, fill="var(--paper)"),
        drawn,
        title=words("title"),
        description=words(
            "picture", round=view["round"], rounds=view["rounds"], status=status(view, words, seats, "active")
        ),
        language=words.language,
        style=stylesheet(COLOURS) if standalone else None,
        symbols=SYMBOLS,
    )


def broad(view: View, words: Words, seats: Sequence[str]) -> tuple[float, float, list[Markup]]:
    """Common board and the viewer's hotel side by side, the cards below; the others share the last row."""
    you, others = around(view)
    wide = GAP + tracks.SIZE[0] + GAP + house.OWN[0] + GAP
    inner = wide - 2 * GAP
    y = GAP + tracks.SIZE[1] + GAP
    drawn = [
        tracks.common(view, words, seats, (GAP, GAP)),
        house.own(view, words, seats, you, (GAP + tracks.SIZE[0] + GAP, GAP)),
    ]
    for items, label, name in card_rows(view, words, you, [*choices.chips(view, words)]):
        drawn.append(
            group(
                panel(0, 0, inner, ROW, ground="deep"),
                caption(label, LABEL / 2, ROW / 2, LABEL - 10, 4),
                choices.shelf(items, words, (LABEL, 10), inner - LABEL - 10),
                at=(GAP, y),
                id=name,
            )
        )
        y += ROW + GAP
    each = (wide - GAP) / len(others) - GAP
    drawn += [
        house.other(view, words, seats, player, (GAP + (each + GAP) * n, y), each) for n, player in enumerate(others)
    ]
    return wide, y + house.height(each) + GAP, drawn


def tall(view: View, words: Words, seats: Sequence[str]) -> tuple[float, float, list[Markup]]:
    """One below the other, large enough to read on a page of this shape: what can be taken, the viewer's hotel, the
    cards, what brings points later, the others. The page shows the choices without a place on the board."""
    you, others = around(view)
    inner = tracks.OFFERS[0]
    scale = inner / house.OWN[0]
    drawn = [tracks.offers(view, words, (SLIT, SLIT))]
    y = SLIT + tracks.OFFERS[1] + SLIT
    drawn.append(group(house.own(view, words, seats, you, (0, 0)), at=(SLIT, y), scale=scale))
    y += house.OWN[1] * scale + SLIT
    for items, label, name in card_rows(view, words, you, []):
        rows = max(1, -(-len(items) // 3))
        high = 40 + rows * (STAFF[1] + 8) * LARGE
        drawn.append(
            group(
                panel(0, 0, inner, high, ground="deep"),
                caption(label, inner / 2, 19, inner - 20, 1),
                choices.shelf(items, words, (15, 38), inner - 22, rows, LARGE),
                at=(SLIT, y),
                id=name,
            )
        )
        y += high + SLIT
    drawn.append(tracks.aims(view, words, seats, (SLIT, y)))
    y += tracks.AIMS[1] + SLIT
    for player in others:
        drawn.append(house.other(view, words, seats, player, (SLIT, y), inner))
        y += house.height(inner) + SLIT
    return inner + 2 * SLIT, y, drawn


def around(view: View) -> tuple[View, list[View]]:
    """The viewer's own place (a spectator's is the first), then the others clockwise."""
    players = view["players"]
    first = max(0, view["you"])
    return players[first], [players[(first + n) % len(players)] for n in range(1, len(players))]


def card_rows(
    view: View, words: Words, you: View, chips: Sequence[choices.Item]
) -> list[tuple[list[choices.Item], str, str]]:
    """What lies in the two rows of cards, with caption and name: the hand, then the staff in play. The open
    choices follow the staff, where there is room, so that nothing else has to move."""
    hand: list[choices.Item] = [choices.BACK] * you["hand_size"] if you["hand"] is None else [*you["hand"]]
    played: list[choices.Item] = [*house.in_play(you)]
    offered: list[choices.Item] = [*chips, *choices.drawn_cards(view)]
    labels = [words("played")] if played or not offered else []
    if offered:
        drafting = view["phase"] == "draft"
        labels.append(words("pack") if drafting else explain.capital(explain.origin(words, view["pending"])))
    items = [*played, None, *offered] if played and offered else played + offered
    return [(hand, words("hand"), "hand"), (items, " · ".join(labels), "played")]


def caption(label: str, x: float, y: float, width: float, lines: int) -> Markup:
    return letters(
        label,
        x,
        y,
        size=17,
        width=width,
        lines=lines,
        least=11,
        leading=1.05,
        serif=True,
        bold=True,
        fill=COLOURS("gilt"),
    )
