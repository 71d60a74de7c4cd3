"""The bot that takes any legal action, all equally likely."""

from tabledhote.bots.base import Bot
from tabledhote.kernel.state import State


class Random(Bot):
    def choose(self, state: State) -> int:
        actions = state.legal()
        return actions[self.rng.below(len(actions))]
