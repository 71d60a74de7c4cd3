"""Reviews of finished games: each is made once, in a process of its own, and stored with its table."""

import asyncio
import logging
from dataclasses import dataclass, field

import msgspec

from tabledhote.kernel.sheet import Json
from tabledhote.server.bots import pool
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.connections import CLIENT
from tabledhote.server.settings import Settings
from tabledhote.server.store.entries import Change
from tabledhote.server.store.errors import Conflict, Unavailable
from tabledhote.server.store.store import Store
from tabledhote.server.tables.table import Table

logger = logging.getLogger(__name__)

KEPT = 64  # reviews in memory
PATIENCE = 4.0  # a review may take this many times the seconds that it was given


@dataclass
class Progress:
    """How far a review is; `found` once it is made, `failed` if it could not be. `who` is the holder who asked for it
    first, `client` their address.
    """

    who: str
    done: int = 0
    total: int = 0
    found: Json | None = None
    failed: bool = False
    client: str = field(default_factory=CLIENT.get)

    def tell(self, done: int, total: int) -> None:
        self.done, self.total = done, total


class Reviews:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.store = store
        self.settings, self.seconds = settings, settings.review_seconds
        self.pool = pool.Pool(1, 0.0, nice=pool.REVIEWS)  # one game at a time: bots that play have theirs
        self._kept: dict[str, Progress] = {}
        self._line: dict[str, Progress] = {}  # by table, in the order in which they are made: those still to be made
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, table: Table, who: str) -> Progress:
        """The review of a finished game, or how far it is; it is begun if nobody has asked for it yet."""
        table.check_whole()
        if not table.over:
            raise Refusal("not_over", "A game can be reviewed only when it is over.")
        if table.record is None:
            raise Refusal("read_only", table.closed or "This table can only be read.")
        stored = None if table.id in self._line or table.id in self._kept else await self._stored(table)
        known = self._line.get(table.id) or self._kept.pop(table.id, stored)
        if known is None or known.failed:
            self._check_line(who)
            known = self._line[table.id] = Progress(who, 0, len(table.record.actions))
            task = asyncio.create_task(self._make(table, known))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._kept[table.id] = known  # the last one asked for is the last one to go
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return known

    async def _stored(self, table: Table) -> Progress | None:
        try:
            found = await self.store.review(table.id)
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        if found is None or not found.keys() >= {"decisions", "turning"}:
            return None
        number = len(found["decisions"])
        return Progress("", number, number, found)

    def place(self, table: Table) -> int:
        """How many other games come before this one."""
        return next((before for before, table_id in enumerate(self._line) if table_id == table.id), 0)

    def _check_line(self, who: str) -> None:
        own = sum(progress.who == who for progress in self._line.values())
        if own >= self.settings.reviews_each:
            raise Refusal("too_many", f"You are already waiting for {own} reviews.", wait=self.seconds)
        most, client = self.settings.reviews_waiting, CLIENT.get()
        near = sum(progress.client == client for progress in self._line.values())  # one address may have many keys
        if len(self._line) >= most or (self.settings.rate and near >= most // 2):
            message = f"{len(self._line)} games are already waiting for their reviews."
            raise Refusal("too_many", message, wait=self.seconds)

    async def _make(self, table: Table, progress: Progress) -> None:
        question: dict[str, object] = {"ask": "review", "record": table.written(), "seconds": self.seconds}
        try:
            answer = await self.pool.ask(question, PATIENCE * self.seconds + 30, progress.tell)
            found = msgspec.convert(answer, Json)
            await self._keep(table, found)
            progress.found = found
        except (TimeoutError, OSError, ValueError) as problem:
            logger.warning("a game could not be reviewed", extra={"problem": type(problem).__name__})
            progress.failed = True
        finally:
            del self._line[table.id]

    async def _keep(self, table: Table, found: Json) -> None:
        try:
            await self.store.write(Change(table.id, review=found))
        except (Conflict, Unavailable) as problem:  # another process was faster, or it is made again some day
            logger.warning("a review was not stored", extra={"problem": type(problem).__name__})

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()
