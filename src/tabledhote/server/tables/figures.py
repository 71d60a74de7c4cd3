"""The figures of one person in one game, from the results of their finished games."""

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

import msgspec

from tabledhote.arena.reports.figures import wilson
from tabledhote.games import box
from tabledhote.kernel.sheet import Json
from tabledhote.server.store.history import Met, Own
from tabledhote.server.store.results import Losses

FEW = 20  # games, decisions or uses below which figures say little
USED = msgspec.json.Decoder(list[str])
LOST = msgspec.json.Decoder(Losses)


@dataclass(slots=True)
class Use:
    """In how many games somebody used a thing, and the sum of their shares of those wins."""

    games: int = 0
    won: float = 0.0

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def between(self) -> tuple[float, float]:
        """Where the true share of wins lies, 19 times in 20."""
        return wilson(self.won, self.games)


@dataclass(frozen=True, slots=True)
class Lost:
    """A kind of decision in reviewed games: the chance to win given away in all of them."""

    do: str
    number: int
    lost: float

    @property
    def each(self) -> float:
        return self.lost / self.number


@dataclass(frozen=True, slots=True)
class Yardstick:
    """How bots of a level do with each thing, as `bench/cards.py` has measured it."""

    level: str
    rules: int
    players: int
    games: int
    things: dict[str, dict[str, Use]]

    @property
    def seats(self) -> int:
        return self.games * self.players


@dataclass(slots=True)
class Figures:
    """What somebody has played of one game; `things` has by kind how often they used each card, tile and space."""

    games: int = 0
    won: float = 0.0
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    players: list[int] = field(default_factory=list)
    minutes: list[float] = field(default_factory=list)
    decisions: int = 0
    things: dict[str, dict[str, Use]] = field(default_factory=dict)
    reviewed: int = 0
    losses: list[Lost] = field(default_factory=list)
    rivals: Sequence[Met] = ()

    @property
    def wins(self) -> Use:
        return Use(self.games, self.won)

    @property
    def judged(self) -> int:
        """How many decisions the reviews have judged."""
        return sum(kind.number for kind in self.losses)

    @property
    def lost_each(self) -> float:
        """The average chance to win given away in a decision."""
        return sum(kind.lost for kind in self.losses) / self.judged if self.judged else 0.0


def figures(results: Iterable[Own], rivals: Sequence[Met] = ()) -> Figures:
    found, losses = Figures(rivals=rivals), dict[str, tuple[int, float]]()
    uses: dict[str, Use] = {}
    for own in results:
        found.games += 1
        found.won += own.won
        found.scores.append(own.score)
        found.places.append(own.place)
        found.players.append(own.players)
        found.minutes.append(own.minutes)
        found.decisions += own.decisions
        for thing in USED.decode(own.used):
            use = uses.get(thing)
            if use is None:
                use = uses[thing] = Use()
            use.games += 1
            use.won += own.won
        if own.losses is not None:
            found.reviewed += 1
            for do, (number, lost) in LOST.decode(own.losses).items():
                known = losses.get(do, (0, 0.0))
                losses[do] = (known[0] + number, known[1] + lost)
    for thing, use in uses.items():
        kind, _, name = thing.partition(":")
        found.things.setdefault(kind, {})[name] = use
    found.losses = sorted((Lost(do, *sums) for do, sums in losses.items()), key=lambda kind: (-kind.lost, kind.do))
    return found


@cache
def yardstick(game: str) -> Yardstick | None:
    """The figures of bots that come with a game; None if it has none."""
    file = resources.files(box(game).package).joinpath("figures.toml")
    if not file.is_file():
        return None
    data: Json = tomllib.loads(file.read_text("utf-8"))
    things = {kind: {name: Use(*sums) for name, sums in uses.items()} for kind, uses in data.get("things", {}).items()}
    return Yardstick(data["level"], data["rules"], data["players"], data["games"], things)
