"""Every game in PettingZoo, Gymnasium and OpenSpiel, judged by their own tests."""

import contextlib
import copy
import io
import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

import tabledhote
from tabledhote.envs import openspiel, rewards
from tabledhote.envs.gymnasium import Seat
from tabledhote.envs.pettingzoo import env, parallel_env
from tests.support.random_games import decisions, opened

GAMES = tabledhote.games()
MOST = {name: max(tabledhote.game(name).box.players) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_every_game(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent")
        api_test(env(name, players=MOST[name]), num_cycles=200)
    seed_test(partial(env, name), num_cycles=100)
    parallel_api_test(parallel_env(name), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_counts_the_cycles_of_the_parallel_form(name: str) -> None:
    together = partial(parallel_env, name)
    max_cycles_test(SimpleNamespace(parallel_env=together, env=lambda **chosen: parallel_to_aec(together(**chosen))))


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_draws_every_game(name: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        render_test(partial(env, name), custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert printed.getvalue().strip()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_pays_what_the_winners_deserve(name: str) -> None:
    table = env(name, players=MOST[name])
    table.reset(seed=11)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        gained[agent] += reward
        table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
    state = table.unwrapped.sitting.state
    assert list(gained.values()) == rewards(state)
    assert sum(gained.values()) == pytest.approx(0)


def test_after_so_many_decisions_of_one_agent_a_game_is_cut() -> None:
    table = env("amsterdam", max_cycles=2)
    table.reset(seed=1)
    decided = 0
    for agent in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        assert not over
        table.step(None if cut else table.action_space(agent).sample(seen["action_mask"]))
        decided += not cut
    assert 2 <= decided <= 3


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = env("hellton")
    table.reset(seed=1)
    before = table.unwrapped.sitting.state.dump()
    with pytest.raises(tabledhote.IllegalAction, match="is not legal: seat"):
        table.step(int(table.last()[0]["action_mask"].argmin()))
    assert table.unwrapped.sitting.state.dump() == before


def test_in_the_parallel_form_an_illegal_action_is_told_and_changes_nothing() -> None:
    table = parallel_env("hellton")
    table.reset(seed=1)
    before = table.sitting.state.dump()
    _, _, _, _, infos = table.step(dict.fromkeys(table.agents, table.sitting.sight.actions - 1))
    assert table.sitting.state.dump() == before
    assert "is not legal" in infos[table.possible_agents[table.sitting.state.seat]]["illegal"]


@pytest.mark.parametrize("choice", [{"render_mode": "video"}, {"max_cycles": 0}, {"players": 9}, {"colour": 1}])
def test_what_an_environment_cannot_do_is_said(choice: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"allowed|at least"):
        env("amsterdam", **choice)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_every_game(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*render fps.*")
        check_env(Seat(name, bots="random", render_mode="ansi"), skip_close_check=True)
    table = gymnasium.make(f"tabledhote/{name}-v0", bots="random")
    _, info = table.reset(seed=3)
    table.action_space.seed(3)
    over = False
    while not over:
        _, reward, over, _, info = table.step(table.action_space.sample(info["action_mask"]))
    seat = table.unwrapped
    assert isinstance(seat, Seat)
    assert seat.state.seat < 0
    assert reward == rewards(seat.state)[seat.seat]


def test_gymnasium_with_bots_by_seat_and_their_errors() -> None:
    table = Seat("austria", bots=["greedy", "random"], seat=1, players=3)
    table.reset(seed=1)
    assert table.state.seat == 1
    with pytest.raises(ValueError, match="1 given; there are 2 free seats"):
        Seat("austria", bots=["greedy"], players=3)
    with pytest.raises(ValueError, match="allowed"):
        Seat("austria", bots="nobody")
    with pytest.raises(ValueError, match="seat is 2; it must be from 0 to 1"):
        Seat("austria", seat=2)


def test_in_gymnasium_an_illegal_action_loses() -> None:
    table = Seat("hellton", bots="random")
    _, info = table.reset(seed=1)
    _, reward, over, _, info = table.step(info["action_mask"].argmin())
    assert (reward, over) == (-1.0, True)
    assert "is not legal" in info["illegal"]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_every_game(name: str) -> None:
    for players in (min(tabledhote.game(name).box.players), MOST[name]):
        game = pyspiel.load_game(f"tabledhote_{name}", {"players": players})
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_takes_options_as_parameters() -> None:
    game = pyspiel.load_game("tabledhote_austria", {"players": 3, "edition": "2015", "first": "2"})
    assert game.num_players() == 3
    assert game.played.options["edition"] == "2015"
    assert game.played.options["first"] == 2


def test_openspiel_plays_an_earlier_version_of_the_rules() -> None:
    older = pyspiel.load_game("tabledhote_amsterdam(rules=1)")
    assert (older.played.rules, pyspiel.load_game("tabledhote_amsterdam").played.rules) == (1, 2)
    state = copy.deepcopy(older.new_initial_state())
    while state.is_chance_node():
        state.apply_action(7)
    assert pickle.loads(pickle.dumps(state.held)).state.dump() == state.state.dump()
    assert state.state.dump()["rules"] == 1


def dealt(name: str) -> Any:
    state = pyspiel.load_game(f"tabledhote_{name}").new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    return state


def test_openspiel_algorithms_search_our_games() -> None:
    state = dealt("hellton")
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 10, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_openspiel_deals_anew_what_a_player_cannot_know() -> None:
    state = dealt("austria")
    other = state.resample_from_infostate(0, lambda: 0.25)
    assert state.state.view(0) == other.state.view(0)
    assert state.state.view(1) != other.state.view(1)


def test_chance_in_openspiel_is_drawn_after_the_decision() -> None:
    """Two copies of a state that chance is about to answer go different ways: nobody can look ahead."""
    state = dealt("amsterdam")
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    rolls = set()
    for byte in range(20):
        other = state.clone()
        while other.is_chance_node():
            other.apply_action(byte)
        rolls.add(str(other))
    assert len(rolls) > 3
    assert isinstance(state, openspiel.SpielState)


def test_rewards_add_up_to_nothing() -> None:
    for name in GAMES:
        for seed in range(3):
            *_, state = decisions(opened(name, {}), seed)
            assert sum(rewards(state)) == pytest.approx(0)
