"""What many games show: wins, scores and speed."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tabledhote.arena.plan import Row


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
    """All but `seconds` follows from the plan. When n seats share a win, each gets 1/n, so wins add up to games."""

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


class Tally:
    """Counts games one by one and keeps none of them, so there may be any number."""

    def __init__(self, game: str, bots: Sequence[str]) -> None:
        self.game = game
        self.bots = tuple(bots)
        self.games = self.decisions = self.shared = 0
        self.wins = [0.0] * len(bots)
        self.scores: list[Counter[int]] = [Counter() for _ in bots]

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.games += 1
            self.decisions += row.decisions
            self.shared += len(row.winners) > 1
            for seat in row.winners:
                self.wins[seat] += 1 / len(row.winners)
            for counts, points in zip(self.scores, row.scores, strict=True):
                counts[points] += 1

    def summary(self, seconds: float) -> Summary:
        """The figures of at least one game."""
        return Summary(
            game=self.game,
            bots=self.bots,
            games=self.games,
            decisions=self.decisions,
            seconds=seconds,
            wins=tuple(self.wins),
            shared=self.shared,
            scores=tuple(spread(counts) for counts in self.scores),
        )


def summarise(game: str, bots: Sequence[str], rows: Iterable[Row], seconds: float) -> Summary:
    """The figures of at least one game."""
    tally = Tally(game, bots)
    tally.add(rows)
    return tally.summary(seconds)


def spread(counts: Counter[int]) -> Spread:
    """
    >>> spread(Counter([1, 2, 3, 4, 10]))
    Spread(mean=4.0, median=3.0, lower=2.0, upper=4.0, least=1, most=10)
    """
    mean = sum(points * number for points, number in counts.items()) / counts.total()
    lower, middle, upper = (quantile(counts, quarters) for quarters in (1, 2, 3))
    return Spread(mean, middle, lower, upper, min(counts), max(counts))


def quantile(counts: Counter[int], quarters: int) -> float:
    """The value below which so many quarters lie, between two values in proportion (`inclusive` in `statistics`)."""
    whole, part = divmod((counts.total() - 1) * quarters, 4)
    seen, low = 0, None
    for points in sorted(counts):
        seen += counts[points]
        if low is None and seen > whole:
            low = points
        if low is not None and (seen > whole + 1 or not part):
            return (low * (4 - part) + points * part) / 4
    raise ValueError("a quantile needs at least one value")
