"""How turns follow each other (HP-4.1 to 4.4)."""

from tabledhote.games.hellton.rules.ending import finish
from tabledhote.games.hellton.state import CLOSING_TIME, NONE, STEP_TURN, STEP_WELCOME, Position


def begin_turn(p: Position) -> None:
    p.hand_over()
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
