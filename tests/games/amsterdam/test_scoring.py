"""Tourists round hotels (HA-7)."""

import pytest

from tabledhote import State
from tabledhote.bots.strategy import strategy_of
from tabledhote.games.amsterdam import scoring
from tabledhote.games.amsterdam.state import Position
from tests.games.amsterdam.city import around
from tests.games.amsterdam.positions import game, p7, position, seen, start, tourists
from tests.support.random_games import decisions


def counted(state: State) -> list[int]:
    """The scores worked out again from what everybody sees."""
    city = tourists(state)
    beside = [set().union(*(around(hotel) for hotel in own)) for own in seen(state, "hotels")]
    return [sum(city.get(place, 0) for place in places) for places in beside]


@pytest.mark.rule("HA-X7")
def test_scoring() -> None:
    city = {"a1": 2, "b1": 1, "b2": 3, "c1": 1, "d4": 3, "e1": 1}
    state = p7(hotels=[["ab12", "bc12"], ["bc23", "de45"]], tourists=city)
    assert state.scores() == [7, 6]


def test_the_breakdown_has_a_line_for_each_place_that_counts() -> None:
    state = p7(hotels=[["bc23", "de45"], ["ab45", "de12"]], tourists={"b2": 1, "c2": 2, "b3": 3, "c3": 4, "a1": 1})
    assert isinstance(state, Position)
    mine = [line for line in scoring.breakdown(state)[0] if line["points"]]
    assert mine == [
        {"line": "tourists", "place": place, "points": number}
        for place, number in [("b2", 1), ("c2", 2), ("b3", 3), ("c3", 4)]
    ]


@pytest.mark.rule("HA-7.1")
def test_all_four_tiles_round_a_hotel_count_and_no_other() -> None:
    city = {"b2": 1, "c2": 2, "b3": 3, "c3": 4, "a1": 1}
    assert p7(hotels=[["bc23", "de45"], ["ab45", "de12"]], tourists=city).scores() == [10, 0]
    assert p7(hotels=[["cd34", "de45"], ["ab12", "de12"]], tourists=city).scores() == [4, 2]


@pytest.mark.rule("HA-7.2")
def test_a_tile_beside_both_own_hotels_counts_once() -> None:
    assert p7(hotels=[["ab12", "bc12"], ["ab45", "de45"]], tourists={"b2": 5, "b1": 2, "e3": 4}).scores() == [7, 0]
    assert p7(hotels=[["bc23", "cd34"], ["ab45", "de45"]], tourists={"c3": 5, "e3": 6}).scores() == [5, 0]


@pytest.mark.rule("HA-7.3")
def test_a_tile_counts_in_full_for_every_neighbour() -> None:
    hotels = [["ab12", "de12"], ["bc12", "de23"], ["ab23", "de34"], ["bc23", "de45"]]
    state = position(players=4, turn=9, tourists={"b2": 7, "c5": 6}, hotels=hotels)
    assert state.scores() == [7, 7, 7, 7]


@pytest.mark.rule("HA-7.4")
def test_quays_and_supply_count_for_nobody() -> None:
    state = p7(tourists={"e3": 1}, waiting={0: 3, 6: 3, 12: 2, 18: 2}, hotels=[["ab12", "de45"], ["ab45", "de12"]])
    assert state.scores() == [0, 0]


@pytest.mark.rule("HA-7.5", "HA-I16")
def test_scores_always_follow_from_the_position() -> None:
    """Nothing that is written down is a score, and in every position they are what the city shows."""
    assert start().scores() == [0, 0]
    assert not {"scores", "points", "score"} & set(start().fields())
    for options in ({"players": 2}, {"players": 4}, {"players": 3, "variant": "tactical"}):
        for seed in range(4):
            for state in decisions(game(**options), seed):
                assert state.scores() == seen(state, "scores") == counted(state)
                assert all(0 <= score <= 30 for score in state.scores())
                lines = [sum(int(str(line["points"])) for line in own) for own in scoring.breakdown(state)]  # type: ignore[arg-type]
                assert lines == state.scores()
                if state.seat >= 0:
                    assert max(state.scores()) < seen(state, "goal")


def test_outlook_prefers_more_tourists_and_a_poorer_rival() -> None:
    def outlook(**city: int) -> int:
        state = p7(hotels=[["ab12", "bc12"], ["cd45", "de45"]], tourists={**city, "a4": 11 - sum(city.values())})
        return strategy_of(state.game.box).outlook(state, 0)

    assert outlook(a1=5, d5=2) > outlook(a1=4, d5=2) > outlook(a1=4, d5=4)
