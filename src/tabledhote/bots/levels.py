"""The levels that people choose from, and the two plain bots beside them. How strong each is: docs/guide/bots.md."""

from collections.abc import Callable
from functools import partial

from tabledhote.bots.base import Bot
from tabledhote.bots.greedy import Greedy
from tabledhote.bots.line_search import LineSearch
from tabledhote.bots.prospect import Prospects
from tabledhote.bots.random import Random
from tabledhote.bots.reply_search import ROUND, ReplySearch
from tabledhote.bots.rollout_search import RolloutSearch
from tabledhote.bots.search import Budget, Manner, Search
from tabledhote.bots.strategy import Strategy
from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.state import State

OFFERED = ("easy", "medium", "hard", "expert")
USUAL = "medium"  # the default opponent
SEARCHING = OFFERED[1:]
CARELESS = {"easy": 3, "medium": 10}  # one decision in so many is left to chance
LONG = 1000  # iterations from which on a search tries beside the best as much as suits the game
SHORT_MANNER, LONG_MANNER = Manner(exploration=0.35), Manner()
GAMES = {"hard": 256, "expert": 1024}  # played on in each round, where more than two play and the game can hurry
SECONDS = {"medium": 0.5, "hard": 0.8, "expert": 4.0}  # caps, for slow machines and slow positions


class Careless(Bot):
    """Plays like another bot, but now and then takes any action."""

    def __init__(self, seed: int, level: str, attentive: Callable[[int], Bot]) -> None:
        super().__init__(seed)
        self.one_in = CARELESS[level]
        self.attentive = attentive(self.rng.next())

    def choose(self, state: State) -> int:
        if self.rng.below(self.one_in) == 0:
            actions = state.legal()
            return actions[self.rng.below(len(actions))]
        return self.attentive.choose(state)


class Searching(Bot):
    """Searches by a number of iterations, so that the same seed plays the same.

    For hints and reviews it considers all actions instead, with a budget of its own: a `share` of what the level thinks
    about lines.
    """

    def __init__(self, seed: int, level: str, share: float = 1.0, full: bool = False) -> None:
        super().__init__(seed)
        self.place = SEARCHING.index(level)
        self.seconds = SECONDS[level]
        self.search = Search(seed)
        self.search.rng = self.rng  # one chance for all
        self.replies = ReplySearch(self.search, round(share * ROUND), full) if level == "expert" else None
        self.rollouts = RolloutSearch(self.search, round(share * GAMES[level]), full) if level in GAMES else None

    def choose(self, state: State) -> int:
        strategy = self.search.knowledge(state)
        budget = Budget(strategy.effort(state.game.players)[self.place], self.seconds)
        return self.searcher(strategy, state.game.players).decide(state, budget, manner_of(budget))

    def consider(self, state: State, budget: Budget, asked: int = -1) -> Prospects:
        """What comes of all actions, and of one asked about above all."""
        searcher = self.searcher(self.search.knowledge(state), state.game.players)
        return searcher.consider(state, budget, manner_of(budget), asked)

    def searcher(self, strategy: Strategy[State], players: int) -> Search | LineSearch:
        """The kind of search that suits the game."""
        if self.rollouts is not None and strategy.hurry is not None and players > 2:
            return self.rollouts
        if self.replies is not None and strategy.answer > 0:
            return self.replies
        return self.search


def manner_of(budget: Budget) -> Manner:
    return SHORT_MANNER if budget.iterations < LONG else LONG_MANNER


LEVELS: dict[str, Callable[[int], Bot]] = {
    "easy": partial(Careless, level="easy", attentive=Greedy),
    "medium": partial(Careless, level="medium", attentive=partial(Searching, level="medium")),
    "hard": partial(Searching, level="hard"),
    "expert": partial(Searching, level="expert"),
    "greedy": Greedy,
    "random": Random,
}


def bot(name: str, seed: int) -> Bot:
    """The bot of that level; InvalidOption names the levels.

    >>> import tabledhote
    >>> state = tabledhote.game("amsterdam").start(seed=7)
    >>> bot("greedy", seed=1).choose(state) in state.legal()
    True
    """
    if name not in LEVELS:
        raise InvalidOption(f"there is no bot {name!r}; allowed: {', '.join(LEVELS)}")
    return LEVELS[name](seed)
