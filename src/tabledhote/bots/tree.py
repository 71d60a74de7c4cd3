"""The tree that a search grows: what became of each action, and which position the tree is about."""

from typing import Final

from mypy_extensions import i64

from tabledhote.bots.value import Judgement, Value
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State


class Node:
    """An action in the tree and what became of it: the sums of all judgements it led to, seat by seat.

    It starts with what the position looked like right after the action, which counts as one visit more.

    A search makes many nodes and visits few of them. So the lists of a node are never changed, only replaced: until
    its first visit a node shares its sums with its siblings, and its empty lists with all other leaves.
    """

    action: int
    visits: i64
    offered: i64  # in how many visits of its parent the action was legal
    prior: float
    worth_sums: list[float]
    chance_sums: list[float]  # empty, like the next one, unless the tree is judged in full
    score_sums: list[float]
    actions: list[int]
    children: list["Node"]

    def __init__(self, action: int, look: Judgement) -> None:
        self.action = action
        self.visits = 0
        self.offered = 0
        self.prior = 1.0
        self.worth_sums = look.worth
        self.chance_sums = look.chances
        self.score_sums = look.scores
        self.actions = NO_ACTIONS
        self.children = NO_CHILDREN

    def worth(self, seat: int) -> float:
        """What the action is worth to a seat, on average."""
        return self.worth_sums[seat] / float(self.visits + 1)

    def average(self) -> Judgement:
        """The average of all judgements."""
        count = float(self.visits + 1)
        return Judgement(
            divide(self.worth_sums, count), divide(self.chance_sums, count), divide(self.score_sums, count)
        )

    def visit(self, judgement: Judgement) -> None:
        self.visits += 1
        self.worth_sums = add(self.worth_sums, judgement.worth)
        if judgement.chances:
            self.chance_sums = add(self.chance_sums, judgement.chances)
            self.score_sums = add(self.score_sums, judgement.scores)

    def favourite(self, seat: int) -> "Node":
        """The child that was visited most; among equals the one that the seat likes best."""
        best = self.children[0]
        for child in self.children:
            if child.visits > best.visits or (child.visits == best.visits and child.worth(seat) > best.worth(seat)):
                best = child
        return best

    def child(self, action: int) -> "Node | None":
        for at in range(len(self.actions)):
            if self.actions[at] == action:
                return self.children[at]
        return None

    def sprout(self, actions: list[int]) -> list["Node"]:
        """The children of these actions. A new one looks like its parent until it is visited."""
        look = self.average()
        sprouted: list[Node] = []
        fresh: list[Node] = []
        for action in actions:
            child = self.child(action)
            if child is None:
                child = Node(action, look)
                fresh.append(child)
            sprouted.append(child)
        if fresh:
            self.actions = self.actions + [child.action for child in fresh]
            self.children = self.children + fresh
        return sprouted


NO_ACTIONS: Final[list[int]] = []
NO_CHILDREN: Final[list[Node]] = []


def divide(sums: list[float], count: float) -> list[float]:
    return [each / count for each in sums]


def add(sums: list[float], values: list[float]) -> list[float]:
    return [sums[at] + values[at] for at in range(len(values))]


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

    def below(self, action: int) -> "Tree | None":
        """The tree about the position after an action, if the seat decides again and has seen nothing new."""
        child = self.root.child(action)
        before = self.position
        after = before.conceal(before.seat, Rng(0))
        after.apply(action)
        if child is None or after.seat != before.seat or after.revealed != before.revealed:
            return None
        return Tree(child, after, self.value)
