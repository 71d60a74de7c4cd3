"""A game of another package in the browser: its card, its rules, a whole game by clicks, and its final scoring."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.guests import install
from tests.web.conftest import Open, running
from tests.web.playing import play_quick_bots, play_to_the_end
from tests.web.serving import Server

pytestmark = pytest.mark.slow


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Server]:
    yield from running(Server(tmp_path, sites=(install(tmp_path / "fifth"),)))


def test_a_game_of_another_package_plays_by_clicks(visit: Open, shop: Server) -> None:
    page = visit(shop.address)
    card = page.locator(".card[data-game=sprint]")
    assert card.locator("h2").inner_text() == "Sprint"
    assert card.locator("form").count() == 2  # it has no guided game
    card.locator("text=Rules").click()
    assert page.locator("#SP-9").count() == 1
    page.goto(shop.address)
    play_quick_bots(page, "sprint")
    play_to_the_end(page)
    assert page.locator("#prompt").inner_text().startswith("Game over.")
    page.click("#to-result")
    page.wait_for_selector(".scoring")
    assert "24" in page.locator(".scoring tfoot td").all_inner_texts()
