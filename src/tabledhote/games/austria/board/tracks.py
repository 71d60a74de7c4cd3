"""The common board: objectives, rounds with the emperor tiles, the emperor track, the guest queue, the dice."""

from collections.abc import Sequence

from tabledhote.drawing import lettering
from tabledhote.drawing.icons import icon
from tabledhote.drawing.svg import Markup, Point, circle, group, halo, rect, text
from tabledhote.games.austria.board import cards, explain, signs
from tabledhote.games.austria.board.explain import ROOM_COLORS, View
from tabledhote.games.austria.board.pieces import COLOURS, counter, disc, figure, figures, panel
from tabledhote.games.austria.board.signs import Sign, say
from tabledhote.words import Words

SIZE: Point = (830, 644)
OBJECTIVE: Point = (128, 152)
TILE: Point = (122, 96)
SPACE = 57  # pitch of the emperor track
CELL: Point = (130, 140)  # an action space
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
    """All that belongs to nobody."""
    wide, high = SIZE
    return group(
        panel(0, 0, wide, high),
        [objective(words, seats, card, (14 + 136 * n, 12)) for n, card in enumerate(view["objectives"])],
        rounds(view, words),
        [tile(view, words, card, (430 + 131 * n, 68)) for n, card in enumerate(view["emperor"]["tiles"])],
        track(view, words, seats),
        queue(view, words),
        [space(view, words, value, (12 + 135 * (value - 1), 494)) for value in ACTIONS],
        at=at,
        id="common",
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


def objective(words: Words, seats: Sequence[str], card: View, at: Point) -> Markup:
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
        text(asked, wide / 2, 75, size=15, width=118, lines=4, least=10, leading=1.05),
        figures(places, size=18, ink="var(--ink)"),
        halo("rect", 0, 0, wide, high, rx=8),
        at=at,
        id=f"objective-{card['objective']}",
        ref=f"objective:{card['objective']}",
        title=explain.about_objective(words, card),
    )


# ---- rounds and the emperor (GA-15) -------------------------------------------------------------


def rounds(view: View, words: Words) -> Markup:
    """The seven rounds; those that end with an emperor scoring wear a crown and say how far the discs go back."""
    retreats = {card["round"]: card["retreat"] for card in view["emperor"]["tiles"]}
    drawn: list[Markup] = []
    for number in range(1, view["rounds"] + 1):
        x, now = 452 + 48 * (number - 1), number == view["round"]
        fill = "var(--gold)" if now else COLOURS("deep")
        ink = "var(--on-gold)" if now else COLOURS("on-board")
        drawn.append(
            group(
                circle(x, 38, 20, fill=fill, stroke=COLOURS("gilt"), stroke_width=2),
                text(str(number), x, 38, size=22, bold=True, fill=ink),
                icon("crown", x + 15, 20, 18, color=COLOURS("gilt")) if number in retreats else None,
                id=f"round-{number}",
                title=words("about-round", number=number, retreat=retreats.get(number, 0)),
            )
        )
    decks = words("about-decks", guests=view["guest_deck"], staff=view["staff_deck"])
    stock = group(
        rect(774, 10, 48, 36, fill="none", pointer_events="all"),
        counter("guest", view["guest_deck"], 784, 18, 16),
        counter("staff", view["staff_deck"], 784, 37, 16),
        title=decks,
    )
    out = group(
        rect(774, 47, 48, 18, fill="none", pointer_events="all"),
        counter("bin", view["bin"], 784, 56, 16),
        id="bin",
        title=words("about-bin", dice=view["bin"]),
    )
    return group(drawn, figures(stock, out, size=14.7, ink=COLOURS("dim"), anchor=None))


def tile(view: View, words: Words, card: View, at: Point) -> Markup:
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
        id=f"tile-{card['tile']}",
        title=explain.tile(words, card, view["emperor"]["bonus_from"]),
    )


def track(view: View, words: Words, seats: Sequence[str]) -> Markup:
    """The emperor track: spaces with their points, and the players' discs."""
    drawn: list[Markup] = []
    for number, points in enumerate(view["emperor"]["points"]):
        x = 16 + SPACE * number
        fill = "bad-space" if number == 0 else "good-space" if number >= view["emperor"]["bonus_from"] else "wall"
        drawn.append(
            group(
                rect(x, 180, SPACE - 4, 80, rx=7, fill=COLOURS(fill)),
                figure(number, x + 26, 192, 17),
                figure(points, x + 19, 250, 17),
                icon("point", x + 35, 250, 17),
                title=words("about-space", space=number, points=words("points", number=points)),
            )
        )
    discs: list[Markup] = []
    stand: dict[int, int] = {}
    for player in view["players"]:
        here, seat = player["emperor"], player["seat"]
        beside = stand.get(here, 0)
        stand[here] = beside + 1
        together = sum(other["emperor"] == here for other in view["players"])
        x = 16 + SPACE * here + 26 + (0 if together == 1 else -12 + 24 * (beside % 2))
        y = 221 + (0 if together < 3 else -9 + 18 * (beside // 2))
        about = words("about-emperor", seat=seats[seat], space=here)
        discs.append(disc(seat, x, y, 30 if together == 1 else 23, id=f"disc-emperor-{seat}", title=about))
    return group(figures(drawn, size=17, ink="var(--ink)"), discs, id="emperor-track")


# ---- guests and dice ----------------------------------------------------------------------------


def queue(view: View, words: Words) -> Markup:
    """The five guests with what each costs."""
    drawn: list[Markup] = []
    for index, card in enumerate(view["queue"]):
        x = 14 + 163 * index
        drawn.append(cards.guest(card, words, (x, 270), waiting=True))
        drawn.append(
            group(
                rect(x + 38, 446, 74, 32, rx=16, fill=COLOURS("deep"), stroke=COLOURS("gilt"), stroke_width=1.5),
                signs.row([say(card["cost"]), signs.COIN], x + 75, 462, 26, 66, ink=COLOURS("on-board")),
            )
        )
    return group(drawn, id="queue")


def space(view: View, words: Words, value: int, at: Point) -> Markup:
    """An action space with its dice: as many as its strength (GA-5.10)."""
    wide, high = CELL
    dice, name = view["dice"][value - 1], words.name("action", value)
    long = lettering.width(name) * 16 > wide - 10
    rows = [icon(f"die-{value}", 22 + 29 * (n % 4), 80 + 28 * (n // 4), 26) for n in range(min(dice, 7))]
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
            size=13 if long else 16,
            width=wide - 10,
            lines=2 if long else 1,
            least=10,
            leading=1,
            fill=COLOURS("on-wall"),
        ),
        rect(6, 62, wide - 12, high - 68, rx=7, fill=COLOURS("deep"), opacity=0.18),
        rows,
        text(f"×{dice}", wide - 9, 124, size=21, bold=True, anchor="end", fill=COLOURS("on-wall")) if dice else None,
        halo("rect", 0, 0, wide, high, rx=9),
        at=at,
        id=f"space-{value}",
        ref=f"value:{value}",
        title=about,
    )
