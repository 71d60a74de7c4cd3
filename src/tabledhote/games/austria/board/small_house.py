"""The small hotel of one of several rivals: the same things as in a large one, in less room."""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.icons import BOX, lined
from tabledhote.drawing.svg import Markup, Point, group, rect
from tabledhote.games.austria.board import cards, explain
from tabledhote.games.austria.board.explain import FOODS
from tabledhote.games.austria.board.house import COLUMNS, FLOORS, borders, corner, header
from tabledhote.games.austria.board.pieces import CHIP, COLOURS, LINE, counter, figures, panel
from tabledhote.words import Words

SMALL: Point = (40, 36)
STAFF_AT = 486  # where staff beside the café of another player begins
BESIDE = 4  # so many chips stand beside the café of another player, where there is room


def small_rooms(words: Words, player: View, origin: Point) -> Markup:
    """The spaces of another player's hotel."""
    wide, high = SMALL
    scale = (wide - 6) / BOX
    drawn: list[Markup] = []
    for space in player["rooms"]:
        x, y = corner(space["room"], (0, 0), SMALL)
        drawn.append(
            lined(
                f"room-{space['state']}-{space['color']}",
                round(x / scale, 1),
                y=round(y / scale, 1),
                id=f"room-{player['seat']}-{space['room']}",
                title=explain.small_room(words, space),
            )
        )
    start = (origin[0] + 3, origin[1] + (high - wide + 6) / 2)
    return group(drawn, at=start, scale=scale)


def height(player: View, wide: float) -> float:
    """How high the hotel of another player is: more where the staff lies below the café."""
    rows = 0 if beside(player, wide) else -(-len(player["played"]) // chips_per_row(wide - 20))
    return 254 + (CHIP[1] + 4) * rows


def beside(player: View, wide: float) -> bool:
    """Whether the staff of another player stands beside the café."""
    return wide - STAFF_AT > CHIP[0] and len(player["played"]) <= BESIDE * chips_per_row(wide - STAFF_AT)


def hotel(
    view: View, words: Words, seats: Sequence[str], player: View, at: Point, wide: float, high: float | None = None
) -> Markup:
    """The hotel of another player."""
    tables: list[Markup] = []
    for index, card in enumerate(player["cafe"]):
        spot = (230, 62 + 48 * index)
        tables.append(cards.guest_line(card, words, spot, player["seat"]) if card else empty_line(words, spot))
    staff_at = (STAFF_AT, 62) if beside(player, wide) else (10, 252)
    return group(
        panel(0, 0, wide, high or height(player, wide)),
        header(view, words, seats, player, wide),
        rect(8, 60, COLUMNS * SMALL[0] + 8, FLOORS * SMALL[1] + 4, fill=COLOURS("wall")),
        small_rooms(words, player, (12, 62)),
        borders(player, (12, 62), SMALL),
        tables,
        pantry(words, player, (12, 232)),
        chips(view, words, player, staff_at, wide - staff_at[0] - 10),
        at=at,
        id=f"hotel-{player['seat']}",
    )


def empty_line(words: Words, at: Point) -> Markup:
    wide, high = LINE
    return group(
        rect(0, 0, wide, high, rx=7, fill=COLOURS("deep"), stroke=COLOURS("gilt"), stroke_dasharray="6 5"),
        at=at,
        title=words("about-table"),
    )


def pantry(words: Words, player: View, at: Point) -> Markup:
    """The kitchen of another player in one line."""
    drawn = [
        counter(
            f"piece-{food}",
            player["kitchen"][food],
            at[0] + 11 + 52 * index,
            at[1],
            22,
            opacity=None if player["kitchen"][food] else 0.5,
            class_="counter",
            id=f"kitchen-{player['seat']}-{food}",
            title=words("about-pantry", food=words(food, number=player["kitchen"][food])),
        )
        for index, food in enumerate(FOODS)
    ]
    return figures(drawn, size=18, ink=COLOURS("on-board"), manner="tally")


def chips(view: View, words: Words, player: View, at: Point, wide: float) -> list[Markup]:
    """The played staff of another player in as many rows as it needs."""
    named = view["phase"] == "copy_staff"
    columns = chips_per_row(wide)
    return [
        cards.staff_chip(
            card,
            words,
            (at[0] + (CHIP[0] + 6) * (index % columns), at[1] + (CHIP[1] + 4) * (index // columns)),
            named=named,
        )
        for index, card in enumerate(cards.in_play(player))
    ]


def chips_per_row(wide: float) -> int:
    return max(1, int((wide + 6) // (CHIP[0] + 6)))
