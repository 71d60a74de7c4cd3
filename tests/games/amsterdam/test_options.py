"""The options of Hotel Amsterdam (HA-1)."""

import re

import pytest

import tabledhote
from tabledhote import InvalidOption
from tests.games.amsterdam.positions import components, game, kinds, offered, seen, start
from tests.support.random_games import decisions, written


def refused(message: str, **options: object) -> None:
    with pytest.raises(InvalidOption, match=re.escape(message)):
        tabledhote.game("amsterdam", **options)


@pytest.mark.rule("HA-1.1")
def test_players() -> None:
    assert tabledhote.game("amsterdam").players == 2
    for players in (2, 3, 4):
        assert len(tabledhote.game("amsterdam", players=players).start(1).scores()) == players
    for wrong in (0, 1, 5, -2, True, 2.0, "2", None):
        refused("option players cannot be", players=wrong)
    refused("option players cannot be 5; allowed: 2, 3, 4", players=5)


@pytest.mark.rule("HA-1.2")
def test_variant() -> None:
    assert tabledhote.game("amsterdam").options["variant"] == "family"
    assert offered(start(variant="family"))[0].startswith("place_hotel")
    assert offered(start(variant="tactical"))[0].startswith("sail")
    refused('option variant cannot be "chess"; allowed: "family", "tactical"', variant="chess")
    for wrong in ("Family", "", None, 0, True):
        refused("option variant cannot be", variant=wrong)


@pytest.mark.rule("HA-1.3")
def test_layout() -> None:
    assert tabledhote.game("amsterdam").options["layout"] == "random"
    layouts = [seen(tabledhote.game("amsterdam").start(seed), "tiles") for seed in range(5)]
    assert len({str([tile["tile"] for tile in tiles]) for tiles in layouts}) == 5
    table = components()
    for seed in range(5):
        laid = [tile["tile"] for tile in seen(game().start(seed), "tiles")]
        assert laid == [table.tile_ids[tile] for tile in table.reference_deck]
    for wrong in ("chess", None, 1, True):
        refused('allowed: "random", "reference"', layout=wrong)


@pytest.mark.rule("HA-1.4")
def test_first() -> None:
    for players in (2, 3, 4):
        for first in range(players):
            state = tabledhote.game("amsterdam", players=players, first=first).start(3)
            assert state.seat == seen(state, "active") == first
        refused(f"option first cannot be {players}", players=players, first=players)
    for wrong in (-1, "0", None, True, 1.0, "me"):
        refused('allowed: "random", a seat number below the number of players', first=wrong)
    refused("option first cannot be 2", first=2)


@pytest.mark.rule("HA-1.4", "HA-3.9", "HA-R1")
def test_random_first_seat_is_drawn_evenly() -> None:
    for players in (2, 3, 4):
        opened = tabledhote.game("amsterdam", players=players)
        assert opened.options["first"] == "random"
        counts = [0] * players
        for seed in range(600):
            counts[opened.start(seed).seat] += 1
        assert min(counts) > 0.8 * 600 / players
        assert max(counts) < 1.2 * 600 / players


@pytest.mark.rule("HA-1.5")
def test_unknown_option() -> None:
    refused("amsterdam has no option colour; allowed: players, variant, layout, first, components", colour="red")
    refused("amsterdam has no option Players", Players=2)


@pytest.mark.rule("HA-1.6", "HA-I18")
def test_equal_options_seed_and_actions_give_identical_games() -> None:
    for options in ({"variant": "family"}, {"variant": "tactical", "players": 4}):
        for seed in range(5):
            one, other = (list(decisions(tabledhote.game("amsterdam", **options), seed, events=True)) for _ in range(2))
            assert len(one) == len(other)
            assert one[-1].events == other[-1].events
            assert written(one[-1].dump()) == written(other[-1].dump())
            assert one[-1].events is not None
            assert kinds(one[-1].events)[-1] == "end"
