"""Reload, a lost network and a server that is started again: the game goes on, and nothing is done twice."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.playing import act, choices, my_turn, play_now
from tests.web.serving import Server

pytestmark = pytest.mark.slow


def told(page: Page) -> dict:  # type: ignore[type-arg]
    return page.request.get(page.url.replace("/tables/", "/api/tables/") + "?parts=lines").json()  # type: ignore[no-any-return]


def test_reload_in_mid_game(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    act(page)
    my_turn(page)
    prompt, log = page.locator("#prompt").inner_text(), page.locator("#log").inner_text()
    page.reload()
    my_turn(page)
    assert page.locator("#prompt").inner_text() == prompt
    assert page.locator("#log").inner_text() == log


def test_lost_network_is_said_and_mended(visit: Open) -> None:
    page = visit("/", quiet=True)
    play_now(page)
    my_turn(page)
    page.context.set_offline(True)
    expect(page.locator("#connection")).to_contain_text("Connection lost")
    before = told(page)["table"]["version"]
    choices(page).first.click(force=True)
    page.wait_for_timeout(500)
    assert told(page)["table"]["version"] == before
    page.context.set_offline(False)
    expect(page.locator("#connection")).to_be_empty()
    my_turn(page)
    acts = [line for line in told(page)["lines"] if line["kind"] == "act" and line["seat"] == 0]
    assert len(acts) == 1  # what was clicked without a network was sent once it was there, and once only


def test_the_server_is_started_again(visit: Open, own_server: Server) -> None:
    page = visit(own_server.address, quiet=True)
    play_now(page)
    my_turn(page)
    act(page)
    my_turn(page)
    own_server.stop()
    expect(page.locator("#connection")).to_contain_text("Connection lost")
    choices(page).first.click(force=True)
    own_server.start()
    expect(page.locator("#connection")).to_be_empty(timeout=20_000)
    page.wait_for_function("() => document.querySelectorAll('#log li').length > 4", timeout=20_000)
    my_turn(page)
    act(page)
    lines = [line for line in told(page)["lines"] if line["kind"] == "act" and line["seat"] == 0]
    assert len(lines) >= 3
