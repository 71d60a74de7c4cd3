"""What is in the box (HA-2.1 to 2.6)."""

import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

import tabledhote
from tests.games.amsterdam.positions import components, game, seen, start


def file() -> dict[str, Any]:
    text = resources.files("tabledhote.games.amsterdam").joinpath("components.toml").read_text("utf-8")
    return tomllib.loads(text)


@pytest.mark.rule("HA-2.1")
def test_the_box() -> None:
    counts = {row["id"]: row["count"] for row in file()["component"]}
    assert counts == {
        "hotel": 8,
        "title_deed": 4,
        "dam": 1,
        "canal_tile": 24,
        "building_tile": 24,
        "tourist": 30,
        "mayor": 1,
        "watchman": 1,
        "mayor_die": 1,
        "watchman_die": 1,
        "boat": 1,
    }
    table = components()
    assert len(table.tile_ids) == len(set(table.tile_ids)) == counts["building_tile"]
    assert len(table.serves) == counts["canal_tile"]
    assert table.tourists == counts["tourist"]
    assert len(table.places) - len(table.buildings) == counts["dam"]
    assert len(game(players=4).start(1).fields()["hotels"]) == counts["hotel"]  # type: ignore[arg-type]
    colours = {row["id"]: row["colour"] for row in file()["pawn"] + file()["die"]}
    assert colours == {"mayor": "white", "mayor_die": "white", "watchman": "black", "watchman_die": "black"}


@pytest.mark.rule("HA-2.2")
def test_title_deeds_have_no_effect() -> None:
    """The colour of a player follows from the seat: no position, action or view has a deed in it."""
    state = start()
    assert "deed" not in str(state.view(0)) + str(state.dump()) + str([state.describe(a) for a in state.legal()])
    assert file()["per_player"]["title_deeds"] == 1


@pytest.mark.rule("HA-2.3")
def test_seats_and_colours() -> None:
    assert components().colours == ["red", "blue", "green", "yellow"]
    state = start(players=4, variant="tactical", first=2)
    order: list[int] = []
    for _ in range(500):
        order += [state.seat] if state.seat not in order[-1:] else []
        state.play(state.legal()[-1])
        if len(order) == 6:
            break
    assert order == [2, 3, 0, 1, 2, 3], "clockwise is rising"


@pytest.mark.rule("HA-2.4")
def test_dice_show_1_2_3_with_equal_chance() -> None:
    table = components()
    assert [Counter(faces) for faces in table.faces_of_die] == [Counter({1: 2, 2: 2, 3: 2})] * 2
    rolls: Counter[tuple[int, int]] = Counter()
    for seed in range(1800):
        dice = seen(game().start(seed), "dice")
        rolls[dice["mayor"], dice["watchman"]] += 1
    assert set(rolls) == {(white, black) for white in (1, 2, 3) for black in (1, 2, 3)}
    assert all(140 < number < 260 for number in rolls.values()), rolls


@pytest.mark.rule("HA-2.5", "HA-2.6")
def test_tiles_and_functions() -> None:
    data = file()
    day = [row["id"] for row in data["function"] if row["side"] == "day"]
    night = [row["id"] for row in data["function"] if row["side"] == "night"]
    assert day == ["manor", "museum", "church", "market"]
    assert night == ["cafe", "bar", "theatre", "casino"]
    assert Counter(row["day"] for row in data["building_tile"]) == dict.fromkeys(day, 6)
    assert Counter(row["night"] for row in data["building_tile"]) == dict.fromkeys(night, 6)
    pairs = {(row["day"], row["night"]) for row in data["building_tile"]}
    assert ("manor", "cafe") in pairs
    assert ("museum", "bar") in pairs
    for tile in seen(start(), "tiles"):
        assert tile["day"] in day
        assert tile["night"] in night
        assert tile["tile"].startswith(f"{tile['day']}_{tile['night']}_")


def test_the_shelf_knows_the_game() -> None:
    assert "amsterdam" in tabledhote.games()
    assert game().box.players == (2, 3, 4)
