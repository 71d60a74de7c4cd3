"""Somebody lets a bot play: for a while, and to the end."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.playing import my_turn, play_quick_bots
from tests.web.serving import Server

pytestmark = pytest.mark.slow


def test_a_bot_plays_for_me_until_i_take_my_seat_back(visit: Open, slow_server: Server) -> None:
    page = visit(slow_server.address)
    play_quick_bots(page, "hellton")
    for _ in range(2):
        my_turn(page)
        page.click("text=Let a bot play for me")
        page.click("text=Take your seat back")
    my_turn(page)


def test_a_bot_plays_for_me_to_the_end(visit: Open) -> None:
    page = visit("/")
    play_quick_bots(page, "hellton")
    my_turn(page)
    page.click("text=Let a bot play for me")
    page.wait_for_selector("#to-result", timeout=60_000)  # a whole game
    expect(page.locator("#seat-changes button")).to_have_count(0)
    page.click("#to-result")
    expect(page.locator("text=Rematch")).to_have_count(1)
    page.click("text=Replay")
    last = page.locator("#slider").get_attribute("max")
    assert page.locator("#log li").last.get_attribute("data-action") == last, "the log is there to its end"
    page.keyboard.press("End")
    expect(page.locator("#log li.to-come")).to_have_count(0)


def test_who_let_a_bot_play_has_a_rematch(visit: Open) -> None:
    page = visit("/")
    play_quick_bots(page, "hellton")
    page.click("text=Let a bot play for me")
    page.wait_for_selector("#to-result", timeout=60_000)  # a whole game
    page.click("#to-result")
    page.click("text=Rematch")
    my_turn(page)
    expect(page.locator("#players li").first).to_contain_text("You")
