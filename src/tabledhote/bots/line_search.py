"""Bots that compare whole lines of their turn: a search finds the lines, and what comes after them decides.

All lines are judged for the same deals and rolls. In rounds of equally many judgements the worse half of them is given
up, until one is left, which is played to the end of the turn.
"""

import time
from abc import abstractmethod
from typing import Final

from tabledhote.bots.base import Bot
from tabledhote.bots.search import Budget, Manner, Search
from tabledhote.bots.tree import Node, Tree
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State

FINDING: Final = 0.5  # of the seconds: to find lines; the rest is for judging them


class Line:
    """The actions by which a turn may go on, as far as nothing new is seen, and what they were worth in all deals."""

    def __init__(self, actions: list[int], last: Node, seat: int, after: State) -> None:
        self.actions = actions
        self.visits = int(last.visits)
        self.promise = last.worth(seat)
        self.after = after
        self.worth = 0.0


class LineSearch(Bot):
    """Goes through its turn with a search. Subclasses say what a line is worth."""

    def __init__(self, search: Search, most: int, judgements: int) -> None:
        super().__init__(0)
        self.rng = search.rng  # one chance for both
        self.search = search
        self.most = most  # lines that are judged at first
        self.judgements = judgements  # of each round
        self.tree: Tree | None = None  # about the position that the plan expects next
        self.plan: list[int] = []

    @abstractmethod
    def judge(self, after: State) -> list[float]:
        """What a position at the end of a line is worth to each seat."""

    def choose(self, state: State) -> int:
        return self.decide(state, self.search.budget, self.search.manner)

    def decide(self, state: State, budget: Budget, manner: Manner) -> int:
        if not (self.plan and self.tree is not None and self.tree.fits(state)):
            actions = state.legal()
            if len(actions) == 1:
                return actions[0]
            self.plan = self.best_line(state, budget, manner)
        action = self.plan.pop(0)
        assert self.tree is not None
        self.tree = self.tree.below(action)
        return action

    def best_line(self, state: State, budget: Budget, manner: Manner) -> list[int]:
        """The line that is worth most by what comes after it."""
        began = time.perf_counter()
        self.tree = tree = self.search.search(state, budget.part(FINDING), manner, self.tree)
        lines = self.lines(state, tree)
        if not lines:
            return [tree.favourite().action]
        while len(lines) > 1:
            for _ in range(self.judgements // len(lines)):
                deal = self.rng.next()
                worths: list[float] = []
                for line in lines:
                    worths.append(self.try_out(state, line, deal))
                    if budget.used_up(began):
                        return max(lines, key=lambda line: line.worth).actions
                for line, worth in zip(lines, worths, strict=True):
                    line.worth += worth
            lines.sort(key=lambda line: line.worth, reverse=True)
            del lines[len(lines) // 2 :]
        return lines[0].actions

    def lines(self, state: State, tree: Tree) -> list[Line]:
        """The lines that come first, each outcome once, whatever the order of the actions that lead to it."""
        whole: list[Line] = []
        seat, revealed = state.seat, state.revealed
        open_ends: list[tuple[Node, State, list[int]]] = [(tree.root, state.conceal(seat, self.rng), [])]
        while open_ends:
            node, before, actions = open_ends.pop()
            for child in node.children:
                if child.visits > 0:
                    after = before.copy()
                    after.apply(child.action)
                    further = [*actions, child.action]
                    if after.seat == seat and after.revealed == revealed:
                        open_ends.append((child, after, further))
                    else:
                        whole.append(Line(further, child, seat, after))
        different: list[Line] = []
        outcomes: set[str] = set()
        for line in self.rank(whole):
            outcome = str(line.after.fields())
            if outcome not in outcomes:
                outcomes.add(outcome)
                different.append(line)
                if len(different) == self.most:
                    break
        return different

    def rank(self, lines: list[Line]) -> list[Line]:
        """The lines in the order in which they are taken up."""
        return sorted(lines, key=lambda line: (line.visits, line.promise), reverse=True)

    def try_out(self, state: State, line: Line, deal: int) -> float:
        """What a line is worth in one deal."""
        after = state.conceal(state.seat, Rng(deal))
        for action in line.actions:
            after.apply(action)
        return self.judge(after)[state.seat]
