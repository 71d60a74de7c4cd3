"""A record from a file: opened, reviewed, its turning points followed; and what is said of a file that is none."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tabledhote
from tabledhote.bots import Greedy, Random
from tabledhote.table import Record
from tabledhote.words import LANGUAGES, words
from tests.web.conftest import Open

pytestmark = pytest.mark.slow


def saved(path: Path) -> int:
    """A game of Hotel Amsterdam between an attentive bot and chance; how many actions it has."""
    record = Record(tabledhote.game("amsterdam"), "7", ["Ann", "Ben"])
    players = [Greedy(1), Random(2)]
    while record.state.seat >= 0:
        seat = record.state.seat
        record.play(seat, record.state.describe(players[seat].choose(record.state)))
    record.save(path)
    return len(record.actions)


def test_a_record_is_opened_reviewed_and_verified(visit: Open, tmp_path: Path) -> None:
    actions = saved(tmp_path / "game.json")
    page = visit("/")
    page.click("text=Replay a record")
    page.set_input_files("#record", tmp_path / "game.json")
    page.click(".first")
    expect(page.locator("#moment")).to_have_text(f"Action 0 of {actions}")
    page.wait_for_selector("#curve-drawing svg")
    assert page.locator("#curve-drawing .line").count() == 2
    point = page.locator("#curve-drawing a").first
    moment = point.get_attribute("data-at")
    point.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay?at={moment}")
    expect(page.locator("#judged")).not_to_be_empty()
    page.click("text=Back")
    page.wait_for_selector("#curve-drawing a")
    page.locator(".dice summary").click()
    expect(page.locator(".dice")).to_contain_text("This record was uploaded.")
    expect(page.locator(".dice")).to_contain_text("✓")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_record_is_refused_in_the_readers_words(visit: Open, tmp_path: Path, language: str) -> None:
    saved(tmp_path / "other.json")
    record = json.loads((tmp_path / "other.json").read_text())
    changed = {**record, "actions": [*record["actions"][:4], record["actions"][0]]}
    page, texts = visit("/records", locale=language, quiet=True), words(language)
    for data, reason in (
        ("{}", texts("record-format")),
        (json.dumps(record)[:100], texts("record-json")),
        (json.dumps({**record, "seed": 7}), texts("record-entry", place="seed")),
        (json.dumps(changed), texts("record-action", number=5)),
        (json.dumps({**record, "commitment": "0"}), texts("record-commitment")),
    ):
        (tmp_path / "other.json").write_text(data)
        page.set_input_files("#record", tmp_path / "other.json")
        page.click(".first")
        expect(page.locator(".mistake")).to_have_text(f"{texts('records-wrong')} {reason}")
