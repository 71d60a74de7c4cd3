"""What the tests do at a table, as a person would: by clicks on what glows."""

from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

LONGER_LOG = "before => document.querySelectorAll('#log li').length > before"
STILL = "() => board.getAnimations({subtree: true}).every(one => one instanceof CSSAnimation)"
DECIDING = "body.deciding .board .can, body.deciding #actions button"


def play_now(page: Page, game: str = "amsterdam") -> None:
    page.locator(f"form[action='/play/{game}'] button").click()
    page.wait_for_selector("#board svg")


def play_quick_bots(page: Page, game: str) -> None:
    """A table with the usual seats and options, but with bots that do not keep one waiting."""
    page.goto(page.url.partition("/tables/")[0].rstrip("/") + f"/new/{game}")
    for seat in page.locator("select[id^=seat-]").all():
        if seat.input_value().startswith("bot-"):
            seat.select_option("bot-easy")
    page.click("form .first")
    page.wait_for_selector("#board svg")


def my_turn(page: Page) -> None:
    page.wait_for_selector(DECIDING)


def still(page: Page) -> None:
    """Wait until nothing glides any more: a click goes to where a thing is when the mouse sets out."""
    page.wait_for_function(STILL).dispose()


def choices(page: Page) -> Locator:
    return page.locator("#board .can, #actions button:not(.quiet)")


def click(page: Page, index: int = 0) -> None:
    """Take a choice with the mouse; what is in its middle may be a piece standing on it, which counts too."""
    still(page)
    choices(page).nth(index).click(force=True)
    sure(page)


def sure(page: Page) -> None:
    """Say yes if the page asks whether one has seen what is lost; it does so once."""
    if page.locator("#ask[open]").count():
        page.click("#ask-yes")


def act(page: Page, index: int = 0) -> None:
    """Take a choice and what it narrows to, until the page shows another position.

    The board may be exchanged while the mouse is on its way; then a person clicks again, and so does this.
    """
    before = page.locator("#log li").count()
    for _ in range(4):
        click(page, index)
        while page.locator("#actions .quiet").count():
            choices(page).first.click(force=True)
        try:
            return page.wait_for_function(LONGER_LOG, arg=before, timeout=5_000).dispose()
        except TimeoutError:
            continue
    raise AssertionError("nothing came of four clicks")


def play_to_the_end(page: Page, most: int = 1500) -> None:
    """Take any choice, again and again, until the game is over; by chance, or one could pick and put back for ever."""
    chance = Random(1)
    for _ in range(most):
        page.wait_for_selector(f"{DECIDING}, #to-result")
        if page.locator("#to-result").count():
            return
        number = choices(page).count()
        if number:  # none if an update came in between
            click(page, chance.randrange(number))
    raise AssertionError("the game does not end")


def sideways(page: Page) -> int:
    """By how many pixels a page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def turns(one: Page, two: Page) -> tuple[Page, Page]:
    """Who decides of two people, and the other."""
    for _ in range(300):
        for mover, other in ((one, two), (two, one)):
            if mover.locator(DECIDING).count():
                return mover, other
        one.wait_for_timeout(50)
    raise AssertionError("nobody can decide")
