"""The players: the reader's dice large and clear, the others summarised, each with coins, symbols and cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabledhote.drawing.board import View
from tabledhote.drawing.icons import die, icon, mark
from tabledhote.drawing.svg import Markup, Point, group, halo, rect, text
from tabledhote.games.vienna.board.pieces import (
    COLOURS,
    LEAST,
    SYMBOL_ICONS,
    small_card,
    special_card,
    strip,
    token_die,
)
from tabledhote.words import Words

MOST_DICE = 6  # five coloured and the white one


@dataclass(frozen=True)
class Area:
    """How a player's area is laid out: its size, how high its name is, and where dice, prices, holdings, cards lie."""

    wide: float
    high: float
    name: float
    die: float  # the largest size of a die
    row: float  # how wide a row of dice may be
    dice: Point
    holdings: Point
    cards: Point
    prices: Point | None = None
    large: float = 1.0  # how much larger cards and holdings are drawn


def compact(wide: float) -> Area:
    """Another player: everything in three lines."""
    return Area(wide, 170, 38, 34, wide - 14, (8, 60), (8, 96), (8, 142))


def column(wide: float) -> Area:
    """The reader's area in a column beside the city."""
    return Area(wide, 272, 46, 66, wide - 14, (8, 90), (8, 174), (8, 236), (8, 142), 1.2)


def bar(wide: float) -> Area:
    """The reader's area across a narrow board: the dice large, the rest below them."""
    return Area(wide, 228, 42, 74, wide - 14, (8, 88), (8, 150), (8, 196))


# ---- in words -----------------------------------------------------------------------------------


def round_name(view: View, words: Words) -> str:
    if view["phase"] == "over":
        return words("game-over")
    return words("round", number=view["round"]) if view["round"] else words("setting-up")


def symbol_words(words: Words, symbols: View) -> str:
    """How often each symbol is shown, in words."""
    counted = [words(f"count-{symbol}", number=number) for symbol, number in symbols.items() if number]
    return words.enumerated(counted) or words("no-symbols")


def about_card(words: Words, card: View) -> str:
    symbols, name = symbol_words(words, card["symbols"]), words.label("card", card["card"])
    if "coins" in card:
        return words("about-start-card", card=name, symbols=symbols, coins=words("coins", number=card["coins"]))
    return words("about-card", card=name, symbols=symbols)


def about_player(view: View, words: Words, seats: Sequence[str], seat: int) -> str:
    own = view["players"][seat]
    return words(
        "about-seat",
        seat=seats[seat],
        colour=words.name("colour", own["colour"]),
        points=words("points", number=view["scores"][seat]),
        coins=words("coins", number=own["coins"]),
        symbols=symbol_words(words, own["symbols"]),
        goal=view["goal"],
    )


# ---- drawn --------------------------------------------------------------------------------------


def player(view: View, words: Words, seats: Sequence[str], seat: int, area: Area, at: Point) -> Markup:
    """Name and points, dice, coins and symbols, special cards and the cards with symbols."""
    colour, wide = view["players"][seat]["colour"], area.wide
    over = view["phase"] == "over"
    lit = seat in view["winners"] if over else seat == view["seat"]
    ink, frame = f"var(--on-{colour})", "var(--ink)" if lit else f"var(--{colour})"
    middle, size = area.name / 2, area.name * 0.58
    points = str(view["scores"][seat])
    return group(
        rect(0, 0, wide, area.high, rx=10, fill="var(--card)", stroke=frame, stroke_width=6 if lit else 2.5),
        rect(0, 0, wide, area.name, rx=10, fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1),
        icon("crown" if over else "arrow", 18, middle, 22, color=ink)
        if lit
        else mark(colour, 18, middle, 20, fill=ink),
        text(seats[seat], 34, middle, size=22, least=LEAST, width=wide - 106, anchor="start", bold=lit, fill=ink),
        text(points, wide - 34, middle, size=size, anchor="end", bold=True, serif=True, fill=ink),
        icon("point", wide - 18, middle - 1, 24, color=ink),
        halo("rect", 0, 0, wide, area.high, rx=10),
        dice(view, words, seats, seat, area),
        prices(view, words, seat, area),
        holdings(view, words, seat, area),
        cards(view, words, seats, seat, area),
        at=at,
        id=f"seat-{seat}",
        ref=f"seats:{seat}",
        title=about_player(view, words, seats, seat),
    )


def dice(view: View, words: Words, seats: Sequence[str], seat: int, area: Area) -> list[Markup]:
    """Unplaced dice; an action can name those of the seat that decides, and marked ones look marked."""
    own, size = view["players"][seat], die_size(view, seat, area)
    left, y = area.dice
    places = [(left + size / 2 + (size + 4) * at, y) for at in range(MOST_DICE)]
    if not own["rolled"]:
        waiting = [die(0, *places[at], size, colour=own["colour"], opacity=0.45) for at in range(own["dice_in_all"])]
        return [group(waiting, title=words("about-unrolled", seat=seats[seat]))]
    marked = list(view["marked"]) if seat == view["seat"] else []
    drawn = []
    for at, token in enumerate(own["dice"]):
        chosen = token in marked
        if chosen:
            marked.remove(token)
        drawn.append(
            group(
                token_die(token, own["colour"], 0, 0, size),
                halo("rect", -size / 2, -size / 2, size, size, rx=size * 0.2),
                at=places[at],
                id=f"die-{seat}-{at}",
                ref=f"die:{token} dice:{token}" if seat == view["seat"] and not chosen else None,
                class_="marked" if chosen or (token == view["die"] and seat == view["seat"]) else None,
                title=about_die(view, words, seats, seat, token, chosen),
            )
        )
    return drawn


def die_size(view: View, seat: int, area: Area) -> float:
    """As large as all the dice that a player has in this round allow."""
    own = view["players"][seat]
    number = own["dice_in_all"] + (1 if "extra_die" in own["specials"] else 0)
    return float(min(area.die, area.row / number - 4))


def about_die(view: View, words: Words, seats: Sequence[str], seat: int, token: str, marked: bool) -> str:
    white, face = token.startswith("w"), token[-1]
    about = [words("about-white-die" if white else "about-die", seat=seats[seat], face=face)]
    if face == "1" and "joker" in view["players"][seat]["specials"]:
        about.append(words("about-wild-die"))
    if marked:
        about.append(words("about-marked"))
    return " ".join(about)


def prices(view: View, words: Words, seat: int, area: Area) -> Markup | None:
    """What rolling again and turning a die cost, beside the dice of the reader whose turn it is."""
    if view["phase"] != "turn" or not seat == view["seat"] == view["you"] or area.prices is None:
        return None
    reroll, turning = view["prices"]["reroll"], view["prices"]["turn_die"]
    x, y = area.prices
    return group(
        rect(x - 4, y - 14, 190, 28, fill="none", pointer_events="all"),
        strip(x, y, 20, "var(--faint)", "#turn", "=", str(reroll), "-#coin"),
        strip(x + 100, y, 20, "var(--faint)", "±1", "=", str(turning), "-#coin"),
        id="prices",
        title=words("about-prices", reroll=words("coins", number=reroll), turn=words("coins", number=turning)),
    )


def holdings(view: View, words: Words, seat: int, area: Area) -> list[Markup]:
    """Coins, then how often each symbol shows on all cards of the player."""
    own = view["players"][seat]
    left, y = area.holdings
    wide = area.wide - left + 8
    many = max(own["coins"], *own["symbols"].values()) > 9
    size = min(25 * area.large, wide / (10.5 if many else 9))
    step = (wide - 2.6 * size) / 3
    purse = group(
        strip(0, 0, size, "var(--ink)", "#coin", str(own["coins"])),
        halo("rect", -4, -size * 0.7, 2.6 * size, size * 1.4, rx=6),
        at=(left, y),
        id=f"purse-{seat}",
        class_="counter",
        title=words("about-purse", number=own["coins"]),
    )
    drawn = [purse]
    for at, (symbol, count) in enumerate(own["symbols"].items()):
        x = left - 2 + 2.6 * size + step * at
        drawn += strip(x, y, size * 0.92, COLOURS("accent"), f"#{SYMBOL_ICONS[symbol]}", str(count))
    return drawn


def cards(view: View, words: Words, seats: Sequence[str], seat: int, area: Area) -> Markup:
    """Special cards on the left, the start card and the characters after them; closer together if there are many."""
    own = view["players"][seat]
    laid = ([own["start_card"]] if own["start_card"] else []) + own["characters"]
    held = len(own["specials"])
    wide = (area.wide - area.cards[0] + 8) / area.large
    close = 35 * held + 28 * len(laid) > wide - 12
    apart = max(18, min(35, (wide - 70) / max(held, 1) * 0.6)) if close else 35
    x = 16.0
    drawn: list[Markup] = []
    for special in own["specials"]:
        used = special == "double_turn" and view["doubled"]
        name, about = words.name("special", special), words(f"name-{special}.about")
        caption = words("about-special-held", special=name, seat=seats[seat], about=about)
        caption += f" {words('about-special-used')}" if used else ""
        x += 5 if used else 0
        drawn.append(special_card(special, x, 0, used=used, id=f"special-{special}", title=caption))
        x += apart + (5 if used else 0)
    x += 35 - apart if held else -3
    step = min(28, (wide - x - 24) / max(len(laid) - 1, 1))
    drawn += [
        small_card(card["symbols"], x + step * at, 0, title=about_card(words, card)) for at, card in enumerate(laid)
    ]
    return group(drawn, at=area.cards, scale=area.large)
