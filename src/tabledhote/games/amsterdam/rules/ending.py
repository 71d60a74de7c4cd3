"""The end of the game (HA-8.1 to 8.4)."""

from mypy_extensions import i64

from tabledhote.games.amsterdam import scoring
from tabledhote.games.amsterdam.state import GOAL, NONE, OVER, REASONS, Position


def end_at_goal(p: Position, changed: i64) -> bool:
    """End the game at once if a seat has reached the goal through a change on these places (HA-8.2)."""
    if not scoring.goal_reached(p, changed):
        return False
    finish(p, GOAL)
    return True


def finish(p: Position, reason: i64) -> None:
    """End the game for this reason."""
    p.phase = OVER
    p.seat = NONE
    p.reason = reason
    if p.events is not None:
        result = {"scores": scoring.scores(p), "winners": scoring.winners(p)}
        p.tell({"event": "end", "reason": REASONS[reason], **result})
