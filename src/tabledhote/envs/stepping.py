"""The inner loops of the environments, compiled: many positions carried one decision on, looked at, and asked."""

from mypy_extensions import i64

from tabledhote.kernel.observation import Observation
from tabledhote.kernel.state import State


def advance(states: list[State], actions: list[int]) -> list[int]:
    """Carry out a legal action in each position; which of them are over now."""
    over: list[int] = []
    for at in range(len(states)):
        state = states[at]
        state.apply(actions[at])
        if state.seat < 0:
            over.append(at)
    return over


def look(states: list[State], seen: Observation) -> None:
    """Note what the seat that decides sees of each position."""
    for state in states:
        state.game.box.observe(state, state.seat, seen)
        seen.close()


def open_actions(states: list[State], width: i64) -> list[int]:
    """All legal actions, those of position n counted from n * width."""
    found: list[int] = []
    start: i64 = 0
    for state in states:
        for action in state.legal():
            found.append(start + action)
        start += width
    return found
