"""What a turn of Grand Austria Hotel has on the table: serving in one go, food that flies, hotels that open large."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tabledhote.server.live import messages
from tabledhote.web.pages.result import scoring_rows
from tabledhote.words import words
from tests.web.conftest import Open
from tests.web.playing import act, my_turn, play_now, still

pytestmark = pytest.mark.slow


def told(page: Page) -> dict[str, Any]:
    answer: dict[str, Any] = page.request.get(page.url.replace("/tables/", "/api/tables/") + "?parts=view").json()
    return answer["view"]  # type: ignore[no-any-return]


def first_turn(page: Page) -> int:
    """Play to one's first turn with a guest whom the kitchen can serve two or three pieces; how many."""
    play_now(page, "austria")
    my_turn(page)
    queue = told(page)["queue"]
    kinds: dict[int, int] = {card["guest"]: sum(number > 0 for number in card["order"].values()) for card in queue}
    guest = max(kinds, key=lambda card: kinds[card] % 4)
    still(page)
    page.locator(f"#board [data-ref='guest:{guest}']").click(force=True)
    for _ in range(100):
        my_turn(page)
        view = told(page)
        if view["seat"] != 0 or view["phase"] == "starting_guest":  # the page has not heard of it yet
            page.wait_for_timeout(100)
        elif view["phase"] == "turn":
            return kinds[guest]
        else:
            act(page)
    raise AssertionError("no turn of one's own")


def test_all_is_served_by_one_click_and_taken_back_by_one(visit: Open) -> None:
    page = visit("/", reduced_motion="no-preference")
    pieces = first_turn(page)
    krones = told(page)["players"][0]["krones"]
    offer = page.locator("#actions button", has_text=re.compile("^Serve all from the kitchen for 1 krone: "))
    expect(offer).to_have_count(1, timeout=15_000)
    offer.click()
    page.wait_for_selector("#board svg > [aria-hidden=true]", state="attached")  # a piece on its way
    expect(page.locator("#log li:not(.undone)", has_text=re.compile("^You serve "))).to_have_count(pieces)
    expect(offer).to_have_count(0)
    own = told(page)["players"][0]
    assert own["krones"] == krones - 1
    assert sum(own["kitchen"].values()) == 4 - pieces
    my_turn(page)
    page.click("#undo")
    expect(page.locator("#log li:not(.undone)", has_text=re.compile("^You serve "))).to_have_count(0)
    expect(offer).to_have_count(1)
    assert told(page)["players"][0]["krones"] == krones


COVERED = """(choices, area) => choices.map(choice => choice.getBoundingClientRect()).filter(box =>
    box.right > area.x && box.x < area.x + area.width && box.bottom > area.y && box.y < area.y + area.height).length"""


def test_the_hotel_of_another_opens_large_and_closes_again(visit: Open) -> None:
    page = visit("/new/austria")
    page.select_option("#seat-2", "bot-easy")
    page.select_option("#seat-3", "bot-easy")
    page.click("text=Set up the table")
    my_turn(page)
    lines, small = page.locator("#log li").count(), width(page, "#hotel-2")
    page.locator("#hotel-2").click(position={"x": 150, "y": 100}, force=True)
    assert width(page, "#area svg") > 1.25 * small
    assert width(page, "#area svg") >= 0.9 * width(page, "#hotel-0"), "as large as one's own"
    box, prompt = page.locator("#area").bounding_box(), page.locator("#prompt").bounding_box()
    assert box is not None
    assert prompt is not None
    assert box["x"] + box["width"] < prompt["x"], "it does not hide the question"
    assert page.locator("#board .can").evaluate_all(COVERED, box) < page.locator("#board .can").count() / 2
    page.keyboard.press("Escape")
    expect(page.locator("#area")).to_be_hidden()
    page.locator("#players li").nth(2).locator(".name").click()
    assert width(page, "#area svg") > 1.25 * small, "the list opens the same"
    page.click("#area-close")
    page.locator("#hotel-0").click(position={"x": 20, "y": 20}, force=True)
    expect(page.locator("#area")).to_be_hidden()  # one's own is large already
    assert page.locator("#log li").count() == lines, "looking chooses nothing"


def width(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.rule("GA-16.1")
def test_the_final_scoring_stands_in_the_order_of_the_rules() -> None:
    """Also where only a later seat has a staff card to count."""
    usual: list[dict[str, Any]] = [{"line": line, "points": 1} for line in ("points", "rooms", "goods", "guests")]
    staffed: list[dict[str, Any]] = [usual[0], {"line": "staff", "staff": 27, "points": 12}, *usual[1:]]
    texts = words("en", "austria")
    rows = scoring_rows(messages.Result([4, 16], [1], [usual, staffed]), texts)
    labels = [texts.line(line) for line in staffed]
    assert [label for label, _ in rows] == labels
    assert [cells for _, cells in rows] == [[1, 1], [None, 12], [1, 1], [1, 1], [1, 1]]
