"""The worked examples of docs/rules/austria.md with their numbers; test_scoring_examples.py has more."""

from typing import Any

import pytest

from tabledhote.games.austria.contract import Austria

from .position import act, events, kinds, lacks, offers, own, position


@pytest.mark.rule("GA-X.1")
def test_three_dice_of_1_give_two_mixes() -> None:
    state = act(position(dice={1: 3}), "take_die", value=1)
    assert offers(act(state, "skip"), "take_food") == [(3, 0), (2, 1)]


@pytest.mark.rule("GA-X.2")
def test_two_cakes_are_not_offered() -> None:
    state = act(act(position(dice={1: 2}), "take_die", value=1), "skip")
    assert offers(state) == [
        {"do": "take_food", "strudel": 2, "cake": 0},
        {"do": "take_food", "strudel": 1, "cake": 1},
    ]


@pytest.mark.rule("GA-X.3")
def test_three_dice_of_2_with_and_without_boost() -> None:
    plain = act(act(position(dice={2: 3}), "take_die", value=2), "skip")
    assert offers(plain, "take_food") == [(3, 0), (2, 1)]
    boosted = act(act(position(dice={2: 3}), "take_die", value=2), "boost")
    assert own(boosted)["krones"] == 9
    assert offers(boosted, "take_food") == [(4, 0), (3, 1), (2, 2)]


@pytest.mark.rule("GA-X.4")
def test_two_dice_of_4_split_three_ways() -> None:
    state = act(act(position(dice={4: 2}), "take_die", value=4), "skip")
    assert offers(state, "split") == [(0, 2), (1, 1), (2, 0)]


@pytest.mark.rule("GA-X.5")
def test_four_dice_of_5() -> None:
    hand = [25, 9, 1, 45]
    poor = act(position(dice={5: 4}, krones=1, hand=hand), "take_die", value=5)
    assert offers(poor, "play_staff") == [1, 9, 45]
    assert kinds(poor) == ["play_staff", "skip"]
    rich = act(position(dice={5: 4, 1: 1}, krones=2, hand=hand), "take_die", value=5)
    assert offers(rich, "play_staff") == [1, 9, 25, 45]
    delivery = act(rich.copy(), "play_staff", staff=25)
    assert own(delivery)["krones"] == 0
    pool = act(rich.copy(), "play_staff", staff=45)
    assert (own(pool)["krones"], own(pool)["emperor"]) == (2, 3)


@pytest.mark.rule("GA-X.6")
def test_a_6_copies_with_its_own_strength() -> None:
    state = act(position(dice={6: 4, 2: 1}), "take_die", value=6)
    assert own(state)["krones"] == 9
    act(act(state, "copy_action", value=2), "skip")
    assert (2, 2) in offers(state, "take_food")
    assert list(state.dice[1:]) == [0, 1, 0, 0, 0, 3]


@pytest.mark.rule("GA-X.7")
def test_a_boosted_6_prepares_four_rooms() -> None:
    state = act(position(dice={6: 3, 1: 1}), "take_die", value=6)
    act(act(state, "copy_action", value=3), "boost")
    assert own(state)["krones"] == 8
    for room in (14, 15, 21, 22):
        act(state, "prepare_room", room=room)
    assert own(state)["krones"] == 6
    assert own(state)["tiles"] == [11, 12, 13, 14, 15, 21, 22]


@pytest.mark.rule("GA-X.8")
def test_a_whole_turn() -> None:
    cafe = {75: None, 49: None, 77: None}
    state = position(dice={2: 3, 1: 1}, krones=5, cafe=cafe, staff_top=[45, 25, 36])
    assert offers(state, "take_guest") == []
    act(act(state, "take_die", value=2), "boost")
    assert own(state)["krones"] == 4
    act(state, "take_food", wine=2, coffee=2)
    assert offers(state) == [
        {"do": "place_food", "food": "wine", "guest": 49},
        {"do": "place_food", "food": "wine", "guest": 75},
        {"do": "keep_food", "food": "wine"},
    ]
    for piece in ("wine", "wine", "coffee", "coffee"):
        act(state, "place_food", food=piece, guest=75)
    act(state, "move_in", guest=75)
    assert own(state)["occupied"] == [11]
    assert own(state)["points"] == 7
    assert offers(state, "play_staff") == [25, 36, 45]
    assert kinds(state) == ["play_staff", "skip"]
    act(state, "play_staff", staff=25)
    assert own(state)["krones"] == 1
    act(state, "return_staff", staff=36)
    assert state.fields()["under"][-2:] == [36, 45]  # type: ignore[index]


@pytest.mark.rule("GA-X.9")
def test_a_blue_group_of_two() -> None:
    state = position(free=[21, 31], occupied=[11, 41], cafe={65: {}})
    act(state, "move_in", guest=65)
    assert own(state)["points"] == 8
    assert 31 in own(state)["occupied"]


@pytest.mark.rule("GA-X.10")
def test_passing_in_a_round_of_three() -> None:
    dice = {1: 3, 2: 3, 4: 6}
    state = position(players=3, dice=dice, krones=0, others={1: {"krones": 0}, 2: {"krones": 0}})

    assert sum(state.dice[1:]) == 12
    turn_as_possible(state)
    assert (state.seat, sum(state.dice[1:])) == (1, 11)
    act(state, "pass")
    assert state.seat == 2
    turn_as_possible(state)
    assert state.seat == 2
    turn_as_possible(state)
    assert (state.seat, sum(state.dice[1:])) == (0, 9)
    act(state, "pass")
    assert (state.seat, sum(state.dice[1:]), state.dice[0]) == (1, 8, 1)
    turn_as_possible(state)
    assert state.seat == 1
    turn_as_possible(state)
    assert (state.seat, sum(state.dice[1:])) == (0, 6)
    act(state, "pass")
    assert (state.seat, sum(state.dice[1:]), state.dice[0]) == (0, 5, 2)
    turn_as_possible(state)
    assert events(state, "round_end") == [{"event": "round_end", "round": 1, "dice": 4, "bin": 2}]
    assert state.first == 1


def turn_as_possible(state: Austria) -> None:
    """Any die, then the shortest way to the end of the turn."""
    seat, covered = state.seat, state.hoteliers[state.seat].covered
    act(state, "take_die", value=offers(state, "take_die")[0])
    while state.seat == seat and state.phase == 3 and state.die_taken and state.hoteliers[seat].covered == covered + 1:
        for choice in ("end_turn", "skip"):
            if choice in kinds(state):
                act(state, choice)
                break
        else:
            state.play(state.legal()[0])


@pytest.mark.rule("GA-X.11")
def test_the_last_player_may_pass_again_and_again() -> None:
    state = position(dice={1: 3, 2: 3}, covered=1, others={1: {"covered": 2}})
    act(state, "pass")
    assert (state.seat, sum(state.dice[1:]), state.dice[0]) == (0, 5, 2)
    assert "pass" in kinds(state)
    act(state, "pass")
    assert (state.seat, sum(state.dice[1:]), state.dice[0]) == (0, 4, 3)


@pytest.mark.rule("GA-X.14")
def test_bootblack_takes_both() -> None:
    state = position(dice={4: 2, 1: 1}, played=[15])
    act(act(state, "take_die", value=4), "boost")
    assert (own(state)["krones"], own(state)["emperor"]) == (12, 3)


@pytest.mark.rule("GA-X.15")
def test_kitchen_hand() -> None:
    state = position(dice={6: 2}, krones=1, played=[17])
    act(state, "take_die", value=6)
    assert own(state)["krones"] == 1
    act(act(state, "copy_action", value=4), "boost")
    assert own(state)["krones"] == 0
    assert offers(state, "split") == [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)]


@pytest.mark.rule("GA-X.16")
def test_the_queue_moves_up() -> None:
    state = position(queue=[91, 92, 93, 94, 95], next_guests=[49])
    act(state, "take_guest", guest=93)
    assert state.fields()["queue"] == [49, 91, 92, 94, 95]
    assert own(state)["krones"] == 9


@pytest.mark.rule("GA-X.17")
def test_a_red_bonus_before_or_after_the_reward() -> None:
    rooms: dict[str, Any] = {"free": [11, 12, 22, 32], "occupied": [13, 42]}
    state = position(krones=18, hand=[25], cafe={86: {}}, **rooms)
    act(state, "move_in", guest=86)
    assert offers(state, "group_bonus") == ["before", "after"]
    before = act(act(state.copy(), "group_bonus", when="before"), "play_staff", staff=25)
    assert own(before)["krones"] == 17
    after = act(state, "group_bonus", when="after")
    assert own(after)["krones"] == 18
    assert own(act(after, "play_staff", staff=25))["krones"] == 18
    assert [event["number"] for event in events(after, "krones")] == [3]
    unasked = act(position(krones=17, hand=[25], cafe={86: {}}, **rooms), "move_in", guest=86)
    assert own(unasked)["krones"] == 20
    assert offers(unasked, "play_staff") == [25]


@pytest.mark.rule("GA-X.19")
def test_the_order_of_two_effects_matters() -> None:
    state = position(free=[11, 12, 13, 21], krones=5, hand=[9], cafe={66: {}})
    act(state, "move_in", guest=66)
    assert own(state)["points"] == 5
    assert offers(state, "resolve") == [0, 1]
    staff = act(act(state.copy(), "resolve", item=0), "play_staff", staff=9)
    assert own(staff)["krones"] == 1
    assert own(act(staff, "prepare_room", room=31))["krones"] == 1
    rooms = act(act(state, "resolve", item=1), "prepare_room", room=31)
    assert own(rooms)["krones"] == 3
    assert own(rooms)["hand"] == [9]
    assert offers(rooms) == [{"do": "skip"}], "Butler costs 4"
    assert events(act(rooms, "skip"), "no_staff")[0]["private"] == {"possible": False}


@pytest.mark.rule("GA-X.20")
@pytest.mark.parametrize(("edition", "krones"), [("revised", 7), ("2015", 5)])
def test_custodian_and_page_boy(edition: str, krones: int) -> None:
    free = [11, 12, 13, 14, 15, 44, 24, 34]
    state = position(
        edition=edition, round=4, dice={5: 2, 1: 1}, krones=4, played=[23], hand=[35], free=free, occupied=[43]
    )
    act(act(state, "take_die", value=5), "play_staff", staff=35)
    act(act(state, "occupy_room", room=15), "occupy_room", room=44)
    assert (own(state)["points"], own(state)["krones"]) == (2, krones)


@pytest.mark.rule("GA-X.21")
def test_confectioner_feeds_two_guests() -> None:
    state = position(dice={5: 3, 1: 1}, krones=0, hand=[39], cafe={81: None, 77: None})
    act(act(state, "take_die", value=5), "play_staff", staff=39)
    act(state, "place_food", food="cake", guest=81)
    act(state, "place_food", food="cake", guest=77)
    act(state, "place_food", food="cake", guest=81)
    assert own(state)["kitchen"]["cake"] == 1
    assert offers(state, "move_in") == [77, 81]


@pytest.mark.rule("GA-X.22")
@pytest.mark.parametrize(("edition", "at_once"), [("revised", 0), ("2015", 2)])
def test_groom_and_porter(edition: str, at_once: int) -> None:
    state = position(edition=edition, dice={5: 2, 1: 1}, krones=3, played=[5], hand=[38], cafe={85: None})
    act(act(state, "take_die", value=5), "play_staff", staff=38)
    assert own(state)["krones"] == at_once
    assert lacks(state, 85) == {}
    assert own(act(state, "move_in", guest=85))["krones"] == 5


@pytest.mark.rule("GA-X.23")
def test_gizia_in_the_revised_edition() -> None:
    state = position(dice={4: 2, 3: 1}, cafe={97: {}}, played=[16])
    act(act(state, "move_in", guest=97), "choose_room", room=13)
    assert own(state)["points"] == 4
    assert offers(state, "use_space") == [3, 4]
    assert kinds(state) == ["use_space", "skip"]
    act(state, "use_space", value=4)
    assert offers(state, "split") == [(0, 2), (1, 1), (2, 0)]
    act(state, "split", emperor=2, krones=0)
    assert (own(state)["emperor"], own(state)["points"]) == (2, 4)
    assert list(state.dice[1:]) == [0, 0, 1, 2, 0, 0]
    assert offers(state, "take_die") == [3, 4]


@pytest.mark.rule("GA-X.24")
def test_gizia_in_the_first_edition() -> None:
    state = position(edition="2015", dice={4: 2, 3: 1}, cafe={97: {}}, played=[16])
    act(act(state, "move_in", guest=97), "choose_room", room=13)
    assert "pass" not in kinds(state)
    act(state, "take_die", value=4)
    assert own(state)["points"] == 8
    act(act(state, "skip"), "split", emperor=2, krones=0)
    assert state.bonus_turn
    assert kinds(state) == ["take_guest", "use_space", "end_turn"]
    assert offers(state, "use_space") == [3, 4]
    act(act(state, "use_space", value=4), "boost")
    assert offers(state, "split") == [(0, 2), (1, 1), (2, 0)]
    act(state, "split", emperor=0, krones=2)
    assert state.seat == 1
    assert (own(state)["points"], own(state)["covered"]) == (8, 1)
    assert list(state.dice[1:]) == [0, 0, 1, 1, 0, 0]


@pytest.mark.rule("GA-X.25", "GA-5.9", "GA-R1")
def test_only_sixes_and_no_krone() -> None:
    state = position(dice={6: 2}, krones=0, cafe={77: None})
    assert kinds(state) == ["take_guest", "pass", "take_die"]
    assert offers(state, "take_guest") == [94, 95]
    assert offers(state, "take_die") == [6]
    act(state, "take_die", value=6)
    assert state.seat == 1
    assert own(state)["covered"] == 1
    assert own(state)["krones"] == 0
    assert events(state, "no_action") == [{"event": "no_action", "seat": 0}]
    assert offers(position(dice={6: 2, 3: 1}, krones=0, cafe={77: None}), "take_die") == [3]


def test_only_3s_5s_and_6s_left_and_no_krone() -> None:
    """Where other engines get stuck: dice that can do nothing can be taken, a 6 cannot, and the turn goes on."""
    hand: dict[str, Any] = {"hand": [2, 4], "free": [11, 12, 13, 14, 15]}
    state = position(dice={3: 2, 5: 1, 6: 3}, krones=0, cafe={77: None, 49: None, 65: None}, **hand)
    assert kinds(state) == ["pass", "take_die"]
    assert offers(state, "take_die") == [3, 5]
    rooms = act(state.copy(), "take_die", value=3)
    assert (rooms.seat, own(rooms)["covered"]) == (1, 1)
    act(state, "take_die", value=5)
    assert offers(state) == [{"do": "skip"}]
    act(state, "skip")
    assert (state.seat, own(state)["covered"]) == (1, 1)
    assert own(state)["hand"] == [2, 4]
    begun = position(dice={3: 2, 5: 1, 6: 3}, krones=0, **hand)
    act(begun, "take_guest", guest=95)
    assert offers(begun) == [{"do": "take_die", "value": 3}, {"do": "take_die", "value": 5}]


@pytest.mark.rule("GA-X.31")
def test_a_short_staff_deck() -> None:
    state = position(cafe={76: {}}, staff_top=[1, 2], deck_ends=True, krones=0)
    act(state, "move_in", guest=76)
    assert offers(state, "play_staff") == [1, 2]
    assert kinds(state) == ["play_staff", "skip"]
    act(state, "play_staff", staff=2)
    assert state.fields()["under"] == [1]
    assert (own(state)["points"], own(state)["krones"]) == (6, 0)


@pytest.mark.rule("GA-X.33")
def test_decorator_and_detective() -> None:
    state = position(dice={1: 2}, played=[14])
    act(act(state, "take_die", value=1), "skip")
    assert offers(state) == [{"do": "resolve", "item": 0}, {"do": "resolve", "item": 1}]
    act(act(state, "resolve", item=1), "prepare_room", room=21)
    assert own(state)["krones"] == 9
    assert kinds(state) == ["take_food"]
    state = act(position(dice={5: 1}, played=[20], hand=[45]), "take_die", value=5)
    assert own(state)["emperor"] == 2
    assert offers(state, "play_staff") == [45]


@pytest.mark.rule("GA-X.36", "GA-R11")
def test_a_hotel_without_tiles_begins_with_room_11() -> None:
    state = act(act(position(dice={3: 2}, free=[]), "take_die", value=3), "skip")
    assert offers(state) == [{"do": "prepare_room", "room": 11}, {"do": "skip"}]


@pytest.mark.rule("GA-X.38")
def test_serving() -> None:
    kitchen = {"cake": 1, "wine": 2, "coffee": 2}
    state = position(krones=1, kitchen=kitchen, cafe={75: None, 77: None})
    act(state, "serve", food="wine", guest=75)
    assert own(state)["krones"] == 0
    assert kinds(state) == ["serve", "skip"]
    act(act(state, "serve", food="cake", guest=77), "serve", food="wine", guest=75)
    assert "take_die" in kinds(state)
    assert offers(state, "serve") == []
    free = position(krones=0, kitchen=kitchen, cafe={75: None, 77: None}, played=[24])
    for piece, guest in (("wine", 75), ("cake", 77), ("coffee", 75), ("wine", 75)):
        act(free, "serve", food=piece, guest=guest)
        assert "take_die" in kinds(free)
    assert own(free)["krones"] == 0


@pytest.mark.rule("GA-X.41")
def test_three_staff_react_to_a_3() -> None:
    state = position(dice={3: 1}, played=[22, 19, 12], hand=[9], krones=5, free=[11, 12, 13, 21])
    act(state, "take_die", value=3)
    assert own(state)["points"] == 7
    act(state, "skip")
    act(act(state, "resolve", item=1), "play_staff", staff=9)
    assert own(state)["krones"] == 0
    act(state, "prepare_room", room=31)
    assert own(state)["krones"] == 0
    assert 31 in own(state)["tiles"]


@pytest.mark.rule("GA-X.42", "GA-13.8")
def test_sculptor_with_two_full_floors() -> None:
    rooms = [floor * 10 + column for floor in (1, 2) for column in range(1, 6)]
    state = position(free=rooms, cafe={49: {}}, dice={1: 1})
    act(act(state, "move_in", guest=49), "choose_room", room=22)
    assert events(state, "effect_dropped") == [
        {"event": "effect_dropped", "seat": 0, "source": "49", "effect": "prepare_room"}
    ]
    assert len(own(state)["tiles"]) == 10
