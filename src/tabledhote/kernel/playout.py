"""Games played to their end at random, inside compiled code: for simulations, tests and search."""

from mypy_extensions import i64

from tabledhote.kernel.choices import Choices
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State


def playout(state: State, rng: Rng) -> int:
    """Play random legal actions until the game is over; returns the number of decisions made."""
    choices = Choices()
    decisions: i64 = 0
    while state.seat >= 0:
        choices.clear()
        state.offer(choices)
        state.apply(choices.number(rng.below(choices.count)))
        decisions += 1
    return decisions
