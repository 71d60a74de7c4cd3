"""Ends requests that take too long, all of them with one timer: one for each would cost more than most requests do."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

Result = TypeVar("Result")

LOOKS = 20  # how often the requests are looked at in the time that one may take


class Patience:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._until: dict[asyncio.Task[object], float] = {}  # the oldest first
        self._late: set[asyncio.Task[object]] = set()
        self._timer: asyncio.TimerHandle | None = None

    async def wait(self, work: Awaitable[Result]) -> Result:
        """What the work gives, or TimeoutError if that takes longer than `seconds`, give or take a little."""
        loop = asyncio.get_running_loop()
        task = asyncio.current_task(loop)
        assert task is not None
        self._until[task] = loop.time() + self.seconds
        if self._timer is None:
            self._timer = loop.call_later(self.seconds / LOOKS, self._look, loop)
        try:
            return await work
        except asyncio.CancelledError:
            if task in self._late and not task.uncancel():
                raise TimeoutError from None
            raise
        finally:
            del self._until[task]
            self._late.discard(task)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for task, until in self._until.items():
            if until > now:
                break
            if task not in self._late:
                self._late.add(task)
                task.cancel()
        self._timer = loop.call_later(self.seconds / LOOKS, self._look, loop) if self._until else None
