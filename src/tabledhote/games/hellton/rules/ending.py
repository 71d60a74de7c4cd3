"""How a hotel collapses, and how the game ends (HP-9.2 to 9.12)."""

from mypy_extensions import i64

from tabledhote.games.hellton import scoring
from tabledhote.games.hellton.state import NONE, OVER, REASONS, SECOND_COLLAPSED, STEP_TURN, Hotel, Position


def collapse(p: Position, own: Hotel) -> None:
    """HP-4.3, 9.2 to 9.6: the turn stops, the pawn stays; First's fall gives Second a last turn."""
    if p.events is not None:
        cause = "pillars" if own.bells else "bells"
        p.tell({"event": "collapsed", "seat": p.active(), "cause": cause, "room": int(own.pawn) + 1})
    if p.active() == p.first:
        p.phase = STEP_TURN
    elif p.last_turn():
        finish(p, scoring.both_collapsed(p))
    else:
        finish(p, SECOND_COLLAPSED)


def finish(p: Position, reason: i64) -> None:
    """End the game for this reason."""
    p.phase = OVER
    p.seat = NONE
    p.reason = reason
    if p.events is not None:
        winners = scoring.winners(p)
        winner = winners[0] if winners else None
        p.tell({"event": "end", "reason": REASONS[reason], "winner": winner, "winners": winners})
