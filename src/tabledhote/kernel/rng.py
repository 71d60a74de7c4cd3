"""Chance that is the same on every machine: a 63-bit SplitMix generator, described in docs/reference/rng.md."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tabledhote.kernel.bits import nth, size

MASK: Final = 0x7FFFFFFFFFFFFFFF
HALF: Final = 0x3FFFFFFFFFFFFFFF  # compiled code keeps ints below 2**62 as they are, larger ones as objects
STEP: Final = 0x1E3779B97F4A7C15
FIRST: Final = 0x3F58476D1CE4E5B9
SECOND: Final = 0x14D049BB133111EB


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A stream of numbers that follows from its seed alone.

    >>> rng = Rng(7)
    >>> [rng.below(6) + 1 for _ in range(8)]
    [5, 4, 2, 5, 4, 4, 4, 6]
    """

    state: i64

    def __init__(self, seed: int) -> None:
        self.state = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start the stream that belongs to this seed (its lowest 63 bits)."""
        self.state = seed if 0 <= seed <= HALF else seed & MASK

    def next(self) -> i64:
        """The next number of the stream, 0 to 2**63 - 1."""
        mask: i64 = HALF
        mask = (mask << 1) | 1
        z: i64 = (self.state + STEP) & mask
        self.state = z
        z = ((z ^ (z >> 30)) * FIRST) & mask
        z = ((z ^ (z >> 27)) * SECOND) & mask
        return z ^ (z >> 31)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, all equally likely; bound is 1 to 2**31."""
        product: i64 = (self.next() >> 31) * bound
        low: i64 = product & 0xFFFFFFFF
        if low < bound:
            unfair: i64 = (0x100000000 - bound) % bound
            while low < unfair:
                product = (self.next() >> 31) * bound
                low = product & 0xFFFFFFFF
        return product >> 32

    def draw(self, bag: i64) -> i64:
        """A member of a set that has one (see bits.py), all equally likely."""
        return nth(bag, self.below(size(bag)))

    def shuffle(self, items: list[int]) -> None:
        """Put a list in a random order, all orders equally likely."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1

    def copy(self) -> "Rng":
        """A generator that goes on from the same place, independently."""
        other = Rng(0)
        other.state = self.state
        return other
