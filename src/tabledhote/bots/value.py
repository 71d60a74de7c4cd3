"""What a position is worth to each seat, between 0 and 1: mostly the margin, a little the chance to win."""

from math import exp
from typing import Final

from tabledhote.bots.strategy import Strategy, strategy_of
from tabledhote.kernel.game import Game
from tabledhote.kernel.rows import reals
from tabledhote.kernel.state import State

NO_WEIGHTS: Final = reals([])
MARGIN: Final = 0.75  # how much the margin counts beside the chance to win


class Judgement:
    """What a position promises each seat: its worth, and if that was asked for, the chance to win and the score."""

    def __init__(self, worth: list[float], chances: list[float], scores: list[float]) -> None:
        self.worth = worth
        self.chances = chances
        self.scores = scores


class Value:
    """Judges the positions of one game. A full judgement has chances and scores besides."""

    def __init__(self, game: Game, full: bool = False, strategy: Strategy[State] | None = None) -> None:
        known = strategy or strategy_of(game.box)
        self.full = full
        self.estimate = known.estimate
        self.weights = known.weights.get(game.players, NO_WEIGHTS)
        self.players: int = game.players
        self.spread = known.spread
        self.outlook = known.outlook
        self.unit = float(known.point) * known.spread

    def judge(self, state: State) -> Judgement:
        if state.seat < 0:
            scores = [float(score) for score in state.scores()]
            chances = self.shares(state.winners())
        else:
            scores = self.estimate(state, self.weights)
            chances = self.chances(scores)
        worth = self.worth(chances, scores)
        return Judgement(worth, chances, scores) if self.full else Judgement(worth, [], [])

    def look(self, state: State, seat: int) -> float:
        """How a position looks to a seat at first sight: its outlook, in spreads of the score."""
        return float(self.outlook(state, seat)) / self.unit

    def shares(self, winners: list[int]) -> list[float]:
        """A win divided among the winners; where nobody wins, among all."""
        if not winners:
            return [1.0 / float(self.players)] * self.players
        shares = [0.0] * self.players
        for seat in winners:
            shares[seat] = 1.0 / float(len(winners))
        return shares

    def chances(self, scores: list[float]) -> list[float]:
        """Chances to win from expected scores: the wider the spread of the game, the less a lead means."""
        best = scores[0]
        for score in scores:
            if score > best:
                best = score
        chances = [exp((score - best) / self.spread) for score in scores]
        total = 0.0
        for chance in chances:
            total += chance
        for seat in range(self.players):
            chances[seat] /= total
        return chances

    def worth(self, chances: list[float], scores: list[float]) -> list[float]:
        worth: list[float] = []
        for seat in range(self.players):
            best = -1.0e9
            for other in range(self.players):
                if other != seat and scores[other] > best:
                    best = scores[other]
            lead = (scores[seat] - best) / (4.0 * self.spread)
            worth.append((1.0 - MARGIN) * chances[seat] + MARGIN * (0.5 + 0.5 * lead / (1.0 + abs(lead))))
        return worth
