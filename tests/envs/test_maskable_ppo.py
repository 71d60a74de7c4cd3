"""The example of MaskablePPO: what it needs no PyTorch for, and, where that is installed, that it can be trained."""

import sys

import numpy as np
import pytest
from numpy.typing import NDArray

from examples.maskable_ppo import MEASURED, Floats, Masks, Tables, drawn, learner, scaled, share
from tabledhote.envs.seats import Seats


def test_tables_tell_what_the_seats_tell() -> None:
    seats, tables = Seats("hellton", 3, "random"), Tables(Seats("hellton", 3, "random"), seed=5)
    (plain, infos), seen = seats.reset(seed=5), tables.reset()
    assert tables.observation_space.shape == seen[0].shape
    ended = 0
    for _ in range(200):
        assert np.array_equal(seen, scaled(plain))
        assert tables.observation_space.contains(seen[0])
        masks = np.stack(tables.env_method("action_masks"))
        assert np.array_equal(masks, infos["action_mask"])
        assert masks.shape == (3, tables.seats.sight.actions)
        actions = masks.argmax(axis=1)
        plain, rewards, over, _, infos = seats.step(actions)
        seen, gained, done, told = tables.step(actions)
        assert np.array_equal(gained, rewards)
        assert np.array_equal(done, over)
        for at in range(3):
            assert ("terminal_observation" in told[at]) == over[at]
            if over[at]:
                ended += 1
                assert np.array_equal(told[at]["terminal_observation"], scaled(infos["final_obs"][at]))
    assert ended


def test_masks_are_the_one_thing_that_tables_are_asked_for() -> None:
    tables = Tables(Seats("hellton", 2, "random"))
    assert tables.has_attr("action_masks")
    assert not tables.has_attr("other")
    with pytest.raises(AttributeError, match="tables have action_masks, not other"):
        tables.env_method("other")


def at_random(seen: Floats, masks: Masks) -> NDArray[np.integer]:
    wishes = np.where(masks == 1, np.random.default_rng(int(seen.sum())).random(masks.shape), -1)
    chosen: NDArray[np.integer] = wishes.argmax(axis=1)
    return chosen


def test_the_share_of_wins_is_a_half_between_equals_and_nothing_for_who_breaks_the_rules() -> None:
    assert 0.35 < share(at_random, "hellton", "random", games=200) < 0.65
    assert share(lambda _, masks: masks.argmin(axis=1), "hellton", "random", games=10) == 0


def test_the_learning_curve_is_a_picture_with_a_line_for_each_bot() -> None:
    picture = drawn([[0.5, 0.1, 0.0], [0.9, 0.3, 0.1]], 1000, 60.0)
    assert picture.startswith("<svg")
    assert all(f"against {level}" in picture for level in MEASURED)
    assert "--paper:" in picture  # it stands alone, with its colours


def test_without_its_packages_the_example_says_how_to_install_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("torch", "sb3_contrib"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(SystemExit, match="needs more packages: pip install 'tabledhote\\[rl\\]' sb3-contrib"):
        learner(Tables(Seats("hellton", 2, "random")))


def test_an_agent_learns_and_chooses_what_is_legal() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install sb3-contrib")
    tables = Tables(Seats("hellton", 16, "random"))
    agent = learner(tables)
    agent.learn(1)  # a whole round: 128 decisions of each table
    assert agent.num_timesteps == 128 * 16
    masks = np.stack(tables.env_method("action_masks"))
    actions, _ = agent.predict(tables.reset(), action_masks=masks)
    assert masks[np.arange(16), actions].all()
