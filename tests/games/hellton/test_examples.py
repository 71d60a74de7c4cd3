"""The worked examples of docs/rules/hellton.md, HP-X1 to X27, with their numbers."""

from typing import Any

import pytest

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
    reason,
    rooms,
    told,
    tour,
    welcoming,
)

SERVE_OR_REFUSE = ["serve", "refuse"]
COLUMNS = ["choose_column 1", "choose_column 2", "choose_column 3"]


@pytest.mark.rule("HP-X1", "HP-4.5", "HP-4.32", "HP-4.35", "HP-5.2")
def test_hiring_with_eight_coins() -> None:
    p = hiring(arrange("1 molo, 2 duchess*", "1 anubis*, 2 putrid", pillars=[4, 3, 4], coins=8), newcomer=1)
    every = ["hire usher", "hire fake_usher", "hire mason", "hire fake_booking", "hire diplomat", "start_tour"]
    assert offers(p) == every
    do(p, "hire mason")
    assert (pillars(p), coins(p)) == ([4, 4, 4], 6)
    assert told(p, "pillar_restored") == [
        {"event": "pillar_restored", "seat": 0, "column": 2, "left": 4, "auto": True},
    ]
    do(p, "hire diplomat")
    assert (rooms(p), coins(p)) == ("1 molo, 2 duchess", 3)
    assert told(p, "calmed") == [{"event": "calmed", "seat": 0, "room": 2, "guest": "duchess", "auto": True}]
    assert offers(p) == ["hire usher", "hire fake_usher", "hire fake_booking", "start_tour"]
    do(p, "hire fake_booking")
    assert offers(p) == ["choose_row 1", "choose_row 2", "choose_row 3"]
    do(p, "choose_row 1")
    assert (coins(p), pawn(p), offers(p)) == (1, 1, SERVE_OR_REFUSE)


@pytest.mark.rule("HP-X2", "HP-R1", "HP-R10", "HP-R26", "HP-R28", "HP-4.2", "HP-4.12", "HP-6.20", "HP-6.24", "HP-7.1")
def test_the_turn_of_the_rulebook() -> None:
    p = arrange(
        "2 snorer, 5 anubis*, 6 miss_von_scream*, 7 duchess",
        turn=9,
        bells=2,
        pillars=[4, 4, 2],
        coins=5,
        rows={1: "molo banshee", 2: "putrid", 3: "golem"},
        second_engaged="fake_booking",
        second_booking=1,
    )
    welcoming(p)
    assert p.view(0)["round"] == 5
    assert offers(p) == ["welcome molo", "welcome banshee"]
    do(p, "welcome molo")
    assert offers(p) == ["place 1", "place 3"]
    do(p, "place 1", "hire usher")
    assert (coins(p), offers(p)) == (3, ["swap_with 2", "swap_with 6"])
    do(p, "swap_with 6")
    assert rooms(p) == "1 miss_von_scream*, 2 snorer, 5 anubis*, 6 molo, 7 duchess"
    do(p, "hire diplomat")
    assert (coins(p), offers(p)) == (0, ["choose_guest 1", "choose_guest 5"])
    do(p, "choose_guest 1")
    assert (pawn(p), offers(p), irritated(p)) == (1, SERVE_OR_REFUSE, [5]), "the tour starts by itself"

    do(p, "serve")  # Miss Von Scream
    assert (pawn(p), irritated(p), pillars(p)) == (2, [5, 6], [3, 4, 2])
    do(p, "serve")  # the Snorer
    assert (pawn(p), irritated(p), pillars(p)) == (5, [5, 6], [3, 4, 2])
    do(p, "serve")  # Anubis
    assert (pawn(p), irritated(p), pillars(p)) == (6, [2, 6], [3, 3, 2])
    do(p, "serve")  # Molo
    assert (pawn(p), irritated(p), pillars(p)) == (7, [1, 2, 5, 7], [3, 3, 2])
    do(p, "serve")  # the Duchess
    assert (irritated(p), bells(p), pillars(p)) == ([2, 5], 1, [3, 3, 2])
    assert rooms(p) == "1 miss_von_scream, 2 snorer*, 5 anubis*, 6 molo, 7 duchess"
    assert (pawn(p), offers(p)) == (0, ["take_rents", "take_bell"])
    assert coins(do(p.copy(), "take_rents")) == 1 + 2 + 1
    assert bells(do(p, "take_bell")) == 2


@pytest.mark.rule("HP-X3", "HP-4.11", "HP-4.13")
def test_a_full_floor_takes_no_guest() -> None:
    p = arrange("1 molo, 2 snorer, 3 duchess, 5 putrid", rows={1: "banshee", 2: "anubis golem", 3: "midas"})
    welcoming(p)
    assert offers(p) == ["welcome anubis", "welcome golem", "welcome midas"]
    assert offers(do(p.copy(), "welcome golem")) == ["place 4", "place 6"]
    assert offers(do(p, "welcome midas")) == ["place 7", "place 8", "place 9"]


@pytest.mark.rule("HP-X4", "HP-4.44", "HP-6.1")
def test_refusing() -> None:
    p = do(tour(arrange("1 snorer, 2 werewolf/b*", bells=2), 1), "refuse")
    assert rooms(p) == "1 snorer*, 2 werewolf/b*"
    do(p, "refuse")
    assert (rooms(p), bells(p)) == ("1 snorer*, 2 werewolf/b", 1)


@pytest.mark.rule("HP-X5", "HP-4.3", "HP-6.2", "HP-7.3", "HP-7.30", "HP-9.4", "HP-R15")
def test_last_bell_inside_a_group_effect() -> None:
    p = do(tour(arrange("2 snorer*, 4 duchess*, 5 molo, 6 putrid*, 8 anubis", bells=1), 5), "serve")
    assert rooms(p) == "2 snorer, 4 duchess*, 5 molo, 6 putrid*, 8 anubis"
    assert (bells(p), pawn(p), irritated(p)) == (0, 5, [4, 6])
    assert told(p, "collapsed") == [{"event": "collapsed", "seat": 0, "cause": "bells", "room": 5}]
    assert (p.seat, p.active(), p.last_turn()) == (SECOND, SECOND, True)


@pytest.mark.rule("HP-X6", "HP-4.3", "HP-6.3", "HP-7.3")
def test_last_pillar_inside_a_door_hanger() -> None:
    p = do(tour(arrange("3 gargoyle, 9 snorer", pillars=[4, 4, 1]), 3), "serve")
    assert (pillars(p), pawn(p), len(told(p, "pillar_lost"))) == ([4, 4, 0], 3, 1)
    assert told(p, "collapsed") == [{"event": "collapsed", "seat": 0, "cause": "pillars", "room": 3}]


@pytest.mark.rule("HP-X7")
def test_no_flip_after_a_collapse() -> None:
    p = do(tour(arrange("1 snorer, 2 werewolf/b", pillars=[4, 1, 4]), 2), "serve")
    assert (rooms(p), pillars(p), p.last_turn()) == ("1 snorer*, 2 werewolf/b", [4, 0, 4], True)


@pytest.mark.rule("HP-X8", "HP-9.3", "HP-9.11")
def test_second_falls_first() -> None:
    p = do(tour(arrange("", "6 banshee, 8 snorer", turn=2, second_bells=1), 6), "serve")
    assert (p.seat, p.winners(), p.scores(), reason(p)) == (-1, [FIRST], [1, 0], "second_collapsed")


@pytest.mark.rule("HP-X9", "HP-9.5", "HP-9.11")
def test_last_turn_survived() -> None:
    p = arrange("6 banshee", "6 banshee, 8 snorer", turn=2, bells=0, second_bells=1, second_coins=4)
    p.hotels[0].pawn = 5
    do(tour(p, 6), "refuse", "serve")
    assert rooms(p, SECOND) == "6 banshee*, 8 snorer"
    assert (bells(p, SECOND), coins(p, SECOND), pawn(p, SECOND)) == (1, 4, 0)
    assert (p.winners(), reason(p)) == ([SECOND], "second_survived")


@pytest.mark.rule("HP-X10", "HP-9.6", "HP-9.8", "HP-9.9", "HP-9.10", "HP-9.11", "HP-8.2")
@pytest.mark.parametrize(
    ("second", "room", "actions", "winners", "why"),
    [
        ("2 gargoyle, 7 banshee, 8 snorer", 2, ["serve", "serve"], [SECOND], "higher_room"),
        ("6 banshee, 8 snorer", 6, ["serve"], [SECOND], "fewer_irritated"),
        ("6 banshee, 8 snorer*", 6, ["serve"], [], "shared_defeat"),
        ("5 banshee", 5, ["serve"], [FIRST], "higher_room"),
    ],
)
def test_both_collapse(second: str, room: int, actions: list[str], winners: list[int], why: str) -> None:
    p = arrange("1 snorer*, 6 duchess", second, turn=2, bells=0, second_bells=1)
    p.hotels[0].pawn = 5
    do(tour(p, room), *actions)
    assert (p.seat, p.winners(), reason(p)) == (-1, winners, why)
    assert p.scores() == [int(seat in winners) for seat in (FIRST, SECOND)]
    assert pillars(p, SECOND) == ([4, 2, 4] if room == 2 else [4, 4, 4])


@pytest.mark.rule("HP-X11", "HP-4.4", "HP-5.10", "HP-R33")
def test_the_opponent_chooses() -> None:
    p = do(tour(arrange("1 poltergeist, 2 snorer", pillars=[4, 2, 1]), 1), "serve")
    assert (p.seat, offers(p)) == (SECOND, COLUMNS)
    do(p, "choose_column 3")
    assert (pillars(p), pawn(p), p.last_turn()) == ([4, 2, 0], 1, True)


@pytest.mark.rule("HP-X12", "HP-7.2", "HP-4.53")
def test_no_target() -> None:
    p = do(tour(arrange("1 tormented_soul"), 1), "serve")
    assert told(p, "no_effect") == [{"event": "no_effect", "seat": 0, "why": "nobody"}]
    assert (p.seat, offers(p)) == (FIRST, COLUMNS)
    do(p, "choose_column 3")
    assert (pillars(p), coins(p), p.active()) == ([4, 4, 3], 2, SECOND)
    assert told(p, "rents") == [{"event": "rents", "seat": 0, "amount": 2, "auto": True}]


@pytest.mark.rule("HP-X13", "HP-7.31", "HP-R14")
def test_a_choice_must_act() -> None:
    p = do(tour(arrange("1 snorer*, 2 phoenix/b, 3 duchess, 9 molo*"), 2), "serve")
    assert (p.seat, offers(p)) == (SECOND, ["choose_guest 1", "choose_guest 9"])
    do(p, "choose_guest 9")
    assert (rooms(p), bells(p)) == ("1 snorer*, 2 phoenix, 3 duchess, 9 molo", 2)
    p = do(tour(arrange("1 snorer, 2 phoenix/b, 3 duchess, 9 molo"), 2), "serve")
    assert (rooms(p), pawn(p), bells(p)) == ("1 snorer, 2 phoenix, 3 duchess, 9 molo", 3, 3)


@pytest.mark.rule("HP-X14", "HP-7.41", "HP-7.81", "HP-R16")
def test_the_siren_counts_once() -> None:
    p = do(tour(arrange("1 snorer*, 2 duchess, 9 siren*", bells=2), 9), "serve")
    assert irritated(p) == [1]
    do(p, "choose_guest 1")
    assert (rooms(p), bells(p)) == ("1 snorer, 2 duchess, 9 siren", 1)
    assert offers(p) == ["choose_guest 1", "choose_guest 2"]
    do(p, "choose_guest 2")
    assert (rooms(p), bells(p), offers(p)) == ("1 snorer, 2 duchess*, 9 siren", 1, ["take_rents", "take_bell"])


@pytest.mark.rule("HP-X15", "HP-7.42", "HP-7.78", "HP-5.2")
def test_the_jellyfish_with_one_other_guest() -> None:
    p = do(tour(arrange("1 snorer, 9 jellyfish", pillars=[4, 4, 3]), 9), "serve")
    assert (rooms(p), bells(p)) == ("1 snorer*, 9 jellyfish", 2)
    tokens = told(p, "irritated", "enraged")
    assert [event["event"] for event in tokens] == ["irritated", "enraged", "irritated"]
    assert all(event["auto"] for event in tokens)


@pytest.mark.rule("HP-X16", "HP-7.43", "HP-7.45", "HP-7.77", "HP-7.84", "HP-7.85")
@pytest.mark.parametrize(
    ("number", "unhappy", "left"), [(0, False, 3), (1, True, 3), (2, False, 2), (3, True, 2), (4, False, 1)]
)
def test_tokens_on_oneself(number: int, unhappy: bool, left: int) -> None:
    neighbours = [(2, "snorer"), (4, "duchess"), (6, "molo"), (8, "putrid")]
    around = [f"{room} {name}{'*' if at < number else ''}" for at, (room, name) in enumerate(neighbours)]
    p = do(tour(arrange(", ".join(["5 touchy_one", *around])), 5), "serve")
    assert (5 in irritated(p), bells(p), pillars(p)) == (unhappy, left, [4, 3, 4])


@pytest.mark.rule("HP-X16", "HP-7.84")
def test_the_paranoiac_counts_row_and_column() -> None:
    p = do(tour(arrange("1 paranoiac, 2 snorer, 3 molo*, 6 putrid, 7 duchess*"), 1), "serve")
    assert (irritated(p), bells(p), pillars(p)) == ([3, 7], 2, [3, 4, 4])


@pytest.mark.rule("HP-X17", "HP-7.44", "HP-7.79", "HP-7.80")
def test_order_matters() -> None:
    p = do(tour(arrange("2 duchess*, 4 snorer, 5 harpy, 6 molo"), 5), "serve")
    assert (irritated(p), pillars(p)) == ([2, 4, 6], [4, 1, 4])
    p = do(tour(arrange("2 duchess*, 4 snorer, 5 harpy, 6 molo, 8 anubis*"), 5), "serve")
    assert (pillars(p), p.last_turn()) == ([4, 0, 4], True)
    p = do(tour(arrange("2 duchess*, 4 snorer, 5 cyclops, 6 molo"), 5), "serve")
    assert (irritated(p), pillars(p)) == ([2], [4, 2, 4])


@pytest.mark.rule("HP-X18", "HP-7.50", "HP-7.71")
@pytest.mark.parametrize(("engaged", "left"), [({"engaged": "mason"}, 2), ({"second_engaged": "mason"}, 3)])
def test_the_chatelaine(engaged: dict[str, Any], left: int) -> None:
    p = do(tour(arrange("1 chatelaine", **engaged), 1), "serve")
    assert (bells(p), offers(p)) == (left, COLUMNS)


@pytest.mark.rule("HP-X18", "HP-7.51", "HP-7.73")
@pytest.mark.parametrize(("opposite", "left"), [("1 molo", 2), ("1 molo*", 3), ("", 3), ("2 molo", 3)])
def test_the_envious_one(opposite: str, left: int) -> None:
    p = do(tour(arrange("1 envious_one", opposite), 1), "serve")
    assert (bells(p), pillars(p)) == (left, [3, 4, 4])


@pytest.mark.rule("HP-X18", "HP-7.52", "HP-7.75")
@pytest.mark.parametrize(("own", "other", "left"), [(2, 2, 1), (2, 3, 2), (3, 2, 3)])
def test_themis(own: int, other: int, left: int) -> None:
    p = do(tour(arrange("1 themis, 9 snorer", bells=own, second_bells=other), 1), "serve")
    assert bells(p) == left


@pytest.mark.rule("HP-X18", "HP-7.53", "HP-7.82")
@pytest.mark.parametrize(("own", "other", "left"), [(3, 4, 2), (4, 4, 3), (5, 4, 3)])
def test_midas(own: int, other: int, left: int) -> None:
    p = do(tour(arrange("1 midas, 9 snorer", coins=own, second_coins=other), 1), "serve")
    assert (bells(p), pillars(p)) == (left, [3, 4, 4])


@pytest.mark.rule("HP-X19", "HP-7.40", "HP-7.72", "HP-7.74", "HP-R17")
def test_several_pillars() -> None:
    p = do(tour(arrange("1 jealous_one, 2 snorer", second_engaged="mason usher"), 1), "serve")
    assert (p.seat, offers(p)) == (FIRST, COLUMNS)
    do(p, "choose_column 2", "choose_column 3")
    assert (pillars(p), pawn(p)) == ([3, 3, 3], 2)
    p = do(tour(arrange("1 bell_ringer, 2 snorer"), 1), "serve", *["choose_column 1"] * 3)
    assert (pillars(p), pawn(p)) == ([1, 4, 4], 2)


@pytest.mark.rule("HP-X20", "HP-7.29", "HP-7.83", "HP-R18")
@pytest.mark.parametrize(("room", "left"), [(5, [3, 4, 3]), (6, [4, 3, 4]), (4, [4, 3, 4])])
def test_the_golem(room: int, left: list[int]) -> None:
    assert pillars(do(tour(arrange(f"{room} golem"), room), "serve")) == left


@pytest.mark.rule("HP-X21", "HP-7.60", "HP-7.61", "HP-7.62", "HP-7.64", "HP-7.76", "HP-R20", "HP-R21")
def test_the_doppelganger() -> None:
    hotel = "1 snorer, 2 doppelganger, 3 duchess*"
    p = do(tour(arrange(hotel, "2 gargoyle*"), 2), "serve")
    assert (pillars(p), pillars(p, SECOND), rooms(p, SECOND)) == ([4, 2, 4], [4, 4, 4], "2 gargoyle*")
    assert told(p, "copied") == [{"event": "copied", "seat": 0, "room": 2, "guest": "gargoyle"}]
    p = do(tour(arrange(hotel, "2 werewolf"), 2), "serve")
    assert rooms(p) == "1 snorer*, 2 doppelganger, 3 duchess*"
    assert (rooms(p, SECOND), told(p, "no_effect")[0]["why"]) == ("2 werewolf", "one_sided")
    p = do(tour(arrange(hotel, "2 bell_ringer", bells=2), 2), "serve")
    assert (p.seat, offers(p)) == (FIRST, COLUMNS)
    do(p, "choose_column 1", "choose_column 3")
    assert (pillars(p), pawn(p)) == ([3, 4, 3], 3)
    p = do(tour(arrange(hotel, "1 gargoyle, 3 molo"), 2), "serve")
    assert (rooms(p), pillars(p), told(p, "no_effect")[0]["why"]) == (hotel, [4, 4, 4], "room_empty")


@pytest.mark.rule("HP-X22", "HP-5.9", "HP-6.22", "HP-6.23", "HP-R12")
def test_the_fake_usher() -> None:
    p = hiring(arrange("1 molo", "1 snorer*, 2 anubis, 6 duchess, 9 putrid*", coins=2), newcomer=1)
    do(p, "hire fake_usher")
    assert told(p, "designated") == [{"event": "designated", "seat": 1, "room": 1, "guest": "snorer", "auto": True}]
    assert (p.seat, offers(p)) == (SECOND, ["swap_with 2", "swap_with 6"])
    do(p, "swap_with 6")
    assert rooms(p, SECOND) == "1 duchess, 2 anubis, 6 snorer*, 9 putrid*"
    assert (coins(p), p.seat, pawn(p), offers(p)) == (0, FIRST, 1, SERVE_OR_REFUSE)


@pytest.mark.rule("HP-X23", "HP-5.12", "HP-6.27", "HP-R32")
@pytest.mark.parametrize("falls", [False, True])
def test_the_fake_booking(falls: bool) -> None:
    rows = {1: "molo", 2: "cerberus golem", 3: "midas"}
    p = arrange("1 banshee", "1 snorer, 2 anubis, 3 duchess", coins=2, bells=1 if falls else 3, rows=rows)
    do(hiring(p, newcomer=1), "hire fake_booking")
    assert offers(p) == ["choose_row 2", "choose_row 3"]
    do(p, "choose_row 2", "serve")
    if not falls:
        do(p, "take_rents")
    assert (p.active(), p.last_turn()) == (SECOND, falls)
    assert offers(p) == ["welcome cerberus", "welcome golem"]


FULL_FIRST = "1 molo, 2 snorer*, 3 duchess, 4 anubis, 5 putrid, 6 banshee, 7 golem, 8 midas, 9 themis"
FULL_SECOND = "1 siren, 2 harpy*, 3 cyclops, 4 janus, 5 vampire, 6 gorgons, 7 phoenix, 8 paranoiac, 9 minotaur"


@pytest.mark.rule("HP-X24", "HP-4.16", "HP-6.21", "HP-6.26", "HP-R5", "HP-R9")
def test_full_hotels() -> None:
    p = welcoming(arrange(FULL_FIRST, FULL_SECOND, turn=19, coins=11, rows={}))
    assert told(p, "no_effect") == [{"event": "no_effect", "seat": 0, "why": "hotel_full"}]
    assert offers(p) == ["hire usher", "hire fake_usher", "hire mason", "hire diplomat", "start_tour"]
    assert p.view(FIRST)["idle"] == ["usher", "mason"]


@pytest.mark.rule("HP-X25", "HP-4.14", "HP-7.15", "HP-4.51")
def test_a_double_sided_guest() -> None:
    p = welcoming(arrange(rows={1: "werewolf molo", 2: "snorer", 3: "golem"}))
    do(p, "welcome werewolf", "place 2")
    assert offers(p) == ["choose_side a", "choose_side b"]
    do(p, "choose_side b")
    assert rooms(p) == "2 werewolf/b"
    kept = do(p.copy(), "refuse")
    assert (rooms(kept), coins(kept)) == ("2 werewolf/b*", 0)
    do(p, "serve")
    assert (rooms(p), pillars(p), coins(p)) == ("2 werewolf", [4, 3, 4], 1)


@pytest.mark.rule("HP-X26", "HP-4.50", "HP-4.52", "HP-4.53", "HP-R22")
def test_step_five() -> None:
    p = income(arrange("1 molo*"))
    assert (coins(p), p.active(), told(p, "rents")[0]["auto"]) == (0, SECOND, True)
    p = income(arrange("1 molo*", bells=2))
    assert offers(p) == ["take_rents", "take_bell"]
    assert (coins(do(p.copy(), "take_rents")), bells(do(p.copy(), "take_rents"))) == (0, 2)
    assert (coins(do(p, "take_bell")), bells(p)) == (0, 3)


@pytest.mark.rule("HP-X27", "HP-9.12", "HP-R25", "HP-9.11")
@pytest.mark.parametrize(
    ("extras", "first", "winners"),
    [
        ({"second_pillars": [4, 4, 3]}, FULL_FIRST, [FIRST]),
        ({"pillars": [4, 4, 3]}, FULL_FIRST, [SECOND]),
        ({"bells": 2, "second_pillars": [1, 1, 1]}, FULL_FIRST, [SECOND]),
        ({}, FULL_FIRST, []),
        ({}, FULL_FIRST.replace("*", ""), [FIRST]),
    ],
)
def test_closing_time(extras: dict[str, Any], first: str, winners: list[int]) -> None:
    p = arrange(first, FULL_SECOND, turn=40, rows={}, **extras)
    income(p)
    assert (p.seat, p.winners(), reason(p)) == (-1, winners, "closing_time")
