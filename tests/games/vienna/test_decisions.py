"""The decisions as a whole and what the log tells: VI-5."""

import pytest

import tabledhote
from tabledhote import IllegalAction
from tabledhote.games.vienna import state
from tests.games.vienna.scene import choices, events_of, forms, names, opened, play, scene, space
from tests.support.random_games import play_at_random


@pytest.mark.rule("VI-5.1")
def test_what_leaves_no_choice_is_done_and_told() -> None:
    for seed in range(4):
        p = opened(seed)
        chance = tabledhote.Rng(seed)
        while p.seat >= 0:
            actions = p.legal()
            assert len(actions) >= 2
            p.apply(actions[chance.below(len(actions))])
        assert p.legal() == []
        assert any("auto" in event for event in p.events or [])


@pytest.mark.rule("VI-5.2")
def test_other_actions_are_refused() -> None:
    p = scene(hands={0: "2 5", 1: "1"})
    before = p.dump()
    with pytest.raises(IllegalAction, match="'space' cannot be 'cafe_demel'; allowed: "):
        play(p, "go", space="cafe_demel")
    with pytest.raises(IllegalAction, match="start_reroll"):
        play(p, "start_reroll")
    assert p.dump() == before


@pytest.mark.rule("VI-5.3", "VI-5.5", "VI-5.6", "VI-5.7")
def test_actions_are_listed_in_table_route_and_token_order() -> None:
    p = scene(4, coins=[1, 0, 0, 0], specials={"extra_die": 0}, hands={0: "6 2 w3", 1: "1"})
    assert [form["do"] for form in forms(p)] == ["go"] * 14 + ["start_reroll"] + ["turn_die"] * 3
    spaces = [space(p, name) for name in choices(p, "go", "space")]
    assert spaces == [*sorted(spaces[:-1]), 0]
    assert choices(p, "turn_die", "die") == ["2", "6", "w3"]


@pytest.mark.rule("VI-5.6", "VI-5.7")
def test_nothing_can_be_bought_without_a_coin() -> None:
    assert {form["do"] for form in forms(scene(hands={0: "2 5", 1: "1"}))} == {"go"}


@pytest.mark.rule("VI-5.10")
def test_after_a_turn_of_a_die_the_seat_goes_on_and_after_a_spin_it_does_not() -> None:
    p = scene(coins=[1, 0, 0], hands={0: "1 3", 1: "1 5"})
    play(p, "turn_die", die="3")
    play(p, "set_face", face=4)
    assert (p.seat, p.phase) == (0, state.TURN)
    play(p, "go", space="prater")
    play(p, "spin_die", die="4")
    assert choices(p, "set_face", "face") == [1, 2, 3, 5, 6]
    play(p, "set_face", face=6)
    assert p.seat == 1


@pytest.mark.rule("VI-5.22")
def test_the_log_tells_everything() -> None:
    told_of: set[str] = set()
    reasons: set[str] = set()
    for seed in range(40):
        p = opened(seed, players=3 + seed % 3)
        chance = tabledhote.Rng(seed)
        play_at_random(p, chance)
        told_of |= set(names(p))
        for event in p.events or []:
            if event["event"] in ("pay", "gain", "score"):
                assert isinstance(event["reason"], str)
                reasons.add(event["reason"])
    assert told_of == {
        *("first_player", "shuffle", "turn_up", "put_under", "choose_start_card", "round", "roll", "pass", "go"),
        *("use_dice", "start_reroll", "mark_die", "reroll", "turn_die", "set_face", "place_gendarme", "take"),
        *("spin_die", "skip", "double_turn", "end_turn", "pay", "gain", "score", "evaluate", "no_effect", "compare"),
        *("take_special", "lose_special", "keep_special", "take_card", "choose_symbol", "rob", "robbed"),
        *("wild_dice", "return_dice", "discard", "majority", "exchange", "end"),
    }
    assert {"start_card", "reroll", "turn_die", "bribe", "naschmarkt", "krieau", "geheimbund"} <= reasons


@pytest.mark.rule("VI-5.22")
def test_coins_points_and_dice_can_be_followed_in_the_log() -> None:
    for seed in range(10):
        p = opened(seed, players=3 + seed % 3)
        chance = tabledhote.Rng(seed)
        play_at_random(p, chance)
        coins = [0] * p.players
        points = [p.table.start_score[p.players]] * p.players
        for event in p.events or []:
            seat, kind = event.get("seat"), event["event"]
            if isinstance(seat, int) and kind in ("gain", "pay", "robbed"):
                amount = event["coins"]
                assert isinstance(amount, int)
                coins[seat] += amount if kind == "gain" else -amount
                if kind == "robbed":
                    thief = event["rival"]
                    assert isinstance(thief, int)
                    coins[thief] += amount
            elif isinstance(seat, int) and kind in ("score", "majority", "exchange"):
                gained = event["points"]
                assert isinstance(gained, int)
                points[seat] += gained
        assert coins == p.coins
        assert points == p.scores()


@pytest.mark.rule("VI-5.23")
def test_one_action_places_both_dice() -> None:
    p = scene(hands={0: "2 5 6", 1: "1"})
    play(p, "go", space="geheimbund")
    play(p, "use_dice", dice=["2", "5"])
    assert events_of(p, "use_dice")[-1]["dice"] == ["2", "5"]
    assert p.seat == 1
