"""The figures of a report are true: of games made by hand, and of games played."""

import random
import statistics
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import tabledhote
from tabledhote.arena import Plan
from tabledhote.arena.reports import Figures, Watched, watch
from tabledhote.arena.reports.comparing import Comparison, apart
from tabledhote.arena.reports.figures import Mean, Used, sure, wilson
from tabledhote.arena.reports.pictures import binned
from tabledhote.arena.reports.subjects import subjects
from tabledhote.arena.reports.watching import watch as watched
from tabledhote.arena.summary import spread
from tabledhote.bots import bot
from tabledhote.words import LANGUAGES, words
from tests.arena.reports.hotels import game


def figures(*games: Watched) -> Figures:
    found = Figures(3)
    for one in games:
        found.add(one)
    return found


def test_scores_wins_and_lengths_of_games_made_by_hand() -> None:
    found = figures(
        game(winners=(0,), scores=(30, 20, 10), pace=(3, 1)),
        game(winners=(0, 2), scores=(25, 5, 25), pace=(2, 2, 2), first=0),
        game(winners=(), scores=(0, 0, 0), pace=(4,), first=2),
    )
    assert (found.games, found.seats, found.shared, found.lost) == (3, 9, 1, 1)
    assert found.wins == [0.5, 0, 1.5]  # in the order of play
    assert found.fair == pytest.approx(2 / 9)
    assert [mean.value() for mean in found.points] == [
        pytest.approx(45 / 3),
        pytest.approx(15 / 3),
        pytest.approx(55 / 3),
    ]
    assert found.winning == Counter({30: 1, 25: 2, 20: 0, 10: 0, 5: 0, 0: 0})
    assert found.turns == Counter({2: 1, 3: 1, 1: 1})
    assert found.decisions == Counter({4: 2, 6: 1})
    assert found.pace == Counter({2: 3, 3: 1, 1: 1, 4: 1})


def test_a_thing_counts_once_for_each_player_who_used_it() -> None:
    found = figures(
        game(winners=(0,), uses=(("staff", "17", 0, 2), ("staff", "17", 0, 6), ("staff", "17", 1, 4))),
        game(winners=(0, 2), uses=(("staff", "17", 2, 8), ("guest", "53", 1, 1))),
    )
    used = found.things["staff"]["17"]
    assert (used.seats, used.won, used.times, used.turn) == (3, 1.5, 4, 5.0)
    assert used.rate == 0.5
    assert used.interval == wilson(1.5, 3)
    assert found.things["guest"]["53"].rate == 0


def test_flows_and_actions_add_up() -> None:
    found = figures(
        game(winners=(0,), flows=(("krones", "fee", 0, -3), ("krones", "fee", 1, 2), ("food", "53", 1, 4))),
        game(winners=(1,), flows=(("krones", "fee", 0, -1),)),
    )
    fee = found.flows["krones"]["fee"]
    assert (fee.gained, fee.paid, fee.won) == (2, 4, -3)
    assert found.acts["take_die"][0] == 4
    assert found.acts["pass"][-1] == 4


def test_intervals_are_those_of_the_textbook() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    # Newcombe 1998, table II, example (a): 56 of 70 less 48 of 80
    found = apart(Used(seats=80, won=48), Used(seats=70, won=56), sure(1))
    assert (found.low, found.high) == pytest.approx((0.0524, 0.3339), abs=1e-4)
    values = [3.0, 5.0, 0.0, 0.0, 1.0]
    mean = Mean()
    for value in values:
        if value:
            mean.add(value)
    assert mean.value(5) == pytest.approx(statistics.fmean(values))
    assert mean.error(5) == pytest.approx(statistics.stdev(values) / 5**0.5)


def test_quartiles_of_counts_are_those_of_the_values() -> None:
    chance = random.Random(3)
    for size in (1, 2, 3, 4, 7, 50):
        values = [chance.randrange(-3, 9) for _ in range(size)]
        found = spread(Counter(values))
        expected = statistics.quantiles(values, method="inclusive") if size > 1 else values * 3
        assert [found.lower, found.median, found.upper] == expected


def test_bars_hold_every_value() -> None:
    counts = Counter(range(-7, 150))
    bars = binned(counts)
    assert len(bars) <= 40
    assert sum(number for _, number in bars) == counts.total()
    assert len({later[0] - first[0] for first, later in pairwise(bars)}) == 1


@pytest.mark.parametrize("game", tabledhote.games())
def test_a_watched_game_is_the_game_that_is_simulated(game: str) -> None:
    plan = Plan(game, 1, ("random",), 5)
    row = watched(plan, plan.open(), 0)
    state = plan.open().start(row.seed)
    bots = [bot("random", plan.chance(0, seat)) for seat in range(plan.open().players)]
    decisions = 0
    while state.seat >= 0:
        state.apply(bots[state.seat].choose(state))
        decisions += 1
    assert (row.decisions, row.scores, row.winners) == (decisions, state.scores(), state.winners())
    assert sum(sum(parts) for _, _, parts in row.acts) == decisions
    assert 0 < sum(row.pace) <= decisions


@pytest.mark.parametrize("game", ["austria", "vienna"])
def test_points_that_flow_are_the_final_score(game: str) -> None:
    plan = Plan(game, 3, ("random",), 2)
    for number in range(3):
        row = watched(plan, plan.open(), number)
        for seat, begun in enumerate(plan.open().start(row.seed).scores()):
            flowed = sum(amount for of, _, whose, amount in row.flows if of == "points" and whose == seat)
            assert begun + flowed == row.scores[seat]


def test_bells_and_pillars_that_flow_are_those_that_are_left() -> None:
    plan = Plan("hellton", 3, ("random",), 2)
    for number in range(3):
        row = watched(plan, plan.open(), number)
        state = plan.open().start(row.seed)
        bots = [bot("random", plan.chance(number, seat)) for seat in range(2)]
        while state.seat >= 0:
            state.apply(bots[state.seat].choose(state))
        hotels: Any = state.view(-1)["hotels"]
        for seat, hotel in enumerate(hotels):
            flowed = Counter[str]()
            for of, _, whose, amount in row.flows:
                flowed[of] += amount * (whose == seat)
            assert (3 + flowed["bells"], flowed["coins"]) == (hotel["bells"], hotel["coins"])
            assert 12 + flowed["pillars"] == sum(hotel["pillars"])


@pytest.mark.parametrize("game", tabledhote.games())
def test_what_is_counted_is_told_by_the_engine_and_has_a_name(game: str) -> None:
    counted = subjects(game)
    for language in LANGUAGES:
        texts = words(language, game)
        for event in [thing.event for thing in counted.things] + [flow.event for flow in counted.flows]:
            assert f"event-{event}" in texts
        for kind in counted.kinds:
            assert f"things-{kind}" in texts
        for of in counted.flowing:
            assert f"flows-{of}" in texts
        for flow in counted.flows:
            assert flow.source or f"flow-{flow.event}" in texts
        messages = texts.bundle._messages
        actions = {name.removeprefix("do-") for name in messages if name.startswith("do-")}
        assert {name.removeprefix("act-") for name in messages if name.startswith("act-")} == actions


def test_pairs_show_a_planted_effect_and_no_other() -> None:
    compared = Comparison(3)
    chance = random.Random(1)
    for number in range(200):
        luck = chance.gauss(0, 30)
        before = [round(40 + luck + chance.gauss(0, 2)) for _ in range(3)]
        after = [points + 2 + round(chance.gauss(0, 2)) for points in before]
        old = (("staff", "17", 0, 1),) if number % 4 == 0 else ()
        new = (("staff", "17", 0, 1),) if number % 2 == 0 else ()
        same = (("staff", "18", chance.randrange(3), 1),)
        compared.add(
            game(number, scores=tuple(before), uses=old + same), game(number, scores=tuple(after), uses=new + same)
        )
    score = compared.general()["score"]
    assert score.found
    assert score.low < 2 < score.high
    assert not compared.general()["decisions"].found
    assert not any(seat.found for seat in compared.seats())
    changed, other = compared.things("staff", {"17"})
    assert (changed.thing, changed.used.found, other.used.found) == ("17", True, False)
    assert changed.used.before == pytest.approx(50 / 600)
    assert changed.used.after == pytest.approx(100 / 600)


def test_a_watch_needs_no_file() -> None:
    found = watch("hellton", 4, ["random"], seed=3)
    assert isinstance(found, Figures)
    assert found.games == 4
    assert found.things["welcomed"]
