"""Options, components and setup: VI-1 to VI-3."""

from typing import Any, cast

import pytest

import tabledhote
from tabledhote import InvalidOption
from tabledhote.games.vienna.components import CHARACTER_CARDS, FIRST_PLAYER
from tabledhote.games.vienna.rules import cards
from tabledhote.kernel.bits import listed
from tabledhote.kernel.rows import packed
from tests.games.vienna.scene import begun, choices, events_of, forms, opened, play, scene


@pytest.mark.rule("VI-1.1", "VI-1.2", "VI-1.4", "VI-1.5")
def test_options_and_defaults() -> None:
    assert tabledhote.game("vienna").options == {"players": 4, "board": "day", "first": "random"}
    for players in (3, 4, 5):
        assert len(opened(players=players).scores()) == players
    assert tabledhote.game("vienna", board="night").options["board"] == "night"
    assert {opened(players=3, first=seat).holders[FIRST_PLAYER] for seat in range(3)} == {0, 1, 2}
    assert tabledhote.game("vienna").digest is None


@pytest.mark.rule("VI-1.3")
@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 2},
        {"players": 6},
        {"players": "4"},
        {"players": True},
        {"board": "dusk"},
        {"first": 4},
        {"colour": 1},
    ],
)
def test_other_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption, match=f"{next(iter(wrong))}.*allowed"):
        tabledhote.game("vienna", **wrong)


@pytest.mark.rule("VI-1.2", "VI-12.13")
def test_board_changes_the_appearance_only() -> None:
    day, night = opened(5, board="day"), opened(5, board="night")
    chance = tabledhote.Rng(3)
    while day.seat >= 0:
        action = day.legal()[chance.below(len(day.legal()))]
        assert day.legal() == night.legal()
        day.apply(action)
        night.apply(action)
    assert day.events == night.events
    assert day.scores() == night.scores()


@pytest.mark.rule("VI-2.1")
def test_neighbours_sit_left_and_right() -> None:
    p = scene(5, seat=0, hands={0: "2", 4: "3"})
    play(p, "go", space="oper")
    assert [event["seat"] for event in events_of(p, "pass")] == [1, 2, 3], "the left neighbour is next"
    p = scene(
        3, start=["start_baron", "start_officer", "start_canon"], placed={"belvedere": (1, "5 5")}, evaluation=True
    )
    comparison = {"event": "compare", "seat": 1, "symbol": "crown", "own": 2, "left": 0, "right": 2}
    assert events_of(p, "compare")[0] == comparison


@pytest.mark.rule("VI-2.2", "VI-2.3")
def test_spaces_in_route_order() -> None:
    spaces = cast(list[dict[str, Any]], opened().view(-1)["spaces"])
    assert [space["order"] for space in spaces] == [*range(1, 25), 0]
    assert (spaces[0]["space"], spaces[23]["space"], spaces[24]["space"]) == ("krieau", "heuriger", "geheimbund")
    assert [space["space"] for space in spaces if space["double"]] == ["tiergarten", "heuriger"]
    assert [space["space"] for space in spaces if not space["numbers"]] == ["tiergarten", "heuriger", "geheimbund"]
    assert [space["space"] for space in spaces if len(space["numbers"]) == 2] == [
        space["space"] for space in spaces if space["effect"] == "special"
    ]
    numbers = [space["numbers"][0] for space in spaces if space["numbers"]]
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[-1]) == (1, 12)


@pytest.mark.rule("VI-2.4", "VI-3.3")
@pytest.mark.parametrize(("players", "dice"), [(3, 5), (4, 4), (5, 4)])
def test_coloured_dice(players: int, dice: int) -> None:
    p = begun(players=players)
    assert len(events_of(p, "roll")[0]["dice"]) == dice
    assert not any("w" in die for die in events_of(p, "roll")[0]["dice"]), "the white die lies aside"


@pytest.mark.rule("VI-2.5")
def test_tokens_are_sorted_coloured_first() -> None:
    p = scene(4, specials={"extra_die": 0}, hands={0: "6 2 5 w1", 1: "1"})
    assert cast(Any, p.view(0)["players"])[0]["dice"] == ["2", "5", "6", "w1"]
    play(p, "go", space="geheimbund")
    listed_sets = choices(p, "use_dice", "dice")
    assert ["2", "w1"] in listed_sets
    assert ["w1", "2"] not in listed_sets
    same = scene(4, hands={0: "2 2", 1: "1"})
    play(same, "go", space="geheimbund")
    assert choices(same, "use_dice", "dice") == [["2"], ["2", "2"]]


@pytest.mark.rule("VI-2.6", "VI-4.31")
def test_dice_given_back_wait_for_the_next_round() -> None:
    placed = {"oper": (1, "2"), "cafe_demel": (0, "6")}
    p = scene(display=["banker", "priest"], placed=placed, evaluation=True)
    assert p.seat == 0
    assert p.placed[p.table.spaces.index("oper")] == 0
    assert p.hands == [0, 0, 0]
    play(p, "take_card", card="priest")
    assert p.round == 3
    assert len(events_of(p, "roll")[-1]["dice"]) == 5


@pytest.mark.rule("VI-2.7", "VI-2.8")
def test_cards_and_symbols() -> None:
    table = opened().table
    assert len(table.start_cards) + 5 + len(table.character) == 55
    assert (len(table.start_cards), len(table.character), len(table.characters)) == (6, CHARACTER_CARDS, 10)
    shown = [sum(table.character_symbols[3 * which + symbol] for which in table.character) for symbol in range(3)]
    assert shown == [26, 26, 26]
    owned = {0: ["banker", "composer", "composer"]}
    with_card = scene(start=["start_officer", "start_canon", "start_baron"], cards=owned, hands={0: "1"})
    assert with_card.symbols[:3] == [1 + 2 + 2, 2, 2 + 2]
    influence = scene(
        start=["start_officer", "start_canon", "start_baron"], specials={"extra_influence": 0}, hands={0: "1"}
    )
    assert influence.symbols[:3] == [2, 1, 3]


@pytest.mark.rule("VI-2.9", "VI-10.16")
def test_coins_come_from_the_supply_and_go_back() -> None:
    p = scene(coins=[1, 23, 0], placed={"naschmarkt": (0, "3"), "rathaus": (1, "5")}, evaluation=True)
    assert (p.coins, p.supply) == ([2, 20, 0], 3)
    assert events_of(p, "gain")[0]["coins"] == 1, "only one was left"


@pytest.mark.rule("VI-2.10", "VI-12.6")
def test_scores_never_fall() -> None:
    for seed in range(5):
        p = opened(seed)
        chance = tabledhote.Rng(seed)
        before = p.points[:]
        while p.seat >= 0:
            actions = p.legal()
            action = actions[chance.below(len(actions))]
            at_krieau = p.describe(action) == {"do": "take", "what": "point"}
            rounds, evaluating = p.round, p.at
            p.apply(action)
            assert all(now >= then for now, then in zip(p.points, before, strict=True))
            if p.points != before and not at_krieau:
                placing_ended = p.round != rounds or p.seat < 0 or p.at > 0
                assert placing_ended or evaluating > 0, "points come at Krieau or in the evaluation"
            before = p.points[:]
    high = scene(points=[150, 0, 0], placed={"oper": (0, "2")}, evaluation=True)
    assert high.points[0] == 151


@pytest.mark.rule("VI-2.11", "VI-4.12")
def test_a_space_is_free_without_dice_and_gendarme() -> None:
    p = scene(placed={"oper": (1, "2")}, gendarme="naschmarkt", hands={0: "2 3 1"})
    spaces = choices(p, "go", "space")
    assert "oper" not in spaces
    assert "naschmarkt" not in spaces
    assert "secession" in spaces


@pytest.mark.rule("VI-2.12", "VI-3.1", "VI-10.1")
def test_the_first_seat_is_drawn_by_the_seed() -> None:
    firsts = [opened(seed).holders[FIRST_PLAYER] for seed in range(40)]
    assert set(firsts) == {0, 1, 2, 3}
    assert firsts == [opened(seed).holders[FIRST_PLAYER] for seed in range(40)]
    assert events_of(opened(3), "first_player") == [{"event": "first_player", "seat": firsts[3]}]
    assert begun(9).events == begun(9).events != begun(10).events


@pytest.mark.rule("VI-3.2")
def test_what_lies_beside_the_board() -> None:
    p = opened(first=1)
    assert p.holders == [1, -1, -1, -1, -1]
    assert (p.supply, p.gendarme) == (25, 0)


@pytest.mark.rule("VI-3.4")
@pytest.mark.parametrize(("players", "score"), [(3, 0), (4, 2), (5, 3)])
def test_start_scores(players: int, score: int) -> None:
    assert opened(players=players).scores() == [score] * players


@pytest.mark.rule("VI-3.5", "VI-3.6", "VI-5.4")
def test_start_cards_are_chosen_counter_clockwise() -> None:
    p = opened(players=5, first=1)
    seats, open_cards = [], []
    while p.round == 0:
        seats.append(p.seat)
        open_cards.append(choices(p, "choose_start_card", "card"))
        p.apply(p.legal()[-1])
    assert seats == [0, 4, 3, 2, 1]
    assert open_cards[0] == p.table.start_cards
    assert [len(cards) for cards in open_cards] == [6, 5, 4, 3, 2]


@pytest.mark.rule("VI-3.7", "VI-3.8")
def test_start_cards_stay_and_give_coins_once() -> None:
    p = begun(players=3, first=0)
    chosen = p.start[:]
    assert p.coins == [p.table.start_coins[card] for card in chosen]
    assert [event["reason"] for event in events_of(p, "gain")] == ["start_card"] * 3
    assert p.view(0)["start_cards"] == [], "cards left over leave the game"
    while p.round < 3:
        p.apply(p.legal()[0])
    assert p.start == chosen
    assert len([event for event in events_of(p, "gain") if event["reason"] == "start_card"]) == 3


@pytest.mark.rule("VI-3.9", "VI-9.5")
def test_no_character_is_seen_before_the_start_cards_are_chosen() -> None:
    p = opened()
    assert p.view(0)["display"] == []
    assert p.view(0)["draw_pile"] is None
    assert events_of(p, "turn_up") == []
    full = begun()
    assert events_of(full, "shuffle") == [{"event": "shuffle", "cards": 44}]
    assert full.view(0)["draw_pile"] == 41 == 44 - 3
    assert len({tuple(listed(begun(seed).display)) for seed in range(20)}) > 15


@pytest.mark.rule("VI-3.10", "VI-12.5", "VI-10.17")
def test_a_duplicate_goes_under_the_pile() -> None:
    p = scene(4, hands={0: "1 2"})
    p.display = 0b1  # a shopkeeper
    p.bag, p.under = 0b1110, packed([])  # three more
    p.discard = 0
    cards.fill_display(p)
    assert p.display == 0b1
    assert sorted(p.under) == [1, 2, 3]
    p.discard = 1 << 20  # another character, shuffled and put on top
    cards.fill_display(p)
    assert p.display == 0b1 | 1 << 20
    assert sorted(p.under) == [1, 2, 3]
    assert p.discard == 0


@pytest.mark.rule("VI-3.10")
def test_the_discard_pile_becomes_the_draw_pile() -> None:
    p = scene(5, hands={0: "1 2"})
    p.discard, p.bag = p.bag, 0
    cards.fill_display(p)
    assert len(listed(p.display)) == 4
    assert p.discard == 0
    assert events_of(p, "shuffle") == [{"event": "shuffle", "cards": 44}]
    empty = scene(5, hands={0: "1 2"})
    empty.bag = 0
    cards.fill_display(empty)
    assert empty.display == 0, "both piles are empty"


@pytest.mark.rule("VI-3.10")
def test_cards_under_the_pile_come_last_and_in_order() -> None:
    p = scene(5, hands={0: "1 2"})
    p.under = packed([20, 30, 40])
    p.bag = 0b1
    p.discard = 0
    cards.fill_display(p)
    assert [event["card"] for event in events_of(p, "turn_up")] == [
        p.table.characters[p.table.character[c]] for c in (0, 20, 30, 40)
    ]


@pytest.mark.rule("VI-3.11")
def test_one_owner_may_have_a_character_twice() -> None:
    placed = {"cafe_demel": (0, "6")}
    p = scene(cards={0: ["banker"]}, display=["banker", "priest"], placed=placed, evaluation=True)
    play(p, "take_card", card="banker")
    assert [character["card"] for character in cast(Any, p.view(0)["players"])[0]["characters"]] == ["banker", "banker"]


@pytest.mark.rule("VI-3.12")
def test_the_first_player_begins() -> None:
    for seat in range(4):
        p = begun(first=seat)
        assert (p.seat, p.round) == (seat, 1)
        assert events_of(p, "round") == [{"event": "round", "number": 1, "seat": seat}]
    assert forms(begun(first=0))[0]["do"] == "go"
