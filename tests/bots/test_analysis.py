"""What the search tells people: the best actions, and whole games judged; by the search of the level `expert`."""

from itertools import combinations

import pytest

import tabledhote
from tabledhote import Rng, State
from tabledhote.bots import Greedy, analysis
from tabledhote.bots.levels import Searching
from tabledhote.bots.line_search import Line, LineSearch
from tabledhote.bots.reply_search import ReplySearch
from tabledhote.bots.rollout_search import RolloutSearch
from tabledhote.bots.search import Budget, Search
from tabledhote.kernel.state import Action
from tabledhote.table import Record
from tests.bots.searching import consider_in_time, disguised, reached
from tests.support.settings import Chosen, settings, title

EVERYWHERE = pytest.mark.parametrize(("name", "chosen"), list(settings()), ids=[title(*each) for each in settings()])


@EVERYWHERE
def test_advice_does_not_know_what_its_seat_does_not(name: str, chosen: Chosen) -> None:
    """Whatever really lies hidden, the same seed says the same, number by number."""
    for alike in disguised(name, chosen):
        advice = []
        for position in alike:
            last = position.describe(position.legal()[-1])
            advice.append((analysis.best(position, 200, seed=4), analysis.judge(1, position, last, 200, 4)))
        assert advice[0] == advice[1] == advice[2]


@EVERYWHERE
def test_advice_keeps_to_its_seconds(name: str, chosen: Chosen) -> None:
    for seed in range(3):
        consider_in_time(Searching(seed, "expert", 0.2, full=True), reached(name, chosen, seed, 30 * seed), 0.1)


@EVERYWHERE
def test_advice_comes_from_the_search_by_which_expert_plays(name: str, chosen: Chosen) -> None:
    """Where that is a plain search, the first of all is what expert plays with as many iterations."""
    state, compared = reached(name, chosen, 5, 25), list[type[LineSearch]]()
    expert = Searching(2, "expert")
    searcher = expert.searcher(expert.search.knowledge(state), state.game.players)
    if name == "amsterdam":
        assert type(searcher) is (ReplySearch if state.game.players == 2 else RolloutSearch)
        with pytest.MonkeyPatch.context() as patched:
            try_out = LineSearch.try_out

            def watched(thought: LineSearch, position: State, line: Line, deal: int) -> object:
                compared.append(type(thought))
                return try_out(thought, position, line, deal)

            patched.setattr(LineSearch, "try_out", watched)
            analysis.best(state, 1500, seed=2)
        assert set(compared) == {type(searcher)}
    else:
        assert type(searcher) is Search
        assert analysis.best(state, 1500, seed=2)[0].action == searcher.decide(state, Budget(1500), searcher.manner)


@pytest.mark.parametrize("players", [2, 3])
def test_what_was_played_meets_the_deals_of_the_best_line(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[list[Line]] = []
    compare = LineSearch.compare

    def watched(thought: LineSearch, state: State, found: list[Line], *rest: object) -> list[Line]:
        lines.append(compare(thought, state, found, *rest))  # type: ignore[arg-type]
        return lines[-1]

    monkeypatch.setattr(LineSearch, "compare", watched)
    state = reached("amsterdam", {"players": players}, 3, 40)
    given_up = 0
    for action in state.legal():
        found = Searching(1, "expert", 0.1, full=True).consider(state, Budget(300), action)
        best, own = lines[-1][0], next(line for line in lines[-1] if line.begins_with(action))
        assert own.deals == best.deals > 0
        assert found.of(action).judgement.chances == own.average().chances
        given_up += any(line.deals < best.deals for line in lines[-1])
    assert len(state.legal()) > 3
    assert given_up


def test_actions_that_lead_to_the_same_are_worth_the_same() -> None:
    """Where a turn may be played in another order, the order does not make one beginning better than the other."""
    shared = 0
    for decisions in range(20, 70, 3):
        state = reached("amsterdam", {"variant": "tactical"}, 3, decisions)
        ranked = analysis.best(state, 1000, seed=1)
        values = [(each.chance, each.scores) for each in ranked]
        ends = [outcome(state, each.line) for each in ranked]
        for first, second in combinations(range(len(ranked)), 2):
            if ends[first] == ends[second] != "":
                assert values[first] == values[second]
                shared += 1
    assert shared


def outcome(state: State, line: list[Action]) -> str:
    """The position in which a line hands over the turn; empty if it is cut off before."""
    after = state.copy()
    for action in line:
        after.play(after.parse(action))
    return "" if after.seat == state.seat else str(after.fields())


@EVERYWHERE
def test_the_best_actions_come_with_chances_scores_and_a_line_that_can_be_played(name: str, chosen: Chosen) -> None:
    state = reached(name, chosen, 5, 25)
    ranked = analysis.best(state, 30, seed=2)
    assert sorted(each.action for each in ranked) == sorted(state.legal())
    assert ranked == analysis.best(state, 30, seed=2)
    for each in ranked:
        assert each.do == state.describe(each.action) == each.line[0]
        assert 0 <= each.chance <= 1
        assert len(each.scores) == state.game.players
    ahead = state.conceal(state.seat, Rng(8))
    for form in ranked[0].line:
        ahead.play(ahead.parse(form))


def test_a_budget_of_nothing_is_refused() -> None:
    state = tabledhote.game("hellton").start(seed=1)
    for budget in (0, -1, 0.0):
        with pytest.raises(ValueError, match="it must be a number of iterations"):
            analysis.best(state, budget)


def blundered() -> tuple[Record, int]:
    """A game in which somebody could win at once and ends the game for the rival instead, or lets it go on."""
    for seed in range(40):
        record = Record(tabledhote.game("amsterdam", variant="tactical"), seed=str(seed))
        bots = [Greedy(seed), Greedy(seed + 1)]
        while record.state.seat >= 0:
            state = record.state
            results = []
            for action in state.legal():
                after = state.copy()
                after.apply(action)
                results.append((after.winners() == [state.seat], after.seat != state.seat, action))
            others = [action for won, handed_over, action in results if handed_over and not won]
            if any(won for won, _, _ in results) and others:
                record.play(state.seat, state.describe(others[0]))
                return record, len(record.actions)
            record.play(state.seat, state.describe(bots[state.seat].choose(state)))
    raise AssertionError("no game had a win to let go")


@pytest.mark.slow
def test_a_review_finds_the_blunder() -> None:
    record, number = blundered()
    heard: list[tuple[int, int]] = []
    found = analysis.review(record, 60, progress=lambda done, total: heard.append((done, total)))
    total = len(record.actions)
    assert heard == [(done, total) for done in range(1, total + 1)]
    blunder = found.decisions[number - 1]
    assert blunder.loss > 0.3
    assert sum(decision.loss >= blunder.loss for decision in found.decisions) <= 3
    assert number in found.turning
    state = record.replay(number - 1)
    assert blunder.seat == state.seat
    state.play(state.parse(blunder.best))
    assert state.winners() == [blunder.seat]
    for decision in found.decisions:
        assert sum(decision.chances) == pytest.approx(1)
        assert {"seat": decision.seat, **decision.played} == record.actions[decision.number - 1]


def test_turning_points_are_where_the_chances_swing() -> None:
    record = Record(tabledhote.game("hellton"), seed="1")
    told = [
        analysis.Decision(number, 0, {}, {}, 0.0, [chance, 1 - chance], [0.0, 0.0])
        for number, chance in enumerate([0.5, 0.52, 0.9, 0.88, 0.3], 1)
    ]
    assert analysis.turning_points(told, record.state) == [2, 4]
