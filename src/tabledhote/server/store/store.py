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
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

import asyncpg
import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tabledhote.server.store.schema import ENTRIES, HOLDERS, HOUSE, TABLES

logger = logging.getLogger(__name__)

CHANNEL = "tabledhote"
PRESENCE = "tabledhote_presence"
MIGRATING = 7_218_001  # the advisory lock under which processes that start together migrate one after the other
TOGETHER = 256  # changes in one transaction at most
LISTED = 100

Heard = Callable[[str, int], None]
Noticed = Callable[[str, str, int, frozenset[str]], None]


def moment() -> float:
    """The time of an entry, to the microsecond: any database reads so few digits back as exactly this number."""
    return round(time.time(), 6)


class Conflict(Exception):
    """Somebody else appended first: read the log again."""


class Unavailable(Exception):
    """The database did not do what it was asked; whether the change is in it is not known."""


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it was set up."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    host: str
    public: bool
    created: float
    status: str = "waiting"
    changed: float = 0.0


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. `once` is the sender's id of an action: the same id is never stored twice."""

    number: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at: float
    once: str | None = None


@dataclass(slots=True)
class Change:
    """What is to be written in one piece: entries of one table, and what follows from them for the lists."""

    table: str
    entries: list[Entry] = field(default_factory=list)
    row: Row | None = None
    status: str | None = None
    holders: dict[int, str | None] = field(default_factory=dict)


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.origin = secrets.token_hex(8)  # tells this process's notices from those of others
        self.engine: AsyncEngine
        self._file: Engine  # with SQLite, for writing
        self._writer = ThreadPoolExecutor(1, "store")
        self.secret: bytes = b""
        self.heard: Heard | None = None
        self.noticed: Noticed | None = None
        self.lost: Callable[[], None] | None = None
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    # ---- opening and closing ----------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, bring the schema up to date, and read or make the secret with which keys are signed."""
        self.engine = create_async_engine(self.url, **({"pool_size": 8} if self.postgres else {}))
        if not self.postgres:
            self._file = create_engine(self.engine.url.set(drivername="sqlite"), pool_size=1)
            for engine in (self.engine.sync_engine, self._file):
                event.listen(engine, "connect", prepared_sqlite)
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            await connection.run_sync(migrated)
            self.secret = await house_secret(connection)
        self._tasks.append(asyncio.create_task(self._writing()))
        if self.postgres:
            self._tasks.append(asyncio.create_task(self._listening()))

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
            except Exception as error:  # of whatever kind: who waits must be told, and the next ones written
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
            return Conflict(change.table)
        except Exception as error:
            return Unavailable(type(error).__name__)
        return None

    async def _commit(self, changes: Sequence[Change]) -> None:
        if self.postgres:
            async with self.engine.begin() as connection:
                await connection.run_sync(append, changes)
                news = [f"{c.table}:{c.entries[-1].number}" for c in changes if c.entries]
                for first in range(0, len(news), 100):  # a notice has room for 8,000 bytes
                    payload = " ".join([self.origin, *news[first : first + 100]])
                    await connection.execute(NOTIFY, {"payload": payload})
        else:
            await asyncio.get_running_loop().run_in_executor(self._writer, self._commit_to_file, changes)

    def _commit_to_file(self, changes: Sequence[Change]) -> None:
        with self._file.begin() as connection:
            append(connection, changes)

    # ---- reading ----------------------------------------------------------------------------------

    async def row(self, table: str) -> Row | None:
        async with self._reading() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
        return None if found is None else read_row(found)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from the entry after `after` on."""
        query = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        async with self._reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [read_entry(row) for row in rows]

    async def held(self, holder: str) -> list[Row]:
        """The tables at which somebody has a seat, the latest first."""
        seats = select(HOLDERS.c.table_id).where(HOLDERS.c.holder == holder)
        return await self._rows(select(TABLES).where(TABLES.c.id.in_(seats) | (TABLES.c.host == holder)))

    async def listed(self, status: str) -> list[Row]:
        """The public tables in a certain state, the latest first."""
        return await self._rows(select(TABLES).where(TABLES.c.public.is_(True), TABLES.c.status == status))

    async def unfinished(self) -> list[Row]:
        return await self._rows(select(TABLES).where(TABLES.c.status == "playing"), 10_000)

    async def _rows(self, query: Any, most: int = LISTED) -> list[Row]:
        async with self._reading() as connection:
            rows = (await connection.execute(query.order_by(TABLES.c.changed.desc()).limit(most))).mappings().all()
        return [read_row(row) for row in rows]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(type(error).__name__) from error

    # ---- news from other processes ----------------------------------------------------------------

    async def _listening(self) -> None:
        """Hear what other processes appended. After a lost connection anything may have been missed: `lost` says so."""
        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(address)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                try:
                    await connection.add_listener(CHANNEL, self._hear)
                    await connection.add_listener(PRESENCE, self._notice)
                    if self.lost is not None:
                        self.lost()
                    await gone.wait()
                finally:
                    connection.terminate()
            await asyncio.sleep(0.5)

    def _hear(self, connection: object, process: int, channel: str, payload: object) -> None:
        origin, *news = str(payload).split()
        if origin == self.origin or self.heard is None:
            return
        for item in news:
            table, _, number = item.rpartition(":")
            self.heard(table, int(number))

    def _notice(self, connection: object, process: int, channel: str, payload: object) -> None:
        origin, table, watching, *holders = str(payload).split()
        if origin != self.origin and self.noticed is not None:
            self.noticed(origin, table, int(watching), frozenset(holders))

    async def announce(self, table: str, watching: int, holders: frozenset[str]) -> None:
        """Tell other processes who is connected to a table here. It is no loss if they do not hear it."""
        payload = " ".join([self.origin, table, str(watching), *sorted(holders)])
        with suppress(SQLAlchemyError, OSError):
            async with self.engine.begin() as connection:
                await connection.execute(TELL, {"payload": payload})


LEAVE = delete(HOLDERS).where(HOLDERS.c.table_id == bindparam("t"), HOLDERS.c.seat == bindparam("s"))
MARK = (
    update(TABLES).where(TABLES.c.id == bindparam("t")).values(status=bindparam("status"), changed=bindparam("changed"))
)
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
TELL = text(f"SELECT pg_notify('{PRESENCE}', :payload)")
COLUMNS = [column.name for column in ENTRIES.c]
FROM_JSON = ", ".join(f"json_extract(value, '$.{name}')" for name in COLUMNS)
ALL_AT_ONCE = text(f"INSERT INTO entries ({', '.join(COLUMNS)}) SELECT {FROM_JSON} FROM json_each(:entries)")


def append(connection: Connection, changes: Sequence[Change]) -> None:
    """All changes of one transaction.

    SQLite takes all entries in one statement: Python's lock is let go of and waited for once, not once for each.
    """
    entries = [entry_values(c.table, entry) for c in changes for entry in c.entries]
    seats = [(c.table, seat, holder) for c in changes for seat, holder in c.holders.items()]
    work: list[tuple[Executable, list[dict[str, Any]]]] = [
        (insert(TABLES), [row_values(c.row) for c in changes if c.row is not None]),
        (insert(ENTRIES), entries)
        if connection.dialect.name != "sqlite"
        else (ALL_AT_ONCE, [{"entries": msgspec.json.encode(entries).decode()}]),
        (LEAVE, [{"t": table, "s": seat} for table, seat, _ in seats]),
        (insert(HOLDERS), [{"table_id": table, "seat": seat, "holder": who} for table, seat, who in seats if who]),
        (MARK, [{"t": c.table, "status": c.status, "changed": c.entries[-1].at} for c in changes if c.status]),
    ]
    for statement, values in work:
        if values:
            connection.execute(statement, values)


def prepared_sqlite(connection: Any, _: object) -> None:
    """Readers and the writer side by side, and a commit that survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrated(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(resources.files("tabledhote.server.store").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def house_secret(connection: AsyncConnection) -> bytes:
    query = select(HOUSE.c.value).where(HOUSE.c.name == "secret")
    found: bytes | None = (await connection.execute(query)).scalar()
    if found is None:
        found = secrets.token_bytes(32)
        await connection.execute(insert(HOUSE), {"name": "secret", "value": found})
    return found


def row_values(row: Row) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in Row.__dataclass_fields__}
    return values | {"options": msgspec.json.encode(row.options).decode()}


def read_row(values: Any) -> Row:
    return Row(**{**values, "options": msgspec.json.decode(values["options"])})


def entry_values(table: str, entry: Entry) -> dict[str, Any]:
    body = msgspec.json.encode(entry.body).decode()
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": body,
        "once": entry.once,
        "at": entry.at,
    }


def read_entry(values: Any) -> Entry:
    body = msgspec.json.decode(values["body"])
    return Entry(values["number"], values["kind"], values["seat"], body, values["at"], values["once"])
