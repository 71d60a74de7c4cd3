"""Bots as third parties write them, for the tests of the arena."""

import os
import signal
import tempfile
from pathlib import Path

from tabledhote import State

GRAVE = Path(tempfile.gettempdir()) / f"tabledhote-grave-{os.getuid()}"


class First:
    """Always takes the first legal action."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State) -> int:
        return state.legal()[0]


class Cheat(First):
    """Chooses an illegal action."""

    def choose(self, state: State) -> int:
        return -1


class Peeping(First):
    """Lets the hidden cards of the others decide: if it could see them it would play differently each time."""

    def choose(self, state: State) -> int:
        legal = state.legal()
        hidden = str(state.dump()["position"])
        return legal[sum(hidden.encode()) % len(legal)]


class Mortal(First):
    """Kills its own process once: the first time that it is asked, while there is no GRAVE."""

    def choose(self, state: State) -> int:
        if not GRAVE.exists():
            GRAVE.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(state)
