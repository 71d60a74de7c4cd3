"""A position as small numbers for learning agents: noted by compiled code, always in the same order.

What is noted is packed, 56 bits to an int, in rows that NumPy reads where they are: seven numbers, or the members of
sets (choices of one among many are sets, too). `tabledhote.envs` unpacks them.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tabledhote.kernel.bits import only

HIGHEST: Final = 255
TABLE: Final = -1  # in place of a seat, for things without an owner
BYTE: Final = 8
ROOM: Final = 56  # bits of an int that are used: whole bytes, and compiled code handles them fast
BYTES: Final = 7


@final
class Observation:
    """What seats observe, one after the other. With `naming`, `parts` lists whose it is, its name and its bits.

    The first `noted` and `kept` ints of the rows are valid; what follows them is left from an earlier use.
    """

    def __init__(self, naming: bool = False) -> None:
        self.numbers: vec[i64] = vec[i64]()
        self.sets: vec[i64] = vec[i64]()
        self.parts: list[tuple[int, str, int]] | None = [] if naming else None  # a number has 0 bits
        self.observer: i64 = 0
        self.players: i64 = 0
        self.whose: i64 = TABLE
        self.noted: i64 = 0
        self.bytes: i64 = 0  # numbers that do not fill an int yet
        self.filled: i64 = 0
        self.kept: i64 = 0
        self.bits: i64 = 0  # sets that do not
        self.used: i64 = 0

    def forget(self) -> None:
        """Start over, in the same memory."""
        self.noted = 0
        self.kept = 0

    def begin(self, observer: i64, players: i64) -> None:
        """What follows is seen by this seat, and belongs to the table."""
        self.observer = observer
        self.players = players
        self.whose = TABLE

    def close(self) -> None:
        """The observer has seen everything: the next one starts with new ints."""
        if self.filled:
            self.end_bytes()
        if self.used:
            self.end_bits()

    def end_bytes(self) -> None:
        if self.noted < len(self.numbers):
            self.numbers[self.noted] = self.bytes
        else:
            self.numbers = append(self.numbers, self.bytes)
        self.noted += 1
        self.bytes = 0
        self.filled = 0

    def end_bits(self) -> None:
        if self.kept < len(self.sets):
            self.sets[self.kept] = self.bits
        else:
            self.sets = append(self.sets, self.bits)
        self.kept += 1
        self.bits = 0
        self.used = 0

    def turn_to(self, place: i64) -> i64:
        """What follows belongs to the seat so many places after the observer; which seat that is."""
        self.whose = place
        return (self.observer + place) % self.players

    def number(self, name: str, value: i64) -> None:
        """A number from 0 to 255; what lies outside is noted as the nearest of them."""
        within: i64 = value if value > 0 else 0
        within = within if within < HIGHEST else HIGHEST
        self.bytes |= within << self.filled
        self.filled += BYTE
        if self.parts is not None:
            self.parts.append((self.whose, name, 0))
        if self.filled == ROOM:
            self.end_bytes()

    def each(self, name: str, values: list[int]) -> None:
        """Several numbers; in all positions of a game equally many."""
        for value in values:
            self.number(name, value)

    def row(self, name: str, values: vec[i64]) -> None:
        """The same of a packed row."""
        for value in values:
            self.number(name, value)

    def members(self, name: str, members: i64, of: i64) -> None:
        """Which of so many things (56 at most) belong to a set."""
        if self.parts is not None:
            self.parts.append((self.whose, name, of))
        room: i64 = ROOM - self.used
        if of < room:
            self.bits |= members << self.used
            self.used += of
        else:  # the rest goes into the next int
            self.bits |= (members & (only(room) - 1)) << self.used
            self.end_bits()
            self.bits = members >> room
            self.used = of - room

    def one_of(self, name: str, which: i64, of: i64) -> None:
        """Which one of so many it is; -1 is none."""
        self.members(name, only(which) if which >= 0 else 0, of)

    def seat(self, name: str, seat: i64) -> None:
        """A seat, counted from the observer; -1 is nobody."""
        self.one_of(name, (seat - self.observer + self.players) % self.players if seat >= 0 else -1, self.players)
