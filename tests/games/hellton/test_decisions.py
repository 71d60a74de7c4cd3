"""What is asked, of whom, and in which order the choices stand (HP-5)."""

import pytest

import tabledhote
from tabledhote import Rng
from tabledhote.games.hellton.actions import ACTIONS
from tests.games.hellton.positions import (
    FIRST,
    SECOND,
    arrange,
    do,
    form,
    hiring,
    income,
    offers,
    told,
    tour,
    welcoming,
)
from tests.support.random_games import play_at_random

EVENTS = {
    "start",
    "turn",
    "welcomed",
    "placed",
    "side",
    "dismissed",
    "hired",
    "designated",
    "swapped",
    "row_forced",
    "pillar_restored",
    "calmed",
    "pawn",
    "served",
    "refused",
    "irritated",
    "enraged",
    "bell_lost",
    "pillar_lost",
    "flipped",
    "copied",
    "no_effect",
    "rents",
    "bell_restored",
    "collapsed",
    "last_turn",
    "end",
}


@pytest.mark.rule("HP-5.1", "HP-I11")
def test_every_decision_has_two_choices_or_more() -> None:
    for seed in range(60):
        state, chance = tabledhote.game("hellton", deck=("starter", "full")[seed % 2]).start(seed), Rng(seed)
        while state.seat >= 0:
            legal = state.legal()
            assert len(legal) >= 2
            state.apply(legal[chance.below(len(legal))])


@pytest.mark.rule("HP-5.6", "HP-6.28")
def test_the_diplomat_is_sent_to_an_own_irritated_guest() -> None:
    position = do(hiring(arrange("1 molo, 2 snorer*, 9 golem*", "3 anubis*", coins=3)), "hire diplomat")
    assert (position.seat, offers(position)) == (FIRST, ["choose_guest 2", "choose_guest 9"])


@pytest.mark.rule("HP-5.6", "HP-6.22")
def test_the_fake_usher_points_at_an_irritated_guest_with_a_neighbour() -> None:
    second = "1 snorer*, 2 anubis*, 4 molo*, 9 golem, 7 midas*"
    position = do(hiring(arrange("1 duchess*", second, coins=2)), "hire fake_usher")
    assert (position.seat, offers(position)) == (FIRST, ["choose_guest 1", "choose_guest 2", "choose_guest 4"])


@pytest.mark.rule("HP-5.7", "HP-6.25")
def test_the_mason_is_sent_to_a_column_with_a_gap() -> None:
    position = do(hiring(arrange("1 molo", coins=2, pillars=[2, 4, 3])), "hire mason")
    assert (position.seat, offers(position)) == (FIRST, ["choose_column 1", "choose_column 3"])


@pytest.mark.rule("HP-5.8")
def test_the_usher_swaps_the_newcomer_with_a_neighbour() -> None:
    position = do(hiring(arrange("5 molo, 2 snorer, 6 golem, 9 midas, 8 siren", coins=2), 5), "hire usher")
    assert (position.seat, offers(position)) == (FIRST, ["swap_with 2", "swap_with 6", "swap_with 8"])


@pytest.mark.rule("HP-5.9", "HP-I13")
def test_the_owner_of_the_hotel_chooses_the_partner() -> None:
    position = arrange("5 molo*, 2 snorer, 6 golem", "1 siren", turn=2, second_coins=2)
    do(hiring(position), "hire fake_usher")
    assert (position.active(), position.seat) == (SECOND, FIRST)
    assert offers(position) == ["swap_with 2", "swap_with 6"]


@pytest.mark.rule("HP-5.10", "HP-I13")
@pytest.mark.parametrize(
    ("guest", "seat", "choices"),
    [
        ("tormented_soul", FIRST, ["choose_guest 2", "choose_guest 9"]),
        ("gorgons/b", SECOND, ["choose_guest 2", "choose_guest 9"]),
        ("minotaur", FIRST, ["choose_column 1", "choose_column 2", "choose_column 3"]),
        ("poltergeist", SECOND, ["choose_column 1", "choose_column 2", "choose_column 3"]),
    ],
)
def test_who_chooses_for_an_effect(guest: str, seat: int, choices: list[str]) -> None:
    position = do(tour(arrange(f"1 {guest}, 2 snorer, 9 molo*", "5 golem, 6 siren"), 1), "serve")
    assert (position.seat, offers(position)) == (seat, choices)


@pytest.mark.rule("HP-5.11", "HP-7.33")
def test_any_of_the_three_columns_may_be_chosen() -> None:
    position = do(tour(arrange("1 skeletunes, 9 molo", pillars=[1, 2, 4]), 1), "serve")
    assert offers(position) == ["choose_column 1", "choose_column 2", "choose_column 3"]
    assert do(position, "choose_column 2").hotels[0].pillars == [1, 1, 4]


@pytest.mark.rule("HP-5.12")
def test_a_booking_is_laid_where_the_opponent_has_a_free_room() -> None:
    position = do(hiring(arrange("1 molo", "1 golem, 4 siren, 5 midas, 6 anubis", coins=2)), "hire fake_booking")
    assert offers(position) == ["choose_row 1", "choose_row 3"]


@pytest.mark.rule("HP-5.13")
def test_a_hired_groom_must_be_used() -> None:
    position = hiring(arrange("1 molo", coins=2, pillars=[3, 3, 4]))
    assert "start_tour" in offers(position)
    assert offers(do(position, "hire mason")) == ["choose_column 1", "choose_column 2"]


@pytest.mark.rule("HP-5.14", "HP-R6")
def test_the_order_of_the_choices() -> None:
    position = welcoming(arrange(rows={1: "werewolf banshee anubis", 2: "golem", 3: "siren molo"}))
    assert offers(position) == [
        f"welcome {name}" for name in ("werewolf", "banshee", "anubis", "golem", "siren", "molo")
    ]
    assert offers(do(position, "welcome werewolf")) == ["place 1", "place 2", "place 3"]
    assert offers(do(position, "place 3")) == ["choose_side a", "choose_side b"]
    assert offers(do(position, "choose_side a")) == ["serve", "refuse"]
    assert offers(income(arrange("1 molo", bells=1))) == ["take_rents", "take_bell"]


@pytest.mark.rule("HP-5.15")
def test_there_are_81_actions() -> None:
    position = arrange()
    forms = [position.describe(action) for action in range(ACTIONS)]
    assert len({str(each) for each in forms}) == ACTIONS == 81
    counts: dict[object, int] = {}
    for each in forms:
        counts[each["do"]] = counts.get(each["do"], 0) + 1
    assert counts == {
        "welcome": 36,
        "place": 9,
        "choose_side": 2,
        "hire": 5,
        "start_tour": 1,
        "swap_with": 9,
        "choose_guest": 9,
        "choose_column": 3,
        "choose_row": 3,
        "serve": 1,
        "refuse": 1,
        "take_rents": 1,
        "take_bell": 1,
    }
    assert forms[0] == {"do": "welcome", "card": "miss_von_scream"}
    assert form("choose_side b") in forms


@pytest.mark.rule("HP-5.16")
def test_the_view_says_what_is_asked_and_for_what() -> None:
    position = do(tour(arrange("1 siren, 2 snorer, 3 molo", bells=2), 1), "serve")
    effect = {"what": "irritate", "who": "choice_owner", "per": "own_bells"}
    assert position.view(0)["asked"] == {"room": 1, "effect": effect, "times": 2, "hotel": FIRST, "whose": "own"}
    position = do(hiring(arrange("1 golem", "1 snorer*, 2 molo, 6 midas", coins=2)), "hire fake_usher")
    assert (position.seat, position.view(1)["phase"]) == (SECOND, "partner")
    assert position.view(1)["asked"] == {"groom": "fake_usher", "hotel": SECOND, "whose": "own"}
    assert position.view(1)["designated"] == 1
    position = do(hiring(arrange("1 golem", coins=2, pillars=[3, 3, 3])), "hire mason")
    assert position.view(-1)["asked"] == {"groom": "mason", "hotel": FIRST, "whose": "own"}
    assert tour(arrange("1 golem"), 1).view(0)["asked"] is None


@pytest.mark.rule("HP-5.17")
def test_the_log_knows_these_events() -> None:
    seen: set[object] = set()
    for seed in range(150):
        state, chance = tabledhote.game("hellton").start(seed, events=True), Rng(seed)
        play_at_random(state, chance)
        assert state.events is not None
        assert state.events[0]["event"] == "start"
        assert state.events[-1]["event"] == "end"
        seen |= {event["event"] for event in state.events}
    assert seen == EVENTS


@pytest.mark.rule("HP-5.17")
def test_events_carry_what_happened() -> None:
    position = hiring(arrange("1 molo, 2 snorer*", "6 golem*, 1 siren", coins=8), 1)
    do(position, "hire usher", "hire fake_usher", "hire fake_booking", "choose_row 2", "start_tour", "serve", "serve")
    assert position.events is not None
    assert position.events[:7] == [
        {"event": "hired", "seat": 0, "groom": "usher", "cost": 2},
        {"event": "swapped", "seat": 0, "rooms": [1, 2], "guest": "molo", "other": "snorer", "auto": True},
        {"event": "hired", "seat": 0, "groom": "fake_usher", "cost": 2},
        {"event": "designated", "seat": 1, "room": 6, "guest": "golem", "auto": True},
        {"event": "swapped", "seat": 1, "rooms": [6, 1], "guest": "golem", "other": "siren", "auto": True},
        {"event": "hired", "seat": 0, "groom": "fake_booking", "cost": 2},
        {"event": "row_forced", "seat": 1, "row": 2},
    ]
    assert told(position, "served", "calmed", "no_effect", "irritated") == [
        {"event": "served", "seat": 0, "room": 1, "guest": "snorer"},
        {"event": "calmed", "seat": 0, "room": 1, "guest": "snorer"},
        {"event": "no_effect", "seat": 0, "why": "nobody"},
        {"event": "served", "seat": 0, "room": 2, "guest": "molo"},
        {"event": "irritated", "seat": 0, "room": 1, "guest": "snorer"},
    ]
