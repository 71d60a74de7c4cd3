"""Before a choice is made one sees what it breaks, what it costs and what goes with it; afterwards, how it went."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.playing import choices, my_turn, play_now, still, turns
from tests.web.test_look import findings

pytestmark = pytest.mark.slow

SEEN = "new MutationObserver(() => document.querySelector('.step-marker') && (document.body.dataset.stepped = 'yes'))"


def vienna_at_one_device(visit: Open, **options: Any) -> Page:
    """Three people, the first to choose a start card is the third; all cards have coins."""
    page = visit("/new/vienna", **options)
    for seat, kind in (("#seat-1", "me"), ("#seat-2", "me"), ("#seat-3", "nobody")):
        page.select_option(seat, kind)
    page.select_option("[name=first]", "0")
    page.click("text=Set up the table")
    for card in ("merchant", "canon", "baron"):
        start = page.locator(f"#start-start_{card}.can")
        start.wait_for()
        still(page)
        start.click(force=True)
        expect(page.locator(f"#start-start_{card}")).to_have_count(0)
    my_turn(page)
    return page


def act(page: Page) -> None:
    """Take the first legal action, by the API."""
    api = page.url.replace("/tables/", "/api/tables/")
    told = page.request.get(f"{api}?parts=legal").json()
    version = told["table"]["version"]
    body = {"seat": told["you"], "action": told["legal"][0], "version": version, "id": f"v{version}"}
    token = page.locator("meta[name=csrf]").get_attribute("content") or ""
    answer = page.request.post(f"{api}/actions", data=body, headers={"X-CSRF-Token": token})
    assert answer.ok, answer.text()


def test_dice_are_picked_first_and_the_route_shows_where_they_lead(visit: Open) -> None:
    page = vienna_at_one_device(visit)
    lines = page.locator("#log li").count()
    die = page.locator("[id^=die-0-].can").first
    die.hover()
    expect(page.locator("[id^=space-].along").first).to_be_visible()
    die.click()
    expect(page.locator("[id^=die-].chosen")).to_have_count(1)
    assert page.locator("#log li").count() == lines, "nothing is sent yet"
    page.locator("[id^=die-0-].can").first.click()
    expect(page.locator("[id^=die-].chosen")).to_have_count(2)
    page.locator("#space-geheimbund.can").click(force=True)
    expect(page.locator("#log")).to_contain_text("gains 2 coins (Geheimbund)")


def test_escape_puts_picked_dice_back(visit: Open) -> None:
    page = vienna_at_one_device(visit)
    before = page.locator("[id^=space-].can").count()
    page.locator("[id^=die-0-].can").first.click()
    page.keyboard.press("Escape")
    expect(page.locator("[id^=die-].chosen")).to_have_count(0)
    assert page.locator("[id^=space-].can").count() == before


def test_the_price_of_going_back_and_of_changing_a_die_is_shown_before_it_is_paid(visit: Open) -> None:
    page = vienna_at_one_device(visit)
    reroll = page.locator("#actions button", has_text="roll dice again")
    expect(reroll).to_contain_text("pays 1 coin (rolling again)")
    page.locator("[id^=die-0-].can").first.click()
    expect(page.locator("#actions button", has_text="by one pip")).to_contain_text("pays 1 coin (turning a die)")
    page.keyboard.press("Escape")
    assert page.locator(".price").count() == 0, "nothing lies behind yet"
    for _ in range(12):
        if page.locator(".price").count():
            break
        with page.expect_response("**/actions"):
            page.locator("[id^=space-].can:not(#space-geheimbund)").last.click(force=True)
        my_turn(page)
        if page.locator("#what", has_text="choose the dice").count():
            choices(page).first.click(force=True)
            expect(page.locator("#what")).not_to_contain_text("choose the dice")
    behind = page.locator(".can:has(.price)").first
    expect(behind.locator(".price")).to_contain_text("−1")
    behind.hover()
    expect(page.locator("[id^=purse-].foreseen.loss")).to_have_count(1)
    assert "pays 1\u00a0coin (a bribe" in (behind.get_attribute("aria-label") or "")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_evaluation_runs_along_the_route(visit: Open, motion: str) -> None:
    page = vienna_at_one_device(visit, reduced_motion=motion)
    page.evaluate(f"{SEEN}.observe(document.getElementById('board'), {{childList: true}})")
    for _ in range(60):
        act(page)
        page.wait_for_timeout(20)
        if page.locator("#log li", has_text="is evaluated for").count():
            break
    if motion == "reduce":
        assert page.locator("body").get_attribute("data-stepped") is None
        return
    marker = page.locator(".step-marker")
    expect(marker).to_be_visible()
    expect(page.locator("#what")).to_contain_text("is evaluated for")
    page.keyboard.press("Escape")
    expect(marker).to_have_count(0)


def test_a_door_hanger_shows_what_it_will_do_and_asks_the_opponent_on_their_screen(visit: Open) -> None:
    host = visit("/new/hellton")
    host.select_option("#seat-1", "invited")
    host.select_option("[name=deck]", '"starter"')
    host.click("text=Set up the table")
    friend = visit(host.locator(".invitation input").input_value())
    friend.click("text=Sit down")
    mover, other = turns(host, friend)
    mover.locator("#guest-poltergeist.can").click(force=True)
    mover.locator("[id^=room-].can").first.click(force=True)
    serve, refuse = (mover.locator("#actions button").nth(at) for at in range(2))
    expect(serve).to_contain_text("your opponent chooses a column")
    serve.hover()
    expect(mover.locator("[id^=column-].foreseen.perhaps")).to_have_count(3)
    refuse.hover()
    expect(mover.locator("[id^=column-].foreseen")).to_have_count(0)
    expect(mover.locator("[id^=room-].foreseen.harm")).to_have_count(1)
    assert other.locator(".foreseen, #actions button").count() == 0, "only who decides sees it"
    serve.click()
    expect(other.locator("[id^=column-].can")).to_have_count(3)
    expect(other.locator("#what")).to_contain_text("the other hotel: choose the column")
    expect(mover.locator("#board .can")).to_have_count(0)
    column = other.locator("[id^=column-].can").last
    column.hover()
    expect(other.locator("[id^=column-].foreseen.loss")).to_have_count(1)
    column.click(force=True)
    expect(mover.locator("#log")).to_contain_text("Column 3 loses a pillar: 3 left.")


def test_a_flip_shows_where_the_tourists_would_go(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    for _ in range(60):
        my_turn(page)
        moving = [label for label in labels(page) if "moves from" in label or "new home" in label]
        if moving:
            break
        with page.expect_response("**/actions"):
            choices(page).first.click(force=True)
        page.wait_for_timeout(50)
    page.locator(f'#board .can[aria-label="{moving[0]}"]').first.hover()
    expect(page.locator("[id^=tile-].foreseen").first).to_be_attached()


def labels(page: Page) -> list[str]:
    found: list[str] = page.locator("#board .can").evaluate_all("all => all.map(one => one.ariaLabel ?? '')")
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_foreseen_passes_axe(visit: Open, scheme: str) -> None:
    page = vienna_at_one_device(visit, color_scheme=scheme)
    page.locator("[id^=die-0-].can").first.click()
    page.locator("#actions button").first.hover()
    assert findings(page) == []
