"""A player that learns from scratch: a linear policy, games against itself, REINFORCE. It needs only NumPy.

python examples/train.py [GAME] [SECONDS]
"""

import sys
import time

import numpy as np
from numpy.typing import NDArray

from tabledhote.envs.gymnasium import Seat
from tabledhote.envs.vector import Tables

Floats = NDArray[np.float32]
TABLES, RATE = 64, 0.02


def scaled(observations: NDArray[np.uint8]) -> Floats:
    """Numbers of about one size, and a constant."""
    numbers = np.log1p(observations.astype(np.float32))
    return np.concatenate([numbers, np.ones((len(numbers), 1), np.float32)], axis=1)


def chances(weights: Floats, seen: Floats, masks: NDArray[np.int8]) -> Floats:
    """How likely the policy is to take each legal action."""
    hopes = np.where(masks == 1, seen @ weights, -np.inf)
    raised: Floats = np.exp(hopes - hopes.max(axis=1, keepdims=True))
    likely: Floats = raised / raised.sum(axis=1, keepdims=True)
    return likely


def train(game: str, seconds: float, seed: int = 0) -> Floats:
    """The weights of a policy after so many seconds of games against itself."""
    tables, chance = Tables(game, TABLES, seed), np.random.default_rng(seed)
    weights = np.zeros((tables.sight.size + 1, tables.sight.actions), np.float32)
    batch = tables.reset()
    stories: list[list[tuple[Floats, Floats, int]]] = [[] for _ in range(TABLES)]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen = scaled(batch.observations)
        likely = chances(weights, seen, batch.masks)
        actions = (likely.cumsum(axis=1) > chance.random((TABLES, 1))).argmax(axis=1)
        for at, action in enumerate(actions):
            wish = -likely[at]
            wish[action] += 1
            stories[at].append((seen[at], wish, int(batch.seats[at])))
        batch = tables.step(actions)
        for at in np.flatnonzero(batch.over).tolist():
            decisions, wishes, seats = zip(*stories[at], strict=True)
            gained = batch.rewards[at][list(seats)][:, None] / len(seats)
            weights += RATE * np.stack(decisions).T @ (np.stack(wishes) * gained)
            stories[at] = []
    return weights


def wins(game: str, weights: Floats, games: int = 200) -> float:
    """The share of wins of a policy against bots that play at random."""
    table = Seat(game, bots="random")
    won = 0
    for seed in range(games):
        (observation, info), over, reward = table.reset(seed=seed), False, 0.0
        while not over:
            action = chances(weights, scaled(observation[None]), info["action_mask"][None]).argmax()
            observation, reward, over, _, info = table.step(action)
        won += reward > 0
    return won / games


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "amsterdam"
    learned = train(name, float(sys.argv[2]) if len(sys.argv) > 2 else 60)
    print(f"{100 * wins(name, learned):.0f} % of 200 games won against random play")
