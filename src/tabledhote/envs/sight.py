"""Observations as arrays: the numbers first, then every set as zeros and ones. The layout is the same for all seats."""

from dataclasses import dataclass

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from tabledhote.envs import stepping
from tabledhote.kernel.game import Game
from tabledhote.kernel.observation import TABLE, Observation
from tabledhote.kernel.state import State

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]


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

    def __init__(self, game: Game) -> None:
        self.game, self.actions = game, game.box.actions
        seen = Observation()
        game.box.observe(game.start(seed=0), 0, seen)
        assert seen.parts is not None
        self.spans: list[Span] = []
        for whose, name, bits in sorted(seen.parts, key=lambda part: part[2] > 0):  # numbers first
            self._note(name, whose, bits or 1)
        self.numbers = sum(not bits for _, _, bits in seen.parts)
        self.size = self.numbers + sum(bits for _, _, bits in seen.parts)

    def _note(self, name: str, whose: int, length: int) -> None:
        """What has one name and owner and follows each other is one span."""
        last = self.spans[-1] if self.spans else Span("", 0, 0, 0)
        if (last.name, last.place) == (name, whose):
            self.spans[-1] = Span(name, whose, last.start, last.length + length)
        else:
            self.spans.append(Span(name, whose, last.start + last.length, length))

    def lines(self, number: int) -> Observation:
        """Memory for so many observations."""
        return Observation(self.numbers, self.size, number)

    def of_each(self, states: list[State], seats: vec[i64], noted: Observation, into: Numbers) -> None:
        """What one seat sees of each position, as the rows of an array; `noted` is memory to use again."""
        stepping.look(states, seats, noted, self.game.box.observe)
        into[:] = np.frombuffer(memoryview(noted.cells), np.uint8).reshape(into.shape)

    def open_to_each(self, states: list[State], masks: Mask) -> None:
        """Ones, in the rows of an array, for what the seat that decides may do."""
        masks[:] = 0
        actions = stepping.open_actions(states, self.actions)
        masks.reshape(-1)[np.frombuffer(memoryview(actions), np.int64)] = 1

    def of(self, state: State, seat: int) -> Numbers:
        """What one seat sees."""
        seen = self.lines(1)
        self.game.box.observe(state, seat, seen)
        return np.frombuffer(memoryview(seen.cells), np.uint8).copy()

    def mask(self, state: State, seat: int) -> Mask:
        """Ones for what a seat may do now: nothing unless it decides."""
        allowed = np.zeros(self.actions, np.int8)
        if seat == state.seat:
            allowed[state.legal()] = 1
        return allowed

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
