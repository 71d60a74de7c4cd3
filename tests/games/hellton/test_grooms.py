"""The five grooms (HP-6.20 to 6.29)."""

import pytest

from tests.games.hellton.positions import (
    FIRST,
    SECOND,
    arrange,
    bells,
    coins,
    do,
    hiring,
    idle,
    irritated,
    offers,
    pillars,
    rooms,
    told,
    tour,
    welcoming,
)


@pytest.mark.rule("HP-6.20", "HP-6.24", "HP-R10")
def test_the_usher_swaps_tokens_and_sides_along_and_minds_no_floor() -> None:
    position = hiring(arrange("1 molo, 6 werewolf/b*", coins=2), 1)
    do(position, "hire usher")
    assert (rooms(position), coins(position)) == ("1 werewolf/b*, 6 molo", 0)
    assert position.view(0)["newcomer"] == 6, "the new guest is known in its new room"


@pytest.mark.rule("HP-6.21", "HP-R9")
@pytest.mark.parametrize(
    ("hotel", "newcomer", "possible"),
    [("1 molo, 9 golem", 1, False), ("1 molo, 2 golem", 0, False), ("1 molo, 2 golem", 1, True)],
)
def test_the_usher_needs_a_newcomer_with_a_neighbour(hotel: str, newcomer: int, possible: bool) -> None:
    older = hiring(arrange(hotel, coins=2, rules=1), newcomer)
    assert ("hire usher" in offers(older)) == possible
    position = hiring(arrange(hotel, coins=2), newcomer)
    assert ("usher" in idle(position)) != possible


@pytest.mark.rule("HP-6.22")
@pytest.mark.parametrize(
    ("second", "possible"),
    [("1 molo*, 2 golem", True), ("1 molo, 2 golem", False), ("1 molo*, 9 golem", False), ("", False)],
)
def test_the_fake_usher_needs_an_irritated_guest_with_a_neighbour(second: str, possible: bool) -> None:
    assert ("hire fake_usher" in offers(hiring(arrange("1 siren*", second, coins=2, rules=1)))) == possible
    assert ("fake_usher" in idle(hiring(arrange("1 siren*", second, coins=2)))) != possible


@pytest.mark.rule("HP-6.23", "HP-6.24", "HP-R12", "HP-I8")
def test_a_single_partner_is_swapped_without_asking() -> None:
    position = do(hiring(arrange("1 siren", "1 molo*, 2 werewolf/b", coins=2)), "hire fake_usher")
    assert (rooms(position, SECOND), position.seat) == ("1 werewolf/b, 2 molo*", FIRST)
    assert (bells(position, SECOND), pillars(position, SECOND)) == (3, [4, 4, 4])


@pytest.mark.rule("HP-6.25")
def test_the_mason_puts_a_pillar_back() -> None:
    position = do(hiring(arrange("1 molo", coins=2, pillars=[1, 4, 3])), "hire mason", "choose_column 1")
    assert pillars(position) == [2, 4, 3]
    assert "hire mason" not in offers(hiring(arrange("1 molo", coins=2, rules=1)))
    assert "mason" in idle(hiring(arrange("1 molo", coins=2)))


@pytest.mark.rule("HP-6.26", "HP-R13")
def test_the_fake_booking_needs_a_standing_hotel_with_a_free_room() -> None:
    full = "1 siren, 2 harpy, 3 cyclops, 4 janus, 5 vampire, 6 gorgons, 7 phoenix, 8 paranoiac, 9 minotaur"
    assert "hire fake_booking" in offers(hiring(arrange("1 molo", "", coins=2)))
    assert "hire fake_booking" not in offers(hiring(arrange("1 molo", full, coins=2)))
    fallen = arrange("1 molo*, 2 golem", "1 snorer", turn=2, bells=0, second_coins=2)
    assert offers(hiring(fallen)) == ["hire usher", "hire fake_usher", "hire mason", "start_tour"]


@pytest.mark.rule("HP-6.27", "HP-4.17", "HP-I5", "HP-R7")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_the_booked_row_is_obeyed(row: int) -> None:
    position = do(hiring(arrange("1 banshee", coins=2)), "hire fake_booking", f"choose_row {row}", "refuse")
    assert position.active() == SECOND
    expected = [position.table.guests[guest] for guest in position.dealt[6 * row - 6 : 6 * row]]
    assert offers(position) == [f"welcome {guest}" for guest in expected]
    assert told(position, "row_forced") == [{"event": "row_forced", "seat": SECOND, "row": row}]


@pytest.mark.rule("HP-6.27")
def test_a_booking_binds_no_welcome_of_its_owner() -> None:
    position = welcoming(arrange("", engaged="fake_booking", booking=2))
    assert len(offers(position)) == 18


@pytest.mark.rule("HP-6.28")
def test_the_diplomat_calms_without_a_bell() -> None:
    position = do(hiring(arrange("1 molo*, 2 golem*, 3 siren", coins=3)), "hire diplomat", "choose_guest 2")
    assert (irritated(position), bells(position), coins(position)) == ([1], 3, 0)
    assert "hire diplomat" not in offers(hiring(arrange("1 molo", "1 golem*", coins=3, rules=1)))
    assert "diplomat" in idle(hiring(arrange("1 molo", "1 golem*", coins=3)))


@pytest.mark.rule("HP-6.29", "HP-I9")
def test_grooms_cost_neither_bells_nor_pillars() -> None:
    position = hiring(arrange("1 molo, 2 snorer*", "1 anubis*, 2 putrid", coins=20, pillars=[3, 4, 4], bells=2), 1)
    do(position, "hire usher", "hire fake_usher", "hire mason", "hire fake_booking", "choose_row 1", "hire diplomat")
    assert (bells(position), pillars(position), coins(position)) == (2, [4, 4, 4], 9)
    assert (bells(position, SECOND), pillars(position, SECOND)) == (3, [4, 4, 4])


@pytest.mark.rule("HP-6.4")
def test_only_a_fake_usher_changes_the_other_hotel() -> None:
    position = tour(arrange("1 molo, 2 siren", "1 golem, 2 snorer", coins=0), 1)
    before = position.hotels[1].fields()
    do(position, "serve", "serve")
    assert position.hotels[1].fields() == before
