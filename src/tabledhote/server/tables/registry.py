"""All tables of this process: opened when somebody comes, appended to under one lock each, closed when all have left.

An entry is checked against the position in memory, committed, and only then taken into memory and shown. Where other
processes serve the same tables, the store notices a lost race, and what they appended is read before trying again.

There is one object of a table at a time. After a failure nobody knows what the store has: the object stays, and nothing
is shown or appended before it has read the store again (`sure`).
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from weakref import WeakValueDictionary

from tabledhote.server.bots.hints import Hints
from tabledhote.server.bots.pool import Pool
from tabledhote.server.bots.review import Reviews
from tabledhote.server.bots.seats import BotSeats
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.rate_limit import charge_more
from tabledhote.server.identity.keys import Keys
from tabledhote.server.identity.people import People
from tabledhote.server.live.feed import Feed
from tabledhote.server.render.renderer import Renderer
from tabledhote.server.settings import Settings
from tabledhote.server.store.entries import Change, Entry, Row, persons
from tabledhote.server.store.errors import Conflict, Damaged, Unavailable
from tabledhote.server.store.moment import moment
from tabledhote.server.store.store import Store
from tabledhote.server.tables.changes import Draft
from tabledhote.server.tables.quotas import Quotas
from tabledhote.server.tables.results import results
from tabledhote.server.tables.table import Table, short
from tabledhote.server.tables.timekeeper import Timekeeper
from tabledhote.shelf import SHELF

logger = logging.getLogger(__name__)

BY_SEAT = ("act", "undo", "say")  # entries that count for the holder of their seat
SEATING = ("sit", "bot", "open", "invited")  # entries by which a seat changes hands
PIECE = 0.005  # seconds for which a log that is being read may keep the event loop
TRIES = 8  # races lost in a row before the client is asked to try again
SOON, LATEST = 0.1, 5.0  # seconds until a store that failed is asked again: the first time, and at most


class Registry:
    def __init__(self, settings: Settings, store: Store | None = None, pool: Pool | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database)
        self.keys: Keys
        self.people = People(self.store)
        self.quotas = Quotas(settings, self.store, self.people)
        self.renderer = Renderer()
        self.feed = Feed(settings, self.renderer, self.in_memory)
        self.pool = pool or Pool(settings.bot_processes, settings.bot_seconds)
        self.hints = Hints(settings)
        self.reviews = Reviews(settings, self.store)
        self.bots = BotSeats(self)
        self.timekeeper = Timekeeper(self)
        self.committed = 0  # entries that this process committed
        self._tables: dict[str, Table] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # those that somebody has or awaits
        self._playing_in = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._appending: set[asyncio.Task[Entry]] = set()

    async def open(self) -> None:
        self.store.news.heard, self.store.news.lost = self._hear, self._missed
        self.store.news.renewed = self.renew
        if self.settings.shared:
            self.store.news.noticed, self.feed.announce = self.feed.notice, self._announce
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
        await asyncio.gather(*self._tasks, *self._appending, return_exceptions=True)
        await self.people.close()
        await self.reviews.close()
        await self.hints.close()
        await self.renderer.close()
        await self.pool.close()
        await self.store.close()

    def run(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- finding a table --------------------------------------------------------------------------

    def count(self) -> int:
        return len(self._tables)

    def in_memory(self, table_id: str) -> Table | None:
        return self._tables.get(table_id)

    def lock(self, table_id: str) -> asyncio.Lock:
        found = self._locks.get(table_id)
        if found is None:
            found = self._locks[table_id] = asyncio.Lock()
        return found

    async def get(self, table_id: str) -> Table:
        """The table as it is in the store at this moment."""
        table = self._tables.get(table_id)
        if table is not None:
            table.touched = time.monotonic()
            if table.sure and not self.settings.shared:
                return table
        async with self.lock(table_id):
            table = self._tables.get(table_id)
            if table is None:
                table = await self._load(table_id)
            else:
                await self.catch_up(table)
        return table

    async def _load(self, table_id: str) -> Table:
        try:
            row = await self.store.row(table_id)
            entries = await self.store.entries(table_id) if row is not None else []
        except Damaged as error:
            raise self._damaged(table_id) from error
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        if row is None:
            raise Refusal("not_found", "There is no such table.")
        if row.game not in SHELF:
            raise self._damaged(table_id)
        charge_more(1)  # a list costs what it makes the server play again
        table = Table(row)
        await self._play_in(table, entries)
        if table.damaged:
            logger.error("a table is damaged", extra={"table": short(table.id), "entry": table.number + 1})
        elif table.closed:
            logger.warning("a table can only be read", extra={"game": row.game, "rules": row.rules})
        self._keep(table)
        self._look_after(table, self._takeover)
        self.timekeeper.look_after(table, self.settings.clock_grace)
        return table

    def _damaged(self, table_id: str) -> Refusal:
        """The refusal for a table that cannot be shown at all."""
        logger.error("a table is damaged", extra={"table": short(table_id)})
        return Refusal("damaged", "This table is damaged: what the server has kept of it cannot be read.")

    async def readable(self, rows: list[Row]) -> list[Table]:
        """The tables of a list, without those that cannot be read at all."""
        tables = []
        for row in rows:
            try:
                tables.append(await self.get(row.id))
            except Refusal as refusal:
                if refusal.code not in ("damaged", "not_found"):
                    raise
        return tables

    async def _play_in(self, table: Table, entries: list[Entry]) -> None:
        """Take in a whole log in pieces, one log at a time: in between, others are served."""
        async with self._playing_in:
            until = time.perf_counter() + PIECE
            for _ in table.loading(entries):
                if time.perf_counter() > until:
                    await asyncio.sleep(0)
                    until = time.perf_counter() + PIECE

    @property
    def _takeover(self) -> float:
        """How long to wait for another process to move a table's bots."""
        return self.settings.takeover_seconds if self.settings.shared else 0.0

    async def catch_up(self, table: Table) -> None:
        """Take in what the store has and this process has not; called under the table's lock."""
        if table.damaged:
            return
        try:
            entries = await self.store.entries(table.id, table.number)
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        doubted, table.sure = not table.sure, True
        self._take_in(table, entries)
        if entries or doubted:
            self._look_after(table, self._takeover)

    def _take_in(self, table: Table, entries: list[Entry]) -> None:
        """Play what is committed in memory, and show it."""
        for entry in entries:
            table.absorb(entry)
        if table.damaged:
            self.forget(table)  # the next visitor reads all of it again
        elif entries:
            self._show(table, entries)

    # ---- appending --------------------------------------------------------------------------------

    async def append(self, table: Table, draft: Callable[[], Draft | Entry], by: str | None = None) -> Entry:
        """Commit an entry and show it. `draft` checks that it may be: it is asked again after a lost race. `by` has
        asked for it.

        A draft that is an Entry already was stored before: a repeated request, which gets the same answer. If nobody
        waits for the answer any longer, the work goes on: what is being committed is taken into memory, too.
        """
        work = asyncio.create_task(self._append(table, draft, by))
        self._appending.add(work)
        work.add_done_callback(self._appending.discard)
        return await asyncio.shield(work)

    async def _append(self, table: Table, draft: Callable[[], Draft | Entry], by: str | None) -> Entry:
        async with self.lock(table.id):
            if self._tables.get(table.id) is not table:  # it left the memory while this waited
                raise Refusal("unavailable", "The table was reloaded meanwhile. Send the request again.")
            if not table.sure:
                await self.catch_up(table)
            table.check_whole()
            for _ in range(TRIES):
                wanted = draft()
                if isinstance(wanted, Entry):
                    return wanted
                at = max(moment(), table.lines[-1].at)
                entry = Entry(table.number + 1, wanted.kind, wanted.seat, wanted.body, at, wanted.once)
                try:
                    await self.store.write(self.change(table, entry, wanted, by))
                except Conflict:
                    await self.catch_up(table)
                    continue
                except Unavailable as error:
                    self._doubt(table)
                    message = (
                        "The store does not answer, so it is not known whether this was stored. Send the request again."
                    )
                    raise Refusal("unavailable", message) from error
                self.committed += 1
                self._take_in(table, [entry])
                self._look_after(table)
                return entry
        raise Refusal("unavailable", "Others were faster several times in a row. Send the request again.")

    def _look_after(self, table: Table, delay: float = 0.0) -> None:
        self.bots.look_after(table, delay)
        self.timekeeper.look_after(table)

    def _show(self, table: Table, entries: list[Entry]) -> None:
        self.feed.publish(table)
        if any(entry.kind in SEATING for entry in entries):
            self.feed.come_and_go(table)  # a connected visitor may have a seat now

    def change(self, table: Table, entry: Entry, draft: Draft, by: str | None = None) -> Change:
        change = Change(table.id, [entry], status=draft.status)
        if draft.end is not None:
            change.results = results(table, draft.end, entry)
        if entry.kind not in BY_SEAT:
            change.by = by
        if entry.kind in SEATING:
            assert entry.seat is not None
            change.holders[entry.seat] = entry.body.get("holder")
            change.persons = persons([entry])
        return change

    async def create(self, row: Row, drafts: list[Draft]) -> Table:
        """Commit a new table with its first entries; or the one that has this id already."""
        entries = [
            Entry(number, draft.kind, draft.seat, draft.body, row.created) for number, draft in enumerate(drafts, 1)
        ]
        table = Table(row)
        await self._play_in(table, entries)
        change = Change(row.id, entries, row=row, status=table.status)
        change.holders = {at: seat.holder for at, seat in enumerate(table.seats) if seat.holder}
        change.persons = ({row.host: ""} if row.host else {}) | persons(entries)
        async with self.lock(row.id):
            try:
                await asyncio.shield(asyncio.ensure_future(self.store.write(change)))
            except Unavailable as error:
                raise Refusal("unavailable", "The store does not answer.") from error
            except Conflict:
                return self._tables.get(row.id) or await self._load(row.id)
            self._keep(table)
            self._look_after(table)
        return table

    # ---- others, and leaving ----------------------------------------------------------------------

    def _hear(self, table_id: str, number: int) -> None:
        """Another process has appended to a table that may be open here."""
        table = self._tables.get(table_id)
        if table is not None and table.number < number:
            self.run(self._refresh(table))

    def _announce(self, table: Table) -> None:
        self.run(self.store.announce(table.id, *self.feed.local(table)))

    def renew(self, keys: frozenset[str], tables: frozenset[str] = frozenset()) -> None:
        """Whose some keys are has changed, or the logs of some tables were rewritten."""
        self.people.forget(keys)
        self.feed.end_of(keys)
        for table_id in tables:
            self.renderer.renew(table_id)
            table = self._tables.get(table_id)
            if table is not None:
                self.forget(table)

    def _missed(self) -> None:
        self.people.forget_all()
        for table in list(self._tables.values()):
            self.run(self._refresh(table))

    async def _refresh(self, table: Table) -> None:
        async with self.lock(table.id):
            if self._tables.get(table.id) is table:
                try:
                    await self.catch_up(table)
                except Refusal:
                    self._doubt(table)

    def _doubt(self, table: Table) -> None:
        """After a failure the store may have more than this table: it is read again before anything else."""
        if table.sure:
            table.sure = False
            self.run(self._recover(table))

    async def _recover(self, table: Table) -> None:
        """Ask the store until it answers, so that bots and clocks go on even if nobody looks at the table."""
        pause = SOON
        while not table.sure and self._tables.get(table.id) is table:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATEST)
            await self._refresh(table)

    def forget(self, table: Table) -> None:
        """Drop a table from memory; listeners connect again and find it as the store has it."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            self.timekeeper.forget(table)
            self.feed.end(table.id)

    async def _sweeping(self) -> None:
        """Drop tables that nobody looks at from memory after a while."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            now = time.monotonic()
            for table in list(self._tables.values()):
                if not self._used(table) and now - table.touched > self.settings.idle_seconds:
                    del self._tables[table.id]

    def _used(self, table: Table) -> bool:
        waits = self.bots.busy(table) or self.timekeeper.runs(table) or table.id in self._locks
        return waits or table.id in self.feed.listeners

    def _keep(self, table: Table) -> None:
        """Take a table into memory. If there are too many, a tenth of them leaves it: those that nobody uses."""
        most = self.settings.tables
        if len(self._tables) >= most:
            unused = sorted((other for other in self._tables.values() if not self._used(other)), key=touched)
            for other in unused[: most // 10 + 1]:
                del self._tables[other.id]
        self._tables[table.id] = table


def touched(table: Table) -> float:
    return table.touched
