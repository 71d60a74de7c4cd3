"""The hotel of a player: the rooms under their roof, the café, the kitchen, and what the owner has.

The viewer's hotel is large, and that of a single rival; those of several rivals are small (small_house.py).
"""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.icons import icon, mark
from tabledhote.drawing.svg import Markup, Point, group, halo, line, path, rect, text
from tabledhote.drawing.svg import number as spelled
from tabledhote.games.austria.board import cards, explain, signs
from tabledhote.games.austria.board.explain import FOODS, GAINS, SEATS
from tabledhote.games.austria.board.pieces import COLOURS, GUEST, LEAST, counter, figures, panel, roofline
from tabledhote.games.austria.board.signs import say
from tabledhote.words import Words

OWN: Point = (638, 644)
LOW: Point = (638, 548)  # where two stand one below the other: the kitchen beside the rooms
SLIM: Point = (520, 612)  # on a narrow page
SIGN = 78  # how far the rooms stand from the left edge: the signs of the floors are there
TOP = 112  # of the rooms
PANTRY = 140  # from the kitchen to the right edge
COLUMNS, FLOORS = 5, 4
SPACES = {"strudel": "space-1", "cake": "space-1", "wine": "space-2", "coffee": "space-2"}  # where food comes from
BONUS = {"points": signs.STAR, "krones": signs.COIN, "emperor": signs.CROWN}


def large(
    view: View, words: Words, seats: Sequence[str], player: View, at: Point, size: Point = OWN, *, own: bool = True
) -> Markup:
    """The large hotel. Actions can mean its rooms and its food if it is the reader's `own`."""
    wide, high = size
    slim, low = size == SLIM, size == LOW
    each = room_size(wide - PANTRY if low else wide)
    walls = (SIGN, TOP + 2)
    below = TOP + FLOORS * each[1] + (28 if size == OWN else 12)
    stove = (8, below + GUEST[1] + 8) if slim else (wide - PANTRY, 98 if low else below - 4)
    return group(
        panel(0, 0, wide, high),
        header(view, words, seats, player, wide),
        roofline(SIGN - 6, 62, COLUMNS * each[0] + 12, 50),
        side(player, SIGN + COLUMNS * each[0] / 2, 91),
        rect(SIGN - 6, TOP, COLUMNS * each[0] + 12, FLOORS * each[1] + 4, fill=COLOURS("wall")),
        [
            floor(words, number, sign, (8, TOP + each[1] * (FLOORS - number) + 2), each[1])
            for number, sign in enumerate(view["floors"], 1)
        ],
        [room(words, player, space, walls, each, own=own) for space in player["rooms"]],
        borders(player, walls, each),
        group([bonus(bunch, walls, each) for bunch in player["groups"]], pointer_events="none"),
        cafe(view, words, player, (8 if slim else 32 if low else 14, below), 166 if slim else 212 if low else 161),
        kitchen(view, words, player, stove, slim=slim, own=own),
        at=at,
        id=f"hotel-{player['seat']}",
    )


def room_size(wide: float) -> Point:
    """The size of a room in a large hotel of some width."""
    across = (wide - SIGN - 30) / COLUMNS
    return across, round(across * 80 / 106)


def side(player: View, x: float, y: float) -> Markup:
    """The sign in the gable: a moon for the night side, a sun and its letter for a day side."""
    board = player["board"]
    day = board.startswith("day")
    return group(
        icon("sun" if day else "moon", x - (12 if day else 0), y, 26, color=COLOURS("gilt")),
        text(board[-1].upper(), x + 14, y, size=22, bold=True, serif=True, fill=COLOURS("gilt")) if day else None,
    )


# ---- what the owner has -------------------------------------------------------------------------


def header(view: View, words: Words, seats: Sequence[str], player: View, wide: float) -> Markup:
    """Name, points, krones, emperor space, hand and turn tile. The player to move, or the winner, is lit."""
    seat = player["seat"]
    colour, over = SEATS[seat], view["phase"] == "over"
    lit = seat in view["winners"] if over else seat == view["active"]
    points = view["scores"][seat]
    board = words.name("board", player["board"])
    about = words(
        "about-seat",
        seat=seats[seat],
        colour=words.name("colour", colour),
        board=board,
        points=words("points", number=points),
    )
    ink = f"var(--on-{colour})" if lit else COLOURS("on-board")
    room = wide - (306 if compact(wide) else 408)
    return group(
        rect(4, 4, wide - 8, 50, rx=9, fill=f"var(--{colour})" if lit else COLOURS("deep")),
        group(
            rect(6, 6, room, 46, fill="none", pointer_events="all"),
            mark(colour, 28, 29, 30, fill=ink if lit else f"var(--{colour})"),
            icon("crown" if over else "arrow", 58, 29, 22, color=ink) if lit else None,
            text(
                seats[seat],
                76 if lit else 52,
                29,
                size=23,
                width=room - (76 if lit else 52),
                lines=2,
                least=LEAST,
                leading=1.05,
                anchor="start",
                bold=True,
                serif=True,
                fill=ink,
            ),
            ref=f"seat:{seat}",
            title=about,
        ),
        purse(words, seats[seat], player, points, wide, ink),
        turns(words, player, wide, ink),
        id=f"seat-{seat}",
    )


def compact(wide: float) -> bool:
    """Whether a header has to save room for the name."""
    return wide < 560


def purse(words: Words, name: str, player: View, points: int, wide: float, ink: str) -> Markup:
    """Points, krones, emperor space and the number of cards in hand."""
    start, pitch, size = (wide - 292, 52, 19) if compact(wide) else (wide - 388, 77, 27)
    shown = (
        ("point", points, words("about-points", points=words("points", number=points))),
        ("coin", player["krones"], words("about-krones", krones=words("krones", number=player["krones"]))),
        ("crown", player["emperor"], words("about-emperor", seat=name, space=player["emperor"])),
        ("card", player["hand_size"], words("about-hidden", cards=words("cards", number=player["hand_size"]))),
    )
    drawn = [
        counter(
            sign,
            value,
            start + pitch * index + (10 if index else 0),
            29,
            size,
            class_="counter" if sign in ("coin", "crown") else None,
            id=f"{sign}-of-{player['seat']}",
            title=explained,
        )
        for index, (sign, value, explained) in enumerate(shown)
    ]
    return figures(drawn, size=round(size * 0.92, 1), ink=ink, manner="tally")


def turns(words: Words, player: View, wide: float, ink: str) -> Markup:
    """The turn tile: its two numbers, covered ones under a die."""
    first, second = player["tile"]
    drawn: list[Markup] = []
    for index, number in enumerate((first, second)):
        x = wide - 62 + 30 * index
        drawn.append(rect(x - 14, 15, 28, 28, rx=5, fill="none", stroke=ink, stroke_width=1.5))
        if index < player["covered"]:
            drawn.append(icon("die", x, 29, 24, color=ink))
        else:
            drawn.append(text(str(number), x, 29, size=20, bold=True, fill=ink))
    if player["passed"]:
        drawn.append(line(wide - 74, 46, wide - 18, 12, stroke=ink, stroke_width=3))
    said = [words("about-turns", first=first, second=second, covered=player["covered"])]
    said += [words("about-passed")] if player["passed"] else []
    return group(rect(wide - 78, 10, 64, 38, fill="none", pointer_events="all"), drawn, title=" ".join(said))


# ---- rooms (GA-9) -------------------------------------------------------------------------------


def floor(words: Words, number: int, each: View, at: Point, high: float) -> Markup:
    """The sign of a floor: what a room costs there, and what an occupied one brings in the end."""
    cost, points = words("krones", number=each["cost"]), words("points", number=each["points"])
    return group(
        rect(0, 4, 58, high - 8, rx=7, fill=COLOURS("deep"), stroke=COLOURS("gilt"), stroke_width=1.5),
        signs.row([say(each["cost"]), signs.COIN], 29, high * 0.3, 24, 54, ink=COLOURS("on-board")),
        signs.row([say(each["points"]), signs.STAR], 29, high * 0.71, 22, 54, ink=COLOURS("gilt")),
        at=at,
        title=words("about-floor", floor=number, cost=cost, points=points),
    )


def corner(number: int, origin: Point, size: Point) -> Point:
    """Where a room begins: its upper left corner."""
    storey, column = divmod(number, 10)
    return origin[0] + size[0] * (column - 1), origin[1] + size[1] * (FLOORS - storey)


def room(words: Words, player: View, space: View, origin: Point, size: Point, *, own: bool) -> Markup:
    """A space of a large hotel; the rooms of one's own are the ones that an action can mean."""
    wide, high = size
    bright = space["state"] == "empty" and space["points"]
    points = signs.row([say(space["points"]), signs.STAR], wide * 0.76, high * 0.28, 20, 50, ink=COLOURS("on-wall"))
    return group(
        icon(f"room-{space['state']}-{space['color']}", wide / 2, high / 2, wide - 8),
        points if bright else None,
        halo("rect", 4, 4, wide - 8, high - 8, rx=8),
        at=corner(space["room"], origin, size),
        id=f"room-{player['seat']}-{space['room']}",
        ref=f"room:{space['room']}" if own else None,
        title=explain.room(words, player, space),
    )


def borders(player: View, origin: Point, size: Point) -> Markup:
    """The outlines of the groups: a line wherever two neighbours belong to different groups, and round the whole."""
    group_of = {space["room"]: space["group"] for space in player["rooms"]}
    wide, high = size
    lines: list[str] = []
    for number, own_group in group_of.items():
        x, y = (spelled(each) for each in corner(number, origin, size))
        if number % 10 < COLUMNS and group_of[number + 1] != own_group:
            lines.append(f"M{spelled(corner(number + 1, origin, size)[0])} {y}v{spelled(high)}")
        if number // 10 < FLOORS and group_of[number + 10] != own_group:
            lines.append(f"M{x} {y}h{spelled(wide)}")
    x, y = (spelled(each) for each in corner(10 * FLOORS + 1, origin, size))
    across, down = spelled(COLUMNS * wide), spelled(FLOORS * high)
    lines.append(f"M{x} {y}h{across}v{down}h-{across}z")
    width = max(2.5, high / 22)
    return path("".join(lines), fill="none", stroke=COLOURS("gilt"), stroke_width=width, pointer_events="none")


def bonus(bunch: View, origin: Point, size: Point) -> Markup:
    """What a group brings when all its rooms are occupied, on its last room; a tick once it is paid.

    It takes no clicks: they are meant for the room below, which also explains it.
    """
    last = max(bunch["rooms"], key=lambda number: (-(number // 10), number % 10))
    x, y = corner(last, origin, size)
    wide, high = 54, 24
    left, top = x + size[0] - wide - 8, y + size[1] - high - 7
    shown = [("icon", "check")] if bunch["paid"] else [say(bunch["bonus"]), BONUS[GAINS[bunch["color"]]]]
    return group(
        rect(left, top, wide, high, rx=12, fill=COLOURS("deep"), stroke=COLOURS("gilt"), stroke_width=1.5),
        signs.row(shown, left + wide / 2, top + high / 2, 20, wide - 8, ink=COLOURS("on-board")),
    )


# ---- café and kitchen ---------------------------------------------------------------------------


def cafe(view: View, words: Words, player: View, origin: Point, pitch: float) -> list[Markup]:
    """The three tables of a large hotel; a guest who waits for a room is marked."""
    moving = view["pending"].get("guest")
    drawn: list[Markup] = []
    for index, card in enumerate(player["cafe"]):
        at = (origin[0] + pitch * index, origin[1])
        if card is not None:
            drawn.append(cards.guest(card, words, at, seat=player["seat"], marked=card["guest"] == moving))
            continue
        wide, high = GUEST
        drawn.append(
            group(
                rect(0, 0, wide, high, rx=9, fill=COLOURS("deep"), stroke=COLOURS("gilt"), stroke_dasharray="7 6"),
                icon("tray", wide / 2, high / 2, 54, color=COLOURS("gilt"), opacity=0.5),
                at=at,
                title=words("about-table"),
            )
        )
    return drawn


def kitchen(view: View, words: Words, player: View, at: Point, *, slim: bool, own: bool) -> Markup:
    """The food in the kitchen, on a narrow page in one line. Food on the tray is still to be placed."""
    tray = view["pending"] if view["pending"].get("f") == "place" and view["seat"] == player["seat"] else {}
    wide, high = (504, 44) if slim else (126, 180)
    drawn: list[Markup] = [rect(0, 0, wide, high, rx=9, fill="var(--card)", stroke=COLOURS("gilt"), stroke_width=2)]
    for index, food in enumerate(FOODS):
        number, received = player["kitchen"][food], tray.get(food, 0)
        x, y = (126 * index, 22) if slim else (0, 23 + 44 * index)
        drawn.append(
            group(
                icon(f"piece-{food}", x + 34, y, 36, opacity=None if number or received else 0.35),
                text(str(number), x + 62, y, size=28, bold=True, anchor="start"),
                halo("rect", x + 4, y - 20, 118, 42, rx=8),
                group(
                    text(f"+{received}", x + 106, y, size=24, bold=True, fill="var(--good)"),
                    id=f"tray-{player['seat']}-{food}",
                    data_from=SPACES[food],
                )
                if received
                else None,
                class_="counter",
                id=f"kitchen-{player['seat']}-{food}",
                ref=f"food:{food}" if own else None,
                title=words("about-food" if own else "about-pantry", food=words(food, number=number)),
            )
        )
    return group(drawn, at=at)
