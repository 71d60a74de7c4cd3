"""The bot that looks at replies: it plays the line after which the next seat's best replies hurt least."""

from typing import Final

from tabledhote.bots.line_search import LineSearch
from tabledhote.bots.search import Budget, Manner, Search
from tabledhote.bots.value import Judgement, Value
from tabledhote.kernel.state import State

LINES: Final = 24
ROUND: Final = 96  # replies


class ReplySearch(LineSearch):
    """The seat that decides next thinks about each line, by a search of its own with fewer iterations."""

    def __init__(self, search: Search, judgements: int = ROUND, full: bool = False) -> None:
        super().__init__(search, LINES, judgements, full)
        self.replies: dict[str, Judgement] = {}  # what positions of this plan are worth to each seat after a reply

    def best_line(self, state: State, budget: Budget, manner: Manner) -> list[int]:
        self.replies.clear()
        return super().best_line(state, budget, manner)

    def judge(self, after: State) -> Judgement:
        if after.seat < 0:
            return Value(after.game, self.full, self.search.strategy).judge(after)
        return self.reply(after)

    def reply(self, state: State) -> Judgement:
        """What the favourite line of the seat that decides is worth to each seat; a position is thought about once."""
        position = str(state.fields())
        if position not in self.replies:
            strategy, manner = self.search.knowledge(state), self.search.manner
            thinking = Search(self.rng.next(), strategy.answer, manner=manner, strategy=strategy)
            node = thinking.search(state, full=self.full).root
            while node.children and (favourite := node.favourite(state.seat)).visits > 0:
                node = favourite
            self.replies[position] = node.average()
        return self.replies[position]
