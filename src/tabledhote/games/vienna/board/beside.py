"""What lies beside the city: the open cards, whose turn it is, and the supply."""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.icons import icon
from tabledhote.drawing.seats import status
from tabledhote.drawing.svg import Child, Markup, Point, group, halo, rect, text
from tabledhote.games.vienna.board.pieces import (
    COLOURS,
    LEAST,
    gendarme,
    large_card,
    special_card,
    strip,
    token_die,
)
from tabledhote.games.vienna.board.players import about_card, round_name
from tabledhote.words import Words

EDGE = 10
HIGH = 136  # of the row in which all this lies


def open_cards(view: View, words: Words, wide: float, y: float) -> Markup:
    """The cards to choose from: up to four in a row, more in two rows of low cards."""
    place = "start" if view["phase"] == "start_card" else "display"
    laid = view["start_cards"] if place == "start" else view["display"]
    across, high = (4, 122) if len(laid) <= 4 else (3, 59)
    room = (wide - EDGE) / across
    return group(
        [
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
        ],
        at=(0, y),
    )


def panel(view: View, words: Words, seats: Sequence[str], at: Point, scale: float = 1) -> Markup:
    """Round and player to move, or how it ended; while a die is being turned, the faces to choose from."""
    content: list[Child] = [text(status(view, words, seats), 102, 82, size=22, least=LEAST + 1, width=196, lines=2)]
    if view["reason"]:
        content.append(
            text(words(f"reason-{view['reason']}"), 102, 116, size=17, least=LEAST + 1, width=196, fill="var(--faint)")
        )
    if view["phase"] == "face":
        content = [face(view, words, value) for value in range(1, 7)]
    heading = round_name(view, words)
    return group(
        rect(0, 6, 204, 122, rx=10, fill="var(--card)", stroke="var(--line)", stroke_width=2),
        text(heading, 102, 32, size=26, least=LEAST, width=190, serif=True, bold=True, fill=COLOURS("accent")),
        content,
        at=at,
        scale=scale,
        id="panel",
    )


def face(view: View, words: Words, value: int) -> Markup:
    """A face to which the chosen die can be turned, in two rows of three."""
    colour = view["players"][view["seat"]]["colour"]
    token = f"w{value}" if view["die"].startswith("w") else str(value)
    return group(
        token_die(token, colour, 0, 0, 34),
        halo("rect", -18, -18, 36, 36, rx=7),
        at=(46 + 56 * ((value - 1) % 3), 66 + 41 * ((value - 1) // 3)),
        id=f"face-{value}",
        ref=f"face:{value}",
        title=words("about-face", face=value),
    )


def supply(view: View, words: Words, at: Point, scale: float = 1) -> Markup:
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
    return group(drawn, at=at, scale=scale, id="supply")


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
