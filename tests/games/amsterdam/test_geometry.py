"""City, intersections and canal (HA-2.7 to 2.18), against the geometry worked out again from the names."""

import pytest

from tabledhote.kernel.bits import listed
from tests.games.amsterdam.city import ACROSS_THE_DAM, BESIDE_THE_DAM, BUILDINGS, CORNERS, CROSSINGS, LINKS, around
from tests.games.amsterdam.positions import (
    components,
    game,
    p7,
    position,
    start,
    start_of_turn,
    targets,
    tourists,
    waiting,
)
from tests.support.random_games import decisions

TABLE = components()


def one_step_from(crossing: str) -> set[str]:
    """Where the mayor may go with a 1."""
    hotels = [["ab12", "ab34"], ["cd45", "de12"]]
    other = "ab45" if crossing != "ab45" else "de12"
    state = position(
        phase="walk_mayor", mayor=crossing, watchman=other, dice=(1, 3), tourists={"a3": 11}, hotels=hotels
    )
    return set(targets(state, "walk mayor"))


@pytest.mark.rule("HA-2.7")
def test_places() -> None:
    assert set(TABLE.places) == {*BUILDINGS, "c3"}
    assert TABLE.places[TABLE.dam] == "c3"
    assert len(TABLE.buildings) == 24
    for options in ({"variant": "family"}, {"variant": "tactical"}):
        laid = None
        for state in decisions(game(**options, layout="random"), 5):
            tiles = [(tile["place"], tile["tile"]) for tile in state.view(0)["tiles"]]  # type: ignore[attr-defined]
            assert tiles == (laid or tiles), "tiles never change place"
            laid = tiles
        assert laid is not None
        assert len({tile for _, tile in laid}) == 24


@pytest.mark.rule("HA-2.8", "HA-R2")
def test_the_sixteen_intersections() -> None:
    assert sorted(TABLE.crossings) == sorted(CROSSINGS)
    assert len(TABLE.crossings) == 16
    assert targets(start(), "place_hotel") == CROSSINGS, "no hotel on the canal bank"


@pytest.mark.rule("HA-2.9")
def test_the_four_tiles_round_an_intersection() -> None:
    for at, crossing in enumerate(TABLE.crossings):
        assert {TABLE.places[place] for place in listed(TABLE.around_buildings[at])} == around(crossing) - {"c3"}
        assert {TABLE.places[place] for place in listed(TABLE.around[at * 17 + 16])} == around(crossing)
        assert TABLE.beside_dam[at] == ("c3" in around(crossing))
    assert around("bc34") == {"b3", "c3", "b4", "c4"}


@pytest.mark.rule("HA-2.10", "HA-2.11", "HA-2.13")
def test_links() -> None:
    assert len(LINKS) == 26
    assert len(LINKS - ACROSS_THE_DAM) == 24
    assert {frozenset((here, there)) for here in CROSSINGS for there in one_step_from(here)} == LINKS


@pytest.mark.rule("HA-2.12")
def test_number_of_neighbours() -> None:
    for crossing in CROSSINGS:
        number = 5 if crossing in BESIDE_THE_DAM else 2 if crossing in CORNERS else 3
        assert len(one_step_from(crossing)) == number
    assert {crossing for at, crossing in enumerate(TABLE.crossings) if TABLE.beside_dam[at]} == BESIDE_THE_DAM


@pytest.mark.rule("HA-2.14")
def test_curves_and_straights() -> None:
    assert list(TABLE.curves) == [0, 6, 12, 18]
    assert [at for at in range(24) if TABLE.quay[at] >= 0] == [0, 6, 12, 18]
    assert len([at for at in range(24) if TABLE.serves[at] >= 0]) == 20


@pytest.mark.rule("HA-2.15")
def test_each_straight_serves_its_tile() -> None:
    north = dict(zip(range(1, 6), ["a5", "b5", "c5", "d5", "e5"], strict=True))
    east = dict(zip(range(7, 12), ["e5", "e4", "e3", "e2", "e1"], strict=True))
    south = dict(zip(range(13, 18), ["e1", "d1", "c1", "b1", "a1"], strict=True))
    west = dict(zip(range(19, 24), ["a1", "a2", "a3", "a4", "a5"], strict=True))
    serves = {at: TABLE.places[TABLE.serves[at]] for at in range(24) if TABLE.serves[at] >= 0}
    assert serves == north | east | south | west
    for at, tile in serves.items():
        hotels = [["ab12", "de45"], ["ab45"]]
        state = start_of_turn(4, (1, 1), tourists={"c2": 7}, hotels=hotels, supply=23, boat=(at - 2) % 24)
        assert tourists(state) == {"c2": 7, tile: 1}


@pytest.mark.rule("HA-2.16")
def test_how_many_straights_serve_a_tile() -> None:
    for at, place in enumerate(TABLE.places):
        edges = (place[0] in "ae") + (place[1] in "15")
        assert list(TABLE.serves).count(at) == edges, "two at a corner, one at an edge, none within"


@pytest.mark.rule("HA-2.17")
def test_a_quay_holds_any_number_and_belongs_to_no_tile() -> None:
    state = p7(tourists={}, waiting={0: 4, 6: 3, 12: 2, 18: 2})
    assert waiting(state) == {0: 4, 6: 3, 12: 2, 18: 2}
    assert tourists(state) == {}
    assert state.scores() == [0, 0]


@pytest.mark.rule("HA-2.18")
def test_a_place_holds_any_number() -> None:
    for place in ("e3", "c3"):
        state = position(turn=20, tourists={place: 24}, hotels=[["ab12", "bc12"], ["ab45", "bc45"]])
        assert tourists(state) == {place: 24}
    assert waiting(position(turn=20, tourists={}, waiting={6: 24}, hotels=[["ab12", "bc12"], ["ab45", "bc45"]])) == {
        6: 24
    }
