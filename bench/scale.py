"""How simulations scale: games a second with one and with two jobs, and memory over very many games."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from page import compiled_only, options, publish

from tabledhote.arena import Plan, Tally, chunks

GAMES = {"austria": 700, "vienna": 900, "amsterdam": 900, "hellton": 16_000}  # of greedy bots: 10 to 20 seconds each
SAMPLES = 5


def speed(plan: Plan, jobs: int) -> float:
    """Games a second by the clock, with the processes at work already."""
    warm = Plan(plan.game, jobs * 2, plan.bots, plan.seed + 1)
    for _ in chunks(warm, jobs):
        pass
    begun = time.perf_counter()
    for _ in chunks(plan, jobs):
        pass
    return plan.games / (time.perf_counter() - begun)


def resident() -> float:
    """Megabytes of memory that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 2**20


def memory(game: str, games: int) -> Iterator[tuple[int, float]]:
    """How many games were played, and the memory then: what `tabledhote simulate` does, game by game."""
    plan = Plan(game, games, ("random",))
    tally, step = Tally(game, plan.seats()), games // SAMPLES
    due = step
    for rows in chunks(plan):
        tally.add(rows)
        if tally.games >= due:
            yield tally.games, resident()
            due += step


def measure(rounds: int, share: float, games: int) -> str:
    lines = ["| games a second, greedy bots | 1 job | 2 jobs | ratio |", "| --- | ---: | ---: | ---: |"]
    for game, number in GAMES.items():
        print(game, end="\r", file=sys.stderr, flush=True)
        plan = Plan(game, max(1, int(share * number)), ("greedy",))
        figures = [(speed(plan, 1), speed(plan, 2)) for _ in range(rounds)]
        ratio = median(two / one for one, two in figures)
        one, two = (median(column) for column in zip(*figures, strict=True))
        lines.append(f"| {game} | {one:,.0f} | {two:,.0f} | {ratio:.2f} |")
    lines += ["", "| games of random bots in one process | memory, MiB |", "| ---: | ---: |"]
    lines += [f"| {played:,} | {size:.1f} |" for played, size in memory("amsterdam", games)]
    load = os.getloadavg()[0]
    lines += ["", f"{rounds} rounds, medians; {os.cpu_count()} processors, load average {load:.1f} at the end."]
    return "\n".join(lines)


def main() -> None:
    parser = options(__doc__, rounds=3)
    parser.add_argument("--share", type=float, default=1.0, help="of the games of each round")
    parser.add_argument("--games", type=int, default=100_000, help="of random bots, for the memory")
    arguments = parser.parse_args()
    compiled_only()
    text = f"{measure(arguments.rounds, arguments.share, arguments.games)}\n"
    publish("scale", text, arguments.write)


if __name__ == "__main__":
    main()
