"""Rows of numbers, packed: positions hold them instead of lists.

Compiled code reads, writes and copies them without an object for each number, and the garbage collector leaves them
alone. `row[:]` copies, as with a list; `row == other` compares two rows, and `list(row)` is what leaves the package.
"""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64


def blank(length: i64, value: i64 = 0) -> vec[i64]:
    """A row that has the same number everywhere.

    >>> list(blank(3, -1))
    [-1, -1, -1]
    """
    return vec[i64]([value] * length)


def packed(numbers: Iterable[int]) -> vec[i64]:
    """A row of these numbers.

    >>> sum(packed([2, 3]))
    5
    """
    return vec[i64]([i64(number) for number in numbers])


def with_value(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """Another row with one number changed, for rows that copies of a position share.

    >>> list(with_value(packed([2, 3]), 0, 7))
    [7, 3]
    """
    other = row[:]
    other[at] = value
    return other


def place_of(number: i64, row: vec[i64]) -> i64:
    """The first place of a number that is in the row.

    >>> place_of(3, packed([2, 3]))
    1
    """
    at: i64 = 0
    while row[at] != number:
        at += 1
    return at


def zeros(length: i64) -> vec[float]:
    """A row of numbers that need not be whole, all 0.

    >>> list(zeros(2))
    [0.0, 0.0]
    """
    return vec[float]([0.0] * length)


def reals(numbers: Iterable[float]) -> vec[float]:
    """A row of numbers that need not be whole.

    >>> sum(reals([0.5, 2.0]))
    2.5
    """
    return vec[float]([float(number) for number in numbers])
