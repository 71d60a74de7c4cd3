"""A fast turn keeps to the rules, sees when the goal is near, and leaves nothing to chance."""

from typing import Any

import pytest

import tabledhote
from tabledhote.bots import Greedy
from tabledhote.games.amsterdam.state import Position
from tabledhote.games.amsterdam.strategy.fast_turn import hurry
from tests.games.amsterdam.positions import P7_HOTELS, position
from tests.support.settings import title

EVERYWHERE = pytest.mark.parametrize(
    "chosen",
    [{"players": players, "variant": variant} for players in (2, 3, 4) for variant in ("family", "tactical")],
    ids=lambda chosen: title("amsterdam", chosen),
)


DECIDED = {  # the fields of a decision's event that say what was chosen
    "sail": ("steps",),
    "place_hotel": ("at",),
    "walk": ("pawn", "to"),
    "flip": ("pawn", "tile"),
    "send": ("pawn", "tile"),
    "end_turn": (),
}


def play_again(state: Any, events: list[dict[str, Any]]) -> None:
    """Play a turn again from its events, without what happened by itself."""
    home = ""
    for event in events:
        kind = event["event"]
        if kind == "evict":
            home = event["to"]
        elif kind in DECIDED and not event.get("auto"):
            state.play(state.parse({"do": kind, **{name: event[name] for name in DECIDED[kind]}}))
            if state.seat >= 0 and state.describe(state.legal()[0])["do"] == "rehouse":
                state.play(state.parse({"do": "rehouse", "tile": home}))


@EVERYWHERE
def test_every_step_is_legal_and_the_turn_is_played_to_its_end(chosen: dict[str, Any]) -> None:
    game = tabledhote.game("amsterdam", **chosen)
    for seed in range(20):
        state: Any = game.start(seed=seed)
        while state.seat >= 0:
            before, turn = state.copy(), state.turn
            state.events = []
            hurry(state)
            events, state.events = state.events, None
            assert state.seat < 0 or state.turn == turn + 1
            play_again(before, events)
            assert before.dump() == state.dump()
            game.load(state.dump())


@pytest.mark.parametrize("variant", ["family", "tactical"])
def test_a_seat_that_can_reach_the_goal_does(variant: str) -> None:
    """The mayor beside e4 drives its three tourists to a bar of the first seat."""
    tourists = {"e4": 3, "a1": 12}
    state = position(tourists=tourists, hotels=P7_HOTELS, mayor="de34", watchman="ab45", variant=variant, turn=11)
    assert state.scores()[0] == 12
    assert isinstance(state, Position)
    hurry(state)
    assert state.seat < 0
    assert state.winners() == [0]


@pytest.mark.slow
def test_it_plays_about_as_well_as_the_greedy_bot() -> None:
    game, wins = tabledhote.game("amsterdam", players=3), 0.0
    for number in range(120):
        state = game.start(seed=number)
        assert isinstance(state, Position)
        hasty, greedy = number % 3, Greedy(number)
        while state.seat >= 0:
            if state.seat == hasty:
                hurry(state)
            else:
                state.apply(greedy.choose(state))
        wins += (hasty in state.winners()) / len(state.winners())
    assert 0.2 * 120 < wins < 0.5 * 120
