"""The bot that searches: Monte Carlo trees over what its seat may know.

Every iteration deals the unknown anew (`conceal`), so that the tree is one of information sets: a node stands for the
actions that lead to it, whatever was dealt or rolled on the way. Each seat is taken to play for itself.
"""

import gc
import time
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from tabledhote.bots.base import Bot
from tabledhote.bots.prospect import COMPARED, Prospects, by_visits, prospect
from tabledhote.bots.strategy import Strategy, strategy_of
from tabledhote.bots.tree import Node, Tree
from tabledhote.bots.value import Value
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.rows import zeros
from tabledhote.kernel.state import State

CLOCK: Final = 4  # iterations between two looks at the clock
DEEPEST: Final = 200  # decisions followed in one iteration
SUITED: Final = -1  # a number that is left to the game
SEARCHED: Final = 0.85  # of the seconds: clearing the tree away takes the rest
UNLIMITED: Final = 1 << 40


class Budget:
    """How long to think: for a number of iterations, for some seconds, or for both at most."""

    def __init__(self, iterations: int = UNLIMITED, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds  # 0: as long as it takes

    def part(self, share: float) -> "Budget":
        """As many iterations, in a part of the seconds."""
        return Budget(self.iterations, share * self.seconds)

    def used_up(self, began: float) -> bool:
        """Whether the seconds are over for a search that began at that time."""
        return self.seconds > 0.0 and time.perf_counter() - began >= SEARCHED * self.seconds


class Manner:
    """How to search; docs/lab/search.md has the measured choices. `SUITED` leaves a number to the game."""

    def __init__(
        self, exploration: float = SUITED, patience: int = SUITED, sharpness: float = 3.0, horizon: int = 16
    ) -> None:
        self.exploration = exploration  # how much it tries actions that do not look best
        self.patience = patience  # how often a turn's beginning is judged before the turn is thought through
        self.sharpness = sharpness  # of the priors: how much a better look counts
        self.horizon = horizon  # decisions by which a new line is followed at most, within its turn

    def suited(self, strategy: Strategy[State]) -> "Manner":
        """The same with the game's own numbers where they are left to it."""
        return Manner(
            strategy.exploration if self.exploration == SUITED else self.exploration,
            strategy.patience if self.patience == SUITED else self.patience,
            self.sharpness,
            self.horizon,
        )


class Search(Bot):
    """Searches for a number of iterations, for some seconds, or for both at most.

    >>> import tabledhote
    >>> state = tabledhote.game("hellton").start(seed=7)
    >>> Search(seed=1, iterations=50).choose(state) in state.legal()
    True
    """

    def __init__(
        self,
        seed: int,
        iterations: int = UNLIMITED,
        seconds: float = 0.0,
        manner: Manner | None = None,
        strategy: Strategy[State] | None = None,
    ) -> None:
        super().__init__(seed)
        self.budget = Budget(iterations, seconds)
        self.manner = Manner() if manner is None else manner
        self.strategy = strategy  # the game's own, unless somebody tries another
        self.kept: Tree | None = None  # below what was chosen last, in case the seat decides again
        self.done: i64 = 0  # iterations of the last search
        self.choices = Choices()  # of the decision at hand

    def choose(self, state: State) -> int:
        return self.decide(state, self.budget, self.manner)

    def decide(self, state: State, budget: Budget, manner: Manner) -> int:
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        tree = self.search(state, budget, manner, self.kept)
        action = tree.favourite().action
        self.kept = tree.below(action)
        return action

    def knowledge(self, state: State) -> Strategy[State]:
        """The strategy by which it plays a game."""
        return self.strategy or strategy_of(state.game.box)

    def search(
        self,
        state: State,
        budget: Budget | None = None,
        manner: Manner | None = None,
        kept: Tree | None = None,
        full: bool = False,
    ) -> Tree:
        """A tree about this position, grown within the budget; one that was kept goes on if it fits.

        With `full` its nodes know chances and scores, for analysis.
        """
        began = time.perf_counter()
        suited = (self.manner if manner is None else manner).suited(self.knowledge(state))
        if kept is not None and kept.fits(state):
            tree = kept
        else:
            value = Value(state.game, full, self.strategy)
            tree = Tree(Node(-1, value.judge(state.conceal(state.seat, self.rng))), state.copy(), value)
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and to look through all of it again and again takes time
        try:
            self.grow(tree, state, self.budget if budget is None else budget, suited, began)
        finally:
            if collecting:
                gc.enable()
        return tree

    def grow(self, tree: Tree, state: State, budget: Budget, manner: Manner, began: float) -> None:
        self.done = 0
        iterations = budget.iterations
        while self.done < iterations:
            self.iterate(tree, state, manner, None)
            self.done += 1
            if self.done % CLOCK == 0 and (budget.used_up(began) or settled(tree.root, iterations - self.done)):
                break

    def consider(self, state: State, budget: Budget, manner: Manner, asked: int = -1) -> Prospects:
        """What comes of all actions; one that is asked about is tried often enough to be compared."""
        tree = self.search(state, budget, manner, full=True)
        before = tree.root.average()
        self.insist(tree, state, manner, asked)
        return Prospects([prospect(state, node) for node in by_visits(tree.root, state.seat)], before)

    def insist(self, tree: Tree, state: State, manner: Manner, asked: int) -> None:
        """After a search: go on with an action, if there is one, until it has been visited often enough."""
        child = tree.root.child(asked)
        enough = max(1, min(tree.favourite().visits, int(COMPARED * int(tree.root.visits))))
        suited = manner.suited(self.knowledge(state))
        while child is not None and child.visits < enough:
            self.iterate(tree, state, suited, child)

    # ---- one iteration -------------------------------------------------------------------------------

    def iterate(self, tree: Tree, position: State, manner: Manner, first: Node | None) -> None:
        """Deal the unknown, go down the tree and a little further, judge the position there, and add that to all nodes
        on the way.

        `first` is the action to begin with, where that is not to be chosen.
        """
        state = position.conceal(position.seat, self.rng)
        node = tree.root
        path = [node]
        turn = -1  # the seat whose turn it was at the end of the tree
        left: i64 = manner.horizon
        patience: i64 = manner.patience
        before = position.seat
        for _ in range(DEEPEST):
            seat = state.seat
            if seat < 0 or (seat != before and node.visits < patience):
                break
            before = seat
            if turn >= 0 or (node.visits == 0 and len(path) > 1):
                if turn < 0:
                    turn = seat
                if seat != turn or left == 0:
                    break
                left -= 1
            nodes = self.offer(node, state, tree.value, manner.sharpness)
            node = pick(nodes, seat, manner.exploration) if first is None or len(path) > 1 else first
            path.append(node)
            state.apply(node.action)
        judgement = tree.value.judge(state)
        for node in path:
            node.visit(judgement)

    def offer(self, node: Node, state: State, value: Value, sharpness: float) -> list[Node]:
        """The children of a node that are legal in this dealing; new ones are looked at first."""
        choices = self.choices
        choices.clear()
        state.offer(choices)
        if choices.are(node.actions):
            offered = node.children
        else:
            known = len(node.children)
            offered = node.sprout(choices)
            if len(node.children) > known:
                weigh(offered, state, value, sharpness)
        for child in offered:
            child.offered += 1
        return offered


def settled(root: Node, left: i64) -> bool:
    """Whether the iterations left cannot change any more which action is visited most."""
    first: i64 = 0
    second: i64 = 0
    for child in root.children:
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
    return first - second > left


def weigh(nodes: list[Node], state: State, value: Value, sharpness: float) -> None:
    """Priors: the better an action looks at first sight, the sooner it is tried."""
    seat = state.seat
    looks = zeros(len(nodes))
    best = -1.0e18
    at: i64
    for at in range(len(nodes)):
        after = state.copy()
        after.apply(nodes[at].action)
        looks[at] = value.look(after, seat)
        best = max(best, looks[at])
    total = 0.0
    for at in range(len(nodes)):
        weight = exp(max(-30.0, sharpness * (looks[at] - best)))
        looks[at] = weight
        total += weight
    for at in range(len(nodes)):
        nodes[at].prior = looks[at] / total


def pick(nodes: list[Node], seat: i64, exploration: float) -> Node:
    """The action to try: good so far, or promising and little tried."""
    best = nodes[0]
    most = -1.0e9
    for node in nodes:
        visits = float(node.visits + 1)
        worth = node.worth_sums[seat] / visits + exploration * node.prior * sqrt(float(node.offered)) / visits
        if worth > most:
            most = worth
            best = node
    return best
