"""The inner loops of the environments, compiled: many positions carried one decision on, looked at, and asked."""

from collections.abc import Callable

from librt.vecs import append, vec
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


def look(states: list[State], seen: Observation, observe: Callable[[State, int, Observation], None]) -> vec[i64]:
    """Note what the seat that decides sees of each position; these seats."""
    seats = vec[i64](capacity=len(states))
    seen.forget()
    for state in states:
        observe(state, state.seat, seen)
        seen.close()
        seats = append(seats, state.seat)
    return seats


def open_actions(states: list[State], width: i64) -> vec[i64]:
    """All legal actions, those of position n counted from n * width."""
    found = vec[i64](capacity=8 * len(states))
    start: i64 = 0
    for state in states:
        for action in state.legal():
            found = append(found, start + action)
        start += width
    return found
