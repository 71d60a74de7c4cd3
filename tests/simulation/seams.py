"""Where the server meets the world: the clocks and the chance of the standard library, while a simulation runs.

These are all that the server reads besides its event loop, its store and its bot processes.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Any
from unittest.mock import patch

from tabledhote.server.live.feed import Listener
from tabledhote.server.store.moment import MOMENTS, Moments
from tests.simulation.loop import OUTSIDE, PROCESS, WALL, Process, SimulatedLoop


@contextmanager
def simulated_world(loop: SimulatedLoop) -> Iterator[None]:
    """Clocks show the time of the loop, and chance comes from its generator."""
    chance = loop.chance

    def stopwatch() -> float:
        return loop.now + chance.random() * 0.004  # some pieces of work take long, so that turns end early

    replaced: dict[str, Any] = {
        "time.time": lambda: WALL + loop.now + PROCESS.get(OUTSIDE).skew,
        "time.monotonic": lambda: loop.now,
        "time.perf_counter": stopwatch,
        "secrets.token_bytes": lambda size=32: chance.randbytes(size),
        "secrets.randbits": chance.getrandbits,
        "random.random": chance.random,
    }
    with ExitStack() as seams:
        for name, function in replaced.items():
            seams.enter_context(patch(name, function))
        seams.enter_context(listeners_in_one_order())
        seams.enter_context(moments_of_processes(loop))
        yield


@contextmanager
def moments_of_processes(loop: SimulatedLoop) -> Iterator[None]:
    """Each simulated process has the time of its entries to itself, as it would if it were one."""

    aheads: dict[Process, float] = {}

    def ahead(_: Moments) -> float:
        process = PROCESS.get(OUTSIDE)
        return aheads.setdefault(process, WALL + process.skew)

    def set_ahead(_: Moments, seconds: float) -> None:
        aheads[PROCESS.get(OUTSIDE)] = seconds

    of_each = property(ahead, set_ahead)
    with patch.object(MOMENTS, "_steady", lambda: loop.now), patch.object(Moments, "_ahead", of_each, create=True):
        yield


@contextmanager
def listeners_in_one_order() -> Iterator[None]:
    """Sets of listeners would have another order in each run: by their addresses in memory."""
    places, begin = count(), Listener.__init__

    def numbered(self: Listener, *args: Any, **more: Any) -> None:
        begin(self, *args, **more)
        PLACES[id(self)] = (next(places), self)

    with (
        patch.object(Listener, "__init__", numbered),
        patch.object(Listener, "__hash__", lambda self: PLACES[id(self)][0]),
    ):
        yield
    PLACES.clear()


PLACES: dict[int, tuple[int, Listener]] = {}  # keeps the listeners, so that no address is used twice
