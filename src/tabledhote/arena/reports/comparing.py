"""The same games with two sets of components: what was changed, and what that changed, as far as games can show it.

Games are paired by their seed. The report takes the difference within each pair: shared luck cancels out.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import hypot

from tabledhote.arena.ratings import CONFIDENCE
from tabledhote.arena.reports.figures import Figures, Mean, Used, sure, users, wilson
from tabledhote.arena.reports.watching import Study, Watched
from tabledhote.games import box
from tabledhote.kernel.game import contents


@dataclass(frozen=True)
class Change:
    """One value of the components file that was changed; None where there is no value."""

    path: tuple[str, ...]
    before: object
    after: object


def changes(study: Study) -> list[Change]:
    """Where the two components files of a study differ."""
    both = [tomllib.loads(contents(box(plan.game), plan.options.get("components")).decode()) for plan in study.plans]
    return list(differences(both[0], both[-1]))


def differences(before: object, after: object, path: tuple[str, ...] = ()) -> Iterator[Change]:
    """Entries of a list are matched by their id, if they have one.

    >>> list(differences({"staff": [{"id": 17, "cost": 5}]}, {"staff": [{"id": 17, "cost": 3}]}))
    [Change(path=('staff', '17', 'cost'), before=5, after=3)]
    """
    one, other = entries(before), entries(after)
    if one is not None and other is not None:
        for key in dict.fromkeys([*one, *other]):
            yield from differences(one.get(key), other.get(key), (*path, key))
    elif before != after:
        yield Change(path, before, after)


def entries(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Mapping):
        return value
    if isinstance(value, list) and value and all(isinstance(item, Mapping) for item in value):
        return {str(item.get("id", at)): item for at, item in enumerate(value)}
    return None


@dataclass(frozen=True)
class Difference:
    """A figure before and after, and the interval in which the difference lies."""

    before: float
    after: float
    low: float
    high: float

    @property
    def change(self) -> float:
        return self.after - self.before

    @property
    def found(self) -> bool:
        """Whether the games show that there is one."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class ThingChange:
    """A thing before and after: in how many players' games it is used, and how often those are won."""

    kind: str
    thing: str
    used: Difference
    won: Difference | None  # None if it was never used on one side

    @property
    def found(self) -> bool:
        return self.used.found or (self.won is not None and self.won.found)


class Comparison:
    """Pairs of games, gathered one by one."""

    def __init__(self, players: int) -> None:
        self.before = Figures(players)
        self.after = Figures(players)
        self.score, self.decisions, self.turns = Mean(), Mean(), Mean()
        self.wins = [Mean() for _ in range(players)]
        self.uses: dict[tuple[str, str], Mean] = {}

    @property
    def games(self) -> int:
        return self.before.games

    def add(self, before: Watched, after: Watched) -> None:
        self.before.add(before)
        self.after.add(after)
        players = self.before.players
        self.score.add((sum(after.scores) - sum(before.scores)) / players)
        self.decisions.add(after.decisions - before.decisions)
        self.turns.add(len(after.pace) - len(before.pace))
        for order in range(players):
            was, now = (row.share((row.first + order) % players) for row in (before, after))
            self.wins[order].add(now - was)
        moved: dict[tuple[str, str], int] = {}
        for row, sign in ((before, -1), (after, 1)):
            for kind, thing, _ in users(row):
                moved[kind, thing] = moved.get((kind, thing), 0) + sign
        for name, number in moved.items():
            if number:
                self.uses.setdefault(name, Mean()).add(number / players)

    def paired(self, mean: Mean, before: float, errors: float = CONFIDENCE) -> Difference:
        return Difference(before, before + mean.value(self.games), *mean.interval(self.games, errors))

    def general(self) -> dict[str, Difference]:
        """Scores and lengths."""
        games, before = self.games, self.before
        return {
            "score": self.paired(self.score, sum(mean.total for mean in before.points) / before.seats),
            "decisions": self.paired(self.decisions, weighed(before.decisions) / games),
            "turns": self.paired(self.turns, weighed(before.turns) / games),
        }

    def seats(self) -> list[Difference]:
        """The share of wins in the order of play."""
        return [self.paired(mean, self.before.wins[order] / self.games) for order, mean in enumerate(self.wins)]

    def things(self, kind: str, touched: set[str]) -> list[ThingChange]:
        """Those that were changed first. The others are many, so each must show more to count as different: together
        they mislead once in twenty times.
        """
        names = {*self.before.things.get(kind, {}), *self.after.things.get(kind, {})}
        strict = sure(2 * len(names - touched))  # used and won
        compared = [self.thing(kind, name, CONFIDENCE if name in touched else strict) for name in names]
        return sorted(compared, key=lambda one: (one.thing not in touched, -abs(one.used.change), one.thing))

    def thing(self, kind: str, name: str, errors: float) -> ThingChange:
        was = self.before.things.get(kind, {}).get(name, Used())
        now = self.after.things.get(kind, {}).get(name, Used())
        used = self.paired(self.uses.get((kind, name), Mean()), was.seats / self.before.seats, errors)
        won = apart(was, now, errors) if was.seats and now.seats else None
        return ThingChange(kind, name, used, won)


def weighed(counts: Mapping[int, int]) -> int:
    return sum(value * number for value, number in counts.items())


def apart(was: Used, now: Used, errors: float) -> Difference:
    """Two shares and the interval of their difference, by Newcombe from the two intervals of Wilson."""
    (was_low, was_high), (now_low, now_high) = (wilson(used.won, used.seats, errors) for used in (was, now))
    change = now.rate - was.rate
    low = change - hypot(now.rate - now_low, was_high - was.rate)
    high = change + hypot(now_high - now.rate, was.rate - was_low)
    return Difference(was.rate, now.rate, low, high)
