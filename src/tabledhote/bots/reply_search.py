"""The bot that asks for the answers: it plays the line after which the next seat's best answers hurt least."""

from typing import Final

from tabledhote.bots.line_search import Lines
from tabledhote.bots.search import Search
from tabledhote.bots.value import Value
from tabledhote.kernel.state import State

LINES: Final = 24
ROUND: Final = 96  # answers


class Answers(Lines):
    """Whoever decides next thinks about each line, by a search of its own with fewer iterations."""

    def __init__(self, search: Search) -> None:
        super().__init__(search, LINES, ROUND)
        self.found: dict[str, list[float]] = {}  # what positions of this plan are worth to each seat after an answer

    def best(self, state: State) -> list[int]:
        self.found.clear()
        return super().best(state)

    def judged(self, after: State) -> list[float]:
        return Value(after.game, strategy=self.search.strategy).of(after) if after.seat < 0 else self.answer(after)

    def answer(self, state: State) -> list[float]:
        """What the favourite line of whoever decides is worth to each seat; a position is thought about once."""
        position = str(state.fields())
        if position not in self.found:
            known = self.search.knowing(state)
            search = Search(self.rng.next(), known.answer, manner=self.search.manner, strategy=known)
            node = search.searched(state)
            while node.children and (favourite := node.favourite(state.seat)).visits > 0:
                node = favourite
            self.found[position] = [node.mean(seat) for seat in range(state.game.players)]
        return self.found[position]
