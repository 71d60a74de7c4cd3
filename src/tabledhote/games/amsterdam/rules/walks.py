"""Walks of the mayor and the watchman (HA-5.4 to 5.10, 6.10)."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.actions import DO_WALK
from tabledhote.games.amsterdam.components import CROSSINGS, FARTHEST, MAYOR, NOWHERE, PAWNS, WATCHMAN, walk_row
from tabledhote.games.amsterdam.state import ACT, NONE, WALK_WATCHMAN, Position
from tabledhote.kernel.bits import only
from tabledhote.kernel.choices import Choices


def offer_walks(p: Position, pawn: i64, choices: Choices) -> None:
    choices.add_each(DO_WALK + pawn * CROSSINGS, allowed_walks(p, pawn))


def allowed_walks(p: Position, pawn: i64) -> i64:
    """The crossings where a pawn may end its walk, as bits.

    The watchman walks second. He may not stop where the mayor is, nor change places with him (HA-5.7).
    """
    if pawn == MAYOR:
        return walks_past(p, MAYOR, NOWHERE, FARTHEST)  # HA-5.9
    ends = walks_past(p, WATCHMAN, p.mayor, left_for_watchman(p, p.steps))
    return ends if p.barred == NONE else ends & ~only(p.barred)


def barred_by(p: Position, to: i64) -> i64:
    """Where the watchman may not stop if the mayor goes to a crossing: they would change places (HA-5.7)."""
    if p.rules >= 2 and to == p.watchman:  # since version 2
        return p.mayor
    return NONE


def walks_past(p: Position, pawn: i64, taken: i64, most: i64) -> i64:
    """The same with the other pawn on a given crossing; `most` counts in the tactical game only."""
    if not p.tactical:
        return p.table.exactly[walk_row(p.die(pawn), p.pawn_at(pawn), taken)]  # HA-5.8
    return p.table.within[walk_row(most, p.pawn_at(pawn), taken)]


def left_for_watchman(p: Position, steps: i64) -> i64:
    """How far the watchman may go in the tactical game once the mayor has taken so many steps (HA-5.10)."""
    return min(FARTHEST, p.table.walk_together - steps)


def walk(p: Position, pawn: i64, to: i64, auto: bool) -> None:
    """Move a pawn; after the mayor it is the watchman's turn to walk (HA-4.4, 6.10)."""
    table = p.table
    here: i64 = p.pawn_at(pawn)
    steps: i64 = table.steps_between(here, to) if p.tactical else p.die(pawn)
    p.barred = barred_by(p, to) if pawn == MAYOR else NONE
    p.move_pawn(pawn, to)
    if p.events is not None:
        ends = {"from": table.crossings[here], "to": table.crossings[to]}
        p.tell({"event": "walk", "pawn": PAWNS[pawn], **ends, "steps": steps}, auto)
    if pawn == MAYOR:
        p.steps = steps if p.tactical else 0
        p.phase = WALK_WATCHMAN
    else:
        p.steps = 0
        p.phase = ACT
