"""Many tables in one step do what each of them would do alone."""

import numpy as np
import pytest

import tabledhote
from tabledhote import Rng
from tabledhote.envs import rewards
from tabledhote.envs.sight import Sight
from tabledhote.envs.vector import Tables


@pytest.mark.parametrize("name", tabledhote.games())
def test_tables_in_a_batch_play_like_tables_alone(name: str) -> None:
    tables = Tables(name, tables=3, seed=9)
    batch = tables.reset()
    chance = Rng(9)
    game = tabledhote.game(name)
    sight = Sight(game)
    alone = [game.start(chance.next()) for _ in range(3)]
    choice = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        for at, state in enumerate(alone):
            assert batch.seats[at] == state.seat
            assert np.array_equal(batch.observations[at], sight.of(state, state.seat))
            assert np.array_equal(batch.masks[at], sight.mask(state, state.seat))
        actions = np.array([choice.choice(np.flatnonzero(mask)) for mask in batch.masks])
        batch = tables.step(actions)
        for at, state in enumerate(alone):
            state.play(int(actions[at]))
            assert batch.over[at] == (state.seat < 0)
            assert batch.rewards[at].tolist() == pytest.approx(rewards(state))
            if state.seat < 0:
                ended += 1
                alone[at] = game.start(chance.next())
    assert ended


def test_one_illegal_action_stops_the_whole_step() -> None:
    tables = Tables("amsterdam", tables=3, seed=1)
    batch = tables.reset()
    before = [state.dump() for state in tables.states]
    actions = batch.masks.argmax(axis=1)
    for bad in (int(batch.masks[1].argmin()), -1, 10**6):
        actions[1] = bad
        with pytest.raises(tabledhote.IllegalAction, match=f"table 1: action {bad} is not legal: seat"):
            tables.step(actions)
    assert [state.dump() for state in tables.states] == before


def test_actions_of_a_wrong_shape_or_kind_are_refused() -> None:
    tables = Tables("amsterdam", tables=3)
    tables.reset()
    for wrong in (np.array([1, 2]), np.array([0.5, 1.0, 2.0])):
        with pytest.raises(ValueError, match="3 whole numbers"):
            tables.step(wrong)
    with pytest.raises(ValueError, match="at least 1"):
        Tables("amsterdam", tables=0)
