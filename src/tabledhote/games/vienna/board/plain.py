"""A view of Vienna as text for a terminal."""

from collections.abc import Sequence
from textwrap import wrap

from tabledhote.drawing.board import View
from tabledhote.drawing.palette import SHAPES, SIGNS
from tabledhote.drawing.seats import seat_names, status
from tabledhote.games.vienna.board.players import round_name
from tabledhote.words import Words

COLUMNS = 80


def text(view: View, words: Words, *, names: Sequence[str] | None = None) -> str:
    """The board in lines: players, cards, the route with what stands on it, and what is asked."""
    seats = seat_names(words, names, len(view["players"]))
    lines = [f"{words('title')} · {round_name(view, words)} · {status(view, words, seats)}"]
    for seat in range(len(seats)):
        lines += player(view, words, seats, seat)
    lines += ["", *offers(view, words), ""]
    lines += [route(view, words, each) for each in view["spaces"]]
    lines += ["", *wrap(words("legend"), COLUMNS), words.prompt(view, seats)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def sign(view: View, seat: int) -> str:
    """The shape of a player's colour."""
    return SIGNS[SHAPES[view["players"][seat]["colour"]]]


def player(view: View, words: Words, seats: Sequence[str], seat: int) -> list[str]:
    """Points, coins, symbols and dice in one line; cards in a second."""
    own = view["players"][seat]
    lit = seat in view["winners"] if view["phase"] == "over" else seat == view["seat"]
    symbols = " ".join(f"{words.name('symbol', name)} {count}" for name, count in own["symbols"].items())
    dice = " ".join(own["dice"] if own["rolled"] else "·" * own["dice_in_all"]) or "–"
    points, coins = words("points", number=view["scores"][seat]), words("coins", number=own["coins"])
    head = f"{'▶' if lit else ' '} {sign(view, seat)} {seats[seat]}  {points}, {coins}  [{dice}]  {symbols}"
    cards = [words.name("special", special) for special in own["specials"]]
    cards += [
        words.name("card", card["card"])
        for card in ([own["start_card"]] if own["start_card"] else []) + own["characters"]
    ]
    return [head, *(f"      {line}" for line in wrap(", ".join(cards), COLUMNS - 6))]


def offers(view: View, words: Words) -> list[str]:
    """Open cards with their symbols, the supply, special cards nobody holds."""
    laid = view["start_cards"] if view["phase"] == "start_card" else view["display"]
    cards = []
    for card in laid:
        shown = [f"{words.name('symbol', name)} ×{count}" for name, count in card["symbols"].items() if count]
        shown += [words("coins", number=card["coins"])] if card.get("coins") else []
        cards.append(f"{words.name('card', card['card'])} ({', '.join(shown)})")
    heading = words("setting-up" if view["phase"] == "start_card" else "display")
    free = [words.name("special", entry["special"]) for entry in view["specials"] if entry["holder"] is None]
    beside = ", ".join([words("coins", number=view["supply"]), *free])
    parts = [(heading, ", ".join(cards) or words("none")), (words("beside"), beside)]
    if view["draw_pile"] is not None:
        parts.append((words("draw-pile"), str(view["draw_pile"])))
        parts.append((words("discard-pile"), str(len(view["discard_pile"]))))
    lines = [words.pair(label, items) for label, items in parts]
    return [row for line in lines for row in wrap(line, COLUMNS, subsequent_indent="  ")]


def route(view: View, words: Words, each: View) -> str:
    """A space in one line: order, numbers, name, what it does, what stands on it."""
    asks = "=" if each["double"] else "/".join(map(str, each["numbers"])) or "*"
    at_once = "!" if each["effect"] in ("gendarme", "spin", "lodge") else " "
    order = each["order"] or "–"
    name = words.name("space", each["space"])
    line = f"{order:>3} {asks:>4}{at_once} {name:<19}{does(words, each):<31}"
    if each["order"] == 0:
        return line + " ".join(f"{sign(view, entry['seat'])} {' '.join(entry['dice'])}" for entry in each["lodged"])
    if view["gendarme"] == each["space"]:
        return f"{line}#"
    if each["owner"] is None:
        return line
    foremost = ">" if view["players"][each["owner"]]["carriage"] == each["order"] else " "
    return f"{line}{foremost}{sign(view, each['owner'])} {' '.join(each['dice'])}"


def does(words: Words, each: View) -> str:
    """The effect in signs: coins as o, points as *."""
    kind = each["effect"]
    cost = f"-{each['cost']}o " if each.get("cost") else ""
    if kind == "gain":
        gains = [f"+{each['coins']}o"] if each["coins"] else []
        return cost + " ".join([*gains, *([f"+{each['points']}*"] if each["points"] else [])])
    if kind == "special":
        return words.name("special", each["special"])
    if kind == "compare":
        more = f"+{each['more_points']}*" + (f" +{each['more_coins']}o" if each["more_coins"] else "")
        return words.pair(words.name("symbol", each["symbol"]), f">{more}, =+{each['tie_points']}*")
    if kind == "rob":
        return f"1×{each['rob_one']}o / 2×{each['rob_two']}o"
    if kind == "per_special":
        return f"+{each['points_per_special']}*/▮"
    if kind == "gendarme":
        return f"#, +{each['choice_coins']}o / +{each['choice_points']}*"
    if kind == "spin":
        return f"+{each['coins']}o, ↻"
    if kind == "lodge":
        return f"+{each['coins_per_die']}o"
    return cost + ("+▯" if kind == "character" else "=?")
