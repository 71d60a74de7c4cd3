"""Bots that compare whole lines of their turn: a search finds the lines, and what comes after them decides.

All lines are judged for the same deals and rolls. In rounds of equally many judgements the worse half of them is given
up, until one is left, which is played to the end of the turn.
"""

import time
from abc import abstractmethod
from typing import Final

from tabledhote.bots.base import Bot
from tabledhote.bots.search import Node, Search
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State

FINDING: Final = 0.5  # of the seconds: to find lines; the rest is for judging them


class Line:
    """The actions by which a turn may go on, as far as nothing new is seen, and what they were worth in all deals."""

    def __init__(self, actions: list[int], last: Node, seat: int, after: State) -> None:
        self.actions = actions
        self.visits = int(last.visits)
        self.promise = last.mean(seat)
        self.after = after
        self.worth = 0.0


class Lines(Bot):
    """Goes through its turn with a search. Subclasses say what a line is worth."""

    def __init__(self, search: Search, most: int, judgements: int) -> None:
        super().__init__(0)
        self.rng = search.rng  # one chance for both
        self.search = search
        self.most = most  # lines that are judged at first
        self.judgements = judgements  # of each round
        self.planned: list[int] = []

    @abstractmethod
    def judged(self, after: State) -> list[float]:
        """What a position at the end of a line is worth to each seat."""

    def choose(self, state: State) -> int:
        if not (self.planned and self.search.goes_on(state)):
            actions = state.legal()
            if len(actions) == 1:
                return actions[0]
            self.planned = self.best(state)
        action = self.planned.pop(0)
        chosen = self.search.root.child(action)
        assert chosen is not None
        self.search.remember(state, chosen)
        return action

    def best(self, state: State) -> list[int]:
        """The line that is worth most by what comes after it."""
        began = time.perf_counter()
        root = self.search.searched(state, FINDING)
        lines = self.lines(state, root)
        if not lines:
            return [root.favourite(state.seat).action]
        while len(lines) > 1:
            for _ in range(self.judgements // len(lines)):
                deal = self.rng.next()
                worths: list[float] = []
                for line in lines:
                    worths.append(self.tried(state, line, deal))
                    if self.search.late(began):
                        return max(lines, key=lambda line: line.worth).actions
                for line, worth in zip(lines, worths, strict=True):
                    line.worth += worth
            lines.sort(key=lambda line: line.worth, reverse=True)
            del lines[len(lines) // 2 :]
        return lines[0].actions

    def lines(self, state: State, root: Node) -> list[Line]:
        """The lines that come first, each outcome once, whatever the order of the actions that lead to it."""
        found: list[Line] = []
        seat, revealed = state.seat, state.revealed
        open_ends: list[tuple[Node, State, list[int]]] = [(root, state.conceal(seat, self.rng), [])]
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
                        found.append(Line(further, child, seat, after))
        different: list[Line] = []
        outcomes: set[str] = set()
        for line in self.ordered(found):
            outcome = str(line.after.fields())
            if outcome not in outcomes:
                outcomes.add(outcome)
                different.append(line)
                if len(different) == self.most:
                    break
        return different

    def ordered(self, found: list[Line]) -> list[Line]:
        """The lines in the order in which they are taken up."""
        return sorted(found, key=lambda line: (line.visits, line.promise), reverse=True)

    def tried(self, state: State, line: Line, deal: int) -> float:
        """What a line is worth in one deal."""
        after = state.conceal(state.seat, Rng(deal))
        for action in line.actions:
            after.apply(action)
        return self.judged(after)[state.seat]
