"""What the search says to people: the best actions in a position, and how a whole game was played.

All of it follows from what the deciding seat may know. A budget is a number of iterations (int) or seconds (float).
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from tabledhote.bots.search import Budget, Search
from tabledhote.bots.tree import Node
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import Action, State

if TYPE_CHECKING:
    from tabledhote.table.record import Record

LONGEST_LINE = 8  # decisions
COMPARED = 0.1  # the share of a search's visits that the action played gets at least, to be judged
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
    tree = Search(seed).search(state, budget_of(budget), full=True)
    seat = state.seat
    nodes = sorted(tree.root.children, key=lambda node: (node.visits, node.worth(seat)), reverse=True)
    return [ranked(state, node) for node in nodes]


def ranked(state: State, node: Node) -> Ranked:
    average = node.average()
    return Ranked(
        node.action, state.describe(node.action), average.chances[state.seat], list(average.scores), line(state, node)
    )


def budget_of(budget: int | float) -> Budget:
    if budget <= 0:
        raise ValueError(f"budget is {budget!r}; it must be a number of iterations (int) or of seconds (float) above 0")
    return Budget(iterations=budget) if isinstance(budget, int) else Budget(seconds=budget)


def line(state: State, node: Node) -> list[Action]:
    """The most visited continuation, as far as it is the same whatever is dealt or rolled."""
    actions = [state.describe(node.action)]
    after = state.conceal(state.seat, Rng(0))
    after.apply(node.action)
    while after.seat >= 0 and after.revealed == state.revealed and len(actions) < LONGEST_LINE:
        open_to = after.legal()
        visited = [child for child in node.children if child.visits and child.action in open_to]
        if not visited:
            break
        node = max(visited, key=lambda child: child.visits)
        actions.append(after.describe(node.action))
        after.apply(node.action)
    return actions


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
    search = Search(seed)
    tree = search.search(state, budget_of(budget), full=True)
    root, seat = tree.root, state.seat
    action = state.parse(played)
    favourite = root.favourite(seat)
    search.insist(tree, state, action, min(favourite.visits, int(COMPARED * int(root.visits))))
    node = root.child(action)
    assert node is not None
    loss = favourite.average().chances[seat] - node.average().chances[seat]
    if loss <= 0.0:
        favourite, loss = node, 0.0
    before = root.average()
    return Decision(
        number, seat, played, state.describe(favourite.action), loss, list(before.chances), list(before.scores)
    )


def turning_points(decisions: list[Decision], last: State) -> list[int]:
    """Where the chances to win changed most from one decision to the next."""
    chances = [decision.chances for decision in decisions]
    if last.seat < 0:
        won = last.winners()
        chances.append([1 / len(won) if seat in won else 0.0 for seat in range(last.game.players)])
    swings = [max(abs(a - b) for a, b in zip(before, after, strict=True)) for before, after in pairwise(chances)]
    largest = sorted(range(len(swings)), key=lambda at: swings[at], reverse=True)[:TURNING]
    return sorted(decisions[at].number for at in largest if swings[at] >= SWING)
