"""Notices when somebody's time is used up, and lets a bot play: a timer for each open table at which a clock runs."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from tabledhote.server.errors import Refusal
from tabledhote.server.tables.changes import time_used_up
from tabledhote.server.tables.table import Sitting

if TYPE_CHECKING:
    from tabledhote.server.tables.registry import House

logger = logging.getLogger(__name__)


class Timekeeper:
    def __init__(self, house: "House") -> None:
        self.house = house
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def runs(self, sitting: Sitting) -> bool:
        return sitting.id in self._timers

    def look_after(self, sitting: Sitting) -> None:
        """After each entry: wait for the end of the time that runs now."""
        self.forget(sitting)
        clock = sitting.clock
        if clock is not None and clock.seat >= 0:
            left = clock.remaining(time.time())
            loop = asyncio.get_running_loop()
            self._timers[sitting.id] = loop.call_later(left, self._used_up, sitting)

    def forget(self, sitting: Sitting) -> None:
        timer = self._timers.pop(sitting.id, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    def _used_up(self, sitting: Sitting) -> None:
        self._timers.pop(sitting.id, None)
        self.house.run(self._replace(sitting))

    async def _replace(self, sitting: Sitting) -> None:
        try:
            await self.house.append(sitting, lambda: time_used_up(sitting, time.time()))
        except Refusal as refusal:  # somebody has acted just in time, or the store does not answer
            logger.info("a clock was not needed", extra={"code": refusal.code})
            if refusal.code == "stale_version":
                self.look_after(sitting)
