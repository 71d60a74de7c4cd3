"""A thinker that keeps a processor busy for a quarter of a second before it answers."""

import time
from typing import Any
from unittest.mock import patch

from tabledhote.bots import Bot, Random
from tabledhote.kernel.state import State
from tabledhote.server.bots import worker

SECONDS = 0.25


class Slow(Bot):
    def choose(self, state: State) -> int:
        until = time.perf_counter() + SECONDS
        while time.perf_counter() < until:
            pass
        return Random(1).choose(state)


def slow(level: str, seed: int) -> Any:
    return Slow(seed)


if __name__ == "__main__":
    with patch.object(worker, "bot", slow):
        worker.main()
