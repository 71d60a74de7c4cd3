"""What learning agents see: always as long, never more than the seat may know, and all that decides."""

import numpy as np
import pytest

from tabledhote import Rng
from tabledhote.envs.sight import Sight
from tabledhote.kernel.observation import Observation
from tests.support.random_games import decisions, opened
from tests.support.settings import Chosen, settings, title

SETTINGS = list(settings())


@pytest.mark.parametrize(("name", "chosen"), SETTINGS, ids=[title(*setting) for setting in SETTINGS])
def test_an_observation_always_has_the_same_length_and_its_sets_are_zeros_and_ones(name: str, chosen: Chosen) -> None:
    game = opened(name, chosen)
    sight = Sight(game)
    for at, state in enumerate(decisions(game, seed=3)):
        if at % 5 == 0 or state.seat < 0:
            for seat in range(game.players):
                seen = sight.of(state, seat)
                assert seen.shape == (sight.size,)
                assert seen[sight.numbers :].max() == 1


@pytest.mark.parametrize(("name", "chosen"), SETTINGS, ids=[title(*setting) for setting in SETTINGS])
def test_what_a_seat_cannot_know_is_not_in_its_observation(name: str, chosen: Chosen) -> None:
    game, chance = opened(name, chosen), Rng(5)
    sight = Sight(game)
    for at, state in enumerate(decisions(game, seed=4)):
        if at % 7 == 0 and state.seat >= 0:
            for seat in range(game.players):
                assert np.array_equal(sight.of(state, seat), sight.of(state.conceal(seat, chance), seat))


@pytest.mark.parametrize(("name", "chosen"), SETTINGS, ids=[title(*setting) for setting in SETTINGS])
def test_every_decision_changes_what_somebody_sees(name: str, chosen: Chosen) -> None:
    game = opened(name, chosen)
    sight = Sight(game)
    before = None
    for state in decisions(game, seed=6):
        now = np.stack([sight.of(state, seat) for seat in range(game.players)])
        assert before is None or not np.array_equal(before, now)
        before = now


def test_one_sees_oneself_first() -> None:
    game = opened("vienna", {"players": 4})
    sight = Sight(game)
    state = list(decisions(game, seed=1))[-1]
    points = [span.start for span in sight.spans if span.name == "points"]
    for seat in range(4):
        seen = [int(sight.of(state, seat)[at]) for at in points]
        players = state.view(seat)["players"]
        assert isinstance(players, list)
        assert seen == [players[(seat + place) % 4]["points"] for place in range(4)]


def test_the_layout_covers_every_place_once() -> None:
    for name, chosen in SETTINGS:
        sight = Sight(opened(name, chosen))
        ends = [0, *(span.start + span.length for span in sight.spans)]
        assert [span.start for span in sight.spans] == ends[:-1]
        assert ends[-1] == sight.size == sight.of(opened(name, chosen).start(seed=1), 0).size


def test_sets_are_spread_in_the_order_of_their_members() -> None:
    game = opened("austria", {"players": 2})
    sight = Sight(game)
    state = game.start(seed=8)
    span = next(span for span in sight.spans if span.name == "hand")
    held = np.flatnonzero(sight.of(state, 1)[span.start : span.start + span.length]) + 1
    view = state.view(1)["players"]
    assert isinstance(view, list)
    assert held.tolist() == [card["staff"] for card in view[1]["hand"]]


@pytest.mark.parametrize(("name", "chosen"), SETTINGS, ids=[title(*setting) for setting in SETTINGS])
def test_action_numbers_stay_below_the_number_of_actions(name: str, chosen: Chosen) -> None:
    game = opened(name, chosen)
    for seed in range(3):
        for state in decisions(game, seed):
            if state.seat >= 0:
                assert min(state.legal()) >= 0
                assert max(state.legal()) < game.box.actions


def test_numbers_beyond_a_byte_are_noted_as_the_nearest() -> None:
    seen = Observation(numbers=8, length=8, lines=1)
    for value in (-3, 0, 255, 256, 9999, 7, 8, 9):
        seen.number("any", value)
    assert list(seen.cells) == [0, 0, 255, 255, 255, 7, 8, 9]


def test_sets_of_up_to_63_things_lie_beside_each_other() -> None:
    seen = Observation(numbers=1, length=118, lines=1)
    for members, of in ((0b101, 3), ((1 << 63) - 1, 63), (1 << 44, 45), (0, 5)):
        seen.members("any", members, of)
    seen.one_of("any", 0, 1)
    assert list(seen.cells) == [0] + [1, 0, 1] + [1] * 63 + [0] * 44 + [1] + [0] * 5 + [1]


def test_every_position_has_a_line_of_its_own_and_nothing_is_left_from_an_earlier_use() -> None:
    seen = Observation(numbers=1, length=4, lines=2)
    for number, which in ((9, 2), (8, -1)):
        seen.number("any", number)
        seen.one_of("any", which, 3)
        seen.close()
    assert list(seen.cells) == [9, 0, 0, 1, 8, 0, 0, 0]
    seen.forget()
    seen.one_of("any", 0, 3)
    assert list(seen.cells) == [0, 1, 0, 0, 0, 0, 0, 0]
