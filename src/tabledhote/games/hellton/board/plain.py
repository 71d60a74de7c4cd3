"""The board as text for a terminal: both hotels, the rows, and the door hangers that matter now in words."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from tabledhote.drawing.board import View
from tabledhote.drawing.palette import SHAPES, SIGNS
from tabledhote.drawing.seats import seat_names, status
from tabledhote.games.hellton.board.cards import hanger_in_words
from tabledhote.games.hellton.board.houses import SEATS
from tabledhote.words import Words

COLUMNS = 80
CELL = 23  # columns of a room


def outcome(view: View, words: Words, seats: Sequence[str]) -> str:
    """The player who decides, the winner, or that both have lost."""
    shared = view["phase"] == "over" and not view["winners"]
    return words("defeat-shared") if shared else status(view, words, seats)


def text(view: View, words: Words, *, names: Sequence[str] | None = None) -> str:
    """The whole position in 80 columns (a long name or prompt may need more)."""
    seats = seat_names(words, names, 2)
    title = words("round", number=view["round"])
    lines = [f"{words('title')} · {title} · {outcome(view, words, seats)}", ""]
    for seat in range(2):
        lines += [*hotel(view, words, seats, seat), ""]
    lines += [words("rows"), *(line for number in (3, 2, 1) for line in row(view, words, number)), ""]
    lines += explained(view, words)
    lines += ["", *wrap(f"{words('legend')} {words('order')}", COLUMNS), words.prompt(view, seats)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def hotel(view: View, words: Words, seats: Sequence[str], seat: int) -> list[str]:
    """Owner, bells and coins; the floors from top to bottom; the pillars under their columns; engaged grooms."""
    own = view["hotels"][seat]
    lit = seat in view["winners"] if view["phase"] == "over" else seat == view["seat"]
    state = f"  ({words('collapsed')})" if own["collapsed"] else ""
    bells = words("line-bells", number=f"{own['bells']}/3")
    head = f"{'▶' if lit else ' '} {SIGNS[SHAPES[SEATS[seat]]]} {seats[seat]}{state} · {bells}"
    lines = [f"{head} · {words('coins', number=own['coins'])}"]
    border = "─" * CELL
    for floor, (left, middle, right) in ((3, "┌┬┐"), (2, "├┼┤"), (1, "├┼┤")):
        lines.append("  " + left + middle.join([border] * 3) + right)
        cells = {each["column"]: room(words, own, each) for each in own["rooms"] if each["floor"] == floor}
        lines.append(f"{floor} │" + "│".join(cells[column] for column in (1, 2, 3)) + "│")
    lines.append("  └" + "┴".join([border] * 3) + "┘")
    lines.append("   " + " ".join(f"{'║ ' * left + '· ' * (4 - left):^{CELL}}" for left in own["pillars"]))
    engaged = [words.label("groom", tile["groom"]) for tile in own["grooms"] if tile["engaged"]]
    if engaged:
        booked = f" → {words('row-number', number=own['booking'])}" if own["booking"] else ""
        lines.append("   " + words.enumerated(engaged) + booked)
    return lines


def room(words: Words, own: View, each: View) -> str:
    """Number, the groom if he stands there, and the guest."""
    pawn = "▶" if own["pawn"] == each["room"] else " "
    name = ""
    if each["guest"]:
        side = f"/{words.name('side', each['side'])}" if each["side"] == "b" else ""
        star = "*" if each["irritated"] else ""
        rest = CELL - 4 - len(side + star)
        label = words.label("card", each["guest"])
        name = (label if len(label) <= rest else label[: rest - 1] + "…") + side + star
    return f"{pawn}{each['room']} {name:<{CELL - 3}}"


def row(view: View, words: Words, number: int) -> list[str]:
    names = [words.label("card", name) for name in view["rows"][number - 1] if name]
    return wrap(f"{number}: " + (", ".join(names) or "–"), COLUMNS, subsequent_indent="   ")


def hangers(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """The hangers that the decision is about, with their guests: of the rows in step 1, else of the active hotel."""
    if view["phase"] == "welcome":
        shown = [(name, side) for number in view["rows"] for name in number if name for side in "ab"]
    else:
        rooms = view["hotels"][view["active"]]["rooms"]
        shown = [(each["guest"], each["side"]) for each in rooms if each["guest"]]
    for name, side in shown:
        sides = view["cards"][name]["sides"]
        if "ab".index(side) < len(sides):
            face = sides["ab".index(side)]
            letter = f"/{words.name('side', side)}" if len(sides) > 1 else ""
            guest = words.label("card", name) + letter
            yield guest, words("hanger", guest=guest, rent=face["rent"], effects=hanger_in_words(face, words))


def explained(view: View, words: Words) -> list[str]:
    return [line for _, hanger in hangers(view, words) for line in wrap(hanger, COLUMNS, subsequent_indent="   ")]
