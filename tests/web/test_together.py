"""Several people: by invitation, at one device, looking on; what they see of each other."""

import re

import pytest
from playwright.sync_api import Page, expect

import tabledhote
from tabledhote.words import LANGUAGES, words
from tests.web.conftest import Open
from tests.web.playing import act, choices, my_turn, turns
from tests.web.serving import Server

pytestmark = pytest.mark.slow


def test_two_browsers_at_one_table(visit: Open) -> None:
    host = visit("/")
    host.locator("form[action='/friends/amsterdam'] button").click()
    link = host.locator(".invitation input").input_value()
    assert host.locator(".invitation img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 50
    friend = visit(link)
    friend.fill("#name", "Zoé <b>")
    friend.click("text=Sit down")
    friend.wait_for_selector("#board svg")
    expect(host.locator("#players li").nth(1)).to_contain_text("Zoé <b>")
    expect(host.locator(".invitation")).to_be_hidden()
    watcher = visit(host.url)
    for _ in range(6):
        mover, other = turns(host, friend)
        expect(other.locator("#board .can")).to_have_count(0)
        act(mover)
        lines = mover.locator("#log li").count()
        expect(other.locator("#log li")).to_have_count(lines)
        expect(watcher.locator("#log li")).to_have_count(lines)
    assert watcher.locator("#board .can, #actions button").count() == 0
    expect(host.locator("#watching")).to_contain_text("1")
    friend.fill("#say", "hello & goodbye")
    friend.keyboard.press("Enter")
    expect(watcher.locator("#log .said")).to_have_text("Zoé <b>: hello & goodbye")
    friend.context.close()
    expect(host.locator("#players li").nth(1)).to_contain_text("away")


@pytest.mark.parametrize("first", [0, 1])
def test_the_game_begins_when_the_last_seat_is_taken(visit: Open, first: int) -> None:
    host = visit("/new/amsterdam")
    host.select_option("#seat-1", "invited")
    host.select_option("[name=first]", str(first))
    host.click("text=Set up the table")
    expect(host.locator("#what")).to_have_text("Waiting for all seats to be taken.")
    friend = visit(host.locator(".invitation input").input_value())
    friend.click("text=Sit down")
    my_turn((host, friend)[first])


def test_a_seat_link_that_was_used_is_refused_in_words(visit: Open) -> None:
    host = visit("/")
    host.locator("form[action='/friends/amsterdam'] button").click()
    link = host.locator(".invitation input").input_value()
    expect(host.locator("#what")).to_have_text("Waiting for all seats to be taken.")
    host.click("[data-bot=easy]")
    expect(host.locator(".invitation")).to_be_hidden()
    late = visit(link)
    expect(late.locator("main")).to_contain_text("Somebody is already sitting here")
    late.locator("a.button").click()
    late.wait_for_selector("#board svg")


def expect_in_view(page: Page, selector: str, number: int) -> None:
    """So many of these are on the screen, and nothing lies over them, as soon as the page is arranged."""
    seen = """([selector, number]) => {
      const things = [...document.querySelectorAll(selector)];
      return things.length === number && things.every(thing => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    }"""
    page.wait_for_function(seen, arg=[selector, number])


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (683, 384)])
def test_links_and_bots_for_free_seats_are_there_at_once(visit: Open, size: tuple[int, int]) -> None:
    wide, high = size
    page = visit("/", viewport={"width": wide, "height": high})
    page.locator("form[action='/friends/vienna'] button").click()
    page.wait_for_selector("#board svg")
    expect_in_view(page, ".invitation .link input", 3)
    expect_in_view(page, ".invitation .link [data-bot=medium]", 3)
    page.wait_for_load_state()  # the script listens
    page.click(".invitation:visible [data-bot=medium] >> nth=0")
    expect(page.locator(".invitation:visible")).to_have_count(2)
    page.click("[data-fill]")
    expect(page.locator(".invitation:visible")).to_have_count(0)
    expect(page.locator("[data-fill]")).to_be_hidden()
    my_turn(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_table_fits_one_screen(visit: Open, language: str) -> None:
    page = visit("/", locale=language, viewport={"width": 1366, "height": 768})
    for game in tabledhote.games():
        page.goto("/".join(page.url.split("/")[:3]) + f"/new/{game}")
        expect(page.locator("form .first")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), game
        choices = page.locator("#new select").evaluate_all("all => all.map(one => [one.name, one.options.length])")
        assert [name for name, values in choices if values < 2] == [], game


def ann_and_ben(visit: Open, game: str) -> Page:
    """A table of two people at one device."""
    page = visit(f"/new/{game}")
    page.select_option("#seat-1", "me")
    page.fill("[name=name-0]", "Ann")
    page.fill("[name=name-1]", "Ben")
    page.click("text=Set up the table")
    return page


def test_one_device_is_passed_on_where_something_is_hidden(visit: Open) -> None:
    page = ann_and_ben(visit, "austria")
    expect(page.locator("#pass-text")).to_have_text(re.compile(r"Hand the device to (Ann|Ben)\."))
    first = page.locator("#pass-text").inner_text()[len("Hand the device to ") : -1]
    second = {"Ann": "Ben", "Ben": "Ann"}[first]
    expect(page.locator("#board")).to_be_hidden()
    assert page.locator("#log li").count() == 0
    page.click("#pass-ready")
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#log li", has_text=f"{first} gets")).to_contain_text(" and ")
    my_turn(page)
    for _ in range(60):
        if page.locator("#pass[open]").count():
            break
        number = choices(page).count()
        if number:
            choices(page).nth(number - 1).click(force=True)
            page.wait_for_timeout(150)
    expect(page.locator("#pass-text")).to_have_text(f"Hand the device to {second}.")
    page.click("#pass-ready")
    my_turn(page)
    expect(page.locator("#log li", has_text=f"{first} gets 6")).to_have_text(f"{first} gets 6 staff cards.")
    expect(page.locator("#log li", has_text=f"{second} gets")).to_contain_text(" and ")


def test_several_people_at_one_device_without_secrets(visit: Open) -> None:
    page = ann_and_ben(visit, "amsterdam")
    my_turn(page)
    assert page.locator("#pass[open]").count() == 0
    assert re.match(r"(Ann|Ben) decides:", page.locator("#prompt").inner_text())


def test_public_tables_are_listed_and_open_seats_taken(visit: Open) -> None:
    host = visit("/new/amsterdam")
    host.select_option("#seat-1", "open")
    host.fill("[name=name-0]", "Hostess")
    host.select_option("[name=public]", "yes")
    host.select_option("[name=variant]", '"tactical"')
    host.click("text=Set up the table")
    host.wait_for_selector("#board svg")
    comer = visit("/")
    comer.locator(".tables a", has_text="Hostess").first.click()
    comer.click("text=Sit down")
    comer.wait_for_selector("#board svg")
    expect(host.locator("#players li").nth(1)).to_contain_text("Guest")
    comer.goto("/".join(comer.url.split("/")[:3]))
    expect(comer.locator("[aria-labelledby=continue] li")).to_have_count(1)


def test_a_clock_counts_down_and_a_bot_plays_until_one_comes_back(visit: Open, slow_server: Server) -> None:
    page = visit(f"{slow_server.address}/new/amsterdam")
    page.select_option("[name=first]", "0")
    page.select_option("[name=clock]", "quick")
    page.click("text=Set up the table")
    my_turn(page)
    clocks = page.locator("#players .clock")
    expect(clocks.nth(1)).to_have_text("10:00")
    expect(clocks.nth(0)).to_have_text(re.compile(r"9:5\d"))
    page.click("text=Let a bot play for me")
    expect(page.locator("#players li").nth(0)).to_contain_text("a bot plays")
    expect(page.locator("#log .note").last).to_contain_text("A bot plays for you.")
    page.click("text=Take your seat back")
    expect(page.locator("#players li").nth(0)).to_contain_text("You")
    my_turn(page)


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "Ce jeu se joue de 2 à 4 joueurs"), ("ru", "В этой игре от 2 до 4 игроков")]
)
def test_refusals_are_in_the_language_of_the_page(visit: Open, language: str, said: str) -> None:
    page = visit("/new/amsterdam", quiet=True)
    page.click(f"button[value={language}]")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("#seat-1").evaluate("seat => seat.innerHTML += '<option value=nobody>'")
    page.select_option("#seat-1", "nobody")
    page.click("main form button")
    expect(page.locator(".mistake")).to_contain_text(said)
    page.goto(page.url.replace("/new/amsterdam", "/join/none/0"))
    expect(page.locator("main p").first).to_have_text(words(language)("problem-not_found"))
