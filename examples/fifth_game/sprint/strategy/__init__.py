"""What bots know of Sprint: how far a runner is ahead, and what a breath is worth."""

from sprint.contract import Sprint
from tabledhote.bots.strategy import Strategy

POINT = 10  # in the outlook, of a space
BREATH = 25
VICTORY = 1_000_000


def outlook(state: Sprint, seat: int) -> int:
    if state.seat < 0:
        return VICTORY if seat in state.winners() else -VICTORY
    worth = [POINT * space + BREATH * breaths for space, breaths in zip(state.spaces, state.breaths, strict=True)]
    return worth[seat] - max(rival for at, rival in enumerate(worth) if at != seat)


STRATEGY = Strategy(outlook=outlook, point=POINT, spread=8.0)
