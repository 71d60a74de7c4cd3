"""The inner loops of the environments, compiled: many positions carried one decision on, looked at, and asked."""

from collections.abc import Callable

from librt.vecs import append, vec
from mypy_extensions import i64

from tabledhote.bots.base import Bot
from tabledhote.kernel.choices import SHELF
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


def let_bots_play(state: State, bots: list[Bot | None]) -> None:
    """Carry on until a seat without a bot decides, or the game is over."""
    while state.seat >= 0:
        decides = bots[state.seat]
        if decides is None:
            return
        state.apply(decides.choose(state))


def deciding(states: list[State]) -> vec[i64]:
    """The seat that decides in each position."""
    seats = vec[i64](capacity=len(states))
    for state in states:
        seats = append(seats, state.seat)
    return seats


def look(
    states: list[State], seats: vec[i64], seen: Observation, observe: Callable[[State, int, Observation], None]
) -> None:
    """Note what one seat sees of each position."""
    seen.forget()
    for at in range(len(states)):
        observe(states[at], seats[at], seen)
        seen.close()


def open_actions(states: list[State], width: i64) -> vec[i64]:
    """All legal actions, those of position n counted from n * width."""
    actions = vec[i64](capacity=8 * len(states))
    choices = SHELF.take()
    start: i64 = 0
    at: i64
    for state in states:
        state.offer(choices)
        for at in range(choices.count):
            actions = append(actions, start + choices.number(at))
        choices.clear()
        start += width
    SHELF.put_back(choices)
    return actions
