"""python -m tests.simulation --hours 1000: plays, and prints the seed of the first breach, which replays it."""

import argparse
import sys
import time
from collections.abc import Iterator

from tests.simulation.plants import PLANTS
from tests.simulation.world import HOURS, Outcome, simulate


def worlds(hours: float, first: int = 1, plant: str | None = None) -> Iterator[Outcome]:
    """Worlds with seeds from `first` on, until so many hours have been simulated or something is wrong."""
    for seed in range(first, first + round(hours / HOURS)):
        outcome = simulate(seed, plant)
        yield outcome
        if outcome.breach is not None:
            return


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.simulation", description=__doc__)
    parser.add_argument("--hours", type=float, default=200.0, help="how long to simulate (200)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--seed", type=int, help="only this world, with all that happens")
    parser.add_argument("--quiet", action="store_true", help="with --seed: only how it ends")
    parser.add_argument("--plant", choices=PLANTS, help="a bug to find")
    given = parser.parse_args()
    if given.seed is not None:
        outcome = simulate(given.seed, given.plant, tell=not given.quiet)
        print(f"seed {outcome.seed}: {outcome.digest} {outcome.breach or 'everything holds'}")
        return int(outcome.breach is not None)
    return play(given.hours, given.first, given.plant)


def play(hours: float, first: int, plant: str | None) -> int:
    began, simulated, entries, steps = time.process_time(), 0.0, 0, 0
    for outcome in worlds(hours, first, plant):
        simulated += outcome.hours
        entries += outcome.counts["entries"]
        steps += outcome.steps
        took = f"{simulated:.1f} hours, {entries} entries, {steps} steps, {time.process_time() - began:.1f} s"
        if outcome.breach is not None:
            again = f" --plant {plant}" if plant else ""
            print(f"seed {outcome.seed}: {outcome.breach}\n{took}")
            print(f"python -m tests.simulation --seed {outcome.seed}{again} shows it again")
            return 1
        if outcome.seed % 50 == 0:
            print(took, file=sys.stderr)
    print(f"everything holds: {took}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
