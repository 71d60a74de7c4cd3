"""Reading data that came from a file: components, positions, records. Every refusal names the place and the remedy."""

import json
from collections.abc import Collection
from math import isfinite
from typing import Any, NoReturn

from tabledhote.kernel.errors import plain, shown

Json = dict[str, Any]  # `json` and `tomllib` give Any: the code that reads a table knows its entries

MOST_NAMES = 40  # of a table that a message lists


class Sheet:
    """A table of named values with the path that leads to it.

    >>> sheet = Sheet({"boat": {"start": 24}}, "my.toml", ValueError)
    >>> sheet.table("boat").whole("start", 0, 23)
    Traceback (most recent call last):
    ...
    ValueError: my.toml: boat.start is 24; it must be a whole number from 0 to 23
    """

    def __init__(self, data: object, source: str, error: type[ValueError], path: str = "") -> None:
        self.source, self.error, self.path = source, error, path
        if not isinstance(data, dict):
            raise error(f"{source}: {path or 'the whole'} must be a table of named values, not {kind(data)}")
        for key in data:
            if not isinstance(key, str):
                raise error(f"{source}: {path or 'the whole'} has {shown(key)} as a name; names must be words")
        self.data: dict[str, object] = data

    def fail(self, key: str, problem: str) -> ValueError:
        """The error to raise about one entry."""
        return self.error(f"{self.source}: {self.place(key)} {problem}")

    def place(self, key: str) -> str:
        return f"{self.path}.{plain(key)}" if self.path else plain(key)

    def has(self, key: str) -> bool:
        return key in self.data

    def value(self, key: str) -> object:
        """Whatever value there is; an error if there is none."""
        if key not in self.data:
            raise self.fail(key, f"is missing; found: {listed(self.data) or 'nothing'}")
        return self.data[key]

    def only(self, *keys: str) -> None:
        """Refuse every entry with another name."""
        for key in self.data:
            if key not in keys:
                raise self.fail(key, f"is not known; allowed: {', '.join(keys)}")

    def whole(self, key: str, low: int, high: int) -> int:
        return self._whole(self.value(key), key, low, high)

    def wholes(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers, of the given length if there is one."""
        items = self._list(key, length)
        return [self._whole(item, f"{key}[{index}]", low, high) for index, item in enumerate(items)]

    def numbers(self, key: str, length: int | None = None) -> list[float]:
        """A list of numbers, whole or not, of the given length if there is one."""
        items = self._list(key, length)
        return [self._number(item, f"{key}[{index}]") for index, item in enumerate(items)]

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.fail(key, f"is {shown(value)}; it must be true or false")
        return value

    def flags(self, key: str, length: int | None = None) -> list[bool]:
        """A list of true and false, of the given length if there is one."""
        items = self._list(key, length)
        return [Sheet({key: item}, self.source, self.error, self.path).flag(key) for item in items]

    def word(self, key: str, among: Collection[str] | None = None) -> str:
        return self._word(self.value(key), key, among)

    def words(self, key: str, among: Collection[str] | None = None, length: int | None = None) -> list[str]:
        """A list of words, of the given length if there is one."""
        items = self._list(key, length)
        return [self._word(item, f"{key}[{index}]", among) for index, item in enumerate(items)]

    def table(self, key: str) -> "Sheet":
        return Sheet(self.value(key), self.source, self.error, self.place(key))

    def rows(self, key: str, length: int | None = None) -> list["Sheet"]:
        """A list of tables, of the given length if there is one."""
        items = self._list(key, length)
        return [Sheet(item, self.source, self.error, f"{self.place(key)}[{i}]") for i, item in enumerate(items)]

    def by_id(self, key: str, length: int | None = None, among: Collection[str] | None = None) -> dict[str, "Sheet"]:
        """A list of tables by their `id`, which no two may share."""
        tables: dict[str, Sheet] = {}
        for row in self.rows(key, length):
            name = row.word("id", among)
            if name in tables:
                raise row.fail("id", f"is {shown(name)}, which is taken already; each must have its own")
            tables[name] = row
        return tables

    def _list(self, key: str, length: int | None) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.fail(key, f"must be a list, not {kind(value)}")
        if length is not None and len(value) != length:
            raise self.fail(key, f"has {len(value)} entries; it must have {length}")
        return value

    def _whole(self, value: object, key: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(key, f"is {shown(value)}; it must be a whole number from {low} to {high}")
        return value

    def _number(self, value: object, key: str) -> float:
        if not isinstance(value, int | float) or isinstance(value, bool) or not isfinite(value):
            raise self.fail(key, f"is {shown(value)}; it must be a number")
        return float(value)

    def _word(self, value: object, key: str, among: Collection[str] | None) -> str:
        if not isinstance(value, str):
            raise self.fail(key, f"must be a word, not {kind(value)}")
        if not is_text(value):
            raise self.fail(key, f"is {shown(value)}, which is not text: it contains half of a character")
        if among is not None and value not in among:
            raise self.fail(key, f"is {shown(value)}; allowed: {', '.join(among)}")
        return value


def listed(names: Collection[str]) -> str:
    """The names in a table, for a message."""
    return ", ".join([plain(name) for name in list(names)[:MOST_NAMES]])


def is_text(value: str) -> bool:
    """Whether a word can be written to a file: JSON can name half of a character that needs two."""
    if value.isascii():
        return True
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def from_json(raw: bytes) -> object:
    """The contents of a JSON file. ValueError if it is not JSON, or has a key twice in one object, or NaN or Infinity.

    >>> from_json(b'{"seat": 0, "seat": 1}')
    Traceback (most recent call last):
    ...
    ValueError: 'seat' occurs twice in one object
    """
    try:
        data: object = json.loads(raw.decode(), object_pairs_hook=without_doubles, parse_constant=refuse_constant)
    except RecursionError:
        raise ValueError("its lists and objects are nested too deeply") from None
    return data


def without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _ in pairs]
        double = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{shown(double)} occurs twice in one object")
    return data


def refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def kind(value: object) -> str:
    """What a value is, in the words of the file formats."""
    names = {dict: "a table", list: "a list", str: "a word", bool: "true or false", int: "a number", float: "a number"}
    return names.get(type(value), "nothing" if value is None else type(value).__name__)
