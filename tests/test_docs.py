"""The pages of the docs: examples run and print what is true, links lead somewhere, and files that are named exist."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import ROOT

PAGES = [
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
SHELVES = ("guide", "reference", "design", "decisions", "lab")
WHERE = ROOT / "docs" / "design" / "where.md"

FENCED = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#{1,6} +(.+?)\s*$", re.MULTILINE)
ELSEWHERE = ("http://", "https://", "mailto:")
NAMED = re.compile(r"^\| (.+\?) \| `([^`]+)` \| `([^`]+)` \|$", re.MULTILINE)


def short(page: Path) -> str:
    return str(page.relative_to(ROOT))


def prose(page: Path) -> str:
    """A page without its code: brackets in code are no links, and what looks like a heading there is none."""
    return FENCED.sub("", page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a page; the second of the same name ends in -1, and so on."""
    found: set[str] = set()
    for heading in HEADING.findall(prose(page)):
        text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
        same = sum(known == name or re.fullmatch(rf"{re.escape(name)}-\d+", known) is not None for known in found)
        found.add(f"{name}-{same}" if same else name)
    return found


def broken(page: Path) -> Iterator[str]:
    """The relative links of a page that lead to no file, or to no heading of it."""
    for linked, named in LINK.findall(CODE.sub("", prose(page))):
        target = linked or named
        if target.startswith(ELSEWHERE):
            continue
        path, _, anchor = target.partition("#")
        other = page.parent / path if path else page
        if not other.exists() or (anchor and anchor not in anchors(other)):
            yield target


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_examples_print_what_the_page_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=options)
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_links_lead_somewhere(page: Path) -> None:
    assert list(broken(page)) == []


@pytest.mark.parametrize(
    ("link", "leads"),
    [
        ("[there](other.md)", True),
        ("[there](other.md#two-words)", True),
        ("[there](other.md#its-100--sure)", True),
        ("[there](other.md#two-words-1)", True),
        ("[here](#here)", True),
        ("[far](https://example.org/none.md)", True),
        ('<img src="other.md">', True),
        ("`[code](none.md)`", True),
        ("```\n[code](none.md)\n```", True),
        ("[there](none.md)", False),
        ("[there](other.md#three-words)", False),
        ("[there](other.md#no-heading)", False),
        ("[here](#there)", False),
        ('<img src="none.webp">', False),
    ],
)
def test_a_link_that_leads_nowhere_is_found(link: str, leads: bool, tmp_path: Path) -> None:
    other = "# Two words\n\n## Two `words`\n\n## It's 100 % sure\n\n```\n# no heading\n```\n"
    (tmp_path / "other.md").write_text(other, "utf-8")
    page = tmp_path / "page.md"
    page.write_text(f"# Here\n\n{link}\n", "utf-8")
    assert (list(broken(page)) == []) == leads


@pytest.mark.parametrize("page", [page for page in PAGES if page.parts[-2] in SHELVES], ids=short)
def test_a_page_says_first_whom_it_serves(page: Path) -> None:
    first = page.read_text("utf-8").split("\n\n")[1]
    assert re.match(r"This page is for [^.]+[.:]", first), first


def test_every_file_in_the_table_of_questions_exists_and_has_what_to_look_for() -> None:
    named = NAMED.findall(WHERE.read_text("utf-8"))
    assert len(named) >= 15
    for question, file, wanted in named:
        path = next((path for path in (ROOT / "src" / "tabledhote" / file, ROOT / file) if path.is_file()), None)
        assert path is not None, f"{question} {file} is not there"
        assert re.search(rf"\b{re.escape(wanted)}", path.read_text("utf-8")), f"{question} {file} has no {wanted}"


def test_no_row_of_the_table_of_questions_is_overlooked() -> None:
    text = WHERE.read_text("utf-8")
    assert len(NAMED.findall(text)) == sum("?" in line.split("|")[1] for line in text.splitlines() if line[:1] == "|")


def test_the_five_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert len(blocks) == 1
    exec(compile(blocks[0], "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[\d, ]+\]\n", capsys.readouterr().out)
