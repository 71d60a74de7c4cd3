"""Tables and their logs in SQLite or PostgreSQL. What was written is committed; nothing written is changed.

One task writes: it commits whatever has queued up in one transaction, so that many tables share the cost of a commit.
SQLite is written from a thread with a few statements for all of it: each statement costs the event loop a turn.
The number of an entry is unique within its table: of two writers that append the same number, one gets a Conflict.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tabledhote.kernel.sheet import Json
from tabledhote.server.store.append import append
from tabledhote.server.store.columns import read_entry, read_review, read_row, written
from tabledhote.server.store.entries import DAY, NOBODY, Change, Entry, Row, uploaded
from tabledhote.server.store.errors import Conflict, Damaged, Unavailable
from tabledhote.server.store.ledger import Ledger
from tabledhote.server.store.migrate import migrate
from tabledhote.server.store.moment import MOMENTS
from tabledhote.server.store.news import CHANNEL, PRESENCE, RENEWED, News, connect
from tabledhote.server.store.people import Device, find_device
from tabledhote.server.store.schema import ENTRIES, HOLDERS, HOUSE, REVIEWS, SEAT_CHANGES, TABLES, Query
from tabledhote.server.store.sqlite import CORRUPT, PRIVATE, prepared_sqlite

Result = TypeVar("Result")

logger = logging.getLogger(__name__)

MIGRATING = 7_218_001  # the advisory lock under which processes that start together migrate one after the other
TOGETHER = 256  # changes in one transaction at most
LISTED = 100
AHEAD = 86_400.0  # seconds: a stored time that is further in the future is an error, and not followed


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.news = News()
        self.engine: AsyncEngine
        self._file: Engine  # with SQLite, for writing
        self._ledger: Ledger  # likewise: what is in it, kept apart
        self._probed = 0.0  # when a probe was last written
        self._writer = ThreadPoolExecutor(1, "store")
        self.secret: bytes = b""
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    # ---- opening and closing ----------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, bring the schema up to date, and read or make the secret with which keys are signed."""
        self.engine = create_async_engine(self.url, **({"pool_size": 8} if self.postgres else {}))
        if not self.postgres:
            assert self.engine.url.database is not None
            file = Path(self.engine.url.database)
            file.touch(PRIVATE)
            self._ledger = Ledger(file)
            self._file = create_engine(self.engine.url.set(drivername="sqlite"), pool_size=1)
            for engine in (self.engine.sync_engine, self._file):
                event.listen(engine, "connect", prepared_sqlite)
        ear = (
            await connect(self._address) if self.postgres else None
        )  # before anything is read that a restore may replace
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            await connection.run_sync(migrate)
            self.secret = await house_secret(connection)
            await self._set_clock(connection)
        self._tasks.append(asyncio.create_task(self._writing()))
        if ear is not None:
            self._tasks.append(asyncio.create_task(self.news.listen(self._address, ear)))

    @property
    def _address(self) -> str:
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def _set_clock(self, connection: AsyncConnection) -> None:
        """Entries get no time before those that are stored; with PostgreSQL its clock is that of all processes."""
        if self.postgres:
            MOMENTS.at(
                float((await connection.execute(text("SELECT extract(epoch FROM clock_timestamp())"))).scalar_one())
            )
        for query in (LAST_CHANGE, LAST_ENTRY):
            try:
                newest = (await connection.execute(query)).scalar()
            except DatabaseError:
                if self.postgres:
                    raise
                continue  # a damaged file: what can be read of it goes on
            if isinstance(newest, float) and newest < MOMENTS.now() + AHEAD:
                MOMENTS.not_before(newest)

    async def close(self) -> None:
        """Finish what is queued, then disconnect."""
        await self._queue.join()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._writer.shutdown()
        if not self.postgres:
            self._file.dispose()
            self._ledger.write()
        await self.engine.dispose()

    # ---- writing ----------------------------------------------------------------------------------

    async def write(self, change: Change) -> None:
        """Return when the change is committed; Conflict if an entry's number or id is taken already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    async def _writing(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit([change for change, _ in batch])
                outcomes: list[Exception | None] = [None] * len(batch)
            except IntegrityError:
                outcomes = [await self._alone(change) for change, _ in batch]
            except Exception as error:  # of any kind: callers wait for the answer
                logger.error("changes were not written", extra={"problem": type(error).__name__})
                outcomes = [Unavailable(type(error).__name__)] * len(batch)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                self._queue.task_done()
                if not done.done():
                    done.set_result(None) if outcome is None else done.set_exception(outcome)

    async def _alone(self, change: Change) -> Exception | None:
        """One change of a batch that could not be written together."""
        try:
            await self._commit([change])
        except IntegrityError:
            return Conflict(change.table_id)
        except Exception as error:
            return Unavailable(type(error).__name__)
        return None

    async def _commit(self, changes: Sequence[Change]) -> None:
        if self.postgres:
            async with self.engine.begin() as connection:
                await connection.run_sync(append, changes)
                for payload in self.news.appended(changes):
                    await connection.execute(NOTIFY, {"payload": payload})
        else:
            await asyncio.get_running_loop().run_in_executor(self._writer, self._commit_to_file, changes)

    def _commit_to_file(self, changes: Sequence[Change]) -> None:
        with self._file.begin() as connection:
            append(connection, changes)
        last = next((change for change in reversed(changes) if change.entries), None)
        if last is not None:
            new = sum(change.row is not None for change in changes)
            self._ledger.note(new, last.table_id, last.entries[-1].number)

    async def carry_out(self, work: Callable[[Connection], Result], *payloads: str) -> Result:
        """A transaction of its own; other processes hear `payloads` (see `News.renewed`) when it is committed."""
        try:
            if self.postgres:
                async with self.engine.begin() as connection:
                    found = await connection.run_sync(work)
                    for payload in payloads:
                        await connection.execute(RENEW, {"payload": payload})
                    return found
            return await asyncio.get_running_loop().run_in_executor(self._writer, self._carry_out, work)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(type(error).__name__) from error

    def _carry_out(self, work: Callable[[Connection], Result]) -> Result:
        with self._file.begin() as connection:
            return work(connection)

    async def empty_log(self) -> None:
        """What was overwritten is not to stay in SQLite's write-ahead log; while somebody reads, some of it does."""
        if not self.postgres:
            await asyncio.get_running_loop().run_in_executor(self._writer, self._empty_log)

    def _empty_log(self) -> None:
        with self._file.connect() as connection, suppress(DatabaseError):
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def probe(self) -> None:
        """Write something, at most once a second: a full disk can still be read."""
        now = time.monotonic()
        if now - self._probed > 1.0:
            await self.write(Change("", probe=True))
            self._probed = now

    # ---- reading ----------------------------------------------------------------------------------

    async def row(self, table_id: str) -> Row | None:
        async with self.reading() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).mappings().first()
        return None if found is None else read_row(found)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table from the entry after `after` on."""
        query = (
            select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [read_entry(row) for row in rows]

    async def review(self, table_id: str) -> Json | None:
        """The review of a finished game; None if there is none, or it cannot be read."""
        query = select(REVIEWS.c.body).where(REVIEWS.c.table_id == table_id)
        async with self.reading() as connection:
            body = (await connection.execute(query)).scalar()
        return None if body is None else read_review(body)

    async def held(self, holder: str) -> list[Row]:
        """The tables at which somebody has a seat: unfinished ones first, each part with the latest first."""
        seats = select(HOLDERS.c.table_id).where(HOLDERS.c.holder == holder)
        theirs = TABLES.c.id.in_(seats) | (TABLES.c.host == holder)
        return await self._rows(select(TABLES).where(theirs).order_by(TABLES.c.status == "over"))

    async def spent(self, holder: str, since: float) -> dict[str, int]:
        """The tables that somebody has set up or uploaded since then; their actions and chat at the seats they have,
        and how often they have changed a seat.

        Only what a person sends has an id (`once`): what a bot did in their place does not count.
        """
        tables = select(func.count()).where(TABLES.c.host == holder, TABLES.c.created >= since)
        uploads = (
            select(func.count())
            .select_from(TABLES.join(ENTRIES))
            .where(
                TABLES.c.host == NOBODY,
                TABLES.c.created >= since,
                ENTRIES.c.kind == "upload",
                ENTRIES.c.body == written(uploaded(holder)),
            )
        )
        at_their_seats = (ENTRIES.c.table_id == HOLDERS.c.table_id) & (ENTRIES.c.seat == HOLDERS.c.seat)
        added = (
            select(ENTRIES.c.kind, func.count())
            .select_from(HOLDERS.join(ENTRIES, at_their_seats))
            .where(HOLDERS.c.holder == holder, ENTRIES.c.at >= since)
            .where(
                (ENTRIES.c.kind == "say") | (ENTRIES.c.kind.in_(("act", "undo")) & ENTRIES.c.once.is_not(None)),
            )
            .group_by(ENTRIES.c.kind)
        )
        changed = select(func.sum(SEAT_CHANGES.c.number)).where(
            SEAT_CHANGES.c.holder == holder, SEAT_CHANGES.c.day >= since // DAY
        )
        async with self.reading() as connection:
            changes = (await connection.execute(changed)).scalar() or 0
            begun = (await connection.execute(tables)).scalar_one() + (await connection.execute(uploads)).scalar_one()
            kinds = {row[0]: row[1] for row in await connection.execute(added)}
        chat = kinds.pop("say", 0)
        return {"tables": begun, "entries": sum(kinds.values()) + changes, "chat": chat}

    async def listed(self, status: str) -> list[Row]:
        """The public tables in a certain state, the latest first."""
        return await self._rows(select(TABLES).where(TABLES.c.public.is_(True), TABLES.c.status == status))

    async def unfinished(self) -> list[Row]:
        return await self._rows(select(TABLES).where(TABLES.c.status == "playing"), 10_000)

    async def _rows(self, query: Query, most: int = LISTED) -> list[Row]:
        async with self.reading() as connection:
            rows = (await connection.execute(query.order_by(TABLES.c.changed.desc()).limit(most))).mappings().all()
        found = []
        for row in rows:
            try:
                found.append(read_row(row))
            except Damaged as error:
                logger.error("a table is damaged", extra={"table": str(error)})
        return found

    async def device(self, key: str) -> Device | None:
        """The device that has a key; None if the key belongs to nobody but its own holder."""
        async with self.reading() as connection:
            return await connection.run_sync(find_device, key)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from; Unavailable or Damaged if that does not work."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
            raise (Damaged if code & 0xFF in CORRUPT else Unavailable)(type(error).__name__) from error

    # ---- news for other processes ------------------------------------------------------------------

    async def announce(self, table_id: str, watching: int, holders: frozenset[str]) -> None:
        """Tell other processes who is connected to a table here. It does not matter if they miss it."""
        payload = self.news.connected(table_id, watching, holders)
        with suppress(SQLAlchemyError, OSError):
            async with self.engine.begin() as connection:
                await connection.execute(TELL, {"payload": payload})


LAST_CHANGE = select(func.max(TABLES.c.changed))
LAST_ENTRY = select(func.max(ENTRIES.c.at)).join(TABLES).where(TABLES.c.status == "playing")
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
RENEW = text(f"SELECT pg_notify('{RENEWED}', :payload)")
TELL = text(f"SELECT pg_notify('{PRESENCE}', :payload)")


async def house_secret(connection: AsyncConnection) -> bytes:
    query = select(HOUSE.c.value).where(HOUSE.c.name == "secret")
    found: bytes | None = (await connection.execute(query)).scalar()
    if found is None:
        found = secrets.token_bytes(32)
        await connection.execute(insert(HOUSE), {"name": "secret", "value": found})
    return found
