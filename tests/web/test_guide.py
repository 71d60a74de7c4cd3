"""The guided first game of every game, by clicks on the only thing that glows."""

import re

import pytest
from playwright.sync_api import Page, expect

import tabledhote
from tabledhote.table.guide import guide
from tests.web.conftest import Open
from tests.web.playing import act, my_turn

pytestmark = pytest.mark.slow

ASKED = "#guide:not(.past)"
STEP = "document.getElementById('guide-step').textContent + document.querySelectorAll('#log li').length"


def begin(page: Page, game: str, lesson: int = 1) -> None:
    page.locator(f"form[action='/learn/{game}{'' if lesson == 1 else '/2'}'] button").click()
    page.wait_for_selector(ASKED)


@pytest.mark.parametrize("lesson", [1, 2])
@pytest.mark.parametrize("game", tabledhote.games())
def test_each_guided_game(visit: Open, game: str, lesson: int) -> None:
    page = visit("/", phone=game == "austria", locale={"vienna": "fr-FR", "hellton": "ru-RU"}.get(game, "en-GB"))
    begin(page, game, lesson)
    seen = set()
    while page.locator("#guide-step").inner_text() and not page.locator("#to-result").count():
        my_turn(page)
        step = page.evaluate(STEP)
        seen.add(page.locator("#guide-text").inner_text())
        offered = page.locator("#board .can, #actions button:not(.quiet)")
        said = offered.evaluate_all("things => things.map(one => one.ariaLabel ?? one.textContent)")
        assert len({re.sub(r" \(.*|\.", "", one) for one in said}) == 1  # perhaps also as a button
        offered.first.click(force=True)
        page.wait_for_function(f"before => {STEP} !== before", arg=step)
        page.wait_for_selector(f"{ASKED}, #to-result")
    assert len(seen) == len(guide(game, lesson).steps)
    if page.locator("#to-result").count():
        assert not guide(game, lesson).done, "the game ends with its lesson"
        return
    assert page.locator("#board .can, #actions button").count() > 1, "the game goes on, and all is open"
    act(page)
    expect(page.locator("#guide")).to_be_hidden()


def test_something_else_is_refused_kindly_and_the_guide_can_be_skipped(visit: Open) -> None:
    page = visit("/")
    begin(page, "amsterdam")
    my_turn(page)
    page.locator("#board [data-ref*='tile:e5']").first.click(force=True)
    expect(page.locator("#news")).to_have_text("One thing at a time. Now: Build a hotel at ab12.")
    page.locator("#board .can").click(force=True)
    expect(page.locator("#guide-step")).to_have_text("Step 2 of 7")
    page.keyboard.press("u")
    expect(page.locator("#guide-step")).to_have_text("Step 1 of 7")
    page.click("#guide-skip")
    expect(page.locator("#guide")).to_be_hidden()
    expect(page.locator("#board .can")).to_have_count(16)
    page.reload()
    my_turn(page)
    expect(page.locator("#board .can")).to_have_count(16)
