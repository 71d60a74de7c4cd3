"""The placing phase: VI-4.1 to VI-4.26."""

from typing import Any, cast

import pytest

from tabledhote.games.vienna import state
from tests.games.vienna.scene import choices, events_of, forms, hand, names, pair, play, scene, space, tokens


@pytest.mark.rule("VI-4.1", "VI-4.33", "VI-4.34", "VI-6.16", "VI-6.20")
def test_a_new_round_begins_afresh() -> None:
    placed = {"heldenplatz": (2, "3"), "universitaet": (2, "5"), "stephansdom": (1, "4 5")}
    p = scene(specials={"double_turn": 0}, gendarme="oper", display=["banker", "priest"], placed=placed, hands={0: "6"})
    p.doubled = True
    play(p, "go", space="geheimbund")
    assert (p.round, p.seat) == (3, 2)
    assert p.carriage == [0, 0, 0]
    assert (p.doubled, p.scored, p.gendarme, p.taken) == (False, 0, 0, 0)
    assert p.lodge == [0, 0, 0]
    assert p.rolled == 0b100, "only the first player has rolled"
    assert sum("w" in die for die in tokens(p.hands[2])) == 1
    assert [event["card"] for event in events_of(p, "discard")] == ["priest", "banker"]
    assert len(cast(Any, p.view(0)["discard_pile"])) == 2
    assert len(cast(Any, p.view(0)["display"])) == 2


@pytest.mark.rule("VI-4.2", "VI-10.2")
def test_play_goes_clockwise_and_passes_seats_without_dice() -> None:
    p = scene(4, seat=2, hands={2: "6 6", 1: "5"})
    play(p, "go", space="cafe_demel")
    assert p.seat == 1
    assert [event["seat"] for event in events_of(p, "pass")] == [3, 0]
    waiting = scene(4, seat=2, hands={2: "6 6"}, unrolled=(3,))
    play(waiting, "go", space="cafe_demel")
    assert waiting.seat == 3
    assert events_of(waiting, "roll")[-1]["seat"] == 3, "each seat rolls when its first turn comes"


@pytest.mark.rule("VI-4.3")
def test_the_first_turn_of_a_round_begins_with_a_roll_of_all_dice() -> None:
    p = scene(specials={"extra_die": 1}, hands={0: "6"}, unrolled=(1, 2))
    before = p.revealed
    play(p, "go", space="cafe_demel")
    assert len(events_of(p, "roll")[-1]["dice"]) == 6
    assert p.revealed == before + 1
    assert p.rolled == 0b011


@pytest.mark.rule("VI-4.4", "VI-5.21")
def test_a_turn_is_one_placement() -> None:
    p = scene(coins=[2, 0, 0], hands={0: "2 4 6", 1: "1"})
    play(p, "turn_die", die="4")
    play(p, "set_face", face=3)
    play(p, "turn_die", die="3")
    play(p, "set_face", face=2)
    assert (p.seat, hand(p, 0)) == (0, "2 2 6")
    play(p, "go", space="oper")
    assert p.seat == 1


@pytest.mark.rule("VI-4.5")
def test_there_is_no_pass() -> None:
    p = scene(coins=[3, 0, 0], hands={0: "2 4 6", 1: "1"})
    assert {form["do"] for form in forms(p)} == {"go", "start_reroll", "turn_die"}


@pytest.mark.rule("VI-4.6")
def test_unplaced_dice_keep_their_faces() -> None:
    p = scene(hands={0: "2 4 6", 1: "1 3"})
    play(p, "go", space="oper")
    assert cast(Any, p.view(1)["players"])[0]["dice"] == ["4", "6"]
    play(p, "go", space="krieau")
    play(p, "place_gendarme", space="prater")
    play(p, "take", what="coin")
    assert (p.seat, hand(p, 0)) == (0, "4 6")
    assert "roll" not in names(p)[-3:]


@pytest.mark.rule("VI-4.7", "VI-5.6", "VI-5.8", "VI-5.9", "VI-10.3")
def test_reroll_some_dice() -> None:
    p = scene(4, coins=[1, 0, 0, 0], specials={"extra_die": 0}, hands={0: "1 5 5 w2", 1: "1"})
    play(p, "start_reroll")
    assert (p.coins[0], p.supply) == (0, 25)
    assert choices(p, "mark_die", "die") == ["1", "5", "w2"]
    assert {"do": "roll"} not in forms(p), "one die at least"
    play(p, "mark_die", die="w2")
    play(p, "mark_die", die="5")
    other = p.copy()
    before = p.revealed
    play(p, "roll")
    assert p.revealed == before + 1
    assert len(events_of(p, "reroll")[-1]["dice"]) == 2
    assert hand(p, 0).split()[0] in "123456"
    assert p.phase == state.TURN
    again = scene(4, coins=[1, 0, 0, 0], specials={"extra_die": 0}, hands={0: "1 5 5 w2", 1: "1"})
    play(again, "start_reroll")
    play(again, "mark_die", die="5")
    play(again, "mark_die", die="w2")
    assert again.marked == other.marked, "the order leaves no trace"


@pytest.mark.rule("VI-5.8", "VI-5.6")
def test_dice_are_rolled_at_once_when_all_are_marked() -> None:
    p = scene(4, coins=[1, 0, 0, 0], hands={0: "1 5", 1: "1"})
    play(p, "start_reroll")
    play(p, "mark_die", die="1")
    play(p, "mark_die", die="5")
    assert p.phase == state.TURN
    assert len(events_of(p, "reroll")[-1]["dice"]) == 2
    single = scene(4, coins=[1, 0, 0, 0], hands={0: "3", 1: "1"})
    play(single, "start_reroll")
    assert events_of(single, "mark_die")[-1]["auto"] is True
    assert len(events_of(single, "reroll")) == 1


@pytest.mark.rule("VI-4.8", "VI-5.7", "VI-5.10", "VI-10.3")
@pytest.mark.parametrize(("die", "faces"), [("1", [2]), ("3", [2, 4]), ("6", [5]), ("w4", [3, 5])])
def test_turn_a_die_by_one_pip(die: str, faces: list[int]) -> None:
    p = scene(4, coins=[1, 0, 0, 0], specials={"extra_die": 0}, hands={0: "1 3 6 w4", 1: "1"})
    assert choices(p, "turn_die", "die") == ["1", "3", "6", "w4"]
    play(p, "turn_die", die=die)
    assert p.coins[0] == 0
    if len(faces) > 1:
        assert choices(p, "set_face", "face") == faces
        play(p, "set_face", face=faces[0])
    turned = f"w{faces[0]}" if die.startswith("w") else str(faces[0])
    expected = [turned if word == die else word for word in ("1", "3", "6", "w4")]
    assert hand(p, 0).split() == sorted(expected, key=lambda word: (word.startswith("w"), word))
    assert p.phase == state.TURN


@pytest.mark.rule("VI-4.9", "VI-10.4")
def test_modifications_cost_a_coin_each_and_end_with_the_placement() -> None:
    p = scene(coins=[2, 0, 0], hands={0: "3 3", 1: "1"})
    play(p, "turn_die", die="3")
    play(p, "set_face", face=4)
    play(p, "start_reroll")
    play(p, "mark_die", die="3")
    play(p, "roll")
    assert p.coins[0] == 0
    assert [event["reason"] for event in events_of(p, "pay")] == ["turn_die", "reroll"]
    rich = scene(coins=[3, 0, 0], hands={0: "5 5", 1: "1"})
    play(rich, "go", space="geheimbund")
    assert {form["do"] for form in forms(rich)} == {"use_dice"}
    play(rich, "use_dice", dice=["5"])
    assert rich.seat == 1


@pytest.mark.rule("VI-4.10", "VI-5.5", "VI-5.11")
def test_one_die_or_the_sum_of_two() -> None:
    p = scene(4, hands={0: "1 2 3 6", 1: "1"})
    assert choices(p, "go", "space") == [
        *("krieau", "prater", "stadtpark", "oper", "secession", "naschmarkt", "heldenplatz", "parlament", "hofburg"),
        *("burgtheater", "rathaus", "universitaet", "cafe_landtmann", "cafe_central", "cafe_sacher", "cafe_demel"),
        *("hofreitschule", "pestsaeule", "stephansdom", "geheimbund"),
    ]
    play(p, "go", space="heldenplatz")
    assert choices(p, "use_dice", "dice") == [["1", "2"], ["1", "3"], ["3"]]


@pytest.mark.rule("VI-4.11")
def test_doubles() -> None:
    p = scene(4, hands={0: "2 4 4", 1: "1"})
    assert {"tiergarten", "heuriger", "pestsaeule"} <= set(choices(p, "go", "space"))
    play(p, "go", space="heuriger")
    assert events_of(p, "use_dice")[-1]["dice"] == ["4", "4"]
    assert not {"tiergarten", "heuriger"} & set(choices(scene(4, hands={0: "2 4 5"}), "go", "space"))


@pytest.mark.rule("VI-4.12")
def test_only_one_player_on_a_space() -> None:
    p = scene(hands={0: "2 2", 1: "2 6"})
    play(p, "go", space="oper")
    assert "oper" not in choices(p, "go", "space")


@pytest.mark.rule("VI-4.13", "VI-4.14")
def test_the_carriage_drives_forward_for_nothing_and_may_leave_out_spaces() -> None:
    p = scene(hands={0: "2 5 6", 1: "1"})
    play(p, "go", space="universitaet")
    play(p, "use_dice", dice=["6"])
    assert (p.carriage[0], p.coins[0]) == (12, 0)
    assert events_of(p, "pay") == []


@pytest.mark.rule("VI-4.15", "VI-4.16", "VI-10.5")
def test_driving_back_costs_a_coin_and_does_not_move_the_carriage() -> None:
    placed = {"rathaus": (0, "5"), "hofburg": (0, "4")}
    p = scene(coins=[1, 0, 0], placed=placed, hands={0: "2 5", 1: "1"})
    assert p.carriage[0] == 11
    play(p, "go", space="burgtheater")
    assert (p.coins[0], p.carriage[0]) == (0, 11)
    poor = scene(placed=placed, hands={0: "2 5", 1: "1"})
    assert choices(poor, "go", "space") == ["universitaet", "hofreitschule", "geheimbund"]


@pytest.mark.rule("VI-4.17", "VI-6.5", "VI-10.9")
def test_the_lodge_takes_all_dice_of_all_players() -> None:
    p = scene(placed={"heuriger": (0, "3 3")}, hands={0: "2 5", 1: "4 6"})
    only_way = {"event": "go", "seat": 0, "space": "geheimbund", "auto": True}
    assert events_of(p, "go") == [only_way], "no other space is ahead"
    assert choices(p, "use_dice", "dice") == [["2"], ["2", "5"], ["5"]]
    play(p, "use_dice", dice=["2", "5"])
    assert (p.coins[0], p.carriage[0]) == (2, 24)
    play(p, "go", space="geheimbund")
    play(p, "use_dice", dice=["6"])
    assert p.coins[1] == 1
    assert [tokens(dice) for dice in p.lodge[:2]] == [["1", "2", "5"], ["1", "1", "1", "6"]]


@pytest.mark.rule("VI-4.18")
def test_the_white_die_is_changed_like_others() -> None:
    p = scene(4, coins=[2, 0, 0, 0], specials={"extra_die": 0}, hands={0: "1 4 w2", 1: "1"})
    play(p, "turn_die", die="w2")
    play(p, "set_face", face=3)
    assert hand(p, 0) == "1 4 w3"
    play(p, "go", space="prater")
    play(p, "spin_die", die="w3")
    play(p, "set_face", face=6)
    assert hand(p, 0) == "4 w6"


@pytest.mark.rule("VI-4.19", "VI-10.7")
def test_the_white_die_needs_a_coloured_one_on_the_route() -> None:
    p = scene(4, specials={"extra_die": 0}, hands={0: "3 w3", 1: "1"})
    play(p, "go", space="cafe_demel")
    assert events_of(p, "use_dice")[-1]["dice"] == ["3", "w3"]
    double = scene(4, specials={"extra_die": 0}, hands={0: "3 w3", 1: "1"})
    play(double, "go", space="tiergarten")
    assert double.placed[space(double, "tiergarten")] == pair("3 w3")
    alone = scene(4, specials={"extra_die": 0}, hands={0: "1 w6", 1: "1"})
    assert "cafe_demel" not in choices(alone, "go", "space")


@pytest.mark.rule("VI-4.20", "VI-10.7")
def test_the_white_die_alone_goes_to_the_lodge() -> None:
    p = scene(4, coins=[5, 2, 0, 0], specials={"extra_die": 0}, hands={0: "3 w4", 1: "6 6"})
    play(p, "go", space="naschmarkt")
    play(p, "go", space="cafe_demel")
    assert p.seat == 1, "nothing was asked"
    assert tokens(p.lodge[0])[-1] == "w4"
    assert p.coins[0] == 6
    assert events_of(p, "use_dice")[-1]["auto"] is True


@pytest.mark.rule("VI-4.21")
def test_a_space_belongs_to_who_placed_the_dice() -> None:
    placed = {"universitaet": (1, "5"), "hofreitschule": (0, "3 w4")}
    p = scene(specials={"extra_die": 0}, placed=placed, evaluation=True)
    assert p.points == [2, 0, 0]


@pytest.mark.rule("VI-4.22", "VI-10.8", "VI-6.18")
def test_ones_are_wild_for_the_joker() -> None:
    p = scene(4, coins=[1, 0, 0, 0], specials={"joker": 0, "extra_die": 0}, hands={0: "2 w1", 1: "1 5"})
    spaces = set(choices(p, "go", "space"))
    assert {"parlament", "hofreitschule", "pestsaeule", "tiergarten"} <= spaces
    assert "stephansdom" not in spaces
    assert "1" not in choices(p, "turn_die", "die")
    assert "w1" in choices(p, "turn_die", "die"), "a wild die may still be changed"
    play(p, "turn_die", die="2")
    play(p, "set_face", face=1)
    assert "gloriette" in choices(p, "go", "space"), "a die turned to 1 is wild too"
    play(p, "go", space="geheimbund")
    play(p, "use_dice", dice=["1", "w1"])
    others = set(choices(p, "go", "space"))
    assert "gloriette" not in others, "only for the holder"


@pytest.mark.rule("VI-4.23")
def test_wild_dice_are_recorded_with_the_smallest_faces() -> None:
    p = scene(4, specials={"joker": 0, "extra_die": 0}, hands={0: "1 w1 4", 1: "1 5"})
    play(p, "go", space="heldenplatz")
    assert choices(p, "use_dice", "dice") == [["1"], ["1", "w1"], ["4"]]
    play(p, "use_dice", dice=["1", "w1"])
    assert p.placed[space(p, "heldenplatz")] == pair("1 w2")
    lodge = scene(4, specials={"joker": 0}, hands={0: "1 4", 1: "1"})
    play(lodge, "go", space="geheimbund")
    play(lodge, "use_dice", dice=["1"])
    assert tokens(lodge.lodge[0]) == ["1", "1", "1"]
    assert events_of(lodge, "wild_dice") == []


@pytest.mark.rule("VI-4.24", "VI-5.16", "VI-5.17", "VI-10.18", "VI-6.17")
def test_double_turn_is_asked_after_a_turn() -> None:
    p = scene(specials={"double_turn": 0}, hands={0: "2 6 6", 1: "1"})
    play(p, "go", space="oper")
    play(p, "end_turn")
    assert (p.seat, p.doubled) == (1, False)
    for hands in ({0: "2", 1: "1"}, {0: "2 6"}):
        other = scene(specials={"double_turn": 0}, hands=hands)
        play(other, "go", space="oper")
        assert other.phase != state.DOUBLE
    waiting = scene(specials={"double_turn": 0}, hands={0: "2 6"}, unrolled=(1,))
    play(waiting, "go", space="oper")
    assert waiting.phase == state.DOUBLE, "dice not yet rolled count"
    stranger = scene(specials={"double_turn": 1}, hands={0: "2 6", 1: "1"})
    play(stranger, "go", space="oper")
    assert stranger.phase != state.DOUBLE


@pytest.mark.rule("VI-4.25")
def test_double_turn_is_used_once_a_round_and_includes_modifications() -> None:
    p = scene(coins=[1, 0, 0], specials={"double_turn": 0}, hands={0: "2 6 6 6", 1: "1 1"})
    play(p, "go", space="oper")
    play(p, "double_turn")
    assert p.doubled
    assert {form["do"] for form in forms(p)} == {"go", "start_reroll", "turn_die"}
    play(p, "go", space="cafe_demel")
    assert p.seat == 1


@pytest.mark.rule("VI-4.26", "VI-4.27")
def test_the_evaluation_begins_when_all_dice_are_placed() -> None:
    p = scene(hands={0: "2", 1: "2 3"})
    play(p, "go", space="oper")
    play(p, "go", space="secession")
    play(p, "use_dice", dice=["2"])
    assert p.points == [0, 0, 0], "nothing takes effect yet"
    assert events_of(p, "evaluate") == []
    play(p, "go", space="naschmarkt")
    assert [event["space"] for event in events_of(p, "evaluate")] == ["oper", "secession", "naschmarkt"]
    assert p.points == [1, 0, 0]
    assert p.round == 3
