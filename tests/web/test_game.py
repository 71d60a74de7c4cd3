"""A whole game of Hotel Amsterdam by clicks, to the final scoring, the replay and the rematch."""

import re

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Open
from tests.web.playing import DECIDING, choices, click, play_now

pytestmark = pytest.mark.slow


def test_a_whole_game_by_clicks(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    table = page.url
    for turn in range(400):
        page.wait_for_selector(f"{DECIDING}, #to-result")
        if page.locator("#to-result").count():
            break
        number = choices(page).count()
        if number:  # none if an update came in between
            click(page, (turn * 7) % number)
    assert re.fullmatch(r"(The game is|Game) over\. Victory: (Guest|Bot 2|Guest, Bot 2)", prompt(page))
    page.click("#to-result")
    page.wait_for_selector(".scoring")
    told = page.request.get(f"{table.replace('/tables/', '/api/tables/')}?parts=").json()
    result = told["table"]["result"]
    assert page.locator(".scoring tfoot td").all_inner_texts() == [str(score) for score in result["scores"]]
    for seat, score in enumerate(result["scores"]):
        cells = page.locator(f".scoring tbody tr > :nth-child({seat + 2})").all_inner_texts()
        assert sum(int(cell) for cell in cells if cell) == score
        assert len([cell for cell in cells if cell]) == len(result["breakdown"][seat])
    assert page.locator(".scoring .best").count() == len(result["winners"])
    page.locator(".dice summary").click()
    assert "✓" in page.locator(".dice").inner_text()
    assert told["table"]["seed"] in page.locator(".dice").inner_text()
    replay_and_rematch(page, table)


def prompt(page: Page) -> str:
    return page.locator("#prompt").inner_text()


def replay_and_rematch(page: Page, table: str) -> None:
    page.click("text=Replay")
    page.wait_for_selector("#slider")
    assert page.url.endswith("at=0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.wait_for_url(re.compile(r"at=([3-9]|\d\d)$"))
    moment = page.url
    page.wait_for_load_state("networkidle")
    drawn = page.locator("#board svg").evaluate("svg => svg.textContent")
    page.goto(moment)
    page.wait_for_selector("[aria-label] >> nth=0")
    assert page.locator("#board svg").evaluate("svg => svg.textContent") == drawn
    page.goto(f"{table}/result")
    page.click("text=Rematch")
    page.wait_for_selector("#board svg")
    assert page.url != table
    assert page.locator("#players li").count() == 2
