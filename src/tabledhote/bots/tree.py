"""The tree that a search grows: what became of each action, and which position the tree is about."""

from mypy_extensions import i64

from tabledhote.bots.value import Judgement, Value
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State


class Node:
    """An action in the tree and what became of it: the sum of all judgements it led to, seat by seat.

    It starts with what the position looked like right after the action, which counts as one visit more.
    """

    action: int
    visits: i64
    offered: i64  # in how many visits of its parent the action was legal
    prior: float
    total: Judgement
    actions: list[int]
    children: list["Node"]

    def __init__(self, action: int, total: Judgement) -> None:
        self.action = action
        self.visits = 0
        self.offered = 0
        self.prior = 1.0
        self.total = total
        self.actions = []
        self.children = []

    def worth(self, seat: int) -> float:
        """What the action is worth to a seat, on average."""
        return self.total.worth[seat] / float(self.visits + 1)

    def chances(self) -> list[float]:
        """The chance of each seat to win, on average; for trees that are judged in full."""
        return averages(self.total.chances, self.visits)

    def scores(self) -> list[float]:
        """The score that each seat may expect, on average; for trees that are judged in full."""
        return averages(self.total.scores, self.visits)

    def visit(self, judgement: Judgement) -> None:
        self.visits += 1
        add(self.total.worth, judgement.worth)
        add(self.total.chances, judgement.chances)
        add(self.total.scores, judgement.scores)

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

    def sprout(self, action: int) -> "Node":
        """A new child, which looks like its parent until it is visited."""
        total = self.total
        look = Judgement(averages(total.worth, self.visits), total.chances, total.scores)
        if total.chances:
            look = Judgement(look.worth, self.chances(), self.scores())
        child = Node(action, look)
        self.actions.append(action)
        self.children.append(child)
        return child


def averages(totals: list[float], visits: i64) -> list[float]:
    return [total / float(visits + 1) for total in totals]


def add(totals: list[float], values: list[float]) -> None:
    for at in range(len(values)):
        totals[at] += values[at]


class Tree:
    """What a search found out about a position.

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
