"""Phones, languages, light and dark, accessibility (axe-core), sizes."""

from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Page, Request, expect

from tabledhote.words import words
from tests.web.conftest import Open
from tests.web.playing import act, choices, my_turn, play_now, play_quick_bots, sideways

pytestmark = pytest.mark.slow

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
PAGES = (
    "/",
    "/new/amsterdam",
    "/settings",
    "/records",
    "/my/games",
    "/my/figures/amsterdam",
    "/ranking/vienna",
    "/rules/amsterdam",
)
LIMIT = 100_000  # bytes of the first page without the board


def findings(page: Page) -> list[str]:
    """What axe-core calls serious or critical."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:120]} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def finished(page: Page) -> None:
    """Play to the end, quickly: by the first choice of each decision."""
    token = page.locator("meta[name=csrf]").get_attribute("content") or ""
    api = page.url.replace("/tables/", "/api/tables/")
    for number in range(1000):
        told = page.request.get(f"{api}?parts=legal").json()
        if told["table"]["status"] == "over":
            return
        if not told["legal"]:
            page.wait_for_timeout(30)
            continue
        body = {
            "seat": told["you"],
            "action": told["legal"][-1],
            "version": told["table"]["version"],
            "id": f"n{number}",
        }
        page.request.post(f"{api}/actions", data=body, headers={"X-CSRF-Token": token})
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_nothing_serious(visit: Open, scheme: str) -> None:
    page = visit("/", color_scheme=scheme)
    base = page.url.rstrip("/")
    for path in PAGES if scheme == "light" else PAGES[:7]:
        page.goto(base + path)
        assert findings(page) == [], path
    page.goto(base)
    play_quick_bots(page, "amsterdam")
    my_turn(page)
    page.keyboard.press("h")
    expect(page.locator("#hints li")).to_have_count(3)
    assert findings(page) == [], "table with hints"
    act(page)
    my_turn(page)
    assert findings(page) == [], "table, pawns"
    table = page.url
    finished(page)
    for path in ("", "/result", "/replay?at=5"):
        page.goto(table + path)
        page.wait_for_selector("#curve-drawing svg" if path else "#to-result")
        assert findings(page) == [], path
    page.goto(base + "/my/games")
    expect(page.locator(".finished > li")).to_have_count(1)
    assert findings(page) == [], "my games"
    page.goto(base + "/my/figures/amsterdam")
    expect(page.locator(".scoring").first).to_be_visible()
    assert findings(page) == [], "my figures"


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_narrow_phone_scrolls_in_one_direction(visit: Open, language: str) -> None:
    page = visit("/", phone=True, locale=language)
    base = page.url
    for path in PAGES:
        if path != "/nowhere":
            page.goto(base.rstrip("/") + path)
            assert sideways(page) == 0, path
    page.goto(base)
    play_quick_bots(page, "amsterdam")
    my_turn(page)
    assert sideways(page) == 0
    assert page.locator("main").evaluate("main => main.scrollWidth - main.clientWidth") == 0
    bar = page.locator(".desk").bounding_box()
    assert bar is not None
    assert abs(bar["y"] + bar["height"] - 740) < 2, "the decision is at the bottom"
    choices(page).first.tap(force=True)
    page.locator("#tab-log").tap()
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#players")).to_be_hidden()
    if language == "ru":  # the longest words
        finished(page)
        page.goto(page.url + "/result")
        assert sideways(page) == 0
        page.goto(base.rstrip("/") + "/my/games")
        expect(page.locator(".finished > li")).to_have_count(1)
        assert sideways(page) == 0
        page.goto(base.rstrip("/") + "/my/figures/amsterdam")
        expect(page.locator(".scoring").first).to_be_visible()
        assert sideways(page) == 0


def test_a_long_press_explains_and_chooses_nothing(visit: Open) -> None:
    page = visit("/", phone=True)
    play_now(page)
    my_turn(page)
    lines = page.locator("#log li").count()
    box = page.locator("#board .can").first.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#explain")).to_be_visible()
    page.wait_for_timeout(200)
    assert page.locator("#log li").count() == lines


def test_two_fingers_enlarge_the_board(visit: Open) -> None:
    page = visit("/", phone=True)
    play_now(page)
    my_turn(page)
    touch = page.context.new_cdp_session(page)
    for kind, spread in (("touchStart", 30), ("touchMove", 60), ("touchMove", 100), ("touchEnd", 0)):
        points = [{"x": 180 - spread, "y": 250, "id": 1}, {"x": 180 + spread, "y": 250, "id": 2}] if spread else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function("() => document.querySelector('#board svg').getBoundingClientRect().width > 700")
    assert sideways(page) == 0
    page.locator("[data-zoom=fit]").tap()
    page.wait_for_function("() => document.querySelector('#board svg').getBoundingClientRect().width <= 360")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_each_language_and_changing_it_at_the_table(visit: Open, language: str) -> None:
    page = visit("/", locale="de-DE")
    page.locator(f".languages [value={language}]").click()
    texts = words(language, "amsterdam")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#title-amsterdam")).to_have_text(texts("title"))
    play_now(page)
    my_turn(page)
    expect(page.locator("#who")).to_have_text(texts("table-yours"))
    expect(page.locator("#what")).to_have_text(texts("prompt-place_hotel"))
    table = page.url
    other = {"en": "fr", "fr": "ru", "ru": "en"}[language]
    page.locator(f".languages [value={other}]").click()
    my_turn(page)
    assert page.url == table
    expect(page.locator("#what")).to_have_text(words(other, "amsterdam")("prompt-place_hotel"))
    assert page.locator(".board").get_attribute("lang") == other


def test_dark_and_motion_are_kept(visit: Open) -> None:
    page = visit("/settings", permissions=["notifications"])
    page.locator("[name=theme][value=dark]").check()
    page.locator("[name=motion][value=reduced]").check()
    page.locator("[name=patterns][value=on]").check()
    page.locator("[name=sound][value=on]").check()
    page.locator("[name=notify][value=on]").check()
    expect(page.locator("#refused")).to_be_hidden()
    page.fill("[name=name]", "Élodie")
    page.click("text=Save")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_css("background-color", "rgb(27, 26, 30)")
    play_now(page)
    expect(page.locator("body")).to_have_attribute("data-patterns", "on")
    start = page.evaluate("JSON.parse(document.getElementById('start').textContent)")
    assert (start["sound"], start["notify"]) == ("on", "on")
    assert start["update"]["table"]["seats"][0]["name"] == "Élodie"


def test_patterns_are_kept_and_woven_into_the_boards(visit: Open) -> None:
    page = visit("/settings")
    page.locator("[name=patterns][value=on]").check()
    page.click("text=Save")
    expect(page.locator("body")).to_have_attribute("data-patterns", "on")
    play_now(page, "austria")
    my_turn(page)
    painted = "name => getComputedStyle(document.querySelector(name)).getPropertyValue('--blue').trim()"
    assert page.evaluate(painted, ".board") == "url(#weave-blue)"
    assert page.evaluate(painted, "body").startswith("#"), "the ground of the pattern is the plain colour"
    assert page.locator("pattern#weave-blue").count() == 1


def test_the_first_page_is_small_and_fetches_nothing_from_elsewhere(visit: Open) -> None:
    page = visit("/settings")
    sizes: dict[str, int] = {}
    page.context.clear_cookies()
    page.on("response", lambda answer: sizes.update({answer.url: len(answer.body())}))
    page.goto("/".join(page.url.split("/")[:3]))
    page.wait_for_load_state("networkidle")
    assert sum("/assets/" in url for url in sizes) >= 3  # not from the browser's store
    host = page.url.split("/")[2]
    assert all(url.split("/")[2] == host for url in sizes)
    total = sum(size for url, size in sizes.items() if "/pictures/" not in url)
    assert 5_000 < total < LIMIT


def test_the_table_page_without_its_board_is_small_on_the_wire(visit: Open) -> None:
    page = visit("/")
    fetched: list[Request] = []
    page.on("requestfinished", lambda request: fetched.append(request) if "/events" not in request.url else None)
    play_now(page)
    my_turn(page)
    board = len(page.locator("#board").inner_html().encode())
    assert board < 150_000
    assert 20_000 < sum(request.sizes()["responseBodySize"] for request in fetched) - board < LIMIT
