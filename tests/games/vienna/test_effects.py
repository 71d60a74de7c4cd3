"""Effects at placement and at evaluation, comparing symbols: VI-4.27 to 4.34, VI-6 and VI-7."""

import pytest

from tabledhote.games.vienna import state
from tabledhote.games.vienna.components import EXTRA_DIE, EXTRA_INFLUENCE, FIRST_PLAYER, JOKER
from tabledhote.games.vienna.rules import decisions
from tabledhote.games.vienna.state import HANDS, SHOWN
from tests.games.vienna.scene import choices, events_of, forms, names, play, scene, space


@pytest.mark.rule("VI-4.28", "VI-4.29")
def test_spaces_are_evaluated_in_route_order_and_each_counts_for_the_next() -> None:
    placed = {"rathaus": (0, "5"), "naschmarkt": (0, "3"), "burgtheater": (0, "5"), "oper": (1, "2")}
    p = scene(placed=placed, evaluation=True)
    assert [event["space"] for event in events_of(p, "evaluate")] == ["oper", "naschmarkt", "burgtheater", "rathaus"]
    assert p.points == [1 + 3, 1, 0], "2 + 1 coins gained before paid for Rathaus"
    assert p.coins[0] == 0


@pytest.mark.rule("VI-4.30", "VI-4.31", "VI-6.1")
def test_immediate_spaces_do_nothing_at_evaluation_and_give_their_dice_back() -> None:
    p = scene(placed={"krieau": (0, "1"), "prater": (1, "1"), "oper": (2, "2")}, evaluation=True)
    assert p.coins == [0, 0, 0]
    assert p.points == [0, 0, 1]
    assert [event["space"] for event in events_of(p, "evaluate")] == ["oper"]
    returned = [event["space"] for event in events_of(p, "return_dice")]
    assert returned == ["krieau", "prater", "oper", *["geheimbund"] * 3]


@pytest.mark.rule("VI-4.32", "VI-4.33")
def test_the_end_check_comes_before_the_clean_up() -> None:
    p = scene(
        points=[24, 0, 0], display=["banker", "priest"], gendarme="prater", placed={"oper": (0, "2")}, evaluation=True
    )
    assert p.seat == -1
    assert events_of(p, "discard") == []
    assert p.round == 2


@pytest.mark.rule("VI-6.2", "VI-5.12", "VI-10.6")
def test_the_gendarme_blocks_a_free_space_until_the_evaluation() -> None:
    p = scene(placed={"oper": (1, "2")}, hands={0: "1", 1: "3 6"})
    play(p, "go", space="krieau")
    spaces = choices(p, "place_gendarme", "space")
    assert len(forms(p)) == len(spaces) == 22, "no skip; Krieau and Oper are occupied"
    assert not {"krieau", "oper", "geheimbund"} & set(spaces)
    play(p, "place_gendarme", space="naschmarkt")
    play(p, "take", what="coin")
    assert "naschmarkt" not in choices(p, "go", "space")
    assert p.view(1)["gendarme"] == "naschmarkt"


@pytest.mark.rule("VI-6.3", "VI-5.13")
def test_krieau_gives_a_coin_or_a_point() -> None:
    for what, coins, points in (("coin", 1, 0), ("point", 0, 1)):
        p = scene(hands={0: "1", 1: "3 6"})
        play(p, "go", space="krieau")
        play(p, "place_gendarme", space="heuriger")
        assert choices(p, "take", "what") == ["coin", "point"]
        play(p, "take", what=what)
        assert (p.coins[0], p.points[0]) == (coins, points)


@pytest.mark.rule("VI-6.4", "VI-5.14", "VI-5.15", "VI-10.23", "VI-10.24")
def test_prater_gives_a_coin_and_may_turn_a_die() -> None:
    p = scene(specials={"extra_die": 0}, hands={0: "1 4 w2", 1: "3 6"})
    play(p, "go", space="prater")
    assert p.coins[0] == 1
    assert choices(p, "spin_die", "die") == ["4", "w2"]
    skipped = p.copy()
    skipped.play(skipped.parse({"do": "skip"}))
    assert (skipped.seat, skipped.hands[0]) == (1, p.hands[0])
    play(p, "spin_die", die="w2")
    assert choices(p, "set_face", "face") == [1, 3, 4, 5, 6]
    last = scene(hands={0: "1", 1: "3 6"})
    play(last, "go", space="prater")
    assert (last.coins[0], last.seat) == (1, 1), "no die left to turn"


@pytest.mark.rule("VI-6.5")
def test_the_lodge_pays_a_coin_a_die_the_white_one_too() -> None:
    p = scene(specials={"extra_die": 0}, hands={0: "4 w2", 1: "3 6"})
    play(p, "go", space="geheimbund")
    play(p, "use_dice", dice=["4", "w2"])
    assert p.coins[0] == 2
    assert events_of(p, "gain")[-1] == {"event": "gain", "seat": 0, "coins": 2, "reason": "geheimbund"}


@pytest.mark.rule("VI-6.6")
@pytest.mark.parametrize(("before", "after", "points"), [(1, 1, 0), (2, 0, 2), (4, 2, 2)])
def test_costs_are_paid_in_full_or_nothing_happens(before: int, after: int, points: int) -> None:
    p = scene(coins=[before, 0, 0], placed={"parlament": (0, "4")}, evaluation=True)
    assert (p.coins[0], p.points[0]) == (after, points)


@pytest.mark.rule("VI-6.7")
def test_gain() -> None:
    p = scene(placed={"burgtheater": (0, "5"), "naschmarkt": (1, "3"), "schoenbrunn": (2, "5 6")}, evaluation=True)
    assert p.coins == [1, 2, 0]
    assert p.points == [1, 0, 3]


@pytest.mark.rule("VI-6.8", "VI-6.15", "VI-10.10")
def test_special_cards_change_hands_without_asking() -> None:
    placed = {"stadtpark": (1, "1"), "heldenplatz": (2, "4"), "universitaet": (2, "5"), "secession": (0, "2")}
    p = scene(specials={"joker": 0, "extra_die": 2}, placed=placed, evaluation=True)
    assert p.holders == [2, 0, 1, -1, 2]
    assert [event["special"] for event in events_of(p, "take_special")] == ["joker", "double_turn", "first_player"]
    assert [event["seat"] for event in events_of(p, "lose_special")] == [0, 0]
    assert events_of(p, "keep_special") == [{"event": "keep_special", "seat": 2, "special": "extra_die"}]
    stays = scene(specials={"joker": 0}, placed={"oper": (1, "2")}, evaluation=True)
    assert stays.holders[JOKER] == 0


@pytest.mark.rule("VI-6.9", "VI-5.18", "VI-10.11", "VI-10.25")
def test_character_spaces() -> None:
    first = scene(coins=[2, 0, 0], display=["shopkeeper", "bishop"], placed={"cafe_central": (0, "6")}, evaluation=True)
    assert (first.coins[0], choices(first, "take_card", "card")) == (1, ["shopkeeper", "bishop"])
    last = scene(display=["shopkeeper", "bishop"], placed={"cafe_demel": (0, "6")}, evaluation=True)
    assert choices(last, "take_card", "card") == ["shopkeeper", "bishop"], "the last one is free"
    none = scene(coins=[2, 0, 0], placed={"cafe_central": (0, "6")}, evaluation=True)
    assert none.coins[0] == 2, "no card, no payment"
    assert events_of(none, "no_effect")[0]["space"] == "cafe_central"
    assert [last.table.cost[space(last, f"cafe_{name}")] for name in ("landtmann", "central", "sacher", "demel")] == [
        *(1, 1, 1),
        0,
    ]


@pytest.mark.rule("VI-6.10")
def test_the_display_is_not_refilled_in_the_round() -> None:
    placed = {"cafe_central": (0, "6"), "cafe_sacher": (1, "6")}
    p = scene(4, coins=[1, 1, 0, 0], display=["shopkeeper", "bishop", "priest"], placed=placed, evaluation=True)
    play(p, "take_card", card="bishop")
    assert choices(p, "take_card", "card") == ["shopkeeper", "priest"]
    assert p.symbols[:3] == [2, 2, 0], "start_merchant and the bishop"


@pytest.mark.rule("VI-6.11", "VI-7.1", "VI-7.2", "VI-7.3", "VI-7.4", "VI-10.14", "VI-10.26")
@pytest.mark.parametrize(
    ("name", "symbol", "dice", "more", "coins", "tie"),
    [("pestsaeule", 0, "4 4", 2, 0, 1), ("stephansdom", 1, "4 5", 2, 1, 1), ("belvedere", 2, "5 5", 2, 1, 1)],
)
def test_comparing(name: str, symbol: int, dice: str, more: int, coins: int, tie: int) -> None:
    for left in range(3):
        for right in range(3):
            p = scene(4, seat=1, placed={name: (0, dice)}, hands={1: "1"})
            p.lay(SHOWN, [shown if at == symbol else 0 for shown in (1, left, 9, right) for at in range(3)])
            p.pieces[HANDS + 1] = 0
            p.at, p.phase = 0, state.EVALUATION
            decisions.advance(p)
            gains = [more if theirs < 1 else tie if theirs == 1 else 0 for theirs in (left, right)]
            assert p.points == [2 + sum(gains), 2, 2, 2]
            assert p.coins == [coins * [left, right].count(0), 0, 0, 0]


@pytest.mark.rule("VI-7.3", "VI-10.14")
def test_zero_ties_with_zero() -> None:
    start = ["start_baron", "start_merchant", "start_officer"]
    p = scene(start=start, placed={"stephansdom": (0, "4 5")}, evaluation=True)
    assert (p.points[0], p.coins[0]) == (2, 0)


@pytest.mark.rule("VI-6.12", "VI-7.5", "VI-5.19", "VI-10.12")
def test_gloriette_pays_first_and_gives_no_coins() -> None:
    start = ["start_canon", "start_merchant", "start_officer"]
    p = scene(start=start, coins=[1, 0, 0], placed={"gloriette": (0, "6 6")}, evaluation=True)
    assert p.coins[0] == 0
    assert choices(p, "choose_symbol", "symbol") == ["citizen", "cross", "crown"]
    play(p, "choose_symbol", symbol="cross")
    assert p.points[0] == 4
    assert p.coins[0] == 0
    assert p.seat >= 0


@pytest.mark.rule("VI-7.6", "VI-10.13")
def test_a_symbol_counts_as_scored_even_without_gain() -> None:
    start = ["start_baron", "start_canon", "start_organist"]
    placed = {"stephansdom": (0, "4 5"), "gloriette": (0, "6 6")}
    p = scene(start=start, coins=[1, 0, 0], placed=placed, evaluation=True)
    assert p.points[0] == 0
    assert choices(p, "choose_symbol", "symbol") == ["citizen", "crown"]
    other = scene(start=start, coins=[1, 0, 0], placed={**placed, "stephansdom": (1, "4 5")}, evaluation=True)
    assert len(forms(other)) == 3, "what another seat scored does not matter"


@pytest.mark.rule("VI-6.13", "VI-5.20", "VI-10.15")
def test_robbing() -> None:
    p = scene(5, coins=[0, 2, 0, 4, 1], placed={"tiergarten": (0, "2 2")}, evaluation=True)
    assert choices(p, "rob", "seats") == [[1], [3], [4], [1, 3], [1, 4], [3, 4]], "any seat with a coin, no declining"
    poor = p.copy()
    poor.play(poor.parse({"do": "rob", "seats": [1]}))
    assert poor.coins == [2, 0, 0, 4, 1], "all it has, if fewer"
    play(p, "rob", seats=[3])
    assert p.coins == [3, 2, 0, 1, 1]
    assert events_of(p, "robbed") == [{"event": "robbed", "seat": 3, "coins": 3, "rival": 0}]
    nobody = scene(coins=[5, 0, 0], placed={"tiergarten": (0, "2 2")}, evaluation=True)
    assert events_of(nobody, "no_effect") == [{"event": "no_effect", "seat": 0, "space": "tiergarten"}]


@pytest.mark.rule("VI-6.14")
def test_heuriger_counts_all_five_special_cards() -> None:
    every = dict.fromkeys(["first_player", "double_turn", "joker", "extra_influence", "extra_die"], 0)
    p = scene(specials=every, placed={"heuriger": (0, "3 3")}, evaluation=True)
    assert p.points[0] == 5
    none = scene(specials={"first_player": 1}, placed={"heuriger": (0, "3 3")}, evaluation=True)
    assert none.points[0] == 0


@pytest.mark.rule("VI-6.16", "VI-4.34")
def test_first_player_begins_the_next_round() -> None:
    p = scene(placed={"heldenplatz": (2, "3")}, evaluation=True)
    assert (p.holders[FIRST_PLAYER], p.seat, p.round) == (2, 2, 3)


@pytest.mark.rule("VI-6.19")
def test_extra_influence_counts_from_the_moment_it_is_taken() -> None:
    start = ["start_canon", "start_student", "start_organist"]
    placed = {"hofburg": (1, "4"), "stephansdom": (2, "4 5")}
    p = scene(start=start, specials={"extra_influence": 0}, placed=placed, evaluation=True)
    assert p.holders[EXTRA_INFLUENCE] == 1
    assert p.symbols == [0, 2, 0, 3, 2, 1, 0, 2, 1]
    assert p.points == [0, 0, 2], "ties with both: seat 0 lost a cross, seat 1 gained one"


@pytest.mark.rule("VI-6.20")
def test_extra_die_comes_with_the_next_round() -> None:
    p = scene(placed={"universitaet": (0, "6"), "stadtpark": (0, "1")}, evaluation=True)
    assert p.holders[EXTRA_DIE] == 0
    assert len(events_of(p, "roll")[-1]["dice"]) == 6


@pytest.mark.rule("VI-6.21")
def test_holders_do_not_change_while_placing() -> None:
    p = scene(hands={0: "4 5 6", 1: "5 4 1"})
    before = p.holders[:]
    play(p, "go", space="universitaet")
    play(p, "use_dice", dice=["5"])
    play(p, "go", space="hofburg")
    play(p, "use_dice", dice=["4"])
    assert p.holders == before
    assert "take_special" not in names(p)


@pytest.mark.rule("VI-10.27")
def test_short_supply_serves_the_left_neighbour_first() -> None:
    start = ["start_organist", "start_merchant", "start_baron"]
    p = scene(start=start, coins=[0, 24, 0], placed={"stephansdom": (0, "4 5")}, evaluation=True)
    assert p.points[0] == 4
    assert p.coins[0] == 1
    assert [event["coins"] for event in events_of(p, "gain")] == [1, 0]
