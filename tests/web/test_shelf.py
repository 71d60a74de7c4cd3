"""Every game of the shelf at the same table: the page frame and its script know none of them."""

import pytest

import tabledhote
from tests.web.conftest import Open
from tests.web.playing import DECIDING, choices, click, play_quick_bots

pytestmark = pytest.mark.slow

HIGHER = """() => {
    const { scrollHeight, clientHeight } = document.getElementById("board-scroll");
    const scrolls = document.documentElement.classList.contains("scrolling");
    return document.querySelector("#board svg").clientHeight - (scrolls ? scrollHeight : clientHeight);
}"""


@pytest.mark.parametrize("game", tabledhote.games())
def test_some_turns_of_each_game_by_clicks(visit: Open, game: str) -> None:
    page = visit("/")
    play_quick_bots(page, game)
    for turn in range(16):
        page.wait_for_selector(f"{DECIDING}, #to-result")
        number = choices(page).count()
        if number:
            click(page, (turn * 5) % number)
            page.wait_for_timeout(60)
    assert page.locator("#log li").count() > 6
    assert page.locator("#players .mark").count() == page.locator("#players li").count()
    assert page.evaluate(HIGHER) <= 0, "the whole board is in view, or can be scrolled to"


def test_a_form_with_a_mistake_says_so_and_keeps_the_rest(visit: Open) -> None:
    page = visit("/new/amsterdam")
    page.fill("[name=name-0]", "Ann")
    page.select_option("[name=variant]", '"tactical"')
    page.locator("[name=layout]").evaluate("layout => { layout.selectedOptions[0].value = '\"upside-down\"' }")
    page.click("text=Set up the table")
    assert "layout" in page.locator(".mistake").inner_text()
    assert page.input_value("[name=name-0]") == "Ann"
    assert page.input_value("[name=variant]") == '"tactical"'
