"""Finds damaged tables, deletes old ones, and frees the space they took."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabledhote.server.ops import archive
from tabledhote.server.ops.archive import Fault, Told
from tabledhote.server.ops.database import AdminError
from tabledhote.server.store.ledger import Ledger
from tabledhote.server.store.schema import ENTRIES, TABLES

MANY = 500  # tables in one statement


class Old(NamedTuple):
    id: str
    status: str


async def faults(connection: AsyncConnection, ids: list[str], told: Told) -> list[Fault]:
    """The tables that cannot be read to their end."""
    found = []
    async for kept in archive.kept_tables(connection, ids):
        if isinstance(kept, Fault):
            found.append(kept)
        told(1)
    return found


def file_faults(file: Path) -> list[Fault]:
    """What SQLite itself finds wrong with its file, and what is missing in it."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            lines = [str(line[0]) for line in connection.execute("PRAGMA integrity_check(20)")]
    except sqlite3.DatabaseError as error:
        lines = [str(error)]
    lines = [line for line in lines if line != "ok"]
    lost = None if lines else Ledger(file).missing()
    return [Fault("", line) for line in [*lines, *([lost] if lost else [])]]


async def old_tables(connection: AsyncConnection, before: float, unfinished: bool) -> list[Old]:
    """Tables in which nothing has happened since then; only finished games, unless `unfinished` asks for all."""
    query = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.created < before)
    recent = select(ENTRIES.c.table_id).where(ENTRIES.c.at >= before)
    query = query.where(TABLES.c.id.not_in(recent))
    if not unfinished:
        query = query.where(TABLES.c.status == "over")
    return [Old(*found) for found in (await connection.execute(query)).all()]


async def delete_tables(connection: AsyncConnection, ids: list[str], told: Told) -> None:
    for first in range(0, len(ids), MANY):
        some = ids[first : first + MANY]
        await archive.delete_tables(connection, some)
        told(len(some))


def shrink(file: Path) -> int:
    """Write an SQLite file anew without what was deleted: by how many bytes it is smaller now. No server may run."""
    before = file.stat().st_size
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            if connection.execute("PRAGMA freelist_count").fetchone()[0]:
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        advice = "it needs as much free space as the size of the file; free some and run it again"
        raise AdminError(f"the tables are deleted, but {file} could not be made smaller ({error}): {advice}") from None
    return before - file.stat().st_size
