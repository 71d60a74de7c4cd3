"""What tests of searches share: positions to search, and how long a decision takes."""

import time
from collections.abc import Callable

import tabledhote
from tabledhote import Rng, State
from tabledhote.bots import Bot
from tabledhote.bots.line_search import LineSearch
from tests.support.settings import Chosen


def reached(name: str, chosen: Chosen, seed: int, decisions: int) -> State:
    """A position after some random decisions, before the end."""
    state, chance = tabledhote.game(name, **chosen).start(seed=seed), Rng(seed)
    for _ in range(decisions):
        ahead = state.copy()
        actions = ahead.legal()
        ahead.apply(actions[chance.below(len(actions))])
        if ahead.seat < 0:
            break
        state = ahead
    return state


def plan(bot: LineSearch, state: State) -> list[int]:
    """The line that a bot chooses, with the budget and in the manner of its search."""
    return bot.best_line(state, bot.search.budget, bot.search.manner)


def decide_in_time(made: Callable[[], Bot], state: State, seconds: float) -> None:
    """A fifth more than the budget at most, in the time that this process had of its processor; three tries, because
    what the test itself leaves behind is sometimes cleared away in that time.
    """
    before = state.dump()
    spent: list[float] = []
    while len(spent) < 3 and min(spent, default=1.0) >= 1.2 * seconds:
        begun = time.process_time()
        action = made().choose(state)
        spent.append(time.process_time() - begun)
        assert action in state.legal()
        assert state.dump() == before
    assert min(spent) < 1.2 * seconds
