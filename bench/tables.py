"""Decisions a second of many tables, in one run: one by one through PettingZoo, in one step, and in two processes.

In two processes they are measured twice: in one step, while the caller waits, and in halves that take turns.
"""

import gc
import sys
import time
from collections.abc import Callable, Sequence
from itertools import cycle
from statistics import median

import numpy as np
from numpy.typing import NDArray
from page import compiled_only, options, publish

import tabledhote
from tabledhote.envs.pettingzoo import env
from tabledhote.envs.shared import SharedTables
from tabledhote.envs.sight import Mask
from tabledhote.envs.vector import Tables

TABLES = 256
MANY = 1024  # tables of several processes: the more there are, the less a step's messages matter
PROCESSES = 2


def chosen(masks: Mask, start: int) -> NDArray[np.int64]:
    """The first legal action from some number on, else the first of all: cheap, because stepping is measured."""
    later: NDArray[np.int64] = masks[:, start:].argmax(axis=1) + start
    return np.where(masks[np.arange(len(masks)), later] == 1, later, masks.argmax(axis=1))


def in_one_step(tables: Tables | SharedTables) -> Callable[[], int]:
    batch = tables.reset()
    starts = cycle(np.random.default_rng(0).integers(tables.sight.actions, size=1009).tolist())

    def play() -> int:
        nonlocal batch
        batch = tables.step(chosen(batch.masks, next(starts)))
        return tables.tables

    return play


def in_halves(halves: Sequence[SharedTables]) -> Callable[[], int]:
    """The caller chooses for one half while the other is carried on."""
    starts = cycle(np.random.default_rng(0).integers(halves[0].sight.actions, size=1009).tolist())
    for half in halves:
        half.send(chosen(half.reset().masks, next(starts)))

    def play() -> int:
        for half in halves:
            half.send(chosen(half.receive().masks, next(starts)))
        return sum(half.tables for half in halves)

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


def slice_of(play: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Decisions a second: of processor time, where both ways use one processor."""
    decisions, start = 0, clock()
    while (spent := clock() - start) < seconds:
        decisions += play()
    return decisions / spent


def measure(rounds: int, seconds: float) -> str:
    lines = ["| decisions a second | one by one | in one step | ratio |", "| --- | ---: | ---: | ---: |"]
    for name in tabledhote.games():
        print(name, end="\r", file=sys.stderr, flush=True)
        alone, together = one_by_one(name), in_one_step(Tables(name, TABLES))
        gc.collect()
        gc.freeze()  # what is set up is not searched for garbage again and again
        lines.append(row(name, [(slice_of(alone, seconds), slice_of(together, seconds)) for _ in range(rounds)]))
    return "\n".join(lines)


def measure_shared(rounds: int, seconds: float) -> str:
    ways = ("one process", f"{PROCESSES} processes", "in halves")
    lines = [f"| decisions a second | {ways[0]} | {ways[1]} | ratio | {ways[2]} | ratio |"]
    lines.append("| --- |" + " ---: |" * 5)
    for name in tabledhote.games():
        print(name, end="\r", file=sys.stderr, flush=True)
        with (
            SharedTables(name, MANY, PROCESSES) as tables,
            SharedTables(name, MANY // 2, PROCESSES // 2, seed=1) as half,
            SharedTables(name, MANY // 2, PROCESSES // 2, seed=2) as other,
        ):
            plays = in_one_step(Tables(name, MANY)), in_one_step(tables), in_halves((half, other))
            slices = [tuple(slice_of(play, seconds, time.perf_counter) for play in plays) for _ in range(rounds)]
        lines.append(row(name, slices))
    return "\n".join(lines)


def row(name: str, figures: Sequence[Sequence[float]]) -> str:
    """The first way, and each other with how many times as fast it is."""
    first, *others = zip(*figures, strict=True)
    cells = [f"{median(first):,.0f}"]
    for other in others:
        ratio = median(fast / slow for slow, fast in zip(first, other, strict=True))
        cells += [f"{median(other):,.0f}", f"{ratio:.1f}"]
    return f"| {name} | " + " | ".join(cells) + " |"


def main() -> None:
    parser = options(__doc__, rounds=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each slice")
    arguments = parser.parse_args()
    compiled_only()
    rounds, seconds = arguments.rounds, arguments.seconds
    text = f"{measure(rounds, seconds)}\n\n{TABLES} tables, {rounds} rounds, medians.\n"
    publish("tables", text, arguments.write)
    text = f"{measure_shared(rounds, seconds)}\n\n{MANY} tables, {rounds} rounds, medians, by the clock.\n"
    publish("shared", text, arguments.write)


if __name__ == "__main__":
    main()
