"""Observations as arrays: the numbers first, then every set as zeros and ones. The layout is the same for all seats."""

from array import array
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tabledhote.kernel.game import Game
from tabledhote.kernel.observation import HIGHEST, LOWEST, TABLE, TRIPLE, Observation, Part
from tabledhote.kernel.state import State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
WORD = 64  # bits of an int as arrays have it


@dataclass(frozen=True)
class Span:
    """What some places of an observation mean; `place` is the seat counted from the observer, -1 the table."""

    name: str
    place: int
    start: int
    length: int


class Sight:
    """What agents see of a game.

    >>> import tabledhote
    >>> sight = Sight(tabledhote.game("hellton"))
    >>> sight.size, sight.spans[0]
    (913, Span(name='turn', place=-1, start=0, length=1))
    """

    lowest, highest = LOWEST, HIGHEST

    def __init__(self, game: Game) -> None:
        self.game, self.actions = game, game.box.actions
        seen = Observation(naming=True)
        game.box.observe(game.start(seed=0), 0, seen)
        seen.close()
        assert seen.parts is not None
        self.triples, self.words = len(seen.numbers), len(seen.sets)
        sets = [part for part in seen.parts if part.of]
        numbers = [part for part in seen.parts if not part.of]
        self.numbers = len(numbers)
        self.columns = np.array([WORD * part.word + part.shift + bit for part in sets for bit in range(part.of)])
        self.size = self.numbers + len(self.columns)
        self.spans: list[Span] = []
        for part in numbers + sets:
            self._note(part)

    def _note(self, part: Part) -> None:
        """Parts of one name and owner that follow each other are one span."""
        length = part.of or 1
        last = self.spans[-1] if self.spans else Span("", 0, 0, 0)
        if (last.name, last.place) == (part.name, part.whose):
            self.spans[-1] = Span(last.name, last.place, last.start, last.length + length)
        else:
            self.spans.append(Span(part.name, part.whose, last.start + last.length, length))

    def spread(self, seen: Observation, rows: int) -> Numbers:
        """As many observations, noted one after the other, as the rows of an array."""
        found = np.empty((rows, self.size), np.int16)
        triples = np.frombuffer(array("q", seen.numbers), "<i8").view(np.int16).reshape(rows, self.triples, 4)
        found[:, : self.numbers] = triples[:, :, :TRIPLE].reshape(rows, self.triples * TRIPLE)[:, : self.numbers]
        packed = np.frombuffer(array("q", seen.sets), "<i8").view(np.uint8).reshape(rows, self.words * 8)
        found[:, self.numbers :] = np.unpackbits(packed, axis=1, bitorder="little")[:, self.columns]
        return found

    def of(self, state: State, seat: int) -> Numbers:
        """What one seat sees."""
        seen = Observation()
        self.game.box.observe(state, seat, seen)
        seen.close()
        row: Numbers = self.spread(seen, 1)[0]
        return row

    def mask(self, state: State, seat: int) -> Mask:
        """Ones for what a seat may do now: nothing unless it decides."""
        found = np.zeros(self.actions, np.int8)
        if seat == state.seat:
            found[state.legal()] = 1
        return found

    def layout(self) -> list[dict[str, object]]:
        """The spans as a table, ready for JSON."""
        owners = {TABLE: "table", 0: "own"}
        return [
            {
                "whose": owners.get(span.place, f"{span.place} after"),
                "name": span.name,
                "from": span.start,
                "to": span.start + span.length - 1,
            }
            for span in self.spans
        ]
