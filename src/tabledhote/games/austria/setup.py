"""The set-up up to the first decision (GA-3.1 to 3.9): what chance or the options decide."""

from typing import Final, cast

from mypy_extensions import i64

from tabledhote.games.austria.components import BOARDS, FIRST_OBJECTIVE, GUESTS, STAFF
from tabledhote.games.austria.rules.cafe import reveal
from tabledhote.games.austria.state import QUEUE, Position, staff_numbers
from tabledhote.kernel.bits import only

PER_LETTER: Final = 4  # objectives and emperor tiles of each letter
DAY_BOARDS: Final = 4


def lay_out(p: Position) -> None:
    """Everything but the players' choices, in the order of GA-3.14."""
    options = p.game.options
    first = options["first"]
    p.first = p.rng.below(p.players) if first == "random" else cast(int, first)
    p.emperor_tiles = chosen_or_random(p, [p.table.tile_ids.index(tile) for tile in named(options["emperor_tiles"])])
    p.objectives = chosen_or_random(p, [number - FIRST_OBJECTIVE for number in numbered(options["objectives"])])
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
    for _ in range(QUEUE):
        p.queue.append(reveal(p))
    p.staff_deck = (1 << STAFF) - 1
    deal_staff(p)


def named(option: object) -> list[str]:
    return [] if option == "random" else cast("list[str]", option)


def numbered(option: object) -> list[int]:
    return [] if option == "random" else cast("list[int]", option)


def chosen_or_random(p: Position, chosen: list[int]) -> list[int]:
    """Three cards or tiles, one of each letter (GA-3.2, 3.3)."""
    return chosen if chosen else [PER_LETTER * letter + p.rng.below(PER_LETTER) for letter in range(3)]


def deal_boards(p: Position) -> list[int]:
    """GA-3.6: the night side for all, or another day board for each."""
    if p.game.options["hotel"] == "night":
        return [0] * p.players
    letters = named(p.game.options["day_boards"])
    if letters:
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
    assert p.events is not None
    event: dict[str, object] = {
        "event": "start",
        "first": int(p.first),
        "emperor_tiles": [p.table.tile_ids[tile] for tile in p.emperor_tiles],
        "objectives": [objective + FIRST_OBJECTIVE for objective in p.objectives],
        "boards": [BOARDS[h.board] for h in p.hoteliers],
    }
    p.tell(event)
