"""Without a mouse; stepping back, taking back, asking before what is final, explanations."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.playing import act, choices, my_turn, play_now

pytestmark = pytest.mark.slow

# A choice is narrowed, or taken: the log has another line, or something else is asked before there is one.
TAKEN = """([lines, asked]) => document.querySelector('#actions .quiet') ? 'narrowed'
    : document.querySelectorAll('#log li').length > lines && 'taken'
    || document.getElementById('what').textContent !== asked && 'taken'"""


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"))


def to_phase(page: Page, text: str) -> None:
    """Play until the prompt has this text."""
    for _ in range(60):
        my_turn(page)
        if text in page.locator("#what").inner_text():
            return
        act(page)
    raise AssertionError(f"no prompt with {text!r}")


def test_a_turn_by_keyboard_alone(visit: Open) -> None:
    page = visit("/")
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.form?.getAttribute('action')") != "/play/amsterdam":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#board svg")
    for _ in range(8):
        my_turn(page)
        before = [page.locator("#log li").count(), page.locator("#what").text_content()]
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        assert re.search(r"[a-e]|End the turn", focused(page))
        page.keyboard.press("Enter")
        while page.wait_for_function(TAKEN, arg=before).evaluate("what => what === 'narrowed'"):
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
    assert page.evaluate("document.activeElement !== document.body")


def test_every_choice_has_a_name(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    names = [choice.get_attribute("aria-label") or choice.inner_text() for choice in choices(page).all()]
    assert len(set(names)) == len(names) >= 12
    assert all("Build a hotel at" in name for name in names)


def test_undo(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    asked = page.locator("#what").inner_text()
    act(page)
    expect(page.locator("#undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator("#what")).to_have_text(asked)
    expect(page.locator("#log .undone").first).to_be_visible()
    expect(page.locator("#log .note").last).to_contain_text("You take back your last action")


def test_narrowing_and_stepping_back(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    several = "#board [data-ref^='pawn:'].can[aria-label$='choices']"
    for _ in range(60):
        to_phase(page, "Turn tiles")
        if page.locator(several).count():
            break
        page.locator("#actions button", has_text="End the turn").click()
        page.wait_for_timeout(200)
    before = choices(page).count()
    page.locator(several).first.click(force=True)
    expect(page.locator("#what")).to_have_text("Which one?")
    assert choices(page).count() > 1
    page.keyboard.press("Escape")
    assert choices(page).count() == before
    page.locator(several).first.click(force=True)
    page.locator("#board svg").click(position={"x": 3, "y": 3})
    assert choices(page).count() == before


def test_what_is_final_is_marked_and_asked_when_wanted(visit: Open) -> None:
    page = visit("/settings")
    page.locator("[name=confirm][value=final]").check()
    page.click("text=Save")
    play_now(page)
    to_phase(page, "end the turn")
    button = page.locator("#actions button", has_text="End the turn")
    expect(button.locator(".final-sign")).to_be_visible()
    lines = page.locator("#log li").count()
    button.click()
    expect(page.locator("#ask-text")).to_contain_text("End the turn? You cannot take it back.")
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert page.locator("#log li").count() == lines
    button.click()
    page.click("#ask-yes")
    page.wait_for_function("before => document.querySelectorAll('#log li').length > before", arg=lines)


def test_things_explain_themselves(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    page.hover("#tile-a1", position={"x": 12, "y": 12})
    expect(page.locator("#explain")).to_contain_text("HA-5.12")
    page.locator("#tile-a1").click(position={"x": 12, "y": 12}, force=True)
    expect(page.locator("#explain.pinned a").first).to_have_attribute("href", "/rules/amsterdam#HA-5.12")
    page.keyboard.press("Escape")
    expect(page.locator("#explain")).to_be_hidden()
    page.locator("#log li").last.hover()
    expect(page.locator("#board .pointed").first).to_be_attached()


def test_help_log_and_hint_by_letter(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    page.keyboard.press("?")
    expect(page.locator("#help-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.id") == "log-panel"
    page.keyboard.press("h")
    expect(page.locator("#hints li")).to_have_count(3)
    page.keyboard.press("h")
    expect(page.locator("#hints")).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator("#hints")).to_be_visible()
    assert sorted(page.locator("#board .hint-badge").all_text_contents()) == ["1", "2", "3"]
    lines = page.locator("#log li").count()
    page.locator("#hints button").first.click()
    expect(page.locator("#hints")).to_be_hidden()
    expect(page.locator("#log li")).not_to_have_count(lines)


@pytest.mark.parametrize("button", ["#again", "#players li:first-child .again"])
def test_the_last_turn_is_shown_again(visit: Open, button: str) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    act(page)
    my_turn(page)
    drawn = page.locator("#board svg").evaluate("svg => svg.textContent")
    page.click(button)
    expect(page.locator("#board .can")).to_have_count(0)
    expect(page.locator("#who")).to_have_text("Replay:")
    page.wait_for_function("() => document.getElementById('what').textContent.includes('a hotel at')")  # for 0.9 s
    my_turn(page)
    assert page.locator("#board svg").evaluate("svg => svg.textContent") == drawn


def test_a_players_area_opens_beside_the_prompt(visit: Open) -> None:
    page = visit("/", phone=True)
    play_now(page, "austria")
    my_turn(page)
    page.locator("#players li button.name").nth(1).click()
    area, desk = page.locator("#area").bounding_box(), page.locator(".desk").bounding_box()
    assert area is not None
    assert desk is not None
    assert area["y"] + area["height"] <= desk["y"]
    assert page.locator("#area .can").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator("#area")).to_be_hidden()


def test_what_is_no_choice_says_so_and_leads_to_the_rules(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    page.locator("#board [data-about]:not(.can)[data-ref]").first.click(force=True)
    expect(page.locator("#explain .not-now a")).to_have_attribute("href", "/rules/amsterdam")
