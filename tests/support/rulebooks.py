"""The numbered rules of docs/rules/*.md, and the tests that say they show them."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.support import ROOT

TESTS = ROOT / "tests"
RULES = ROOT / "docs" / "rules"

NUMBER = r"[A-Z]{2}-(?:[A-Z]\.?)?\d+(?:\.\d+)*[a-z]?"
# A rule is written **HA-4.3** …, **HA-X1 A whole turn.** …, | **HA-R1** | … or | GA-D.10 | …
DEFINED = re.compile(rf"\*\*({NUMBER})(?: [^*]*)?\*\*|^\| *({NUMBER}) *\|", re.MULTILINE)
NAMED = re.compile(rf"\b{NUMBER}\b")


def documents() -> list[Path]:
    return sorted(RULES.glob("*.md"))


def defined(document: Path) -> list[str]:
    """The numbers that a document gives to its rules, in its order."""
    return [bold or row for bold, row in DEFINED.findall(document.read_text("utf-8"))]


def prefix(document: Path) -> str:
    """The two letters with which the numbers of a document begin."""
    (found,) = {number[:3] for number in defined(document)}
    return found


def named(document: Path) -> set[str]:
    """All numbers that a document mentions, whole sections such as GA-7 left out."""
    found = set(NAMED.findall(document.read_text("utf-8")))
    return {number for number in found if not re.fullmatch(r"[A-Z]{2}-\d+", number)}


@dataclass(frozen=True)
class Mark:
    """One number in a `@pytest.mark.rule(…)`."""

    number: object
    test: str


@cache
def marks() -> list[Mark]:
    """All marks of the whole suite, read from the files: also when only a part of it runs."""
    return [mark for path in sorted(TESTS.rglob("test_*.py")) for mark in marks_of(path)]


def marks_of(path: Path) -> Iterator[Mark]:
    text = path.read_text("utf-8")
    if "mark.rule" not in text:
        return
    nodes = list(ast.walk(ast.parse(text)))
    found = 0
    for function in (node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)):
        decorators = (node for decorator in function.decorator_list for node in ast.walk(decorator))
        for mark in rule_calls(decorators):
            found += 1
            where = f"{path.relative_to(TESTS)}::{function.name}"
            yield from (Mark(ast.literal_eval(number), where) for number in mark.args)
    assert found == len(rule_calls(nodes)), f"{path}: rule marks belong on test functions"


def rule_calls(nodes: Iterable[ast.AST]) -> list[ast.Call]:
    """Those places in a piece of code where a rule mark is made."""
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rule"]
    return [call for call in named if ast.unparse(call.func) == "pytest.mark.rule"]
