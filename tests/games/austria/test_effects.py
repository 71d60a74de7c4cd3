"""The stack of pending effects and the vocabulary of effects (GA-11, GA-12)."""

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import tabledhote
from tabledhote.games.austria.rules import stack
from tabledhote.games.austria.rules.frames import FRAMES, TAKE
from tabledhote.games.austria.rules.vocabulary import KINDS

from .position import act, events, kinds, lacks, offers, own, position, scored


@pytest.mark.rule("GA-11.1", "GA-11.2", "GA-11.13", "GA-11.4")
def test_the_stack_of_the_landgrave() -> None:
    state = position(free=[11, 12, 13, 21], krones=5, hand=[9], cafe={66: {}})
    assert state.view(0)["stack"] == []
    act(act(state, "move_in", guest=66), "resolve", item=0)
    stack: Any = state.view(0)["stack"]
    assert stack == [
        {
            "f": "effects",
            "seat": 0,
            "source": {"guest": 66},
            "items": [{"i": 1, "kind": "prepare_room"}],
            "late_bonus": None,
        },
        {"f": "play_staff", "seat": 0, "source": {"guest": 66}, "left": 1, "discount": 1, "free": False},
    ]
    assert all(type(number) is int for number in state.stack)
    assert state.game.load(json.loads(json.dumps(state.dump()))).legal() == state.legal()


def test_the_stack_grows_beyond_its_usual_room() -> None:
    """Five frames are the most in the printed game; a corrected components file may need more."""
    state, before = position(), position()
    for number in range(1, 9):
        stack.push(state, TAKE, number, 2, 3, 4)
    other = state.copy()
    for number in range(8, 0, -1):
        top = (stack.kind(state), stack.left(state), stack.discount(state), stack.extra(state), stack.source(state))
        assert top == (TAKE, number, 2, 3, 4)
        assert list(state.stack[-5:]) == [TAKE, number, 2, 3, 4]
        stack.pop(state)
    assert state.depth == 0
    assert not any(state.frames)
    assert state.dump() == before.dump()
    assert len(other.stack) == 40, "a copy has a stack of its own"


@pytest.mark.rule("GA-11.4")
def test_all_frame_kinds_have_their_name() -> None:
    assert set(FRAMES) == {
        "effects", "copy", "boost", "food_split", "track_split", "place", "food_choice", "prepare_room", "occupy_room",
        "play_staff", "draw_play_staff", "return", "take_guest", "complete_order", "extra_action", "serve", "settle",
        "bonus_order", "ignore", "penalty_choice", "discard", "remove", "discard_end",
    }  # fmt: skip


@pytest.mark.rule("GA-11.3")
def test_what_has_one_choice_is_carried_out() -> None:
    state = position(dice={5: 2}, hand=[38], cafe={85: None}, krones=3, played=[1])
    act(act(state, "take_die", value=5), "play_staff", staff=38)
    assert events(state, "complete_order")[0]["auto"] is True
    assert "move_in" in kinds(state)


@pytest.mark.rule("GA-11.5", "GA-11.6", "GA-R5")
def test_plain_effects_come_first() -> None:
    state = act(position(cafe={84: {}}), "move_in", guest=84)
    assert (own(state)["krones"], kinds(state)) == (13, ["take_guest", "skip"])
    late = act(position(cafe={101: {}}), "move_in", guest=101)
    act(late, "choose_room", room=11)
    assert (own(late)["emperor"], kinds(late)) == (3, ["take_guest", "skip"])
    unwanted = act(position(cafe={81: {}}), "move_in", guest=81)
    assert (own(unwanted)["kitchen"]["wine"], own(unwanted)["krones"]) == (1, 13)
    wanted = act(position(cafe={81: {}, 49: None}), "move_in", guest=81)
    assert offers(wanted, "place_food") == [("wine", 49)]


@pytest.mark.rule("GA-11.7", "GA-D.27")
def test_resolve_is_asked_for_different_effects_only() -> None:
    painter = act(position(cafe={61: {}}), "move_in", guest=61)
    assert offers(painter, "resolve") == [0, 1], "one room for less, one at full price"
    vocalist = act(position(cafe={56: {}, 77: None}, hand=[45]), "move_in", guest=56)
    assert offers(vocalist, "resolve") == [0, 1]
    alone = act(position(cafe={56: {}, 77: None}, hand=[]), "move_in", guest=56)
    assert offers(alone, "place_food") == [("cake", 77)], "no card: the food starts by itself"


@pytest.mark.rule("GA-11.8")
def test_an_impossible_item_waits_while_another_can_be_resolved() -> None:
    state = position(edition="2015", cafe={56: {}, 77: None}, played=[5], hand=[9], krones=0)
    act(state, "move_in", guest=56)
    assert offers(state, "resolve") == [0, 1], "the card costs 5 less 3, but nobody may see that it cannot be paid"
    food = next(item for item in (0, 1) if "place_food" in kinds(act(state.copy(), "resolve", item=item)))
    act(act(state, "resolve", item=food), "place_food", food="cake", guest=77)
    assert own(state)["krones"] == 2, "Groom pays for the order that is complete now"
    assert offers(state, "play_staff") == [9], "so the card can be played after all"
    dropped = act(position(cafe={102: {}}, free=[11]), "move_in", guest=102)
    assert (own(dropped)["emperor"], own(dropped)["occupied"]) == (1, [11])
    assert events(dropped, "effect_dropped") == [
        {"event": "effect_dropped", "seat": 0, "source": "102", "effect": "occupy_room"}
    ]


@pytest.mark.rule("GA-11.12")
def test_what_is_received_can_be_used_at_once() -> None:
    state = act(position(cafe={66: {}}, krones=4, hand=[9], free=[11, 12, 13, 21]), "move_in", guest=66)
    act(act(state, "resolve", item=0), "play_staff", staff=9)
    assert own(state)["krones"] == 0
    assert 31 in offers(state, "prepare_room"), "Butler works at once: the blue room is free of charge"


@pytest.mark.rule("GA-11.9")
def test_what_is_possible() -> None:
    def after(guest: int, **given: Any) -> list[str]:
        return kinds(act(position(dice={1: 1}, cafe={guest: {}}, **given), "move_in", guest=guest))

    assert "play_staff" not in after(64, hand=[2], krones=4), "cost 6 less 1"
    assert "play_staff" in after(64, hand=[2], krones=5)
    assert "occupy_room" in after(72)
    assert "occupy_room" not in after(72, free=[11])
    assert after(75, staff_top=[], deck_ends=True) == ["take_guest", "take_die"], "no staff deck"


@pytest.mark.rule("GA-11.10")
def test_depth_first() -> None:
    state = position(dice={1: 1}, cafe={86: {}, 65: None}, hand=[21], krones=0)
    act(state, "move_in", guest=86)
    act(state, "play_staff", staff=21)
    assert offers(state, "place_food") == [("coffee", 65)]
    assert "take_die" not in kinds(state)
    act(state, "place_food", food="coffee", guest=65)
    assert own(state)["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 0}


@pytest.mark.rule("GA-12.1", "GA-12.2", "GA-12.3")
def test_krones_steps_and_points() -> None:
    state = act(position(cafe={79: {}}), "move_in", guest=79)
    assert (own(state)["krones"], own(state)["emperor"]) == (11, 1)
    bonus = scored(7, tiles=["A1", "B1", "C3"], emperor=10, played=[1, 2, 3])
    assert own(bonus)["points"] == 6 + 6, "space 10, two points per staff"


@pytest.mark.rule("GA-12.4", "GA-R12", "GA-18.4")
def test_draw_staff() -> None:
    state = act(act(position(cafe={91: {}}, staff_top=[7, 8, 9]), "move_in", guest=91), "choose_room", room=11)
    assert own(state)["hand"] == [7, 8, 9]
    short = position(cafe={91: {}}, staff_top=[7, 8], deck_ends=True)
    act(act(short, "move_in", guest=91), "choose_room", room=11)
    assert own(short)["hand"] == [7, 8]
    assert events(short, "staff_drawn") == [
        {"event": "staff_drawn", "seat": 0, "source": "91", "number": 2, "private": {"staff": [7, 8]}}
    ]


@pytest.mark.rule("GA-12.5", "GA-12.6", "GA-D.22")
def test_food_and_food_of_choice() -> None:
    state = scored(3, tiles=["A2", "B1", "C1"], emperor=6, cafe={65: None})
    assert offers(state) == [{"do": "choose_food", "food": food} for food in ("strudel", "cake", "wine", "coffee")]
    act(state, "choose_food", food="coffee")
    assert offers(state) == [
        {"do": "place_food", "food": "coffee", "guest": 65},
        {"do": "keep_food", "food": "coffee"},
    ]
    act(act(state, "place_food", food="coffee", guest=65), "choose_food", food="cake")
    assert own(state)["kitchen"] == {"strudel": 0, "cake": 1, "wine": 0, "coffee": 0}


@pytest.mark.rule("GA-12.7", "GA-13.10")
def test_prepare_up_to_n_rooms() -> None:
    state = act(position(cafe={57: {}}, krones=1), "move_in", guest=57)
    act(act(state, "prepare_room", room=21), "prepare_room", room=31)
    assert own(state)["krones"] == 0, "1 less for each room: 0 and 1"


@pytest.mark.rule("GA-12.9", "GA-13.1", "GA-R36")
def test_play_staff_counts_even_without_effect() -> None:
    state = position(dice={5: 3, 1: 1}, hand=[38], krones=2, played=[1])
    act(act(state, "take_die", value=5), "play_staff", staff=38)
    assert own(state)["played"] == [1, 38]
    assert events(state, "effect_dropped")[0]["effect"] == "complete_order"


@pytest.mark.rule("GA-12.10", "GA-D.24", "GA-R29")
def test_draw_and_play() -> None:
    state = act(position(cafe={75: {}}, krones=0, staff_top=[45, 44, 2]), "move_in", guest=75)
    assert offers(state, "play_staff") == [44, 45], "2 costs 3 even so"
    played = act(state.copy(), "play_staff", staff=44)
    assert offers(played) == [{"do": "return_staff", "staff": 2}, {"do": "return_staff", "staff": 45}]
    assert own(played)["kitchen"]["strudel"] == 0
    act(played, "return_staff", staff=45)
    assert own(played)["kitchen"]["strudel"] == 4, "the effects follow when the cards are back"
    assert played.fields()["under"][-2:] == [45, 2]  # type: ignore[index]
    none = act(state, "skip")
    assert offers(none, "return_staff") == [2, 44, 45]
    act(act(none, "return_staff", staff=44), "return_staff", staff=2)
    assert none.fields()["under"][-3:] == [44, 2, 45]  # type: ignore[index]
    assert own(none)["hand"] == []


@pytest.mark.rule("GA-12.11", "GA-13.10", "GA-D.11")
def test_take_guests_for_nothing() -> None:
    state = position(cafe={87: {}}, krones=0, next_guests=[49, 50])
    act(state, "move_in", guest=87)
    assert own(state)["krones"] == 3
    assert offers(state, "take_guest") == [91, 92, 93, 94, 95]
    act(state, "take_guest", guest=91)
    refilled = offers(state, "take_guest")
    assert len(set(refilled) & {49, 50}) == 1
    act(state, "take_guest", guest=92)
    assert own(state)["krones"] == 3
    assert [row["guest"] for row in own(state)["cafe"]] == [91, 92]
    assert state.guest_taken is False


@pytest.mark.rule("GA-12.12", "GA-D.26")
def test_complete_order() -> None:
    state = position(dice={5: 2}, hand=[38], cafe={85: None, 65: {}, 75: None}, krones=3)
    act(act(state, "take_die", value=5), "play_staff", staff=38)
    assert offers(state) == [{"do": "complete_order", "guest": 75}, {"do": "complete_order", "guest": 85}]
    act(state, "complete_order", guest=75)
    assert (lacks(state, 75), lacks(state, 85)) == ({}, {"strudel": 2, "cake": 1})


@pytest.mark.rule("GA-12.13", "GA-12.14", "GA-D.15")
def test_an_action_without_a_die() -> None:
    state = position(dice={1: 2, 3: 1, 5: 2, 6: 2}, krones=3, hand=[4], cafe={97: {}}, played=[13, 17])
    act(act(state, "move_in", guest=97), "choose_room", room=11)
    assert offers(state, "use_space") == [1, 3, 5, 6], "card 4 costs 6 less 2, which only its owner knows (GA-18.10)"
    dishes = act(state.copy(), "use_space", value=1)
    assert offers(dishes, "take_food") == [(2, 0), (1, 1)], "no Restaurant Manager, no boost"
    act(state, "use_space", value=6)
    assert own(state)["krones"] == 2, "Kitchen Hand needs a die"
    act(state, "copy_action", value=4)
    assert offers(state, "split") == [(0, 2), (1, 1), (2, 0)]
    act(state, "split", emperor=2, krones=0)
    assert list(state.dice[1:]) == [2, 0, 1, 0, 2, 2]
    assert own(state)["covered"] == 0
    assert "take_die" in kinds(state)
    broke = position(dice={6: 2, 5: 1, 3: 1}, krones=0, free=[11, 12, 13, 14, 15], cafe={97: {}})
    act(act(broke, "move_in", guest=97), "choose_room", room=12)
    assert kinds(broke) == ["take_guest", "take_die"], "no space can be used"


@pytest.mark.rule("GA-12.15", "GA-13.7", "GA-R20", "GA-I.10")
def test_an_extra_turn_in_2015() -> None:
    state = position(edition="2015", dice={4: 1}, cafe={97: {}}, others={1: {"covered": 2}}, covered=1)
    act(act(state, "move_in", guest=97), "choose_room", room=12)
    assert state.extra_turns == 1
    act(act(state, "take_guest", guest=95), "skip")  # the only die is taken by itself
    act(state, "split", emperor=1, krones=0)
    assert state.bonus_turn, "although all numbers are covered and no die is left"
    assert kinds(state) == ["take_guest", "end_turn"]
    act(state, "take_guest", guest=94)
    assert state.round == 2, "nothing left to do: the bonus turn and the round end"
    acted = position(edition="2015", dice={4: 2}, cafe={97: {}}, krones=5)
    act(act(acted, "move_in", guest=97), "choose_room", room=12)
    act(act(act(acted, "take_die", value=4), "skip"), "split", emperor=2, krones=0)
    act(act(acted, "use_space", value=4), "skip")
    assert acted.seat == 0
    assert offers(acted, "split") == [(0, 1), (1, 0)]
    act(acted, "split", emperor=1, krones=0)
    assert acted.seat == 1, "after the action no guest can be taken"


@pytest.mark.rule("GA-12.16", "GA-2.4")
def test_points_may_become_negative() -> None:
    assert own(scored(7, points=3))["points"] == -5
    assert own(scored(7, tiles=["A1", "B1", "C3"], played=[1, 2]))["points"] == -4


@pytest.mark.rule("GA-12.17", "GA-E.2", "GA-E.5")
def test_losing_food() -> None:
    kitchen = {"wine": 2, "cake": 1}
    cafe = {75: {"coffee": 1}}
    state = scored(3, tiles=["A2", "B1", "C1"], kitchen=kitchen, cafe=cafe)
    assert sum(own(state)["kitchen"].values()) == 0
    assert lacks(state, 75) == {"coffee": 1}
    state = scored(5, kitchen=kitchen, cafe=cafe)
    assert sum(own(state)["kitchen"].values()) == 0
    assert lacks(state, 75) == {"wine": 2, "coffee": 2}


@pytest.mark.rule("GA-12.18")
def test_discarding_the_whole_hand() -> None:
    state = scored(3, tiles=["A3", "B1", "C1"], hand=[30, 4])
    assert own(state)["hand"] == []
    assert state.fields()["under"] == [4, 30]


@pytest.mark.rule("GA-12.20", "GA-R34")
def test_a_played_end_card_leaves_the_game() -> None:
    state = scored(7, tiles=["A1", "B1", "C4"], played=[31, 1], occupied=[11])
    assert (own(state)["played"], state.fields()["removed"]) == ([1], [31])
    assert own(state)["points"] == 0
    secretary = scored(7, tiles=["A1", "B1", "C4"], played=[31, 1], others={1: {"played": [29], "emperor": 8}})
    assert own(secretary, 1)["copied"] == 0, "the card that left cannot be copied"


@pytest.mark.rule("GA-12.19")
def test_remove_rooms_from_the_highest_floor() -> None:
    state = scored(3, tiles=["A4", "B1", "C1"], free=[11, 21, 22], occupied=[31])
    assert offers(state) == [{"do": "remove_room", "room": 21}, {"do": "remove_room", "room": 22}]
    act(state, "remove_room", room=21)
    assert (own(state)["tiles"], own(state)["occupied"]) == ([11, 22, 31], [31])
    assert own(scored(3, tiles=["A4", "B1", "C1"], free=[], occupied=[11]))["points"] == -5
    authors = scored(
        5, edition="2015", b4_penalty="occupied", tiles=["A1", "B4", "C1"], free=[12], occupied=[11, 21, 22, 31]
    )
    act(authors, "choose_penalty", option="left")
    assert 31 not in own(authors)["tiles"]
    assert offers(authors, "remove_room") == [21, 22]


@pytest.mark.rule("GA-12.23")
def test_effects_can_be_limited_to_a_colour(tmp_path: Path) -> None:
    """No printed component uses it: a components file with a red Page Boy, Sculptor and Porter does."""
    text = resources.files("tabledhote.games.austria").joinpath("components.toml").read_text("utf-8")
    for printed in ('"occupy_room", n = 2 ', '"prepare_room", free = true, max_floor = 2 ', '"complete_order" '):
        entry = f"effects = [{{ kind = {printed}}}]"
        assert text.count(entry) == 1
        text = text.replace(entry, entry.replace(printed, f'{printed}, color = "red"'))
    path = tmp_path / "red.toml"
    path.write_text(text, "utf-8")
    game = tabledhote.game("austria", components=path, first=0, **FIXED)

    def loaded(**given: Any) -> Any:
        dump = position(**given).dump()
        return game.load({**game.start(1).dump(), "position": dump["position"], "seat": 0})

    page = loaded(dice={5: 3}, hand=[35], played=[1])
    act(act(page, "take_die", value=5), "play_staff", staff=35)
    assert offers(page, "occupy_room") == [13]
    sculptor = loaded(cafe={49: {}}, dice={1: 1})
    act(sculptor, "move_in", guest=49)
    assert offers(sculptor, "prepare_room") == [14, 23]
    porter = loaded(dice={5: 5}, hand=[38], cafe={65: None, 77: None})
    act(act(porter, "take_die", value=5), "play_staff", staff=38)
    assert (lacks(porter, 77), lacks(porter, 65)) == ({}, {"coffee": 1})


FIXED: dict[str, Any] = {"objectives": [105, 110, 113], "emperor_tiles": ["A1", "B1", "C1"]}


@pytest.mark.rule("GA-12.22")
def test_the_vocabulary_of_final_scoring() -> None:
    assert [kind for kind in KINDS if kind.startswith("score_")] == [
        "score_occupied",
        "score_room_tiles",
        "score_staff",
        "score_groups",
        "score_floors",
        "score_columns",
        "score_color_sets",
        "score_objectives",
        "score_emperor",
    ]


@pytest.mark.rule("GA-11.11")
def test_a_stack_of_several_frames_belongs_to_one_seat() -> None:
    state = position(cafe={66: {}, 65: None}, hand=[21], krones=5)
    act(act(state, "move_in", guest=66), "resolve", item=0)
    act(state, "play_staff", staff=21)
    stack: Any = state.view(0)["stack"]
    assert [frame["f"] for frame in stack] == ["effects", "place"]
    assert {frame["seat"] for frame in stack} == {0}
