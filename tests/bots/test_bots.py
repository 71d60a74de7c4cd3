"""Bots: legal, reproducible, fair, and as strong as their level says."""

from collections.abc import Callable
from itertools import pairwise

import pytest

import tabledhote
from tabledhote import InvalidOption, Rng, State
from tabledhote.bots import LEVELS, Bot, Greedy, Random, bot, play_out
from tabledhote.bots.strategy import strategy_of
from tests.bots.searching import Clock
from tests.support.settings import Chosen, settings, title

EVERYWHERE = pytest.mark.parametrize(("name", "chosen"), list(settings()), ids=[title(*each) for each in settings()])

# How many decisions of each level the tests look at: those of the searchers take their time.
DECISIONS = {"random": 60, "greedy": 60, "easy": 60, "medium": 12, "hard": 3, "expert": 1}
TICK = 1 / 64  # seconds, a power of 2: differences are exact


@pytest.fixture(autouse=True)
def without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine must not cut decisions short: then the same seed could decide differently."""
    monkeypatch.setattr("time.perf_counter", Clock(0.0))


@pytest.fixture
def clock_of_looks(monkeypatch: pytest.MonkeyPatch, without_a_clock: None) -> None:
    """Decisions end after a number of looks, so that they do not take minutes where the rules run interpreted."""
    monkeypatch.setattr("time.perf_counter", Clock(TICK))


def wins(games: int, name: str, chosen: Chosen, champion: Callable[[int], Bot], rival: Callable[[int], Bot]) -> float:
    """The share of games that one bot wins against others, in every seat in turn; a shared win counts in parts."""
    won = 0.0
    game = tabledhote.game(name, **chosen)
    for number in range(games):
        state, own = game.start(seed=number), number % game.players
        kinds = [champion if seat == own else rival for seat in range(game.players)]
        play_out(state, [kind(31 * number + seat) for seat, kind in enumerate(kinds)])
        winners = state.winners()
        won += (own in winners) / len(winners) if winners else 1 / game.players
    return won / games


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidOption, match=f"there is no bot 'genius'; allowed: {', '.join(LEVELS)}"):
        bot("genius", 1)


@EVERYWHERE
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("clock_of_looks")
def test_bots_play_legally_reproducibly_and_leave_the_state_alone(level: str, name: str, chosen: Chosen) -> None:
    game = tabledhote.game(name, **chosen)
    courses = []
    for _ in range(2):
        state = game.start(seed=5)
        course: list[int] = []
        bots = [bot(level, seat) for seat in range(game.players)]
        while state.seat >= 0 and len(course) < DECISIONS[level]:
            before = state.dump()
            course.append(bots[state.seat].choose(state))
            assert state.dump() == before
            state.play(course[-1])
        courses.append(course)
    assert courses[0] == courses[1]


@pytest.mark.parametrize("name", tabledhote.games())
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("clock_of_looks")
def test_bots_do_not_look_at_the_chance_to_come(level: str, name: str) -> None:
    """Positions that differ only in the game's generator look the same to a bot."""
    game, rng = tabledhote.game(name), Rng(2)
    state = game.start(seed=5)
    for _ in range(DECISIONS[level]):
        if state.seat < 0:
            break
        other = state.copy()
        other.rng.reseed(rng.next())
        chosen = bot(level, 9).choose(state)
        assert bot(level, 9).choose(other) == chosen
        state.apply(chosen)


@pytest.mark.slow
@EVERYWHERE
def test_greedy_beats_random(name: str, chosen: Chosen) -> None:
    players = tabledhote.game(name, **chosen).players
    assert wins(24, name, chosen, Greedy, Random) >= {2: 0.9, 3: 0.8}.get(players, 0.7)


@pytest.mark.slow
def test_each_level_is_stronger_than_the_one_below() -> None:
    order = ["random", "easy", "medium", "hard"]
    for weaker, stronger in pairwise(order):
        assert wins(8, "hellton", {}, LEVELS[stronger], LEVELS[weaker]) > 0.5, f"{stronger} against {weaker}"


class Shortsighted(Bot):
    """Looks one action ahead and no further: what hands the turn over is judged after a rival's dice."""

    def choose(self, state: State) -> int:
        deal, values = state.conceal(state.seat, self.rng), []
        for action in state.legal():
            result = deal.copy()
            result.apply(action)
            values.append(strategy_of(state.game.box).outlook(result, state.seat))
        return state.legal()[values.index(max(values))]


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["family", "tactical"])
def test_it_pays_to_follow_all_actions_to_the_same_moment(variant: str) -> None:
    assert wins(60, "amsterdam", {"variant": variant}, Greedy, Shortsighted) > 0.55


def test_greedy_does_not_let_a_win_go() -> None:
    """Once an action would win the game for the seat that decides, that seat wins it."""
    game = tabledhote.game("amsterdam", players=2, variant="tactical")
    found = 0
    for seed in range(30):
        state, rivals = game.start(seed=seed), [bot("greedy", seat) for seat in range(2)]
        sure = None
        while state.seat >= 0:
            for action in state.legal():
                result = state.copy()
                result.apply(action)
                if sure is None and result.winners() == [state.seat]:
                    sure = state.seat
            state.apply(rivals[state.seat].choose(state))
        if sure is not None:
            assert state.winners() == [sure]
            found += 1
    assert found > 10


def test_a_bot_written_in_plain_python_can_take_a_seat() -> None:
    class Last(Bot):
        def choose(self, state: State) -> int:
            return state.legal()[-1]

    state = tabledhote.game("amsterdam").start(seed=1)
    again = tabledhote.game("amsterdam").start(seed=1)
    decisions = play_out(state, [Last(0), Last(0)])
    for _ in range(decisions):
        again.play(again.legal()[-1])
    assert again.dump() == state.dump()
