"""Many tables of one game carried on in one call: for agents that learn from large batches."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

import tabledhote
from tabledhote.envs import rewards, stepping
from tabledhote.envs.sight import Mask, Numbers, Sight
from tabledhote.kernel.errors import IllegalAction
from tabledhote.kernel.game import Game
from tabledhote.kernel.rng import Rng

Actions = NDArray[np.integer]


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


def blank(sight: Sight, tables: int) -> Batch:
    """Rows to be filled in."""
    return Batch(
        np.empty((tables, sight.size), np.uint8),
        np.empty((tables, sight.actions), np.int8),
        np.empty(tables, np.int64),
        np.empty((tables, sight.game.players), np.float32),
        np.empty(tables, np.bool_),
    )


def chances(seed: int, tables: int) -> list[Rng]:
    """The chance of each table: which games it gets does not depend on what happens at others."""
    rng = Rng(seed)
    return [Rng(rng.next()) for _ in range(tables)]


def checked(actions: Actions, tables: int) -> Actions:
    """ValueError unless it is one whole number for each table."""
    chosen = np.asarray(actions)
    if chosen.shape != (tables,) or not np.issubdtype(chosen.dtype, np.integer):
        raise ValueError(f"actions must be {tables} whole numbers, one for each table")
    return chosen


def illegal(masks: Mask, chosen: Actions) -> NDArray[np.intp]:
    """The tables at which the action is not open."""
    fit = (chosen >= 0) & (chosen < masks.shape[1])
    return np.flatnonzero(~(fit & (masks[np.arange(len(masks)), np.where(fit, chosen, 0)] == 1)))


class Tables:
    """
    >>> tables = Tables("amsterdam", tables=3, players=2, seed=7)
    >>> batch = tables.reset()
    >>> batch = tables.step(batch.masks.argmax(axis=1))
    >>> batch.observations.shape == (3, tables.sight.size), batch.over.tolist()
    (True, [False, False, False])
    """

    def __init__(self, game: str | Game, tables: int, seed: int = 0, **options: object) -> None:
        if tables < 1:
            raise ValueError(f"tables is {tables}; it must be at least 1")
        self.game = tabledhote.game(game, **options) if isinstance(game, str) else game
        self.sight = Sight(self.game)
        self.tables = tables
        self.chances = chances(seed, tables)
        self.masks: Mask = np.zeros((tables, self.sight.actions), np.int8)
        self._seen = self.sight.lines(tables)

    def reset(self) -> Batch:
        """A new game at every table."""
        return self.begin(blank(self.sight, self.tables))

    def step(self, actions: Actions) -> Batch:
        """One decision at every table. IllegalAction, and nothing is changed, if one of them is not open."""
        chosen = checked(actions, self.tables)
        for at in illegal(self.masks, chosen)[:1]:
            raise IllegalAction(f"table {at}: action {chosen[at]} is not legal: {self.states[at].allowed()}")
        return self.go_on(chosen, blank(self.sight, self.tables))

    def begin(self, batch: Batch) -> Batch:
        """New games, seen in the rows of this batch."""
        self.states = [self.game.start(chance.next()) for chance in self.chances]
        batch.rewards[:] = 0
        batch.over[:] = False
        return self.look(batch)

    def go_on(self, chosen: Actions, batch: Batch) -> Batch:
        """One decision, known to be legal, at every table, seen in the rows of this batch."""
        batch.rewards[:] = 0
        batch.over[:] = False
        for at in stepping.advance(self.states, chosen.tolist()):
            batch.rewards[at] = rewards(self.states[at])
            batch.over[at] = True
            self.states[at] = self.game.start(self.chances[at].next())
        return self.look(batch)

    def look(self, batch: Batch) -> Batch:
        seats = stepping.deciding(self.states)
        batch.seats[:] = np.frombuffer(memoryview(seats), np.int64)
        self.sight.of_each(self.states, seats, self._seen, batch.observations)
        self.sight.open_to_each(self.states, batch.masks)
        self.masks = batch.masks
        return batch
