"""From nothing to the first decision of Hellton Palace (HP-3)."""

from tabledhote.games.hellton.components import COLUMNS, GUESTS, SLOTS, WIDTH
from tabledhote.games.hellton.rules import decisions
from tabledhote.games.hellton.state import ALL_SLOTS, NONE, STEP_TURN, UNDECIDED, Hotel, Position
from tabledhote.kernel.rows import blank, packed


def begin(p: Position) -> None:
    """Set up the table, report the event, and run to the first decision."""
    lay_out(p)
    if p.events is not None:
        names = [p.table.guests[guest] for guest in p.dealt]
        rows = [names[:WIDTH], names[WIDTH : 2 * WIDTH], names[2 * WIDTH :]]
        p.tell({"event": "start", "first": p.first, "rows": rows})
    decisions.advance(p)


def lay_out(p: Position) -> None:
    """Everything as it stands before turn 1 (HP-3.1 to 3.6)."""
    table = p.table
    p.first = p.game.draw_first(p.rng)
    p.own, p.other = empty_hotel(p), empty_hotel(p)
    deck = table.starters[:] if p.game.options["deck"] == "starter" else list(range(GUESTS))
    p.rng.shuffle(deck)
    p.dealt = packed(deck[:SLOTS])
    p.waiting = ALL_SLOTS
    p.turn = 0
    p.phase = STEP_TURN
    p.arriving = p.newcomer = p.designated = NONE
    p.effects = blank(0)
    p.times = 0
    p.reason = UNDECIDED


def empty_hotel(p: Position) -> Hotel:
    """A hotel before its first guest (HP-3.2, 3.3)."""
    hotel = Hotel()
    hotel.faces = hotel.occupied = hotel.irritated = hotel.columns = 0
    for column in range(COLUMNS):
        hotel.build(column, p.table.pillars)
    hotel.bells = p.table.bells
    hotel.coins = p.table.coins
    hotel.engaged = 0
    hotel.booking = hotel.pawn = NONE
    return hotel
