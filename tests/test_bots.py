"""Bots: legal, reproducible, fair, and as strong as their level says."""

import pytest

import tabledhote
from tabledhote import InvalidOption, Rng, State
from tabledhote.bots import LEVELS, Bot, bot, play_out

SETTINGS = [(players, variant) for players in (2, 3, 4) for variant in ("family", "tactical")]


def wins(games: int, players: int, variant: str, level: str, rivals: str) -> float:
    """The share of games that one bot wins against others, in every seat in turn; a shared win counts in parts."""
    won = 0.0
    game = tabledhote.game("amsterdam", players=players, variant=variant)
    for number in range(games):
        state, own = game.start(seed=number), number % players
        play_out(state, [bot(level if seat == own else rivals, 31 * number + seat) for seat in range(players)])
        winners = state.winners()
        won += (own in winners) / len(winners)
    return won / games


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidOption, match="there is no bot 'genius'; allowed: random, greedy"):
        bot("genius", 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_bots_play_legally_reproducibly_and_leave_the_state_alone(level: str, players: int, variant: str) -> None:
    game = tabledhote.game("amsterdam", players=players, variant=variant)
    courses = []
    for _ in range(2):
        state = game.start(seed=5)
        course: list[int] = []
        bots = [bot(level, seat) for seat in range(players)]
        while state.seat >= 0 and len(course) < 60:
            before = state.dump()
            course.append(bots[state.seat].choose(state))
            assert state.dump() == before
            state.play(course[-1])
        courses.append(course)
    assert courses[0] == courses[1]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_do_not_look_at_the_chance_to_come(level: str) -> None:
    """Positions that differ only in the game's generator look the same to a bot."""
    game, rng = tabledhote.game("amsterdam"), Rng(2)
    state = game.start(seed=5)
    while state.seat >= 0:
        other = state.copy()
        other.rng.reseed(rng.next())
        chosen = bot(level, 9).choose(state)
        assert bot(level, 9).choose(other) == chosen
        state.apply(chosen)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_greedy_beats_random(players: int, variant: str) -> None:
    share = wins(24, players, variant, "greedy", "random")
    assert share >= {2: 0.9, 3: 0.8, 4: 0.7}[players]


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
