"""The bot that plays on in thought: it plays the line of its turn after which most games go well.

The games are played on in haste (`Strategy.hurry`) for some turns, and judged there by their chances.
"""

from typing import Final

from tabledhote.bots.line_search import Line, LineSearch
from tabledhote.bots.search import Search
from tabledhote.bots.value import Judgement, Value
from tabledhote.kernel.state import State

LINES: Final = 32
TURNS: Final = 8  # that are played on


class RolloutSearch(LineSearch):
    """All seats play on quickly, the bot's own included."""

    def __init__(self, search: Search, games: int, full: bool = False) -> None:
        super().__init__(search, LINES, games, full)

    def judge(self, after: State) -> Judgement:
        strategy = self.search.knowledge(after)
        hurry = strategy.hurry
        assert hurry is not None
        for _ in range(TURNS):
            if after.seat < 0:
                break
            hurry(after)
        found = Value(after.game, full=True, strategy=strategy).judge(after)
        return Judgement(found.chances, found.chances, found.scores)  # the chance alone counts

    def rank(self, lines: list[Line]) -> list[Line]:
        """By what the search found them worth; first of all the best line that each first action leads to."""
        best_first = sorted(lines, key=lambda line: (line.promise, line.visits), reverse=True)
        heads: dict[int, Line] = {}
        for line in best_first:
            heads.setdefault(line.actions[0], line)
        return [*heads.values(), *(line for line in best_first if heads[line.actions[0]] is not line)]
