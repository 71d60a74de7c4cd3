"""The statements of one transaction: all that a batch of changes adds to the database."""

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Executable, bindparam, delete, insert, text, update

from tabledhote.server.store.columns import entry_values, row_values, written
from tabledhote.server.store.entries import DAY, Change
from tabledhote.server.store.people import keep_persons
from tabledhote.server.store.results import lost_by_seat, result_values, written_losses
from tabledhote.server.store.schema import ENTRIES, HOLDERS, HOUSE, RESULTS, REVIEWS, TABLES

LEAVE = delete(HOLDERS).where(HOLDERS.c.table_id == bindparam("t"), HOLDERS.c.seat == bindparam("s"))
MARK = (
    update(TABLES).where(TABLES.c.id == bindparam("t")).values(status=bindparam("status"), changed=bindparam("changed"))
)
FORGET = text("DELETE FROM seat_changes WHERE day < :day - 1")  # a process whose day ends later may still count
COUNT = text(
    "INSERT INTO seat_changes (day, holder, number) VALUES (:day, :holder, 1) "
    "ON CONFLICT (day, holder) DO UPDATE SET number = seat_changes.number + 1"
)
COLUMNS = [column.name for column in ENTRIES.c]
FROM_JSON = ", ".join(f"json_extract(value, '$.{name}')" for name in COLUMNS)
ALL_AT_ONCE = text(f"INSERT INTO entries ({', '.join(COLUMNS)}) SELECT {FROM_JSON} FROM json_each(:entries)")


def append(connection: Connection, changes: Sequence[Change]) -> None:
    """All changes of one transaction.

    SQLite takes all entries in one statement, so Python's lock is released and taken once, not once for each.
    """
    entries = [entry_values(c.table_id, entry) for c in changes for entry in c.entries]
    seats = [(c.table_id, seat, holder) for c in changes for seat, holder in c.holders.items()]
    counted = sorted((int(c.entries[-1].at // DAY), c.by) for c in changes if c.by)  # in the same order everywhere
    work: list[tuple[Executable, list[dict[str, object]]]] = [
        (insert(TABLES), [row_values(c.row) for c in changes if c.row is not None]),
        (insert(ENTRIES), entries)
        if connection.dialect.name != "sqlite"
        else (ALL_AT_ONCE, [{"entries": msgspec.json.encode(entries).decode()}]),
        (LEAVE, [{"t": table_id, "s": seat} for table_id, seat, _ in seats]),
        (
            insert(HOLDERS),
            [{"table_id": table_id, "seat": seat, "holder": who} for table_id, seat, who in seats if who],
        ),
        (
            insert(REVIEWS),
            [{"table_id": c.table_id, "body": written(c.review)} for c in changes if c.review is not None],
        ),
        (insert(RESULTS), [result_values(each) for c in changes for each in c.results]),
        (FORGET, [{"day": day} for day, _ in counted[:1]]),
        (COUNT, [{"day": day, "holder": holder} for day, holder in counted]),
        (MARK, [{"t": c.table_id, "status": c.status, "changed": c.entries[-1].at} for c in changes if c.status]),
    ]
    if any(c.probe for c in changes):
        probe = {"value": secrets.token_bytes(8)}
        if not connection.execute(update(HOUSE).where(HOUSE.c.name == "probe").values(probe)).rowcount:
            connection.execute(insert(HOUSE), {"name": "probe", **probe})
    for statement, values in work:
        if values:
            connection.execute(statement, values)
    for c in changes:
        for seat, losses in lost_by_seat(c.review or {}).items():
            connection.execute(written_losses(c.table_id, seat, losses))
    persons = {who: name for c in changes for who, name in c.persons.items()}
    if persons:
        keep_persons(connection, persons)
