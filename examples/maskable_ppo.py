"""MaskablePPO of sb3-contrib learns a game against the bot `easy`, and says all along how often it wins.

python examples/maskable_ppo.py [GAME] [MINUTES] [PICTURE.svg]

It needs more than the package has: pip install 'tabledhote[rl]' sb3-contrib. That brings PyTorch, which takes
gigabytes unless you install its build for the processor first (https://pytorch.org/get-started/locally).
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tabledhote.drawing.curve import curve
from tabledhote.envs.seats import Seats

Floats = NDArray[np.float32]
Masks = NDArray[np.int8]
Choose = Callable[[Floats, Masks], NDArray[np.integer]]
LACKING = "this example needs more packages: pip install 'tabledhote[rl]' sb3-contrib"
TEACHER, MEASURED = "easy", ("random", "easy", "greedy")
TABLES, STEPS = 64, 128  # so many decisions of so many tables before each round of learning
ROUNDS = 40  # rounds of learning between two measurements


def scaled(observations: NDArray[np.uint8]) -> Floats:
    """Counts and flags as numbers of about one size."""
    return np.log1p(observations, dtype=np.float32)


class Tables:
    """Many seats as Stable-Baselines3 wants them: the interface of its `VecEnv`, and `action_masks` for sb3-contrib."""

    def __init__(self, seats: Seats, seed: int = 0) -> None:
        self.seats, self.num_envs, self.chance = seats, seats.num_envs, seed
        self.observation_space = spaces.Box(0, np.log1p(np.float32(255)), seats.single_observation_space.shape)
        self.action_space = seats.single_action_space
        self.render_mode, self.metadata = None, seats.metadata
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]

    def reset(self) -> Floats:
        return scaled(self.seats.reset(seed=self.chance)[0])

    def step(self, actions: NDArray[np.integer]) -> tuple[Floats, Floats, NDArray[np.bool_], list[dict[str, Any]]]:
        """One decision in every seat. Where a game is over, the dict of the table has how it ended."""
        seen, gained, over, _, infos = self.seats.step(actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for at in np.flatnonzero(over).tolist():
            told[at] = {"terminal_observation": scaled(infos["final_obs"][at]), "TimeLimit.truncated": False}
        return scaled(seen), gained.astype(np.float32), over, told

    def env_method(self, name: str, *_: object, **__: object) -> list[Masks]:
        """`action_masks` of every table: the one method that is asked for."""
        if name != "action_masks":
            raise AttributeError(f"tables have action_masks, not {name}")
        return list(self.seats.masks)

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def env_is_wrapped(self, wrapper: object, indices: object = None) -> list[bool]:
        return [False] * self.num_envs

    def seed(self, seed: int | None = None) -> list[int | None]:
        """The games after the next `reset` follow from this seed."""
        self.chance = self.chance if seed is None else seed
        return [self.chance + at for at in range(self.num_envs)]

    def close(self) -> None:
        """Nothing is left open."""


def share(choose: Choose, game: str, bots: str, games: int = 1000, seed: int = 10**6) -> float:
    """The share of wins against bots; winners of one game have equal shares of it. Every table plays equally many."""
    seats = Seats(game, min(games, 100), bots)
    players, each = seats.company.game.players, games // seats.num_envs
    seen, infos = seats.reset(seed=seed)
    played, won = np.zeros(seats.num_envs, np.int64), 0.0
    while (played < each).any():
        seen, gained, over, _, infos = seats.step(choose(scaled(seen), infos["action_mask"]))
        won += ((gained + 1) / players)[over & (played < each)].sum()
        played += over
    return won / (each * seats.num_envs)


def learner(tables: Tables, seed: int = 0) -> Any:
    """An agent that knows nothing yet."""
    try:
        import torch
        from sb3_contrib import MaskablePPO
        from stable_baselines3.common.vec_env import VecEnv
    except ModuleNotFoundError as missing:
        sys.exit(f"{LACKING} ({missing.name} is missing)")
    torch.set_num_threads(1)
    VecEnv.register(Tables)
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,  # a game is won or lost at its end
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def drawn(shares: list[list[float]], decisions: int, seconds: float) -> str:
    """The learning curve as an SVG picture."""
    below = f"{decisions:,} decisions in {seconds / 60:.1f} minutes of processor time"
    return curve(shares, [f"against {level}" for level in MEASURED], [], "Share of wins", below, standalone=True)


def main(game: str, minutes: float, picture: str | None) -> None:
    agent = learner(Tables(Seats(game, TABLES, TEACHER)))

    def choose(seen: Floats, masks: Masks) -> NDArray[np.integer]:
        actions, _ = agent.predict(seen, action_masks=masks, deterministic=True)
        return np.asarray(actions)

    print("| minutes | decisions | " + " | ".join(f"against {level}" for level in MEASURED) + " |")
    print("| ---: | ---: |" + " ---: |" * len(MEASURED))
    spent, shares = 0.0, list[list[float]]()
    while True:
        shares.append([share(choose, game, level) for level in MEASURED])
        cells = " | ".join(f"{100 * each:.1f} %" for each in shares[-1])
        print(f"| {spent / 60:.1f} | {agent.num_timesteps:,} | {cells} |", flush=True)
        if picture:
            Path(picture).write_text(drawn(shares, agent.num_timesteps, spent), "utf-8")
        if spent >= 60 * minutes:
            break
        start = time.process_time()
        agent.learn(ROUNDS * STEPS * TABLES, reset_num_timesteps=False)
        spent += time.process_time() - start


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    main(given.get(0, "amsterdam"), float(given.get(1, 15)), given.get(2))
