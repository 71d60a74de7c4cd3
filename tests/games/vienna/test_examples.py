"""The worked examples of docs/rules/vienna.md with their numbers; those about the end are in test_end_examples.py.

Sabrina is seat 0, Matthias 1, Nina 2.
"""

from typing import cast

import pytest

import tabledhote
from tabledhote.games.vienna import state
from tabledhote.games.vienna.components import DOUBLE_TURN, EXTRA_DIE, JOKER, PAIRS
from tabledhote.games.vienna.contract import Vienna
from tabledhote.games.vienna.rules import cards, decisions
from tabledhote.games.vienna.state import HANDS
from tabledhote.kernel.rows import packed
from tests.games.vienna.scene import choices, events_of, forms, hand, names, pair, play, scene, space, tokens


@pytest.mark.rule("VI-E1")
def test_start_cards() -> None:
    p = cast(Vienna, tabledhote.game("vienna", players=4, first=2).start(3))
    order = []
    numbers = []
    for card in ("start_officer", "start_merchant", "start_organist", "start_canon"):
        order.append(p.seat)
        numbers.append(len(p.legal()))
        play(p, "choose_start_card", card=card)
    assert order == [1, 0, 3, 2]
    assert numbers == [6, 5, 4, 3]
    assert p.coins == [2, 1, 2, 1]
    assert p.supply == 19
    assert p.scores() == [2, 2, 2, 2]
    assert len(cast(list[object], p.view(-1)["display"])) == 3
    assert (p.seat, p.round) == (2, 1)


def placing_example(coins: int) -> Vienna:
    """Steps 1 to 6 of VI-E2."""
    p = scene(coins=[coins, 1, 1], hands={0: "2 2 3 5", 1: "4 4 6 6", 2: "1 2 5 6"})
    play(p, "go", space="secession")
    assert choices(p, "use_dice", "dice") == [["2"], ["3"]]
    play(p, "use_dice", dice=["2"])
    assert (p.carriage[0], hand(p, 0), p.seat) == (5, "2 3 5", 1)
    play(p, "go", space="heldenplatz")
    assert events_of(p, "use_dice")[-1]["dice"] == ["4"]
    assert events_of(p, "use_dice")[-1]["auto"] is True
    assert (p.carriage[1], p.seat) == (7, 2)
    play(p, "go", space="oper")
    assert events_of(p, "use_dice")[-1]["dice"] == ["2"]
    assert (p.carriage[2], p.seat) == (4, 0)
    play(p, "go", space="rathaus")
    assert choices(p, "use_dice", "dice") == [["2", "3"], ["5"]]
    play(p, "use_dice", dice=["2", "3"])
    assert (p.carriage[0], p.seat) == (11, 1)
    play(p, "go", space="cafe_landtmann")
    assert events_of(p, "use_dice")[-1]["dice"] == ["6"]
    assert (p.carriage[1], p.seat) == (13, 2)
    play(p, "go", space="universitaet")
    assert choices(p, "use_dice", "dice") == [["1", "5"], ["5"], ["6"]]
    play(p, "use_dice", dice=["5"])
    assert p.carriage[2] == 12
    return p


@pytest.mark.rule("VI-E2", "VI-10.22")
def test_placing() -> None:
    p = placing_example(1)
    assert p.seat == 0
    assert forms(p) == [
        {"do": "go", "space": "hofburg"},
        {"do": "go", "space": "burgtheater"},
        {"do": "go", "space": "geheimbund"},
        {"do": "start_reroll"},
        {"do": "turn_die", "die": "5"},
    ]
    play(p, "go", space="burgtheater")
    assert (p.coins[0], p.carriage[0]) == (0, 11)
    assert p.placed[space(p, "burgtheater")] == PAIRS * 0 + pair("5")


@pytest.mark.rule("VI-E2")
def test_placing_without_a_coin_leaves_only_the_lodge() -> None:
    p = placing_example(0)
    assert p.seat == 1, "Sabrina's turn went by itself"
    assert tokens(p.lodge[0]) == ["1", "5"]
    assert p.coins[0] == 1
    assert events_of(p, "go")[-1] == {"event": "go", "seat": 0, "space": "geheimbund", "auto": True}


@pytest.mark.rule("VI-E3")
def test_sum() -> None:
    p = scene(hands={0: "4 5", 1: "1"})
    play(p, "go", space="stephansdom")
    assert events_of(p, "use_dice")[-1]["dice"] == ["4", "5"]
    for alone in ("4", "5"):
        assert "stephansdom" not in choices(scene(hands={0: f"{alone} 1"}), "go", "space")


@pytest.mark.rule("VI-E4")
@pytest.mark.parametrize(("before", "after", "points"), [(1, 0, 3), (0, 2, 0)])
def test_coins_and_costs(before: int, after: int, points: int) -> None:
    p = scene(coins=[before, 0, 0], placed={"naschmarkt": (0, "3"), "rathaus": (0, "5")}, evaluation=True)
    assert (p.coins[0], p.points[0]) == (after, points)


@pytest.mark.rule("VI-E5")
def test_points() -> None:
    p = scene(placed={"oper": (0, "2"), "hofreitschule": (1, "3 4")}, evaluation=True)
    assert p.points == [1, 2, 0]


SABRINA = ["start_organist", "start_student", "start_canon"]
BISHOPS = {0: ["bishop"], 1: ["bishop"]}


@pytest.mark.rule("VI-E6")
def test_stephansdom() -> None:
    p = scene(start=SABRINA, cards=BISHOPS, placed={"hofburg": (1, "4"), "stephansdom": (0, "4 5")}, evaluation=True)
    assert p.symbols == [0, 4, 1, 3, 4, 1, 0, 2, 0]
    assert p.points == [3, 0, 0]
    assert p.coins == [1, 0, 0]


@pytest.mark.rule("VI-E7")
@pytest.mark.parametrize(("symbol", "points"), [("crown", 3), ("citizen", 1)])
def test_gloriette(symbol: str, points: int) -> None:
    placed = {"hofburg": (1, "4"), "stephansdom": (0, "4 5"), "gloriette": (0, "6 6")}
    p = scene(start=SABRINA, cards=BISHOPS, placed=placed, evaluation=True)
    assert (p.seat, p.coins[0], p.points[0]) == (0, 0, 3)
    assert choices(p, "choose_symbol", "symbol") == ["citizen", "crown"]
    play(p, "choose_symbol", symbol=symbol)
    assert p.points == [3 + points, 0, 0]
    assert p.coins == [0, 0, 0]


@pytest.mark.rule("VI-E7")
def test_gloriette_without_a_coin() -> None:
    p = scene(start=SABRINA, cards=BISHOPS, placed={"gloriette": (0, "6 6")}, evaluation=True)
    assert (p.phase, p.points) == (state.TURN, [0, 0, 0])
    assert events_of(p, "no_effect") == [{"event": "no_effect", "seat": 0, "space": "gloriette"}]


@pytest.mark.rule("VI-E8")
def test_white_die_counts_for_who_placed_it() -> None:
    placed = {"universitaet": (1, "5"), "stephansdom": (0, "4 w5")}
    p = scene(start=SABRINA, cards=BISHOPS, specials={"extra_die": 0}, placed=placed, evaluation=True)
    assert p.holders[EXTRA_DIE] == 1
    assert (p.points[0], p.coins[0]) == (4, 2)
    while p.seat != 1:
        p.apply(p.legal()[0])
    assert len([die for die in events_of(p, "roll")[-1]["dice"] if die.startswith("w")]) == 1
    assert len(events_of(p, "roll")[-1]["dice"]) == 6


@pytest.mark.rule("VI-E9")
def test_white_die_left_over() -> None:
    p = scene(4, specials={"extra_die": 0}, coins=[1, 0, 0, 0], hands={0: "3 w4", 1: "6"})
    assert "hofreitschule" in choices(p, "go", "space")
    assert "parlament" not in choices(p, "go", "space")
    both = p.copy()
    play(both, "go", space="hofreitschule")
    assert both.placed[space(both, "hofreitschule")] == pair("3 w4")
    play(p, "go", space="geheimbund")
    assert choices(p, "use_dice", "dice") == [["3"], ["3", "w4"], ["w4"]]
    play(p, "use_dice", dice=["3"])
    assert (p.coins[0], p.seat) == (2, 1), "one coin for the 3"
    play(p, "go", space="geheimbund")
    assert p.coins[0] == 3, "the white die went by itself although there were coins"
    assert [event["dice"] for event in events_of(p, "use_dice")] == [["3"], ["6"], ["w4"]]


@pytest.mark.rule("VI-E10")
@pytest.mark.parametrize(
    ("seats", "coins"), [([1], [3, 2, 1, 2]), ([2], [1, 5, 0, 2]), ([1, 2], [2, 4, 0, 2]), ([2, 3], [2, 5, 0, 1])]
)
def test_tiergarten(seats: list[int], coins: list[int]) -> None:
    p = scene(4, coins=[0, 5, 1, 2], placed={"tiergarten": (0, "2 2")}, evaluation=True)
    assert choices(p, "rob", "seats") == [[1], [2], [3], [1, 2], [1, 3], [2, 3]]
    play(p, "rob", seats=seats)
    assert p.coins == coins


@pytest.mark.rule("VI-E10")
def test_tiergarten_with_one_victim_does_not_ask() -> None:
    p = scene(4, coins=[0, 0, 1, 0], placed={"tiergarten": (0, "2 2")}, evaluation=True)
    assert p.coins == [1, 0, 0, 0]
    assert events_of(p, "rob") == [{"event": "rob", "seat": 0, "seats": [2], "auto": True}]


@pytest.mark.rule("VI-E11")
def test_heuriger() -> None:
    placed = {"stadtpark": (1, "2"), "universitaet": (0, "6"), "heuriger": (0, "1 1")}
    p = scene(specials={"first_player": 0, "double_turn": 0, "joker": 0}, placed=placed, evaluation=True)
    assert (p.holders[JOKER], p.holders[EXTRA_DIE]) == (1, 0)
    assert p.points == [3, 0, 0]


@pytest.mark.rule("VI-E12")
def test_krieau() -> None:
    p = scene(hands={0: "1 6", 1: "4 6 6 6 6"}, unrolled=(2,))
    play(p, "go", space="krieau")
    assert len(choices(p, "place_gendarme", "space")) == 23
    play(p, "place_gendarme", space="belvedere")
    assert choices(p, "take", "what") == ["coin", "point"]
    play(p, "take", what="point")
    assert (p.points, p.coins, p.seat) == ([1, 0, 0], [0, 0, 0], 1)
    cafes = ["cafe_landtmann", "cafe_central", "cafe_sacher", "cafe_demel"]
    early = ["heldenplatz", "parlament", "hofburg", "universitaet"]
    assert choices(p, "go", "space") == [*early, *cafes, "gloriette", "tiergarten", "heuriger", "geheimbund"]


@pytest.mark.rule("VI-E13")
def test_prater() -> None:
    p = scene(4, hands={0: "1 2 5 5", 1: "1"})
    play(p, "go", space="prater")
    assert events_of(p, "use_dice")[-1]["dice"] == ["1"]
    assert p.coins[0] == 1
    assert forms(p) == [{"do": "spin_die", "die": "2"}, {"do": "spin_die", "die": "5"}, {"do": "skip"}]
    play(p, "spin_die", die="2")
    assert choices(p, "set_face", "face") == [1, 3, 4, 5, 6]
    play(p, "set_face", face=6)
    assert hand(p, 0) == "5 5 6"
    assert p.seat == 1


JOKER_SETS = {
    "rathaus": [["1"], ["1", "1"], ["1", "4"]],
    "stephansdom": [["1", "1"], ["1", "4"], ["1", "6"]],
    "belvedere": [["1", "1"], ["1", "4"], ["1", "6"], ["4", "6"]],
    "gloriette": [["1", "1"], ["1", "6"]],
    "tiergarten": [["1", "1"], ["1", "4"], ["1", "6"]],
}


@pytest.mark.rule("VI-E14")
@pytest.mark.parametrize("name", JOKER_SETS)
def test_joker(name: str) -> None:
    p = scene(4, specials={"joker": 0}, hands={0: "1 1 4 6", 1: "2"})
    assert choices(p, "go", "space") == [*p.table.spaces[1:], "geheimbund"]
    play(p, "go", space=name)
    assert choices(p, "use_dice", "dice") == JOKER_SETS[name]


@pytest.mark.rule("VI-E14", "VI-4.23")
@pytest.mark.parametrize(("dice", "recorded"), [("1 4", "6 4"), ("1 1", "4 6")])
def test_joker_faces_are_recorded(dice: str, recorded: str) -> None:
    p = scene(4, specials={"joker": 0}, hands={0: "1 1 4 6", 1: "2"})
    play(p, "go", space="belvedere")
    play(p, "use_dice", dice=dice.split())
    assert p.placed[space(p, "belvedere")] == pair(recorded)
    assert events_of(p, "wild_dice")[-1]["dice"] == recorded.split()


@pytest.mark.rule("VI-E15")
def test_double_turn() -> None:
    p = scene(seat=1, specials={"double_turn": 1}, hands={1: "2 2 6", 2: "3 4"})
    play(p, "go", space="oper")
    assert events_of(p, "use_dice")[-1]["dice"] == ["2"]
    assert (p.seat, forms(p)) == (1, [{"do": "double_turn"}, {"do": "end_turn"}])
    play(p, "double_turn")
    assert (p.seat, hand(p, 1), p.phase) == (1, "2 6", state.TURN)
    play(p, "go", space="cafe_demel")
    assert (p.seat, p.phase) == (2, state.TURN)
    alone = scene(seat=1, specials={"double_turn": 1}, hands={1: "2 2 6"})
    play(alone, "go", space="oper")
    assert (alone.seat, alone.phase, alone.holders[DOUBLE_TURN]) == (1, state.TURN, 1)
    assert not alone.doubled


@pytest.mark.rule("VI-E16")
def test_cafes() -> None:
    placed = {"cafe_landtmann": (0, "6"), "cafe_central": (1, "6"), "cafe_sacher": (2, "6"), "cafe_demel": (0, "6")}
    p = scene(coins=[1, 0, 1], display=["shopkeeper", "bishop"], placed=placed, evaluation=True)
    assert (p.seat, p.coins) == (0, [0, 0, 1])
    assert choices(p, "take_card", "card") == ["shopkeeper", "bishop"]
    play(p, "take_card", card="bishop")
    assert p.coins == [0, 0, 0]
    assert [(event["seat"], event["card"]) for event in events_of(p, "take_card")] == [(0, "bishop"), (2, "shopkeeper")]
    assert events_of(p, "take_card")[1]["auto"] is True
    assert [event["space"] for event in events_of(p, "no_effect")] == ["cafe_central", "cafe_demel"]


@pytest.mark.rule("VI-E17")
def test_driving_back() -> None:
    p = scene(coins=[3, 0, 0], placed={"rathaus": (0, "5")}, hands={0: "4 5 6"})
    play(p, "go", space="burgtheater")
    assert (p.coins[0], p.carriage[0]) == (2, 11)
    play(p, "go", space="hofburg")
    assert (p.coins[0], p.carriage[0]) == (1, 11)
    play(p, "go", space="universitaet")
    assert events_of(p, "pay") == [{"event": "pay", "seat": 0, "coins": 1, "reason": "bribe"}] * 2


@pytest.mark.rule("VI-E18")
def test_modifying() -> None:
    p = scene(4, coins=[2, 0, 0, 0], hands={0: "1 1 3 6", 1: "2"})
    play(p, "start_reroll")
    assert p.coins[0] == 1
    assert forms(p) == [{"do": "mark_die", "die": die} for die in "136"]
    play(p, "mark_die", die="1")
    assert choices(p, "mark_die", "die") == ["1", "3", "6"]
    assert {"do": "roll"} in forms(p)
    play(p, "mark_die", die="1")
    assert forms(p) == [{"do": "mark_die", "die": "3"}, {"do": "mark_die", "die": "6"}, {"do": "roll"}]
    play(p, "roll")
    fresh = events_of(p, "reroll")[-1]["dice"]
    assert len(fresh) == 2
    assert tokens(p.hands[0]) == sorted([*fresh, "3", "6"])
    p.pieces[HANDS] = sum(8**face for face in (3, 4, 5, 6))
    decisions.advance(p)
    play(p, "turn_die", die="6")
    assert (p.coins[0], hand(p, 0)) == (0, "3 4 5 5")
    assert events_of(p, "set_face")[-1] == {"event": "set_face", "seat": 0, "die": "6", "face": 5, "auto": True}
    assert {form["do"] for form in forms(p)} == {"go"}


@pytest.mark.rule("VI-E19")
def test_duplicates() -> None:
    p = scene(4, hands={0: "1 2"})
    by_name = {
        name: [c for c, which in enumerate(p.table.character) if which == at]
        for at, name in enumerate(p.table.characters)
    }
    p.bag, p.discard = 0, p.bag
    pile = [by_name["banker"][0], by_name["priest"][0], by_name["banker"][1], by_name["composer"][0]]
    p.discard &= ~sum(1 << card for card in pile)
    p.under = packed(pile)
    cards.fill_display(p)
    assert p.display == sum(1 << pile[at] for at in (0, 1, 3))
    assert list(p.under) == [pile[2]]
    other = scene(3, hands={0: "1 2"})
    priests = by_name["priest"]
    other.bag = other.discard = 0
    other.display, other.under = 1 << priests[0], packed(priests[1:3])
    cards.fill_display(other)
    assert other.display == 1 << priests[0]
    assert list(other.under) == priests[1:3]
    assert names(other)[-4:] == ["turn_up", "put_under"] * 2


@pytest.mark.rule("VI-E22")
def test_short_supply() -> None:
    p = scene(coins=[0, 24, 0], hands={0: "3 4", 1: "2"})
    play(p, "go", space="geheimbund")
    play(p, "use_dice", dice=["3", "4"])
    assert (p.coins[0], p.supply) == (1, 0)
    empty = scene(coins=[0, 25, 0], hands={0: "1", 1: "2"})
    play(empty, "go", space="krieau")
    play(empty, "place_gendarme", space="oper")
    assert (empty.points[0], empty.seat) == (1, 1)
    assert events_of(empty, "take") == [{"event": "take", "seat": 0, "what": "point", "auto": True}]
