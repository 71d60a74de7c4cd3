"""The bot that asks for the answers: it plays the line of its turn after which the next seat's best answers hurt least.

A search through the own turn finds the lines; each is then answered, for the same deals and rolls, by a search of
whoever decides next. In rounds of equally many answers the worse half of the lines is given up.
"""

import time
from typing import Final

from tabledhote.bots.bot import Bot
from tabledhote.bots.search import Node, Search
from tabledhote.bots.value import Value
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State

LINES: Final = 24  # that are answered at first
ROUND: Final = 96  # answers


class Line:
    """The actions by which a turn may go on, as far as nothing new is seen, and what they were worth in all answers."""

    def __init__(self, actions: list[int], last: Node, seat: int, after: State) -> None:
        self.actions = actions
        self.visits = int(last.visits)
        self.promise = last.mean(seat)
        self.after = after
        self.worth = 0.0


class Answers(Bot):
    """Goes through its turn with a search, and through the answers with others of fewer iterations."""

    def __init__(self, search: Search) -> None:
        super().__init__(0)
        self.rng = search.rng  # one chance for both
        self.search = search
        self.planned: list[int] = []
        self.found: dict[str, list[float]] = {}  # what positions of this plan are worth to each seat after an answer

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
        """The line that stands the answers best."""
        began = time.perf_counter()
        self.found.clear()
        root = self.search.searched(state)
        lines = self.lines(state, root)
        if not lines:
            return [root.favourite(state.seat).action]
        while len(lines) > 1:
            for _ in range(ROUND // len(lines)):
                deal = self.rng.next()
                worths: list[float] = []
                for line in lines:
                    worths.append(self.answered(state, line, deal))
                    if self.search.late(began):
                        return max(lines, key=lambda line: line.worth).actions
                for line, worth in zip(lines, worths, strict=True):
                    line.worth += worth
            lines.sort(key=lambda line: line.worth, reverse=True)
            del lines[len(lines) // 2 :]
        return lines[0].actions

    def lines(self, state: State, root: Node) -> list[Line]:
        """The lines that were visited most, each outcome once, whatever the order of the actions that lead to it."""
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
        found.sort(key=lambda line: (line.visits, line.promise), reverse=True)
        different: list[Line] = []
        outcomes: list[dict[str, object]] = []
        for line in found:
            outcome = line.after.fields()
            if outcome not in outcomes:
                outcomes.append(outcome)
                different.append(line)
                if len(different) == LINES:
                    break
        return different

    def answered(self, state: State, line: Line, deal: int) -> float:
        """What a line is worth in one deal, when whoever decides next has thought about it."""
        seat = state.seat
        after = state.conceal(seat, Rng(deal))
        for action in line.actions:
            after.apply(action)
        return Value(state.game).of(after)[seat] if after.seat < 0 else self.answer(after)[seat]

    def answer(self, state: State) -> list[float]:
        """What the favourite line of whoever decides is worth to each seat; a position is thought about once."""
        position = str(state.fields())
        if position not in self.found:
            node = Search(self.rng.next(), state.game.box.answer, manner=self.search.manner).searched(state)
            while node.children and (favourite := node.favourite(state.seat)).visits > 0:
                node = favourite
            self.found[position] = [node.mean(seat) for seat in range(state.game.players)]
        return self.found[position]
