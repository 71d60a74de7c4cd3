"""What many games show, gathered one by one: only counts are kept of a game."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist

from tabledhote.arena.ratings import CONFIDENCE
from tabledhote.arena.reports.watching import PARTS, Watched

Interval = tuple[float, float]


def sure(comparisons: int) -> float:
    """How many standard errors to allow so that so many comparisons together mislead once in twenty times.

    >>> round(sure(1), 2), round(sure(50), 2)
    (1.96, 3.29)
    """
    return NormalDist().inv_cdf(1 - 0.025 / max(1, comparisons))


def wilson(won: float, tried: int, errors: float = CONFIDENCE) -> Interval:
    """The interval in which the true share lies, by Wilson's score interval.

    >>> low, high = wilson(5, 10)
    >>> round(low, 3), round(high, 3)
    (0.237, 0.763)
    """
    if not tried:
        return 0.0, 1.0
    share, square = won / tried, errors * errors
    middle = share + square / (2 * tried)
    reach = errors * sqrt(share * (1 - share) / tried + square / (4 * tried * tried))
    return max(0.0, (middle - reach) / (1 + square / tried)), min(1.0, (middle + reach) / (1 + square / tried))


class Mean:
    """An average and how certain it is. You need not add values of 0: `of` says how many there are in all."""

    def __init__(self) -> None:
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    def value(self, of: int = 0) -> float:
        return self.total / (of or self.number)

    def error(self, of: int = 0) -> float:
        """The standard error of the average; unknown for a single value."""
        number = of or self.number
        if number < 2:
            return float("inf")
        return sqrt(max(0.0, self.squares - self.total * self.total / number) / (number - 1) / number)

    def interval(self, of: int = 0, errors: float = CONFIDENCE) -> Interval:
        middle, reach = self.value(of), errors * self.error(of)
        return middle - reach, middle + reach


@dataclass
class Used:
    """A thing in use. `seats` counts players' games with it, `won` their wins, `times` every single use."""

    seats: int = 0
    won: float = 0.0
    times: int = 0
    turns: int = 0

    @property
    def rate(self) -> float:
        return self.won / self.seats

    @property
    def interval(self) -> Interval:
        return wilson(self.won, self.seats)

    @property
    def turn(self) -> float:
        """The average turn of a use."""
        return self.turns / self.times


@dataclass
class Flowed:
    """What came from a source or went to it: sums over all seats, and the part of the winners."""

    gained: int = 0
    paid: int = 0
    won: float = 0.0  # gained less paid, by winners


@dataclass
class Figures:
    """The figures of some games of one plan."""

    players: int
    games: int = 0
    shared: int = 0
    lost: int = 0  # games without a winner
    scores: Counter[int] = field(default_factory=Counter)
    winning: Counter[int] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)  # in the order of play
    points: list[Mean] = field(default_factory=list)
    decisions: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    pace: Counter[int] = field(default_factory=Counter)
    things: dict[str, dict[str, Used]] = field(default_factory=dict)
    acts: dict[str, list[int]] = field(default_factory=dict)
    flows: dict[str, dict[str, Flowed]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.points = [Mean() for _ in range(self.players)]

    @property
    def seats(self) -> int:
        """Players' games: what one player did in one game is one of them."""
        return self.games * self.players

    @property
    def fair(self) -> float:
        """The share of their games that players win on average."""
        return sum(self.wins) / self.seats

    def add(self, row: Watched) -> None:
        self.games += 1
        self.shared += len(row.winners) > 1
        self.lost += not row.winners
        self.decisions[row.decisions] += 1
        self.turns[len(row.pace)] += 1
        self.pace.update(row.pace)
        for seat, points in enumerate(row.scores):
            order = (seat - row.first) % self.players
            self.wins[order] += row.share(seat)
            self.points[order].add(points)
            self.scores[points] += 1
            self.winning[points] += seat in row.winners
        self.add_uses(row)
        for _, do, parts in row.acts:
            known = self.acts.setdefault(do, [0] * PARTS)
            for part, number in enumerate(parts):
                known[part] += number
        for of, source, seat, number in row.flows:
            flowed = self.flows.setdefault(of, {}).setdefault(source, Flowed())
            flowed.gained += max(0, number)
            flowed.paid += max(0, -number)
            flowed.won += number * row.share(seat)

    def add_uses(self, row: Watched) -> None:
        for kind, thing, _, turn in row.uses:
            used = self.things.setdefault(kind, {}).setdefault(thing, Used())
            used.times += 1
            used.turns += turn
        for kind, thing, seat in users(row):
            used = self.things[kind][thing]
            used.seats += 1
            used.won += row.share(seat)


def users(row: Watched) -> Iterable[tuple[str, str, int]]:
    """Who used what, each once."""
    return dict.fromkeys((kind, thing, seat) for kind, thing, seat, _ in row.uses)
