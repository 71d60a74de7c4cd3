"""A position as small numbers for learning agents: noted by compiled code, always in the same order.

What one seat sees is a line of bytes: first the numbers, then the members of sets as zeros and ones (a choice of one
among many is a set, too). The lines of many positions follow each other in one row of memory, which NumPy reads.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tabledhote.kernel.bits import lowest

HIGHEST: Final = 255
TABLE: Final = -1  # in place of a seat, for things without an owner


@final
class Observation:
    """What seats observe, one after the other, in `cells`: room for so many lines of one length.

    Without lines it only learns the layout: `parts` lists whose each thing is, its name and its bits (a number has 0).
    """

    def __init__(self, numbers: i64 = 0, length: i64 = 0, lines: i64 = 0) -> None:
        self.numbers = numbers  # so many cells of a line come before the sets
        self.length = length
        self.clean: vec[u8] = vec[u8]([0] * (length * lines))
        self.cells: vec[u8] = self.clean[:]
        self.parts: list[tuple[int, str, int]] | None = None if lines else []
        self.line: i64 = 0  # where the present line begins
        self.next_number: i64 = 0
        self.next_set: i64 = numbers
        self.observer: i64 = 0
        self.players: i64 = 0
        self.whose: i64 = TABLE

    def forget(self) -> None:
        """Start over with clean lines."""
        self.cells = self.clean[:]
        self.start_line(0)

    def start_line(self, at: i64) -> None:
        self.line = at
        self.next_number = at
        self.next_set = at + self.numbers

    def begin(self, observer: i64, players: i64) -> None:
        """What follows is seen by this seat, and belongs to the table."""
        self.observer = observer
        self.players = players
        self.whose = TABLE

    def close(self) -> None:
        """The observer has seen everything: the next one has the next line."""
        self.start_line(self.line + self.length)

    def turn_to(self, place: i64) -> i64:
        """What follows belongs to the seat so many places after the observer; which seat that is."""
        self.whose = place
        return (self.observer + place) % self.players

    def learn(self, name: str, bits: i64) -> None:
        """Add to the layout."""
        if self.parts is not None:
            self.parts.append((self.whose, name, bits))

    def number(self, name: str, value: i64) -> None:
        """A number from 0 to 255; what lies outside is noted as the nearest of them."""
        if self.parts is not None:
            self.learn(name, 0)
            return
        within = value
        if within < 0:
            within = 0
        elif within > HIGHEST:
            within = HIGHEST
        self.cells[self.next_number] = u8(within)
        self.next_number += 1

    def each(self, name: str, values: list[int]) -> None:
        """Several numbers; in all positions of a game equally many."""
        for value in values:
            self.number(name, value)

    def row(self, name: str, values: vec[i64]) -> None:
        """The same of a packed row."""
        for value in values:
            self.number(name, value)

    def members(self, name: str, members: i64, of: i64) -> None:
        """Which of so many things (63 at most) belong to a set."""
        if self.parts is not None:
            self.learn(name, of)
            return
        first, left = self.next_set, members
        while left:
            self.cells[first + lowest(left)] = 1
            left &= left - 1
        self.next_set = first + of

    def one_of(self, name: str, which: i64, of: i64) -> None:
        """Which one of so many it is; -1 is none."""
        if self.parts is not None:
            self.learn(name, of)
            return
        if which >= 0:
            self.cells[self.next_set + which] = 1
        self.next_set += of

    def seat(self, name: str, seat: i64) -> None:
        """A seat, counted from the observer; -1 is nobody."""
        place = seat
        if seat >= 0:
            place = (seat - self.observer + self.players) % self.players
        self.one_of(name, place, self.players)
