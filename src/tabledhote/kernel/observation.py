"""A position as numbers for learning agents: noted by compiled code, in the same order in every position of a game.

What is noted is packed into few ints, because every int that leaves compiled code costs time: three numbers to one, and
as many sets (or choices of one among many) as their members have room in its bits. `tabledhote.envs` unpacks them.
"""

from typing import Final

from mypy_extensions import i64

from tabledhote.kernel.bits import only

LOWEST: Final = -999
HIGHEST: Final = 9999
TABLE: Final = -1  # instead of a seat, for what belongs to nobody
TRIPLE: Final = 3  # numbers in an int, 16 bits each
ROOM: Final = 62  # bits in an int for the members of sets


class Part:
    """What was noted at one place: whose it is and its name; of a set also how many members it can have, and where."""

    def __init__(self, whose: int, name: str, of: int, word: int, shift: int) -> None:
        self.whose = whose
        self.name = name
        self.of = of  # 0 for a number
        self.word = word
        self.shift = shift


class Observation:
    """What seats observe, one after the other. With `naming`, `parts` says what each place means."""

    def __init__(self, naming: bool = False) -> None:
        self.numbers: list[int] = []
        self.sets: list[int] = []
        self.parts: list[Part] | None = [] if naming else None
        self.observer: i64 = 0
        self.players: i64 = 0
        self.whose: i64 = TABLE
        self.triple: i64 = 0
        self.filled: i64 = 0  # numbers in the triple
        self.bits: i64 = 0
        self.used: i64 = 0  # of the room for bits

    def begin(self, observer: i64, players: i64) -> None:
        """What follows is seen by this seat, and belongs to the table."""
        self.observer = observer
        self.players = players
        self.whose = TABLE

    def close(self) -> None:
        """The observer has seen everything: the next one starts with new ints."""
        if self.filled:
            self.end_triple()
        if self.used:
            self.end_bits()

    def end_triple(self) -> None:
        self.numbers.append(self.triple)
        self.triple = 0
        self.filled = 0

    def end_bits(self) -> None:
        self.sets.append(self.bits)
        self.bits = 0
        self.used = 0

    def turn_to(self, place: i64) -> i64:
        """What follows belongs to the seat so many places after the observer; which seat that is."""
        self.whose = place
        return (self.observer + place) % self.players

    def number(self, name: str, value: i64) -> None:
        within: i64 = value if value > LOWEST else LOWEST
        within = within if within < HIGHEST else HIGHEST
        self.triple |= (within & 0xFFFF) << (16 * self.filled)
        self.filled += 1
        if self.parts is not None:
            self.parts.append(Part(self.whose, name, 0, 0, 0))
        if self.filled == TRIPLE:
            self.end_triple()

    def each(self, name: str, values: list[int]) -> None:
        """Several numbers; in all positions of a game equally many."""
        for value in values:
            self.number(name, value)

    def members(self, name: str, members: i64, of: i64) -> None:
        """Which of so many things (62 at most) belong to a set."""
        if self.used + of > ROOM:
            self.end_bits()
        if self.parts is not None:
            self.parts.append(Part(self.whose, name, of, len(self.sets), self.used))
        self.bits |= members << self.used
        self.used += of

    def one_of(self, name: str, which: i64, of: i64) -> None:
        """Which one of so many it is; -1 is none."""
        self.members(name, only(which) if which >= 0 else 0, of)

    def seat(self, name: str, seat: i64) -> None:
        """A seat, counted from the observer; -1 is nobody."""
        self.one_of(name, (seat - self.observer + self.players) % self.players if seat >= 0 else -1, self.players)
