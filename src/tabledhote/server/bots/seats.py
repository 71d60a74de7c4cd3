"""Makes bots move: one task for each table at which a bot decides, as long as it does."""

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from tabledhote.server.errors import Refusal
from tabledhote.server.store.store import Entry, Unavailable
from tabledhote.server.tables.changes import Draft, act
from tabledhote.server.tables.guide import scripted
from tabledhote.server.tables.table import BOT, PERSON, Sitting

if TYPE_CHECKING:
    from tabledhote.server.tables.registry import House

logger = logging.getLogger(__name__)


class BotSeats:
    def __init__(self, house: "House") -> None:
        self.house = house
        self._closed = False
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waiting: set[str] = set()  # tables whose task waits for another process to make the bots move

    def busy(self, sitting: Sitting) -> bool:
        return sitting.id in self._tasks

    def look_after(self, sitting: Sitting, delay: float = 0.0) -> None:
        """See to it that a bot which decides at this table gets to move.

        With a delay where another process is expected to do it: if it does, nothing is left to do then.
        """
        if self._closed or not bot_decides(sitting):
            return
        running = self._tasks.get(sitting.id)
        if running is not None:
            if delay or sitting.id not in self._waiting:
                return
            running.cancel()  # it was to wait for another process, but now the table is this one's
        task = asyncio.create_task(self._moving(sitting, delay))
        self._tasks[sitting.id] = task
        task.add_done_callback(lambda task: self._done(sitting.id, task))

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]
            self._waiting.discard(table)

    async def resume(self) -> None:
        """After a start: the tables at which a bot was to move."""
        try:
            for row in await self.house.store.unfinished():
                await self.house.table(row.id)
        except (Refusal, Unavailable):
            logger.exception("tables could not be resumed")

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _moving(self, sitting: Sitting, delay: float) -> None:
        try:
            while bot_decides(sitting) and self.house.in_memory(sitting.id) is sitting:
                if delay and await self._somebody_else_moves(sitting, delay):
                    continue
                delay = 0.0
                await self._move(sitting)
        except Refusal as refusal:
            logger.warning("a bot could not move", extra={"code": refusal.code})
        except Exception:
            logger.exception("a bot could not move")

    async def _somebody_else_moves(self, sitting: Sitting, delay: float) -> bool:
        version = sitting.version
        self._waiting.add(sitting.id)
        await asyncio.sleep(delay * (1 + random.random()))
        self._waiting.discard(sitting.id)
        return sitting.version != version

    async def _move(self, sitting: Sitting) -> None:
        """Think while people may still undo; if they do, think again."""
        assert sitting.record is not None
        version, seat = sitting.version, sitting.deciding
        level = sitting.seats[seat].level
        assert level is not None
        began = asyncio.get_running_loop().time()
        action = scripted(sitting) or await self.house.thinkers.choose(sitting.id, sitting.record.state, level)
        left = self._pause(sitting) - (asyncio.get_running_loop().time() - began)
        if left > 0:
            await asyncio.sleep(left)

        def draft() -> Draft | Entry:
            if not bot_decides(sitting) or sitting.deciding != seat:
                raise Refusal("stale_version", "The seat no longer decides, or is no longer a bot's.")
            return act(sitting, seat, action, version, None)

        try:
            await self.house.append(sitting, draft)
        except Refusal as refusal:
            if refusal.code != "stale_version":
                raise

    def _pause(self, sitting: Sitting) -> float:
        owner = sitting.undoable()
        if owner >= 0 and sitting.seats[owner].kind == PERSON:
            return self.house.settings.undo_pause
        return self.house.settings.bot_pace


def bot_decides(sitting: Sitting) -> bool:
    return sitting.started and sitting.deciding >= 0 and sitting.seats[sitting.deciding].kind == BOT
