"""An explanation has a place of its own: beside the board or in the bar below it, never over what can be chosen."""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Open
from tests.web.playing import my_turn, play_now
from tests.web.test_column import box

APART = """([one, other]) => {
    const [a, b] = [one, other].map(name => document.querySelector(name).getBoundingClientRect());
    return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
}"""


def explained(page: Page, thing: Locator) -> Locator:
    """The explanation of a thing that somebody points at."""
    thing.hover(force=True)
    shown = page.locator("#explain")
    expect(shown).to_be_visible()
    return shown


def test_it_stands_beside_the_board_with_the_thing_in_large(visit: Open) -> None:
    page = visit("/")
    play_now(page, "austria")
    my_turn(page)
    card = page.locator("#queue [id^=guest-]").first
    shown = explained(page, card)
    assert page.evaluate(APART, ["#explain", "#board-area"])
    assert page.evaluate(APART, ["#explain", "#prompt"])
    assert box(shown.locator("> svg"))["height"] > box(card)["height"]
    meanings = shown.locator(".icons li").all_text_contents()
    assert meanings, "icons stand with words"
    told = str(card.get_attribute("data-about"))
    expect(shown.locator("p")).to_have_text(told)


def test_a_choice_says_in_bold_what_it_does(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    choice = page.locator("#board .can").first
    expect(explained(page, choice).locator("strong")).to_have_text(str(choice.get_attribute("data-does")))


def test_one_that_is_kept_open_lets_clicks_through_to_the_board(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    page.locator("#board [data-about]:not(.can)").last.click(force=True)
    expect(page.locator("#explain.pinned")).to_be_visible()
    choice = page.locator("#board .can > .halo").first.bounding_box()
    assert choice is not None
    at = [choice["x"] + choice["width"] / 2, choice["y"] + choice["height"] / 2]
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.can') !== null", at)


def test_on_a_phone_it_stands_in_the_bar(visit: Open) -> None:
    page = visit("/", phone=True)
    play_now(page, "austria")
    my_turn(page)
    page.locator("#queue [id^=guest-]:not(.can)").or_(page.locator("[id^=objective-]")).first.dispatch_event("click")
    explain, desk = page.locator("#explain"), page.locator(".desk")
    expect(explain).to_be_visible()
    assert box(explain)["y"] >= box(desk)["y"] - 1
    assert box(page.locator("#prompt"))["y"] > box(explain)["y"]
