"""What an arena plays, and the result of one game. Simulations, tournaments and reports share it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from tabledhote.arena.players import player
from tabledhote.games import box
from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.game import Game
from tabledhote.kernel.rng import MASK


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
    tabledhote.kernel.errors.InvalidOption: bots: 3 given; amsterdam with 2 players takes 1 (for all seats) or 2
    """

    game: str
    games: int
    bots: tuple[str, ...] = ("random",)
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        players = self.open().players
        object.__setattr__(self, "options", embed_components(self.options))
        check_plan(self.games, self.seed, self.bots)
        if len(self.bots) not in (1, players):
            taken = f"{self.game} with {players} players takes 1 (for all seats) or {players}"
            raise InvalidOption(f"bots: {len(self.bots)} given; {taken}")

    def open(self) -> Game:
        return box(self.game).open(**self.options)

    def seats(self) -> tuple[str, ...]:
        """The level of bot in each seat."""
        return self.bots if len(self.bots) > 1 else self.bots * self.open().players

    def chance(self, number: int, seat: int = -1) -> int:
        """The seed of a game, or of the bot in one of its seats."""
        return draw_seed(self.seed, number, seat)


def check_plan(games: int, seed: int, bots: Sequence[str]) -> None:
    """Check what every plan has: InvalidOption names the number of games, the seed or the bot that is wrong."""
    if games < 1:
        raise InvalidOption(f"games is {games}; it must be at least 1")
    if not 0 <= seed <= MASK:
        raise InvalidOption(f"seed is {seed}; it must be a whole number from 0 to {MASK}")
    for name in bots:
        player(name, 0)


def draw_seed(*what: object) -> int:
    """A seed that depends on all of this and on nothing else."""
    digest = blake2b(" ".join(map(str, what)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") & MASK


def embed_components(options: dict[str, object]) -> dict[str, object]:
    """The same options with the components file itself in place of its path, which other machines may not have."""
    path = options.get("components")
    return (
        options if path is None or isinstance(path, bytes) else {**options, "components": Path(str(path)).read_bytes()}
    )
