"""The result names every source of points: by seat and round they add up to the score."""

import pytest
from jinja2 import Environment

from tabledhote.server.live.messages import Result
from tabledhote.server.store.entries import Entry, Row
from tabledhote.server.tables.table import Table
from tabledhote.web.pages import sources
from tabledhote.web.pages.result import told_to
from tabledhote.words import LANGUAGES, words
from tests.support.random_games import opened
from tests.support.settings import Chosen


def finished(name: str, chosen: Chosen, seed: str) -> Table:
    game = opened(name, chosen)
    table = Table(Row("t", name, game.box.rules, game.options, seed, "host", False, 1.0))
    table.load([Entry(at + 1, "bot", at, {"level": "random"}, 1.0) for at in range(game.players)])
    record = table.record
    assert record is not None
    turn = int(seed)
    while record.state.seat >= 0:
        legal = record.state.legal()
        turn = (turn * 48271 + 11) % 2147483647
        record.play(record.state.seat, record.state.describe(legal[turn % len(legal)]))
    return table


@pytest.mark.parametrize("seed", ["3", "17", "40"])
@pytest.mark.parametrize(
    ("name", "chosen"), [("austria", {}), ("austria", {"edition": "2015"}), ("vienna", {"players": 3})]
)
def test_the_sources_add_up_to_the_score(name: str, chosen: Chosen, seed: str) -> None:
    table = finished(name, chosen, seed)
    assert table.record is not None
    found = sources.accounts(table)
    assert [sum(account.by_round) for account in found] == table.record.state.scores()
    assert found[0].rounds > 1
    order = sources.ordered(found)
    for language in LANGUAGES:
        texts = words(language, name)
        labels = [sources.label(texts, source) for source in order]
        assert not set(labels) & set(order), labels
        drawn = (
            Environment(autoescape=True)
            .from_string("{{ a }}{{ b }}")
            .render(a=sources.picture(found[0], order, 50, texts, "Ann <b>"), b=sources.swatch(0))
        )
        assert drawn.count("<svg") == 2, "the page takes it as it is"
        assert "<b>" not in drawn


def test_games_without_rounds_have_no_account() -> None:
    assert sources.accounts(finished("amsterdam", {}, "3")) == []


@pytest.mark.parametrize(
    ("scores", "winners", "seat", "told"),
    [
        ([30, 24], [0], 1, "You came second, 6 points behind."),
        ([30, 24], [0], 0, "You won, 6 points ahead."),
        ([30, 29], [0], 1, "You came second, one point behind."),
        ([30, 30], [1], 0, "You came second, with as many points as the winner."),
        ([30, 30], [0, 1], 0, "You share the victory."),
        ([30, 40, 20], [1], 2, "You came third, 20 points behind."),
        ([30, 24], [0], -1, ""),
    ],
)
def test_the_result_speaks_to_the_reader(scores: list[int], winners: list[int], seat: int, told: str) -> None:
    assert told_to(Result(scores, winners, []), seat, words("en"), scored=True) == told


def test_where_nobody_has_points_one_wins_or_loses() -> None:
    assert told_to(Result([1, 0], [0], []), 0, words("en"), scored=False) == "You won."
    assert told_to(Result([1, 0], [0], []), 1, words("en"), scored=False) == "You lost."
