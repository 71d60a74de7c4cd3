"""The worked examples of docs/rules/vienna.md that are about the end of the game."""

import pytest

from tabledhote.games.vienna import scoring, state
from tabledhote.games.vienna.contract import Vienna
from tabledhote.games.vienna.rules import decisions
from tabledhote.games.vienna.state import HANDS, HOLDERS, SHOWN
from tests.games.vienna.scene import events_of, play, scene


def with_symbols(p: Vienna, counts: list[tuple[int, int, int]]) -> None:
    p.lay(SHOWN, [count for seat in counts for count in seat])


@pytest.mark.rule("VI-E20")
def test_end_and_ties() -> None:
    p = scene(4, hands={0: "2", 1: "6"}, points=[26, 24, 25, 20], coins=[2, 7, 4, 6])
    with_symbols(p, [(3, 1, 2), (2, 4, 2), (5, 4, 1), (1, 0, 2)])
    p.lay(HOLDERS, [0, 0, 1, 2, 2])
    p.lay(HANDS, [0] * 4)
    p.at, p.phase = 0, state.EVALUATION
    decisions.advance(p)
    assert p.seat == -1
    assert [[scoring.majority(p, seat, symbol) for symbol in range(3)] for seat in range(4)] == [
        [1, 0, 0],
        [0, 0, 0],
        [1, 0, 0],
        [0, 0, 0],
    ]
    assert [scoring.exchange(p, seat) for seat in range(4)] == [0, 2, 1, 2]
    assert p.scores() == [27, 26, 27, 22]
    assert [scoring.standing(p, seat)[1:] for seat in (0, 2)] == [(2, 2), (2, 1)]
    assert p.winners() == [0]
    assert scoring.ranking(p) == [[0], [2], [1], [3]]
    assert events_of(p, "end")[0]["ranking"] == [[0], [2], [1], [3]]


@pytest.mark.rule("VI-E21")
def test_25_in_mid_round() -> None:
    p = scene(points=[24, 0, 0], hands={0: "1", 1: "6"})
    play(p, "go", space="krieau")
    play(p, "place_gendarme", space="heuriger")
    play(p, "take", what="point")
    assert (p.points[0], p.seat) == (25, 1)
    play(p, "go", space="geheimbund")
    assert p.seat == -1
    assert events_of(p, "end")[0]["reason"] == "score"


@pytest.mark.rule("VI-E23")
def test_neighbours() -> None:
    p = scene(4, seat=1, placed={"pestsaeule": (0, "4 4")}, hands={1: "1"})
    with_symbols(p, [(3, 0, 0), (2, 0, 0), (9, 0, 0), (3, 0, 0)])
    before = p.points[:]
    p.lay(HANDS, [0] * 4)
    p.at, p.phase = 0, state.EVALUATION
    decisions.advance(p)
    assert [after - then for after, then in zip(p.points, before, strict=True)] == [3, 0, 0, 0]


@pytest.mark.rule("VI-E24")
def test_round_limit() -> None:
    p = scene(round=30, points=[18, 3, 4], coins=[6, 0, 0], placed={"oper": (1, "2")}, evaluation=True)
    assert p.seat == -1
    assert events_of(p, "end")[0]["reason"] == "rounds"
    assert p.scores()[0] > 18
