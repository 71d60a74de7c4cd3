"""The end, the final account, ties, and what is hidden: VI-8 and VI-9."""

from typing import Any, cast

import pytest

from tabledhote import Rng
from tabledhote.games.vienna import scoring, state
from tabledhote.games.vienna.contract import Vienna
from tabledhote.games.vienna.state import HOLDERS, SHOWN
from tabledhote.kernel.rows import packed
from tests.games.vienna.scene import begun, events_of, opened, play, scene
from tests.support.random_games import play_at_random


def over(p: Vienna, symbols: list[int]) -> Vienna:
    """The same position as if the game had just ended with these symbols."""
    p.lay(SHOWN, symbols)
    p.phase, p.seat, p.reason = state.OVER, -1, 1
    return p


@pytest.mark.rule("VI-8.1", "VI-8.2", "VI-10.21")
@pytest.mark.parametrize(("points", "round", "ends"), [(24, 2, True), (23, 2, False), (23, 29, False), (23, 30, True)])
def test_the_game_ends_after_an_evaluation(points: int, round: int, ends: bool) -> None:
    p = scene(points=[points, 0, 0], round=round, placed={"oper": (0, "2")}, evaluation=True)
    assert (p.seat < 0) == ends


@pytest.mark.rule("VI-8.1")
def test_25_points_do_not_end_the_evaluation() -> None:
    p = scene(points=[24, 24, 0], placed={"oper": (0, "2"), "schoenbrunn": (1, "5 6")}, evaluation=True)
    assert p.seat == -1
    assert p.points[:2] == [25, 27]
    assert p.winners() == [1]


@pytest.mark.rule("VI-8.3", "VI-10.19")
@pytest.mark.parametrize(("own", "left", "right", "points"), [(3, 2, 1, 1), (3, 3, 0, 0), (3, 0, 3, 0), (0, 0, 0, 0)])
def test_a_majority_is_more_than_both_neighbours(own: int, left: int, right: int, points: int) -> None:
    p = over(scene(4, hands={0: "1"}), [0, own, 0, 0, left, 0, 0, 9, 0, 0, right, 0])
    assert scoring.majority(p, 0, 1) == points
    all_three = over(scene(3, hands={0: "1"}), [2, 2, 2, 1, 1, 1, 0, 0, 0])
    assert all_three.scores() == [3, 0, 0]


@pytest.mark.rule("VI-8.4", "VI-10.20")
@pytest.mark.parametrize(("coins", "points", "left"), [(0, 0, 0), (2, 0, 2), (3, 1, 0), (8, 2, 2)])
def test_coins_are_exchanged(coins: int, points: int, left: int) -> None:
    p = over(scene(3, coins=[coins, 0, 0], hands={0: "1"}), [0] * 9)
    assert p.scores()[0] == points
    assert scoring.standing(p, 0)[2] == left
    ended = scene(3, coins=[8, 0, 0], points=[24, 0, 0], placed={"oper": (0, "2")}, evaluation=True)
    assert events_of(ended, "exchange") == [{"event": "exchange", "seat": 0, "coins": 6, "points": 2}]


@pytest.mark.rule("VI-8.5", "VI-8.6")
@pytest.mark.parametrize(
    ("points", "holders", "coins", "ranking"),
    [
        ([9, 8, 7], [0, 1, 1, 1, 2], [0, 2, 2], [[0], [1], [2]]),
        ([9, 9, 7], [0, 1, 1, -1, -1], [2, 0, 0], [[1], [0], [2]]),
        ([9, 9, 7], [0, 1, -1, -1, -1], [0, 1, 2], [[1], [0], [2]]),
        ([9, 9, 9], [0, 1, 2, -1, -1], [1, 1, 0], [[0, 1], [2]]),
        ([9, 7, 7], [0, 1, 2, -1, -1], [1, 1, 1], [[0], [1, 2]]),
        ([9, 6, 9], [0, -1, 0, -1, -1], [0, 9, 0], [[0], [1, 2]]),
    ],
)
def test_ties(points: list[int], holders: list[int], coins: list[int], ranking: list[list[int]]) -> None:
    p = over(scene(3, points=points, coins=coins, hands={0: "1"}), [0] * 9)
    p.lay(HOLDERS, holders)
    assert scoring.ranking(p) == ranking
    assert p.winners() == ranking[0]


@pytest.mark.rule("VI-8.5")
def test_the_account_line_by_line_adds_up_to_the_score() -> None:
    for seed in range(10):
        p = opened(seed)
        chance = Rng(seed)
        assert p.winners() == []
        play_at_random(p, chance)
        account = scoring.breakdown(p)
        assert [sum(cast(int, line["points"]) for line in lines) for lines in account] == p.scores()
        assert [line["line"] for line in account[0]] == ["track", "majority", "majority", "majority", "coins"]
        assert p.view(-1)["account"] == account


@pytest.mark.rule("VI-9.1", "VI-9.4")
def test_the_order_of_the_draw_pile_is_hidden() -> None:
    p = begun(3)
    other = cast(Vienna, p.conceal(0, Rng(5)))
    assert other.view(0) == p.view(0)
    assert other.legal() == p.legal()
    cards = []
    for seed in range(20):
        hidden = cast(Vienna, p.conceal(0, Rng(seed)))
        while hidden.round < 2:
            hidden.apply(hidden.legal()[0])
        cards.append(hidden.display)
    assert len(set(cards)) > 10, "what comes next is dealt anew"
    p.under, p.bag = packed([5, 6]), p.bag & ~(1 << 5 | 1 << 6)
    shown = p.view(0)
    p.under = packed([6, 5])
    assert p.view(0) == shown, "the place of a card under the pile is not shown"
    assert shown["draw_pile"] == 41


@pytest.mark.rule("VI-9.2", "VI-9.3", "VI-12.14")
def test_everything_else_is_open_to_all() -> None:
    placed = {"oper": (1, "2"), "belvedere": (2, "4 6")}
    specials = {"joker": 2, "extra_die": 0}
    p = scene(
        coins=[1, 2, 3], placed=placed, gendarme="prater", specials=specials, display=["banker"], hands={0: "2 5 w3"}
    )
    views = [p.view(seat) for seat in (-1, 0, 1, 2)]
    for seat, shown in zip((-1, 0, 1, 2), views, strict=True):
        assert shown.pop("you") == seat
    assert views[0] == views[1] == views[2] == views[3]
    view = cast(dict[str, Any], views[0])
    assert [player["coins"] for player in view["players"]] == [1, 2, 3]
    assert view["players"][0]["dice"] == ["2", "5", "w3"]
    assert view["players"][2]["specials"] == ["joker"]
    assert view["spaces"][3] == {**view["spaces"][3], "space": "oper", "owner": 1, "dice": ["2"]}
    assert (view["gendarme"], view["supply"], view["scores"]) == ("prater", 19, [0, 0, 0])
    assert view["display"] == [{"card": "banker", "symbols": {"citizen": 2, "cross": 0, "crown": 0}}]
    lodged = {entry["seat"]: entry["dice"] for entry in view["spaces"][24]["lodged"]}
    assert lodged == {0: ["1"] * 3, 1: ["1"] * 4, 2: ["1"] * 2}
    play(p, "go", space="rathaus")
    assert p.view(2)["phase"] in ("dice", "turn")
