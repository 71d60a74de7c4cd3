"""Many tables in one step do what each of them would do alone."""

from dataclasses import fields

import numpy as np
import pytest

import tabledhote
from tabledhote.envs import rewards
from tabledhote.envs.shared import SharedTables
from tabledhote.envs.sight import Sight
from tabledhote.envs.vector import Batch, Tables, chances


@pytest.mark.parametrize("name", tabledhote.games())
def test_tables_in_a_batch_play_like_tables_alone(name: str) -> None:
    tables = Tables(name, tables=3, seed=9)
    batch = tables.reset()
    game = tabledhote.game(name)
    sight = Sight(game)
    own = chances(9, 3)
    alone = [game.start(chance.next()) for chance in own]
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
                alone[at] = game.start(own[at].next())
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


def same(one: Batch, other: Batch) -> bool:
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(Batch))


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_tables_in_several_processes_play_the_same_games(processes: int) -> None:
    tables = Tables("amsterdam", tables=5, seed=4)
    choice = np.random.default_rng(1)
    with SharedTables("amsterdam", tables=5, processes=processes, seed=4) as shared:
        here, there = tables.reset(), shared.reset()
        ended = 0
        for _ in range(300):
            assert same(here, there)
            actions = np.array([choice.choice(np.flatnonzero(mask)) for mask in here.masks])
            here, there = tables.step(actions), shared.step(actions)
            ended += int(here.over.sum())
        assert ended
        assert same(tables.reset(), shared.reset())


def test_of_several_processes_one_illegal_action_stops_the_whole_step() -> None:
    alone = Tables("amsterdam", tables=5, seed=4)
    with SharedTables("amsterdam", tables=5, processes=2, seed=4) as shared:
        alone.reset()
        actions = shared.reset().masks.argmax(axis=1)
        actions[4] = -1
        with pytest.raises(tabledhote.IllegalAction) as here:
            alone.step(actions)
        with pytest.raises(tabledhote.IllegalAction) as there:
            shared.step(actions)
        assert str(here.value) == str(there.value)
        actions[4] = shared.reset().masks[4].argmax()
        assert not shared.step(actions).over.any()


def test_halves_take_turns_and_play_the_same_games() -> None:
    alone = [Tables("amsterdam", tables=3, seed=seed) for seed in (1, 2)]
    with (
        SharedTables("amsterdam", tables=3, processes=1, seed=1) as one,
        SharedTables("amsterdam", tables=3, processes=2, seed=2) as other,
    ):
        halves = (one, other)
        batches = [tables.reset() for tables in alone]
        for half, batch in zip(halves, batches, strict=True):
            assert same(half.reset(), batch)
            half.send(batch.masks.argmax(axis=1))
        for _ in range(150):
            for at, (half, tables) in enumerate(zip(halves, alone, strict=True)):
                batches[at] = tables.step(batches[at].masks.argmax(axis=1))
                batch = half.receive()
                assert same(batch, batches[at])
                half.send(batch.masks.argmax(axis=1))


def test_a_step_is_sent_once_and_received_once() -> None:
    with SharedTables("amsterdam", tables=2, processes=2, seed=1) as shared:
        actions = shared.reset().masks.argmax(axis=1)
        with pytest.raises(RuntimeError, match="no step is under way: send actions first"):
            shared.receive()
        shared.send(actions)
        with pytest.raises(RuntimeError, match="a step is under way: receive it first"):
            shared.send(actions)
        with pytest.raises(RuntimeError, match="a step is under way: receive it first"):
            shared.reset()
        shared.receive()
        shared.reset()
        actions[1] = -1
        with pytest.raises(tabledhote.IllegalAction, match="table 1"):
            shared.send(actions)
        shared.reset()


def test_a_process_that_dies_is_named_and_takes_the_others_with_it() -> None:
    with SharedTables("hellton", tables=4, processes=2, seed=4) as shared:
        shared.reset()
        shared.workers[1].kill()
        with pytest.raises(RuntimeError, match="ended with code"):
            shared.reset()
        assert all(worker.poll() is not None for worker in shared.workers)


def test_more_processes_than_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="from 1 to the number of tables, 2"):
        SharedTables("hellton", tables=2, processes=3)
