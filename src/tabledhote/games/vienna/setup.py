"""From nothing to the first decision of Vienna (VI-3.1 to 3.5); rules/opening.py has the choice of start cards."""

from tabledhote.games.vienna.components import FIRST_PLAYER, SPECIALS
from tabledhote.games.vienna.rules import decisions
from tabledhote.games.vienna.state import ALL_CARDS, HOLDERS, NONE, PIECES, POINTS, START, START_CARD, Position
from tabledhote.kernel.rows import blank


def begin(p: Position) -> None:
    """Lay everything out, tell who holds First player, and go on to the first choice of a start card."""
    lay_out(p)
    if p.events is not None:
        p.tell({"event": "first_player", "seat": p.pieces[HOLDERS + FIRST_PLAYER]})
    decisions.advance(p)


def lay_out(p: Position) -> None:
    """Put everything where it is before the first start card is chosen (VI-3.1 to 3.5)."""
    players, table = p.players, p.table
    p.pieces = blank(PIECES)
    p.lay(HOLDERS, [NONE] * SPECIALS)
    p.lay(START, [NONE] * int(players))
    p.lay(POINTS, [int(table.start_score[players])] * int(players))
    p.pieces[HOLDERS + FIRST_PLAYER] = p.game.draw_first(p.rng)
    p.seat = (p.pieces[HOLDERS + FIRST_PLAYER] - 1) % players  # VI-3.6
    p.round = 0
    p.phase = START_CARD
    p.rolled = 0
    p.taken = 0
    p.gendarme = 0
    p.supply = table.supply
    p.doubled = False
    p.bag = ALL_CARDS
    p.under = blank(0)
    p.discard = 0
    p.display = 0
    p.scored = 0
    p.at = NONE
    p.die = 0
    p.marked = 0
    p.reason = 0
