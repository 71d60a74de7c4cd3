"""Guest and staff cards: large for the queue and the viewer's hotel, small for the other hotels."""

from tabledhote.drawing.board import View
from tabledhote.drawing.icons import BOX, icon, lined
from tabledhote.drawing.svg import Markup, Point, group, halo, rect, text
from tabledhote.games.austria.board import explain, signs
from tabledhote.games.austria.board.explain import FOODS
from tabledhote.games.austria.board.pieces import CHIP, COLOURS, GUEST, LEAST, LINE, STAFF
from tabledhote.words import Words


def dishes(card: View, at: Point, size: float, pitch: float, *, seat: int | None = None) -> Markup:
    """The order in a line: as printed in the queue; in the café of a seat, served food as pieces, which come
    from its tray or kitchen, and missing food as empty plates."""
    order, drawn = card["order"], list[Markup]()
    lacks = order if seat is None else card["lacks"]
    step = pitch * BOX / size
    for food in FOODS:
        for n in range(order[food] - lacks[food]):
            drawn.append(lined(f"piece-{food}", step * len(drawn), id=f"{food}-{card['guest']}-{n}"))
    for food in FOODS:
        drawn += [
            lined(f"{'piece' if seat is None else 'order'}-{food}", step * (len(drawn) + n)) for n in range(lacks[food])
        ]
    source = None if seat is None else f"tray-{seat} kitchen-{seat}"
    return group(drawn, data_from=source, at=(at[0], at[1] - size / 2), scale=size / BOX)


def guest(card: View, words: Words, at: Point, *, seat: int | None = None, marked: bool = False) -> Markup:
    """A guest card, in the queue or in the café of a seat."""
    wide, high = GUEST
    color, name = card["color"], words.name("guest", card["guest"])
    plates = sum(card["order"].values())
    done = bool(card.get("complete"))
    return group(
        icon(f"guest-{color}", wide / 2, high / 2, high),
        text(name, 38, 21, size=16, width=108, lines=2, least=LEAST, leading=1.05, anchor="start", bold=True),
        dishes(card, (75 - 16.5 * (plates - 1) - 15.5, 62), 31, 33, seat=seat),
        icon("check", 135, 62, 22, color="var(--good)") if done and plates < 4 else None,
        text(str(card["points"]), 84, 104, size=24, bold=True, anchor="start"),
        signs.row(signs.effects(card["effects"]), wide / 2, 144, 27, wide - 24)
        or text("–", wide / 2, 144, size=24, fill="var(--faint)"),
        rect(2.5, 2.5, wide - 5, high - 5, rx=7, fill="none", stroke="var(--good)", stroke_width=4) if done else None,
        halo("rect", 0, 0, wide, high, rx=9),
        class_="marked" if marked else None,
        at=at,
        id=f"guest-{card['guest']}",
        ref=f"guest:{card['guest']}",
        title=explain.guest(words, card),
    )


def guest_line(card: View, words: Words, at: Point, seat: int) -> Markup:
    """A guest at another player's table in one line: order, points, reward."""
    wide, high = LINE
    color = card["color"]
    points = 44 + 23 * sum(card["order"].values())
    return group(
        icon(f"line-{color}", wide / 2, high / 2, wide),
        dishes(card, (37.5, high / 2), 23, 23, seat=seat),
        signs.row(
            [
                *([("text", str(card["points"])), signs.STAR, signs.BREAK] if card["points"] else []),
                *signs.effects(card["effects"]),
            ],
            (points + wide) / 2,
            high / 2,
            20,
            wide - points - 8,
        ),
        rect(1.5, 1.5, wide - 3, high - 3, rx=6, fill="none", stroke="var(--good)", stroke_width=3)
        if card.get("complete")
        else None,
        halo("rect", 0, 0, wide, high, rx=7),
        at=at,
        id=f"guest-{card['guest']}",
        ref=f"guest:{card['guest']}",
        title=explain.other_guest(words, card),
    )


def staff(card: View, words: Words, at: Point, *, scale: float = 1) -> Markup:
    """A staff card: cost, name, type, effect. One that is used this round is pale."""
    wide, high = STAFF
    used, name = bool(card.get("used")), words.name("staff", card["staff"])
    return group(
        group(
            icon("staff-card", wide / 2, high / 2, wide),
            text(str(card["cost"]), 19, 20, size=20, bold=True, fill="var(--on-gold)"),
            text(name, 37, 27, size=15, width=100, lines=3, least=LEAST, leading=1, anchor="start", bold=True),
            icon(f"type-{card['type']}", 20, 75, 19),
            signs.row(signs.staff(card), 82, 75, 25, 96),
            opacity=0.65 if used else None,
        ),
        icon("check", 20, 19, 30, color="var(--good)") if used else None,
        halo("rect", 0, 0, wide, high, rx=8),
        at=at,
        scale=scale,
        id=f"staff-{card['staff']}",
        ref=f"staff:{card['staff']}",
        title=explain.staff(words, card),
    )


def staff_chip(card: View, words: Words, at: Point, *, named: bool) -> Markup:
    """A played card of another player: type and effect. It is `named` while an action can mean it (GA-16.3)."""
    wide, high = CHIP
    return group(
        icon("staff-chip", wide / 2, high / 2, wide),
        icon(f"type-{card['type']}", 14, high / 2, 15),
        signs.row(signs.staff(card), (24 + wide) / 2, high / 2, 18, wide - 32),
        halo("rect", 0, 0, wide, high, rx=6) if named else None,
        opacity=0.6 if card.get("used") else None,
        at=at,
        id=f"staff-{card['staff']}",
        ref=f"staff:{card['staff']}" if named else None,
        title=explain.played(words, card),
    )


def back(at: Point, scale: float = 1) -> Markup:
    """A staff card face down."""
    wide, high = STAFF
    return group(
        rect(0, 0, wide, high, rx=8, fill=COLOURS("deep"), stroke=COLOURS("gilt"), stroke_width=2),
        icon("staff", wide / 2, high / 2, 44, color=COLOURS("gilt")),
        at=at,
        scale=scale,
    )


def in_play(player: View) -> list[View]:
    """The played staff; the Secretary's card says what it copies (GA-16.3)."""
    copied = player["copied"]
    copies = [card["effects"] and card["effects"][0]["kind"] == "copy_end_staff" for card in player["played"]]
    cards_ = zip(player["played"], copies, strict=True)
    return [{**card, "copied": copied} if copying and copied else card for card, copying in cards_]
