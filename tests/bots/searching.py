"""What tests of searches share: positions to search, and a clock for decisions."""

from collections.abc import Iterator
from unittest.mock import patch

import tabledhote
from tabledhote import Rng, State
from tabledhote.bots import Bot
from tabledhote.bots.levels import Searching
from tabledhote.bots.line_search import LineSearch
from tabledhote.bots.search import SEARCHED, Budget
from tests.support.random_games import act_at_random
from tests.support.settings import Chosen

LOOKS = 50  # at the clock, in the seconds of a decision


def reached(name: str, chosen: Chosen, seed: int, decisions: int) -> State:
    """A position after some random decisions, before the end."""
    state, chance = tabledhote.game(name, **chosen).start(seed=seed), Rng(seed)
    for _ in range(decisions):
        ahead = state.copy()
        act_at_random(ahead, chance)
        if ahead.seat < 0:
            break
        state = ahead
    return state


def disguised(name: str, chosen: Chosen) -> Iterator[list[State]]:
    """At some decisions the position, and two in which everything was dealt anew that its seat cannot know."""
    poison = Rng(13)
    for decisions in (0, 9, 40):
        state = reached(name, chosen, 3, decisions)
        yield [state, state.conceal(state.seat, poison), state.conceal(state.seat, poison)]


def plan(bot: LineSearch, state: State) -> list[int]:
    """The line that a bot chooses, with the budget and in the manner of its search."""
    return bot.best_line(state, bot.search.budget, bot.search.manner)


class Clock:
    """Replaces `time.perf_counter`: every call is one tick later, and nothing else takes time."""

    def __init__(self, tick: float) -> None:
        self.tick, self.looks = tick, 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.tick


def decide_in_time(bot: Bot, state: State, seconds: float) -> None:
    """The bot decides legally, looks at its clock while it thinks, and stops when the seconds are over."""
    before, clock = state.dump(), Clock(seconds / LOOKS)
    with patch("time.perf_counter", clock):
        action = bot.choose(state)
    assert action in state.legal()
    assert state.dump() == before
    assert len(state.legal()) == 1 or SEARCHED * LOOKS < clock.looks < LOOKS


def consider_in_time(bot: Searching, state: State, seconds: float) -> None:
    """The bot considers all actions, looks at its clock while it thinks, and stops when the seconds are over."""
    before, clock = state.dump(), Clock(seconds / LOOKS)
    with patch("time.perf_counter", clock):
        found = bot.consider(state, Budget(seconds=seconds))
    assert sorted(each.action for each in found.ranked) == sorted(state.legal())
    assert state.dump() == before
    assert 1 < clock.looks < LOOKS
