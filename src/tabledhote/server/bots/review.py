"""Reviews of finished games: each is made once, in a process of its own, and kept as long as there is room."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from tabledhote.server.bots.pool import Thinkers
from tabledhote.server.errors import Refusal
from tabledhote.server.tables.table import Sitting

logger = logging.getLogger(__name__)

KEPT = 64  # reviews
PATIENCE = 4.0  # a review may take so many times the seconds that it was given


@dataclass
class Progress:
    """How far a review is; `found` once it is made, `failed` if it could not be."""

    done: int = 0
    total: int = 0
    found: dict[str, Any] | None = None
    failed: bool = False

    def tell(self, done: int, total: int) -> None:
        self.done, self.total = done, total


class Reviews:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.thinkers = Thinkers(1, 0.0)  # one game at a time: bots that play have theirs
        self._kept: dict[str, Progress] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, sitting: Sitting) -> Progress:
        """The review of a finished game, or how far it is; it is begun if nobody has asked for it yet."""
        if not sitting.over:
            raise Refusal("not_over", "A game is reviewed when it is over: before, that would be help.")
        if sitting.record is None:
            raise Refusal("read_only", sitting.closed or "This table can only be read.")
        known = self._kept.pop(sitting.id, None)
        if known is None or known.failed:
            known = Progress(0, len(sitting.record.actions))
            task = asyncio.create_task(self._make(sitting, known))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._kept[sitting.id] = known  # the last one asked for is the last one to go
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return known

    async def _make(self, sitting: Sitting, progress: Progress) -> None:
        question: dict[str, object] = {"ask": "review", "record": sitting.written(), "seconds": self.seconds}
        try:
            progress.found = await self.thinkers.ask(question, PATIENCE * self.seconds + 30, progress.tell)
        except (TimeoutError, OSError, ValueError) as problem:
            logger.warning("a game could not be reviewed", extra={"problem": type(problem).__name__})
            progress.failed = True

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
