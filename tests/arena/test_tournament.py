"""Tournaments: fair fixtures, true ratings, the same results wherever they are played."""

import json
import logging
import os
import signal
from collections import Counter
from collections.abc import Iterator

import pytest

from tabledhote import IllegalAction, InvalidOption
from tabledhote.arena.extras import require
from tabledhote.arena.players import player
from tabledhote.arena.ratings import meeting, meetings, ratings
from tabledhote.arena.tournament import Fixtures, Played, duel, tournament
from tabledhote.arena.workers import workers
from tests.arena.guests import GRAVE
from tests.support.commands import run

GUEST = "tests.arena.guests:First"


def played(plan: Fixtures, jobs: int = 1, cluster: str | None = None) -> list[Played]:
    return [game for match in tournament(plan, jobs, cluster) for game in match]


def test_every_pairing_sits_in_every_seat_with_the_same_chance() -> None:
    plan = Fixtures("amsterdam", ("random", GUEST, "tests.arena.guests:Peeping"), games=7, options={"players": 3})
    games = played(plan)
    assert len(games) == plan.total == 3 * 2 * 6
    for pairing, (one, other) in enumerate(plan.pairings):
        own = [game for game in games if game.pairing == pairing]
        for name in (one, other):
            assert (
                len(set(Counter(seat for game in own for seat in range(3) if game.seats[seat] == name).values())) == 1
            )
    for match in range(plan.matches):
        assert len({game.seed for game in games if game.match == match}) == 1


def test_the_same_games_in_one_process_and_in_two() -> None:
    plan = Fixtures("hellton", ("greedy", "random"), games=12, seed=5)
    assert played(plan) == played(plan, jobs=2)


@pytest.mark.filterwarnings("error")
def test_nothing_is_said_of_work_that_is_given_up() -> None:
    results = workers(jobs=2).results(abs, range(100))
    assert next(results) == 0
    del results


def blocked(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_ctrl_c_is_for_who_gave_the_work_and_not_for_the_processes_that_do_it() -> None:
    assert list(workers(jobs=2).results(blocked, range(4))) == [True] * 4
    assert not blocked(0)


def test_places_count_winners_first_and_ties_half() -> None:
    game = Played(0, 0, ("a", "b", "b"), 1, (10, 12, 12), (1, 2))
    assert [game.place(seat) for seat in range(3)] == [2, 0.5, 0.5]
    assert duel([game], "a", "b") == 0
    assert duel([game], "b", "a") == 1


def test_the_stronger_bot_is_rated_higher_and_significantly() -> None:
    plan = Fixtures("hellton", ("random", "greedy", GUEST), games=30)
    games = played(plan)
    rated = {rating.name: rating for rating in ratings(plan, games)}
    assert rated["greedy"].mu - 2 * rated["greedy"].sigma > rated["random"].mu
    assert rated["greedy"].won > 1.5
    met = {(found.one, found.other): found for found in meetings(plan, games)}
    against = met["random", "greedy"]
    assert against.chance < 0.01
    assert against.low <= against.share <= against.high < 0.5


def test_bots_that_are_equally_strong_are_not_called_different() -> None:
    assert meeting("a", "b", [0.5] * 20).chance == pytest.approx(1)
    assert meeting("a", "b", [1.0, 0.0] * 10).chance == pytest.approx(1)
    assert meeting("a", "b", [1.0, 1.0]).chance > 0.05


def test_a_bot_by_import_path_is_checked_and_sees_no_hidden_card() -> None:
    import tabledhote
    from tabledhote import Rng

    state = tabledhote.game("austria", players=3).start(seed=3)
    with pytest.raises(IllegalAction, match=r"bot tests\.arena\.guests:Cheat chose -1: seat"):
        player("tests.arena.guests:Cheat", 1).choose(state)
    other = state.conceal(state.seat, Rng(4))
    assert other.dump() != state.dump()
    peeping = "tests.arena.guests:Peeping"
    assert player(peeping, 1).choose(state) == player(peeping, 1).choose(other)


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        (("greedy",), "at least two"),
        (("greedy", "greedy"), "each once"),
        (("greedy", "nobody"), "there is no bot 'nobody'"),
        (("greedy", "nowhere:Nobody"), "No module named 'nowhere'"),
        (("greedy", "tests.arena.guests:Missing"), "has no such class"),
        (("greedy", "tests.arena.guests:os"), "has no such class"),
    ],
)
def test_a_bot_that_cannot_play_is_named(bots: tuple[str, ...], problem: str) -> None:
    with pytest.raises(InvalidOption, match=problem):
        Fixtures("amsterdam", bots, games=2)


def test_the_command_shows_and_writes_a_tournament() -> None:
    told = run("tournament", "hellton", "--bots", f"greedy,random,{GUEST}", "--games", "4", "--seed", "3", "--json")
    found = json.loads(told.stdout)
    assert found["games"] == 12
    assert {rating["name"] for rating in found["ratings"]} == {"greedy", "random", GUEST}
    assert len(found["meetings"]) == 3
    shown = run("tournament", "hellton", "--games", "4")
    assert "greedy" in shown.stdout
    for wrong in (["--cluster", "moon://x"], ["--jobs", "0"], ["--games", "0"], ["--bots", "greedy"]):
        refused = run("tournament", "hellton", *wrong)
        assert refused.exit_code == 2
        assert not refused.stdout


def with_a_death(plan: Fixtures, jobs: int = 1, cluster: str | None = None) -> list[Played]:
    """The games of a plan in which a bot kills its process at its first decision."""
    GRAVE.unlink(missing_ok=True)
    games = played(plan, jobs, cluster)
    assert GRAVE.exists()
    return games


def test_a_killed_process_loses_no_result() -> None:
    plan = Fixtures("hellton", ("tests.arena.guests:Mortal", "random"), games=8)
    assert with_a_death(plan, jobs=2) == played(plan)


@pytest.fixture(scope="module")
def ray_cluster() -> Iterator[str]:
    """A head and one more node, each with one processor."""
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    usual = logging.getLogRecordFactory()
    ray = require("ray")
    cluster = require("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    yield "ray://auto"
    ray.shutdown()
    cluster.shutdown()
    logging.setLogRecordFactory(usual)  # Ray's adds its own fields to whatever this process logs later


@pytest.mark.slow
def test_a_ray_cluster_of_two_nodes_plays_the_same_games(ray_cluster: str) -> None:
    assert sum(node["Alive"] for node in require("ray").nodes()) == 2
    plan = Fixtures("hellton", ("greedy", "random"), games=40, seed=5)
    assert played(plan, cluster=ray_cluster) == played(plan)


@pytest.mark.slow
def test_a_killed_worker_of_a_cluster_loses_no_result(ray_cluster: str) -> None:
    plan = Fixtures("hellton", ("tests.arena.guests:Mortal", "random"), games=8)
    assert with_a_death(plan, cluster=ray_cluster) == played(plan)


@pytest.mark.slow
def test_a_dask_cluster_plays_the_same_games() -> None:
    plan = Fixtures("hellton", ("greedy", "random"), games=20, seed=6)
    with require("distributed").LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address.removeprefix("tcp://")
        assert played(plan, cluster=f"dask://{address}") == played(plan)


def test_a_cluster_that_does_not_answer_is_said() -> None:
    plan = Fixtures("hellton", ("greedy", "random"), games=2)
    with pytest.raises(InvalidOption, match="no Dask cluster answers"):
        played(plan, cluster="dask://127.0.0.1:9")
