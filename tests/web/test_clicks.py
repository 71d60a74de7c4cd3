"""How many clicks a turn of Grand Austria Hotel takes, what one undo takes back, and where the tools are."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.playing import my_turn, play_now, still

pytestmark = pytest.mark.slow

DRINKS = "#board .can[data-ref='value:2']"
SWITCH = "#actions [role=switch]"


def told(page: Page) -> dict[str, Any]:
    """The position as the reader may see it, with the version of the table."""
    answer: dict[str, Any] = page.request.get(page.url.replace("/tables/", "/api/tables/") + "?parts=view").json()
    return {**answer["view"], "version": answer["table"]["version"]}


def guest(number: int) -> str:
    return f"#board .can[data-ref='guest:{number}']"


class Hand:
    """Clicks and counts; a click is done when the position has changed and the page lets one go on."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks = page, 0

    def click(self, selector: str) -> None:
        before = told(self.page)["version"]
        self.touch(selector)
        self.done(before)

    def touch(self, selector: str) -> None:
        """A click that need not change the position."""
        my_turn(self.page)
        still(self.page)
        self.page.locator(selector).first.click(force=True)
        self.clicks += 1

    def done(self, before: int) -> None:
        while told(self.page)["version"] == before:
            self.page.wait_for_timeout(20)
        if told(self.page)["seat"] == 0:
            my_turn(self.page)


def opened(page: Page) -> Hand:
    """A dealt hotel at one's first turn: 10 krones, one die of 1 and three of 2, guest 68 free of charge."""
    page.locator("form[action='/learn/austria'] button").click()
    page.wait_for_selector("#guide:not(.past)")
    hand = Hand(page)
    for choice in (guest(73), "#board .can[data-ref='room:12']", "#board .can[data-ref='room:13']"):
        hand.click(choice)
    expect(page.locator("#guide-step")).to_have_text("Step 3 of 8")
    page.click("#guide-skip")
    page.wait_for_function("() => document.querySelectorAll('#board .can').length > 5")
    hand.clicks = 0
    return hand


def test_a_normal_first_turn_takes_six_clicks(visit: Open) -> None:
    page = visit("/")
    hand = opened(page)
    hand.click(guest(68))
    hand.click("#board .can[data-ref='value:1']")
    for _ in range(3):  # a dish that has come, the rest of the order from the kitchen, the room
        hand.click(guest(68))
    own = told(page)["players"][0]
    assert [card and card["guest"] for card in own["cafe"]] == [73, None, None], "it has moved in"
    assert own["emperor"] == 3
    hand.click("#actions button:has-text('End the turn')")
    assert told(page)["seat"] != 0
    assert hand.clicks == 6


def test_the_switch_pays_for_one_more_and_one_undo_takes_all_of_it_back(visit: Open) -> None:
    page = visit("/")
    hand = opened(page)
    hand.click(guest(68))
    expect(page.locator(SWITCH)).to_have_attribute("aria-checked", "false")
    hand.touch("#board [data-ref='value:2'] .switch")
    expect(page.locator(SWITCH)).to_have_attribute("aria-checked", "true")
    hand.click(DRINKS)
    view = told(page)
    assert (view["phase"], view["pending"]["n"], view["players"][0]["krones"]) == ("food_split", 4, 9)
    page.reload()
    my_turn(page)
    page.click("#undo")
    hand.done(view["version"])
    view = told(page)
    assert (view["phase"], view["dice"][1], view["players"][0]["krones"]) == ("turn", 3, 10)
    hand.click(DRINKS)
    view = told(page)
    assert (view["phase"], view["pending"]["n"], view["players"][0]["krones"]) == ("food_split", 3, 10)


def test_the_die_says_that_it_gives_up_the_guest_and_asks_once(visit: Open) -> None:
    page = visit("/")
    hand = opened(page)
    assert "cannot take a guest" in str(page.locator(DRINKS).get_attribute("aria-label"))
    version = told(page)["version"]
    hand.touch(DRINKS)
    expect(page.locator("#ask-text")).to_contain_text("After this you cannot take a guest this turn.")
    page.click("#ask button[value=no]")
    assert told(page)["version"] == version
    hand.touch(DRINKS)
    page.click("#ask-yes")
    hand.done(version)
    view = told(page)
    assert view["turn"]["die_taken"]
    page.click("#undo")
    hand.done(view["version"])
    hand.click(DRINKS)
    assert told(page)["turn"]["die_taken"], "asked once"


def test_serving_for_a_krone_is_no_main_button_before_the_die(visit: Open) -> None:
    page = visit("/")
    opened(page)
    serving = page.locator("#actions button", has_text="Serve all from the kitchen for 1 krone")
    expect(serving).to_have_count(1)
    expect(page.locator("#actions .first")).to_have_count(0)


@pytest.mark.parametrize("look", [{"viewport": {"width": 1366, "height": 768}}, {"phone": True}], ids=["wide", "phone"])
def test_the_tools_never_move(visit: Open, look: dict[str, Any]) -> None:
    page = visit("/", **look)
    hand = opened(page)
    places = set()
    for choice in (guest(68), DRINKS, "#actions button, #board .can", "#actions button, #board .can"):
        places.add(tuple(page.locator("#undo").bounding_box().items()))  # type: ignore[union-attr]
        hand.click(choice)
    assert len(places) == 1


def test_what_cannot_be_chosen_says_what_it_needs(visit: Open) -> None:
    page = visit("/")
    opened(page)
    page.locator("#board [data-ref^='staff:']").first.click(force=True)
    expect(page.locator("#explain .not-now")).to_contain_text("To play a staff card you need a 5")


@pytest.mark.parametrize(
    ("game", "thing", "said"),
    [
        ("amsterdam", "tile:a5", "First choose an intersection for your hotel."),
        ("hellton", "room:1", "First choose a guest"),
        ("vienna", "space:krieau", "Choose your start card."),
    ],
)
def test_every_game_says_why_not(visit: Open, game: str, thing: str, said: str) -> None:
    """Where a thing has no reason of its own, the page says what is asked."""
    page = visit("/")
    play_now(page, game)
    my_turn(page)
    page.locator(f"#board [data-ref~='{thing}']").first.click(force=True)
    expect(page.locator("#explain .not-now")).to_contain_text(said)
