"""The estimate of the final scores: right at the end, fair to what a seat cannot know, and its weights checked."""

import tomllib
from collections.abc import Callable
from importlib import resources
from math import isfinite
from typing import Any

import pytest

import tabledhote
from tabledhote import InvalidComponents, Rng, State
from tabledhote.bots import Random
from tabledhote.bots.strategy import check_weights, strategy_of
from tabledhote.games import box
from tabledhote.kernel.sheet import Sheet
from tests.support.settings import Chosen, settings, title

EVERYWHERE = pytest.mark.parametrize(("name", "chosen"), list(settings()), ids=[title(*each) for each in settings()])


def course(name: str, chosen: Chosen, seed: int = 4) -> list[State]:
    """Some positions of a random game, the last one over."""
    state, chance = tabledhote.game(name, **chosen).start(seed=seed), Random(seed)
    found = [state.copy()]
    while state.seat >= 0:
        state.apply(chance.choose(state))
        if state.seat >= 0 and len(found) < 60 and chance.rng.below(3) == 0:
            found.append(state.copy())
    return [*found, state]


def estimate_of(name: str) -> Callable[[State], list[float]]:
    known = strategy_of(box(name))
    return lambda state: known.estimate(state, known.weights[state.game.players])


@EVERYWHERE
def test_every_seat_has_an_estimate_and_at_the_end_it_is_the_score(name: str, chosen: Chosen) -> None:
    estimate = estimate_of(name)
    positions = course(name, chosen)
    for state in positions:
        before = state.dump()
        expected = estimate(state)
        assert len(expected) == state.game.players
        assert all(map(isfinite, expected))
        assert state.dump() == before
    assert estimate(positions[-1]) == positions[-1].scores()


@EVERYWHERE
def test_a_seat_is_estimated_by_what_it_can_know(name: str, chosen: Chosen) -> None:
    """What is dealt anew behind a seat's back changes nothing in the estimate of that seat."""
    estimate, rng = estimate_of(name), Rng(8)
    for state in course(name, chosen):
        expected = estimate(state)
        for seat in range(state.game.players):
            assert estimate(state.conceal(seat, rng))[seat] == expected[seat]


@EVERYWHERE
def test_what_tuning_writes_down_is_what_the_estimate_weighs(name: str, chosen: Chosen) -> None:
    known, estimate = strategy_of(box(name)), estimate_of(name)
    measure = known.measure
    assert measure is not None
    for state in course(name, chosen)[:-1]:
        written = [measure(state, seat) for seat in range(state.game.players)]
        assert all(len(each) == 1 + len(known.features) for each in written)
        if name == "austria" and state.dump()["position"]["phase"] == "copy_staff":  # type: ignore[index]
            continue  # the scores are known by then
        sums = [weighed(list(known.weights[state.game.players]), each[0] / 1000, each[1:]) for each in written]
        if name == "hellton":
            expected = estimate(state)
            assert (expected[0] > expected[1]) == (sums[0] > sums[1])
        else:
            assert estimate(state) == pytest.approx(sums)


def weighed(weights: list[float], ahead: float, features: list[int]) -> float:
    return sum((weights[2 * at] + ahead * weights[2 * at + 1]) * feature for at, feature in enumerate(features))


# ---- the file of the weights ---------------------------------------------------------------------


def file_of(name: str) -> dict[str, Any]:
    return tomllib.loads(
        resources.files(f"tabledhote.games.{name}").joinpath("strategy", "weights.toml").read_text("utf-8")
    )


@pytest.mark.parametrize("name", tabledhote.games())
def test_the_weights_say_how_they_were_made(name: str) -> None:
    runs = file_of(name)["made"]
    assert runs[0]["by"].startswith(f"bench/tune.py {name} --games ")
    assert all("bench/tune.py" in run["by"] and run["after"]["r_squared"] > 0.15 for run in runs)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda data: data["players"]["3"].pop("coins"), r"players\.3\.coins is missing; found: one"),
        (lambda data: data["players"]["3"].update(luck=[0, 0]), r"players\.3\.luck is not known; allowed: one, points"),
        (lambda data: data["players"]["4"].update(coins=[1.5]), r"players\.4\.coins has 1 entries; it must have 2"),
        (lambda data: data["players"]["4"].update(coins=[1, "2"]), r"players\.4\.coins\[1\] is '2'; it must be a num"),
        (lambda data: data["players"]["4"].update(coins=[1, float("nan")]), r"coins\[1\] is nan; it must be a number"),
        (lambda data: data["players"].update({"7": {}}), r"players\.7 is not known; allowed: 3, 4, 5"),
        (lambda data: data.update(notes="none"), r"notes is not known; allowed: made, players"),
    ],
    ids=["missing", "unknown", "short", "word", "nan", "players", "table"],
)
def test_a_damaged_file_is_refused_with_the_place(spoil: Any, message: str) -> None:
    data = file_of("vienna")
    spoil(data)
    with pytest.raises(InvalidComponents, match=message):
        check_weights(Sheet(data, "weights.toml", InvalidComponents), (3, 4, 5), strategy_of(box("vienna")).features)
