"""The five steps of a turn (HP-4), step by step."""

import pytest

import tabledhote
from tabledhote import IllegalAction
from tests.games.hellton.positions import (
    FIRST,
    SECOND,
    arrange,
    bells,
    coins,
    do,
    hiring,
    income,
    irritated,
    offers,
    pawn,
    pillars,
    rooms,
    told,
    tour,
    welcoming,
)

ROWS = {1: "molo golem", 2: "anubis cerberus", 3: "siren midas"}


@pytest.mark.rule("HP-4.1", "HP-4.54")
def test_first_and_second_take_turns_in_rounds() -> None:
    position = tabledhote.game("hellton", first=1).start(4, events=True)
    turns = []
    while position.seat >= 0:
        legal = position.legal()
        position.play(legal[-1])
    assert position.events is not None
    turns = [(event["round"], event["seat"]) for event in position.events if event["event"] == "turn"]
    assert turns == [(1 + number // 2, (1 + number) % 2) for number in range(len(turns))]
    assert len(turns) > 2


@pytest.mark.rule("HP-4.2")
def test_the_steps_come_in_order() -> None:
    position = arrange("1 banshee*", bells=2, coins=3, engaged="mason", rows={1: "molo", 2: "anubis", 3: "siren"})
    do(welcoming(position), "welcome anubis", "place 5", "hire diplomat", "refuse", "refuse", "take_bell")
    told_in_order = [
        str(event["event"]) for event in told(position, "welcomed", "dismissed", "hired", "pawn", "bell_restored")
    ]
    assert told_in_order[:7] == ["welcomed", "dismissed", "hired", "pawn", "pawn", "pawn", "bell_restored"]


@pytest.mark.rule("HP-4.3")
def test_a_collapse_stops_the_tour_and_the_income() -> None:
    position = do(tour(arrange("1 banshee, 2 gargoyle, 3 molo", bells=1), 1), "serve")
    assert (pillars(position), coins(position), pawn(position)) == ([4, 4, 4], 0, 1)
    assert told(position, "rents", "served")[1:] == []
    assert position.active() == SECOND


@pytest.mark.rule("HP-4.4")
def test_the_turn_goes_on_when_the_other_seat_has_answered() -> None:
    position = do(tour(arrange("1 bannihal, 2 snorer, 3 molo"), 1), "serve")
    assert position.seat == SECOND
    do(position, "choose_column 2")
    assert (position.seat, pawn(position), irritated(position)) == (FIRST, 2, [2])


@pytest.mark.rule("HP-4.5")
def test_a_single_choice_is_taken_by_the_engine() -> None:
    rows = {1: "molo", 2: "", 3: ""}
    position = welcoming(
        arrange("1 snorer, 2 anubis, 4 golem, 5 siren, 6 midas, 7 janus, 8 harpy, 9 themis", rows=rows)
    )
    assert rooms(position).startswith("1 snorer, 2 anubis, 3 molo")
    assert [event["auto"] for event in told(position, "welcomed", "placed")] == [True, True]
    assert pawn(position) == 1


@pytest.mark.rule("HP-4.6")
def test_an_illegal_action_changes_nothing() -> None:
    position = do(tour(arrange("1 poltergeist, 2 snorer"), 1), "serve")
    before = position.fields()
    for wrong in ("choose_column 4", "serve", "choose_guest 2", "take_rents"):
        with pytest.raises(IllegalAction, match=r"seat 1 may|allowed: 1, 2, 3"):
            do(position, wrong)
    assert position.fields() == before


@pytest.mark.rule("HP-4.10", "HP-R5")
def test_a_guest_must_be_welcomed_while_a_room_is_free() -> None:
    position = welcoming(arrange(rows=ROWS))
    assert offers(position) == [f"welcome {name}" for row in ROWS.values() for name in row.split()]


@pytest.mark.rule("HP-4.11", "HP-4.12", "HP-5.3")
def test_a_booking_binds_the_welcome_to_its_row() -> None:
    position = welcoming(arrange(rows=ROWS, second_engaged="fake_booking", second_booking=2))
    assert offers(position) == ["welcome anubis", "welcome cerberus"]


@pytest.mark.rule("HP-4.13", "HP-5.4")
def test_the_guest_goes_to_a_free_room_of_its_floor() -> None:
    position = do(welcoming(arrange("4 snorer", rows=ROWS)), "welcome anubis")
    assert offers(position) == ["place 5", "place 6"]
    assert rooms(do(position, "place 6")) == "4 snorer, 6 anubis"


@pytest.mark.rule("HP-4.14")
@pytest.mark.parametrize(("side", "shown"), [("a", "1 janus"), ("b", "1 janus/b")])
def test_the_side_of_a_double_sided_guest_is_chosen(side: str, shown: str) -> None:
    position = welcoming(arrange(rows={1: "janus molo", 2: "anubis", 3: "siren"}))
    assert rooms(do(position, "welcome janus", "place 1", f"choose_side {side}")) == shown


@pytest.mark.rule("HP-4.17", "HP-4.20", "HP-4.21", "HP-R11")
def test_a_groom_stays_engaged_until_its_owners_next_dismissal() -> None:
    rows = {1: "molo golem midas", 2: "anubis cerberus", 3: "siren harpy"}
    position = do(hiring(arrange("1 banshee", "9 snorer", coins=2, rows=rows), 1), "hire fake_booking", "choose_row 1")
    do(position, "refuse")
    assert position.active() == SECOND
    do(position, "welcome molo", "place 1")
    assert (position.hotels[0].booking, position.hotels[0].engaged) == (0, 0b01000), "it stays after it was obeyed"
    do(position, "refuse", "refuse")
    assert (position.active(), position.hotels[0].engaged) == (FIRST, 0b01000)
    do(position, "welcome siren", "place 9")
    assert (position.hotels[0].booking, position.hotels[0].engaged) == (-1, 0)
    assert told(position, "dismissed") == [{"event": "dismissed", "seat": 0, "grooms": ["fake_booking"]}]


@pytest.mark.rule("HP-4.30", "HP-4.31")
def test_each_groom_can_be_hired_once_a_turn_in_any_order() -> None:
    position = hiring(arrange("1 molo, 2 snorer*", "1 anubis*, 2 putrid", coins=20, pillars=[3, 3, 3]), 1)
    do(position, "hire diplomat", "hire mason", "choose_column 1", "hire usher")
    assert (rooms(position), pillars(position), coins(position)) == ("1 snorer, 2 molo", [4, 3, 3], 20 - 3 - 2 - 2)
    assert offers(position) == ["hire fake_usher", "hire fake_booking", "start_tour"]
    do(position, "hire fake_booking", "choose_row 3", "hire fake_usher")
    assert (coins(position), pawn(position)) == (9, 1), "all five are hired, so the tour starts"


BOTH = ["hire mason", "hire fake_booking", "start_tour"]


@pytest.mark.rule("HP-4.32")
@pytest.mark.parametrize(("purse", "offered"), [(1, []), (2, ["hire usher", "hire fake_usher", *BOTH])])
def test_the_cost_is_paid_in_full(purse: int, offered: list[str]) -> None:
    position = hiring(arrange("1 molo*", coins=purse, pillars=[3, 3, 3]), 1)
    assert offers(position) == (offered or ["serve", "refuse"])
    if offered:
        do(position, "hire mason", "choose_column 3")
        assert coins(position) == 0


@pytest.mark.rule("HP-4.33")
def test_an_effect_is_carried_out_before_anything_else() -> None:
    position = do(hiring(arrange("1 molo", coins=9, pillars=[3, 4, 3]), 1), "hire mason")
    assert position.hotels[0].engaged == 0b00100
    assert offers(position) == ["choose_column 1", "choose_column 3"]


@pytest.mark.rule("HP-4.34", "HP-R8", "HP-5.5")
def test_a_groom_without_a_target_is_hired_for_nothing() -> None:
    """Version 1 did not offer it; the Fake Booking keeps its own condition."""
    older = hiring(arrange("1 molo", "1 snorer", coins=20, rules=1), 1)
    assert offers(older) == ["hire fake_booking", "start_tour"]
    position = hiring(arrange("1 molo", "1 snorer", coins=20), 1)
    every = ["hire usher", "hire fake_usher", "hire mason", "hire fake_booking", "hire diplomat", "start_tour"]
    assert offers(position) == every
    before = (rooms(position), rooms(position, SECOND), pillars(position))
    for groom in ("usher", "fake_usher", "mason", "diplomat"):
        do(position, f"hire {groom}")
        assert f"hire {groom}" not in offers(position), "once a turn"
        assert told(position, "hired", "no_effect")[-1] == {"event": "no_effect", "seat": FIRST, "why": "no_target"}
    assert (rooms(position), rooms(position, SECOND), pillars(position), coins(position)) == (*before, 11)
    assert position.hotels[FIRST].engaged == 0b10111


@pytest.mark.rule("HP-4.34", "HP-7.50", "HP-7.53")
def test_an_idle_groom_counts_as_engaged() -> None:
    """The Chatelaine breaks a bell because somebody is engaged, though the Mason had nothing to do."""
    idle = do(hiring(arrange("1 chatelaine", coins=2), 1), "hire mason", "serve")
    assert bells(idle) == 2
    alone = do(hiring(arrange("1 chatelaine", coins=2), 1), "start_tour", "serve")
    assert bells(alone) == 3


@pytest.mark.rule("HP-4.35")
def test_start_tour_ends_the_hiring() -> None:
    position = do(hiring(arrange("1 molo, 2 snorer", coins=20), 1), "start_tour")
    assert (pawn(position), offers(position)) == (1, ["serve", "refuse"])
    do(position, "refuse")
    assert offers(position) == ["serve", "refuse"], "nobody is hired later in the turn"


@pytest.mark.rule("HP-4.40", "HP-4.41", "HP-4.45", "HP-4.46", "HP-R27", "HP-R29", "HP-I10")
def test_the_pawn_visits_each_occupied_room_once_in_rising_order() -> None:
    position = hiring(arrange("2 snorer, 4 molo, 5 golem, 9 duchess"))
    do(position, "refuse", "serve", "refuse", "refuse")
    assert [event["room"] for event in told(position, "pawn") if event["seat"] == 0] == [2, 4, 5, 9, 0]
    assert [event["room"] for event in told(position, "served", "refused")] == [2, 4, 5, 9]


@pytest.mark.rule("HP-4.42")
def test_irritated_or_not_a_guest_is_served_or_refused() -> None:
    for name in ("snorer", "snorer*"):
        assert offers(tour(arrange(f"1 {name}"), 1)) == ["serve", "refuse"]


@pytest.mark.rule("HP-4.43")
def test_serving_first_removes_the_guests_own_token() -> None:
    position = do(tour(arrange("1 touchy_one*, 2 snorer*, 6 molo*"), 1), "serve")
    assert (irritated(position), bells(position)) == ([2, 6], 2), "two tokens on a guest who was satisfied by then"
    assert told(position, "calmed") == [{"event": "calmed", "seat": 0, "room": 1, "guest": "touchy_one"}]


@pytest.mark.rule("HP-4.44")
@pytest.mark.parametrize(("before", "after", "left"), [("1 molo", "1 molo*", 3), ("1 molo*", "1 molo", 2)])
def test_refusing_adds_a_token(before: str, after: str, left: int) -> None:
    position = do(tour(arrange(f"{before}, 9 snorer"), 1), "refuse")
    assert (rooms(position), bells(position)) == (f"{after}, 9 snorer", left)


@pytest.mark.rule("HP-4.51")
def test_irritated_guests_pay_nothing() -> None:
    position = income(arrange("1 banshee, 2 molo*, 3 gargoyle, 4 werewolf/b"))
    assert coins(position) == 4 + 3 + 3


@pytest.mark.rule("HP-4.50", "HP-4.52", "HP-4.53")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_rents_or_a_bell(left: int) -> None:
    position = income(arrange("1 banshee", bells=left))
    if left == 3:
        assert (coins(position), position.active()) == (4, SECOND)
        return
    assert offers(position) == ["take_rents", "take_bell"]
    rents, bell = do(position.copy(), "take_rents"), do(position.copy(), "take_bell")
    assert (coins(rents), bells(rents), rents.active()) == (4, left, SECOND)
    assert (coins(bell), bells(bell), bell.active()) == (0, left + 1, SECOND)
