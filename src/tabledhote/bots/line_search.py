"""Bots that compare whole lines of their turn: a search finds the lines, and what comes after them decides.

All lines are judged for the same deals and rolls. In rounds of equally many judgements the worse half of them is given
up, until one is left, which is played to the end of the turn.
"""

import time
from abc import abstractmethod
from typing import Final

from tabledhote.bots.base import Bot
from tabledhote.bots.prospect import LONGEST_LINE, Prospect, Prospects, by_visits, prospect
from tabledhote.bots.search import Budget, Manner, Search
from tabledhote.bots.tree import Node, Tree, add, divide
from tabledhote.bots.value import Judgement
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State

HEADS: Final = 3  # of the actions that look best, each with a line of its own, where all are considered
FINDING: Final = 0.5  # of the seconds: to find lines; the rest is for judging them


class Line:
    """The actions by which a turn may go on, as far as nothing new is seen, and what they were worth in all deals."""

    def __init__(self, actions: list[int], last: Node, seat: int, after: State) -> None:
        self.actions = actions
        self.others: list[list[int]] = []  # that begin with another action and lead to the same
        self.last = last
        self.visits = int(last.visits)
        self.promise = last.worth(seat)
        self.after = after
        self.deals = 0
        self.worth = 0.0  # to the seat, in all deals
        self.judged: Judgement | None = None  # the sums

    def begins_with(self, action: int) -> bool:
        return any(actions[0] == action for actions in (self.actions, *self.others))

    def judge(self, judgement: Judgement, seat: int) -> None:
        """Add what it was worth in one deal."""
        self.deals += 1
        self.worth += judgement.worth[seat]
        if self.judged is None:
            self.judged = Judgement(judgement.worth[:], judgement.chances[:], judgement.scores[:])
            return
        add(self.judged.worth, judgement.worth)
        add(self.judged.chances, judgement.chances)
        add(self.judged.scores, judgement.scores)

    def average(self) -> Judgement:
        """The average of all deals; where there was no time for one, what the search that found the line thought."""
        if self.judged is None:
            return self.last.average()
        sums, count = self.judged, float(self.deals)
        return Judgement(divide(sums.worth, count), divide(sums.chances, count), divide(sums.scores, count))


class LineSearch(Bot):
    """Goes through its turn with a search. Subclasses say what a line is worth."""

    def __init__(self, search: Search, most: int, judgements: int, full: bool) -> None:
        super().__init__(0)
        self.rng = search.rng  # one chance for both
        self.search = search
        self.most = most  # lines that are judged at first
        self.judgements = judgements  # of each round
        self.full = full  # whether judgements know chances and scores, for analysis
        self.tree: Tree | None = None  # about the position that the plan expects next
        self.plan: list[int] = []

    @abstractmethod
    def judge(self, after: State) -> Judgement:
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
        self.tree = tree = self.search.search(state, budget.part(FINDING), manner, self.tree, self.full)
        lines = self.compare(state, self.lines(state, tree), budget, began)
        return lines[0].actions if lines else [tree.favourite().action]

    def consider(self, state: State, budget: Budget, manner: Manner, asked: int = -1) -> Prospects:
        """What comes of all actions; a line of one that is asked about is judged as often as the best line."""
        began = time.perf_counter()
        tree = self.search.search(state, budget.part(FINDING), manner, full=True)
        self.search.insist(tree, state, manner, asked)
        found = by_visits(tree.root, state.seat)
        lines = self.lines(state, tree)
        for node in found:
            if (node.action == asked or node in found[:HEADS]) and not any(
                each.begins_with(node.action) for each in lines
            ):
                lines.append(self.line_of(state, node))
        ranked: dict[int, Prospect] = {}
        for line in self.compare(state, lines, budget, began, asked):
            for actions in (line.actions, *line.others):
                ranked.setdefault(actions[0], Prospect(actions[0], line.average(), actions[:LONGEST_LINE]))
        for node in found:
            if node.action not in ranked:
                ranked[node.action] = prospect(state, node)
        best = list(ranked.values())
        return Prospects(best, best[0].judgement)

    def compare(self, state: State, lines: list[Line], budget: Budget, began: float, asked: int = -1) -> list[Line]:
        """All lines, best first. One that begins with the action asked about is judged to the end."""
        rivals, beaten = lines[:], list[Line]()
        kept: Line | None = None
        while len(rivals) > 1 or (self.full and rivals and rivals[0].deals == 0):
            judged = [*rivals, kept] if kept is not None else rivals
            for _ in range(self.judgements // len(rivals) if len(rivals) > 1 else max(1, self.judgements // 2)):
                deal = self.rng.next()
                found: list[Judgement] = []
                for line in judged:
                    found.append(self.try_out(state, line, deal))
                    if budget.used_up(began):
                        rivals.sort(key=lambda line: line.worth, reverse=True)
                        return rivals + beaten
                for line, judgement in zip(judged, found, strict=True):
                    line.judge(judgement, state.seat)
            rivals.sort(key=lambda line: line.worth, reverse=True)
            beaten = rivals[max(1, len(rivals) // 2) :] + beaten
            del rivals[max(1, len(rivals) // 2) :]
            if kept is None and not any(line.begins_with(asked) for line in rivals):
                kept = next((line for line in beaten if line.begins_with(asked)), None)
        return rivals + beaten

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
        outcomes: dict[str, Line] = {}
        for line in self.rank(whole):
            outcome = str(line.after.fields())
            same = outcomes.setdefault(outcome, line)
            if len(outcomes) == self.most:
                break
            if not same.begins_with(line.actions[0]):
                same.others.append(line.actions)
        return list(outcomes.values())

    def line_of(self, state: State, node: Node) -> Line:
        """The most visited line that begins with an action, as far as the search has followed it."""
        after = state.conceal(state.seat, self.rng)
        after.apply(node.action)
        actions = [int(node.action)]
        while after.seat == state.seat and after.revealed == state.revealed:
            visited = [child for child in node.children if child.visits > 0]
            if not visited:
                break
            node = max(visited, key=lambda child: child.visits)
            after.apply(node.action)
            actions.append(int(node.action))
        return Line(actions, node, state.seat, after)

    def rank(self, lines: list[Line]) -> list[Line]:
        """The lines in the order in which they are taken up."""
        return sorted(lines, key=lambda line: (line.visits, line.promise), reverse=True)

    def try_out(self, state: State, line: Line, deal: int) -> Judgement:
        """What a line is worth in one deal."""
        after = state.conceal(state.seat, Rng(deal))
        for action in line.actions:
            after.apply(action)
        return self.judge(after)
