"""Many tables of one game carried on in one call: for agents that learn from large batches."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

import tabledhote
from tabledhote.envs import rewards, stepping
from tabledhote.envs.sight import Mask, Numbers, Sight, memory
from tabledhote.kernel.errors import IllegalAction
from tabledhote.kernel.observation import Observation
from tabledhote.kernel.rng import Rng


@dataclass(frozen=True)
class Batch:
    """One row a table: what the seat that decides sees and may do. `rewards` has a column for each seat.

    Where `over` is set the game has ended, `rewards` are its outcome, and the other fields show the next game there.
    """

    observations: Numbers
    masks: Mask
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    over: NDArray[np.bool_]


class Tables:
    """
    >>> tables = Tables("amsterdam", tables=3, players=2, seed=7)
    >>> batch = tables.reset()
    >>> batch = tables.step(batch.masks.argmax(axis=1))
    >>> batch.observations.shape == (3, tables.sight.size), batch.over.tolist()
    (True, [False, False, False])
    """

    def __init__(self, game: str, tables: int, seed: int = 0, **options: object) -> None:
        if tables < 1:
            raise ValueError(f"tables is {tables}; it must be at least 1")
        self.game = tabledhote.game(game, **options)
        self.sight = Sight(self.game)
        self.tables = tables
        self._chance = Rng(seed)
        self._seen_last = Observation()
        self.masks: Mask = np.zeros((tables, self.sight.actions), np.int8)

    def reset(self) -> Batch:
        """A new game at every table."""
        self.states = [self.game.start(self._chance.next()) for _ in range(self.tables)]
        nothing = np.zeros((self.tables, self.game.players), np.float32)
        return self._seen(nothing, np.zeros(self.tables, np.bool_))

    def step(self, actions: NDArray[np.integer]) -> Batch:
        """One decision at every table. IllegalAction, and nothing is changed, if one of them is not open."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"actions must be {self.tables} whole numbers, one for each table")
        fit = (chosen >= 0) & (chosen < self.sight.actions)
        illegal = np.flatnonzero(~(fit & (self.masks[np.arange(self.tables), np.where(fit, chosen, 0)] == 1)))
        if len(illegal):
            at = int(illegal[0])
            raise IllegalAction(f"table {at}: action {chosen[at]} is not legal: {self.states[at].allowed()}")
        gained = np.zeros((self.tables, self.game.players), np.float32)
        over = np.zeros(self.tables, np.bool_)
        for at in stepping.advance(self.states, chosen.tolist()):
            gained[at] = rewards(self.states[at])
            over[at] = True
            self.states[at] = self.game.start(self._chance.next())
        return self._seen(gained, over)

    def _seen(self, gained: NDArray[np.float32], over: NDArray[np.bool_]) -> Batch:
        seats = np.frombuffer(memory(stepping.look(self.states, self._seen_last, self.game.box.observe)), np.int64)
        self.masks = np.zeros((self.tables, self.sight.actions), np.int8)
        open_actions = stepping.open_actions(self.states, self.sight.actions)
        self.masks.reshape(-1)[np.frombuffer(memory(open_actions), np.int64)] = 1
        return Batch(self.sight.spread(self._seen_last, self.tables), self.masks, seats, gained, over)
