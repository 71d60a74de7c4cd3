"""Notices when a player's time is used up, and lets a bot play: a timer for each open table at which a clock runs."""

import asyncio
import logging
from typing import TYPE_CHECKING

from tabledhote.server.errors import Refusal
from tabledhote.server.store.moment import moment
from tabledhote.server.tables.changes import time_used_up
from tabledhote.server.tables.table import Table

if TYPE_CHECKING:
    from tabledhote.server.tables.registry import Registry

logger = logging.getLogger(__name__)

AGAIN = 1.0  # seconds until a clock that ran out is tried again, if that could not be stored


class Timekeeper:
    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def runs(self, table: Table) -> bool:
        return table.id in self._timers

    def look_after(self, table: Table, at_least: float = 0.0) -> None:
        """After each entry: wait for the end of the time that runs now, and `at_least` so many seconds."""
        self.forget(table)
        clock = table.clock
        if clock is not None and clock.seat >= 0:
            left = clock.remaining(moment())
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(max(left, at_least), self._used_up, table)

    def forget(self, table: Table) -> None:
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    def _used_up(self, table: Table) -> None:
        self._timers.pop(table.id, None)
        self.registry.run(self._replace(table))

    async def _replace(self, table: Table) -> None:
        try:
            await self.registry.append(table, lambda: time_used_up(table, moment()))
        except Refusal as refusal:  # somebody has acted just in time, or the store does not answer
            logger.info("the end of a clock was not stored", extra={"code": refusal.code})
            if self.registry.in_memory(table.id) is table:
                self.look_after(table, 0.0 if refusal.code == "stale_version" else AGAIN)
