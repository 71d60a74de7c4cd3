"""The people of a server: a list of them, blocks and limits, merging two, and their part of a backup."""

from datetime import UTC, datetime
from typing import Any  # what a query selects has no type in SQLAlchemy

import msgspec
from sqlalchemy import ColumnElement, Connection, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabledhote.server.ops.database import AdminError
from tabledhote.server.store import forget
from tabledhote.server.store.people import LIMITS
from tabledhote.server.store.schema import DEVICES, HOLDERS, PASSKEYS, PERSONS, TABLES, Query

SHORT = 8  # characters of an id in lists
FEWEST = 4  # that name somebody


class Known(msgspec.Struct):
    """A person as the host of a server sees them: `id` is the beginning of theirs."""

    id: str
    name: str
    made: str
    seen: str | None
    devices: int
    passkeys: int
    tables: int
    blocked: bool
    limits: dict[str, int]


class People(msgspec.Struct):
    """The rows of all people, as a backup has them."""

    persons: list[dict[str, object]]
    devices: list[dict[str, object]]
    passkeys: list[dict[str, object]]


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def people(connection: Connection) -> list[Known]:
    """Everybody, those who were there last first."""
    there = DEVICES.c.signed_out.is_(None)
    at = select(HOLDERS.c.holder.label("who"), HOLDERS.c.table_id).union(select(TABLES.c.host, TABLES.c.id)).subquery()
    seen: dict[str, float] = by_person(connection, select(DEVICES.c.person, func.max(DEVICES.c.seen)), DEVICES.c.person)
    devices: dict[str, int] = by_person(
        connection, select(DEVICES.c.person, func.count()).where(there), DEVICES.c.person
    )
    passkeys: dict[str, int] = by_person(connection, select(PASSKEYS.c.person, func.count()), PASSKEYS.c.person)
    tables: dict[str, int] = by_person(connection, select(at.c.who, func.count()), at.c.who)
    rows = connection.execute(select(PERSONS)).mappings().all()
    found = []
    for row in sorted(rows, key=lambda row: (-seen.get(row["id"], row["made"]), row["id"])):
        who = row["id"]
        limits = {name: row[name] for name in LIMITS if row[name] is not None}
        last = day(seen[who]) if who in seen else None
        counts = devices.get(who, 0), passkeys.get(who, 0), tables.get(who, 0)
        found.append(Known(who[:SHORT], row["name"], day(row["made"]), last, *counts, bool(row["blocked"]), limits))
    return found


def by_person(connection: Connection, query: Query, person: ColumnElement[str]) -> dict[str, Any]:  # counts or dates
    """A figure for each person."""
    rows: list[Any] = list(connection.execute(query.group_by(person)))  # SQLAlchemy does not know how many columns
    return {row[0]: row[1] for row in rows}


def named(connection: Connection, words: str) -> str:
    """The id of the one person who has this name, or whose id begins so."""
    rows = connection.execute(select(PERSONS.c.id, PERSONS.c.name)).all()
    found = {row[0] for row in rows if row[1] == words or (len(words) >= FEWEST and row[0].startswith(words))}
    if len(found) != 1:
        how = f"{len(found)} people are" if found else "nobody is"
        raise AdminError(f"{words}: {how} called so; give the beginning of one id from `tabledhote admin people`")
    (person,) = found
    return str(person)


def block(connection: Connection, words: str, blocked: bool) -> str:
    """Whether somebody may do more than look on: their name."""
    person = named(connection, words)
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(blocked=blocked))
    return called(connection, person)


def limit(connection: Connection, words: str, limits: dict[str, int | None]) -> str:
    """Limits of somebody's own for one day; None is that of the server. Their name."""
    person = named(connection, words)
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(limits))
    return called(connection, person)


def merge(connection: Connection, words: str, into: str) -> tuple[str, str, int]:
    """Make two persons one: the names of both, and how many tables change hands."""
    person, other = named(connection, words), named(connection, into)
    if person == other:
        raise AdminError(f"{words} and {into} are one person already")
    names = called(connection, person), called(connection, other)
    tables = forget.tables_of(connection, person)
    forget.merge_persons(connection, person, other, tables)
    return *names, len(tables)


def called(connection: Connection, person: str) -> str:
    """By which the host of the server recognises somebody."""
    name: str = connection.execute(select(PERSONS.c.name).where(PERSONS.c.id == person)).scalar_one()
    return f"{name or 'somebody without a name'} ({person[:SHORT]})"


async def read_people(connection: AsyncConnection) -> People:
    found = []
    for table in (PERSONS, DEVICES, PASSKEYS):
        found.append([dict(row) for row in (await connection.execute(select(table))).mappings()])
    return People(*found)


async def insert_people(connection: AsyncConnection, kept: People) -> None:
    passkeys = [row | {"public_key": msgspec.convert(row["public_key"], bytes)} for row in kept.passkeys]
    for table, rows in ((PERSONS, kept.persons), (DEVICES, kept.devices), (PASSKEYS, passkeys)):
        if rows:
            await connection.execute(insert(table), rows)
