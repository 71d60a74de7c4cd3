"""How the game ends and who wins (HA-8)."""

from typing import Any

import pytest

from tabledhote import State
from tests.games.amsterdam.positions import (
    do,
    game,
    happened,
    kinds,
    offered,
    p7,
    position,
    seen,
    start_of_turn,
    tourists,
    waiting,
)
from tests.support.random_games import decisions

X17: dict[str, Any] = {
    "players": 3,
    "boat": 16,
    "supply": 11,
    "hotels": [["ab12", "cd45"], ["de45", "de23"], ["ab23", "cd12"]],
}
X18: dict[str, Any] = {
    "boat": 15,
    "supply": 1,
    "hotels": [["ab12", "cd34"], ["de12", "bc45"]],
    "tourists": {"a1": 5, "b2": 4, "e1": 8, "a3": 6, "e3": 6},
}


def act_idly(state: State) -> None:
    """Walk anywhere, move no tourist, end the turn."""
    turn = seen(state, "turn")
    while state.seat >= 0 and seen(state, "turn") == turn:
        do(state, offered(state)[-1])


@pytest.mark.rule("HA-8.1")
def test_the_goal() -> None:
    assert [seen(game(players=players).start(1), "goal") for players in (2, 3, 4)] == [15, 12, 12]
    hotels = [["ab12", "ab23"], ["de12", "de23"], ["ab45", "bc45"], ["cd45", "de45"]]
    for players, goal in ((2, 15), (3, 12), (4, 12)):
        for number, over in ((goal - 2, False), (goal - 1, True)):
            city = {"a3": number, "c1": 15 - number}
            state = start_of_turn(
                12, (1, 1), boat=19, tourists=city, hotels=hotels[:players], supply=15, players=players
            )
            assert tourists(state)["a3"] == number + 1
            assert (state.seat < 0) == over, "at or above the goal"


@pytest.mark.rule("HA-8.2", "HA-R22", "HA-X16", "HA-4.10")
def test_the_other_player_reaches_the_goal() -> None:
    before = {"a5": 6, "b4": 4, "a4": 1, "e1": 2, "c1": 5, "b2": 4, "c4": 1}
    hotels = [["bc12", "cd34"], ["ab45", "de12"]]
    where: dict[str, Any] = {"boat": 20, "waiting": {0: 1}, "supply": 6, "hotels": hotels, "tourists": before}
    assert position(turn=20, **where).scores() == [10, 13]
    state = start_of_turn(21, (2, 3), **where)
    assert seen(state, "boat") == 1
    assert tourists(state)["a5"] == 8
    assert waiting(state) == {}
    assert state.scores() == [10, 15]
    assert state.seat == -1
    assert (seen(state, "reason"), state.winners(), seen(state, "supply")) == ("goal", [1], 5)
    assert kinds(happened(state))[-2:] == ["land", "end"]


@pytest.mark.rule("HA-8.2", "HA-R22")
def test_the_goal_is_checked_after_a_hotel() -> None:
    state = position(turn=4, phase="place_hotel", tourists={"a1": 8}, hotels=[["de12", "de45"], ["cd45"]], players=2)
    do(state, "place_hotel ab12")
    assert state.seat >= 0, "8 is not 15"
    hotels = [["de12", "de45"], ["cd45", "cd12"], ["bc45", "bc12"], ["ab45"]]
    state = position(turn=8, phase="place_hotel", tourists={"a1": 12}, hotels=hotels, players=4)
    do(state, "place_hotel ab12")
    assert (state.seat, seen(state, "reason"), state.winners()) == (-1, "goal", [3])


@pytest.mark.rule("HA-8.2")
def test_the_goal_is_checked_after_a_groups_move_and_after_a_send() -> None:
    rehoused = p7(
        turn=14, supply=12, tourists={"b3": 13, "a2": 2, "d5": 2, "e2": 1}, hotels=[["bc12", "cd12"], ["ab45", "de23"]]
    )
    do(rehoused, "flip mayor b3")
    assert seen(rehoused, "reason") is None
    assert rehoused.seat >= 0
    evicted = p7(turn=12, supply=14, tourists={"b3": 13, "a2": 1, "e2": 1, "c5": 1})
    do(evicted, "flip mayor b3")
    assert (evicted.seat, seen(evicted, "reason")) == (-1, "goal")
    to_the_dam = p7(turn=14, supply=12, tourists={"c4": 15, "a2": 3}, hotels=[["bc23", "ab45"], ["de12", "de45"]])
    do(to_the_dam, "flip mayor c4")
    assert (to_the_dam.winners(), seen(to_the_dam, "reason")) == ([0], "goal")
    sent = p7(turn=12, supply=14, tourists={"a1": 14, "c3": 2}, hotels=[["ab12", "ab45"], ["de12", "de45"]])
    do(sent, "send mayor a1")
    assert (sent.winners(), seen(sent, "reason")) == ([0], "goal")
    chosen = p7(
        turn=13, supply=13, tourists={"b3": 14, "a2": 1, "d5": 1, "e2": 1}, hotels=[["ab12", "bc12"], ["ab45", "de45"]]
    )
    do(chosen, "flip mayor b3")
    assert chosen.seat >= 0, "nothing has moved yet"
    do(chosen, "rehouse d5")
    assert (chosen.winners(), seen(chosen, "reason")) == ([1], "goal")


@pytest.mark.rule("HA-8.2")
def test_all_landing_tourists_count_together() -> None:
    """Two land at once: 13 and 12 are compared, not 12 and 11 first."""
    city = {"a2": 6, "b2": 3, "a1": 2, "a3": 1, "e5": 6}
    state = start_of_turn(16, (1, 3), tourists=city, waiting={18: 1}, **X17)
    assert happened(state)[-1]["scores"] == [13, 6, 12]


@pytest.mark.rule("HA-X17", "HA-R23", "HA-8.6", "HA-8.7")
def test_two_reach_the_goal_together() -> None:
    shared = {"a2": 6, "b2": 3, "a1": 2, "a3": 2, "e5": 6}
    assert position(turn=15, tourists=shared, **X17).scores() == [11, 6, 11]
    state = start_of_turn(16, (1, 3), tourists=shared, **X17)
    assert (state.scores(), state.winners(), state.seat) == ([12, 6, 12], [0, 2], -1)
    city = {**shared, "a3": 1}
    assert position(turn=15, tourists=city, waiting={18: 1}, **X17).scores() == [11, 6, 10]
    state = start_of_turn(16, (1, 3), tourists=city, waiting={18: 1}, **X17)
    assert (state.scores(), state.winners(), state.seat) == ([13, 6, 12], [0], -1)
    assert seen(state, "reason") == "goal"


@pytest.mark.rule("HA-X18", "HA-8.3", "HA-8.5", "HA-R24", "HA-6.18")
def test_supply_empty() -> None:
    assert position(turn=25, **X18).scores() == [9, 8]
    state = start_of_turn(26, (1, 2), **X18)
    assert state.seat == 1
    assert seen(state, "boat") == 18
    assert waiting(state) == {18: 1}
    assert seen(state, "supply") == 0
    happened(state)
    do(state, "walk mayor bc45", "walk watchman de12")
    assert seen(state, "phase") == "act", "seat 1 may still act"
    do(state, "end_turn")
    assert (state.seat, seen(state, "reason")) == (-1, "supply")
    assert (state.scores(), state.winners()) == ([9, 8], [0])
    assert waiting(state) == {18: 1}, "who waits stays there and counts for nobody"
    assert kinds(happened(state)) == ["walk", "walk", "end_turn", "end"]


@pytest.mark.rule("HA-8.3")
def test_the_last_turn_is_played_to_its_end_also_after_a_landing() -> None:
    state = start_of_turn(26, (1, 1), **X18)
    assert tourists(state)["a1"] == 6
    assert seen(state, "supply") == 0
    assert seen(state, "phase") == "walk_mayor"
    act_idly(state)
    assert (state.seat, seen(state, "reason"), state.scores()) == (-1, "supply", [10, 8])


@pytest.mark.rule("HA-6.18", "HA-8.3")
def test_with_tourists_in_supply_the_next_seat_begins() -> None:
    state = p7(tourists={"a3": 11})
    do(state, "end_turn")
    assert (state.seat, seen(state, "turn")) == (1, 8)
    assert seen(state, "flipped") == seen(state, "sent") == {"mayor": False, "watchman": False}


@pytest.mark.rule("HA-8.4")
def test_the_goal_comes_before_the_empty_supply() -> None:
    """In the last turn seat 0 reaches 15 at landing: reason goal, at once."""
    last = {**X18, "tourists": {"a1": 14, "e1": 8, "a3": 4, "e3": 3}}
    state = start_of_turn(26, (1, 1), **last)
    assert seen(state, "supply") == 0
    assert (state.seat, seen(state, "reason"), state.winners()) == (-1, "goal", [0])
    sent = position(
        turn=26, supply=0, tourists={"a1": 14, "c3": 2, "e3": 14}, hotels=[["ab12", "ab45"], ["cd12", "de45"]]
    )
    do(sent, "send mayor a1")
    assert (sent.seat, seen(sent, "reason"), sent.winners()) == (-1, "goal", [0])


@pytest.mark.rule("HA-8.5", "HA-7.4")
def test_waiting_tourists_count_for_nobody_at_the_end() -> None:
    state = start_of_turn(26, (1, 2), **{**X18, "tourists": {"a1": 5, "b2": 4, "e1": 8, "a3": 6}, "waiting": {0: 6}})
    act_idly(state)
    assert waiting(state) == {0: 6, 18: 1}
    assert (state.scores(), state.winners()) == ([9, 8], [0])


@pytest.mark.rule("HA-8.7", "HA-R23")
def test_equal_scores_share_the_win_also_when_the_supply_is_empty() -> None:
    state = start_of_turn(26, (1, 2), **{**X18, "tourists": {"a1": 5, "b2": 3, "e1": 8, "a3": 7, "e3": 6}})
    act_idly(state)
    assert (seen(state, "reason"), state.scores(), state.winners()) == ("supply", [8, 8], [0, 1])


@pytest.mark.rule("HA-8.6", "HA-8.8", "HA-I17")
def test_the_result_is_told() -> None:
    reasons = set()
    for seed in range(40):
        players = 2 + seed % 3
        *_, state = decisions(game(players=players), seed, events=True)
        end = happened(state)[-1]
        scores = state.scores()
        best = [seat for seat in range(players) if scores[seat] == max(scores)]
        assert end == {"event": "end", "reason": seen(state, "reason"), "scores": scores, "winners": best}
        assert state.winners() == seen(state, "winners") == best
        assert (end["reason"] == "goal") == (max(scores) >= (15 if players == 2 else 12))
        assert end["reason"] == "goal" or (seen(state, "supply"), seen(state, "turn")) == (0, 26)
        reasons.add(end["reason"])
    assert reasons == {"goal", "supply"}
