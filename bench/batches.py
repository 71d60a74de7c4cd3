"""Many tables in one step beside pgx, which steps many games in one call, measured in one run.

    python bench/batches.py            prints the table of ratios
    python bench/batches.py --write    puts it into docs/reference/performance.md, too

Needs the extra `bench`. Both hand over what is seen and what may be done at every table as NumPy arrays, start finished
games anew, and are told the same cheap choice. Figures are of processor time, of all threads.
"""

import platform
import sys
from collections.abc import Callable
from itertools import cycle

import numpy as np
from page import compiled_only, options, publish
from peers import PGX, table
from tables import TABLES, chosen, in_one_step, slice_of

import tabledhote
from tabledhote.envs.vector import Tables

KEYS = 1009  # of chance


def pgx_games(name: str) -> Callable[[], int]:
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = cycle(np.asarray(jax.random.split(jax.random.PRNGKey(1), KEYS * TABLES)).reshape(KEYS, TABLES, -1))
    starts = cycle(np.random.default_rng(0).integers(env.num_actions, size=1009).tolist())
    state = start(next(keys))

    def play() -> int:
        nonlocal state
        masks = np.asarray(state.legal_action_mask).view(np.int8)
        state = step(state, chosen(masks, next(starts)), next(keys))
        np.asarray(state.observation)
        return TABLES

    play()  # compiles
    return play


def measure(rounds: int, seconds: float) -> str:
    plays = {name: in_one_step(Tables(name, TABLES)) for name in tabledhote.games()}
    plays |= {f"pgx {name}": pgx_games(name) for name in PGX}
    figures: dict[str, list[float]] = {name: [] for name in plays}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", end="\r", file=sys.stderr, flush=True)
        for name, play in plays.items():
            figures[name].append(slice_of(play, seconds))
    print(file=sys.stderr)
    return table(figures)


def main() -> None:
    parser = options(__doc__, rounds=11)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each slice")
    arguments = parser.parse_args()
    compiled_only()
    text = measure(arguments.rounds, arguments.seconds)
    about = f"{TABLES} tables, Python {platform.python_version()}, {platform.machine()}, {arguments.rounds} rounds."
    publish("batches", f"{text}\n\n{about}\n\n", arguments.write)


if __name__ == "__main__":
    main()
