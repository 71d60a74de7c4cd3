"""Many seats in one step do what each of them would do alone."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import tabledhote
import tabledhote.envs.gymnasium
from tabledhote.envs.gymnasium import Seat
from tabledhote.envs.seats import Seats

TABLES = 3


def alike(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return len(one) == len(other) and all(map(alike, one, other))
    return type(one) is type(other) and bool(np.array_equal(one, other))


@pytest.mark.parametrize("name", tabledhote.games())
def test_seats_in_a_batch_play_like_gymnasium_s_own_batch(name: str) -> None:
    alone = SyncVectorEnv([lambda: Seat(name)] * TABLES, autoreset_mode=AutoresetMode.SAME_STEP)
    seats = Seats(name, TABLES)
    choice = np.random.default_rng(2)
    one: tuple[Any, ...] = alone.reset(seed=5)
    other: tuple[Any, ...] = seats.reset(seed=5)
    ended = 0
    for turn in range(250):
        assert all(map(alike, one, other)), turn
        actions = np.array([choice.choice(np.flatnonzero(mask)) for mask in other[-1]["action_mask"]])
        if turn == 3:
            actions[1] = other[-1]["action_mask"][1].argmin()  # an illegal one
        one, other = alone.step(actions), seats.step(actions)
        ended += int(other[2].sum())
    assert ended > 1


def test_gymnasium_makes_them_by_name() -> None:
    made = gymnasium.make_vec("tabledhote/amsterdam-v0", num_envs=2, bots="random", seat=1)
    assert isinstance(made.unwrapped, Seats)
    seen, infos = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    seen, _, over, cut, infos = made.step(infos["action_mask"].argmax(axis=1))
    assert seen.shape == made.observation_space.shape
    assert not over.any()
    assert not cut.any()


def test_seeds_must_be_as_many_as_tables() -> None:
    with pytest.raises(ValueError, match="2 seeds are given; there are 3 environments"):
        Seats("hellton", 3).reset(seed=[1, 2])


def test_without_a_seed_the_games_go_on_with_the_chance_there_is() -> None:
    seats = Seats("hellton", 2, bots="random")
    first, _ = seats.reset(seed=1)
    second, _ = seats.reset()
    again, _ = seats.reset(seed=1)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, second)
