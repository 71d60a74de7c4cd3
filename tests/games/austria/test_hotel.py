"""Food, rooms, groups and moving in (GA-8, GA-9, GA-10)."""

from typing import Any

import pytest

import tabledhote

from .position import NIGHT_GROUPS, act, events, kinds, lacks, offers, own, position, scored

ALL_ROOMS = [floor * 10 + column for floor in range(1, 5) for column in range(1, 6)]


# ---- food ---------------------------------------------------------------------------------------


@pytest.mark.rule("GA-8.1", "GA-8.2", "GA-8.3", "GA-D.20", "GA-D.21")
def test_food_is_placed_food_by_food() -> None:
    cafe = {85: None, 60: None, 74: None}
    state = position(dice={5: 2, 1: 1}, hand=[21], krones=3, cafe=cafe)
    act(act(state, "take_die", value=5), "play_staff", staff=21)
    assert offers(state) == [
        {"do": "place_food", "food": "strudel", "guest": 85},
        {"do": "keep_food", "food": "strudel"},
    ]
    act(state, "keep_food", food="strudel")
    assert offers(state, "place_food") == [("cake", 60), ("cake", 74), ("cake", 85)]
    act(state, "place_food", food="cake", guest=74)
    assert offers(state, "place_food") == [("wine", 60)]
    act(state, "place_food", food="wine", guest=60)
    act(state, "place_food", food="coffee", guest=74)
    assert own(state)["kitchen"] == {"strudel": 1, "cake": 0, "wine": 0, "coffee": 0}
    assert (lacks(state, 60), lacks(state, 74)) == ({"cake": 2, "wine": 1}, {"coffee": 1})


@pytest.mark.rule("GA-8.3")
def test_keep_sends_all_pieces_of_that_food_to_the_kitchen() -> None:
    state = position(dice={2: 4}, krones=0, cafe={75: None}, played=[1])
    act(act(state, "take_die", value=2), "take_food", wine=2, coffee=2)
    act(state, "keep_food", food="wine")
    assert own(state)["kitchen"]["wine"] == 2
    assert offers(state, "place_food") == [("coffee", 75)]


@pytest.mark.rule("GA-8.4")
def test_food_that_nobody_lacks_goes_to_the_kitchen_by_itself() -> None:
    state = position(dice={2: 3}, krones=0, cafe={49: None}, played=[1])
    act(act(state, "take_die", value=2), "take_food", wine=2, coffee=1)
    act(state, "place_food", food="wine", guest=49)
    assert own(state)["kitchen"] == {"strudel": 0, "cake": 0, "wine": 1, "coffee": 1}
    kept = [(event["food"], event["auto"]) for event in events(state, "keep_food")]
    assert kept == [("wine", True), ("coffee", True)]


@pytest.mark.rule("GA-8.6")
def test_the_supply_of_food_is_unlimited() -> None:
    state = position(dice={1: 10}, krones=0, kitchen={"strudel": 90}, played=[1])
    act(act(state, "take_die", value=1), "take_food", strudel=10, cake=0)
    assert own(state)["kitchen"]["strudel"] == 100


@pytest.mark.rule("GA-8.7", "GA-R25")
def test_an_order_is_done_by_the_last_piece_whatever_its_way() -> None:
    dues = {"edition": "2015", "played": [5, 6], "krones": 5}
    served = position(kitchen={"cake": 1}, cafe={77: None}, **dues)  # type: ignore[arg-type]
    assert own(act(served, "serve", food="cake", guest=77))["krones"] == 6
    placed = position(dice={2: 2}, cafe={65: None}, **dues)  # type: ignore[arg-type]
    act(act(act(placed, "take_die", value=2), "skip"), "take_food", wine=1, coffee=1)
    assert own(act(placed, "place_food", food="coffee", guest=65))["emperor"] == 1
    moved = act(placed, "move_in", guest=65)
    assert own(moved)["emperor"] == 1, "not a second time for moving in"
    assert events(served, "order_done") == [{"event": "order_done", "seat": 0, "guest": 77}]
    again = position(edition="2015", played=[5], krones=5, cafe={81: {"cake": 1}}, kitchen={"cake": 1})
    assert own(act(again, "serve", food="cake", guest=81))["krones"] == 6


# ---- rooms --------------------------------------------------------------------------------------


def rooms_offered(**given: Any) -> list[int]:
    state = act(position(dice={3: 1, 1: 1}, **given), "take_die", value=3)
    return offers(act(state, "skip") if "boost" in kinds(state) else state, "prepare_room")


@pytest.mark.rule("GA-9.1")
def test_rooms_beside_a_tile_that_can_be_paid() -> None:
    assert rooms_offered() == [14, 21, 22, 23]
    assert rooms_offered(krones=0) == [14]
    assert rooms_offered(free=[11, 21], occupied=[31]) == [12, 22, 32, 41]
    assert rooms_offered(free=[11, 21], occupied=[31], krones=2) == [12, 22, 32]
    assert rooms_offered(free=[11, 21], occupied=[31], krones=1) == [12, 22]


@pytest.mark.rule("GA-9.2", "GA-12.21", "GA-S.9", "GA-S.10", "GA-S.11")
@pytest.mark.parametrize(
    ("staff", "rooms"),
    [(9, [12, 41]), (10, [12, 32]), (11, [12, 22])],
    ids=["Butler: blue", "Chauffeur: red", "Florist: yellow"],
)
def test_rooms_of_a_colour_for_nothing(staff: int, rooms: list[int]) -> None:
    assert rooms_offered(free=[11, 21, 31], krones=0, played=[staff]) == rooms
    state = act(position(dice={3: 1}, free=[11, 21, 31], krones=0, played=[staff]), "take_die", value=3)
    assert own(act(state, "prepare_room", room=rooms[1]))["krones"] == 0


@pytest.mark.rule("GA-9.2")
@pytest.mark.parametrize(("room", "krones"), [(12, 10), (22, 9), (32, 8), (42, 7)])
def test_floor_costs(room: int, krones: int) -> None:
    state = position(dice={3: 1}, free=[11, 21, 31, 41], played=[1])
    act(act(act(state, "take_die", value=3), "skip"), "prepare_room", room=room)
    assert own(state)["krones"] == krones


@pytest.mark.rule("GA-9.3", "GA-12.7")
def test_a_room_is_free_unless_the_effect_says_occupied() -> None:
    state = position(dice={3: 1}, played=[1])
    act(act(act(state, "take_die", value=3), "skip"), "prepare_room", room=14)
    assert (own(state)["tiles"], own(state)["occupied"]) == ([11, 12, 13, 14], [])
    bonus = scored(5, tiles=["A1", "B4", "C1"], emperor=8)
    act(bonus, "prepare_room", room=14)
    assert own(bonus)["occupied"] == [14]


@pytest.mark.rule("GA-9.4", "GA-R10")
@pytest.mark.parametrize(("room", "points"), [(33, 0), (34, 1), (35, 1), (42, 0), (43, 2), (44, 2), (45, 2)])
def test_points_of_a_space_when_the_tile_is_placed(room: int, points: int) -> None:
    beside = [32, 25, 41, 33, 34, 35, 24]
    free = [other for other in [11, 12, 13, 14, 15, 21, 31, *beside] if other != room]
    state = position(dice={3: 1}, free=free, played=[1], round=4)
    act(act(act(state, "take_die", value=3), "skip"), "prepare_room", room=room)
    assert own(state)["points"] == points


@pytest.mark.rule("GA-9.5")
def test_tiles_may_be_added_to_any_part() -> None:
    state = position(dice={3: 1}, round=4, free=[11, 35], played=[1])
    act(act(state, "take_die", value=3), "skip")
    assert offers(state, "prepare_room") == [12, 21, 25, 34, 45]


@pytest.mark.rule("GA-9.6", "GA-9.7", "GA-12.8", "GA-D.25")
def test_an_effect_turns_a_free_room() -> None:
    state = position(dice={5: 2}, hand=[35], played=[1])
    act(act(state, "take_die", value=5), "play_staff", staff=35)
    assert offers(state) == [
        {"do": "occupy_room", "room": 11},
        {"do": "occupy_room", "room": 12},
        {"do": "occupy_room", "room": 13},
        {"do": "skip"},
    ]
    act(act(state, "occupy_room", room=12), "skip")
    assert own(state)["occupied"] == [12]
    assert events(state, "room_occupied") == [{"event": "room_occupied", "seat": 0, "room": 12}]


@pytest.mark.rule("GA-9.8")
@pytest.mark.parametrize("board", ["night", "day_a", "day_b", "day_c", "day_d"])
def test_ten_groups_on_each_board(board: str) -> None:
    letter = board[-1].upper()
    options: dict[str, Any] = {"hotel": "day", "day_boards": [letter, "ABCD".replace(letter, "")[0]]}
    state = tabledhote.game("austria", **(options if board != "night" else {})).start(1)
    groups = state.view(0)["players"][0]["groups"]  # type: ignore[index]
    assert sorted(len(group["rooms"]) for group in groups) == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    assert sorted(room for group in groups for room in group["rooms"]) == ALL_ROOMS
    if board == "night":
        assert [group["rooms"] for group in groups] == NIGHT_GROUPS


def complete(board: str, rooms: list[int]) -> tuple[int, int, int]:
    """Points, krones and steps for occupying the last room of a group."""
    letter = board[-1].upper()
    state = position(dice={5: 2, 1: 1}, hand=[35], round=4, krones=5, played=[1])
    dump: Any = state.dump()
    if board != "night":
        options = {"hotel": "day", "day_boards": [letter, "ABCD".replace(letter, "")[0]], "first": 0}
        fixed = {"objectives": [105, 110, 113], "emperor_tiles": ["A1", "B1", "C1"]}
        game = tabledhote.game("austria", **options, **fixed)
        dump = {**game.start(1).dump(), "position": dump["position"], "seat": 0}
        dump["position"]["hoteliers"][1]["board"] = f"day_{options['day_boards'][1].lower()}"  # type: ignore[index]
    else:
        game = state.game
    own_fields = dump["position"]["hoteliers"][0]
    own_fields.update(board=board, tiles=sorted({11, *rooms}), occupied=sorted(rooms)[:-1])
    loaded: Any = game.load(dump)
    act(act(loaded, "take_die", value=5), "play_staff", staff=35)
    act(loaded, "occupy_room", room=sorted(rooms)[-1])
    fields = own(loaded)
    return fields["points"], fields["krones"] - 5, fields["emperor"]


@pytest.mark.rule("GA-9.9", "GA-9.11")
@pytest.mark.parametrize(
    ("board", "rooms", "gains"),
    [
        ("night", [15], (2, 0, 0)),
        ("night", [31, 41], (5, 0, 0)),
        ("day_a", [21, 31, 41], (9, 0, 0)),
        ("day_d", [12, 22, 32, 33], (15, 0, 0)),
        ("night", [44], (0, 1, 0)),
        ("night", [32, 42], (0, 3, 0)),
        ("day_c", [11, 21, 31], (0, 6, 0)),
        ("night", [13, 14, 23, 24], (0, 10, 0)),
        ("day_a", [15], (0, 0, 1)),
        ("day_b", [12, 22], (0, 0, 3)),
        ("night", [12, 21, 22], (0, 0, 6)),
        ("day_a", [12, 22, 32, 42], (0, 0, 10)),
    ],
)
def test_group_bonuses(board: str, rooms: list[int], gains: tuple[int, int, int]) -> None:
    assert complete(board, rooms) == gains


@pytest.mark.rule("GA-9.10", "GA-R8")
def test_a_group_pays_once() -> None:
    state = position(dice={5: 2, 1: 1}, hand=[35], round=4, free=[11, 12, 13, 15], paid=[3], played=[1])
    act(act(state, "take_die", value=5), "play_staff", staff=35)
    act(state, "occupy_room", room=15)
    assert own(state)["points"] == 0


# ---- moving in ----------------------------------------------------------------------------------


@pytest.mark.rule("GA-10.1")
def test_a_complete_order_and_a_room_of_the_colour() -> None:
    assert offers(position(cafe={77: None}), "move_in") == []
    assert offers(position(cafe={77: {}}, free=[11, 12]), "move_in") == []
    assert offers(position(cafe={77: {}}, free=[11, 12], occupied=[13]), "move_in") == []
    state = act(position(cafe={92: {}}), "move_in", guest=92)
    assert offers(state, "choose_room") == [11, 12, 13], "a tourist takes any colour"


@pytest.mark.rule("GA-10.3", "GA-10.4")
def test_the_steps_of_moving_in() -> None:
    cafe: dict[int, dict[str, int] | None] = {78: {}, 49: None, 65: None}
    state = position(cafe=cafe, played=[23], krones=5)
    act(state, "move_in", guest=78)
    assert (own(state)["occupied"], own(state)["krones"]) == ([13], 6)
    assert 78 in state.fields()["discard"]  # type: ignore[operator]
    assert kinds(state) == ["take_guest", "skip"], "the table is empty before the reward"
    names = [event["event"] for event in state.events or []]
    assert names == ["move_in", "room_occupied", "krones"]


@pytest.mark.rule("GA-10.5", "GA-R6")
def test_rewards_with_a_choice_can_be_skipped_plain_gains_cannot() -> None:
    state = act(position(cafe={61: {}}, free=[11, 12, 13]), "move_in", guest=61)
    assert own(state)["points"] == 2
    act(act(act(state, "resolve", item=0), "skip"), "skip")
    assert own(state)["tiles"] == [11, 12, 13]
    gained = act(position(cafe={77: {}}), "move_in", guest=77)
    assert (own(gained)["points"], own(gained)["krones"]) == (1, 11)


REWARD_OF_CARDS: dict[str, Any] = {"cafe": {55: {}}, "round": 2, "tiles": ("A3", "B1", "C1"), "staff_top": (9, 17, 21)}


@pytest.mark.rule("GA-10.9", "GA-X.43", "GA-R6", "GA-D.27", "GA-D.41")
def test_cards_can_be_declined_while_a_tile_can_take_them_again() -> None:
    state = act(position(**REWARD_OF_CARDS), "move_in", guest=55)
    assert offers(state) == [{"do": "resolve", "item": 0}, {"do": "skip"}]
    drawn, declined = state.copy(), state.copy()
    act(drawn, "resolve", item=0)
    assert own(drawn)["hand"] == [9, 17]
    act(declined, "skip")
    assert (own(declined)["hand"], declined.revealed) == ([], state.revealed)
    act(state, "skip")
    assert events(state, "skip") == [{"event": "skip", "seat": 0, "source": "55", "effect": "draw_staff"}]
    assert kinds(state) == kinds(drawn), "the turn goes on in the same way"


@pytest.mark.rule("GA-10.9", "GA-X.43")
@pytest.mark.parametrize(
    "otherwise",
    [
        {"round": 4},
        {"tiles": ("A1", "B1", "C1")},
        {"edition": "2015"},
        {"rules": 1},
        {"staff_top": (), "deck_ends": True},
    ],
)
def test_otherwise_cards_come_without_a_question(otherwise: dict[str, Any]) -> None:
    state = act(position(**{**REWARD_OF_CARDS, **otherwise}), "move_in", guest=55)
    assert "resolve" not in kinds(state)
    assert own(state)["hand"] == ([] if "deck_ends" in otherwise else [9, 17])


@pytest.mark.rule("GA-10.9")
def test_a_later_tile_counts_and_the_rest_of_the_reward_comes_in_any_order() -> None:
    """Guest 50 draws a card and prepares a room: with B3 ahead both wait, and declining the card leaves the room."""
    state = act(
        position(**{**REWARD_OF_CARDS, "cafe": {50: {}}, "tiles": ("A1", "B3", "C1"), "free": [11, 12, 13, 14, 15]}),
        "move_in",
        guest=50,
    )
    if "choose_room" in kinds(state):
        act(state, "choose_room", room=offers(state, "choose_room")[0])
    assert offers(state) == [{"do": "resolve", "item": 0}, {"do": "resolve", "item": 1}]
    act(act(state, "resolve", item=1), "skip")
    assert offers(state) == [{"do": "resolve", "item": 0}, {"do": "skip"}]
    act(state, "skip")
    assert own(state)["hand"] == []


@pytest.mark.rule("GA-10.6", "GA-R7", "GA-D.28")
def test_the_group_bonus_comes_before_the_reward() -> None:
    state = act(position(cafe={66: {}}, hand=[45]), "move_in", guest=66)
    assert own(state)["points"] == 5
    assert [event["source"] for event in events(state, "points")] == ["66", "group"]
    assert kinds(state) == ["resolve"]


@pytest.mark.rule("GA-10.7")
def test_a_red_bonus_waits_only_where_it_can_matter() -> None:
    rooms: dict[str, Any] = {"free": [11, 12, 22, 32], "occupied": [13, 42]}
    nothing_to_pay = act(position(krones=19, cafe={86: {}}, **rooms), "move_in", guest=86)
    assert own(nothing_to_pay)["krones"] == 20, "no card in hand"
    free = act(position(krones=19, cafe={88: {}}, **rooms), "move_in", guest=88)
    assert (own(free)["krones"], kinds(free)) == (20, ["prepare_room", "skip"])


@pytest.mark.rule("GA-10.8", "GA-R21")
def test_the_group_bonus_comes_before_the_extra_action() -> None:
    state = position(krones=19, dice={3: 1}, cafe={97: {}}, free=[11, 12, 22, 32], occupied=[13, 42])
    act(act(state, "move_in", guest=97), "choose_room", room=32)
    assert own(state)["krones"] == 20
    assert kinds(state) == ["use_space", "skip"]
