"""Setup (HA-3)."""

from collections import Counter

import pytest

import tabledhote
from tests.games.amsterdam.city import CROSSINGS, around
from tests.games.amsterdam.positions import (
    CITY,
    components,
    happened,
    kinds,
    offered,
    seen,
    shows,
    start,
    tourists,
    waiting,
)

START_R = """
a5 church   b5 THEATRE  c5 museum   d5 CAFE     e5 market
a4 BAR      b4 church   c4 CASINO   d4 market   e4 BAR
a3 museum   b3 CAFE                 d3 THEATRE  e3 manor
a2 CAFE     b2 manor    c2 THEATRE  d2 museum   e2 CAFE
a1 manor    b1 BAR      c1 market   d1 BAR      e1 church
"""


@pytest.mark.rule("HA-3.1")
def test_every_seat_has_two_hotels_to_place() -> None:
    for players in (2, 3, 4):
        state = start(players=players)
        assert seen(state, "hotels") == [[]] * players
        while seen(state, "turn") <= 2 * players:
            state.play(state.legal()[-1])
        assert [len(own) for own in seen(state, "hotels")] == [2] * players


@pytest.mark.rule("HA-3.2")
def test_the_dam_lies_in_the_middle() -> None:
    state = start()
    assert "c3" not in [tile["place"] for tile in seen(state, "tiles")]
    assert seen(state, "dam") == 0


@pytest.mark.rule("HA-3.3")
def test_tiles_are_dealt_at_random() -> None:
    where: Counter[str] = Counter()
    for seed in range(480):
        tiles = seen(tabledhote.game("amsterdam").start(seed), "tiles")
        assert len({tile["tile"] for tile in tiles}) == 24
        where[next(tile["place"] for tile in tiles if tile["tile"] == "manor_cafe_1")] += 1
    assert len(where) == 24, "a tile can come to lie on every place"
    assert max(where.values()) < 45


@pytest.mark.rule("HA-3.4")
def test_sides_alternate() -> None:
    for layout in ("random", "reference"):
        tiles = seen(start(layout=layout), "tiles")
        for tile in tiles:
            file, rank = "abcde".index(tile["place"][0]) + 1, int(tile["place"][1])
            assert tile["side"] == ("day" if (file + rank) % 2 == 0 else "night")
        assert Counter(tile["side"] for tile in tiles) == {"day": 12, "night": 12}


def test_start_r_shows_what_the_document_shows() -> None:
    state = start()
    words = START_R.split()
    for place, function in zip(words[::2], words[1::2], strict=True):
        assert shows(state, place) == function.lower()


@pytest.mark.rule("HA-3.5")
def test_the_canal_is_a_ring_of_24_round_the_city() -> None:
    """A boat that sails on comes by all 24 positions, then by the first again."""
    state = start(variant="tactical")
    table = components()
    assert len(table.serves) == 24
    edge = {place for place in table.places if place[0] in "ae" or place[1] in "15"}
    assert {table.places[at] for at in table.serves if at >= 0} == edge
    positions = [seen(state, "boat")]
    while len(positions) <= 24:
        state.play(state.parse({"do": "sail", "steps": 1}))
        positions.append(seen(state, "boat"))
        while state.seat >= 0 and seen(state, "phase") != "sail":
            state.play(state.legal()[-1])
    assert positions == [(15 + step) % 24 for step in range(25)]


@pytest.mark.rule("HA-3.6", "HA-3.7", "HA-3.8")
def test_boat_pawns_and_tourists() -> None:
    state = start(variant="tactical")
    assert seen(state, "boat") == 15
    assert seen(state, "pawns") == {"mayor": "bc34", "watchman": "cd23"}
    assert tourists(state) == CITY
    assert seen(state, "supply") == 26
    assert waiting(state) == {}


@pytest.mark.rule("HA-I15")
def test_every_intersection_touches_one_tourist_at_the_start() -> None:
    for crossing in CROSSINGS:
        assert len(around(crossing) & set(tourists(start(variant="tactical")))) == 1


@pytest.mark.rule("HA-3.10")
def test_setup_asks_nothing() -> None:
    family, tactical = start(), start(variant="tactical")
    assert seen(family, "turn") == seen(tactical, "turn") == 1
    assert kinds(happened(tactical)) == ["start", "turn"]
    assert kinds(happened(family))[:3] == ["start", "turn", "roll"]
    assert offered(tactical) == ["sail 1", "sail 2", "sail 3", "sail 4"]
