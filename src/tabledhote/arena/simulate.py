"""Games among bots, one process or many. Game number i depends on the plan's seed and on i alone, so that the results
are the same however the work is divided.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tabledhote.arena.plan import Plan, Row
from tabledhote.arena.players import player
from tabledhote.arena.summary import Summary, summarise
from tabledhote.arena.workers import workers
from tabledhote.bots import play_out

LARGEST = 500  # games in a chunk: enough to be worth sending to a process, few enough to show progress


@dataclass(frozen=True)
class Games:
    """The task of a worker: some games of a plan, from a number on."""

    plan: Plan

    def __call__(self, part: tuple[int, int]) -> list[Row]:
        first, count = part
        plan, game, names = self.plan, self.plan.open(), self.plan.seats()
        rows = []
        for number in range(first, first + count):
            state = game.start(plan.chance(number))
            bots = [player(name, plan.chance(number, seat)) for seat, name in enumerate(names)]
            decisions = play_out(state, bots)
            rows.append(Row(number, plan.chance(number), decisions, tuple(state.scores()), tuple(state.winners())))
        return rows


def chunks(plan: Plan, jobs: int = 1, cluster: str | None = None) -> Iterator[list[Row]]:
    """All games of a plan in their order, a chunk at a time, as soon as each is played."""
    crew = workers(jobs, cluster)
    size = max(1, min(LARGEST, plan.games // (8 * jobs)))
    parts = [(first, min(size, plan.games - first)) for first in range(0, plan.games, size)]
    return crew.results(Games(plan), parts)


def simulate(
    game: str, games: int, bots: Sequence[str] = ("random",), seed: int = 0, jobs: int = 1, **options: object
) -> tuple[Summary, list[Row]]:
    """Play games among bots; the summary and a row for each game.

    >>> summary, rows = simulate("amsterdam", 20, bots=["greedy", "random"], seed=7)
    >>> summary.games, len(rows), summary.wins_per_bot["greedy"] > 15
    (20, 20, True)
    """
    plan = Plan(game, games, tuple(bots), seed, dict(options))
    begun = time.perf_counter()
    rows = [row for chunk in chunks(plan, jobs) for row in chunk]
    return summarise(game, plan.seats(), rows, time.perf_counter() - begun), rows
