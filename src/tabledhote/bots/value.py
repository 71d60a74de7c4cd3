"""What a position is worth to each seat, between 0 and 1: mostly the margin, a little the chance of winning."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.bots.strategy import Strategy, strategy_of
from tabledhote.kernel.game import Game
from tabledhote.kernel.rows import reals, zeros
from tabledhote.kernel.state import State

NONE: Final = reals([])
MARGIN: Final = 0.75  # how much the margin counts beside the chance of winning


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Judgement:
    """What a position promises each seat: its worth and, on request, the chance of winning and the score."""

    def __init__(self, worth: vec[float], chances: vec[float] = NONE, scores: vec[float] = NONE) -> None:
        self.worth = worth
        self.chances = chances
        self.scores = scores


class Value:
    """Judges the positions of one game. A full judgement has chances and scores besides."""

    def __init__(self, game: Game, full: bool = False, strategy: Strategy[State] | None = None) -> None:
        known = strategy or strategy_of(game.box)
        self.full = full
        self.estimate = known.estimate
        self.weights = known.weights.get(game.players, NONE)
        self.players: i64 = game.players
        self.spread = known.spread
        self.outlook = known.outlook
        self.unit = float(known.point) * known.spread

    def judge(self, state: State) -> Judgement:
        if state.seat < 0:
            scores = reals(state.scores())
            chances = self.shares(state.winners())
        else:
            scores = reals(self.estimate(state, self.weights))
            chances = self.chances(scores)
        worth = self.worth(chances, scores)
        return Judgement(worth, chances, scores) if self.full else Judgement(worth)

    def look(self, state: State, seat: int) -> float:
        """How a position looks to a seat at first sight: its outlook, in spreads of the score."""
        return float(self.outlook(state, seat)) / self.unit

    def shares(self, winners: list[int]) -> vec[float]:
        """A win divided among the winners; where nobody wins, among all."""
        shares = zeros(self.players)
        sharing = winners if winners else list(range(self.players))
        for seat in sharing:
            shares[seat] = 1.0 / float(len(sharing))
        return shares

    def chances(self, scores: vec[float]) -> vec[float]:
        """Chances to win from expected scores: the wider the spread of the game, the less a lead means."""
        best = scores[0]
        for score in scores:
            if score > best:
                best = score
        chances = zeros(self.players)
        total = 0.0
        seat: i64
        for seat in range(self.players):
            chances[seat] = exp((scores[seat] - best) / self.spread)
            total += chances[seat]
        for seat in range(self.players):
            chances[seat] /= total
        return chances

    def worth(self, chances: vec[float], scores: vec[float]) -> vec[float]:
        worth = zeros(self.players)
        seat: i64
        other: i64
        for seat in range(self.players):
            best = -1.0e9
            for other in range(self.players):
                if other != seat and scores[other] > best:
                    best = scores[other]
            lead = (scores[seat] - best) / (4.0 * self.spread)
            worth[seat] = (1.0 - MARGIN) * chances[seat] + MARGIN * (0.5 + 0.5 * lead / (1.0 + abs(lead)))
        return worth
