"""Sets as bits, against sets as sets."""

import pytest

from tabledhote import Rng
from tabledhote.kernel.bits import listed, lowest, nth, size
from tabledhote.kernel.rng import MASK


def bags() -> list[int]:
    """Every single member, edges of words and bytes, full and empty, and a few hundred random ones."""
    rng = Rng(2)
    some = [int(rng.next() & rng.next() if number % 2 else rng.next()) for number in range(300)]
    return [0, MASK, MASK - 1, *(1 << member for member in range(63)), 0xFFFFFFFF, 0x7FFFFFFF00000000, *some]


@pytest.mark.parametrize("bag", bags())
def test_bits_are_sets(bag: int) -> None:
    members = [member for member in range(63) if bag >> member & 1]
    assert size(bag) == len(members)
    assert listed(bag) == members
    if members:
        assert lowest(bag) == members[0]
    assert [nth(bag, n) for n in range(len(members))] == members
