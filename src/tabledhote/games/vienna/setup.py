"""From nothing to the first decision of Vienna (VI-3.1 to 3.5); rules/opening.py has the choice of start cards."""

from tabledhote.games.vienna import invariants
from tabledhote.games.vienna.components import FIRST_PLAYER, SPACES, SPECIALS, SYMBOLS
from tabledhote.games.vienna.rules import decisions
from tabledhote.games.vienna.state import ALL_CARDS, NONE, START_CARD, Position


def begin(p: Position) -> None:
    """Lay everything out, tell who holds First player, and go on to the first choice of a start card."""
    lay_out(p)
    if p.events is not None:
        p.tell({"event": "first_player", "seat": p.holders[FIRST_PLAYER]})
    decisions.advance(p)


def resume(p: Position) -> str | None:
    """Make a position that was read ready for play; say what is wrong with it, or None."""
    problem = invariants.broken(p)
    if problem is None:
        p.choices = decisions.choices(p)
    return problem


def lay_out(p: Position) -> None:
    """Put everything where it is before the first start card is chosen (VI-3.1 to 3.5)."""
    players, table = p.players, p.table
    p.holders = [NONE] * SPECIALS
    p.holders[FIRST_PLAYER] = p.game.draw_first(p.rng)
    p.seat = (p.holders[FIRST_PLAYER] - 1) % players  # VI-3.6
    p.round = 0
    p.phase = START_CARD
    p.hands = [0] * players
    p.rolled = 0
    p.lodge = [0] * players
    p.placed = [0] * SPACES
    p.taken = 0
    p.gendarme = 0
    p.carriage = [0] * players
    p.coins = [0] * players
    p.supply = table.supply
    p.points = [table.start_score[players]] * players
    p.start = [NONE] * players
    p.cards = [0] * players
    p.symbols = [0] * (SYMBOLS * players)
    p.doubled = False
    p.bag = ALL_CARDS
    p.under = []
    p.discard = 0
    p.display = 0
    p.scored = 0
    p.at = NONE
    p.die = 0
    p.marked = 0
    p.reason = 0
