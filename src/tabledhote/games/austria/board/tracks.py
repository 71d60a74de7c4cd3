"""The common board: objectives, rounds with the emperor tiles, the emperor track, the guest queue, the dice."""

from collections.abc import Sequence

from tabledhote.drawing import lettering
from tabledhote.drawing.board import View
from tabledhote.drawing.icons import icon
from tabledhote.drawing.svg import Markup, Point, circle, group, halo, rect, text
from tabledhote.games.austria.board import cards, explain, signs
from tabledhote.games.austria.board.explain import ROOM_COLORS
from tabledhote.games.austria.board.pieces import COLOURS, LEAST, counter, disc, figure, figures, panel
from tabledhote.games.austria.board.signs import Sign, say
from tabledhote.words import Words

SIZE: Point = (830, 644)
OFFERS: Point = (520, 800)
AIMS: Point = (520, 438)
OBJECTIVE: Point = (128, 152)
TILE: Point = (122, 96)
CELL: Point = (130, 140)  # an action space
SWITCH: Point = (62, 28)  # for one more
BOOSTED = (1, 2, 3, 4)  # actions of which more strength is more (GA-5.12)
ACTIONS: dict[int, list[Sign]] = {
    1: [("food", "strudel"), say("≥"), ("food", "cake")],
    2: [("food", "wine"), say("≥"), ("food", "coffee")],
    3: [signs.ROOM],
    4: [signs.COIN, say("+"), signs.CROWN],
    5: [signs.STAFF, say("−"), signs.COIN],
    6: [say("−1"), signs.COIN, ("icon", "turn")],
}
TESTS = {
    "krones": "coin",
    "room_tiles": "door",
    "staff_played": "staff",
    "emperor": "crown",
    "floors_full": "floor",
    "groups_full": "block",
    "columns_full": "column",
}


def common(view: View, words: Words, seats: Sequence[str], at: Point) -> Markup:
    """Everything that belongs to nobody, on one board."""
    return group(
        panel(0, 0, *SIZE),
        objectives(words, seats, view, (14, 12), 136, 1),
        rounds(view, words, (432, 18)),
        tiles(view, words, (430, 68), 131, 1),
        track(view, words, seats, (16, 180), 57),
        queue(view, words, (14, 270), 163, 5),
        spaces(view, words, (12, 494), 135, 6, 1),
        at=at,
        id="common",
    )


def offers(view: View, words: Words, at: Point) -> Markup:
    """What can be taken, for a narrow page: guests, and dice below them."""
    return group(
        panel(0, 0, *OFFERS),
        queue(view, words, (13, 12), 166, 3),
        rounds(view, words, (346, 236), 3),
        spaces(view, words, (13, 444), 166, 3, 1.24),
        at=at,
    )


def aims(view: View, words: Words, seats: Sequence[str], at: Point) -> Markup:
    """What brings points later, for a narrow page: objectives, emperor tiles, the emperor track."""
    return group(
        panel(0, 0, *AIMS),
        objectives(words, seats, view, (12, 12), 166, 1.26),
        tiles(view, words, (12, 212), 166, 1.32),
        track(view, words, seats, (10, 348), 36),
        at=at,
    )


# ---- objectives (GA-14) -------------------------------------------------------------------------


def wanted(card: View) -> list[Sign]:
    """The requirement of an objective in signs."""
    if card["test"] == "occupied":
        asked = [(color, card[color]) for color in ROOM_COLORS if card.get(color)]
        return [sign for color, number in asked for sign in (say(number), ("mark", color))]
    if card["test"] == "colors_full":
        return [say(f"{card['n']}×"), ("mark", "blue"), say("/"), ("mark", "red"), say("/"), ("mark", "yellow")]
    return [say(card["n"]), ("icon", TESTS[card["test"]])]


def objectives(words: Words, seats: Sequence[str], view: View, at: Point, pitch: float, scale: float) -> list[Markup]:
    return [
        objective(words, seats, card, (at[0] + pitch * n, at[1]), scale) for n, card in enumerate(view["objectives"])
    ]


def objective(words: Words, seats: Sequence[str], card: View, at: Point, scale: float) -> Markup:
    """An objective with its three places, and the discs that lie there."""
    wide, high = OBJECTIVE
    asked = explain.capital(explain.objective(words, card))
    places: list[Markup] = []
    for place, points in enumerate(card["points"]):
        x = 26 + 38 * place
        places.append(circle(x, 126, 17, fill="var(--shade)", stroke="var(--line)", stroke_width=1.5))
        places.append(figure(points, x, 126, 18))
    for place, seat in enumerate(card["discs"]):
        points = words("points", number=card["points"][place])
        about = words("about-disc", seat=seats[seat], points=points)
        places.append(disc(seat, 26 + 38 * place, 126, 34, id=f"disc-{card['objective']}-{seat}", title=about))
    return group(
        rect(0, 0, wide, high, rx=8, fill="var(--card)", stroke=COLOURS("gilt"), stroke_width=2),
        signs.row(wanted(card), wide / 2, 25, 30, wide - 16),
        text(asked, wide / 2, 75, size=15, width=118, lines=4, least=LEAST, leading=1.05),
        figures(places, size=18, ink="var(--ink)"),
        halo("rect", 0, 0, wide, high, rx=8),
        at=at,
        scale=scale,
        id=f"objective-{card['objective']}",
        ref=f"objective:{card['objective']}",
        title=explain.about_objective(words, card),
    )


# ---- rounds and the emperor (GA-15) -------------------------------------------------------------


def rounds(view: View, words: Words, at: Point, across: int = 7) -> Markup:
    """The rounds; those that end with an emperor scoring wear a crown and say how far the discs go back. Then what is
    left in the decks and the bin."""
    retreats = {card["round"]: card["retreat"] for card in view["emperor"]["tiles"]}
    drawn: list[Markup] = []
    for number in range(1, view["rounds"] + 1):
        row, column = divmod(number - 1, across)
        x, y, now = 20 + 48 * column, 20 + 48 * row, number == view["round"]
        ground, ink = ("var(--gold)", "var(--on-gold)") if now else (COLOURS("deep"), COLOURS("on-board"))
        drawn.append(
            group(
                circle(x, y, 20, fill=ground, stroke=COLOURS("gilt"), stroke_width=2),
                text(str(number), x, y, size=22, bold=True, fill=ink),
                icon("crown", x + 15, y - 18, 18, color=COLOURS("gilt")) if number in retreats else None,
                id=f"round-{number}",
                title=words("about-round", number=number, retreat=retreats.get(number, 0)),
            )
        )
    decks = words("about-decks", guests=view["guest_deck"], staff=view["staff_deck"])
    stock = group(
        rect(0, 0, 48, 36, fill="none", pointer_events="all"),
        counter("guest", view["guest_deck"], 10, 8, 16),
        counter("staff", view["staff_deck"], 10, 27, 16),
        title=decks,
    )
    out = group(
        rect(0, 37, 48, 18, fill="none", pointer_events="all"),
        counter("bin", view["bin"], 10, 46, 16),
        id="bin",
        title=words("about-bin", dice=view["bin"]),
    )
    left = (342, -8) if across >= view["rounds"] else (54, 96)
    return group(drawn, group(figures(stock, out, size=14.7, ink=COLOURS("dim"), manner="tally"), at=left), at=at)


def tiles(view: View, words: Words, at: Point, pitch: float, scale: float) -> list[Markup]:
    shown = enumerate(view["emperor"]["tiles"])
    return [tile(view, words, card, (at[0] + pitch * n, at[1]), scale) for n, card in shown]


def tile(view: View, words: Words, card: View, at: Point, scale: float) -> Markup:
    """An emperor tile: bonus above, penalty below; the one that comes next is lit."""
    wide, high = TILE
    past = card["round"] < view["round"] or view["phase"] == "over"
    return group(
        rect(0, 0, wide, high, rx=8, fill="var(--card)", stroke=COLOURS("gilt"), stroke_width=2),
        rect(0, 0, 24, high, rx=8, fill=COLOURS("deep")),
        text(card["tile"][0], 12, 22, size=18, bold=True, serif=True, fill=COLOURS("gilt")),
        text(str(card["round"]), 12, 74, size=18, bold=True, fill=COLOURS("on-board")),
        icon("crown", 12, 50, 18, color=COLOURS("gilt")),
        rect(28, high / 2 - 1, wide - 34, 1.5, fill="var(--line)"),
        signs.row(signs.effects(card["bonus"]), 73, 25, 26, 90, ink=COLOURS("bonus")),
        signs.row(signs.penalty(card["penalty"]), 73, 71, 24, 90, ink=COLOURS("penalty")),
        opacity=0.55 if past else None,
        at=at,
        scale=scale,
        id=f"tile-{card['tile']}",
        title=explain.tile(words, card, view["emperor"]["bonus_from"]),
    )


def track(view: View, words: Words, seats: Sequence[str], at: Point, pitch: float) -> Markup:
    """The emperor track: spaces with their points, and the players' discs."""
    drawn: list[Markup] = []
    middle, size = pitch / 2 - 2, min(17, pitch * 0.4)
    for number, points in enumerate(view["emperor"]["points"]):
        x = pitch * number
        fill = "bad-space" if number == 0 else "good-space" if number >= view["emperor"]["bonus_from"] else "wall"
        drawn.append(
            group(
                rect(x, 0, pitch - 4, 80, rx=7, fill=COLOURS(fill)),
                figure(number, x + middle, 12, size),
                figure(points, x + middle - size * 0.45, 70, size),
                icon("point", x + middle + size * 0.5, 70, size),
                title=words("about-space", space=number, points=words("points", number=points)),
            )
        )
    discs = [
        track_disc(view, words, seats, player, pitch, (middle, min(30, pitch * 0.8))) for player in view["players"]
    ]
    return group(figures(drawn, size=size, ink="var(--ink)"), discs, at=at, id="emperor-track")


def track_disc(
    view: View, words: Words, seats: Sequence[str], player: View, pitch: float, place: tuple[float, float]
) -> Markup:
    """A player's disc: alone in the middle of its space, or one of up to four beside and below each other."""
    here, seat = player["emperor"], player["seat"]
    together = [other["seat"] for other in view["players"] if other["emperor"] == here]
    beside, (middle, size) = together.index(seat), place
    x, y = pitch * here + middle, 41.0
    if len(together) > 1:
        size *= 0.76 if pitch > 40 else 0.56
        x += size * (beside % 2 - 0.5) * 1.04
        y += 0 if len(together) < 3 else size * (beside // 2 - 0.5) * 0.8
    about = words("about-emperor", seat=seats[seat], space=here)
    return disc(seat, x, y, size, id=f"disc-emperor-{seat}", title=about)


# ---- guests and dice ----------------------------------------------------------------------------


def queue(view: View, words: Words, at: Point, pitch: float, across: int) -> Markup:
    """The five guests with what each costs."""
    drawn: list[Markup] = []
    for index, card in enumerate(view["queue"]):
        x, y = pitch * (index % across), 216 * (index // across)
        drawn.append(cards.guest(card, words, (x, y)))
        drawn.append(
            group(
                rect(x + 38, y + 176, 74, 32, rx=16, fill=COLOURS("deep"), stroke=COLOURS("gilt"), stroke_width=1.5),
                signs.row([say(card["cost"]), signs.COIN], x + 75, y + 192, 26, 66, ink=COLOURS("on-board")),
            )
        )
    return group(drawn, at=at, id="queue")


def spaces(view: View, words: Words, at: Point, pitch: float, across: int, scale: float) -> list[Markup]:
    places = [
        (at[0] + pitch * (n % across), at[1] + (CELL[1] + 2) * scale * (n // across)) for n in range(len(ACTIONS))
    ]
    return [space(view, words, value, place, scale) for value, place in zip(ACTIONS, places, strict=True)]


def space(view: View, words: Words, value: int, at: Point, scale: float) -> Markup:
    """An action space with its dice: as many as its strength (GA-5.10)."""
    wide, high = CELL
    dice, name = view["dice"][value - 1], words.name("action", value)
    long = lettering.width(name) * 16 > wide - 10
    about = words(
        "about-dice",
        value=value,
        action=name,
        dice=dice,
        about=words(f"action-{value}.about"),
    )
    return group(
        rect(0, 0, wide, high, rx=9, fill=COLOURS("wall"), stroke=COLOURS("gilt"), stroke_width=2),
        rect(0, 0, 34, 34, rx=9, fill=COLOURS("deep")),
        text(str(value), 17, 17, size=24, bold=True, fill=COLOURS("gilt")),
        signs.row(ACTIONS[value], 82, 18, 27, 86, ink=COLOURS("on-wall")),
        text(
            name,
            wide / 2,
            48,
            size=LEAST if long else 16,
            width=wide - 10,
            lines=2 if long else 1,
            least=LEAST,
            leading=1,
            fill=COLOURS("on-wall"),
        ),
        rect(6, 62, wide - 12, high - 68, rx=7, fill=COLOURS("deep"), opacity=0.18),
        pool(value, dice),
        halo("rect", 0, 0, wide, high, rx=9),
        boost(words) if value in BOOSTED and chooses_action(view) else None,
        at=at,
        scale=scale,
        id=f"space-{value}",
        ref=f"value:{value}",
        title=about,
    )


def chooses_action(view: View) -> bool:
    return bool(view["you"] == view["seat"] and view["phase"] in ("turn", "copy", "extra_action"))


def boost(words: Words) -> Markup:
    """The switch for one more (GA-5.12). A page shows it where it can be turned; elsewhere nobody sees it."""
    wide, high = SWITCH
    return group(
        rect(0, 0, wide, high, rx=13, fill="var(--card)", stroke="var(--glow)", stroke_width=2),
        text("−", 10, high / 2, size=19, bold=True),
        icon("coin", 24, high / 2, 19, color=COLOURS("penalty")),
        text("+1", 47, high / 2, size=19, bold=True),
        at=(CELL[0] - wide - 3, CELL[1] - high - 3),
        class_="switch",
        data_switch="boost",
        visibility="hidden",
        title=words("switch-boost"),
    )


def pool(value: int, dice: int) -> list[Markup]:
    """The dice of a space, as large as their number allows; more than eight are counted."""
    across, size = (2, 34) if dice < 5 else (3, 34) if dice < 7 else (4, 26)
    if dice > 8:
        return [icon(f"die-{value}", 40, 98, 44), text(f"×{dice}", 94, 98, size=30, bold=True, fill=COLOURS("on-wall"))]
    pitch, down = size + 3, size + 1
    left = CELL[0] / 2 - pitch * (min(dice, across) - 1) / 2
    top = 98 - down * ((dice - 1) // across) / 2
    return [icon(f"die-{value}", left + pitch * (n % across), top + down * (n // across), size) for n in range(dice)]
