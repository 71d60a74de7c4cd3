"""Cancels requests that take too long. One timer serves all: one for each would cost more than most requests."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

Result = TypeVar("Result")

CHECKS = 20  # how often the timer runs in the time that a request may take


class Deadline:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._ends: dict[asyncio.Task[object], float] = {}  # the oldest request first
        self._cancelled: set[asyncio.Task[object]] = set()
        self._timer: asyncio.TimerHandle | None = None

    async def enforce(self, work: Awaitable[Result]) -> Result:
        """The result of the work, or TimeoutError if it takes longer than `seconds`, give or take one check."""
        loop = asyncio.get_running_loop()
        task = asyncio.current_task(loop)
        assert task is not None
        self._ends[task] = loop.time() + self.seconds
        if self._timer is None:
            self._timer = loop.call_later(self.seconds / CHECKS, self._check, loop)
        try:
            return await work
        except asyncio.CancelledError:
            if task in self._cancelled and not task.uncancel():
                raise TimeoutError from None
            raise
        finally:
            del self._ends[task]
            self._cancelled.discard(task)

    def _check(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for task, end in self._ends.items():
            if end > now:
                break
            if task not in self._cancelled:
                self._cancelled.add(task)
                task.cancel()
        self._timer = loop.call_later(self.seconds / CHECKS, self._check, loop) if self._ends else None
