"""Ratings: how strong persons are on the scale of one game, on which the levels of bots stand as fixed points.

Each rated game is counted once, in the order in which games ended, so the same results always give the same figures.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from openskill.models import BradleyTerryFull

from tabledhote.games import box
from tabledhote.kernel.sheet import Json

MODEL = BradleyTerryFull()
SURE = 1e-4  # the uncertainty of a fixed point: openskill takes none
LAST = 1_000  # a place behind all others
POINTS = 40.0  # on pages for each unit of openskill: its middle, 25, is 1,000 there
DEVIATIONS = 2.0  # either side of a rating, where the true one lies 19 times in 20
SETTLED = 10  # games from which on a rating says something


@dataclass(frozen=True, slots=True)
class Seated:
    """What of a result counts for ratings."""

    table_id: str
    ended: float
    holder: str | None
    level: str | None
    place: int
    won: float
    decisions: int
    stood_in: int
    resigned: bool

    @property
    def rank(self) -> int:
        """The place; the last one for somebody who resigned, or for whom a bot made more than half of the decisions."""
        return LAST if self.resigned or 2 * self.stood_in > self.decisions else self.place


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a person is, and how sure that is; `games` were rated, and `won` is their share of those wins."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    won: float = 0.0

    @property
    def points(self) -> int:
        return round(POINTS * self.mu)

    @property
    def margin(self) -> int:
        """How far the true rating may lie on either side."""
        return round(POINTS * DEVIATIONS * self.sigma)

    @property
    def at_least(self) -> float:
        """What the order follows: a few lucky games lead nobody to the top."""
        return self.mu - DEVIATIONS * self.sigma


@cache
def fixed_points(game: str) -> dict[str, float]:
    """Where the levels of bots stand, as `bench/anchors.py` has found; nowhere in a game without such a file."""
    file = resources.files(box(game).package).joinpath("levels.toml")
    if not file.is_file():
        return {}
    data: Json = tomllib.loads(file.read_text("utf-8"))
    found: dict[str, float] = data["levels"]
    return found


def rate(game: str, known: dict[str, Rating], seats: Sequence[Seated]) -> None:
    """Count one game. A bot of a level without a fixed point says nothing about the persons, and is left out."""
    points = fixed_points(game)
    counted = [seat for seat in seats if seat.holder is not None or seat.level in points]
    if len(counted) < 2:
        return
    teams = []
    for seat in counted:
        if seat.holder is not None:
            own = known.get(seat.holder, Rating())
            teams.append([MODEL.rating(own.mu, own.sigma)])
        else:
            teams.append([MODEL.rating(points[str(seat.level)], SURE)])
    after = MODEL.rate(teams, ranks=[seat.rank for seat in counted])
    for seat, team in zip(counted, after, strict=True):
        if seat.holder is not None:
            own = known.get(seat.holder, Rating())
            won = 0.0 if seat.rank == LAST else seat.won
            known[seat.holder] = Rating(team[0].mu, team[0].sigma, own.games + 1, own.won + won)
