"""Many tables in one step beside the same tables through PettingZoo, one by one: decisions a second, in one run."""

import gc
import sys
import time
from collections.abc import Callable
from itertools import cycle
from statistics import median

import numpy as np
from numpy.typing import NDArray
from page import compiled_only, options, publish

import tabledhote
from tabledhote.envs.pettingzoo import env
from tabledhote.envs.sight import Mask
from tabledhote.envs.vector import Tables

TABLES = 256


def chosen(masks: Mask, start: int) -> NDArray[np.int64]:
    """The first legal action from some number on, else the first of all: cheap, because stepping is measured."""
    later: NDArray[np.int64] = masks[:, start:].argmax(axis=1) + start
    return np.where(masks[np.arange(len(masks)), later] == 1, later, masks.argmax(axis=1))


def in_one_step(name: str) -> Callable[[], int]:
    tables = Tables(name, TABLES)
    tables.reset()
    starts = cycle(np.random.default_rng(0).integers(tables.sight.actions, size=1009).tolist())

    def play() -> int:
        tables.step(chosen(tables.masks, next(starts)))
        return TABLES

    return play


def one_by_one(name: str) -> Callable[[], int]:
    """The same choice of actions, agent by agent."""
    tables = [env(name) for _ in range(TABLES)]
    for table in tables:
        table.reset()
    starts = cycle(np.random.default_rng(0).integers(tables[0].action_space("seat_0").n, size=1009).tolist())

    def play() -> int:
        start = next(starts)
        for table in tables:
            seen, _, over, _, _ = table.last()
            if over:
                table.reset()
                seen, _, _, _, _ = table.last()
            mask = seen["action_mask"]
            later = mask[start:].argmax() + start
            table.step(later if mask[later] else mask.argmax())
        return TABLES

    return play


def slice_of(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second of processor time: both ways use one processor."""
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / spent


def measure(rounds: int, seconds: float) -> str:
    lines = ["| decisions a second | one by one | in one step | ratio |", "| --- | ---: | ---: | ---: |"]
    for name in tabledhote.games():
        print(name, end="\r", file=sys.stderr, flush=True)
        alone, together = one_by_one(name), in_one_step(name)
        gc.collect()
        gc.freeze()  # what is set up is not searched for garbage again and again
        figures = [(slice_of(alone, seconds), slice_of(together, seconds)) for _ in range(rounds)]
        ratio = median(fast / slow for slow, fast in figures)
        slow, fast = (median(column) for column in zip(*figures, strict=True))
        lines.append(f"| {name} | {slow:,.0f} | {fast:,.0f} | {ratio:.1f} |")
    return "\n".join(lines)


def main() -> None:
    parser = options(__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each slice")
    arguments = parser.parse_args()
    compiled_only()
    text = f"{measure(arguments.rounds, arguments.seconds)}\n\n{TABLES} tables, {arguments.rounds} rounds, medians.\n"
    publish("tables", text, arguments.write)


if __name__ == "__main__":
    main()
