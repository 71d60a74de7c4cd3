"""Every game by clicks: to the final scoring, its replay and a rematch; on a phone in each language; hidden hands."""

import re

import pytest
from playwright.sync_api import Page, expect

import tabledhote
from tabledhote.words import LANGUAGES, words
from tests.web.conftest import Open
from tests.web.playing import act, choices, my_turn, play_quick_bots, play_to_the_end, sideways, turns

pytestmark = pytest.mark.slow

GAMES = tabledhote.games()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(visit: Open, game: str) -> None:
    page = visit("/")
    play_quick_bots(page, game)
    table = page.url
    play_to_the_end(page)
    told = page.request.get(f"{table.replace('/tables/', '/api/tables/')}?parts=&language=en").json()
    result = told["table"]["result"]
    winners = ", ".join(told["names"][seat] for seat in result["winners"])
    prompt = page.locator("#prompt").inner_text()
    assert re.match("(The game is|Game) over", prompt)
    assert winners in prompt
    page.click("#to-result")
    page.wait_for_selector(".scoring")
    assert [number(cell) for cell in page.locator(".halves .scoring tfoot td").all_inner_texts()] == result["scores"]
    for seat, score in enumerate(result["scores"]):
        cells = page.locator(f".halves .scoring tbody .points:nth-child({seat + 2})").all_inner_texts()
        assert not cells or sum(map(number, cells)) == score  # Hellton Palace tells its end in words
    assert page.locator(".halves .scoring .best").count() == len(result["winners"])
    page.locator(".dice summary").click()
    assert "✓" in page.locator(".dice").inner_text()
    assert told["table"]["seed"] in page.locator(".dice").inner_text()
    replay(page)
    page.goto(f"{table}/result")
    page.click("text=Rematch")
    page.wait_for_selector("#board svg")
    assert page.url != table
    assert page.locator("#players li").count() == len(result["scores"])


def number(cell: str) -> int:
    return int(cell.replace("−", "-"))


def replay(page: Page) -> None:
    """Every moment has its address."""
    page.click("text=Replay")
    page.wait_for_selector("#log li")  # the script listens
    assert page.url.endswith("at=0")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    page.wait_for_url(re.compile(r"at=([3-9]|\d\d+)$"))
    fresh = page.context.new_page()
    fresh.goto(page.url)
    for _ in range(150):  # both drawings may still be on their way
        shown = [one.locator("#board svg").evaluate("svg => svg.textContent") for one in (page, fresh)]
        if shown[0] == shown[1]:
            return
        page.wait_for_timeout(100)
    assert shown[0] == shown[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_some_turns_on_a_phone_in_each_language(visit: Open, game: str, language: str) -> None:
    page = visit("/", phone=True, locale=language)
    play_quick_bots(page, game)
    texts = words(language, game)
    assert page.locator(".board").get_attribute("lang") == language
    for _ in range(4):
        my_turn(page)
        expect(page.locator("#who")).to_have_text(texts("table-yours"))
        expect_the_prompt_of_the_api(page, language)
        assert in_reach(page), "something that glows, or a button, is in view"
        act(page)
        assert sideways(page) == 0
        assert page.locator("main").evaluate("main => main.scrollWidth - main.clientWidth") == 0


def expect_the_prompt_of_the_api(page: Page, language: str) -> None:
    """The page may still be on its way: it sends some actions one after the other."""
    api = page.url.replace("/tables/", "/api/tables/") + f"?parts=&language={language}"
    for _ in range(150):
        prompt = page.request.get(api).json()["prompt"]
        if page.locator("#what").inner_text().strip() == prompt:
            return
        page.wait_for_timeout(100)
    expect(page.locator("#what")).to_have_text(prompt)


def in_reach(page: Page) -> bool:
    """Whether a choice comes into view above the bar with the decision, or a button in it."""
    for _ in range(40):
        page.wait_for_timeout(50)
        if reached(page):
            return True
    return False


def reached(page: Page) -> bool:
    bar = page.locator(".desk").bounding_box()
    assert bar is not None
    boxes = [box for choice in page.locator("#board .can").all() if (box := choice.bounding_box())]
    buttons = page.locator("#actions button").count()
    return buttons > 0 or any(box["y"] >= 0 and box["y"] + box["height"] / 2 <= bar["y"] for box in boxes)


# ---- hidden hands -------------------------------------------------------------------------------


DRAWN = """board => [...board.querySelectorAll("*")].map((part) => {
    const said = [...part.attributes].filter(({ name }) => name !== "class" && name !== "tabindex");
    const own = part.children.length ? "" : part.textContent;
    return [part.tagName, ...said.map(({ name, value }) => `${name}=${value}`).sort(), own].join("\\n");
}).join("\\n")"""


def two_at(visit: Open, path: str) -> tuple[Page, Page]:
    """Two browsers at one table with these options."""
    host = visit(path)
    host.select_option("#seat-1", "invited")
    if host.locator("[name=staff_deal]").count():
        host.select_option("[name=staff_deal]", '"draft"')
    host.click("text=Set up the table")
    friend = visit(host.locator(".invitation input").input_value())
    friend.click("text=Sit down")
    friend.wait_for_selector("#board svg")
    return host, friend


def staff(page: Page) -> set[str]:
    """The staff cards that a browser shows, face up."""
    return set(page.locator("#board [data-ref^='staff:']").evaluate_all("cards => cards.map(card => card.dataset.ref)"))


def drawn(page: Page) -> str:
    """The board without what only says where the pointer is, whatever the order in which scripts set attributes."""
    return str(page.locator("#board").evaluate(DRAWN))


def test_a_hidden_pick_changes_nothing_on_the_other_screen(visit: Open) -> None:
    """The same position twice, with another card in the other's hand: not a letter differs."""
    mover, other = turns(*two_at(visit, "/new/austria"))
    seen: list[tuple[str, str, str]] = []
    for pick in (0, 3):
        cards = sorted(staff(mover))
        assert len(cards) == 6
        mover.locator(f"#board [data-ref='{cards[pick]}']").click(force=True)
        my_turn(other)
        expect(mover.locator("#undo")).to_be_enabled()
        seen.append((cards[pick], drawn(other), other.locator("#prompt").inner_text()))
        assert staff(other).isdisjoint(cards)
        if not pick:
            mover.click("#undo")
            my_turn(mover)
    (first, *before), (second, *after) = seen
    assert first != second
    assert before == after
    assert len(other.locator("#log li", has_text="keeps a staff card.").all()) == 2


def test_hands_are_on_their_owners_screen_alone(visit: Open) -> None:
    host, friend = two_at(visit, "/new/austria")
    watcher = visit(host.url)
    for _ in range(14):
        act(turns(host, friend)[0])
    own, others = staff(host), staff(friend)
    assert own
    assert others
    assert own.isdisjoint(others), "nothing is played yet: what both see would be a hand"
    watcher.wait_for_timeout(300)
    assert staff(watcher) == set()
    text = watcher.locator("#start").text_content() or ""
    assert '"hand":null' in text
    assert '"hand":[' not in text


def test_choices_of_one_seat_do_not_reach_the_other(visit: Open) -> None:
    host, friend = two_at(visit, "/new/austria")
    mover, other = turns(host, friend)
    assert choices(mover).count() == 6
    assert choices(other).count() == 0
    api = other.url.replace("/tables/", "/api/tables/")
    told = other.request.get(f"{api}?parts=legal,choices").json()
    assert (told["legal"], told["choices"], told["together"]) == ([], [], [])
