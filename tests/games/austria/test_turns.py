"""Rounds, turn order, the steps of a turn and additional actions (GA-4, GA-5, GA-7, GA-D.1 to D.4)."""

import random

import pytest

import tabledhote
from tabledhote.games.austria.contract import Austria

from .position import act, events, kinds, lacks, last_turn, offers, own, position, scored


def simple_turn(state: Austria) -> None:
    """Take the lowest die and do as little as possible."""
    seat, covered = state.seat, own(state, state.seat)["covered"]
    act(state, "take_die", value=offers(state, "take_die")[0])
    while state.seat == seat and state.die_taken and own(state, seat)["covered"] == covered + 1:
        choice = next((word for word in ("end_turn", "skip") if word in kinds(state)), None)
        state.play(state.parse({"do": choice}) if choice else state.legal()[0])


# ---- rounds -------------------------------------------------------------------------------------


@pytest.mark.rule("GA-4.1", "GA-4.11", "GA-17.1", "GA-D.4")
def test_seven_rounds_with_three_emperor_scorings() -> None:
    state = tabledhote.game("austria").start(5, events=True)
    rng = random.Random(5)
    while state.seat >= 0:
        state.apply(rng.choice(state.legal()))
    assert state.events is not None
    order = [(event["event"], event.get("round")) for event in state.events if event["event"] in ("round", "round_end")]
    assert order == [(word, number) for number in range(1, 8) for word in ("round", "round_end")]
    names = [event["event"] for event in state.events]
    assert names.count("emperor") == 6
    assert names[-1] == "end"
    assert {"roll", "guest_revealed", "final"} <= set(names)


@pytest.mark.rule("GA-4.2", "GA-4.3")
@pytest.mark.parametrize(("players", "number"), [(2, 10), (3, 12), (4, 14)])
def test_dice_are_rolled_onto_their_spaces(players: int, number: int) -> None:
    state = tabledhote.game("austria", players=players).start(2, events=True)
    while not [event for event in state.events or [] if event["event"] == "roll"]:
        state.play(state.legal()[0])
    assert isinstance(state, Austria)
    roll = events(state, "roll")[0]
    assert roll["counts"] == list(state.dice[1:])
    assert sum(roll["counts"]) == number
    assert roll["dice"] == " ".join(str(value) for value in range(1, 7) for _ in range(state.dice[value]))
    assert roll["seat"] == state.first


@pytest.mark.rule("GA-4.4", "GA-4.5", "GA-4.6")
@pytest.mark.parametrize(("players", "order"), [(2, [0, 1, 1, 0]), (4, [0, 1, 2, 3, 3, 2, 1, 0])])
def test_the_lowest_uncovered_number_acts(players: int, order: list[int]) -> None:
    others = {seat: {"krones": 0} for seat in range(1, players)}
    state = position(players=players, dice={1: 3, 2: 3, 4: 3}, krones=0, others=others)
    seen = []
    while state.round == 1:
        seen.append(state.seat)
        simple_turn(state)
    assert seen == order
    assert [own(state, seat)["covered"] for seat in range(players)] == [0] * players


@pytest.mark.rule("GA-4.7", "GA-D.13")
def test_a_pass_covers_nothing_and_lasts_until_the_next_roll() -> None:
    state = position(dice={1: 3, 4: 3}, krones=0, others={1: {"krones": 0}})
    act(state, "pass")
    assert (own(state)["covered"], own(state)["passed"]) == (0, True)
    simple_turn(state)
    assert state.seat == 1, "numbers 3 and 4 are free: the one who passed is left out"
    assert events(state, "reroll") == []
    simple_turn(state)
    assert len(events(state, "reroll")) == 1
    assert (state.seat, own(state)["passed"]) == (0, False)


@pytest.mark.rule("GA-4.8")
def test_all_passed_one_die_to_the_bin_and_a_new_roll() -> None:
    state = position(dice={1: 3, 4: 3})
    before = state.revealed
    act(act(state, "pass"), "pass")
    assert (sum(state.dice[1:]), state.dice[0]) == (5, 5)
    assert events(state, "reroll")[0]["counts"] == list(state.dice[1:])
    assert events(state, "reroll")[0]["binned"] == 1
    assert (state.seat, state.revealed > before) == (0, True)
    assert [own(state, seat)["passed"] for seat in (0, 1)] == [False, False]


@pytest.mark.rule("GA-4.9", "GA-4.10")
def test_the_last_die_in_the_bin_ends_the_round() -> None:
    state = position(dice={3: 1}, covered=1, others={1: {"covered": 2}})
    act(state, "pass")
    assert events(state, "round_end") == [{"event": "round_end", "round": 1, "dice": 0, "bin": 7}]
    assert state.round == 2
    assert (own(state)["covered"], sum(state.dice[1:])) == (0, 10)


@pytest.mark.rule("GA-4.10")
def test_without_dice_the_other_numbers_are_lost() -> None:
    state = position(dice={4: 1}, krones=0, free=[], others={1: {"covered": 1}})
    simple_turn(state)
    assert state.round == 2


@pytest.mark.rule("GA-4.12", "GA-13.6")
def test_the_end_of_a_round() -> None:
    state = last_turn(1, played=[1, 2], used=[1, 2], dice={1: 2})
    act(state, "end_turn")
    assert (state.round, state.first) == (2, 1)
    assert own(state)["used"] == []
    assert (sum(state.dice[1:]), state.dice[0]) == (10, 0)
    assert state.seat == 1


# ---- the turn -----------------------------------------------------------------------------------


@pytest.mark.rule("GA-5.1", "GA-5.2", "GA-7.1", "GA-5.15", "GA-D.14")
def test_steps_and_additional_actions_in_any_order() -> None:
    kitchen = {"cake": 1, "wine": 2}
    state = position(dice={4: 1}, kitchen=kitchen, cafe={77: None, 49: {}}, played=[1, 24], krones=20)
    before = ["take_guest", "pass", "take_die", "serve", "use_staff", "claim", "move_in"]
    assert kinds(state) == before
    act(state, "claim", objective=105)
    assert kinds(state) == ["take_guest", "take_die", "serve", "use_staff", "move_in"]
    act(state, "take_guest", guest=95)
    assert kinds(state) == ["take_die", "serve", "use_staff", "move_in"], "one guest, even with a table left"
    act(act(act(state, "take_die", value=4), "skip"), "split", emperor=1, krones=0)
    assert kinds(state) == ["serve", "use_staff", "move_in", "end_turn"]
    assert (state.began, state.guest_taken, state.die_taken, state.boosted, state.bonus_turn) == (
        True,
        True,
        True,
        False,
        False,
    )


@pytest.mark.rule("GA-5.2")
def test_after_the_die_no_guest_can_be_taken() -> None:
    state = position(dice={4: 1}, played=[1])
    act(act(act(state, "take_die", value=4), "skip"), "split", emperor=1, krones=0)
    assert kinds(state) == ["use_staff", "end_turn"]


@pytest.mark.rule("GA-5.3")
def test_guests_cost_3_2_1_0_0() -> None:
    assert offers(position(krones=0), "take_guest") == [94, 95]
    assert offers(position(krones=1), "take_guest") == [93, 94, 95]
    assert offers(position(krones=2), "take_guest") == [92, 93, 94, 95]
    for guest, left in ((91, 7), (92, 8), (93, 9), (94, 10), (95, 10)):
        assert own(act(position(), "take_guest", guest=guest))["krones"] == left
    assert own(act(position(played=[25], krones=0), "take_guest", guest=91))["krones"] == 0


@pytest.mark.rule("GA-5.4", "GA-10.2")
def test_three_guests_fill_the_cafe() -> None:
    state = position(cafe={77: {}, 49: None, 65: None})
    assert offers(state, "take_guest") == []
    act(state, "move_in", guest=77)
    assert offers(state, "take_guest") == [91, 92, 93, 94, 95]


@pytest.mark.rule("GA-5.5", "GA-5.6", "GA-R13", "GA-D.4")
def test_an_empty_guest_deck_is_made_of_the_discard_pile() -> None:
    state = position(next_guests=[49], cafe={77: {}})
    act(state, "take_guest", guest=95)
    assert state.fields()["queue"] == [49, 91, 92, 93, 94]
    assert events(state, "guests_reshuffled") == []
    act(act(state, "move_in", guest=77), "take_die", value=1)
    again = position(next_guests=[], cafe={77: {}})
    act(again, "move_in", guest=77)
    discard = again.fields()["discard"]
    act(again, "take_guest", guest=95)
    assert events(again, "guests_reshuffled") == [{"event": "guests_reshuffled"}]
    assert again.fields()["discard"] == []
    assert again.fields()["queue"][0] in discard  # type: ignore[index,operator]


@pytest.mark.rule("GA-5.7", "GA-R2")
def test_pass_only_as_the_first_action() -> None:
    state = position(dice={4: 1}, played=[1])
    assert "pass" in kinds(state)
    act(state, "use_staff", staff=1)
    assert kinds(state) == ["take_guest", "take_die"]


@pytest.mark.rule("GA-5.8", "GA-R3", "GA-R39")
def test_useless_dice_can_be_taken_and_a_6_must_be_paid() -> None:
    dice = {3: 1, 5: 1, 6: 1}
    assert offers(position(dice=dice, krones=0), "take_die") == [3, 5]
    assert offers(position(dice=dice, krones=1), "take_die") == [3, 5, 6]
    assert offers(position(dice=dice, krones=0, played=[17]), "take_die") == [3, 5, 6]
    state = act(position(dice={5: 1, 1: 1}, krones=0), "take_die", value=5)
    assert (state.seat, own(state)["covered"]) == (1, 1)
    full = [floor * 10 + column for floor in range(1, 5) for column in range(1, 6)]
    state = act(position(dice={3: 1, 1: 1}, free=full), "take_die", value=3)
    assert state.seat == 1


@pytest.mark.rule("GA-5.10", "GA-13.5")
def test_the_order_of_taking_a_die() -> None:
    state = position(dice={6: 2, 1: 1}, krones=1, played=[17])
    act(state, "take_die", value=6)
    assert list(state.dice[1:]) == [1, 0, 0, 0, 0, 1]
    assert [event["event"] for event in state.events or []] == ["take_die", "strength", "fee"]
    assert events(state, "take_die")[0]["strength"] == 2
    assert events(state, "strength") == [{"event": "strength", "seat": 0, "source": "17", "number": 1}]
    assert events(state, "fee")[0]["number"] == 0
    assert kinds(state) == ["copy_action"]
    act(state, "copy_action", value=1)
    assert kinds(state) == ["boost", "skip"]
    act(state, "boost")
    assert events(state, "action")[0]["strength"] == 4


@pytest.mark.rule("GA-5.11", "GA-D.17")
def test_the_boost_adds_to_bonuses_and_costs_one_krone() -> None:
    state = position(dice={1: 2}, played=[13], krones=1)
    act(act(state, "take_die", value=1), "boost")
    assert own(state)["krones"] == 0
    assert offers(state, "take_food") == [(4, 0), (3, 1), (2, 2)]
    assert events(state, "boost") == [{"event": "boost", "seat": 0, "cost": 1, "strength": 4}]


@pytest.mark.rule("GA-5.12", "GA-R9")
def test_where_the_boost_is_offered() -> None:
    def asked(value: int, **given: object) -> bool:
        state = act(position(dice={value: 2, 1: 2}, **given), "take_die", value=value)  # type: ignore[arg-type]
        return "boost" in kinds(state)

    assert [asked(value, hand=[45]) for value in (1, 2, 3, 4, 5)] == [True, True, True, True, False]
    assert not asked(1, krones=0)
    rooms = [floor * 10 + column for floor in range(1, 5) for column in range(1, 6)]
    assert not asked(3, free=rooms[:18]), "two spaces, strength 2"
    assert asked(3, free=rooms[:17]), "three spaces, strength 2"


@pytest.mark.rule("GA-5.13", "GA-D.34")
def test_a_turn_without_additional_actions_ends_by_itself() -> None:
    state = position(dice={4: 1, 1: 1})
    act(act(act(state, "take_die", value=4), "skip"), "split", emperor=1, krones=0)
    assert state.seat == 1
    assert events(state, "end_turn") == [{"event": "end_turn", "seat": 0, "auto": True}]
    state = position(dice={4: 1, 1: 1}, cafe={77: {}})
    act(act(act(state, "take_die", value=4), "skip"), "split", emperor=1, krones=0)
    assert kinds(state) == ["move_in", "end_turn"]
    assert act(state, "end_turn").seat == 1


@pytest.mark.rule("GA-5.14", "GA-D.3", "GA-D.41")
def test_a_pending_effect_blocks_all_else_and_skip_gives_up_only_that() -> None:
    state = position(dice={3: 2}, cafe={77: {}}, played=[1])
    act(act(state, "take_die", value=3), "skip")
    assert kinds(state) == ["prepare_room", "skip"]
    act(state, "skip")
    assert kinds(state) == ["use_staff", "move_in", "end_turn"]


# ---- additional actions -------------------------------------------------------------------------


@pytest.mark.rule("GA-7.2", "GA-7.3", "GA-D.29")
def test_three_pieces_for_one_krone_to_several_guests() -> None:
    kitchen = {"cake": 3, "wine": 3, "coffee": 2}
    state = position(kitchen=kitchen, cafe={75: None, 81: None})
    assert offers(state, "serve") == [("cake", 81), ("wine", 75), ("coffee", 75)]
    act(act(act(state, "serve", food="cake", guest=81), "serve", food="wine", guest=75), "serve", food="cake", guest=81)
    assert own(state)["krones"] == 9
    assert "take_die" in kinds(state)
    assert (lacks(state, 81), lacks(state, 75)) == ({}, {"wine": 1, "coffee": 2})
    act(act(state, "serve", food="coffee", guest=75), "skip")
    assert own(state)["krones"] == 8
    assert offers(position(kitchen=kitchen, cafe={75: None}, krones=0), "serve") == []


@pytest.mark.rule("GA-7.4", "GA-8.5")
def test_food_on_a_card_stays_there_and_is_never_too_much() -> None:
    state = position(kitchen={"wine": 3}, cafe={49: {}, 75: {"coffee": 2}})
    assert offers(state, "serve") == []


@pytest.mark.rule("GA-7.5", "GA-D.31", "GA-14.2", "GA-14.4")
def test_claim() -> None:
    state = position(krones=20)
    assert offers(state, "claim") == [105]
    act(state, "claim", objective=105)
    assert own(state)["points"] == 15
    assert offers(state, "claim") == []
    assert offers(position(krones=19), "claim") == []
    act(act(state, "take_guest", guest=91), "take_die", value=1)
    assert state.fields()["claims"] == [[0], [], []], "the disc stays, although there are 17 krones"


@pytest.mark.rule("GA-7.6", "GA-D.30")
def test_round_staff_work_once_a_round_and_in_the_turn_they_are_played() -> None:
    state = position(dice={5: 2, 1: 1}, hand=[1], krones=10)
    act(act(state, "take_die", value=5), "play_staff", staff=1)
    assert offers(state, "use_staff") == [1]
    act(state, "use_staff", staff=1)
    assert own(state)["kitchen"]["strudel"] == 1
    assert own(state)["used"] == [1]
    assert state.seat == 1


@pytest.mark.rule("GA-7.7", "GA-D.32", "GA-D.33")
def test_move_in_asks_for_the_room_where_there_are_several() -> None:
    state = position(free=[11, 12, 13, 14], cafe={77: {}})
    act(state, "move_in", guest=77)
    assert offers(state) == [{"do": "choose_room", "room": 13}, {"do": "choose_room", "room": 14}]
    assert own(act(state, "choose_room", room=14))["occupied"] == [14]


@pytest.mark.rule("GA-7.8", "GA-14.5", "GA-15.7")
def test_no_additional_action_in_emperor_scoring() -> None:
    state = scored(3, tiles=["A2", "B1", "C1"], emperor=6, krones=20, cafe={77: {}}, played=[1])
    assert kinds(state) == ["choose_food"]
    act(act(state, "choose_food", food="wine"), "choose_food", food="wine")
    assert state.round == 4


# ---- decisions in general -----------------------------------------------------------------------


@pytest.mark.rule("GA-D.1", "GA-D.2")
def test_choices_are_ordered_and_never_alone() -> None:
    for seed in range(12):
        state = tabledhote.game("austria", players=2 + seed % 3, edition=("revised", "2015")[seed % 2]).start(seed)
        rng = random.Random(seed)
        while state.seat >= 0:
            legal = state.legal()
            assert len(legal) > 1 or state.describe(legal[0]) == {"do": "skip"}, "GA-18.10"
            assert legal == sorted(set(legal))
            assert len({str(state.describe(action)) for action in legal}) == len(legal)
            for action in legal:
                assert state.parse(state.describe(action)) == action
            state.apply(rng.choice(legal))


@pytest.mark.rule("GA-D.1")
def test_choices_of_a_turn_in_the_order_of_the_table() -> None:
    state = position(
        dice={2: 1, 1: 1}, kitchen={"wine": 1, "cake": 1}, cafe={77: None, 75: None, 49: {}}, played=[2, 1], krones=20
    )
    assert [tuple(form.values()) for form in offers(state)] == [
        ("pass",),
        ("take_die", 1),
        ("take_die", 2),
        ("serve", "cake", 77),
        ("serve", "wine", 75),
        ("use_staff", 1),
        ("use_staff", 2),
        ("claim", 105),
        ("move_in", 49),
    ]
