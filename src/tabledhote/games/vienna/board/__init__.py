"""A view of Vienna as SVG (and, from plain.py, as text): pure functions of the view and the words.

The board is 1000 units wide: players, display and supply on top, then the road that winds through the city from Krieau
to Heuriger, then the score track. It lies by day or by night. Everything an action can name carries a `data-ref`.
"""

from collections.abc import Sequence

from tabledhote.drawing.document import document
from tabledhote.drawing.icons import icon, mark
from tabledhote.drawing.palette import stylesheet
from tabledhote.drawing.svg import Child, Markup, Point, circle, group, halo, path, rect
from tabledhote.drawing.svg import text as letters
from tabledhote.games.vienna.board.head import PLAYERS, TABLE, WIDTH, players, round_name, seat_names, status, table
from tabledhote.games.vienna.board.pieces import (
    COLOURS,
    LANDMARKS,
    SPECIAL_ICONS,
    SYMBOL_ICONS,
    SYMBOLS,
    View,
    carriage,
    fitted,
    gendarme,
    paint,
    placed_die,
    ribbon,
    scenery,
    strip,
)
from tabledhote.games.vienna.board.plain import text
from tabledhote.words import Words

__all__ = ["svg", "text"]

COLUMNS = 5
PITCH = 192
ROW = 152
TILE = (174, 122)
TOP = PLAYERS + TABLE  # where the city begins
CITY = 5 * ROW + 8
TRACK = 80
HEIGHT = TOP + CITY + TRACK
CELLS = 31  # the score track shows 0 to 30; who has more stands on the last


def svg(view: View, words: Words, *, names: Sequence[str] | None = None, standalone: bool = True) -> str:
    """The board as one SVG. A file that stands alone brings its colours; a page serves `pieces.COLOURS` beside it.

    `names` are the players' names; without them a seat goes by its colour.
    """
    seats = seat_names(view, words, names)
    return document(
        WIDTH,
        HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, fill="var(--paper)"),
        players(view, words, seats),
        table(view, words, seats),
        group(ground(view), [space(view, words, seats, each) for each in view["spaces"]], at=(0, TOP)),
        track(view, words, seats),
        title=words("title"),
        description=words("picture", round=round_name(view, words), status=status(view, words, seats)),
        language=words.language,
        style=stylesheet(COLOURS) if standalone else None,
        symbols=SYMBOLS,
    )


# ---- where things are ---------------------------------------------------------------------------


def cell(column: int, row: int) -> Point:
    return 116 + PITCH * column, 80 + ROW * row


def centre(order: int) -> Point:
    """The middle of a space: five in each row, turning at its end; the last four come in to the lower right."""
    if order == 0:
        return cell(0, 4)
    if order > 20:
        return cell(order - 20, 4)
    row, along = divmod(order - 1, COLUMNS)
    return cell(along if row % 2 == 0 else COLUMNS - 1 - along, row)


def ground(view: View) -> list[Child]:
    """Sandstone, parks and houses, and the road."""
    (left, first), (right, last) = cell(0, 0), cell(4, 4)
    rows = [cell(0, row)[1] for row in range(5)]
    second = cell(1, 4)[0]
    lane = (rows[3] + rows[4]) / 2
    road = (
        f"M-10 {first:g}H{right:g}V{rows[1]:g}H{left:g}V{rows[2]:g}H{right:g}V{rows[3]:g}H{left:g}V{lane:g}"
        f"H{second:g}V{last:g}H{WIDTH + 10}"
    )
    between = [(rows[at] + rows[at + 1]) / 2 for at in range(4)]
    parks = [
        path(f"M{x:g} {y:g}q70-46 150-8t150 14q40 34-60 40t-190-6q-90-8-50-40z", fill=paint(view, "moss"))
        for x, y in ((70, between[0] - 6), (560, between[1] - 6), (330, between[2] - 6), (540, between[3] - 6))
    ]
    spots = [
        (("lamp", "house", "tree")[(at + row) % 3], 212 + PITCH * (at % 4) - (8 if row % 2 else 0), y, 30.0)
        for row, y in enumerate(between)
        for at in range(4)
        if row < 3 or at > 0
    ]
    arrows = [arrow(view, order) for order in range(1, 24) if order % 5 or order > 20]
    return [
        rect(0, 0, WIDTH, CITY, fill=paint(view, "ground")),
        parks,
        ribbon(road, view),
        scenery(view, spots),
        arrows,
    ]


def arrow(view: View, order: int) -> Markup:
    """A chevron between two spaces of one row, in the direction of the ride."""
    (x, y), (to, _) = centre(order), centre(order + 1)
    way = 1 if to > x else -1
    return path(
        f"M{-4 * way}-9L{4 * way} 0L{-4 * way} 9",
        at=((x + to) / 2, y),
        fill="none",
        stroke=paint(view, "badge"),
        stroke_width=5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


# ---- spaces -------------------------------------------------------------------------------------


def space(view: View, words: Words, seats: Sequence[str], each: View) -> Markup:
    """One place: what it asks for, what it does, and who stands there."""
    name = each["space"]
    wide, high = TILE
    lodge, at_once = each["order"] == 0, immediate(each)
    ground, ink = (COLOURS("secret"), COLOURS("on-secret")) if lodge else (paint(view, "tile"), paint(view, "on-tile"))
    bolt = "var(--gold)" if lodge else paint(view, "badge")
    label = words.name("space", name)
    landmark = icon(LANDMARKS.get(name, "flag"), 52, 14, 62, color=ink, opacity=0.16)
    return group(
        rect(-wide / 2, -high / 2, wide, high, rx=10, fill=ground, stroke=paint(view, "badge"), stroke_width=2),
        landmark,
        letters(
            label,
            -8 if at_once else 0,
            -43,
            size=fitted(label, wide - (34 if at_once else 14), 21),
            serif=True,
            fill=ink,
        ),
        icon("bolt", wide / 2 - 14, -44, 22, color=bolt) if at_once else None,
        needs(view, each),
        effect(each, ink),
        halo("rect", -wide / 2, -high / 2, wide, high, rx=10),
        choices(view, words, each, ink),
        lodged(view, each) if lodge else standing(view, words, seats, each),
        at=centre(each["order"]),
        id=f"space-{name}",
        ref=f"space:{name}",
        class_="marked" if view["at"] == name else None,
        title=explained(view, words, seats, each),
    )


def immediate(each: View) -> bool:
    return each["effect"] in ("gendarme", "spin", "lodge")


def explained(view: View, words: Words, seats: Sequence[str], each: View) -> str:
    """The place in words: its name and what that means, what it asks for and does, who stands there."""
    name, order = each["space"], each["order"]
    if order == 0:
        asks = words("needs-any")
    elif each["double"]:
        asks = words("needs-double")
    else:
        numbers = words.enumerated([str(number) for number in each["numbers"]])
        asks = words("needs-two" if each["numbers"][0] > 6 else "needs-one", numbers=numbers)
    named = words.naming("space", name)
    meaning = words(f"{named}.meaning") if named else name
    figures = {key: value for key, value in each.items() if isinstance(value, str | int) and key != "space"}
    does = words(f"does-{each['effect']}", **words.named(figures, ()))
    key = "about-lodge" if order == 0 else "about-space"
    told = [words(key, space=words.name("space", name), meaning=meaning, order=order, needs=asks, effect=does)]
    if each.get("owner") is not None:
        dice = words.enumerated([words.name("dice", token) for token in each["dice"]])
        told.append(words("about-owner", owner=seats[each["owner"]], dice=dice))
    elif view["gendarme"] == name:
        told.append(words("about-blocked"))
    elif view["phase"] == "turn" and 0 < order < view["players"][view["seat"]]["carriage"]:
        price = words("coins", number=view["prices"]["bribe"])
        told.append(words("about-behind", seat=seats[view["seat"]], coins=price))
    return " ".join(told)


def needs(view: View, each: View) -> list[Markup]:
    """Badges with the numbers, two dice alike for a double, or the range of a die for any."""
    if each["order"] == 0:
        return []
    if each["double"]:
        return [
            rect(-82, -26, 52, 32, rx=7, fill=paint(view, "badge")),
            icon("die", -69, -10, 22, color=paint(view, "on-badge")),
            icon("die", -43, -10, 22, color=paint(view, "on-badge")),
        ]
    drawn = []
    for at, number in enumerate(each["numbers"]):
        x = -82 + 31 * at
        drawn.append(rect(x, -26, 38 if number > 9 else 29, 32, rx=7, fill=paint(view, "badge")))
        middle = x + (19 if number > 9 else 14.5)
        drawn.append(letters(str(number), middle, -10, size=24, bold=True, fill=paint(view, "on-badge")))
    return drawn


def effect(each: View, ink: str) -> list[Markup]:
    """What the space does, in icons: the first line beside the badges, a second one below them."""
    kind = each["effect"]
    wide_badge = each["numbers"] and each["numbers"][0] > 9
    x = -80 + (64 if each["double"] or len(each["numbers"]) == 2 else 44 if wide_badge else 38)
    cost = [str(each["cost"]), "-#coin"] if each.get("cost") else []
    if kind == "gain":
        coins = [str(each["coins"]), "#coin"] if each["coins"] else []
        points = [str(each["points"]), "#point"] if each["points"] else []
        if cost:
            return strip(x, -10, 22, ink, *cost) + strip(-80, 28, 24, ink, *coins, *points)
        return strip(x, -10, 24, ink, *coins, *points)
    if kind == "special":
        card = rect(x, -27, 28, 36, rx=4, fill=COLOURS("special"), stroke="var(--rim)", stroke_width=1)
        return [card, icon(SPECIAL_ICONS[each["special"]], x + 14, -9, 22, color=COLOURS("on-special"))]
    if kind == "character":
        return strip(x, -10, 24, ink, *cost, "#card")
    if kind == "compare":
        coins = [str(each["more_coins"]), "#coin"] if each["more_coins"] else []
        symbol = f"#{SYMBOL_ICONS[each['symbol']]}"
        first = strip(x, -10, 21, ink, symbol, ">", str(each["more_points"]), "#point")
        return (
            first
            + strip(-80, 26, 19, ink, *(["+", *coins] if coins else []))
            + strip(-80, 46, 18, ink, "=", str(each["tie_points"]), "#point")
        )
    if kind == "choose_compare":
        return strip(x, -10, 22, ink, *cost)
    if kind == "rob":
        return strip(x, -10, 20, ink, "1×", str(each["rob_one"]), "#coin") + strip(
            -80, 28, 20, ink, "2×", str(each["rob_two"]), "#coin"
        )
    if kind == "per_special":
        card = rect(x, -25, 22, 30, rx=3, fill=COLOURS("special"), stroke="var(--rim)", stroke_width=1)
        return [card, *strip(x + 26, -10, 22, ink, "=", str(each["points_per_special"]), "#point")]
    if kind == "gendarme":
        return [
            *strip(x, -10, 24, ink, "#gendarme"),
            *strip(-80, 28, 22, ink, str(each["choice_coins"]), "#coin", "/", str(each["choice_points"]), "#point"),
        ]
    if kind == "spin":
        return strip(x, -10, 22, ink, str(each["coins"]), "#coin") + strip(-80, 28, 24, ink, "#die", "#turn")
    return strip(-80, -20, 19, ink, "#die", "=", str(each["coins_per_die"]), "#coin")


def choices(view: View, words: Words, each: View, ink: str) -> list[Markup]:
    """On Gloriette the three symbols, each to be chosen by itself."""
    if each["effect"] != "choose_compare":
        return []
    return [
        group(
            icon(shape, 0, 0, 22, color=ink),
            halo("circle", 0, 0, 12.5),
            at=(-70 + 25 * at, 34),
            id=f"symbol-{symbol}",
            ref=f"symbol:{symbol}",
            title=words("about-symbol", **{"symbol-many": words(f"name-{symbol}.many")}),
        )
        for at, (symbol, shape) in enumerate(SYMBOL_ICONS.items())
    ]


def standing(view: View, words: Words, seats: Sequence[str], each: View) -> list[Markup]:
    """The dice on a space with their owner's carriage if they are its foremost, or the gendarme."""
    drawn: list[Markup] = []
    if view["gendarme"] == each["space"]:
        about = words("about-gendarme-at", space=words.name("space", each["space"]))
        drawn.append(gendarme(52, 22, 62, id="gendarme", title=about))
    owner = each["owner"]
    if owner is None:
        return drawn
    colour = view["players"][owner]["colour"]
    edge = paint(view, "on-tile")
    first = 60 - 42 * (len(each["dice"]) - 1)
    for at, token in enumerate(each["dice"]):
        drawn.append(placed_die(token, colour, edge, (first + 42 * at, 28), 38, id=f"placed-{each['space']}-{at}"))
    drawn.append(mark(colour, 76, -3, 15, stroke=edge, stroke_width=1))
    if view["players"][owner]["carriage"] == each["order"]:
        about = words("about-carriage", seat=seats[owner], space=words.name("space", each["space"]))
        drawn.append(carriage(colour, edge, 52, -73, id=f"carriage-{owner}", title=about))
    return drawn


def lodged(view: View, each: View) -> list[Markup]:
    """All dice on Geheimbund, in rows: each player's shape, then the dice."""
    drawn = []
    edge = COLOURS("on-secret")
    every = [(entry["seat"], token) for entry in each["lodged"] for token in ("", *entry["dice"])]
    across, pitch, size = (6, 27.5, 23.0) if len(every) <= 12 else (8, 20.8, 16.5)
    for at, (seat, token) in enumerate(every):
        row, column = divmod(at, across)
        colour, x, y = view["players"][seat]["colour"], -82 + pitch * (column + 0.5), size * (0.2 + 1.08 * row)
        if token:
            drawn.append(placed_die(token, colour, edge, (x, y), size - 2))
        else:
            drawn.append(mark(colour, x, y, size * 0.75, stroke=edge, stroke_width=1))
    return drawn


# ---- score track --------------------------------------------------------------------------------


def track(view: View, words: Words, seats: Sequence[str]) -> Markup:
    """Points from 0 to 30, the goal marked, and a marker for every player."""
    wide = (WIDTH - 12) / CELLS
    cells: list[Child] = []
    for points in range(CELLS):
        goal = points >= view["goal"]
        label = f"{points}+" if points == CELLS - 1 else str(points)
        fill = paint(view, "moss") if goal else "var(--card)"
        cells.append(rect(wide * points, 0, wide, 68, fill=fill, stroke="var(--line)", stroke_width=1))
        ink = paint(view, "on-moss") if goal else "var(--faint)"
        cells.append(
            letters(
                label,
                wide * (points + 0.5),
                57,
                size=17 - 2 * (points == CELLS - 1),
                bold=points == view["goal"],
                fill=ink,
            )
        )
    return group(
        cells,
        [marker(view, words, seats, seat, wide) for seat in range(len(seats))],
        at=(6, TOP + CITY + 6),
        id="track",
        title=words("about-track", goal=view["goal"]),
    )


def marker(view: View, words: Words, seats: Sequence[str], seat: int, wide: float) -> Markup:
    """A player's marker; those on one cell stand in rows of two."""
    points = view["scores"]
    at = min(points[seat], CELLS - 1)
    beside = [other for other in range(len(seats)) if min(points[other], CELLS - 1) == at].index(seat)
    row, column = divmod(beside, 2)
    crowd = sum(min(other, CELLS - 1) == at for other in points)
    size = 22.0 if crowd == 1 else 13.0
    x = wide * at + (wide / 2 if crowd == 1 else 8.5 + 15 * column)
    y = 24 if crowd == 1 else 9 + 15 * row
    colour = view["players"][seat]["colour"]
    edge = paint(view, "on-moss") if at >= view["goal"] else "var(--rim)"
    about = words("about-marker", seat=seats[seat], points=words("points", number=points[seat]))
    return group(
        circle(0, 0, size / 2 + 1.5, fill="none", pointer_events="all"),
        mark(colour, 0, 0, size, stroke=edge, stroke_width=1),
        at=(x, y),
        id=f"marker-{seat}",
        title=about,
    )
