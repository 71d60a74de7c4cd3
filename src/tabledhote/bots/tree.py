"""The tree that a search grows: what became of each action, and which position the tree is about."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.bots.value import Judgement, Value
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.rows import blank
from tabledhote.kernel.state import State


@final
@mypyc_attr(acyclic=True)
class Node:
    """An action in the tree and what became of it: the sums of all judgements it led to, seat by seat.

    It starts with what the position looked like right after the action, which counts as one visit more.

    A search makes many nodes and visits few of them. So until its first visit a node shares its sums with its
    siblings. Its actions and children are never changed, only replaced: all leaves share the empty ones.
    """

    action: i64
    visits: i64
    offered: i64  # in how many visits of its parent the action was legal
    prior: float
    worth_sums: vec[float]
    chance_sums: vec[float]  # empty, like the next one, unless the tree is judged in full
    score_sums: vec[float]
    actions: vec[i64]
    children: list["Node"]

    def __init__(self, action: i64, look: Judgement) -> None:
        self.action = action
        self.visits = 0
        self.offered = 0
        self.prior = 1.0
        self.worth_sums = look.worth
        self.chance_sums = look.chances
        self.score_sums = look.scores
        self.actions = NO_ACTIONS
        self.children = NO_CHILDREN

    def worth(self, seat: i64) -> float:
        """What the action is worth to a seat, on average."""
        return self.worth_sums[seat] / float(self.visits + 1)

    def average(self) -> Judgement:
        """The average of all judgements."""
        count = float(self.visits + 1)
        return Judgement(
            divide(self.worth_sums, count), divide(self.chance_sums, count), divide(self.score_sums, count)
        )

    def visit(self, judgement: Judgement) -> None:
        if self.visits == 0:  # from now on they are its own
            self.worth_sums = self.worth_sums[:]
            self.chance_sums = self.chance_sums[:]
            self.score_sums = self.score_sums[:]
        self.visits += 1
        add(self.worth_sums, judgement.worth)
        add(self.chance_sums, judgement.chances)
        add(self.score_sums, judgement.scores)

    def favourite(self, seat: i64) -> "Node":
        """The child that was visited most; among equals the one that the seat likes best."""
        best = self.children[0]
        for child in self.children:
            if child.visits > best.visits or (child.visits == best.visits and child.worth(seat) > best.worth(seat)):
                best = child
        return best

    def child(self, action: i64) -> "Node | None":
        at: i64
        for at in range(len(self.actions)):
            if self.actions[at] == action:
                return self.children[at]
        return None

    def sprout(self, choices: Choices) -> list["Node"]:
        """The children of these actions. A new one looks like its parent until it is visited."""
        look = self.average()
        sprouted: list[Node] = []
        fresh: list[Node] = []
        at: i64
        for at in range(choices.count):
            action = choices.number(at)
            child = self.child(action)
            if child is None:
                child = Node(action, look)
                fresh.append(child)
            sprouted.append(child)
        if fresh:
            self.children = self.children + fresh
            self.actions = blank(len(self.children))
            for at in range(len(self.children)):
                self.actions[at] = self.children[at].action
        return sprouted


NO_ACTIONS: Final = blank(0)
NO_CHILDREN: Final[list[Node]] = []


def divide(sums: vec[float], count: float) -> vec[float]:
    return vec[float]([each / count for each in sums])


def add(sums: vec[float], values: vec[float]) -> None:
    """Add, in place, as many values as there are."""
    at: i64
    for at in range(len(values)):
        sums[at] += values[at]


class Tree:
    """What a search has learned about a position.

    `position` is the one that the root stands for, as far as its seat can see; `value` judges for this tree.
    """

    def __init__(self, root: Node, position: State, value: Value) -> None:
        self.root = root
        self.position = position
        self.value = value

    def favourite(self) -> Node:
        """The action that was visited most."""
        return self.root.favourite(self.position.seat)

    def fits(self, state: State) -> bool:
        """Whether a position is the one that the tree is about, as far as its seat can see."""
        position = self.position
        return (
            position.game is state.game
            and position.seat == state.seat
            and position.revealed == state.revealed
            and position.view(state.seat) == state.view(state.seat)
        )

    def below(self, action: i64) -> "Tree | None":
        """The tree about the position after an action, if the seat decides again and has seen nothing new."""
        child = self.root.child(action)
        before = self.position
        after = before.conceal(before.seat, Rng(0))
        after.apply(action)
        if child is None or after.seat != before.seat or after.revealed != before.revealed:
            return None
        return Tree(child, after, self.value)
