"""What bots know of a game, apart from its rules. A game keeps it in its folder `strategy`, as `STRATEGY`."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Generic, TypeVar

from librt.vecs import vec

from tabledhote.kernel.errors import InvalidComponents
from tabledhote.kernel.game import Box
from tabledhote.kernel.rows import reals
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import State
from tabledhote.shelf import fetch

Position = TypeVar("Position", bound=State)
Weights = dict[int, vec[float]]  # by the number of players


def standing(state: State, weights: vec[float]) -> list[float]:
    """The estimate of a game that has none of its own: the scores as they stand."""
    return [float(score) for score in state.scores()]


@dataclass(frozen=True)
class Strategy(Generic[Position]):
    """What bots know of a game. Only `outlook` is required; with an estimate the search plays better."""

    outlook: Callable[[Position, int], int]  # a seat's prospects, for bots that look one decision ahead
    point: int = 1  # what a point of the score counts in the outlook
    estimate: Callable[[Position, vec[float]], list[float]] = standing  # the final score of every seat to expect
    features: tuple[str, ...] = ()  # the names of what the estimate weighs, in its order
    measure: Callable[[Position, int], list[int]] | None = None  # the part of the game to come and a seat's features
    weights: Weights = field(default_factory=dict)  # two for each feature: see `read_weights`
    spread: float = 10.0  # by how much final scores stray from the estimate: the larger, the less a lead means
    exploration: float = 0.35  # how much a search tries actions that do not look best
    patience: int = 0  # how often it judges the beginning of a turn before it thinks that turn through
    effort: Callable[[int], tuple[int, int, int]] = lambda players: (25, 400, 3000)
    """Iterations of medium, hard and expert, by the number of players."""
    answer: int = 0  # iterations that expert gives to each answer to a line of its own; 0: it asks for none
    hurry: Callable[[Position], None] | None = None  # play a turn quickly, as a player would at first sight


@cache
def strategy_of(box: Box[State]) -> Strategy[State]:
    """The strategy of a game."""
    return fetch(box.id, "strategy", "STRATEGY", Strategy)


def read_weights(package: str, players: tuple[int, ...], features: tuple[str, ...]) -> Weights:
    """The weights of the estimate that come with a package, in its file weights.toml."""
    text = resources.files(package).joinpath("weights.toml").read_text("utf-8")
    return check_weights(Sheet(tomllib.loads(text), "weights.toml", InvalidComponents), players, features)


def check_weights(sheet: Sheet, players: tuple[int, ...], features: tuple[str, ...]) -> Weights:
    """For each number of players two weights for each feature: at the end, and what the game to come adds to it."""
    sheet.only("made", "players")
    tables = sheet.table("players")
    tables.only(*map(str, players))
    weights: Weights = {}
    for number in players:
        table = tables.table(str(number))
        table.only(*features)
        weights[number] = reals(weight for name in features for weight in table.numbers(name, 2))
    return weights
