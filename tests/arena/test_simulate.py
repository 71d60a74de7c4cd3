"""Simulations: reproducible game by game, honest in their figures."""

import pytest

import tabledhote
from tabledhote import InvalidOption
from tabledhote.arena import Plan, Row, chunks, simulate, summarise
from tabledhote.bots import bot


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_jobs() -> None:
    alone, rows = simulate("amsterdam", 30, ["greedy", "random"], seed=5, variant="tactical")
    shared, same = simulate("amsterdam", 30, ["greedy", "random"], seed=5, jobs=2, variant="tactical")
    assert rows == same
    assert (alone.wins, alone.scores, alone.decisions) == (shared.wins, shared.scores, shared.decisions)
    assert [row.game for row in rows] == list(range(30))
    assert simulate("amsterdam", 30, ["greedy", "random"], seed=6, variant="tactical")[1] != rows


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    assert simulate("amsterdam", 40, seed=1)[1][:7] == simulate("amsterdam", 7, seed=1)[1]


def test_a_row_tells_a_game_that_can_be_played_again() -> None:
    plan = Plan("amsterdam", 3, ("random",), 9, {"players": 3})
    row = next(iter(chunks(plan)))[-1]
    state = tabledhote.game("amsterdam", players=3).start(row.seed)
    bots = [bot("random", plan.chance(row.game, seat)) for seat in range(3)]
    decisions = 0
    while state.seat >= 0:
        state.play(bots[state.seat].choose(state))
        decisions += 1
    assert (decisions, tuple(state.scores()), tuple(state.winners())) == (row.decisions, row.scores, row.winners)


def test_a_shared_win_counts_in_parts_and_the_parts_add_up() -> None:
    rows = [Row(0, 1, 10, (5, 5, 2), (0, 1)), Row(1, 2, 20, (1, 2, 9), (2,)), Row(2, 3, 30, (3, 3, 3), (0, 1, 2))]
    summary = summarise("amsterdam", ("greedy", "random", "random"), rows, 2.0)
    assert summary.wins == pytest.approx((0.5 + 1 / 3, 0.5 + 1 / 3, 1 + 1 / 3))
    assert summary.wins_per_bot == pytest.approx({"greedy": 0.5 + 1 / 3, "random": 1.5 + 2 / 3})
    assert (summary.shared, summary.decisions) == (2, 60)
    written = summary.written()
    assert (written["games_per_second"], written["decisions_per_second"]) == (1.5, 30.0)
    assert summary.scores[2].mean == pytest.approx(14 / 3)
    assert (summary.scores[2].lower, summary.scores[2].median, summary.scores[2].upper) == (2.5, 3, 6.0)


def test_one_game_has_a_summary_too() -> None:
    summary, (row,) = simulate("amsterdam", 1, seed=2)
    assert [spread.median for spread in summary.scores] == list(row.scores)


def test_seats_are_even_among_equals() -> None:
    """400 games of equal bots: a share outside 42 to 58 percent would happen once in a thousand."""
    summary, _ = simulate("amsterdam", 400, seed=11)
    assert sum(summary.wins) == pytest.approx(400)
    assert 168 <= summary.wins[0] <= 232


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, "games is 0; it must be at least 1"),
        ({"games": 1, "jobs": 0}, "jobs is 0; it must be at least 1"),
        (
            {"games": 1, "bots": ["oracle"]},
            "there is no bot 'oracle'; allowed: easy, medium, ",
        ),
        ({"games": 1, "bots": ["random"] * 3}, "bots: 3 given"),
        ({"games": 1, "seed": -1}, "seed is -1"),
        ({"games": 1, "players": 5}, "option players cannot be 5"),
    ],
)
def test_what_cannot_be_simulated_is_named(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        simulate("amsterdam", **arguments)  # type: ignore[arg-type]
