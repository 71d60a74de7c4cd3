"""How turns follow each other and how the game ends (HP-4.1 to 4.4, 9.2 to 9.12)."""

from tabledhote.games.hellton import scoring
from tabledhote.games.hellton.state import (
    CLOSING_TIME,
    NONE,
    OVER,
    REASONS,
    SECOND_COLLAPSED,
    STEP_TURN,
    STEP_WELCOME,
    Hotel,
    Position,
)


def begin_turn(p: Position) -> None:
    p.turn += 1
    p.seat = p.active()
    p.newcomer = NONE
    if p.events is not None:
        p.tell({"event": "turn", "round": (p.turn + 1) // 2, "seat": p.seat})
        if p.last_turn():
            p.tell({"event": "last_turn", "seat": p.seat})
    p.phase = STEP_WELCOME


def end_turn(p: Position) -> None:
    if p.turn == 2 * p.table.rounds:
        finish(p, CLOSING_TIME)  # HP-9.12
    else:
        p.phase = STEP_TURN


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


def finish(p: Position, reason: int) -> None:
    p.phase = OVER
    p.seat = NONE
    p.reason = reason
    if p.events is not None:
        winners = scoring.winners(p)
        winner = winners[0] if winners else None
        p.tell({"event": "end", "reason": REASONS[reason], "winner": winner, "winners": winners})
