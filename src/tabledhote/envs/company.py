"""An agent's company at a table: where it sits, and the bots in the other seats."""

from collections.abc import Sequence
from typing import Protocol, SupportsInt

from tabledhote.bots import Bot, bot
from tabledhote.envs import stepping
from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.game import Game
from tabledhote.kernel.state import State


class Chance(Protocol):
    """The part of a NumPy generator that is used here."""

    def integers(self, below: int, /) -> SupportsInt: ...


Gathered = tuple[State, int, list[Bot | None]]


class Company:
    """`seat=None` draws another seat for every game; `bots` names one level for all, or one for each other seat."""

    def __init__(self, game: Game, bots: str | Sequence[str], seat: int | None) -> None:
        self.game, self.wanted = game, seat
        others = game.players - 1
        self.levels = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.levels) != others:
            raise InvalidOption(f"bots: {len(self.levels)} given; there are {others} free seats")
        for level in self.levels:
            bot(level, 0)
        if seat is not None and not 0 <= seat <= others:
            raise InvalidOption(f"seat is {seat}; it must be from 0 to {others}")

    def gather(self, chance: Chance) -> Gathered:
        """A new game, carried on until the agent decides; its seat; and the bots, none in that seat."""
        players = self.game.players
        own = int(chance.integers(players)) if self.wanted is None else self.wanted
        levels = iter(self.levels)
        bots = [None if seat == own else bot(next(levels), int(chance.integers(2**62))) for seat in range(players)]
        state = self.game.start(int(chance.integers(2**62)))
        stepping.let_bots_play(state, bots)
        return state, own, bots
