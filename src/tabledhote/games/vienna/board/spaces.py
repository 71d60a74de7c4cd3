"""The places of the city: what each asks for and does, who stands there, and what it costs to drive back to it."""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.icons import icon, mark
from tabledhote.drawing.svg import Markup, Point, group, halo, rect
from tabledhote.drawing.svg import text as letters
from tabledhote.games.vienna.board.pieces import (
    COLOURS,
    LANDMARKS,
    LEAST,
    SPECIAL_ICONS,
    SYMBOL_ICONS,
    carriage,
    gendarme,
    paint,
    placed_die,
    strip,
)
from tabledhote.games.vienna.board.route import TILE
from tabledhote.words import Words


def space(view: View, words: Words, seats: Sequence[str], each: View, at: Point) -> Markup:
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
            size=21,
            least=LEAST,
            width=wide - (34 if at_once else 14),
            serif=True,
            fill=ink,
        ),
        icon("bolt", wide / 2 - 14, -44, 22, color=bolt) if at_once else None,
        needs(view, each),
        effect(each, ink),
        halo("rect", -wide / 2, -high / 2, wide, high, rx=10),
        choices(view, words, each, ink),
        lodged(view, each) if lodge else standing(view, words, seats, each),
        price(view, each),
        at=at,
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
    sentences = [words(key, space=words.name("space", name), meaning=meaning, order=order, needs=asks, effect=does)]
    if each.get("owner") is not None:
        dice = words.enumerated([words.name("dice", token) for token in each["dice"]])
        sentences.append(words("about-owner", owner=seats[each["owner"]], dice=dice))
    elif view["gendarme"] == name:
        sentences.append(words("about-blocked"))
    elif behind(view, each):
        cost = words("coins", number=view["prices"]["bribe"])
        sentences.append(words("about-behind", seat=seats[view["seat"]], coins=cost))
    return " ".join(sentences)


def behind(view: View, each: View) -> bool:
    """Whether the seat whose turn it is has passed a place and would have to pay for driving back (VI-4.15)."""
    return bool(view["phase"] == "turn" and 0 < each["order"] < view["players"][view["seat"]]["carriage"])


def price(view: View, each: View) -> Markup | None:
    """What driving back costs, on a free place behind the carriage of the reader whose turn it is."""
    cost = view["prices"]["bribe"]
    payable = view["you"] == view["seat"] and view["players"][view["seat"]]["coins"] >= cost
    free = each.get("owner") is None and view["gendarme"] != each["space"]
    if not (payable and free and behind(view, each)):
        return None
    return group(
        rect(-32, -16, 64, 32, rx=16, fill="var(--card)", stroke="var(--bad)", stroke_width=2.5),
        icon("coin", 16, 0, 24),
        letters(f"−{cost}", -12, 0, size=21, bold=True, fill="var(--bad)"),
        at=(52, 42),
        class_="price",
    )


def needs(view: View, each: View) -> list[Markup]:
    """Badges with the numbers, two equal dice for a double, or the range of a die for any."""
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
