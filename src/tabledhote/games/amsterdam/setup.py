"""From nothing to the first decision of Hotel Amsterdam (HA-3)."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.components import MAYOR, PLACES, WATCHMAN
from tabledhote.games.amsterdam.rules.turns import begin_turn
from tabledhote.games.amsterdam.state import HOTELS_EACH, NONE, Position
from tabledhote.kernel.rows import blank


def begin(p: Position) -> None:
    """Set up the table, report the event, and begin the first turn."""
    lay_out(p)
    if p.events is not None:
        table = p.table
        layout = {table.places[at]: table.tile_ids[p.tiles[at]] for at in table.buildings}
        p.tell({"event": "start", "layout": layout, "first": p.first})
    begin_turn(p)


def lay_out(p: Position) -> None:
    """Everything as it stands before turn 1 (HA-3.1 to 3.9)."""
    table = p.table
    deal_tiles(p)
    p.night = table.start_night
    p.tourists = table.start_tourists[:]
    p.supply = table.supply
    p.boat = table.boat_start
    p.mayor = table.pawn_start[MAYOR]
    p.watchman = table.pawn_start[WATCHMAN]
    p.barred = NONE
    p.hotels = blank(HOTELS_EACH * p.players, NONE)
    p.beside = blank(p.players)
    p.first = p.game.draw_first(p.rng)
    p.turn = 0
    p.mayor_die = p.watchman_die = 0
    p.steps = 0
    p.used = 0
    p.leaving = NONE
    p.flipper = NONE
    p.reason = 0


def deal_tiles(p: Position) -> None:
    """A building tile on every place but the dam (HA-3.3)."""
    deck = p.table.reference_deck.copy()
    if p.game.options["layout"] == "random":
        p.rng.shuffle(deck)
    p.tiles = blank(PLACES, NONE)
    index: i64 = 0
    while index < PLACES - 1:
        p.tiles[p.table.buildings[index]] = deck[index]
        index += 1
    p.look_at_tiles()
