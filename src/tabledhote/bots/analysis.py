"""What the search tells people: the best actions in a position, and how a whole game was played.

It is what `expert` thinks, in another time, and follows from what the deciding seat may know. A budget is a number of
iterations (int) or seconds (float).
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from tabledhote.bots.levels import SECONDS, Searching
from tabledhote.bots.prospect import Prospect, Prospects
from tabledhote.bots.search import Budget
from tabledhote.bots.strategy import strategy_of
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import Action, State

if TYPE_CHECKING:
    from tabledhote.table.record import Record

ADVISER = "expert"  # the level that thinks for hints and reviews
TURNING = 5  # turning points named at most
SWING = 0.1  # the change of a win chance that makes a turning point


@dataclass(frozen=True)
class Ranked:
    """An action with what it leads to: `chance` is that of the deciding seat to win, `scores` are those expected of
    every seat at the end, `line` is the expected continuation, which starts with the action itself.
    """

    action: int
    do: Action
    chance: float
    scores: list[float]
    line: list[Action]


@dataclass(frozen=True)
class Decision:
    """A decision of a game; `number` counts from 1, as in the record.

    `loss` is the win chance that the action played gave away against the best one; `chances` to win and expected
    `scores` are those of every seat before it.
    """

    number: int
    seat: int
    played: Action
    best: Action
    loss: float
    chances: list[float]
    scores: list[float]


@dataclass(frozen=True)
class Review:
    """All decisions of a game, and the numbers of those at which the win chances swung most, in their order."""

    decisions: list[Decision]
    turning: list[int]


def best(state: State, budget: int | float, *, seed: int = 0) -> list[Ranked]:
    """The actions of the seat that decides, best first.

    >>> import tabledhote
    >>> state = tabledhote.game("hellton").start(seed=7)
    >>> ranked = best(state, 100)
    >>> len(ranked) == len(state.legal()), ranked[0].line[0] == ranked[0].do, 0 <= ranked[0].chance <= 1
    (True, True, True)
    """
    return [ranked(state, each) for each in considered(state, budget, seed).ranked]


def considered(state: State, budget: int | float, seed: int, asked: int = -1) -> Prospects:
    """All actions as `expert` weighs them, in another time."""
    allowed = budget_of(budget)
    share = budget / (
        strategy_of(state.game.box).effort(state.game.players)[-1] if isinstance(budget, int) else SECONDS[ADVISER]
    )
    return Searching(seed, ADVISER, min(1.0, share), full=True).consider(state, allowed, asked)


def ranked(state: State, found: Prospect) -> Ranked:
    judgement = found.judgement
    line = described(state, found.line)
    return Ranked(found.action, line[0], judgement.chances[state.seat], list(judgement.scores), line)


def described(state: State, line: list[int]) -> list[Action]:
    """The actions of a line in structured form."""
    after = state.conceal(state.seat, Rng(0))
    actions: list[Action] = []
    for action in line:
        actions.append(after.describe(action))
        after.apply(action)
    return actions


def budget_of(budget: int | float) -> Budget:
    if budget <= 0:
        raise ValueError(f"budget is {budget!r}; it must be a number of iterations (int) or of seconds (float) above 0")
    return Budget(iterations=budget) if isinstance(budget, int) else Budget(seconds=budget)


def review(
    record: "Record", budget: int | float, *, progress: Callable[[int, int], None] | None = None, seed: int = 0
) -> Review:
    """Every decision of a record judged with the same budget; `progress` is called with how many are done, and of how
    many.
    """
    decisions: list[Decision] = []
    total = len(record.actions)
    for number, (state, played) in enumerate(zip(record.positions(), record.actions, strict=False), 1):
        form = {name: value for name, value in played.items() if name != "seat"}
        decisions.append(judge(number, state.copy(), form, budget, seed + number))
        if progress is not None:
            progress(number, total)
    return Review(decisions, turning_points(decisions, record.state))


def judge(number: int, state: State, played: Action, budget: int | float, seed: int) -> Decision:
    seat, action = state.seat, state.parse(played)
    found = considered(state, budget, seed, action)
    best, chosen = found.ranked[0], found.of(action)
    loss = best.judgement.chances[seat] - chosen.judgement.chances[seat]
    if loss <= 0.0:
        best, loss = chosen, 0.0
    before = found.before
    return Decision(number, seat, played, state.describe(best.action), loss, list(before.chances), list(before.scores))


def turning_points(decisions: list[Decision], last: State) -> list[int]:
    """Where the chances of winning changed most from one decision to the next."""
    chances = [decision.chances for decision in decisions]
    if last.seat < 0:
        won = last.winners()
        chances.append([1 / len(won) if seat in won else 0.0 for seat in range(last.game.players)])
    swings = [max(abs(a - b) for a, b in zip(before, after, strict=True)) for before, after in pairwise(chances)]
    largest = sorted(range(len(swings)), key=lambda at: swings[at], reverse=True)[:TURNING]
    return sorted(decisions[at].number for at in largest if swings[at] >= SWING)
