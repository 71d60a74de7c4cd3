"""Every numbered rule has a test that shows it, and no test shows a rule that is not there."""

from pathlib import Path

import pytest

import tabledhote
from tests.support.rulebooks import Mark, defined, documents, marks, named, prefix


@pytest.mark.parametrize("document", documents(), ids=lambda path: path.stem)
def test_every_rule_has_a_test(document: Path) -> None:
    shown = {mark.number for mark in marks()}
    assert [number for number in defined(document) if number not in shown] == []


@pytest.mark.parametrize("document", documents(), ids=lambda path: path.stem)
def test_numbers_are_given_once_and_refer_to_something(document: Path) -> None:
    numbers = defined(document)
    assert len(numbers) > 50
    assert sorted({number for number in numbers if numbers.count(number) > 1}) == []
    assert sorted(named(document) - set(numbers)) == []


def test_every_mark_names_a_rule() -> None:
    known = {number for document in documents() for number in defined(document)}
    assert [mark for mark in marks() if mark.number not in known] == []
    assert {mark for mark in marks() if not mark.test.rsplit("::", 1)[1].startswith("test_")} == set()


def test_every_game_has_a_document_of_its_own() -> None:
    assert {document.stem for document in documents()} >= set(tabledhote.games())
    assert len({prefix(document) for document in documents()}) == len(documents())


def test_the_marks_found_in_files_are_those_that_pytest_sees(request: pytest.FixtureRequest) -> None:
    known = {(mark.test.rsplit("::", 1)[1], mark.number) for mark in marks()}
    for item in request.session.items:
        for mark in item.iter_markers("rule"):
            name = item.name.split("[")[0]
            assert {(name, number) for number in mark.args} <= known


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ("- **HA-4.3** Phase 4", ["HA-4.3"]),
        ("**HA-X1 A whole turn.** Start R", ["HA-X1"]),
        ("| **HA-R1** | Who starts? |", ["HA-R1"]),
        ("| GA-D.10 | draft |", ["GA-D.10"]),
        ("- **GA-X.1** one, **GA-I.2** two", ["GA-X.1", "GA-I.2"]),
        ("see HA-4.3 and | HA-1.1 to 1.3", []),
        ("**GA-X.12 (2015).**", ["GA-X.12"]),
    ],
)
def test_all_ways_of_writing_a_number_are_read(tmp_path: Path, line: str, numbers: list[str]) -> None:
    document = tmp_path / "rules.md"
    document.write_text(line, "utf-8")
    assert defined(document) == numbers


def test_a_mark_is_a_word() -> None:
    assert all(isinstance(mark, Mark) and isinstance(mark.number, str) for mark in marks())
