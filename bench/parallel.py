"""Iterations of the search on one core and on two, in the same seconds.

python bench/parallel.py --write        puts the table into docs/reference/performance.md
"""

import os
import sys
from statistics import median

from page import compiled_only, options, publish

import tabledhote
from tabledhote import State
from tabledhote.bots import Greedy, Search
from tabledhote.bots.parallel import ParallelSearch

WORKERS = 2
DECISIONS = 30  # of greedy bots before the search begins
ENOUGH = 4  # actions to choose from


def position(name: str) -> State:
    """One from the middle of a game, with something to decide."""
    state, bot = tabledhote.game(name).start(seed=1), Greedy(1)
    for _ in range(DECISIONS):
        state.apply(bot.choose(state))
    while len(state.legal()) < ENOUGH:
        state.apply(bot.choose(state))
    return state


def alone(state: State, seconds: float) -> int:
    search = Search(1, seconds=seconds)
    search.choose(state)
    return int(search.done)


def together(state: State, crew: ParallelSearch) -> int:
    crew.choose(state)
    return crew.done


def measure(rounds: int, seconds: float) -> str:
    lines = [f"| iterations a second | 1 core | {WORKERS} cores | ratio |", "| --- | ---: | ---: | ---: |"]
    for name in tabledhote.games():
        print(name, end="\r", file=sys.stderr, flush=True)
        state = position(name)
        with ParallelSearch(1, WORKERS, seconds=seconds) as crew:
            together(state, crew)  # the workers start and read their game
            figures = [(alone(state, seconds), together(state, crew)) for _ in range(rounds)]
        ratio = median(many / one for one, many in figures)
        one, many = (median(column) / seconds for column in zip(*figures, strict=True))
        lines.append(f"| {name} | {one:,.0f} | {many:,.0f} | {ratio:.2f} |")
    load = f"load average of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    return "\n".join([*lines, "", f"{seconds:g} seconds a search, {rounds} rounds, medians; {load}.", ""])


def main() -> None:
    parser = options(__doc__, rounds=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each search")
    asked = parser.parse_args()
    compiled_only()
    text = measure(asked.rounds, asked.seconds)
    publish("crew", text, asked.write)


if __name__ == "__main__":
    main()
