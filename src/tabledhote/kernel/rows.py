"""Rows of whole numbers, packed: positions hold them instead of lists.

Compiled code reads, writes and copies them without an object for each number, and the garbage collector leaves them
alone. `row[:]` copies, as with a list.
"""

from collections.abc import Iterable

from librt.vecs import append, vec
from mypy_extensions import i64


def blank(length: i64, value: i64 = 0) -> vec[i64]:
    """A row that has the same number everywhere.

    >>> list(blank(3, -1))
    [-1, -1, -1]
    """
    row = vec[i64](capacity=length)
    for _ in range(length):
        row = append(row, value)
    return row


def packed(numbers: Iterable[int]) -> vec[i64]:
    """A row of these numbers.

    >>> sum(packed([2, 3]))
    5
    """
    return vec[i64]([i64(number) for number in numbers])
