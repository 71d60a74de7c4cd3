"""The board in coloured letters: dice and guests, one's hotel with its café, the emperor, the others' hotels."""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.lines import ASIDE, FREE, Line, Lines, Piece, beside, flowed, folded, short, width
from tabledhote.drawing.palette import SHAPES, SIGNS
from tabledhote.drawing.seats import seat_names
from tabledhote.games.austria.board import choices, explain
from tabledhote.games.austria.board.explain import FOODS, SEATS, capital
from tabledhote.games.austria.board.plain import ROOMS, SMALL, groups, letter, staff
from tabledhote.words import Words

HOUSE = 30  # columns of the rooms
WIDE = 124  # columns from which on the common board stands beside the hotels


def lines(
    view: View, words: Words, /, *, names: Sequence[str] | None = None, columns: int = FREE, aside: int = ASIDE
) -> Lines:
    """What a decision needs first; in the hand the viewer's staff, and choices that have no place on the board."""
    seats = seat_names(words, names, len(view["players"]))
    room = columns // 2 - 2 if columns >= WIDE else columns
    first = max(0, view["you"])
    order = [view["players"][(first + number) % len(seats)] for number in range(len(seats))]
    own, *others = (hotel(view, words, seats, player, room) for player in order)
    common = [*dice(view, words, room), [], *queue(view, words, room), []]
    imperial = [*emperor(view, words, room), [], *objectives(view, words, room)]
    rest = [line for each in others for line in ([], *each)]
    if columns >= WIDE:
        drawn = beside([*common, *imperial], [*own, *rest], columns // 2)
    else:
        drawn = [*common, *own, [], *imperial, *rest]
    drawn += [[], *folded(words("legend"), columns, indent=0, colour="faint")]
    return Lines([*final(view, words, seats, columns), *drawn], hand(view, words, aside))


def mark(seat: int) -> Piece:
    """The shape of a player's colour."""
    return Piece(SIGNS[SHAPES[SEATS[seat]]], SEATS[seat], bold=True)


# ---- the common board ---------------------------------------------------------------------------


def dice(view: View, words: Words, columns: int) -> list[Line]:
    """The six spaces with their dice, and the bin."""
    groups: list[Line] = []
    for value, number in enumerate(view["dice"], 1):
        refs = f"value:{value}"
        look = ("on-gold", "gold") if number else ("faint", "shade")
        name = f" {words.name('action', value)} "
        groups.append([Piece(f" {value} ×{number} ", *look, bold=True, refs=refs), Piece(name, refs=refs)])
    return flowed([*groups, [Piece(f" {words('bin')} {view['bin']}", "faint")]], columns, indent=0)


def queue(view: View, words: Words, columns: int) -> list[Line]:
    """The guests who wait, with their price."""
    drawn: list[Line] = [[Piece(words("queue"), bold=True)]]
    for card in view["queue"]:
        price = Piece(f"{words('krone-short', number=card['cost']):>5} ", "gold", bold=True)
        drawn += guest(words, card, columns, [price], card["order"])
    return drawn


def guest(words: Words, card: View, columns: int, head: Line, order: View) -> list[Line]:
    """A guest: name in the colour, order, points, reward."""
    refs = f"guest:{card['guest']}"
    badge = [
        *head,
        Piece(f" {letter(words, 'color', card['color'])} ", *colours(card["color"], strong=True), bold=True, refs=refs),
        Piece(f" {short(words.name('guest', card['guest']), 22)} ", bold=True, refs=refs),
        *plates(words, order, refs),
    ]
    points, reward = words("points", number=card["points"]), explain.effects(words, card["effects"])
    return folded(f" {points} · {reward}", columns, head=badge, indent=width(head) + 4, colour="faint")


def colours(color: str, *, strong: bool = False) -> tuple[str, str]:
    """The letters and the ground of a room's or guest's colour."""
    return (f"on-{color}", color) if strong else (f"austria-ink-{color}", f"austria-pale-{color}")


def plates(words: Words, counts: View, refs: str = "") -> Line:
    """Food by its letters, each on its own plate."""
    return [
        Piece(letter(words, "food", food), f"austria-on-{food}", f"austria-{food}", bold=True, refs=refs)
        for food in FOODS
        for _ in range(counts[food])
    ]


def emperor(view: View, words: Words, columns: int) -> list[Line]:
    """The track with the players' shapes, then the tiles that are still to be scored."""
    drawn: list[Line] = [[Piece(words("track"), bold=True)]]
    spaces, discs = [Piece(" ")], [Piece(" ")]
    for space, points in enumerate(view["emperor"]["points"]):
        standing = [player["seat"] for player in view["players"] if player["emperor"] == space]
        spaces.append(Piece(f"{points:>4}", "ink" if standing else "faint", bold=bool(standing)))
        discs += [Piece(" " * (4 - len(standing))), *(mark(seat) for seat in standing)]
    drawn += [spaces, discs]
    for card in view["emperor"]["tiles"]:
        bonus, loss = explain.effects(words, card["bonus"]), explain.penalty(words, card)
        over = card["round"] < view["round"]
        about = Piece(
            f" {card['tile']} {words('round', number=card['round'])} (−{card['retreat']}) ",
            "faint" if over else "austria-accent",
            bold=not over,
            refs=f"tile:{card['tile']}",
        )
        if not over:
            said = f"{words.pair(words('bonus'), bonus)}. {words.pair(words('penalty'), loss)}."
            drawn += folded(said, columns, head=[about], indent=5, colour="faint")
    return drawn


def objectives(view: View, words: Words, columns: int) -> list[Line]:
    drawn: list[Line] = [[Piece(words("objectives"), bold=True)]]
    for card in view["objectives"]:
        line: Line = [Piece("  ")]
        line += [mark(seat) for seat in card["discs"]]
        line.append(Piece(" ".join(map(str, card["points"][len(card["discs"]) :])) + " ", "gold", bold=True))
        drawn += folded(capital(explain.objective(words, card)), columns, head=line, indent=4)
    return drawn


# ---- hotels -------------------------------------------------------------------------------------


def hotel(view: View, words: Words, seats: Sequence[str], player: View, columns: int) -> list[Line]:
    """One player: goods, the rooms beside the café, the bonuses of the viewer's groups, the staff."""
    seat = player["seat"]
    own = seat == view["you"]
    drawn: list[Line] = [
        *purse(view, words, seats, player, columns),
        *beside(rooms(view, words, player, own), cafe(words, player, columns - HOUSE), HOUSE),
    ]
    if own:
        drawn += folded(groups(words, player).strip(), columns, head=[Piece("  ")], indent=4, colour="faint")
    if player["played"]:
        drawn += folded(played(words, player), columns, head=[Piece("  ")], indent=4, colour="faint")
    return drawn


def purse(view: View, words: Words, seats: Sequence[str], player: View, columns: int) -> list[Line]:
    """Name, points, money, cards, and the discs of the turn order."""
    seat = player["seat"]
    lit = seat in view["winners"] if view["phase"] == "over" else seat == view["active"]
    order = " ".join("■" if index < player["covered"] else str(number) for index, number in enumerate(player["tile"]))
    head = [
        Piece("► " if lit else "  ", "glow", bold=True),
        mark(seat),
        Piece(f" {short(seats[seat], 16)}  ", bold=True),
    ]
    has: list[Line] = [
        [Piece(words("points", number=view["scores"][seat]), bold=True), Piece("  ")],
        [Piece(words("krones", number=player["krones"]), "gold", bold=True), Piece("  ")],
        [Piece(f"{words('hand')} {player['hand_size']}  ", "faint")],
        [Piece(f"[{order}]{'–' if player['passed'] else ''}", "faint")],
    ]
    return flowed(has, columns, head=head, indent=5)


def rooms(view: View, words: Words, player: View, own: bool) -> list[Line]:
    """The four floors from the top, each with its price, then the kitchen."""
    drawn: list[Line] = []
    for floor in range(4, 0, -1):
        price = words("krone-short", number=view["floors"][floor - 1]["cost"])
        line: Line = [Piece(f"{price:>5} ", "gold")]
        for space in player["rooms"]:
            if space["room"] // 10 == floor:
                line += room(words, space, own)
        drawn.append(line)
    line = [Piece(f"{short(words('kitchen'), 10)} ", "faint")]
    for food in FOODS:
        look = (f"austria-on-{food}", f"austria-{food}")
        text = f"{letter(words, 'food', food)}{player['kitchen'][food]}"
        line += [Piece(text, *look, bold=True, refs=f"food:{food}" if own else ""), Piece(" ")]
    return [*drawn, line]


def room(words: Words, space: View, own: bool) -> Line:
    """An empty space in brackets, a free room in round ones, an occupied one between hashes, in its colour."""
    said = ROOMS[space["state"]].format(letter(words, "color", space["color"]))
    bright = space["points"] if space["state"] == "empty" else 0
    refs = f"room:{space['room']}" if own else ""
    if space["state"] == "empty":
        piece = Piece(said, f"austria-ink-{space['color']}", refs=refs)
    else:
        piece = Piece(said, *colours(space["color"], strong=space["state"] == "occupied"), bold=True, refs=refs)
    return [piece, Piece(SMALL[bright], "gold", refs=refs)]


def cafe(words: Words, player: View, columns: int) -> list[Line]:
    """The guests with what they still lack; a tick for a complete order."""
    drawn: list[Line] = []
    for card in player["cafe"]:
        if card is None:
            drawn.append([Piece(f" – {words('free')}", "faint")])
            continue
        done = [Piece(" ✓", "good", bold=True)] if card["complete"] else []
        drawn += guest(words, card, columns, done, card["lacks"])
    return drawn


def played(words: Words, player: View) -> str:
    names = [words.name("staff", card["staff"]) + (" ✓" if card.get("used") else "") for card in player["played"]]
    return f"{words.pair(words('played'), ', '.join(names))}."


def hand(view: View, words: Words, columns: int) -> list[Line]:
    """The viewer's staff cards and those drawn; then what the decision is about, such as effects in their order."""
    held = view["players"][view["you"]]["hand"] or () if view["you"] >= 0 else ()
    drawn: list[Line] = []
    for card in [*choices.drawn_cards(view), *held]:
        number, _, said = staff(words, card).partition(" ")
        badge = Piece(f" {number} ", "on-gold", "gold", bold=True, refs=f"staff:{card['staff']}")
        drawn += folded(f" {said}", columns, head=[badge])
    return drawn


def final(view: View, words: Words, seats: Sequence[str], columns: int) -> list[Line]:
    """The final scoring, a paragraph for each player; nothing before the game is over."""
    drawn: list[Line] = []
    for seat, own in enumerate(view["breakdown"] or ()):
        said = "; ".join(f"{words.line(line)} {line['points']}" for line in own)
        whose = f"{seats[seat]} {view['scores'][seat]}"
        drawn += folded(f" {words.pair(whose, said)}.", columns, head=[mark(seat)])
    return [*drawn, []] if drawn else []
