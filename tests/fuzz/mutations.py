"""Data changed in some places: a little wrong, as after a slip or from an old program, or strange, as from an attacker.

All choices come from a `random.Random`: a seeded one, or Hypothesis' own, which then looks for the smallest example.
"""

import re
from copy import deepcopy
from math import inf, nan
from random import Random
from typing import Any

Path = tuple[Any, ...]  # the keys and indices that lead to a value
NUMBER = re.compile(rb"-?\d+")
DEEPEST = 8  # no file of ours is deeper
DEEP = 3_000  # lists within lists: deeper than Python's stack

STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**62, 2**63, 2**64, -(2**63), 10**30, -(10**5000)),
    *(0.5, 1.0, -0.0, nan, inf, 1e308, "", "?", "0", "\ud800", "\0", "\u202e", "x" * 100_000, "нет", "\n"),
    *([], {}, [[]], [{}], {"": None}, {"do": "pass"}, ["random"], [None], [0] * 100_000),
)


def places(value: Any, path: Path = ()) -> list[Path]:
    """The ways to all that is inside a value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if len(path) == DEEPEST:
        return []
    found: list[Path] = []
    for key, item in items:
        found.append((*path, key))
        found.extend(places(item, (*path, key)))
    return found


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def put(value: Any, path: Path, item: Any) -> None:
    at(value, path[:-1])[path[-1]] = item


def mutated(chance: Random, value: Any, other: Any, *, strange: float) -> Any:
    """A copy with one to three changes; `other` is of the same kind, and `strange` is the share of wild ones."""
    changed = deepcopy(value)
    for _ in range(chance.randint(1, 3)):
        every = places(changed)
        if every:
            change = put_strange if chance.random() < strange else chance.choice(SLIPS)
            change(chance, changed, every, other)
    return changed


# ---- slips: values in the wrong place, or a little different --------------------------------------


def shift(chance: Random, value: Any, every: list[Path], _other: Any) -> None:
    """A number a little larger or smaller, a flag turned over."""
    path = chance.choice(every)
    found = at(value, path)
    if isinstance(found, bool):
        put(value, path, not found)
    elif isinstance(found, int):
        put(value, path, found + chance.choice((-2, -1, 1, 2, 7)))


def flip_bit(chance: Random, value: Any, every: list[Path], _other: Any) -> None:
    path = chance.choice(every)
    if type(at(value, path)) is int:
        put(value, path, at(value, path) ^ 1 << chance.randrange(20))


def graft(chance: Random, value: Any, every: list[Path], other: Any) -> None:
    """What stands at the same place elsewhere, such as in a later position."""
    path = chance.choice(every)
    try:
        found = at(other, path)
    except (KeyError, IndexError, TypeError):
        return
    put(value, path, deepcopy(found))


def exchange(chance: Random, value: Any, every: list[Path], _other: Any) -> None:
    """Two values of one type change places."""
    one = chance.choice(every)
    same = [path for path in every if type(at(value, path)) is type(at(value, one)) and apart(path, one)]
    if same:
        two = chance.choice(same)
        first, second = at(value, one), at(value, two)
        put(value, one, second)
        put(value, two, first)


def move(chance: Random, value: Any, every: list[Path], _other: Any) -> None:
    """An item leaves one list for another."""
    lists = [path for path in every if isinstance(at(value, path), list)]
    full = [path for path in lists if at(value, path)]
    if full:
        start, end = chance.choice(full), chance.choice(lists)
        if apart(start, end):
            items = at(value, start)
            at(value, end).append(items.pop(chance.randrange(len(items))))


def drop(chance: Random, value: Any, every: list[Path], _other: Any) -> None:
    path = chance.choice(every)
    del at(value, path[:-1])[path[-1]]


def double(chance: Random, value: Any, every: list[Path], _other: Any) -> None:
    """An item of a list twice."""
    path = chance.choice(every)
    if isinstance(path[-1], int):
        at(value, path[:-1]).insert(path[-1], at(value, path))


def apart(one: Path, two: Path) -> bool:
    """Whether neither place is inside the other."""
    return one[: len(two)] != two and two[: len(one)] != one


SLIPS = (shift, shift, flip_bit, graft, graft, exchange, move, drop, double)


# ---- strange values -------------------------------------------------------------------------------


def put_strange(chance: Random, value: Any, every: list[Path], _other: Any) -> None:
    path = chance.choice(every)
    kind = chance.randrange(10)
    if kind == 0:
        put(value, path, nested())
    elif kind == 1 and isinstance(at(value, path[:-1]), dict):
        at(value, path[:-1])[chance.choice(("surplus", "", "\ud800", "__class__", "seat"))] = chance.choice(STRANGE)
    else:
        put(value, path, deepcopy(chance.choice(STRANGE)))


def nested() -> list[Any]:
    """Lists within lists."""
    inside: list[Any] = []
    for _ in range(DEEP):
        inside = [inside]
    return inside


# ---- files ----------------------------------------------------------------------------------------

PIECES: tuple[bytes, ...] = (
    *(b"NaN", b"Infinity", b"-1e999", b"1" * 5_000, b"[" * 100_000, b'{"a":' * 50_000, b'"\\ud800"', b"\\u0000"),
    *(b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\0", b"null", b"true", b"0", b"-1", b"2.5", b"1e3", b'""', b"nan"),
    *(b'"seat": 0, "seat": 1,', b"{}", b"[]", b",", b"}", b"]", b"=", b"\n", b"#", b"'", b"inf", b"99", b"[[x]]"),
)


def spoiled(chance: Random, raw: bytes) -> bytes:
    """The bytes of a file with one or two pieces changed, cut off, doubled, or strange ones put in between."""
    for _ in range(chance.randint(1, 2)):
        start = chance.randrange(len(raw) + 1)
        end = min(len(raw), start + chance.choice((0, 1, 1, 2, 5, 40)))
        kind = chance.randrange(8)
        if kind == 0:
            raw = raw[:start]
        elif kind == 1:
            raw = raw[:end] + raw[start:]
        elif kind == 2:
            raw = raw[:start] + raw[end:]
        elif kind == 3:
            raw = raw[:start] + chance.choice(PIECES) + raw[end:]
        elif kind == 4:
            raw = replaced_number(chance, raw)
        elif kind == 5:
            raw = swapped_lines(chance, raw)
        else:
            raw = raw[:start] + bytes(chance.choice(b"0123456789\"'{}[],.-=aeE \n") for _ in raw[start:end]) + raw[end:]
    return raw


def replaced_number(chance: Random, raw: bytes) -> bytes:
    """Another number where one stands."""
    found = list(NUMBER.finditer(raw))
    if not found:
        return raw
    number = chance.choice(found)
    other = chance.choice((b"0", b"1", b"2", b"3", b"-1", b"12", b"99", b"1000000", b"9223372036854775808", b"1.0"))
    return raw[: number.start()] + other + raw[number.end() :]


def swapped_lines(chance: Random, raw: bytes) -> bytes:
    """Two lines change places, or one appears twice."""
    lines = raw.split(b"\n")
    one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
    if chance.random() < 0.5:
        lines[one], lines[two] = lines[two], lines[one]
    else:
        lines.insert(one, lines[two])
    return b"\n".join(lines)
