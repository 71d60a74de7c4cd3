"""The result names every source of points: by seat and round they add up to the score."""

import re

import pytest

from tabledhote.drawing import columns
from tabledhote.server.live.messages import Result
from tabledhote.server.store.entries import Entry, Row
from tabledhote.server.tables.table import Table
from tabledhote.web.pages import sources
from tabledhote.web.pages.result import scoring_rows, told_to
from tabledhote.words import LANGUAGES, words
from tests.support.random_games import opened
from tests.support.settings import Chosen

GAMES: list[tuple[str, Chosen]] = [
    ("austria", {}),
    ("austria", {"edition": "2015"}),
    ("austria", {"players": 4}),
    ("vienna", {"players": 3}),
    ("vienna", {"players": 5}),
    ("amsterdam", {}),
    ("amsterdam", {"players": 3, "variant": "tactical"}),
    ("amsterdam", {"players": 4}),
    ("hellton", {}),
    ("hellton", {"deck": "starter"}),
]
SEEDS = range(1, 13)


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


def end_of(table: Table) -> Result:
    assert table.record is not None
    state = table.record.state
    return Result(state.scores(), state.winners(), state.game.box.breakdown(state))


@pytest.mark.parametrize(("name", "chosen"), GAMES)
def test_the_sources_add_up_to_the_score(name: str, chosen: Chosen) -> None:
    """Where there are no points, to the lines of the scoring that say how the hotels stand."""
    for seed in SEEDS:
        table = finished(name, chosen, str(seed))
        end = end_of(table)
        told = sources.chapters(table)
        assert told
        for chapter in told:
            lines = [[line for line in seat if line["line"] == chapter.count] for seat in end.breakdown]
            sums = [line["number"] for [line] in lines] if chapter.count else end.scores
            assert [account.score for account in chapter.accounts] == sums, (seed, chapter.count)
            assert chapter.rounds > 1


@pytest.mark.parametrize(("name", "chosen"), [GAMES[0], GAMES[3], GAMES[5], GAMES[8]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_sources_have_names_and_signs_of_their_own(name: str, chosen: Chosen, language: str) -> None:
    table = finished(name, chosen, "3")
    texts = words(language, name)
    told = sources.chapters(table)
    assert all(f'id="source-{at}"' in sources.textures(told) for at in range(max(len(each.order) for each in told)))
    for chapter in told:
        shown = sources.shown(chapter, texts, ["Ann <b>", "Ben", "Cleo"][: len(chapter.accounts)])
        labels = [label for _, label, _ in shown.order]
        assert not set(labels) & set(chapter.order), "every source has a name"
        assert len(set(labels)) == len(labels)
        assert len({sample for _, _, sample in shown.order}) == len(labels), "no two samples are alike"
        assert all(drawn.startswith("<svg") and "<b>" not in drawn for drawn in shown.pictures)


def test_what_the_end_brings_is_called_as_in_the_final_scoring() -> None:
    for language in LANGUAGES:
        for name, seed in (("austria", "3"), ("vienna", "17"), ("vienna", "4"), ("vienna", "9")):
            table = finished(name, {"players": 3}, seed)
            texts = words(language, name)
            rows = {row for row, _ in scoring_rows(end_of(table), texts)}
            [told] = sources.chapters(table)
            last = {source for account in told.accounts for source, points in account.sources.items() if points[-1]}
            labels = {sources.label(texts, source) for source in last if source != "staff"}
            assert labels
            assert labels <= rows
        headings = {sources.heading(words(language, "hellton"), count) for count in ("bells", "pillars", "irritated")}
        lines = scoring_rows(end_of(finished("hellton", {}, "3")), words(language, "hellton"))
        assert headings <= {row for row, _ in lines}


def test_two_sources_differ_without_their_colours() -> None:
    """By their letters; and neighbours by their textures too, with which a part too small for its letter is filled."""
    drawn = [re.sub(r"var\(--[\w-]+\)|source-\d+", "", columns.sample(at)) for at in range(60)]
    assert len(set(drawn)) == 60
    woven = [re.sub(r"var\(--[\w-]+\)|source-\d+", "", columns.texture(at)) for at in range(60)]
    assert all(len(set(woven[at : at + 9])) == 9 for at in range(50))


def test_losses_hang_below_the_line_and_a_dash_marks_the_rest() -> None:
    drawn = columns.columns([[3, 5], [0, -2]], ["Landed", "Driven out"], ["1", "2"], (-2, 5), "Ann", words("fr").pair)
    assert "Landed\u00a0: 5" in drawn
    assert "Driven out\u00a0: -2" in drawn
    assert drawn.count('stroke-width="2"') == 1, "only the second column has lost something"
    assert re.findall(r">(\d+)</text>", drawn) == ["3", "1", "3", "2"], "scores above, rounds below"


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
    assert told_to(Result(scores, winners, []), seat, words("en"), scored=True).replace("\u00a0", " ") == told


def test_where_nobody_has_points_one_wins_or_loses() -> None:
    assert told_to(Result([1, 0], [0], []), 0, words("en"), scored=False) == "You won."
    assert told_to(Result([1, 0], [0], []), 1, words("en"), scored=False) == "You lost."
