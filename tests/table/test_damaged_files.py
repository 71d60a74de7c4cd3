"""Records that are damaged, cut off or made up: refused, or still a game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabledhote import InvalidRecord
from tabledhote.table import Record
from tests.table.played import played


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b'{"seed": "1", "seed": "2"}', "'seed' occurs twice in one object"),
        (b'{"version": NaN}', "NaN is not a JSON number"),
        (b'{"version": -Infinity}', "-Infinity is not a JSON number"),
        (b'{"version": ' + b"7" * 5000 + b"}", "Exceeds the limit"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"seed": "\xff"}', "can't decode byte 0xff"),
        (b"", "is not JSON"),
        (b"[]", "the whole must be a table of named values, not a list"),
    ],
    ids=["twice", "nan", "infinity", "digits", "deep", "bytes", "empty", "list"],
)
def test_what_is_no_json_that_means_one_thing_is_refused(raw: bytes, expected: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record.parse(raw)
    assert expected in str(caught.value)
    assert len(str(caught.value)) < 1000


WHOLE = played(40).text().encode()


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(WHOLE) - 2))
def test_a_truncated_file_is_refused(tmp_path_factory: pytest.TempPathFactory, length: int) -> None:
    path = tmp_path_factory.getbasetemp() / "truncated.json"
    path.write_bytes(WHOLE[:length])
    with pytest.raises(InvalidRecord, match="is not JSON"):
        Record.load(path)


def refused_or_a_game(read: Callable[[], Record]) -> None:
    try:
        record = read()
        record.verify()
    except InvalidRecord:
        return
    assert record.replay().dump() == record.state.dump()


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_file_is_refused_or_still_a_game(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    raw = bytearray(WHOLE)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at : at + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=4))
    path = tmp_path_factory.getbasetemp() / "damaged.json"
    path.write_bytes(raw)
    refused_or_a_game(lambda: Record.load(path))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(list(json.loads(WHOLE))), JSON, st.integers(0, 39), st.sampled_from(["", "seat", "do", "to", "x"])
)
def test_any_other_entry_is_refused_or_still_a_game(key: str, value: object, number: int, field: str) -> None:
    form = json.loads(WHOLE)
    if field and key == "actions":
        form["actions"][number][field] = value
    else:
        form[key] = value
    refused_or_a_game(lambda: Record.read(form))


def test_nesting_without_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    path.write_text("[" * 100_000)
    with pytest.raises(InvalidRecord, match="is not JSON"):
        Record.load(path)
