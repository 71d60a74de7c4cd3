"""Our games beside other engines, measured in one run: decisions per second driven from Python by random choices.

    python bench/peers.py            prints the table of ratios
    python bench/peers.py --write    puts it into docs/reference/performance.md, too

Needs the extra `bench`. The contestants take turns in short slices, and a ratio is the median over the rounds of both
figures of the same round: a machine that is busy for a while slows both.
"""

import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from statistics import median

import numpy as np
from page import compiled_only, options, publish

import tabledhote

OURS: dict[str, dict[str, object]] = {
    "austria": {"players": 4},
    "vienna": {"players": 4},
    "amsterdam": {"players": 2},
    "hellton": {},
}
SPIEL = ("oware", "chess", "backgammon")
PGX = ("backgammon", "chess")
KEYS = 1009  # of chance, for pgx: as many as no game has decisions
MOST_TURNS = 1000  # Catanatron's own limit of a game


def our_game(name: str) -> Callable[[], int]:
    game = tabledhote.game(name, **OURS[name])
    chance = random.Random(1).random
    seeds: Iterator[int] = iter(range(sys.maxsize))

    def play() -> int:
        state = game.start(next(seeds))
        decisions = 0
        while state.seat >= 0:
            actions = state.legal()
            state.apply(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return play


def spiel_game(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1).random
    dice = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if dice and state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return play


def catan() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer

    chance = random.Random(1).random
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            actions = game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions
            game.execute(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return play


def pgx_game(name: str) -> Callable[[], int]:
    """One game at a time, like the others; bench/batches.py steps many in one call, which is what pgx is made for."""
    import jax
    import pgx

    env = pgx.make(name)
    start, step = jax.jit(env.init), jax.jit(env.step)
    chance = random.Random(1).random
    keys = cycle(np.asarray(jax.random.split(jax.random.PRNGKey(1), KEYS)))

    def play() -> int:
        state = start(next(keys))
        decisions = 0
        while not (state.terminated or state.truncated):
            actions = np.flatnonzero(state.legal_action_mask)
            state = step(state, actions[int(chance() * len(actions))], next(keys))
            decisions += 1
        return decisions

    play()  # compiles
    return play


def slice_of(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second of processor time, over whole games that fill at least the given time."""
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / spent


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    contestants = {name: our_game(name) for name in OURS}
    contestants |= {f"OpenSpiel {name}": spiel_game(name) for name in SPIEL}
    contestants["Catanatron"] = catan()
    contestants |= {f"pgx {name}": pgx_game(name) for name in PGX}
    figures: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", end="\r", file=sys.stderr, flush=True)
        for name, play in contestants.items():
            figures[name].append(slice_of(play, seconds))
    print(file=sys.stderr)
    return figures


def table(figures: dict[str, list[float]]) -> str:
    peers = [name for name in figures if name not in OURS]
    lines = ["| decisions per second | median | " + " | ".join(f"times {peer}" for peer in peers) + " |"]
    lines.append("| --- |" + " ---: |" * (len(peers) + 1))
    for name, own in figures.items():
        ratios = [median(a / b for a, b in zip(own, figures[peer], strict=True)) for peer in peers]
        cells = [f"{ratio:.2f}" if name in OURS else "" for ratio in ratios]
        lines.append(f"| {name} | {median(own):,.0f} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = options(__doc__.splitlines()[0], rounds=25)
    parser.add_argument("--seconds", type=float, default=0.2, help="of each slice")
    arguments = parser.parse_args()
    compiled_only()
    text = table(measure(arguments.rounds, arguments.seconds))
    text += f"\n\nPython {platform.python_version()}, {platform.machine()}, one process, {arguments.rounds} rounds.\n\n"
    publish("peers", text, arguments.write)


if __name__ == "__main__":
    main()
