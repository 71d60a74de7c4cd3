"""A position as numbers for learning agents: noted by compiled code, in the same order in every position of a game.

Sets and choices of one among many are noted as the bits of one int; `tabledhote.envs` spreads them as zeros and ones.
"""

from typing import Final

from mypy_extensions import i64

from tabledhote.kernel.bits import only

LOWEST: Final = -999
HIGHEST: Final = 9999
TABLE: Final = -1  # instead of a seat, for what belongs to nobody


class Observation:
    """What seats observe, one after the other. With `naming`, `parts` lists whose it is, its name and its bits."""

    def __init__(self, naming: bool = False) -> None:
        self.numbers: list[int] = []
        self.sets: list[int] = []
        self.parts: list[tuple[int, str, int]] | None = [] if naming else None  # a number has 0 bits
        self.observer: i64 = 0
        self.players: i64 = 0
        self.whose: i64 = TABLE

    def begin(self, observer: i64, players: i64) -> None:
        """What follows is seen by this seat, and belongs to the table."""
        self.observer = observer
        self.players = players
        self.whose = TABLE

    def turn_to(self, place: i64) -> i64:
        """What follows belongs to the seat so many places after the observer; which seat that is."""
        self.whose = place
        return (self.observer + place) % self.players

    def number(self, name: str, value: i64) -> None:
        self.numbers.append(min(max(value, LOWEST), HIGHEST))
        if self.parts is not None:
            self.parts.append((self.whose, name, 0))

    def each(self, name: str, values: list[int]) -> None:
        """Several numbers; in all positions of a game equally many."""
        for value in values:
            self.number(name, value)

    def members(self, name: str, members: i64, of: i64) -> None:
        """Which of so many things (62 at most) belong to a set."""
        self.sets.append(members)
        if self.parts is not None:
            self.parts.append((self.whose, name, of))

    def one_of(self, name: str, which: i64, of: i64) -> None:
        """Which one of so many it is; -1 is none."""
        self.members(name, only(which) if which >= 0 else 0, of)

    def seat(self, name: str, seat: i64) -> None:
        """A seat, counted from the observer; -1 is nobody."""
        self.one_of(name, (seat - self.observer + self.players) % self.players if seat >= 0 else -1, self.players)
