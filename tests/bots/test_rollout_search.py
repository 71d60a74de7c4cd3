"""The bot that plays on in its head: which lines it compares, what it makes of them, and what it may know."""

import pytest

import tabledhote
from tabledhote import Rng, State
from tabledhote.bots import Greedy, Search, bot
from tabledhote.bots.line_search import Line
from tabledhote.bots.rollout_search import LINES, RolloutSearch
from tabledhote.bots.search import Budget, Manner
from tabledhote.bots.value import Judgement
from tabledhote.kernel.rows import reals
from tests.bots.searching import decide_in_time, plan, reached

PLAYERS = pytest.mark.parametrize("players", [3, 4])
VARIANTS = pytest.mark.parametrize("variant", ["family", "tactical"])


def playing_on(iterations: int = 400, seconds: float = 0.0, games: int = 96) -> RolloutSearch:
    return RolloutSearch(Search(seed=4, iterations=iterations, seconds=seconds), games)


def turn_of(number: int, **chosen: object) -> State:
    """The beginning of a turn among greedy bots."""
    state = tabledhote.game("amsterdam", **chosen).start(seed=3)
    greedy = Greedy(1)
    for _ in range(number):
        seat = state.seat
        while state.seat == seat:
            state.apply(greedy.choose(state))
    return state


@PLAYERS
def test_the_best_line_of_every_first_action_is_compared(players: int) -> None:
    for number in (0, 9):
        state, thinking = turn_of(number, players=players), playing_on()
        tree = thinking.search.search(state)
        lines = thinking.lines(state, tree)
        tried = [child.action for child in tree.root.children if child.visits > 0]
        heads = lines[: len(tried)]
        assert sorted(line.actions[0] for line in heads) == sorted(tried)
        for group in (heads, lines[len(tried) :]):
            promises = [line.promise for line in group]
            assert promises == sorted(promises, reverse=True)
        assert len(tried) < len(lines) <= LINES
        for line in lines:
            assert all(line.promise <= head.promise for head in heads if head.actions[0] == line.actions[0])


@VARIANTS
def test_a_line_that_wins_is_played(variant: str) -> None:
    """A bot that can reach the goal in this turn by a line that the search has seen reaches it."""
    found = 0
    for seed in range(12):
        state, greedy = tabledhote.game("amsterdam", players=3, variant=variant).start(seed=seed), Greedy(seed)
        begun: list[State] = [state.copy()]
        while state.seat >= 0:
            if state.seat != begun[-1].seat:
                begun.append(state.copy())
            state.apply(greedy.choose(state))
        last = begun[-1]
        if last.seat in state.winners():
            found += 1
            seat, thinking = last.seat, playing_on(1000)
            while last.seat == seat:
                last.play(thinking.choose(last))
            assert last.seat < 0
            assert seat in last.winners()
    assert found > 3


@VARIANTS
def test_a_game_that_is_played_on_is_worth_a_chance_to_each_seat(variant: str) -> None:
    state, thinking = turn_of(8, players=3, variant=variant), playing_on()
    line = thinking.lines(state, thinking.search.search(state))[0]
    chances = thinking.judge(line.after.copy()).worth
    assert sum(chances) == pytest.approx(1.0)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert thinking.try_out(state, line, deal=5).worth == thinking.try_out(state, line, deal=5).worth


def test_all_lines_meet_the_same_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """In haste nothing but the dice asks for chance: however a turn is played, the rolls to come are the same."""
    state, thinking = turn_of(8, players=3), playing_on()
    lines = thinking.lines(state, thinking.search.search(state))
    rolls: list[list[object]] = []
    judged = RolloutSearch.judge

    def watched(thought: RolloutSearch, after: State) -> Judgement:
        after.events = []
        worth = judged(thought, after)
        rolls.append([(each["mayor"], each["watchman"]) for each in after.events or [] if each["event"] == "roll"])
        return worth

    monkeypatch.setattr(RolloutSearch, "judge", watched)
    for line in lines:
        thinking.try_out(state, line, deal=7)
    longest = max(rolls, key=len)
    assert len(longest) > 3
    assert all(each == longest[: len(each)] for each in rolls)


@VARIANTS
def test_it_does_not_know_what_comes(variant: str) -> None:
    poison = Rng(13)
    for number in (0, 7):
        state = turn_of(number, players=3, variant=variant)
        plans = [
            plan(playing_on(100), position)
            for position in (state, state.conceal(state.seat, poison), state.conceal(state.seat, poison))
        ]
        assert plans[0] == plans[1] == plans[2]


@VARIANTS
@PLAYERS
def test_it_keeps_to_its_seconds(variant: str, players: int) -> None:
    for decisions in (0, 40, 70):
        state = reached("amsterdam", {"players": players, "variant": variant}, 3, decisions)
        decide_in_time(playing_on(3000, 0.2, 10_000), state, 0.2)


def test_hard_and_expert_play_on_where_more_than_two_play(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def decide(_: RolloutSearch, state: State, __: Budget, ___: Manner) -> int:
        asked.append(state.game.players)
        return state.legal()[0]

    monkeypatch.setattr(RolloutSearch, "decide", decide)
    for players in (2, 3, 4):
        for level in ("medium", "hard", "expert"):
            state = tabledhote.game("amsterdam", players=players).start(seed=1)
            bot(level, 3).choose(state)
    assert asked == [3, 3, 4, 4]


def test_lines_that_go_wrong_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    state, thinking = turn_of(8, players=3), playing_on()
    lines = thinking.lines(state, thinking.search.search(state))
    best = lines[-1].actions

    def tried(_: RolloutSearch, __: State, line: Line, ___: int) -> Judgement:
        return Judgement(reals([float(line.actions == best)] * 3))

    monkeypatch.setattr(RolloutSearch, "lines", lambda *_: lines)
    monkeypatch.setattr(RolloutSearch, "try_out", tried)
    assert plan(thinking, state) == best
