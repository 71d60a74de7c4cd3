"""What can be chosen beyond the edge of the board's room is announced by an arrow, which leads there."""

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.playing import my_turn, play_now
from tests.web.test_column import box

LEADS = """() => {  // all at once, for the page itself brings choices into view
    const [main, above] = ["main", "above"].map(name => document.getElementById(name));
    main.scrollTo(0, 5000);
    const bottom = main.scrollTop;
    if (above.hidden) return false;
    above.click();
    return main.scrollTop < bottom;
}"""


def test_an_arrow_leads_to_choices_outside_the_view(visit: Open) -> None:
    page = visit("/", phone=True, viewport={"width": 360, "height": 500})
    play_now(page, "austria")
    my_turn(page)
    page.wait_for_function(LEADS)
    choice, desk = page.locator("#board .can").last, page.locator(".desk")
    assert box(choice)["y"] < box(desk)["y"]


def test_there_is_none_where_all_choices_are_in_view(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    expect(page.locator("#above")).to_be_hidden()
    expect(page.locator("#below")).to_be_hidden()
