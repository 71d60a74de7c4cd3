"""The database for the work of `tabledhote admin`: one snapshot to read from, or one transaction to change it in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from asyncpg import PostgresError
from sqlalchemy import event, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tabledhote.server.store.migrate import migrate
from tabledhote.server.store.news import SERVING
from tabledhote.server.store.schema import PERSONS
from tabledhote.server.store.sqlite import CORRUPT, PRIVATE, prepared_sqlite


class AdminError(Exception):
    """Why a command of `tabledhote admin` does nothing, and what to do about it."""


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    return Path(url.partition(":///")[2]) if url.startswith("sqlite") else None


def check_there(url: str) -> None:
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise AdminError(f"{file}: there is no database; name its directory with --data")


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[AsyncConnection]:
    """One snapshot of everything, beside a server that runs."""
    check_there(url)
    async with connected(url) as connection:
        await connection.execute(
            text("BEGIN" if sqlite_file(url) else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        )
        yield connection


@asynccontextmanager
async def changing(url: str) -> AsyncIterator[AsyncConnection]:
    """One transaction with the schema of this version; all of it is done, or nothing. No server may run."""
    async with connected(url) as connection:
        if url.startswith("postgresql"):
            free = (await connection.execute(text(f"SELECT pg_try_advisory_xact_lock({SERVING})"))).scalar()
            if not free:
                raise AdminError("a server is running on this database: stop it first")
        await connection.run_sync(migrate)
        yield connection
        await connection.commit()


@asynccontextmanager
async def beside(url: str) -> AsyncIterator[AsyncConnection]:
    """One small transaction beside a server that runs; its database has the schema of this version already."""
    check_there(url)
    async with connected(url) as connection:
        if not await connection.run_sync(lambda sync: inspect(sync).has_table(PERSONS.name)):
            raise AdminError("the database is of an earlier version: start the server once, which updates it")
        yield connection
        await connection.commit()


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[AsyncConnection]:
    engine, file = create_async_engine(url), sqlite_file(url)
    if file is not None:
        file.touch(PRIVATE)
        event.listen(engine.sync_engine, "connect", prepared_sqlite)
    try:
        async with engine.connect() as connection:
            yield connection
    except (SQLAlchemyError, PostgresError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        damaged = getattr(cause, "sqlite_errorcode", 0) & 0xFF in CORRUPT
        advice = "; restore a backup" if damaged else ""
        raise AdminError(f"the database: {str(cause).splitlines()[0]}{advice}") from error
    finally:
        await engine.dispose()
