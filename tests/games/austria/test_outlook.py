"""The outlook: exact at the end, and good enough that looking one decision ahead beats chance."""

import random

import pytest

import tabledhote
from tabledhote.games.austria.contract import Austria
from tabledhote.games.austria.strategy import outlook

from .position import act, position, scored


def greedy(state: Austria, dealer: tabledhote.Rng) -> int:
    """The action whose outlook is best, on a fair copy."""
    seat, best, chosen = state.seat, -(10**9), -1
    for action in state.legal():
        other = state.conceal(seat, dealer)
        other.apply(action)
        assert isinstance(other, Austria)
        value = outlook.outlook(other, seat)
        if value > best:
            best, chosen = value, action
    return chosen


def test_at_the_end_the_outlook_is_the_score() -> None:
    state = scored(7, emperor=8, krones=4, kitchen={"wine": 2}, cafe={77: None}, played=[31], occupied=[11, 12])
    assert state.seat == -1
    assert [outlook.outlook(state, seat) for seat in (0, 1)] == [10 * points for points in state.scores()]


def test_what_looks_better() -> None:
    def looks(**given: object) -> int:
        return outlook.outlook(position(**given), 0)  # type: ignore[arg-type]

    assert looks(points=3) > looks(points=2)
    assert looks(krones=9) > looks(krones=8)
    assert looks(kitchen={"wine": 1}) > looks()
    assert looks(cafe={75: {"coffee": 1}}) > looks(cafe={75: {"coffee": 2}}) > looks(cafe={75: None})
    assert looks(round=3, emperor=6) > looks(round=3, emperor=5) > looks(round=3, emperor=3)
    assert looks(occupied=[31], free=[21, 11, 41]) > looks(free=[31, 21, 11, 41])
    complete = position(cafe={74: {}})
    assert outlook.outlook(act(complete.copy(), "move_in", guest=74), 0) > outlook.outlook(complete, 0)


@pytest.mark.slow
def test_one_decision_ahead_beats_chance() -> None:
    picks, dealer = random.Random(5), tabledhote.Rng(5)
    points, wins = [], 0
    for number in range(30):
        edition, hotel = ("revised", "2015")[number % 2], ("night", "day")[number // 2 % 2]
        state = tabledhote.game("austria", players=3, edition=edition, hotel=hotel).start(number)
        assert isinstance(state, Austria)
        seat = number % 3
        while state.seat >= 0:
            state.apply(greedy(state, dealer) if state.seat == seat else picks.choice(state.legal()))
        points.append(state.scores()[seat])
        wins += seat in state.winners()
    assert wins >= 29
    assert sum(points) / len(points) >= 75
