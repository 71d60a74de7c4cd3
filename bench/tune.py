"""Fits the weights of a game's estimate to games that bots play against themselves.

    python bench/tune.py vienna --games 3000            prints how well the fit foretells games it has not seen
    python bench/tune.py vienna --games 3000 --write    puts the weights into the game's weights.toml, too

Needs the extra `bench`, and compiled rules to be quick. The bots are greedy: by the game's outlook, or with `--by
estimate` by the present weights, and now and then they take any action, so that positions differ in what matters.
The same command and seed give the same weights. Every fifth game is held out of the fit for the figures.
"""

import argparse
import dataclasses
import importlib
import itertools
import sys
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import tabledhote
from tabledhote import Rng, State
from tabledhote.bots import Bot, Greedy
from tabledhote.games import box as opened
from tabledhote.kernel.game import Box, Game

Array = npt.NDArray[np.float64]
FIXED = ("first", "day_boards", "objectives", "emperor_tiles", "b4_penalty", "layout", "board")  # left at their default
ONE_IN = 5  # so many decisions lie between two positions that are written down, and so many games are held out one of
SHARED = 30.0  # how strongly the weights are drawn to 0, in positions
HAND = 3000.0  # or to those made by hand, where the file has them
OWN = 300.0  # and those of a number of players to those of all
RIVALRY = 0.5  # how much of the best rival's score counts against one's own when bots steer by the estimate
SCORE_WINS = ("hellton",)  # where the score says only who has won: the estimate is a chance


# ---- playing -------------------------------------------------------------------------------------


def steered(box: Box, by: str) -> Box:
    """The box with what its greedy bots steer by: its outlook, or its estimate."""
    if by == "outlook":
        return box

    def outlook(state: State, seat: int) -> int:
        expected = box.estimate(state)
        rival = max(expected[other] for other in range(len(expected)) if other != seat)
        return int(1000 * (expected[seat] - RIVALRY * rival))

    return dataclasses.replace(box, outlook=outlook)


def tables(box: Box) -> list[Game]:
    """A game for each combination of the options that make a difference."""
    options = [option for option in box.options if option.name not in FIXED]
    values = [option.values for option in options]
    names = [option.name for option in options]
    return [box.open(**dict(zip(names, chosen, strict=True))) for chosen in itertools.product(*values)]


class Samples:
    """Positions of many games: features of every seat, and the scores in the end."""

    def __init__(self) -> None:
        self.features: list[list[list[int]]] = []
        self.hand: list[list[float]] = []  # what the present weights say
        self.scores: list[list[int]] = []
        self.players: list[int] = []
        self.game: list[int] = []

    def add(self, number: int, found: list[tuple[list[list[int]], list[float]]], scores: list[int]) -> None:
        for features, hand in found:
            self.features.append(features)
            self.hand.append(hand)
            self.scores.append(scores)
            self.players.append(len(scores))
            self.game.append(number)


def play(box: Box, games: int, seed: int, wild: int, by: str) -> Samples:
    """So many games; one decision in `wild` is left to chance."""
    written = importlib.import_module(f"{box.package}.features").written
    rng, samples, chosen = Rng(seed), Samples(), tables(steered(box, by))
    for number in range(games):
        game = chosen[number % len(chosen)]
        state = game.start(rng.next())
        bots: list[Bot] = [Greedy(rng.next()) for _ in range(game.players)]
        found: list[tuple[list[list[int]], list[float]]] = []
        while state.seat >= 0:
            if rng.below(ONE_IN) == 0:
                found.append(([written(state, seat) for seat in range(game.players)], box.estimate(state)))
            if rng.below(wild) == 0:
                actions = state.legal()
                state.apply(actions[rng.below(len(actions))])
            else:
                state.apply(bots[state.seat].choose(state))
        samples.add(number, found, state.scores())
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {games} games", end="", file=sys.stderr)
    return samples


# ---- fitting -------------------------------------------------------------------------------------


def expanded(features: list[list[int]]) -> Array:
    """Each feature as it is, then each by the part of the game to come."""
    raw = np.array(features, dtype=np.float64)
    ahead, plain = raw[:, :1] / 1000, raw[:, 1:]
    return np.hstack([plain, plain * ahead])


def ridge(x: Array, y: Array, strength: float) -> Array:
    """The weights with the least squared error; drawn to 0, each in proportion to the spread of its feature."""
    spread = (x**2).mean(axis=0)
    weights: Array = np.linalg.solve(x.T @ x + np.diag(strength * spread + 1e-6), x.T @ y)
    return weights


def logistic(x: Array, won: Array, strength: float) -> Array:
    """The weights of the logarithm of the odds, by Newton's method."""
    weights = np.zeros(x.shape[1])
    spread = np.diag(strength * (x**2).mean(axis=0) + 1e-6)
    for _ in range(12):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = (x * (chance * (1 - chance))[:, None]).T @ x + spread
        weights = weights + np.linalg.solve(slope, x.T @ (won - chance) - spread @ weights)
    return weights


def fit(box: Box, samples: Samples, rows: list[int]) -> dict[int, Array]:
    """The weights for each number of players: what all share, and what is its own."""
    if box.id in SCORE_WINS:
        pairs = [samples.features[row] for row in rows]
        x = expanded([own for own, _ in pairs]) - expanded([other for _, other in pairs])
        scores = np.array([samples.scores[row] for row in rows], dtype=np.float64)
        return {2: logistic(x, (scores[:, 0] - scores[:, 1] + 1) / 2, SHARED)}
    by_players = {}
    for players in box.players:
        own = [row for row in rows if samples.players[row] == players]
        x = expanded([features for row in own for features in samples.features[row]])
        by_players[players] = x, np.array([score for row in own for score in samples.scores[row]], dtype=np.float64)
    x, y = (np.concatenate([part[at] for part in by_players.values()]) for at in range(2))
    hand = made_by_hand(box)
    shared = ridge(x, y, SHARED) if hand is None else hand + ridge(x, y - x @ hand, HAND)
    return {players: shared + ridge(x, y - x @ shared, OWN) for players, (x, y) in by_players.items()}


def made_by_hand(box: Box) -> Array | None:
    """The weights to begin with, if the file has such: for all features those at the end, then what is added."""
    hand = tomllib.loads(path_of(box).read_text("utf-8")).get("hand")
    if hand is None:
        return None
    pairs = np.array([hand.get(name, (0, 0)) for name in box.features], dtype=np.float64)
    return np.concatenate([pairs[:, 0], pairs[:, 1]])


def foretold(box: Box, weights: dict[int, Array], samples: Samples, row: int) -> list[float]:
    """What the weights say of a position."""
    sums: list[float] = (expanded(samples.features[row]) @ weights[samples.players[row]]).tolist()
    if box.id not in SCORE_WINS:
        return sums
    chance = float(1 / (1 + np.exp(sums[1] - sums[0])))
    return [chance, 1 - chance]


# ---- figures -------------------------------------------------------------------------------------


def figures(samples: Samples, rows: list[int], expected: list[list[float]]) -> dict[str, float]:
    """How well scores, the order of two seats, and the winner are foretold."""
    actual = np.array([score for row in rows for score in samples.scores[row]], dtype=np.float64)
    error = actual - np.array([score for each in expected for score in each])
    right: list[float] = []
    margins: list[float] = []
    won: list[float] = []
    for row, each in zip(rows, expected, strict=True):
        scores = samples.scores[row]
        for one, other in itertools.combinations(range(len(scores)), 2):
            if scores[one] != scores[other]:
                right.append(float((each[one] > each[other]) == (scores[one] > scores[other])))
        for seat in range(len(scores)):
            rivals = [other for other in range(len(scores)) if other != seat]
            margins.append(each[seat] - max(each[other] for other in rivals))
            won.append(float(scores[seat] > max(scores[other] for other in rivals)))
    x = np.column_stack([np.ones(len(margins)), margins])
    chance = 1 / (1 + np.exp(-np.clip(x @ logistic(x, np.array(won), 0.0), -30, 30)))
    return {
        "r_squared": round(float(1 - (error**2).mean() / actual.var()), 4),
        "error": round(float(np.sqrt((error**2).mean())), 3),
        "order": round(float(np.mean(right)), 4),
        "brier": round(float(((chance - np.array(won)) ** 2).mean()), 4),
    }


# ---- the file ------------------------------------------------------------------------------------


HEAD = """\
# Weights of the estimate: for each feature its weight at the end of the game, and what is added to it when the whole
# game is still to come. The figures are those of games that the fit has not seen: the share of the spread of the final
# scores that is foretold, the error in points, how often the order of two seats is, and the Brier score of the winner.
"""


def path_of(box: Box) -> Path:
    return Path(__file__).parent.parent / "src/tabledhote/games" / box.id / "weights.toml"


def written_out(box: Box, weights: dict[int, Array], made: dict[str, Any]) -> str:
    lines = [HEAD, "[made]", *(f"{key} = {spelled(value)}" for key, value in made.items())]
    hand = tomllib.loads(path_of(box).read_text("utf-8")).get("hand")
    if hand is not None:
        lines += ["", "[hand]", *(f"{name} = {pair}" for name, pair in hand.items())]
    number = len(box.features)
    for players, both in weights.items():
        lines += ["", f"[players.{players}]"]
        lines += [f"{name} = [{both[at]:.5g}, {both[number + at]:.5g}]" for at, name in enumerate(box.features)]
    return "\n".join(lines) + "\n"


def spelled(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inner}" for key, inner in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=tabledhote.games())
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wild", type=int, default=12, help="one decision in so many is left to chance")
    parser.add_argument("--by", choices=("outlook", "estimate"), default="outlook", help="what the bots steer by")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    box = opened(arguments.game)
    samples = play(box, arguments.games, arguments.seed, arguments.wild, arguments.by)
    rows = range(len(samples.game))
    weights = fit(box, samples, [row for row in rows if samples.game[row] % ONE_IN])
    held_out = [row for row in rows if samples.game[row] % ONE_IN == 0]
    before = figures(samples, held_out, [samples.hand[row] for row in held_out])
    after = figures(samples, held_out, [foretold(box, weights, samples, row) for row in held_out])
    print(f"{box.id}: {len(samples.game)} positions of {arguments.games} games\n  before {before}\n  after  {after}")
    if arguments.write:
        command = f"bench/tune.py {box.id} --games {arguments.games} --seed {arguments.seed}"
        command += f" --wild {arguments.wild} --by {arguments.by}"
        made = {"by": command, "positions": len(samples.game), "before": before, "after": after}
        path_of(box).write_text(written_out(box, weights, made), "utf-8")


if __name__ == "__main__":
    main()
