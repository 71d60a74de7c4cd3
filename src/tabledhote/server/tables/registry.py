"""All tables of this process: opened when somebody comes, appended to under one lock each, closed when all have left.

An entry is checked against the position in memory, committed, and only then taken into memory and shown. Where other
processes serve the same tables, the store notices a lost race, and what they appended is read before trying again.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from tabledhote.server.bots.pool import Thinkers
from tabledhote.server.bots.review import Reviews
from tabledhote.server.bots.seats import BotSeats
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.keys import Keys
from tabledhote.server.live.feed import Feed
from tabledhote.server.settings import Settings
from tabledhote.server.store.store import Change, Conflict, Entry, Row, Store, Unavailable, moment
from tabledhote.server.tables.changes import Draft
from tabledhote.server.tables.table import Sitting
from tabledhote.server.tables.timekeeper import Timekeeper

logger = logging.getLogger(__name__)

SEATING = ("sit", "bot", "open", "invited")  # entries by which a seat changes hands
TRIES = 8  # races lost in a row before the client is asked to try again


class House:
    def __init__(self, settings: Settings, store: Store | None = None, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database)
        self.keys: Keys
        self.feed = Feed(settings)
        self.thinkers = thinkers or Thinkers(settings.thinkers, settings.bot_seconds)
        self.reviews = Reviews(settings.review_seconds)
        self.bots = BotSeats(self)
        self.timekeeper = Timekeeper(self)
        self.appended = 0  # entries that this process committed
        self._tables: dict[str, Sitting] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        self.store.heard, self.store.lost = self._hear, self._missed
        if self.settings.shared:
            self.store.noticed, self.feed.announce = self.feed.notice, self._announce
        await self.store.open()
        self.keys = Keys(self.store.secret)
        self.run(self._sweeping())
        self.run(self.feed.beating())
        self.run(self.bots.resume())

    async def close(self) -> None:
        """End the live connections, let what is being written be written, then close everything."""
        self.feed.stop()
        self.timekeeper.close()
        await self.bots.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()
        await self.thinkers.close()
        await self.store.close()

    def run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- finding a table --------------------------------------------------------------------------

    def open_tables(self) -> int:
        return len(self._tables)

    def in_memory(self, table: str) -> Sitting | None:
        return self._tables.get(table)

    def lock(self, table: str) -> asyncio.Lock:
        found = self._locks.get(table)
        if found is None:
            found = self._locks[table] = asyncio.Lock()
        return found

    async def table(self, table: str) -> Sitting:
        """The table as it is in the store at this moment."""
        sitting = self._tables.get(table)
        if sitting is not None:
            sitting.touched = time.monotonic()
            if not self.settings.shared:
                return sitting
        async with self.lock(table):
            sitting = self._tables.get(table)
            if sitting is None:
                sitting = await self._load(table)
            else:
                await self.catch_up(sitting)
        return sitting

    async def _load(self, table: str) -> Sitting:
        try:
            row = await self.store.row(table)
            entries = await self.store.entries(table) if row is not None else []
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        if row is None:
            self._locks.pop(table, None)
            raise Refusal("not_found", "There is no such table.")
        sitting = Sitting(row)
        sitting.load(entries)
        if sitting.closed:
            logger.warning("a table can only be read", extra={"game": row.game, "rules": row.rules})
        self._tables[table] = sitting
        self._look_after(sitting, self.settings.rescue if self.settings.shared else 0.0)
        return sitting

    async def catch_up(self, sitting: Sitting) -> None:
        """Take in what others have appended; called under the table's lock."""
        try:
            entries = await self.store.entries(sitting.id, sitting.number)
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        for entry in entries:
            sitting.absorb(entry)
        if entries:
            self._show(sitting, entries)
            self._look_after(sitting, self.settings.rescue)

    # ---- appending --------------------------------------------------------------------------------

    async def append(self, sitting: Sitting, draft: Callable[[], Draft | Entry]) -> Entry:
        """Commit an entry and show it. `draft` checks that it may be: it is asked again after a lost race.

        A draft that is an Entry already was stored before: a repeated request, which gets the same answer.
        """
        async with self.lock(sitting.id):
            for _ in range(TRIES):
                wanted = draft()
                if isinstance(wanted, Entry):
                    return wanted
                entry = Entry(sitting.number + 1, wanted.kind, wanted.seat, wanted.body, moment(), wanted.once)
                try:
                    await self.store.write(self.change(sitting, entry, wanted.status))
                except Conflict:
                    await self.catch_up(sitting)
                    continue
                except Unavailable as error:
                    self.forget(sitting)
                    message = "The store does not answer; whether this was stored is not known. Send it again."
                    raise Refusal("unavailable", message) from error
                except asyncio.CancelledError:  # nobody waits any longer, but it may be stored: to be read again
                    self.forget(sitting)
                    raise
                self.appended += 1
                sitting.absorb(entry)
                self._show(sitting, [entry])
                self._look_after(sitting)
                return entry
        raise Refusal("unavailable", "Others were faster several times in a row. Send it again.")

    def _look_after(self, sitting: Sitting, delay: float = 0.0) -> None:
        self.bots.look_after(sitting, delay)
        self.timekeeper.look_after(sitting)

    def _show(self, sitting: Sitting, entries: list[Entry]) -> None:
        self.feed.publish(sitting)
        if any(entry.kind in SEATING for entry in entries):
            self.feed.come_and_go(sitting)  # who is connected may have a seat now

    def change(self, sitting: Sitting, entry: Entry, status: str | None) -> Change:
        change = Change(sitting.id, [entry], status=status)
        if entry.kind in SEATING:
            assert entry.seat is not None
            change.holders[entry.seat] = entry.body.get("holder")
        return change

    async def create(self, row: Row, drafts: list[Draft]) -> Sitting:
        """Commit a new table with its first entries."""
        entries = [
            Entry(number, draft.kind, draft.seat, draft.body, row.created) for number, draft in enumerate(drafts, 1)
        ]
        sitting = Sitting(row)
        sitting.load(entries)
        change = Change(row.id, entries, row=row, status=sitting.status)
        change.holders = {at: seat.holder for at, seat in enumerate(sitting.seats) if seat.holder}
        try:
            await asyncio.shield(asyncio.ensure_future(self.store.write(change)))
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        self._tables[row.id] = sitting
        self._look_after(sitting)
        return sitting

    # ---- others, and leaving ----------------------------------------------------------------------

    def _hear(self, table: str, number: int) -> None:
        """Another process has appended to a table that may be open here."""
        sitting = self._tables.get(table)
        if sitting is not None and sitting.number < number:
            self.run(self._refresh(sitting))

    def _announce(self, sitting: Sitting) -> None:
        self.run(self.store.announce(sitting.id, *self.feed.local(sitting)))

    def _missed(self) -> None:
        for sitting in self._tables.values():
            self.run(self._refresh(sitting))

    async def _refresh(self, sitting: Sitting) -> None:
        async with self.lock(sitting.id):
            try:
                await self.catch_up(sitting)
            except Refusal:
                self.forget(sitting)

    def forget(self, sitting: Sitting) -> None:
        """Drop a table from memory; listeners connect again and find it as the store has it."""
        self._tables.pop(sitting.id, None)
        self.timekeeper.forget(sitting)
        self.feed.end(sitting.id)

    async def _sweeping(self) -> None:
        """Tables that nobody looks at leave the memory after a while."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle))
            now = time.monotonic()
            for sitting in list(self._tables.values()):
                waits = self.bots.busy(sitting) or self.timekeeper.runs(sitting) or self.lock(sitting.id).locked()
                used = waits or sitting.id in self.feed.listeners
                if not used and now - sitting.touched > self.settings.idle:
                    del self._tables[sitting.id]
                    self._locks.pop(sitting.id, None)
