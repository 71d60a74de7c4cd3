"""Observations as arrays: the numbers first, then every set as zeros and ones. The layout is the same for all seats."""

from array import array
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tabledhote.kernel.game import Game
from tabledhote.kernel.observation import HIGHEST, LOWEST, TABLE, Observation
from tabledhote.kernel.state import State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
SET = 64  # bits of a set as it is noted


@dataclass(frozen=True)
class Part:
    """What some places of an observation mean; `place` is the seat counted from the observer, -1 the table."""

    name: str
    place: int
    start: int
    length: int


class Sight:
    """What agents see of a game.

    >>> import tabledhote
    >>> sight = Sight(tabledhote.game("hellton"))
    >>> sight.size, sight.parts[0]
    (956, Part(name='turn', place=-1, start=0, length=1))
    """

    lowest, highest = LOWEST, HIGHEST

    def __init__(self, game: Game) -> None:
        self.game, self.actions = game, game.box.actions
        state = game.start(seed=0)
        seen = Observation(naming=True)
        game.box.observe(state, 0, seen)
        assert seen.parts is not None
        self.numbers, self.sets = len(seen.numbers), len(seen.sets)
        numbers = [part for part in seen.parts if not part[2]]
        sets = [part for part in seen.parts if part[2]]
        self.columns = np.array([SET * at + bit for at, (_, _, bits) in enumerate(sets) for bit in range(bits)])
        self.size = self.numbers + len(self.columns)
        self.parts: list[Part] = []
        for whose, name, bits in numbers + sets:
            self._add(Part(name, whose, self.parts[-1].start + self.parts[-1].length if self.parts else 0, bits or 1))

    def _add(self, part: Part) -> None:
        """Parts of one name and owner that follow each other are one."""
        last = self.parts[-1] if self.parts else None
        if last is not None and (last.name, last.place) == (part.name, part.place):
            self.parts[-1] = Part(last.name, last.place, last.start, last.length + part.length)
        else:
            self.parts.append(part)

    def spread(self, seen: Observation, rows: int) -> Numbers:
        """As many observations, noted one after the other, as the rows of an array."""
        found = np.empty((rows, self.size), np.int16)
        found[:, : self.numbers] = np.frombuffer(array("h", seen.numbers), np.int16).reshape(rows, self.numbers)
        packed = np.frombuffer(array("q", seen.sets), np.int64).astype("<i8", copy=False).view(np.uint8)
        bits = np.unpackbits(packed.reshape(rows, self.sets * 8), axis=1, bitorder="little")
        found[:, self.numbers :] = bits[:, self.columns]
        return found

    def of(self, state: State, seat: int) -> Numbers:
        """What one seat sees."""
        seen = Observation()
        self.game.box.observe(state, seat, seen)
        row: Numbers = self.spread(seen, 1)[0]
        return row

    def mask(self, state: State, seat: int) -> Mask:
        """Ones for what a seat may do now: nothing unless it decides."""
        found = np.zeros(self.actions, np.int8)
        if seat == state.seat:
            found[state.legal()] = 1
        return found

    def layout(self) -> list[dict[str, object]]:
        """The parts as a table, ready for JSON."""
        owners = {TABLE: "table", 0: "own"}
        return [
            {"whose": owners.get(part.place, f"{part.place} after"), "name": part.name, "from": part.start}
            | {"to": part.start + part.length - 1}
            for part in self.parts
        ]
