"""Forgetting a person, and making two persons one: the only changes of entries that are written already.

A log stays a log: every entry keeps its number, and what was played stays as it was. Seats of somebody who was
forgotten say `gone` instead of who that was; what they said is blank. Tables of other modules that name persons have
their own functions for both, which `forget_person` and `merge_persons` call.
"""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, text, update

from tabledhote.kernel.sheet import Json
from tabledhote.server.store import results
from tabledhote.server.store.columns import written
from tabledhote.server.store.entries import NOBODY
from tabledhote.server.store.schema import DEVICES, ENTRIES, HOLDERS, LINKS, PASSKEYS, PERSONS, SEAT_CHANGES, TABLES

ABOUT_PEOPLE = ("sit", "bot", "open", "invited", "say", "upload")  # the kinds of entries that concern somebody
REWRITE = (
    update(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number == bindparam("entry"))
    .values(body=bindparam("written"))
)


def tables_of(connection: Connection, person: str) -> list[str]:
    """The ids of all tables whose log names a person."""
    named = select(ENTRIES.c.table_id).where(ENTRIES.c.kind.in_(ABOUT_PEOPLE), ENTRIES.c.body.contains(person))
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.holder == person)
    hosted = select(TABLES.c.id).where(TABLES.c.host == person)
    return sorted(connection.execute(named.union(held, hosted)).scalars())


def running_at(connection: Connection, person: str) -> list[tuple[str, int]]:
    """The seats of a person at tables that go on."""
    query = select(HOLDERS.c.table_id, HOLDERS.c.seat).join(TABLES).where(TABLES.c.status != "over")
    found = connection.execute(query.where(HOLDERS.c.holder == person)).all()
    return [(one[0], one[1]) for one in found]


def forget_person(connection: Connection, person: str, tables: list[str]) -> None:
    """Delete all that is kept of a person but the games. SQLite writes zeros over it."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA secure_delete = ON"))
    for table_id in tables:
        rewrite(connection, table_id, list(forgotten(log(connection, table_id), person)))
    connection.execute(update(TABLES).where(TABLES.c.host == person).values(host=NOBODY))
    connection.execute(delete(HOLDERS).where(HOLDERS.c.holder == person))
    connection.execute(delete(SEAT_CHANGES).where(SEAT_CHANGES.c.holder == person))
    results.forget_person(connection, person)
    for kept in (PASSKEYS, LINKS, DEVICES):
        connection.execute(delete(kept).where(kept.c.person == person))
    connection.execute(delete(PERSONS).where(PERSONS.c.id == person))


def merge_persons(connection: Connection, person: str, into: str, tables: list[str]) -> None:
    """Make all that a person has another's: seats, devices and passkeys."""
    for table_id in tables:
        found = log(connection, table_id)
        handed = ((number, told | {"holder": into}) for number, _, _, told in found if told.get("holder") == person)
        uploads = ((number, told | {"by": into}) for number, _, _, told in found if told.get("by") == person)
        rewrite(connection, table_id, [*handed, *uploads])
    connection.execute(update(TABLES).where(TABLES.c.host == person).values(host=into))
    connection.execute(update(HOLDERS).where(HOLDERS.c.holder == person).values(holder=into))
    connection.execute(delete(SEAT_CHANGES).where(SEAT_CHANGES.c.holder == person))
    results.give_results(connection, person, into)
    for kept in (PASSKEYS, DEVICES):
        connection.execute(update(kept).where(kept.c.person == person).values(person=into))
    connection.execute(delete(LINKS).where(LINKS.c.person == person))
    connection.execute(delete(PERSONS).where(PERSONS.c.id == person))


Line = tuple[int, str, int | None, Json]  # number, kind, seat and body of an entry


def log(connection: Connection, table_id: str) -> list[Line]:
    """The entries of a table that concern people and can be read."""
    query = select(ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.body)
    query = query.where(ENTRIES.c.table_id == table_id, ENTRIES.c.kind.in_(ABOUT_PEOPLE)).order_by(ENTRIES.c.number)
    found: list[Line] = []
    for number, kind, seat, body in connection.execute(query):
        try:
            found.append((number, kind, seat, msgspec.json.decode(body, type=Json)))
        except msgspec.MsgspecError:
            continue  # damaged: nothing in it is shown
    return found


def forgotten(lines: list[Line], person: str) -> Iterator[tuple[int, Json]]:
    """The entries that speak of a person, as they are without."""
    on: dict[int | None, bool] = {}  # whether the person has the seat at this moment
    for number, kind, seat, told in lines:
        theirs = told.get("holder") == person
        if kind == "upload":
            if told.get("by") == person:
                yield number, {"by": NOBODY}
        elif kind == "say":
            if on.get(seat):
                yield number, {"text": ""}
        elif kind == "sit":
            on[seat] = theirs
            if theirs:
                yield number, {"holder": NOBODY, "name": None, "gone": True}
        elif kind == "bot":
            if theirs or (told.get("resigned") and on.get(seat)):
                yield number, {key: told[key] for key in told if key not in ("holder", "name")} | {"gone": True}
            on[seat] = theirs
        else:
            on[seat] = False


def rewrite(connection: Connection, table_id: str, bodies: list[tuple[int, Json]]) -> None:
    if bodies:
        values = [{"table": table_id, "entry": number, "written": written(body)} for number, body in bodies]
        connection.execute(REWRITE, values)
