"""What a bot is, and a game among bots inside compiled code."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player with chance of its own, which never touches the game's."""

    rng: Rng

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, state: State) -> int:
        """A legal action for `state.seat`, from what that seat may know; the state stays as it is."""


def play_out(state: State, bots: list[Bot]) -> int:
    """Play to the end, each seat by its bot; returns the number of decisions made."""
    decisions: i64 = 0
    while state.seat >= 0:
        state.apply(bots[state.seat].choose(state))
        decisions += 1
    return decisions
