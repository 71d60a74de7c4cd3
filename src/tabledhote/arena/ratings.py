"""What a tournament shows: ratings with their uncertainty, who beats whom, and how certain that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from statistics import fmean, stdev

from tabledhote.arena.extras import require
from tabledhote.arena.tournament import Fixtures, Played, duel

CONFIDENCE = 1.96  # standard errors either side: 95 %


@dataclass(frozen=True)
class Rating:
    """A bot's strength as openskill's BradleyTerryFull sees it; `games` it took part in, `won` its share of them."""

    name: str
    mu: float
    sigma: float
    games: int
    won: float


@dataclass(frozen=True)
class Meeting:
    """One bot against another: its share of the meetings, the interval round it, and how likely chance alone is."""

    one: str
    other: str
    matches: int
    share: float
    low: float
    high: float
    chance: float


def ratings(plan: Fixtures, games: Sequence[Played]) -> list[Rating]:
    """The strongest first. In each game the seats of a bot are a team, placed by their mean."""
    model = require("openskill.models").BradleyTerryFull()
    known = {name: model.rating(name=name) for name in plan.bots}
    for game in games:
        names = list(dict.fromkeys(game.seats))
        placed = [fmean(game.place(seat) for seat, sits in enumerate(game.seats) if sits == name) for name in names]
        teams = model.rate([[known[name]] for name in names], ranks=placed)
        known.update({name: team[0] for name, team in zip(names, teams, strict=True)})
    rated = [Rating(name, known[name].mu, known[name].sigma, *record(name, games)) for name in plan.bots]
    return sorted(rated, key=lambda rating: -rating.mu)


def record(name: str, games: Sequence[Played]) -> tuple[int, float]:
    """How many games a bot played, and its wins divided by what equally strong seats would have won."""
    own = [game for game in games if name in game.seats]
    won = sum(
        sum(game.seats[seat] == name for seat in game.winners) / len(game.winners) for game in own if game.winners
    )
    fair = sum(game.seats.count(name) / len(game.seats) for game in own)
    return len(own), won / fair if fair else 0.0


def meetings(plan: Fixtures, games: Sequence[Played]) -> list[Meeting]:
    """Every pairing. Games of one match share their chance, so a match counts as one observation."""
    met = []
    for pairing, (one, other) in enumerate(plan.pairings):
        matches: dict[int, list[Played]] = {}
        for game in games:
            if game.pairing == pairing:
                matches.setdefault(game.match, []).append(game)
        shares = [duel(played, one, other) for played in matches.values()]
        if shares:
            met.append(meeting(one, other, shares))
    return met


def meeting(one: str, other: str, shares: Sequence[float]) -> Meeting:
    """As if one more match had been lost and one won: a few matches that all went one way prove little.

    >>> duel = meeting("a", "b", [1.0, 0.5, 1.0, 0.5] * 10)
    >>> duel.share, round(duel.low, 2), round(duel.high, 2), duel.chance < 0.001
    (0.75, 0.65, 0.82, True)
    """
    weighed = [*shares, 0.0, 1.0]
    middle, error = fmean(weighed), stdev(weighed) / sqrt(len(weighed))
    low, high = max(0.0, middle - CONFIDENCE * error), min(1.0, middle + CONFIDENCE * error)
    return Meeting(one, other, len(shares), fmean(shares), low, high, erfc(abs(middle - 0.5) / error / sqrt(2)))
