"""Counts the results of games that ended before results were kept, or that came with an import or a backup.

A table at a time: what was counted before an interruption stays counted.
"""

import logging
from collections.abc import Callable

from sqlalchemy import insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from tabledhote.server.ops import archive
from tabledhote.server.ops.archive import Kept
from tabledhote.server.ops.database import connected
from tabledhote.server.store.columns import read_review
from tabledhote.server.store.entries import NOBODY
from tabledhote.server.store.errors import Damaged
from tabledhote.server.store.migrate import migrate
from tabledhote.server.store.results import lost_by_seat, result_values, written_losses
from tabledhote.server.store.schema import RESULTS, TABLES, Query
from tabledhote.server.store.sqlite import CORRUPT
from tabledhote.server.store.store import MIGRATING
from tabledhote.server.tables.results import results
from tabledhote.server.tables.table import Table, short
from tabledhote.shelf import SHELF

logger = logging.getLogger(__name__)

MANY = 20  # tables in one transaction

Told = Callable[[int, int], None]  # how many are done, of how many


async def count_results(url: str, told: Told) -> int:
    """Bring the schema up to date, and count the results of finished games that have none: how many games those are.

    A table that is damaged, or that this version cannot play, is left out.
    """
    async with connected(url) as connection:
        await begin(connection)
        await connection.run_sync(migrate)
        waiting = list((await connection.execute(uncounted())).scalars())
        await connection.commit()
        counted = 0
        for first in range(0, len(waiting), MANY):
            await begin(connection)
            some = waiting[first : first + MANY]
            there = set((await connection.execute(uncounted().where(TABLES.c.id.in_(some)))).scalars())
            for table_id in some:
                counted += table_id in there and await count(connection, table_id)
            await connection.commit()
            told(min(first + MANY, len(waiting)), len(waiting))
    return counted


async def begin(connection: AsyncConnection) -> None:
    """A transaction that no other process counts or migrates beside."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})


def uncounted() -> Query:
    """The finished games without results; uploaded records, whose host is nobody, have none."""
    counted = select(RESULTS.c.table_id).where(RESULTS.c.table_id == TABLES.c.id).exists()
    query = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.host != NOBODY, ~counted)
    return query.order_by(TABLES.c.changed, TABLES.c.id)


async def count(connection: AsyncConnection, table_id: str) -> bool:
    """Write the results of one game, if it can be read to its end."""
    try:
        kept = await archive.read_table(connection, table_id)
    except Damaged:
        return False
    except DBAPIError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF not in CORRUPT:
            raise
        return False
    found = [result_values(each) for each in results(loaded(kept))] if kept.table.game in SHELF else []
    if not found:
        logger.warning("a finished game has no results", extra={"table": short(table_id)})
        return False
    await connection.execute(insert(RESULTS), found)
    review = None if kept.review is None else read_review(kept.review)
    for seat, losses in lost_by_seat(review or {}).items():
        await connection.execute(written_losses(table_id, seat, losses))
    return True


def loaded(kept: Kept) -> Table:
    table = Table(kept.table)
    table.load(kept.entries)
    return table
