"""Reports: what many games say to somebody who designs or studies them, and what a change of components does."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from tabledhote.arena.plan import Plan
from tabledhote.arena.reports.comparing import Comparison
from tabledhote.arena.reports.figures import Figures
from tabledhote.arena.reports.journal import Journal, Row, play
from tabledhote.arena.reports.watching import Study, Watched, Watching

__all__ = ["Comparison", "Figures", "Journal", "Plan", "Row", "Study", "Watched", "gathered", "play", "study", "watch"]


def study(plan: Plan, components: str | Path | None = None) -> Study:
    """The games of a plan; with the path of a changed components file each of them twice, to be compared."""
    if components is None:
        return Study(plan)
    return Study(plan, replace(plan, options={**plan.options, "components": str(components)}))


def gathered(studied: Study, rows: Iterable[Row]) -> Figures | Comparison:
    """The figures of a study's games, or of its pairs of games."""
    players = studied.plan.open().players
    if studied.changed is None:
        figures = Figures(players)
        for (row,) in rows:
            figures.add(row)
        return figures
    compared = Comparison(players)
    for before, after in rows:
        compared.add(before, after)
    return compared


def watch(
    game: str,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    components: str | Path | None = None,
    **options: object,
) -> Figures | Comparison:
    """Play games and count, in this process and without a file: for notebooks and tests.

    >>> figures = watch("amsterdam", 20, ["greedy"], seed=7, players=3)
    >>> figures.games, sum(figures.wins), len(figures.things["crossing"]) > 10
    (20, 20.0, True)
    """
    studied = study(Plan(game, games, tuple(bots), seed, dict(options)), components)
    return gathered(studied, Watching(studied)((0, games)))
