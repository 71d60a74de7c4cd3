"""The store of a simulation: a database in memory with the promises of the real one, and with its failures.

Only what `Store` asks of SQLAlchemy is replaced. Its queue, its writer task, its group commit and what it makes of
errors and notices are the server's own. `test_database.py` holds this database and SQLite to the same answers.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError, OperationalError

from tabledhote.kernel.sheet import Json
from tabledhote.server.store.columns import entry_values, read_entry, read_row, row_values
from tabledhote.server.store.entries import Change, Entry, Row
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.store.moment import MOMENTS
from tabledhote.server.store.news import CHANNEL, PRESENCE
from tabledhote.server.store.store import AHEAD, LISTED, Store
from tests.simulation.loop import OUTSIDE, PROCESS, WALL, Process, SimulatedLoop

Result = TypeVar("Result")
Written = Any  # a row of the database, which is a mapping without types in SQLAlchemy, too
Key = tuple[str] | tuple[str, int | str]


class Lost(Exception):
    """A connection ended before the answer."""


class Database:
    """What is on the disk: nothing here dies with a process. `committed` is called with each entry."""

    def __init__(self) -> None:
        self.tables: dict[str, Written] = {}
        self.entries: dict[str, list[Written]] = {}
        self.holders: dict[tuple[str, int], str] = {}
        self.reviews: dict[str, Json] = {}
        self.secret: bytes | None = None
        self._keys: set[Key] = set()  # what is unique: tables, numbers and ids within a table
        self.committed: Callable[[str, Entry], None] = lambda table_id, entry: None
        self.created: Callable[[Row], None] = lambda row: None

    def apply(self, changes: Sequence[Change]) -> None:
        """One transaction: all of it, or IntegrityError and nothing."""
        self._check(changes)
        for change in changes:
            if change.row is not None:
                self.tables[change.table_id] = row_values(change.row)
                self.entries[change.table_id] = []
                self.created(change.row)
            self.entries[change.table_id] += [entry_values(change.table_id, entry) for entry in change.entries]
            for seat, holder in change.holders.items():
                self.holders.pop((change.table_id, seat), None)
                if holder:
                    self.holders[change.table_id, seat] = holder
            if change.review is not None:
                self.reviews[change.table_id] = change.review
            if change.status:
                self.tables[change.table_id] |= {"status": change.status, "changed": change.entries[-1].at}
        for change in changes:
            for entry in change.entries:
                self.committed(change.table_id, entry)

    def _check(self, changes: Sequence[Change]) -> None:
        fresh: set[Key] = set()
        for change in changes:
            if change.row is not None:
                self._claim((change.table_id,), fresh)
            elif change.table_id not in self.tables:
                raise IntegrityError("entries", None, ValueError("no such table"))
            for entry in change.entries:
                self._claim((change.table_id, entry.number), fresh)
                if entry.once is not None:
                    self._claim((change.table_id, entry.once), fresh)
            if change.review is not None:
                self._claim((change.table_id, "the review"), fresh)
        self._keys |= fresh

    def _claim(self, key: Key, fresh: set[Key]) -> None:
        if key in self._keys or key in fresh:
            raise IntegrityError("entries", None, ValueError(f"{key} is taken"))
        fresh.add(key)

    def log(self, table_id: str, after: int = 0) -> list[Entry]:
        found = [read_entry(one) for one in self.entries.get(table_id, ()) if one["number"] > after]
        return sorted(found, key=lambda entry: entry.number)

    def row(self, table_id: str) -> Row | None:
        found = self.tables.get(table_id)
        return None if found is None else read_row(found)

    def rows(self, wanted: Callable[[Row], bool], most: int = LISTED, over_last: bool = False) -> list[Row]:
        found = [row for row in map(read_row, self.tables.values()) if wanted(row)]
        return sorted(found, key=lambda row: (over_last and row.status == "over", -row.changed))[:most]

    def newest(self) -> float:
        """When something was stored last, among the lists and at tables where time may run."""
        going_on = [row["id"] for row in self.tables.values() if row["status"] == "playing"]
        entries = [entry["at"] for table_id in going_on for entry in self.entries[table_id]]
        return max([row["changed"] for row in self.tables.values()] + entries, default=0.0)


class Link:
    """The way between one process and the database, with what goes wrong on it."""

    def __init__(self, database: Database, links: list["Link"], loop: SimulatedLoop, shared: bool) -> None:
        self.database, self.links, self.loop, self.shared = database, links, loop, shared
        self.process: Process = OUTSIDE
        self.store: SimulatedStore | None = None
        self.cut = False  # nothing gets through
        self.full = False  # no room on the disk
        self.slow = 0.0  # seconds that a statement takes at most, besides the usual
        self.lossy = 0.0  # how often a commit is answered with an error, done or not
        self.settled: Callable[[Sequence[Change]], None] = lambda changes: None
        self.stamped: Callable[[Process, Sequence[Change]], None] = lambda process, changes: None
        self._news = 0.0  # when the last notice arrived here: they come in order
        links.append(self)

    def _delay(self) -> float:
        chance = self.loop.chance
        usual = chance.expovariate(500.0)
        return usual + chance.random() * self.slow if self.slow and chance.random() < 0.3 else usual

    async def ask(self, statement: Callable[[], Result]) -> Result:
        """The result of reading."""
        await asyncio.sleep(self._delay())
        self._check()
        found = statement()
        await asyncio.sleep(self._delay())
        self._check()
        return found

    def _check(self) -> None:
        if self.cut:
            raise OperationalError("statement", None, Lost())

    async def commit(self, changes: Sequence[Change]) -> None:
        """The database carries it out, whether or not the process that asked is still there for the answer."""
        answer: asyncio.Future[None] = self.loop.create_future()
        if self.cut:
            raise OperationalError("commit", None, Lost())
        sender = PROCESS.get(OUTSIDE), self.store
        self.stamped(sender[0], changes)
        self.loop.call_later(self._delay(), self._carry_out, list(changes), answer, *sender, context=OUTSIDE.context)
        await answer

    def _carry_out(
        self, changes: list[Change], answer: asyncio.Future[None], process: Process, store: "SimulatedStore | None"
    ) -> None:
        chance = self.loop.chance
        orphan = not process.alive
        if orphan and (not self.shared or chance.random() < 0.5):
            return  # a file is written by the process itself; a database server may go on with what it was sent
        lost = chance.random() < self.lossy
        error: Exception | None = None
        if self.full:
            error = OperationalError("commit", None, OSError("database or disk is full"))
        elif lost and chance.random() < 0.5:
            error = OperationalError("commit", None, Lost())
        else:
            try:
                self.database.apply(changes)
            except IntegrityError as refused:
                error = refused
            else:
                self._tell_others(store, changes)
        done = error is None
        if lost and done:
            error = OperationalError("commit", None, Lost())
        self.loop.call_later(self._delay(), self._answer, changes, answer, error, done, context=OUTSIDE.context)

    def _answer(self, changes: list[Change], answer: asyncio.Future[None], error: Exception | None, done: bool) -> None:
        if done:
            self.settled(changes)
        if self.cut and error is None:
            error = OperationalError("commit", None, Lost())
        if not answer.done():
            answer.set_result(None) if error is None else answer.set_exception(error)

    # ---- news -------------------------------------------------------------------------------------

    def _tell_others(self, store: "SimulatedStore | None", changes: Sequence[Change]) -> None:
        if self.shared and store is not None:
            for payload in store.news.appended(changes):
                self.notify(CHANNEL, payload)

    def notify(self, channel: str, payload: str) -> None:
        for link in self.links:
            if link.process.alive and link.store is not None and not link.cut:
                link._news = max(link._news, self.loop.now + self._delay())
                context = link.process.context
                self.loop.call_at(link._news, link._hear, channel, payload, context=context)

    def _hear(self, channel: str, payload: str) -> None:
        if not self.cut and self.store is not None:
            (self.store.news.hear if channel == CHANNEL else self.store.news.notice)(None, 0, channel, payload)

    def mend(self) -> None:
        """The connection is back; whatever was missed must be read."""
        self.cut = False
        if self.shared and self.process.alive and self.store is not None:
            self.loop.call_later(0.5, self._back, context=self.process.context)

    def _back(self) -> None:
        if not self.cut and self.store is not None and self.store.news.lost is not None:
            self.store.news.lost()


class SimulatedStore(Store):
    """The server's store, with a simulated database in place of SQLAlchemy's."""

    def __init__(self, link: Link) -> None:
        super().__init__("postgresql+simulated://" if link.shared else "sqlite+simulated://")
        self.link = link

    async def open(self) -> None:
        database = self.link.database
        self.link.process, self.link.store = PROCESS.get(OUTSIDE), self
        await self.link.ask(lambda: None)
        if database.secret is None:
            database.secret = self.link.loop.chance.randbytes(32)
        self.secret = database.secret
        if self.link.shared:
            MOMENTS.at(await self.link.ask(lambda: WALL + self.link.loop.now))
        newest = await self.link.ask(database.newest)
        if newest < MOMENTS.now() + AHEAD:
            MOMENTS.not_before(newest)
        self._tasks.append(asyncio.create_task(self._writing()))

    async def close(self) -> None:
        await self._queue.join()
        for task in self._tasks:
            task.cancel()

    async def _commit(self, changes: Sequence[Change]) -> None:
        await self.link.commit(changes)

    async def _ask(self, statement: Callable[[], Result]) -> Result:
        try:
            return await self.link.ask(statement)
        except OperationalError as error:
            raise Unavailable(type(error).__name__) from error

    async def row(self, table_id: str) -> Row | None:
        return await self._ask(lambda: self.link.database.row(table_id))

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        return await self._ask(lambda: self.link.database.log(table_id, after))

    async def held(self, holder: str) -> list[Row]:
        database = self.link.database
        seats = {table_id for (table_id, _), who in database.holders.items() if who == holder}
        return await self._ask(lambda: database.rows(lambda row: row.id in seats or row.host == holder, over_last=True))

    async def review(self, table_id: str) -> Json | None:
        return await self._ask(lambda: self.link.database.reviews.get(table_id))

    async def device(self, key: str) -> None:
        """Everybody has one key here; devices are not under test."""

    async def spent(self, holder: str, since: float) -> dict[str, int]:
        nothing = {"tables": 0, "entries": 0, "chat": 0}  # quotas are not under test here
        return await self._ask(lambda: nothing)

    async def listed(self, status: str) -> list[Row]:
        return await self._ask(lambda: self.link.database.rows(lambda row: row.public and row.status == status))

    async def unfinished(self) -> list[Row]:
        return await self._ask(lambda: self.link.database.rows(lambda row: row.status == "playing", 10_000))

    async def announce(self, table_id: str, watching: int, holders: frozenset[str]) -> None:
        payload = self.news.connected(table_id, watching, holders)
        await asyncio.sleep(self.link._delay())
        if not self.link.cut:
            self.link.notify(PRESENCE, payload)
