"""No text on a board is ever smaller than nine pixels, in a game that is on and on a board as full as it can look."""

import pytest
from playwright.sync_api import Page

import tabledhote
from tabledhote.games.boards import board
from tabledhote.words import words
from tests.support.boards import crowded
from tests.web.conftest import Open
from tests.web.playing import act, my_turn, play_quick_bots, sideways

SIZES = (
    (1366, 768),
    (1920, 1080),
    (1280, 720),
    (1000, 700),
    (820, 1180),
    (390, 844),
    (360, 740),
    (360, 640),
    (844, 390),
    (683, 384),  # 1366 by 768 at 200 %
)
LEAST = 8.99  # rounded
SMALLEST = """() => Math.min(...[...document.querySelectorAll("#board svg.board text")].map(text => {
    const { a, b, c, d } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
}))"""
SHAPE = "() => document.querySelector('#board svg.board').dataset.shape ?? 'wide'"
WANTED = "() => document.cookie.match(/screen=(\\w+)/)[1]"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SWAP = """async drawing => {
    const script = document.querySelector("script[type=module]").src;
    (await import(script.replace("table/table.js", "board/board.js"))).swap(drawing);
}"""


@pytest.mark.parametrize("game", tabledhote.games())
def test_every_text_can_be_read_at_every_size(visit: Open, game: str) -> None:
    page = visit("/", quiet=True)  # a click that comes too late on a busy machine is refused
    play_quick_bots(page, game)
    for _ in range(6):
        my_turn(page)
        act(page)
    my_turn(page)
    for width, height in SIZES:
        resize(page, width, height)
        if board(game).narrow is not None:
            page.wait_for_function(f"() => ({SHAPE})() === ({WANTED})()")
        assert page.evaluate(SMALLEST) >= LEAST, (width, height)
        assert sideways(page) == 0
        assert page.locator("#prompt").bounding_box()["y"] < height - 10, "the prompt is in view"  # type: ignore[index]


@pytest.mark.parametrize("game", tabledhote.games())
def test_every_text_of_a_full_board_can_be_read(visit: Open, game: str) -> None:
    page = visit("/", quiet=True)
    play_quick_bots(page, game)
    my_turn(page)
    page.route("**/events**", lambda route: route.abort())  # no other drawing may come
    for width, height in SIZES:
        resize(page, width, height)
        full(page, game, "wide")
        if page.evaluate(WANTED) == "narrow" and board(game).narrow is not None:
            full(page, game, "narrow")
        assert page.evaluate(SMALLEST) >= LEAST, (width, height)


def resize(page: Page, width: int, height: int) -> None:
    """Until the page has heard of it, which is before it draws."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


def full(page: Page, game: str, shape: str) -> None:
    """Show a full board, in one of its shapes."""
    drawing, view = board(game), crowded(game)
    draw = drawing.narrow if shape == "narrow" and drawing.narrow is not None else drawing.svg
    names = ["Wolfeschlegelsteinhausen"] * len(view["scores"])
    page.evaluate(SWAP, draw(view, words("en", game), names=names, standalone=False))
