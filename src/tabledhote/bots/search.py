"""The bot that searches: Monte-Carlo trees over what its seat may know.

Every iteration deals the unknown anew (`conceal`), so that the tree is one of information sets: a node stands for the
actions that lead to it, whatever was dealt or rolled on the way. Each seat is taken to play for itself.
"""

import gc
import time
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from tabledhote.bots.base import Bot
from tabledhote.bots.value import Value
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State

CLOCK: Final = 4  # iterations between two looks at the clock
DEEPEST: Final = 200  # decisions followed in one iteration
SUITED: Final = -1  # a number that is left to the game
SEARCHED: Final = 0.85  # of the seconds: the rest goes by while the tree is cleared away
UNLIMITED: Final = 1 << 40


class Node:
    """An action in the tree and what became of it: the sum of all values it led to, seat by seat.

    It starts with what the position looked like right after the action, which counts as one visit more.
    """

    action: int
    visits: i64
    offered: i64  # in how many visits of its parent the action was legal
    prior: float
    totals: list[float]
    actions: list[int]
    children: list["Node"]

    def __init__(self, action: int, totals: list[float]) -> None:
        self.action = action
        self.visits = 0
        self.offered = 0
        self.prior = 1.0
        self.totals = totals
        self.actions = []
        self.children = []

    def mean(self, seat: int) -> float:
        return self.totals[seat] / float(self.visits + 1)

    def favourite(self, seat: int) -> "Node":
        """The child that was visited most; among equals the one that the seat likes best."""
        best = self.children[0]
        for child in self.children:
            if child.visits > best.visits or (child.visits == best.visits and child.mean(seat) > best.mean(seat)):
                best = child
        return best

    def child(self, action: int) -> "Node | None":
        for at in range(len(self.actions)):
            if self.actions[at] == action:
                return self.children[at]
        return None


class Manner:
    """How to search; the measured choices are in docs/lab/search.md. `SUITED` leaves a number to the game."""

    def __init__(
        self, exploration: float = SUITED, patience: int = SUITED, sharpness: float = 3.0, horizon: int = 16
    ) -> None:
        self.exploration = exploration  # how much is tried that does not look best
        self.patience = patience  # how often a turn's beginning is judged before the turn is thought through
        self.sharpness = sharpness  # of the priors: how much a better look counts
        self.horizon = horizon  # decisions by which a new line is followed at most, within its turn


class Search(Bot):
    """Searches for a number of iterations, for some seconds, or for both at most.

    >>> import tabledhote
    >>> state = tabledhote.game("hellton").start(seed=7)
    >>> Search(seed=1, iterations=50).choose(state) in state.legal()
    True
    """

    def __init__(
        self, seed: int, iterations: int = UNLIMITED, seconds: float = 0.0, manner: Manner | None = None
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.manner = Manner() if manner is None else manner
        self.exploration = 0.0
        self.patience: i64 = 0
        self.full = False  # whether nodes also sum up chances and scores, for analysis
        self.root = Node(-1, [])
        self.expected: State | None = None  # the position that the tree's root stands for
        self.done: i64 = 0

    def choose(self, state: State) -> int:
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        best = self.searched(state).favourite(state.seat)
        self.remember(state, best)
        return best.action

    def searched(self, state: State, part: float = 1.0) -> Node:
        """The root of a tree that has been searched within the budget; `part` of its seconds may be used."""
        began = time.perf_counter()
        value = Value(state.game, self.full)
        box, manner = state.game.box, self.manner
        self.exploration = box.exploration if manner.exploration == SUITED else manner.exploration
        self.patience = box.patience if manner.patience == SUITED else manner.patience
        if not self.goes_on(state):
            self.root = Node(-1, value.of(state.conceal(state.seat, self.rng)))
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and to look through all of it again and again takes time
        try:
            self.grow(state, value, began, part)
        finally:
            if collecting:
                gc.enable()
        return self.root

    def grow(self, state: State, value: Value, began: float, part: float) -> None:
        self.done = 0
        while self.done < self.iterations:
            self.iterate(state, value, None)
            self.done += 1
            if self.done % CLOCK == 0 and (self.late(began, part) or self.settled()):
                break

    def late(self, began: float, part: float = 1.0) -> bool:
        """Whether the seconds for a decision, or a part of them, are used up."""
        return self.seconds > 0.0 and time.perf_counter() - began >= part * SEARCHED * self.seconds

    def insist(self, state: State, action: int, visits: int) -> None:
        """After a search: go on with one action until it has been visited often enough to be compared."""
        value = Value(state.game, self.full)
        child = self.root.child(action)
        while child is not None and child.visits < visits:
            self.iterate(state, value, child)

    def settled(self) -> bool:
        """Whether the iterations left cannot change any more which action is visited most."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second > self.iterations - self.done

    # ---- one iteration -------------------------------------------------------------------------------

    def iterate(self, position: State, value: Value, first: Node | None) -> None:
        """Deal the unknown, go down the tree and a little further, and tell all nodes on the way what it looks like.

        `first` is the action to begin with, where that is not to be chosen.
        """
        state = position.conceal(position.seat, self.rng)
        node = self.root
        path = [node]
        turn = -1  # whose turn it was at the end of the tree
        left: i64 = self.manner.horizon
        before = position.seat
        for _ in range(DEEPEST):
            seat = state.seat
            if seat < 0 or (seat != before and node.visits < self.patience):
                break
            before = seat
            if turn >= 0 or (node.visits == 0 and len(path) > 1):
                if turn < 0:
                    turn = seat
                if seat != turn or left == 0:
                    break
                left -= 1
            nodes = self.offer(node, state, value)
            node = self.pick(nodes, seat) if first is None or len(path) > 1 else first
            path.append(node)
            state.apply(node.action)
        values = value.of(state)
        for node in path:
            node.visits += 1
            totals = node.totals
            for at in range(len(values)):
                totals[at] += values[at]

    def offer(self, node: Node, state: State, value: Value) -> list[Node]:
        """The children of a node that are legal in this dealing; new ones are looked at first."""
        actions = state.legal()
        if node.actions == actions:
            found = node.children
        else:
            found = []
            fresh = False
            for action in actions:
                child = node.child(action)
                if child is None:
                    child = Node(action, [total / float(node.visits + 1) for total in node.totals])
                    node.actions.append(action)
                    node.children.append(child)
                    fresh = True
                found.append(child)
            if fresh:
                self.weigh(found, state, value)
        for child in found:
            child.offered += 1
        return found

    def weigh(self, nodes: list[Node], state: State, value: Value) -> None:
        """Priors: the better an action looks at first sight, the sooner it is tried."""
        seat = state.seat
        looks: list[float] = []
        best = -1.0e18
        for node in nodes:
            after = state.copy()
            after.apply(node.action)
            look = value.look(after, seat)
            looks.append(look)
            best = max(best, look)
        total = 0.0
        for at in range(len(nodes)):
            weight = exp(max(-30.0, self.manner.sharpness * (looks[at] - best)))
            looks[at] = weight
            total += weight
        for at in range(len(nodes)):
            nodes[at].prior = looks[at] / total

    def pick(self, nodes: list[Node], seat: int) -> Node:
        """The action to try: good so far, or promising and little tried."""
        best = nodes[0]
        most = -1.0e9
        exploration = self.exploration
        for node in nodes:
            visits = float(node.visits + 1)
            worth = node.totals[seat] / visits + exploration * node.prior * sqrt(float(node.offered)) / visits
            if worth > most:
                most = worth
                best = node
        return best

    # ---- from one decision to the next ---------------------------------------------------------------

    def remember(self, state: State, chosen: Node) -> None:
        """Keep what was found below the chosen action, in case the seat decides again and nothing new was seen."""
        self.root, self.expected = Node(-1, []), None
        expected = state.conceal(state.seat, Rng(0))
        expected.apply(chosen.action)
        if expected.seat == state.seat and expected.revealed == state.revealed:
            self.root, self.expected = chosen, expected

    def goes_on(self, state: State) -> bool:
        """Whether the position is the one that was expected, as far as its seat can see."""
        expected = self.expected
        return (
            expected is not None
            and expected.game is state.game
            and expected.seat == state.seat
            and expected.revealed == state.revealed
            and expected.view(state.seat) == state.view(state.seat)
        )
