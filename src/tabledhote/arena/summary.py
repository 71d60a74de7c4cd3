"""What many games show: wins, scores and speed."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median, quantiles
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabledhote.arena.simulate import Row


@dataclass(frozen=True)
class Spread:
    """How a seat's scores lie: mean, quartiles, extremes."""

    mean: float
    median: float
    lower: float
    upper: float
    least: int
    most: int

    def written(self) -> dict[str, float]:
        quartiles = {"lower_quartile": self.lower, "upper_quartile": self.upper}
        return {"mean": self.mean, "median": self.median, **quartiles, "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Summary:
    """All but `seconds` follows from the plan. Of a win shared by n seats each has 1/n: wins add up to games."""

    game: str
    bots: tuple[str, ...]
    games: int
    decisions: int
    seconds: float
    wins: tuple[float, ...]
    shared: int  # games with more than one winner
    scores: tuple[Spread, ...]

    @property
    def wins_per_bot(self) -> dict[str, float]:
        """Wins of all seats that a bot has."""
        return {
            name: sum(won for won, sitting in zip(self.wins, self.bots, strict=True) if sitting == name)
            for name in dict.fromkeys(self.bots)
        }

    def written(self) -> dict[str, object]:
        """The summary, ready for JSON."""
        return {
            "game": self.game,
            "players": len(self.bots),
            "bots": list(self.bots),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "wins": list(self.wins),
            "wins_per_bot": self.wins_per_bot,
            "shared_wins": self.shared,
            "scores": [spread.written() for spread in self.scores],
        }


def summarise(game: str, bots: Sequence[str], rows: Sequence["Row"], seconds: float) -> Summary:
    """The figures of at least one game."""
    seats = range(len(bots))
    return Summary(
        game=game,
        bots=tuple(bots),
        games=len(rows),
        decisions=sum(row.decisions for row in rows),
        seconds=seconds,
        wins=tuple(sum(1 / len(row.winners) for row in rows if seat in row.winners) for seat in seats),
        shared=sum(len(row.winners) > 1 for row in rows),
        scores=tuple(spread([row.scores[seat] for row in rows]) for seat in seats),
    )


def spread(values: list[int]) -> Spread:
    """
    >>> spread([1, 2, 3, 4, 10])
    Spread(mean=4.0, median=3, lower=2.0, upper=4.0, least=1, most=10)
    """
    lower, _, upper = quantiles(values, method="inclusive") if len(values) > 1 else values * 3
    return Spread(fmean(values), median(values), lower, upper, min(values), max(values))
