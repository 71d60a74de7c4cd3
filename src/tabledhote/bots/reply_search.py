"""The bot that asks for replies: it plays the line after which the next seat's best replies hurt least."""

from typing import Final

from tabledhote.bots.line_search import LineSearch
from tabledhote.bots.search import Budget, Manner, Search
from tabledhote.bots.value import Value
from tabledhote.kernel.state import State

LINES: Final = 24
ROUND: Final = 96  # replies


class ReplySearch(LineSearch):
    """The seat that decides next thinks about each line, by a search of its own with fewer iterations."""

    def __init__(self, search: Search) -> None:
        super().__init__(search, LINES, ROUND)
        self.replies: dict[str, list[float]] = {}  # what positions of this plan are worth to each seat after a reply

    def best_line(self, state: State, budget: Budget, manner: Manner) -> list[int]:
        self.replies.clear()
        return super().best_line(state, budget, manner)

    def judge(self, after: State) -> list[float]:
        if after.seat < 0:
            return list(Value(after.game, strategy=self.search.strategy).judge(after).worth)
        return self.reply(after)

    def reply(self, state: State) -> list[float]:
        """What the favourite line of the seat that decides is worth to each seat; a position is thought about once."""
        position = str(state.fields())
        if position not in self.replies:
            strategy, manner = self.search.knowledge(state), self.search.manner
            node = Search(self.rng.next(), strategy.answer, manner=manner, strategy=strategy).search(state).root
            while node.children and (favourite := node.favourite(state.seat)).visits > 0:
                node = favourite
            self.replies[position] = [node.worth(seat) for seat in range(state.game.players)]
        return self.replies[position]
