"""Sets of small whole numbers (0 to 62) as the bits of one int: hands, bags, rooms."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The product of a power of 2 with a de Bruijn sequence has 6 bits that no other has: they say which power it was.
DE_BRUIJN: Final = 0x3F6EAF2CD271461
PLACES: Final = vec[i64]([0] * 64)
for member in range(63):
    PLACES[((DE_BRUIJN << member) >> 57) & 63] = member


def only(member: i64) -> i64:
    """The set with one member. (`1 << member` with an i64 would be compiled to a shift in 32 bits.)

    >>> only(40) == 1 << 40
    True
    """
    return raised(1, member)


def raised(members: i64, by: i64) -> i64:
    """Every member made larger by the same number.

    >>> listed(raised(0b101, 40))
    [40, 42]
    """
    return members << by


def size(members: i64) -> i64:
    """How many members the set has.

    >>> size(0b10110)
    3
    """
    x: i64 = members - ((members >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((x * 0x0101010101010101) >> 56) & 0x7F


def lowest(members: i64) -> i64:
    """The smallest member of a set that has one.

    >>> lowest(0b10100)
    2
    """
    alone: i64 = members & -members
    return PLACES[((alone * DE_BRUIJN) >> 57) & 63]


def listed(members: i64) -> list[int]:
    """The members in rising order.

    >>> listed(0b10110)
    [1, 2, 4]
    """
    numbers: list[int] = []
    left: i64 = members
    while left:
        numbers.append(lowest(left))
        left &= left - 1
    return numbers


def nth(members: i64, n: i64) -> i64:
    """The member with n smaller ones before it.

    >>> nth(0b10110, 2)
    4
    """
    left: i64 = members
    skip: i64 = n
    while skip > 0:
        left &= left - 1
        skip -= 1
    return lowest(left)


def offer(actions: list[int], first: i64, members: i64) -> list[int]:
    """Add an action for each member: `first` is the number of the action for member 0.

    >>> offer([7], 100, 0b101)
    [7, 100, 102]
    """
    left: i64 = members
    while left:
        actions.append(first + lowest(left))
        left &= left - 1
    return actions
