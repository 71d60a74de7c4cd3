"""That a turn begins is signalled: in title and icon, and by a tone and a notification where they are wished."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.playing import turns

pytestmark = pytest.mark.slow

# What a browser would sound and show; the page is made to believe that nobody looks at it.
LISTENING = """
globalThis.heard = [];
Object.defineProperty(document, "hidden", { value: true });
globalThis.Notification = class extends EventTarget {
  static permission = "granted";
  constructor(title, { body }) { super(); heard.push(`${title}: ${body}`); }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) { heard.push("tone"); return start.call(this, when); };
globalThis.AudioContext = class extends AudioContext { constructor() { super(); globalThis.sound = this; } };
"""


def until_the_turn_passes(mover: Page, other: Page) -> None:
    """Click until the other decides."""
    for _ in range(100):
        if other.title().startswith("●"):
            return
        choice = mover.locator("#board .can, #actions button:not(.quiet)").first
        if choice.count():
            choice.click(force=True)
        mover.wait_for_timeout(80)
    raise AssertionError("the turn does not pass")


def test_who_wishes_it_hears_and_reads_that_the_turn_begins(visit: Open) -> None:
    host = visit("/")
    host.locator("form[action='/friends/amsterdam'] button").click()
    friend = visit(host.locator(".invitation input").input_value())
    friend.click("text=Sit down")
    mover, other = turns(host, friend)
    other.context.add_cookies([{"name": name, "value": "on", "url": other.url} for name in ("sound", "notify")])
    other.context.add_init_script(LISTENING)
    other.reload()
    expect(other.locator("#who")).not_to_be_empty()
    other.locator("h1").click()  # a page may sound only after a touch
    other.wait_for_function("() => globalThis.sound?.state === 'running'").dispose()
    icon = other.locator("link[rel=icon]").get_attribute("href")
    until_the_turn_passes(mover, other)
    expect(other).to_have_title("● Your turn · Hotel Amsterdam")
    assert other.locator("link[rel=icon]").get_attribute("href") != icon
    heard = other.evaluate("heard")
    assert heard[0] == "tone"
    assert heard[1].startswith("Hotel Amsterdam: Your turn: ")
    assert len(heard) == 2
