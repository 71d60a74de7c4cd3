"""The board as text for a terminal, 100 columns wide: you can tell everything apart without colour.

Rooms are letters of their colours: in square brackets empty, in round ones free, between hashes occupied.
"""

from collections.abc import Sequence
from textwrap import wrap

from tabledhote.drawing.board import View
from tabledhote.drawing.palette import SHAPES, SIGNS
from tabledhote.drawing.seats import seat_names, status
from tabledhote.games.austria.board import choices, explain
from tabledhote.games.austria.board.explain import FOODS, SEATS, capital
from tabledhote.words import Words

COLUMNS = 100
SMALL = " ¹²³⁴⁵⁶⁷⁸⁹"
ROOMS = {"empty": "[{}]", "free": "({})", "occupied": "#{}#"}


def text(view: View, words: Words, *, names: Sequence[str] | None = None) -> str:
    """The whole position (a long name or prompt may need more than the 100 columns)."""
    seats = seat_names(words, names, len(view["players"]))
    place = f"{words('round', number=view['round'])}/{view['rounds']}"
    lines = [f"{words('title')} · {place} · {status(view, words, seats, 'active')}", ""]
    lines += objectives(view, words)
    lines += track(view, words)
    lines += queue(view, words)
    lines += dice(view, words)
    first = max(0, view["you"])
    for number in range(len(seats)):
        seat = (first + number) % len(seats)
        lines += ["", *hotel(view, words, seats, view["players"][seat], large=number == 0)]
    lines += ["", *final(view, words, seats), *wrap(words("legend"), COLUMNS)]
    lines += [*decision(view, words), words.prompt(view, seats)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def sign(seat: int) -> str:
    """The shape of a player's colour."""
    return SIGNS[SHAPES[SEATS[seat]]]


def folded(text: str, indent: int) -> list[str]:
    """A paragraph whose first line stands out."""
    return wrap(text, COLUMNS, subsequent_indent=" " * indent, drop_whitespace=True)


def letter(words: Words, field: str, value: str) -> str:
    return words(f"{words.naming(field, value)}.letter")


def plates(words: Words, counts: View) -> str:
    """Food by its letters: SSW is two strudels and a wine."""
    return "".join(letter(words, "food", food) * counts[food] for food in FOODS)


# ---- the common board ---------------------------------------------------------------------------


def objectives(view: View, words: Words) -> list[str]:
    lines = [words("objectives")]
    for card in view["objectives"]:
        places = [sign(seat) for seat in card["discs"]]
        places += [str(points) for points in card["points"][len(places) :]]
        lines.append(f"  {card['objective']} {capital(explain.objective(words, card))}  [{' '.join(places)}]")
    return lines


def track(view: View, words: Words) -> list[str]:
    """The emperor track with the players' shapes, then the three tiles."""
    points = view["emperor"]["points"]
    spaces = "".join(f"{space:>5}" for space in range(len(points)))
    worth = "".join(f"{number:>5}" for number in points)
    discs = "".join(
        f"{''.join(sign(player['seat']) for player in view['players'] if player['emperor'] == space):>5}"
        for space in range(len(points))
    )
    wide = max(len(words("track")), len(words("score")))
    lines = [f"{words('track'):<{wide}}{spaces}", f"{words('score'):<{wide}}{worth}", " " * wide + discs]
    for card in view["emperor"]["tiles"]:
        bonus, loss = explain.effects(words, card["bonus"]), explain.penalty(words, card)
        about = f"  {card['tile']} {words('round', number=card['round'])} (−{card['retreat']}) "
        lines += folded(f"{about}{words.pair(words('bonus'), bonus)}. {words.pair(words('penalty'), loss)}.", 5)
    return lines


def queue(view: View, words: Words) -> list[str]:
    decks = words("about-decks", guests=view["guest_deck"], staff=view["staff_deck"]).partition(" (GA")[0]
    lines = [f"{words('queue')} · {decks}"]
    for card in view["queue"]:
        lines += folded(f"  {words('krone-short', number=card['cost'])}  {guest(words, card, card['order'])}", 8)
    return lines


def guest(words: Words, card: View, order: View) -> str:
    """A guest in one line: name, colour, order, points, reward."""
    color = letter(words, "color", card["color"])
    points = words("points", number=card["points"])
    head = f"{card['guest']} {words.name('guest', card['guest'])} <{color}> {plates(words, order)}"
    return f"{head} · {points} · {explain.effects(words, card['effects'])}"


def dice(view: View, words: Words) -> list[str]:
    spaces = [f"{value} {words.name('action', value)} ×{number}" for value, number in enumerate(view["dice"], 1)]
    return folded(f"{words('dice')}  {' | '.join(spaces)} | {words('bin')} {view['bin']}", 2)


# ---- hotels -------------------------------------------------------------------------------------


def hotel(view: View, words: Words, seats: Sequence[str], player: View, *, large: bool) -> list[str]:
    """One player: goods, the rooms beside the café, the staff; the hand only for the viewer."""
    seat = player["seat"]
    lit = seat in view["winners"] if view["phase"] == "over" else seat == view["active"]
    numbers = ["■" if index < player["covered"] else str(number) for index, number in enumerate(player["tile"])]
    has = [
        words("points", number=view["scores"][seat]),
        words("krones", number=player["krones"]),
        f"{words('track')} {player['emperor']}",
        f"{words('hand')} {player['hand_size']}",
        f"[{' '.join(numbers)}]{'–' if player['passed'] else ''}",
        words.name("board", player["board"]),
    ]
    lines = folded(f"{'▶' if lit else ' '} {sign(seat)} {seats[seat]}  {' · '.join(has)}", 4)
    left = rooms(view, words, player, numbered=large)
    lines += beside(left, cafe(words, player, COLUMNS - max(map(len, left)) - 1))
    if large or player["board"] != "night":  # the night side is the same for all
        lines += folded(groups(words, player), 6)
    if player["played"]:
        lines += folded(f"    {words.pair(words('played'), listed(words, player['played']))}.", 6)
    if large and player["hand"]:
        lines.append(f"    {words.pair(words('hand'), '').rstrip(' ')}")
        for card in player["hand"]:
            lines += folded(f"      {staff(words, card)}", 10)
    return lines


def rooms(view: View, words: Words, player: View, *, numbered: bool) -> list[str]:
    """The four floors from the top, each with its price; a small figure for the points of a space."""
    lines: list[str] = []
    for floor in range(4, 0, -1):
        spaces = [space for space in player["rooms"] if space["room"] // 10 == floor]
        cost = view["floors"][floor - 1]["cost"]
        drawn = "".join(room(words, space, numbered=numbered) for space in spaces)
        lines.append(f"    {words('krone-short', number=cost):>7} {drawn}")
    food = [f"{letter(words, 'food', food)}{player['kitchen'][food]}" for food in FOODS]
    lines.append(f"    {words.pair(words('kitchen'), ' '.join(food))} ")
    return lines


def room(words: Words, space: View, *, numbered: bool) -> str:
    shown = ROOMS[space["state"]].format(letter(words, "color", space["color"]))
    bright = space["points"] if space["state"] == "empty" else 0
    return f"{space['room'] if numbered else ''}{shown}{SMALL[bright]}"


def groups(words: Words, player: View) -> str:
    """What each group of rooms brings; a tick once it is paid."""
    said = [
        f"{'+'.join(map(str, bunch['rooms']))} {explain.group_bonus(words, bunch)}{' ✓' if bunch['paid'] else ''}"
        for bunch in player["groups"]
    ]
    return f"    {words.pair(words('groups'), words.several(said))}."


def cafe(words: Words, player: View, wide: int) -> list[str]:
    """The guests with what they still lack; a tick for a complete order."""
    lines: list[str] = []
    for card in player["cafe"]:
        if card is None:
            lines.append(f"– {words('free')}")
        else:
            order = plates(words, card["order"])
            lacks = "✓" if card["complete"] else f"…{plates(words, card['lacks'])}"
            color = letter(words, "color", card["color"])
            points, reward = words("points", number=card["points"]), explain.effects(words, card["effects"])
            name = words.name("guest", card["guest"])
            lines += wrap(f"{name} <{color}> {order} {lacks} · {points} · {reward}", wide, subsequent_indent="  ")
    return lines


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns."""
    wide = max(len(line) for line in left)
    height = max(len(left), len(right))
    left, right = left + [""] * (height - len(left)), right + [""] * (height - len(right))
    return [f"{one:<{wide}} {other}" for one, other in zip(left, right, strict=True)]


def listed(words: Words, cards: Sequence[View]) -> str:
    """Staff by name; those used this round with a tick."""
    return ", ".join(words.name("staff", card["staff"]) + (" ✓" if card.get("used") else "") for card in cards)


def staff(words: Words, card: View) -> str:
    name, kind = words.name("staff", card["staff"]), words.name("type", card["type"])
    cost = words("krone-short", number=card["cost"])
    head = f"{card['staff']} {name} ({cost}, {kind})"
    return f"{words.pair(head, explain.work(words, card))}."


def final(view: View, words: Words, seats: Sequence[str]) -> list[str]:
    """The final scoring, a paragraph for each player; nothing before the game is over."""
    lines: list[str] = []
    for seat, own in enumerate(view["breakdown"] or ()):
        said = words.several([f"{words.line(line)} {line['points']}" for line in own])
        head = f"{sign(seat)} {seats[seat]} {view['scores'][seat]}"
        lines += folded(f"{words.pair(head, said)}.", 2)
    return [*lines, ""] if lines else []


def decision(view: View, words: Words) -> list[str]:
    """Choices that have no place on the board: cards drawn or to choose from, ways to split, the order of effects."""
    lines: list[str] = []
    for card in choices.drawn_cards(view):
        lines += folded(f"  {staff(words, card)}", 6)
    return lines + [f"  {said}" for _, _, said in choices.chips(view, words)]
