"""Tables as JSON lines: a head that says how much follows, then a line for each table with its whole log.

A table that is damaged is left out: its line is `null`.
A backup of PostgreSQL is such a file with the server's secret and with the people, so that keys, passkeys and
invitations stay good.
"""

from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, inspect, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from tabledhote.server.ops.database import AdminError
from tabledhote.server.ops.people import People, read_people
from tabledhote.server.store.columns import entry_values, read_entry, read_row, row_values
from tabledhote.server.store.entries import DAMAGED, Entry, Row, persons
from tabledhote.server.store.errors import Damaged
from tabledhote.server.store.people import keep_persons
from tabledhote.server.store.schema import ENTRIES, HOLDERS, HOUSE, RESULTS, REVIEWS, TABLES, Query
from tabledhote.server.store.sqlite import CORRUPT
from tabledhote.server.tables.table import Table
from tabledhote.shelf import SHELF
from tabledhote.table.files import replacing

FORMAT = "tabledhote-tables"
Told = Callable[[int], None]


class Head(msgspec.Struct, omit_defaults=True):
    format: str
    version: int
    tables: int
    secret: str = ""
    people: People | None = None


class Fault(msgspec.Struct):
    """A damaged table: the beginning of its id, as the log has it, and what is wrong."""

    table: str
    problem: str


class Kept(msgspec.Struct):
    """A table with its log, the holders of its seats, and the review of its game."""

    table: Row
    entries: list[Entry]
    holders: dict[int, str]
    review: str | None = None


async def count(connection: AsyncConnection) -> int:
    return int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())


async def find(connection: AsyncConnection, names: list[str]) -> list[str]:
    """The ids of the tables that begin like the names; all of them without names."""
    ids = list((await connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id))).scalars())
    for name in names:
        number = sum(found.startswith(name) for found in ids)
        if number != 1:
            raise AdminError(
                f"--table {name}: {number or 'no'} tables have an id that begins so; there must be exactly one"
            )
    return [found for found in ids if not names or any(found.startswith(name) for name in names)]


async def kept_tables(connection: AsyncConnection, ids: list[str]) -> AsyncIterator[Kept | Fault]:
    """Each table as the database has it, or what is wrong with it."""
    for table_id in ids:
        try:
            kept = await read_table(connection, table_id)
            problem = fault(kept)
        except Damaged:
            problem = "its row cannot be read"
        except DBAPIError as error:
            if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF not in CORRUPT:
                raise
            problem = "the file is damaged where it is stored"
        yield kept if problem is None else Fault(table_id[:6], problem)


async def read_table(connection: AsyncConnection, table_id: str) -> Kept:
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).mappings().one()
    entries = await rows(connection, select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by("number"))
    holders = await rows(connection, select(HOLDERS).where(HOLDERS.c.table_id == table_id))
    seats = {int(held["seat"]): str(held["holder"]) for held in holders}
    return Kept(read_row(row), [read_entry(each) for each in entries], seats, await read_review(connection, table_id))


async def read_review(connection: AsyncConnection, table_id: str) -> str | None:
    """The review of a table; a database that no server of this version has opened yet has none."""
    if not await connection.run_sync(lambda sync: inspect(sync).has_table(REVIEWS.name)):
        return None
    return (await connection.execute(select(REVIEWS.c.body).where(REVIEWS.c.table_id == table_id))).scalar()


async def rows(connection: AsyncConnection, query: Query) -> list[RowMapping]:
    return list((await connection.execute(query)).mappings().all())


async def write(connection: AsyncConnection, file: Path, ids: list[str], told: Told, secret: bool) -> list[Fault]:
    """Write all that a snapshot has of some tables, without damaged ones; the file appears complete or not at all."""
    head, left_out = Head(FORMAT, 1, len(ids)), []
    if secret:
        found = (await connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == "secret"))).scalar_one()
        head.secret = b64encode(found).decode()
        head.people = await read_people(connection)
    with replacing(file) as lines:
        lines.write(msgspec.json.encode(head).decode() + "\n")
        async for kept in kept_tables(connection, ids):
            if isinstance(kept, Fault):
                left_out.append(kept)
            lines.write(msgspec.json.encode(None if isinstance(kept, Fault) else kept).decode() + "\n")
            told(1)
    return left_out


def read_head(file: Path) -> Head:
    try:
        with file.open("rb") as lines:
            head = msgspec.json.decode(lines.readline(), type=Head)
    except msgspec.MsgspecError:
        raise AdminError(f"{file} was not written by `tabledhote admin export` or `backup`") from None
    if head.format != FORMAT or head.version != 1:
        raise AdminError(f"{file}: {head.format} {head.version} is of a newer version of tabledhote: update it first")
    return head


def read(file: Path) -> Iterator[Kept]:
    """The tables of a file; AdminError if it is not whole, or one of them is damaged."""
    head, number = read_head(file), 0
    with file.open("rb") as lines:
        lines.readline()
        for line in lines:
            number += 1
            try:
                kept = msgspec.json.decode(line, type=Kept | None)
            except msgspec.MsgspecError as error:
                raise AdminError(f"{file}, line {number + 1}: {error}; nothing was changed") from None
            problem = None if kept is None else fault(kept)
            if problem is not None:
                raise AdminError(f"{file}, line {number + 1}: {problem}; nothing was changed")
            if kept is not None:
                yield kept
    if number != head.tables:
        raise AdminError(f"{file} has {number} of {head.tables} tables: it was cut short; nothing was changed")


def fault(kept: Kept) -> str | None:
    """What is wrong with a table, or None. It is played through as a server does it."""
    if kept.table.game not in SHELF:
        return f"there is no game {kept.table.game!r}"
    if any(entry.kind == DAMAGED for entry in kept.entries):
        return f"entry {next(entry.number for entry in kept.entries if entry.kind == DAMAGED)} cannot be read"
    table = Table(kept.table)
    table.load(kept.entries)
    if table.damaged:
        return str(table.closed).partition("(")[2].partition(")")[0]
    return None


async def insert_all(connection: AsyncConnection, file: Path, told: Told) -> int:
    """Put the tables of a file into the database: how many are new, or were damaged. Others must be the same here."""
    known = set((await connection.execute(select(TABLES.c.id))).scalars())
    added = 0
    for kept in read(file):
        told(1)
        table_id = kept.table.id
        if table_id in known:
            there = await anext(kept_tables(connection, [table_id]))
            if isinstance(there, Kept) and there.entries == kept.entries:
                continue
            if isinstance(there, Kept):
                raise AdminError(f"table {table_id[:6]} is there already, with another log; nothing was changed")
            await delete_tables(connection, [table_id])
        await insert_kept(connection, kept)
        added += 1
    return added


async def delete_tables(connection: AsyncConnection, ids: list[str]) -> None:
    for table in (RESULTS, REVIEWS, HOLDERS, ENTRIES):
        await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


async def insert_kept(connection: AsyncConnection, kept: Kept) -> None:
    table_id = kept.table.id
    await connection.execute(insert(TABLES), [row_values(kept.table)])
    entries = [entry_values(table_id, entry) for entry in kept.entries]
    holders = [{"table_id": table_id, "seat": seat, "holder": who} for seat, who in kept.holders.items()]
    reviews = [{"table_id": table_id, "body": kept.review}] if kept.review is not None else []
    for into, values in ((ENTRIES, entries), (HOLDERS, holders), (REVIEWS, reviews)):
        if values:
            await connection.execute(insert(into), values)
    named = ({kept.table.host: ""} if kept.table.host else {}) | persons(kept.entries)
    if named:
        await connection.run_sync(keep_persons, named)


async def put_secret(connection: AsyncConnection, secret: str) -> None:
    await connection.execute(insert(HOUSE), {"name": "secret", "value": b64decode(secret)})
