"""The bot that looks at replies: its lines, how it chooses among them, its plan, and what it may know."""

from dataclasses import replace

import pytest

import tabledhote
from tabledhote import Rng, State
from tabledhote.bots import Search, bot
from tabledhote.bots.line_search import Line
from tabledhote.bots.reply_search import LINES, ReplySearch
from tabledhote.bots.search import Budget, Manner
from tabledhote.bots.strategy import Strategy, strategy_of
from tabledhote.bots.tree import Node
from tabledhote.bots.value import Judgement, Value
from tabledhote.games import box
from tabledhote.kernel.rows import reals
from tests.bots.searching import decide_in_time, plan, reached

VARIANTS = pytest.mark.parametrize("variant", ["family", "tactical"])


def asking(iterations: int = 400, seconds: float = 0.0, strategy: Strategy[State] | None = None) -> ReplySearch:
    return ReplySearch(Search(seed=4, iterations=iterations, seconds=seconds, strategy=strategy))


def answered(game: str, iterations: int) -> Strategy[State]:
    """The strategy of a game in which answers are thought about so long."""
    return replace(strategy_of(box(game)), answer=iterations)


def amsterdam(variant: str, decisions: int = 40) -> State:
    """A position in which a turn begins, after some random decisions."""
    state = reached("amsterdam", {"variant": variant}, 3, decisions)
    seat = state.seat
    while decisions and state.seat == seat:
        state.apply(state.legal()[-1])
    return state


def worth(to_each: float) -> Judgement:
    return Judgement(reals([to_each, to_each]))


@VARIANTS
def test_every_outcome_is_answered_once(variant: str) -> None:
    state, answers = amsterdam(variant), asking(3000)
    lines = answers.lines(state, answers.search.search(state))
    assert 1 < len(lines) <= LINES
    visits = [line.visits for line in lines]
    assert visits == sorted(visits, reverse=True)
    outcomes = []
    for line in lines:
        after = state.copy()
        for action in line.actions:
            assert (after.seat, after.revealed) == (state.seat, state.revealed)
            after.play(action)
        assert (after.seat, after.revealed) != (state.seat, state.revealed)
        outcomes.append(after.fields())
    assert all(outcome not in outcomes[:at] for at, outcome in enumerate(outcomes))


def test_the_line_that_stands_the_answers_best_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    state = amsterdam("family")
    for wanted in (0, 7, -1):
        answers = asking(3000)
        lines = answers.lines(state, answers.search.search(state))
        best = lines[wanted].actions
        monkeypatch.setattr(ReplySearch, "lines", lambda *_, lines=lines: lines)
        monkeypatch.setattr(ReplySearch, "try_out", lambda _, __, line, ___, best=best: worth(line.actions == best))
        assert plan(answers, state) == best
        monkeypatch.undo()


def test_lines_are_compared_in_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[int, list[int]] = {}

    def tried(_: ReplySearch, __: State, line: Line, deal: int) -> Judgement:
        asked.setdefault(deal, []).append(id(line))
        return worth(line.promise)

    monkeypatch.setattr(ReplySearch, "try_out", tried)
    plan(asking(3000), amsterdam("family"))
    numbers = [len(lines) for lines in asked.values()]
    assert numbers == sorted(numbers, reverse=True)
    assert len(set(numbers)) > 3  # rounds
    assert all(len(set(lines)) == len(lines) for lines in asked.values())


def test_a_good_answer_costs_something() -> None:
    """The longer an answer is thought about, the less is left of a line."""
    state = amsterdam("family")
    lines = asking().lines(state, asking(3000).search.search(state))[:6]
    left = []
    for iterations in (2, 150):
        answers = asking(strategy=answered("amsterdam", iterations))
        left.append(sum(answers.try_out(state, line, deal).worth[state.seat] for line in lines for deal in range(30)))
    assert left[1] < left[0]


def test_a_position_is_thought_about_once() -> None:
    """Where nothing is rolled, all deals are the same."""
    state, answers = amsterdam("tactical"), asking()
    line = answers.lines(state, answers.search.search(state))[0]
    assert answers.try_out(state, line, 1).worth == answers.try_out(state, line, 2).worth
    assert len(answers.replies) == 1


def test_a_line_that_ends_the_game_is_worth_its_end() -> None:
    state, greedy = tabledhote.game("amsterdam").start(seed=3), bot("greedy", 1)
    while state.seat >= 0:
        before, last = state.copy(), greedy.choose(state)
        state.apply(last)
    line = Line([last], Node(last, Judgement(reals([0.0, 0.0]))), before.seat, state)
    ended = Value(before.game).judge(state).worth
    assert list(asking().try_out(before, line, deal=1).worth) == pytest.approx(list(ended))


@VARIANTS
def test_a_turn_is_thought_about_once(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, answers = amsterdam(variant, 0), asking()
    thought: list[int] = []
    think = ReplySearch.best_line

    def best(asked: ReplySearch, position: State, budget: Budget, manner: Manner) -> list[int]:
        thought.append(position.revealed)
        return think(asked, position, budget, manner)

    monkeypatch.setattr(ReplySearch, "best_line", best)
    seat, decisions = state.seat, 0
    while state.seat == seat:
        state.play(answers.choose(state))
        decisions += 1
    assert decisions > 2
    assert len(thought) == 1


def test_a_plan_is_not_taken_for_another_position() -> None:
    state, answers = amsterdam("family", 0), asking()
    answers.choose(state)
    assert answers.plan
    other = reached("amsterdam", {}, 8, 41)
    assert answers.choose(other) in other.legal()


@pytest.mark.parametrize("name", tabledhote.games())
def test_answers_do_not_know_what_the_seat_does_not(name: str) -> None:
    poison = Rng(13)
    for decisions in (6, 40):
        state = reached(name, {}, 3, decisions)
        plans = []
        for position in (state, state.conceal(state.seat, poison), state.conceal(state.seat, poison)):
            plans.append(plan(asking(60, strategy=answered(name, 8)), position))
        assert plans[0] == plans[1] == plans[2]


@VARIANTS
def test_answers_keep_to_their_seconds(variant: str) -> None:
    for decisions in (0, 40, 70):
        decide_in_time(asking(3000, 0.2), amsterdam(variant, decisions), 0.2)
