"""From nothing to the first decision (GA-3.1 to 3.9): what chance or the options decide, and the event of the start.

A position that was read is made ready for play here too. rules/opening.py has the players' choices during set-up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.games.austria.components import BOARDS, FIRST_OBJECTIVE, GUESTS, LETTERS, PER_LETTER, STAFF
from tabledhote.games.austria.hidden import choices_to_ask
from tabledhote.games.austria.invariants import broken
from tabledhote.games.austria.notation import staff_numbers
from tabledhote.games.austria.rules.cafe import reveal
from tabledhote.games.austria.rules.decisions import advance
from tabledhote.games.austria.rules.offers import no_actions
from tabledhote.games.austria.rules.opening import begin_choosing
from tabledhote.games.austria.state import NONE, OVER, QUEUE, Position
from tabledhote.kernel.bits import only
from tabledhote.kernel.rows import packed

DAY_BOARDS: Final = 4


def begin(p: Position) -> None:
    """Lay out the table and go on to the first decision."""
    lay_out(p)
    begin_choosing(p)
    advance(p)


def resume(p: Position) -> str | None:
    """Make a position that was read ready for play; say what is wrong with it, or None."""
    problem = broken(p)
    if problem:
        return problem
    p.seat = NONE if p.phase == OVER else p.active
    p.choices = no_actions() if p.phase == OVER else choices_to_ask(p)
    if p.phase != OVER and len(p.choices) == 0:
        return f"phase: seat {p.active} has nothing to decide, so the game would have gone on"
    return None


def lay_out(p: Position) -> None:
    """Everything but the players' choices, in the order of GA-3.14."""
    p.first = p.game.draw_first(p.rng)
    p.emperor_tiles = choose_tiles(p)
    p.objectives = choose_objectives(p)
    boards = deal_boards(p)
    for seat in range(p.players):
        h = p.hoteliers[seat]
        h.krones = p.table.start_krones
        h.points = p.table.start_points
        h.emperor = p.table.start_emperor
        h.kitchen = p.table.start_kitchen
        h.board = boards[seat]
    if p.events is not None:
        tell_start(p)
    p.guest_deck = (1 << GUESTS) - 1
    p.queue = packed(reveal(p) for _ in range(QUEUE))
    p.staff_deck = (1 << STAFF) - 1
    deal_staff(p)


def choose_tiles(p: Position) -> vec[i64]:
    """The emperor tiles that the options name, or one of each letter at random (GA-3.2)."""
    names = p.game.options["emperor_tiles"]
    return packed(p.table.tile_ids.index(name) for name in names) if isinstance(names, list) else draw_letters(p)


def choose_objectives(p: Position) -> vec[i64]:
    """The objectives that the options name, or one of each letter at random (GA-3.3)."""
    numbers = p.game.options["objectives"]
    return packed(number - FIRST_OBJECTIVE for number in numbers) if isinstance(numbers, list) else draw_letters(p)


def draw_letters(p: Position) -> vec[i64]:
    return packed(PER_LETTER * letter + p.rng.below(PER_LETTER) for letter in range(len(LETTERS)))


def deal_boards(p: Position) -> list[int]:
    """GA-3.6: the night side for all, or a different day board for each."""
    if p.game.options["hotel"] == "night":
        return [0] * p.players
    letters = p.game.options["day_boards"]
    if isinstance(letters, list):
        return [BOARDS.index(f"day_{letter.lower()}") for letter in letters]
    boards = [1 + board for board in range(DAY_BOARDS)]
    p.rng.shuffle(boards)
    return boards[: p.players]


def deal_staff(p: Position) -> None:
    """GA-3.7 to 3.9; a deal of any kind leaves the rest as the deck."""
    deal = p.game.options["staff_deal"]
    for seat in range(p.players):
        h = p.hoteliers[seat]
        cards: i64 = 0
        if deal == "starter":
            for card in p.table.starter[p.place_of(seat)]:
                cards |= only(card)
            p.staff_deck &= ~cards
        else:
            for _ in range(p.table.start_hand):
                card = p.rng.draw(p.staff_deck)
                cards |= only(card)
                p.staff_deck &= ~only(card)
        if deal == "draft":
            h.pack = cards
        else:
            h.hand = cards
        if p.events is not None:
            private = {"staff": staff_numbers(cards)}
            p.tell({"event": "dealt", "seat": seat, "number": len(private["staff"]), "private": private})


def tell_start(p: Position) -> None:
    event: dict[str, object] = {
        "event": "start",
        "first": int(p.first),
        "emperor_tiles": [p.table.tile_ids[tile] for tile in p.emperor_tiles],
        "objectives": [objective + FIRST_OBJECTIVE for objective in p.objectives],
        "boards": [BOARDS[h.board] for h in p.hoteliers],
    }
    p.tell(event)
