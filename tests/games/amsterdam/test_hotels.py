"""Placing hotels (HA-5.2, 5.3, 6.9)."""

import pytest

from tests.games.amsterdam.city import BESIDE_THE_DAM, CROSSINGS
from tests.games.amsterdam.positions import do, game, offered, position, roll_next, seen, start, targets, tourists
from tests.support.random_games import decisions


@pytest.mark.rule("HA-5.2", "HA-R3")
def test_every_free_intersection_and_no_other() -> None:
    taken = ["bc23", "ab12", "de45"]
    hotels = [["bc23", "ab12"], ["de45"]]
    state = position(turn=4, phase="place_hotel", tourists={"a5": 8}, hotels=hotels)
    assert targets(state, "place_hotel") == [crossing for crossing in CROSSINGS if crossing not in taken]
    assert len(state.legal()) == 13


@pytest.mark.rule("HA-5.3")
def test_under_a_pawn_beside_the_dam_and_next_to_another() -> None:
    hotels = [["bc23"], []]
    state = position(turn=2, phase="place_hotel", mayor="bc34", watchman="ab23", tourists={"a5": 6}, hotels=hotels)
    choices = targets(state, "place_hotel")
    assert {"bc34", "ab23"} <= set(choices), "with a pawn on it"
    assert BESIDE_THE_DAM - {"bc23"} <= set(choices), "beside the dam"
    assert {"bc12", "cd23"} <= set(choices), "next to another's"
    own = position(turn=3, phase="place_hotel", tourists={"a5": 7}, hotels=[["bc23"], ["de45"]])
    assert {"bc12", "cd23", "de34"} <= set(targets(own, "place_hotel")), "next to one's own and another's"


@pytest.mark.rule("HA-6.9", "HA-I6")
def test_hotels_never_move_and_never_share() -> None:
    for variant in ("family", "tactical"):
        last: list[list[str]] = [[], [], [], []]
        for state in decisions(game(variant=variant, players=4), 8):
            hotels = seen(state, "hotels")
            assert all(now[: len(before)] == before for now, before in zip(hotels, last, strict=True))
            built = [at for own in hotels for at in own]
            assert len(set(built)) == len(built)
            last = hotels
        assert [len(own) for own in last] == [2, 2, 2, 2]


@pytest.mark.rule("HA-X22")
def test_hotel_under_a_pawn_beside_the_dam() -> None:
    state = start((1, 1))
    assert tourists(state)["a1"] == 1
    assert seen(state, "pawns")["mayor"] == "bc34"
    do(state, "place_hotel bc34")
    assert state.scores() == [1, 0]


def test_second_hotel_joins_the_first() -> None:
    state = start((1, 1))
    do(state, "place_hotel bc34")
    while seen(state, "turn") < 3:
        roll_next(state, (1, 2))
        state.play(state.legal()[-1])
    do(state, "place_hotel ab12")
    assert seen(state, "hotels")[0] == ["bc34", "ab12"]
    assert offered(state, "place_hotel") == []
