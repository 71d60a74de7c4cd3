"""The rulebook for people and the player aid: complete in each language, illustrated, printed on two pages and one."""

import re

import pytest
from playwright.sync_api import Page, expect

import tabledhote
from tabledhote.games.boards import board
from tabledhote.web import booklet, rulebook
from tabledhote.words import LANGUAGES, words
from tests.web.conftest import Open
from tests.web.playing import sideways
from tests.web.test_look import findings

FIGURE = re.compile(r"^\[figure ([\w-]+)\]$", re.M)
TRANSLATED = [language for language in LANGUAGES if language != "en"]


def shape(text: str) -> list[tuple[int, int, int, int, list[str]]]:
    """Of each part: paragraphs, items, rows and bold words, and its figures in their order."""
    parts = re.split(r"^(?:## .*|---)$", text, flags=re.M)
    return [
        (
            part.count("\n\n"),
            len(re.findall(r"^(?:-|\d\.) ", part, re.M)),
            len(re.findall(r"^\|", part, re.M)),
            part.count("**"),
            FIGURE.findall(part),
        )
        for part in parts
    ]


def numbers(text: str) -> list[str]:
    """What a text says in figures, in the order of the alphabet: languages have different word orders."""
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", tabledhote.games())
def test_a_translation_has_the_same_parts_and_figures(game: str, language: str) -> None:
    english, other = booklet.document(game), booklet.document(game, language)
    assert shape(other) == shape(english)
    assert numbers(other) == numbers(english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_a_rulebook_has_figures_and_an_aid_and_no_numbers_of_rules(game: str, language: str) -> None:
    book = booklet.rendered(game, language, "auto")
    html = "".join(chapter.html for chapter in book.chapters + book.aid)
    assert len(book.chapters) > 5
    assert len(book.aid) > 3
    wanted = FIGURE.findall(booklet.document(game, language))
    assert set(wanted) <= {figure.name for figure in board(game).figures}
    assert html.count("<figure") == len(wanted) >= 6
    assert re.findall(r"<img|\[figure", re.sub(r"<figure.*?</figure>", "", html)) == []
    assert re.search(rulebook.RULE, html) is None
    anchors = [chapter.anchor for chapter in book.chapters + book.aid]
    assert len(set(anchors)) == len(anchors)


def test_figures_are_printed_light() -> None:
    html = booklet.rendered("vienna", "en", "dark").chapters[0].html
    assert '<source media="print" srcset="/rules/vienna/figures/route/en/light">' in html
    assert 'src="/rules/vienna/figures/route/en/dark"' in html


def printed(page: Page) -> int:
    """How many pages of paper a page takes."""
    page.evaluate("() => { for (const picture of document.images) picture.loading = 'eager' }")
    page.emulate_media(media="print")
    page.wait_for_function("() => [...document.images].every(picture => picture.complete)")
    pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
    page.emulate_media(media="screen")
    return pages


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_printed_on_two_pages_and_an_aid_on_one(visit: Open, language: str) -> None:
    page = visit("/rules", locale=language)
    address = page.url
    for game in tabledhote.games():
        page.goto(f"{address}/{game}", timeout=60_000)  # its figures are drawn first
        whole = printed(page)
        page.evaluate("document.body.dataset.printed = 'book'")
        assert printed(page) == 2, game
        page.evaluate("document.body.dataset.printed = 'exact'")
        assert printed(page) == whole - 2, game
        page.goto(f"{address}/{game}/aid")
        assert printed(page) == 1, game


@pytest.mark.slow
def test_the_page_prints_the_part_that_is_asked_for(visit: Open) -> None:
    page = visit("/rules/hellton")
    page.evaluate("() => { window.print = () => { window.asked = document.body.dataset.printed } }")
    for part in ("exact", "book"):
        page.click(f"[data-print={part}]")
        assert page.evaluate("window.asked") == part
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.body.dataset.printed") is None


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_aid_fits_a_phone(visit: Open, language: str) -> None:
    page = visit("/rules", phone=True, locale=language)
    address = page.url
    for game in tabledhote.games():
        page.goto(f"{address}/{game}/aid", timeout=60_000)
        expect(page.locator("h1")).to_have_text(words(language, game)("title"))
        assert sideways(page) == 0, game
    assert findings(page) == []
