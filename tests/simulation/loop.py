"""An event loop that never waits: time jumps to the next timer, and a seeded generator picks the next callback.

Every callback belongs to the process in whose context it was scheduled. The callbacks of a dead process never run.
"""

import asyncio
import heapq
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar
from random import Random
from typing import Any, TypeVar, TypeVarTuple

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
Work = Generator[Any, None, Result] | Coroutine[Any, Any, Result]

WALL = 1_800_000_000.0  # what the clocks on the wall show when a simulation begins
LIVELOCK = 200_000  # callbacks in a row for which time stands still: something goes round in circles


class Process:
    """A simulated process: a server, or what is outside all servers. `skew` is how wrong its wall clock is."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.skew = 0.0
        self.fuse: int | None = None  # callbacks until it dies
        self.remains: list[object] = []  # of its tasks: collecting them would run their `finally`
        self.context = Context()  # in which everything belongs to this process
        self.context.run(PROCESS.set, self)


PROCESS: ContextVar["Process"] = ContextVar("process")
OUTSIDE = Process("outside")


class SimulatedTask(asyncio.Task[Any]):
    """A task with a hash that is the same in every run: sets of tasks have one order."""

    def __init__(self, work: Work[Any], loop: "SimulatedLoop", context: Context | None, place: int) -> None:
        self.place = place
        super().__init__(work, loop=loop, name=f"task {place}", context=context)

    def __hash__(self) -> int:
        return self.place


class SimulatedLoop(asyncio.AbstractEventLoop):
    """The part of an event loop that the server needs. With `shuffled` any callback may be next, otherwise the oldest
    of any process, as asyncio promises.
    """

    def __init__(self, chance: Random, shuffled: bool) -> None:
        self.chance, self.shuffled = chance, shuffled
        self.now = 0.0
        self.steps = 0
        self.problems: list[str] = []  # what broke without anybody waiting for it
        self.died: Callable[[Process], None] = lambda process: None
        self._still = 0
        self._tasks = 0
        self._order = 0
        self._ready: list[tuple[Process, asyncio.Handle]] = []
        self._timers: list[tuple[float, int, Process, asyncio.TimerHandle]] = []
        self._closed = False

    # ---- running ----------------------------------------------------------------------------------

    def run(self, go_on: Callable[[], bool]) -> None:
        """One callback after the other, for as long as `go_on` says so."""
        asyncio._set_running_loop(self)
        try:
            while go_on() and self._step():
                pass
        finally:
            asyncio._set_running_loop(None)

    def _step(self) -> bool:
        if not self._ready and not self._next_timers():
            return False
        process, handle = self._ready.pop(self._choose())
        if not process.alive or handle.cancelled():
            return True
        if process.fuse is not None:
            self._burn(process)
        if process.alive:
            self.steps += 1
            self._still += 1
            if self._still > LIVELOCK:
                raise RuntimeError(f"time stands still in {process.name}: {handle!r}")
            handle._run()
        return True

    def _choose(self) -> int:
        """The place of the next callback."""
        ready = self._ready
        if len(ready) == 1:
            return 0
        chosen = self.chance.randrange(len(ready))
        if self.shuffled:
            return chosen
        process = ready[chosen][0]
        return next(place for place, (whose, _) in enumerate(ready) if whose is process)

    def _next_timers(self) -> bool:
        """Let time jump to the next timer; False if there is none."""
        while self._timers and (not self._ready or self._timers[0][0] <= self.now):
            when, _, process, handle = heapq.heappop(self._timers)
            if process.alive and not handle.cancelled():
                if when > self.now:
                    self.now, self._still = when, 0
                self._ready.append((process, handle))
        return bool(self._ready)

    def _burn(self, process: Process) -> None:
        assert process.fuse is not None
        process.fuse -= 1
        if process.fuse <= 0:
            self.died(process)

    # ---- what asyncio asks for --------------------------------------------------------------------

    def time(self) -> float:
        return self.now

    def call_soon(
        self, callback: Callable[[*Arguments], object], *args: *Arguments, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append((owner(context), handle))
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Arguments], object],
        *args: *Arguments,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + max(0.0, delay), callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Arguments], object],
        *args: *Arguments,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._order += 1
        heapq.heappush(self._timers, (when, self._order, owner(context), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time has come."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Work[Result], *, name: object = None, context: Context | None = None
    ) -> asyncio.Task[Result]:
        self._tasks += 1
        task = SimulatedTask(coro, self, context, self._tasks)
        process = owner(context)
        if process is not OUTSIDE:
            process.remains.append(task)
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not self._closed and error is not None:
            self.problems.append(f"{context['message']}: {error!r}")

    default_exception_handler = call_exception_handler

    def get_task_factory(self) -> None:
        return None

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._closed

    def is_closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        self._closed = True
        self._ready.clear()
        self._timers.clear()
        self.died = lambda process: None


def owner(context: Context | None) -> Process:
    """The process to which a callback in this context belongs."""
    return PROCESS.get(OUTSIDE) if context is None else context.get(PROCESS, OUTSIDE)
