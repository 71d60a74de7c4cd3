"""Wherever the types of the package give way, the line says why."""

import re
import tokenize
from collections.abc import Iterator
from io import StringIO

import pytest

from tests.support import ROOT

SOURCES = sorted((ROOT / "src").rglob("*.py"))
LOOSE = ("Any", "cast")
IGNORED = re.compile(r"# type: ignore(\[[\w, -]+\])?")


def unexplained(code: str) -> Iterator[int]:
    """The lines that use `Any`, `cast` or `type: ignore` without a comment that gives a reason."""
    tokens = list(tokenize.generate_tokens(StringIO(code).readline))
    comments = {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
    loose = {line for line, comment in comments.items() if IGNORED.search(comment)}
    imports = {number for number, line in enumerate(code.splitlines(), 1) if line.startswith("from typing import ")}
    loose |= {token.start[0] for token in tokens if token.type == tokenize.NAME and token.string in LOOSE} - imports
    for line in sorted(loose):
        reason = IGNORED.sub("", comments.get(line, "")).strip("# ")
        if len(reason.split()) < 3:
            yield line


def test_every_loose_type_gives_its_reason() -> None:
    found = {str(path.relative_to(ROOT)): list(unexplained(path.read_text("utf-8"))) for path in SOURCES}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    ("code", "explained"),
    [
        ("from typing import Any\n", True),
        ("Info = dict[str, Any]  # as Gymnasium types it\n", True),
        ("Info = dict[str, Any]\n", False),
        ("Info = dict[str, Any]  # sorry\n", False),
        ('"""Any seat may cast a vote."""\n', True),
        ("class Table(AECEnv):  # type: ignore[misc]  # PettingZoo has no types\n    pass\n", True),
        ("class Table(AECEnv):  # type: ignore[misc]\n    pass\n", False),
        ("seat = cast(int, seat)\n", False),
        ("seat = cast(int, seat)  # numpy gives its own number\n", True),
    ],
)
def test_a_reason_is_asked_for(code: str, explained: bool) -> None:
    assert (list(unexplained(code)) == []) == explained
