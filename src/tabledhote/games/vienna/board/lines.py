"""The board in coloured letters: players with their dice, the route with what stands on it, the cards on display."""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.lines import ASIDE, FREE, Line, Lines, Piece, beside, flowed, folded, short
from tabledhote.drawing.palette import SHAPES, SIGNS
from tabledhote.drawing.seats import seat_names
from tabledhote.games.vienna.board.plain import does
from tabledhote.games.vienna.board.players import symbol_words
from tabledhote.words import Words

EFFECT = 18  # columns for what a space does
STANDING = 45  # the column at which dice stand
ROUTE = 62  # columns that the route needs
WIDE = 114  # columns from which on the players stand beside the route
LETTERS = {"citizen": "♙", "cross": "†", "crown": "♛"}


def lines(
    view: View, words: Words, /, *, names: Sequence[str] | None = None, columns: int = FREE, aside: int = ASIDE
) -> Lines:
    """The route between the players and the cards, or beside them; in the hand the viewer's own cards."""
    seats = seat_names(words, names, len(view["players"]))
    room = columns - ROUTE - 2 if columns >= WIDE else columns
    people = [player(view, words, seats, seat, room) for seat in range(len(seats))]
    route = [line for each in view["spaces"] for line in space(view, words, each, min(columns, ROUTE))]
    legend = ", ".join(f"{letter} {words.name('symbol', symbol)}" for symbol, letter in LETTERS.items())
    if columns >= WIDE:
        right = [line for seat, area in enumerate(people) for line in (*area, *held(view, words, seat, room))]
        drawn = beside(route, [*right, [], *offers(view, words, room)], ROUTE + 2)
    else:
        drawn = [*(line for area in people for line in area), *route, *offers(view, words, room)]
    drawn += [[], *folded(f"{legend}. {words('legend')}", columns, indent=0, colour="faint")]
    return Lines(drawn, own(view, words, aside))


def player(view: View, words: Words, seats: Sequence[str], seat: int, columns: int) -> list[Line]:
    """Points, coins, symbols and dice in one line if they fit."""
    area = view["players"][seat]
    lit = seat in view["winners"] if view["phase"] == "over" else seat == view["seat"]
    head: Line = [
        Piece("► " if lit else "  ", "glow", bold=True),
        Piece(SIGNS[SHAPES[area["colour"]]], area["colour"], bold=True),
        Piece(f" {short(seats[seat], 14):<14} ", bold=lit, refs=f"seats:{seat}"),
    ]
    holdings: Line = [
        Piece(f"{view['scores'][seat]:>2}* ", bold=True),
        Piece(f"{area['coins']:>2}o ", "gold", bold=True),
        *(Piece(f" {LETTERS.get(name, name[:1])}{count}", "faint") for name, count in area["symbols"].items()),
        Piece("  "),
    ]
    return flowed([holdings, *dice(view, seat)], columns, head=head, indent=5)


def dice(view: View, seat: int) -> list[Line]:
    """The dice that are still to be placed; those of the seat that decides can be named."""
    area = view["players"][seat]
    if not area["rolled"]:
        return [[Piece("· " * area["dice_in_all"], area["colour"])]]
    marked = list(view["marked"]) if seat == view["seat"] else []
    drawn: list[Line] = []
    for token in area["dice"]:
        chosen = token in marked
        if chosen:
            marked.remove(token)
        refs = f"die:{token} dice:{token}" if seat == view["seat"] and not chosen else ""
        drawn.append([die(token, area["colour"], refs=refs, bold=chosen or token == view["die"]), Piece(" ")])
    return drawn or [[Piece("–", "faint")]]


def die(token: str, colour: str, refs: str = "", bold: bool = True) -> Piece:
    """A die of a player, or the white one."""
    ground = "white" if token.startswith("w") else colour
    return Piece(f" {token.removeprefix('w')} ", f"on-{ground}", ground, bold=bold, refs=refs)


def space(view: View, words: Words, each: View, columns: int) -> list[Line]:
    """A space in one line: order, numbers, name, what it does, what stands on it; in more if much stands there."""
    asks = "=" if each["double"] else "/".join(map(str, each["numbers"])) or "*"
    at_once = "!" if each["effect"] in ("gendarme", "spin", "lodge") else " "
    refs = f"space:{each['space']}"
    line: Line = [
        Piece(f"{each['order'] or '–':>2} ", "faint", refs=refs),
        Piece(f"{asks:>3}{at_once}", "vienna-accent", bold=True, refs=refs),
        Piece(f"{short(words.name('space', each['space']), 18):<18} ", bold=True, refs=refs),
        Piece(f"{short(effect(words, each), EFFECT):<{EFFECT}} ", "faint", refs=refs),
    ]
    return flowed(standing(view, each, refs), columns, head=line, indent=STANDING)


def effect(words: Words, each: View) -> str:
    """The effect in signs; a comparison names its symbol by a sign, too."""
    said, symbol = does(words, each), each.get("symbol")
    return said.replace(words.name("symbol", symbol), LETTERS.get(symbol, str(symbol))) if symbol else said


def standing(view: View, each: View, refs: str) -> list[Line]:
    """The dice on a space with the shape of their owner; an arrow at the front-most dice of a player."""
    if each["order"] == 0:
        groups = [(entry["seat"], entry["dice"]) for entry in each["lodged"]]
    elif view["gendarme"] == each["space"]:
        return [[Piece(" # ", "paper", "ink", bold=True, refs=refs)]]
    else:
        groups = [] if each["owner"] is None else [(each["owner"], each["dice"])]
    drawn: list[Line] = []
    for seat, tokens in groups:
        area = view["players"][seat]
        front = ">" if each["order"] and area["carriage"] == each["order"] else ""
        owner = Piece(front + SIGNS[SHAPES[area["colour"]]], area["colour"], bold=True, refs=refs)
        drawn.append([owner, *(die(token, area["colour"], refs) for token in tokens)])
    return drawn


def held(view: View, words: Words, seat: int, columns: int) -> list[Line]:
    """The cards of a player by their names."""
    area = view["players"][seat]
    cards = [words.name("special", special) for special in area["specials"]]
    cards += [words.name("card", card["card"]) for card in [area["start_card"], *area["characters"]] if card]
    return folded(", ".join(cards), columns, head=[Piece("     ")], indent=5, colour="faint") if cards else []


def offers(view: View, words: Words, columns: int) -> list[Line]:
    """The open cards with their symbols, the supply, and the special cards that nobody holds."""
    starting = view["phase"] == "start_card"
    cards: list[Line] = []
    for card in view["start_cards"] if starting else view["display"]:
        shown = "".join(LETTERS.get(name, name[:1]) * count for name, count in card["symbols"].items())
        shown += f" {card['coins']}o" if card.get("coins") else ""
        said = f"{words.label('card', card['card'])} {shown}"
        cards.append([Piece(said, "vienna-accent", refs=f"card:{card['card']}"), Piece("   ")])
    heading: Line = [Piece(words("setting-up" if starting else "display"), bold=True)]
    free = [words.name("special", entry["special"]) for entry in view["specials"] if entry["holder"] is None]
    supply = ", ".join([words("coins", number=view["supply"]), *free])
    drawn = [heading, *flowed(cards, columns, head=[Piece("  ")])]
    return [*drawn, *folded(words.pair(words("beside"), supply), columns, colour="faint")]


def own(view: View, words: Words, columns: int) -> list[Line]:
    """What the viewer holds: special cards, then cards with their symbols."""
    if view["you"] < 0:
        return []
    area = view["players"][view["you"]]
    drawn: list[Line] = [
        [Piece(f" {words.name('special', special)} ", "vienna-on-special", "vienna-special", bold=True)]
        for special in area["specials"]
    ]
    for card in [area["start_card"], *area["characters"]]:
        if card:
            name = Piece(words.label("card", card["card"]), bold=True)
            drawn += folded(words.pair("", symbol_words(words, card["symbols"])), columns, head=[name])
    return drawn
