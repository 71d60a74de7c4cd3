"""Options, components and the set-up (GA-1 to GA-3)."""

import tomllib
from importlib import resources
from typing import Any

import pytest

import tabledhote
from tabledhote.games.austria.components import BOARDS, Components
from tabledhote.games.austria.contract import Austria
from tabledhote.games.austria.rules.rooms import beside, room_number
from tabledhote.kernel.bits import listed

from .position import act, kinds, offers, own

STARTER = [[3, 6, 9, 38, 39, 48], [1, 13, 25, 30, 32, 44], [4, 11, 24, 27, 40, 43], [2, 7, 10, 28, 36, 41]]


def start(seed: int = 7, **options: Any) -> Austria:
    state = tabledhote.game("austria", **options).start(seed, events=True)
    assert isinstance(state, Austria)
    return state


def printed() -> dict[str, Any]:
    text = resources.files("tabledhote.games.austria").joinpath("components.toml").read_text("utf-8")
    return tomllib.loads(text)


@pytest.mark.rule("GA-1.1", "GA-1.2", "GA-1.3", "GA-1.4", "GA-1.5", "GA-1.6", "GA-1.7", "GA-1.8")
def test_options_and_their_defaults() -> None:
    assert tabledhote.game("austria").options == {
        "players": 2,
        "edition": "revised",
        "hotel": "night",
        "day_boards": "random",
        "staff_deal": "random",
        "first": "random",
        "objectives": "random",
        "emperor_tiles": "random",
        "b4_penalty": "unoccupied",
    }


@pytest.mark.rule("GA-1.10", "GA-1.11")
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("players", {"players": 1}),
        ("players", {"players": 5}),
        ("solo", {"solo": True}),
        ("expansion", {"expansion": "waltz"}),
        ("edition", {"edition": "2016"}),
        ("hotel", {"hotel": "dusk"}),
        ("staff_deal", {"staff_deal": "none"}),
        ("day_boards", {"day_boards": ["A", "B"]}),
        ("day_boards", {"hotel": "day", "day_boards": ["A"]}),
        ("day_boards", {"hotel": "day", "day_boards": ["A", "A"]}),
        ("day_boards", {"hotel": "day", "day_boards": ["A", "E"]}),
        ("first", {"first": 2}),
        ("objectives", {"objectives": [105, 110]}),
        ("objectives", {"objectives": [109, 105, 113]}),
        ("emperor_tiles", {"emperor_tiles": ["A1", "B1"]}),
        ("emperor_tiles", {"emperor_tiles": ["B1", "A1", "C1"]}),
        ("b4_penalty", {"b4_penalty": "occupied"}),
        ("b4_penalty", {"edition": "2015", "b4_penalty": "both"}),
    ],
)
def test_refused_options_are_named(name: str, options: dict[str, Any]) -> None:
    with pytest.raises(tabledhote.InvalidOption, match=name):
        tabledhote.game("austria", **options)


@pytest.mark.rule("GA-1.4", "GA-1.6", "GA-1.7", "GA-3.6", "GA-R30", "GA-R38")
def test_fixed_options_are_followed() -> None:
    chosen: dict[str, Any] = {"objectives": [107, 112, 116], "emperor_tiles": ["A4", "B3", "C2"], "first": 1}
    for seed in range(5):
        state = start(seed, hotel="day", day_boards=["C", "A"], **chosen)
        assert [own(state, seat)["board"] for seat in (0, 1)] == ["day_c", "day_a"]
        assert state.fields()["objectives"] == [107, 112, 116]
        assert state.fields()["emperor_tiles"] == ["A4", "B3", "C2"]
        assert state.first == 1


@pytest.mark.rule("GA-1.8", "GA-R28")
def test_the_authors_version_of_b4() -> None:
    game = tabledhote.game("austria", edition="2015", b4_penalty="occupied")
    tile = game.start(1).table.penalties[7][0]  # type: ignore[attr-defined]
    assert (tile.n, tile.state) == (2, 1)
    tile = tabledhote.game("austria", edition="2015").start(1).table.penalties[7][0]  # type: ignore[attr-defined]
    assert (tile.n, tile.state) == (2, 0)


@pytest.mark.rule("GA-1.9", "GA-I.11")
def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        state = start(11, players=3, staff_deal="draft")
        while state.seat >= 0:
            state.play(state.legal()[len(state.legal()) // 2])
        games.append(state.dump())
    assert games[0] == games[1]
    assert start(11).dump() != start(12).dump()


@pytest.mark.rule("GA-2.1")
def test_counts_of_the_components() -> None:
    data = printed()
    assert [row["id"] for row in data["guest"]] == list(range(49, 105))
    assert [row["id"] for row in data["staff"]] == list(range(1, 49))
    assert [row["id"] for row in data["objective"]] == list(range(105, 117))
    assert [row["id"] for row in data["emperor_tile"]] == [f"{letter}{n}" for letter in "ABC" for n in range(1, 5)]
    assert sum(len(tiles) for tiles in data["turn_tiles"].values()) == data["counts"]["turn_tiles"] == 9
    assert max(data["dice"].values()) == data["counts"]["dice"] == 14
    assert sum(data["room_tiles"].values()) == data["counts"]["room_tiles"] == 84
    assert (data["counts"]["discs_per_player"] * 4, data["counts"]["food_pieces"]) == (24, 120)


@pytest.mark.rule("GA-2.2", "GA-2.3")
def test_rooms_and_their_neighbours() -> None:
    assert [room_number(room) for room in (0, 4, 5, 19)] == [11, 15, 21, 45]

    def neighbours(room: int) -> list[int]:
        return [room_number(other) for other in listed(beside(1 << ((room // 10 - 1) * 5 + room % 10 - 1)))]

    assert neighbours(11) == [12, 21]
    assert neighbours(15) == [14, 25]
    assert neighbours(23) == [13, 22, 24, 33]
    assert neighbours(45) == [35, 44]


@pytest.mark.rule("GA-2.5")
def test_room_tiles_never_run_out() -> None:
    components = tabledhote.game("austria").components
    assert isinstance(components, Components)
    table = components.revised
    assert table.room_supply == [30, 29, 25]
    for color, supply in enumerate(table.room_supply):
        numbers = [len(listed(table.color_rooms[3 * board + color])) for board in range(len(BOARDS))]
        assert 4 * numbers[0] <= supply
        assert sum(numbers[1:]) <= supply


@pytest.mark.rule("GA-2.6", "GA-2.7")
def test_colours_and_types() -> None:
    data = printed()
    counts = {
        color: sum(row["color"] == color for row in data["guest"]) for color in ("blue", "red", "yellow", "green")
    }
    assert counts == {"blue": 14, "red": 14, "yellow": 14, "green": 14}
    types = {kind: sum(row["type"] == kind for row in data["staff"]) for kind in ("once", "round", "permanent", "end")}
    assert types == {"once": 8, "round": 4, "permanent": 23, "end": 13}


@pytest.mark.rule("GA-2.8")
def test_what_a_view_says_never_rests_on_player_colours() -> None:
    view = start().view(0)
    assert "orange" not in str(view)
    assert all(room["color"] in ("blue", "red", "yellow") for room in view["players"][0]["rooms"])  # type: ignore[index]


@pytest.mark.rule("GA-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turn_tiles(players: int) -> None:
    state = start(players=players, first=1)
    tiles = {2: [[1, 4], [2, 3]], 3: [[1, 6], [2, 5], [3, 4]], 4: [[1, 8], [2, 7], [3, 6], [4, 5]]}[players]
    seen = [player["tile"] for player in state.view(0)["players"]]  # type: ignore[attr-defined]
    assert [seen[(1 + at) % players] for at in range(players)] == tiles
    firsts = {start(seed, players=players).first for seed in range(40)}
    assert firsts == set(range(players))


@pytest.mark.rule("GA-3.2", "GA-3.3")
def test_one_tile_and_one_objective_of_each_letter() -> None:
    tiles, objectives = set(), set()
    for seed in range(60):
        fields: Any = start(seed).fields()
        assert [tile[0] for tile in fields["emperor_tiles"]] == ["A", "B", "C"]
        assert [(number - 105) // 4 for number in fields["objectives"]] == [0, 1, 2]
        tiles |= set(fields["emperor_tiles"])
        objectives |= set(fields["objectives"])
    assert (len(tiles), len(objectives)) == (12, 12)


@pytest.mark.rule("GA-3.4", "GA-3.5", "GA-2.4")
def test_the_table_at_the_start() -> None:
    state = start()
    fields: Any = state.fields()
    assert len(fields["queue"]) == 5
    assert len(fields["guest_deck"]) == 51
    for seat in range(2):
        assert own(state, seat) | {"hand": None} == {
            "board": "night",
            "krones": 10,
            "points": 0,
            "emperor": 0,
            "tiles": [],
            "occupied": [],
            "paid": [],
            "kitchen": {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1},
            "hand": None,
            "pack": [],
            "played": [],
            "used": [],
            "covered": 0,
            "passed": False,
            "copied": 0,
            "cafe": [],
        }


@pytest.mark.rule("GA-3.6")
def test_day_boards_are_all_different() -> None:
    boards = [own(start(3, players=4, hotel="day"), seat)["board"] for seat in range(4)]
    assert sorted(boards) == ["day_a", "day_b", "day_c", "day_d"]
    assert {own(start(seed, hotel="day"))["board"] for seed in range(40)} == set(boards)


@pytest.mark.rule("GA-3.7")
def test_the_random_deal() -> None:
    state = start(players=4)
    hands = [own(state, seat)["hand"] for seat in range(4)]
    assert [len(hand) for hand in hands] == [6] * 4
    assert len(state.fields()["staff_deck"]) == 24  # type: ignore[arg-type]
    assert own(start(8, players=4))["hand"] != hands[0]


@pytest.mark.rule("GA-3.8", "GA-R32")
@pytest.mark.parametrize("players", [2, 4])
def test_starter_sets_follow_the_turn_tiles(players: int) -> None:
    state = start(players=players, staff_deal="starter", first=1)
    for place in range(players):
        assert own(state, (1 + place) % players)["hand"] == STARTER[place]
    deck: Any = state.fields()["staff_deck"]
    assert len(deck) == 48 - 6 * players
    assert (set(STARTER[3]) <= set(deck)) == (players == 2)


@pytest.mark.rule("GA-3.9", "GA-3.10", "GA-D.10", "GA-R31")
def test_the_draft_passes_packs_to_the_left() -> None:
    state = start(players=3, staff_deal="draft", first=1)
    packs = [own(state, seat)["pack"] for seat in range(3)]
    assert [len(pack) for pack in packs] == [6] * 3
    kept: dict[int, list[int]] = {0: [], 1: [], 2: []}
    for left in range(6, 1, -1):
        for seat in (1, 2, 0):
            assert state.seat == seat
            assert offers(state, "draft") == packs[seat]
            assert own(state, seat)["pack"] == packs[seat], "packs move only when all have picked"
            kept[seat].append(packs[seat][0])
            act(state, "draft", staff=packs[seat][0])
        packs = [packs[(seat - 1) % 3][1:] for seat in range(3)]
        assert [len(pack) for pack in packs] == [left - 1] * 3
    for seat in range(3):  # the sixth card is kept automatically
        assert own(state, seat)["hand"] == sorted(kept[seat] + packs[seat])
        assert own(state, seat)["pack"] == []


@pytest.mark.rule("GA-3.11", "GA-D.11", "GA-3.14")
def test_starting_guests_in_reverse_order() -> None:
    state = start(players=3, first=1)
    for seat in (0, 2, 1):
        queue: Any = state.fields()["queue"]
        assert (state.seat, kinds(state)) == (seat, ["take_guest"])
        assert offers(state, "take_guest") == sorted(queue)
        act(state, "take_guest", guest=queue[2])
        assert state.fields()["queue"][1:] == queue[:2] + queue[3:]  # type: ignore[index]
        assert [row["guest"] for row in own(state, seat)["cafe"]] == [queue[2]]
        assert own(state, seat)["krones"] == 10
    assert state.seat == 1
    assert kinds(state) == ["prepare_room"]


def at_rooms(**options: Any) -> Austria:
    state = start(first=0, **options)
    while kinds(state) == ["take_guest"]:
        state.play(state.legal()[0])
    return state


@pytest.mark.rule("GA-X.37", "GA-3.12", "GA-3.13", "GA-D.12")
def test_starting_rooms() -> None:
    state = at_rooms()
    assert own(state)["tiles"] == [11]
    assert offers(state) == [{"do": "prepare_room", "room": 12}, {"do": "prepare_room", "room": 21}]
    act(state, "prepare_room", room=21)
    assert offers(state, "prepare_room") == [12, 22, 31]
    act(state, "prepare_room", room=31)
    assert own(state)["krones"] == 7
    assert (state.seat, own(state, 1)["tiles"]) == (1, [11])


@pytest.mark.rule("GA-3.12", "GA-R37")
def test_starting_rooms_are_optional_in_2015() -> None:
    state = at_rooms(edition="2015")
    assert offers(state) == [{"do": "prepare_room", "room": 11}, {"do": "skip"}]
    act(state, "skip")
    assert (state.seat, own(state)["tiles"]) == (1, [])
    act(act(state, "prepare_room", room=11), "skip")
    assert own(state, 1)["tiles"] == [11]
    assert state.round == 1


@pytest.mark.rule("GA-3.14", "GA-4.2")
def test_the_set_up_in_its_order() -> None:
    state = start(players=2, staff_deal="draft")
    seen = []
    while state.round == 0:
        word = state.view(0)["phase"]
        if word not in seen:
            seen.append(word)
        state.play(state.legal()[0])
    assert seen == ["draft", "starting_guest", "starting_rooms"]
    assert sum(state.dice[1:]) == 10
