"""Games among bots, one process or many. Game number i depends on the plan's seed and on i alone, so that the results
are the same however the work is divided.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tabledhote.arena.players import player
from tabledhote.arena.summary import Summary, summarise
from tabledhote.arena.workers import workers
from tabledhote.bots import play_out
from tabledhote.games import box
from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.game import Game
from tabledhote.kernel.rng import MASK

LARGEST = 500  # games in a chunk: enough to make the journey to a process worth while, few enough to show progress


@dataclass(frozen=True)
class Row:
    """One game: its number, the seed that `game.start` takes, decisions made, final scores, winning seats."""

    game: int
    seed: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """What is to be played. One bot for all seats, or one for each; `options` as `tabledhote.game` takes them.

    >>> Plan("amsterdam", 10, ("greedy", "random", "random"))
    Traceback (most recent call last):
    ...
    tabledhote.kernel.errors.InvalidOption: bots: 3 are named; amsterdam with 2 players takes 1 (for all seats) or 2
    """

    game: str
    games: int
    bots: tuple[str, ...] = ("random",)
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        players = self.open().players
        object.__setattr__(self, "options", carried(self.options))
        check(self.games, self.seed, self.bots)
        if len(self.bots) not in (1, players):
            taken = f"{self.game} with {players} players takes 1 (for all seats) or {players}"
            raise InvalidOption(f"bots: {len(self.bots)} are named; {taken}")

    def open(self) -> Game:
        return box(self.game).open(**self.options)

    def seats(self) -> tuple[str, ...]:
        """The level of bot in each seat."""
        return self.bots if len(self.bots) > 1 else self.bots * self.open().players

    def chance(self, number: int, seat: int = -1) -> int:
        """The seed of a game, or of the bot in one of its seats."""
        return drawn(self.seed, number, seat)


def check(games: int, seed: int, bots: Sequence[str]) -> None:
    """What every plan has: InvalidOption names the number of games, the seed or the bot that cannot be."""
    if games < 1:
        raise InvalidOption(f"games is {games}; it must be at least 1")
    if not 0 <= seed <= MASK:
        raise InvalidOption(f"seed is {seed}; it must be a whole number from 0 to {MASK}")
    for name in bots:
        player(name, 0)


def drawn(*what: object) -> int:
    """A seed that depends on all of this and on nothing else."""
    digest = blake2b(" ".join(map(str, what)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") & MASK


def carried(options: dict[str, Any]) -> dict[str, Any]:
    """The same options with a components file itself in place of its path, which may lead nowhere on other machines."""
    path = options.get("components")
    return options if path is None or isinstance(path, bytes) else {**options, "components": Path(path).read_bytes()}


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
