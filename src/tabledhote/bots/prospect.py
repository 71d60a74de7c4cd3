"""What a search finds out about the actions of a position: for hints and reviews, which need more than the best one."""

from dataclasses import dataclass
from typing import Final

from tabledhote.bots.tree import Node
from tabledhote.bots.value import Judgement
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State

LONGEST_LINE: Final = 8  # decisions
COMPARED: Final = 0.1  # the share of a search's visits that an action asked about gets at least


@dataclass(frozen=True)
class Prospect:
    """An action with what it leads to, and the line that is expected, which starts with it."""

    action: int
    judgement: Judgement
    line: list[int]


@dataclass(frozen=True)
class Prospects:
    """All actions, best first, and what the position promises before one of them is chosen."""

    ranked: list[Prospect]
    before: Judgement

    def of(self, action: int) -> Prospect:
        """What one of the actions leads to."""
        return next(prospect for prospect in self.ranked if prospect.action == action)


def prospect(state: State, node: Node) -> Prospect:
    """What a tree knows of an action."""
    return Prospect(node.action, node.average(), continuation(state, node))


def continuation(state: State, node: Node) -> list[int]:
    """The most visited line, as far as it is the same whatever is dealt or rolled."""
    actions = [int(node.action)]
    after = state.conceal(state.seat, Rng(0))
    after.apply(node.action)
    while after.seat >= 0 and after.revealed == state.revealed and len(actions) < LONGEST_LINE:
        open_to = after.legal()
        visited = [child for child in node.children if child.visits and child.action in open_to]
        if not visited:
            break
        node = max(visited, key=lambda child: child.visits)
        actions.append(int(node.action))
        after.apply(node.action)
    return actions


def by_visits(root: Node, seat: int) -> list[Node]:
    """The actions of a position, the most visited first; among equals the one that the seat likes best."""
    return sorted(root.children, key=lambda node: (node.visits, node.worth(seat)), reverse=True)
