"""Above the city: the players with their dice and cards, then the display, whose turn it is, and the supply."""

from collections.abc import Sequence

from tabledhote.drawing.icons import die, icon, mark
from tabledhote.drawing.svg import Child, Markup, group, halo, rect, text
from tabledhote.games.vienna.board.pieces import (
    COLOURS,
    SYMBOL_ICONS,
    View,
    fitted,
    gendarme,
    large_card,
    small_card,
    special_card,
    strip,
    token_die,
)
from tabledhote.words import LONGEST, Words

WIDTH = 1000
EDGE = 10
PLAYERS = 206  # height of the players' row
TABLE = 146  # height of the row below
GAP = 8


def seat_names(view: View, words: Words, names: Sequence[str] | None) -> list[str]:
    """The players' names without what could disturb a screen, or else their colours."""
    given = names or [words.name("seat", seat) for seat in range(len(view["players"]))]
    return ["".join(character for character in name[:LONGEST] if character.isprintable()) for name in given]


def status(view: View, words: Words, seats: Sequence[str]) -> str:
    """Who is to play, or who has won."""
    if view["phase"] != "over":
        return words("turn-of", seat=seats[view["seat"]])
    winners = view["winners"]
    return words("winners", count=len(winners), winners=words.enumerated([seats[seat] for seat in winners]))


def round_name(view: View, words: Words) -> str:
    if view["phase"] == "over":
        return words("game-over")
    return words("round", number=view["round"]) if view["round"] else words("setting-up")


def symbol_words(words: Words, symbols: View) -> str:
    """How often each symbol is shown, in words."""
    counted = [words(f"count-{symbol}", number=number) for symbol, number in symbols.items() if number]
    return words.enumerated(counted) or words("no-symbols")


# ---- players ------------------------------------------------------------------------------------


def players(view: View, words: Words, seats: Sequence[str]) -> list[Markup]:
    wide = (WIDTH - 2 * EDGE - GAP * (len(seats) - 1)) / len(seats)
    return [player(view, words, seats, seat, EDGE + seat * (wide + GAP), wide) for seat in range(len(seats))]


def player(view: View, words: Words, seats: Sequence[str], seat: int, x: float, wide: float) -> Markup:
    """Name and points, dice, coins and symbols, special cards and the cards with symbols."""
    own, colour = view["players"][seat], view["players"][seat]["colour"]
    over = view["phase"] == "over"
    lit = seat in view["winners"] if over else seat == view["seat"]
    ink, frame = f"var(--on-{colour})", "var(--ink)" if lit else f"var(--{colour})"
    points = view["scores"][seat]
    explained = words(
        "about-seat",
        seat=seats[seat],
        colour=words.name("colour", colour),
        points=words("points", number=points),
        coins=words("coins", number=own["coins"]),
        symbols=symbol_words(words, own["symbols"]),
        goal=view["goal"],
    )
    return group(
        rect(0, 0, wide, 190, rx=10, fill="var(--card)", stroke=frame, stroke_width=6 if lit else 2.5),
        rect(0, 0, wide, 44, rx=10, fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1),
        icon("crown" if over else "arrow", 18, 22, 22, color=ink) if lit else mark(colour, 18, 22, 20, fill=ink),
        text(seats[seat], 34, 22, size=22, least=15, width=wide - 106, anchor="start", bold=lit, fill=ink),
        text(str(points), wide - 34, 22, size=28, anchor="end", bold=True, serif=True, fill=ink),
        icon("point", wide - 18, 21, 24, color=ink),
        halo("rect", 0, 0, wide, 190, rx=10),
        dice(view, words, seats, seat, wide),
        holdings(own, wide),
        cards(view, words, seats, seat, wide),
        at=(x, 10),
        id=f"seat-{seat}",
        ref=f"seats:{seat}",
        title=explained,
    )


def dice(view: View, words: Words, seats: Sequence[str], seat: int, wide: float) -> list[Markup]:
    """Unplaced dice; those of the seat that decides can be named, the marked ones are shown so."""
    own = view["players"][seat]
    colour = own["colour"]
    size = min(36, (wide - 14) / 6 - 4)
    if not own["rolled"]:
        waiting = [
            die(0, 8 + size / 2 + (size + 4) * at, 67, size, colour=colour, opacity=0.45)
            for at in range(own["dice_in_all"])
        ]
        return [group(waiting, title=words("about-unrolled", seat=seats[seat]))]
    marked = list(view["marked"]) if seat == view["seat"] else []
    drawn = []
    for at, token in enumerate(own["dice"]):
        white, face = token.startswith("w"), token[-1]
        about = [words("about-white-die" if white else "about-die", seat=seats[seat], face=face)]
        if face == "1" and "joker" in own["specials"]:
            about.append(words("about-wild-die"))
        chosen = token in marked
        if chosen:
            marked.remove(token)
            about.append(words("about-marked"))
        drawn.append(
            group(
                token_die(token, colour, 0, 0, size),
                halo("rect", -size / 2, -size / 2, size, size, rx=size * 0.2),
                at=(8 + size / 2 + (size + 4) * at, 67),
                id=f"die-{seat}-{at}",
                ref=f"die:{token} dice:{token}" if seat == view["seat"] and not chosen else None,
                class_="marked" if chosen or (token == view["die"] and seat == view["seat"]) else None,
                title=" ".join(about),
            )
        )
    return drawn


def holdings(own: View, wide: float) -> list[Markup]:
    """Coins, then how often each symbol shows on all cards of the player."""
    many = max(own["coins"], *own["symbols"].values()) > 9
    size = min(25, wide / (10.5 if many else 9))
    step = (wide - 2.6 * size) / 3
    drawn = strip(8, 106, size, "var(--ink)", "#coin", str(own["coins"]))
    for at, (symbol, count) in enumerate(own["symbols"].items()):
        x = 6 + 2.6 * size + step * at
        drawn += strip(x, 106, size * 0.92, COLOURS("accent"), f"#{SYMBOL_ICONS[symbol]}", str(count))
    return drawn


def cards(view: View, words: Words, seats: Sequence[str], seat: int, wide: float) -> list[Markup]:
    """Special cards on the left, the start card and the characters after them; closer together if they are many."""
    own = view["players"][seat]
    laid = ([own["start_card"]] if own["start_card"] else []) + own["characters"]
    held = len(own["specials"])
    close = 35 * held + 28 * len(laid) > wide - 12
    apart = max(18, min(35, (wide - 70) / max(held, 1) * 0.6)) if close else 35
    x = 24.0
    drawn: list[Markup] = []
    for special in own["specials"]:
        used = special == "double_turn" and view["doubled"]
        name, about = words.name("special", special), words(f"name-{special}.about")
        told = words("about-special-held", special=name, seat=seats[seat], about=about)
        told += f" {words('about-special-used')}" if used else ""
        x += 5 if used else 0
        drawn.append(special_card(special, x, 154, used=used, id=f"special-{special}", title=told))
        x += apart + (5 if used else 0)
    x += 35 - apart if held else -3
    step = min(28, (wide - x - 16) / max(len(laid) - 1, 1))
    drawn += [
        small_card(card["symbols"], x + step * at, 154, title=about_card(words, card)) for at, card in enumerate(laid)
    ]
    return drawn


def about_card(words: Words, card: View) -> str:
    symbols, name = symbol_words(words, card["symbols"]), words.label("card", card["card"])
    if "coins" in card:
        return words("about-start-card", card=name, symbols=symbols, coins=words("coins", number=card["coins"]))
    return words("about-card", card=name, symbols=symbols)


# ---- display, panel and supply ------------------------------------------------------------------


def table(view: View, words: Words, seats: Sequence[str]) -> Markup:
    setting_up = view["phase"] == "start_card"
    laid = view["start_cards"] if setting_up else view["display"]
    return group(
        open_cards(words, laid, "start" if setting_up else "display"),
        panel(view, words, seats),
        supply(view, words),
        at=(0, PLAYERS),
    )


def open_cards(words: Words, laid: Sequence[View], place: str) -> list[Markup]:
    """The cards to choose from: up to four in a row, more in two rows of low cards."""
    across, high = (4, 122) if len(laid) <= 4 else (3, 59)
    room = 558 / across
    return [
        large_card(
            words.label("card", card["card"]),
            card["symbols"],
            card.get("coins", 0),
            (room - 6, high),
            at=(EDGE + room * (at % across + 0.5) - 3, 6 + high / 2 + (high + 4) * (at // across)),
            id=f"{place}-{card['card']}",
            ref=f"card:{card['card']}",
            title=about_card(words, card),
        )
        for at, card in enumerate(laid)
    ]


def panel(view: View, words: Words, seats: Sequence[str]) -> Markup:
    """Round and who is to play, or how it ended; while a die is being turned, the faces to choose from."""
    content: list[Child] = [text(status(view, words, seats), 102, 82, size=22, least=15, width=196, lines=2)]
    if view["reason"]:
        content.append(
            text(words(f"reason-{view['reason']}"), 102, 116, size=17, least=13, width=196, fill="var(--faint)")
        )
    if view["phase"] == "face":
        content = [face(view, words, value, 22 + 32 * (value - 1)) for value in range(1, 7)]
    heading = round_name(view, words)
    size = fitted(heading, 190, 26, bold=True)
    return group(
        rect(0, 6, 204, 122, rx=10, fill="var(--card)", stroke="var(--line)", stroke_width=2),
        text(heading, 102, 32, size=size, serif=True, bold=True, fill=COLOURS("accent")),
        content,
        at=(574, 0),
        id="panel",
    )


def face(view: View, words: Words, value: int, x: float) -> Markup:
    """A face to which the chosen die can be turned."""
    colour = view["players"][view["seat"]]["colour"]
    token = f"w{value}" if view["die"].startswith("w") else str(value)
    return group(
        token_die(token, colour, 0, 0, 28),
        halo("rect", -15, -15, 30, 30, rx=6),
        at=(x, 84),
        id=f"face-{value}",
        ref=f"face:{value}",
        title=words("about-face", face=value),
    )


def supply(view: View, words: Words) -> Markup:
    """Coins, the point that Krieau offers, piles, the gendarme and special cards nobody holds."""
    free = [entry["special"] for entry in view["specials"] if entry["holder"] is None]
    coins = view["supply"]
    drawn: list[Child] = [
        rect(0, 6, 204, 122, rx=10, fill="var(--card)", stroke="var(--line)", stroke_width=2),
        group(
            strip(8, 36, 32, "var(--ink)", "#coin", str(coins)),
            halo("rect", 4, 14, 82, 44, rx=8),
            id="coins",
            ref="what:coin",
            title=words("about-coins", number=coins),
        ),
        group(
            icon("point", 106, 36, 32, color=COLOURS("accent")),
            halo("rect", 88, 14, 36, 44, rx=8),
            id="point",
            ref="what:point",
            title=words("about-point"),
        ),
        piles(view, words),
    ]
    drawn += [
        special_card(
            special,
            24 + 34 * at,
            96,
            id=f"special-{special}",
            title=words(
                "about-special-free", special=words.name("special", special), about=words(f"name-{special}.about")
            ),
        )
        for at, special in enumerate(free)
    ]
    if view["gendarme"] is None:
        drawn.append(gendarme(180, 96, 40, id="gendarme", title=words("about-gendarme")))
    return group(drawn, at=(786, 0), id="supply")


def piles(view: View, words: Words) -> list[Markup]:
    """The draw pile and the discard pile, by their numbers; none before the start cards are chosen."""
    if view["draw_pile"] is None:
        return []
    drawn = []
    for name, number, y, shape in (
        ("draw-pile", view["draw_pile"], 26, "deck"),
        ("discard-pile", len(view["discard_pile"]), 54, "card"),
    ):
        label = strip(138, y, 22, "var(--faint)", f"#{shape}", str(number))
        area = rect(134, y - 13, 66, 26, fill="none", pointer_events="all")
        drawn.append(group(area, label, id=name, title=words(f"about-{name}", number=number)))
    return drawn
