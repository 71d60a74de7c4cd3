"""Walks of the mayor and the watchman (HA-5.4 to 5.10, 6.10)."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.actions import end_of_walk
from tabledhote.games.amsterdam.components import FARTHEST, MAYOR, NOWHERE, PAWNS, WATCHMAN, walk_row
from tabledhote.games.amsterdam.state import ACT, NONE, WALK_WATCHMAN, Position


def walk_choices(p: Position, pawn: i64) -> list[int]:
    """A pawn's walks; the caller may change the list."""
    return allowed_walks(p, pawn).copy()


def allowed_walks(p: Position, pawn: i64) -> list[int]:
    """The row of the tables with a pawn's walks, which nobody may change.

    The watchman walks second. He may not stop where the mayor is, nor change places with him (HA-5.7).
    """
    if pawn == MAYOR:
        return walks_past(p, MAYOR, NOWHERE, FARTHEST)  # HA-5.9
    row = walks_past(p, WATCHMAN, p.pawns[MAYOR], left_for_watchman(p, p.steps))
    if p.barred == NONE:
        return row
    return [action for action in row if end_of_walk(WATCHMAN, action) != p.barred]


def barred_by(p: Position, to: i64) -> i64:
    """Where the watchman may not stop if the mayor goes to a crossing: they would change places (HA-5.7)."""
    if p.rules >= 2 and to == p.pawns[WATCHMAN]:  # since version 2
        return p.pawns[MAYOR]
    return NONE


def walks_past(p: Position, pawn: i64, taken: i64, most: i64) -> list[int]:
    """The same with the other pawn on a given crossing; `most` counts in the tactical game only."""
    if not p.tactical:
        return p.table.exactly[walk_row(pawn, p.dice[pawn], p.pawns[pawn], taken)]  # HA-5.8
    return p.table.within[walk_row(pawn, most, p.pawns[pawn], taken)]


def left_for_watchman(p: Position, steps: i64) -> i64:
    """How far the watchman may go in the tactical game once the mayor has taken so many steps (HA-5.10)."""
    return min(FARTHEST, p.table.walk_together - steps)


def walk(p: Position, pawn: i64, to: i64, auto: bool) -> None:
    """Move a pawn; after the mayor it is the watchman's turn to walk (HA-4.4, 6.10)."""
    table = p.table
    here: i64 = p.pawns[pawn]
    steps: i64 = table.steps_between(here, to) if p.tactical else p.dice[pawn]
    p.barred = barred_by(p, to) if pawn == MAYOR else NONE
    p.pawns[pawn] = to
    if p.events is not None:
        ends = {"from": table.crossings[here], "to": table.crossings[to]}
        p.tell({"event": "walk", "pawn": PAWNS[pawn], **ends, "steps": steps}, auto)
    if pawn == MAYOR:
        p.steps = steps if p.tactical else 0
        p.phase = WALK_WATCHMAN
    else:
        p.steps = 0
        p.phase = ACT
