"""Every attribute a position has, compiled or not: so that a new field cannot be forgotten by copy, dump or load."""

import inspect
from collections.abc import Hashable
from functools import cache
from typing import Any, cast

import numpy

from tabledhote import Game, State

PLAIN = {int, float, bool, str, bytes, type(None)}


def names(value: object) -> list[str]:
    """The attributes that the classes of a value declare, and those that it has besides."""
    return list(dict.fromkeys([*declared(cast(Hashable, type(value))), *getattr(value, "__dict__", ())]))


@cache
def declared(kind: type) -> tuple[str, ...]:
    """The attributes that a class and those above it declare."""
    found: dict[str, None] = {}
    for base in kind.__mro__[:-1]:
        stated = base.__dict__.get("__mypyc_attrs__") or inspect.get_annotations(base)
        found.update(dict.fromkeys(name for name in stated if not name.startswith("__")))
    return tuple(found)


def own(value: object) -> bool:
    """Whether a value is an object of ours with attributes, such as what a seat has in front of it."""
    return type(value).__module__.startswith("tabledhote.") and bool(names(value))


def plain(values: list[Any]) -> bool:
    """Whether a list holds numbers and words alone, which can be compared at once and never change."""
    return PLAIN.issuperset(map(type, values))


def is_row(value: object) -> bool:
    """Whether a value is a packed row of numbers (kernel/rows.py): each look at an attribute makes another object."""
    return type(value).__name__.startswith("vec[")


def difference(one: Any, other: Any, path: str, game: Game) -> str | None:
    """Where two values differ, in words, or None. What the game owns must be the very same object."""
    if one is other:
        return None
    if one is game or one is game.components:
        return f"{path} is another object"
    if type(one) is not type(other):
        return f"{path} is {one!r} in one and {other!r} in the other"
    if isinstance(one, list) and plain(one) and one == other and [*map(type, one)] == [*map(type, other)]:
        return None
    if isinstance(one, list) and len(one) == len(other):
        parts = [(f"{path}[{at}]", one[at], other[at]) for at in range(len(one))]
    elif own(one):
        parts = [(f"{path}.{name}", getattr(one, name), getattr(other, name)) for name in names(one)]
    else:
        return None if one == other else f"{path} is {one!r} in one and {other!r} in the other"
    return next((found for where, a, b in parts if (found := difference(a, b, where, game))), None)


def differences(one: State, other: State) -> list[str]:
    """All attributes in which two positions differ or that one of them lacks."""
    found = []
    for name in names(one):
        if name == "events":
            continue
        for state, which in ((one, "first"), (other, "second")):
            if not hasattr(state, name):
                found.append(f"{name} is not set in the {which} position")
        if hasattr(one, name) and hasattr(other, name):
            problem = difference(getattr(one, name), getattr(other, name), name, one.game)
            found += [problem] if problem else []
    return found


def shared(one: Any, other: Any, game: Game, declared: set[str]) -> bool:
    """Whether a change inside one value would be a change inside the other; declared attributes of objects may be."""
    if one is game or one is game.components:
        return False
    if is_row(one):
        return numpy.shares_memory(memoryview(one), memoryview(other))
    if isinstance(one, list | dict | set | bytearray):
        if one is other:
            return True
        pairs = zip(one, other, strict=True) if isinstance(one, list) and not plain(one) else ()
        return any(shared(a, b, game, declared) for a, b in pairs)
    if own(one):
        parts = [(getattr(one, name), getattr(other, name)) for name in names(one) if name not in declared]
        return one is other or any(shared(a, b, game, declared) for a, b in parts)
    return False


def held(value: object, declared: set[str]) -> list[tuple[str, object]]:
    """The declared attributes of a position and of the objects that it lists, with their names."""
    found: list[tuple[str, object]] = []
    for name in names(value):
        attribute = getattr(value, name)
        if name in declared:
            found.append((name, attribute))
        elif isinstance(attribute, list):
            found += [part for each in attribute if own(each) for part in held(each, declared)]
    return found
