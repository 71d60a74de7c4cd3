"""What can be chosen beyond the edge of the board's room is announced by an arrow, which leads there."""

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.playing import my_turn, play_now
from tests.web.test_column import box

SCROLLED = "document.getElementById('main').scrollTop"


def test_an_arrow_leads_to_choices_outside_the_view(visit: Open) -> None:
    page = visit("/", phone=True, viewport={"width": 360, "height": 500})
    play_now(page, "austria")
    my_turn(page)
    page.evaluate("document.getElementById('main').scrollTo(0, 5000)")
    above, below = page.locator("#above"), page.locator("#below")
    expect(above).to_be_visible()
    expect(below).to_be_hidden()
    before = page.evaluate(SCROLLED)
    above.tap()
    page.wait_for_function(f"() => {SCROLLED} < {before}")
    choice, desk = page.locator("#board .can").last, page.locator(".desk")
    assert box(choice)["y"] < box(desk)["y"]


def test_there_is_none_where_all_choices_are_in_view(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    expect(page.locator("#above")).to_be_hidden()
    expect(page.locator("#below")).to_be_hidden()
