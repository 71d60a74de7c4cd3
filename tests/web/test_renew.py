"""The board on the page is put right by what differs, and yet is the drawing that was sent."""

import pytest

import tabledhote
from tests.web.conftest import Open
from tests.web.playing import act, my_turn, play_quick_bots

pytestmark = pytest.mark.slow

# A drawing without the marks of the page: elements with their attributes in order, and texts.
PLAIN = """const OURS = ["class", "tabindex", "role", "aria-label", "data-about"];
const plain = (node) => node.nodeType === Node.TEXT_NODE ? node.data : [
    node.nodeName,
    ...[...node.attributes].filter(({ name }) => !OURS.includes(name)).map((one) => `${one.name}=${one.value}`).sort(),
    [...node.childNodes].filter((child) => child.nodeName !== "title").map(plain),
];"""
SHOWN = f"""() => {{ {PLAIN} return JSON.stringify(plain(document.querySelector("#board svg"))); }}"""
SENT = f"""async (path) => {{ {PLAIN}
    const told = await (await fetch(path)).json();
    const parsed = document.createElement("template");
    parsed.innerHTML = told.svg;
    return JSON.stringify(plain(parsed.content.firstElementChild));
}}"""


@pytest.mark.parametrize("game", tabledhote.games())
def test_the_board_is_the_drawing_that_was_sent(visit: Open, game: str) -> None:
    page = visit("/")
    play_quick_bots(page, game)
    for _ in range(5):
        my_turn(page)
        act(page)
    my_turn(page)
    table = page.url
    positions = f"{table.replace('/tables/', '/api/tables/')}/positions"
    page.goto(f"{table}/replay?at=0")
    last = int(page.locator("#slider").get_attribute("max") or 0)
    assert last >= 5
    for at in [*range(1, last + 1, 2), *range(last, -1, -7)]:
        page.locator("#slider").fill(str(at))
        sent = page.evaluate(SENT, f"{positions}/{at}?parts=svg&language=en")
        page.wait_for_function(f"(sent) => ({SHOWN})() === sent", arg=sent)
