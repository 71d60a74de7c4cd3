"""The levels that people choose from, and the two plain bots beside them. How strong each is: docs/guide/bots.md."""

from collections.abc import Callable
from functools import partial

from tabledhote.bots.base import Bot
from tabledhote.bots.greedy import Greedy
from tabledhote.bots.random import Random
from tabledhote.bots.reply_search import Answers
from tabledhote.bots.rollout_search import PlayingOn
from tabledhote.bots.search import Manner, Search
from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.state import State

OFFERED = ("easy", "medium", "hard", "expert")
USUAL = "medium"  # whom somebody meets who has not chosen
SEARCHING = OFFERED[1:]
CARELESS = {"easy": 3, "medium": 10}  # one decision in so many is left to chance
LONG = 1000  # iterations from which on a search tries beside the best as much as suits the game
SHORT_MANNER, LONG_MANNER = Manner(exploration=0.35), Manner()
GAMES = {"hard": 256, "expert": 1024}  # played on in each round, where more than two play and the game can hurry
SECONDS = {"medium": 0.5, "hard": 0.8, "expert": 4.0}  # caps, for slow machines and slow positions


class Careless(Bot):
    """Plays as another does, but now and then does not look."""

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
    """Searches by a number of iterations, so that the same seed plays the same."""

    def __init__(self, seed: int, level: str) -> None:
        super().__init__(seed)
        self.place = SEARCHING.index(level)
        self.search = Search(seed, seconds=SECONDS[level])
        self.search.rng = self.rng  # one chance for all
        self.answers = Answers(self.search) if level == "expert" else None
        self.playing_on = PlayingOn(self.search, GAMES[level]) if level in GAMES else None

    def choose(self, state: State) -> int:
        box = state.game.box
        self.search.iterations = box.effort(state.game.players)[self.place]
        self.search.manner = SHORT_MANNER if self.search.iterations < LONG else LONG_MANNER
        if self.playing_on is not None and box.hurry is not None and state.game.players > 2:
            return self.playing_on.choose(state)
        if self.answers is not None and box.answer > 0:
            return self.answers.choose(state)
        return self.search.choose(state)


LEVELS: dict[str, Callable[[int], Bot]] = {
    "easy": partial(Careless, level="easy", attentive=Greedy),
    "medium": partial(Careless, level="medium", attentive=partial(Searching, level="medium")),
    "hard": partial(Searching, level="hard"),
    "expert": partial(Searching, level="expert"),
    "greedy": Greedy,
    "random": Random,
}


def bot(name: str, seed: int) -> Bot:
    """The bot of that level; InvalidOption names the levels there are.

    >>> import tabledhote
    >>> state = tabledhote.game("amsterdam").start(seed=7)
    >>> bot("greedy", seed=1).choose(state) in state.legal()
    True
    """
    if name not in LEVELS:
        raise InvalidOption(f"there is no bot {name!r}; allowed: {', '.join(LEVELS)}")
    return LEVELS[name](seed)
