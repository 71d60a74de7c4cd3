"""Fuzzers: wrong and strange input by the million, which must be refused with a reason or do no harm.

A subject is a module here with `run(seed, seconds)`: it tries for that time, at least once, and returns how often it
tried. It raises what it finds as `Found`, whose text says how to see it again. Where a try follows from one number,
`tries` does all of that: `run = partial(tries, "dumps", one_try)`. `make test` runs every subject briefly
(test_fuzz.py), `python -m tests.fuzz` for as long as you like.
"""

import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random

Run = Callable[[int, float], int]


class Found(AssertionError):
    """What a fuzzer found, with the command that shows it again."""


def subjects() -> dict[str, Run]:
    """The fuzzers by name: every module of this folder that has a `run`."""
    names = sorted(file.stem for file in Path(__file__).parent.glob("[a-z]*.py") if not file.stem.startswith("test_"))
    found = {name: import_module(f"{__name__}.{name}") for name in names}
    return {name: module.run for name, module in found.items() if hasattr(module, "run")}


def tries(subject: str, one_try: Callable[[Random], int], seed: int, seconds: float) -> int:
    """Try with one seed after another until the time is over; the sum of what the tries return."""
    until, number, tried = time.monotonic() + seconds, 0, 0
    while number == 0 or time.monotonic() < until:
        try:
            tried += one_try(Random(seed + number))
        except Exception as error:
            again = f"python -m tests.fuzz {subject} --seed {seed + number} --minutes 0"
            raise Found(f"{type(error).__name__}: {error}; to see it again: {again}") from error
        number += 1
    return tried
