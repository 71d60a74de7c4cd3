"""How a table's row, its entries and its review are written in the columns of the database, and read back."""

from dataclasses import asdict

import msgspec
from sqlalchemy import RowMapping

from tabledhote.kernel.sheet import Json
from tabledhote.server.store.entries import DAMAGED, Entry, Row
from tabledhote.server.store.errors import Damaged

ROW, ENTRY = tuple(Row.__dataclass_fields__), tuple(Entry.__dataclass_fields__)


def row_values(row: Row) -> dict[str, object]:
    return asdict(row) | {"options": msgspec.json.encode(row.options).decode()}


def read_row(values: RowMapping) -> Row:
    try:
        options = msgspec.json.decode(values["options"], type=Json)
        found: Row = msgspec.convert({name: values[name] for name in ROW} | {"options": options}, Row)
        return found
    except msgspec.MsgspecError as error:
        raise Damaged(str(values["id"])[:6]) from error


def written(body: Json) -> str:
    return msgspec.json.encode(body).decode()


def read_review(body: str) -> Json | None:
    try:
        found: Json = msgspec.json.decode(body, type=Json)
    except msgspec.MsgspecError:
        return None
    return found


def entry_values(table_id: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": written(entry.body),
        "once": entry.once,
        "at": entry.at,
    }


def read_entry(values: RowMapping) -> Entry:
    try:
        body = msgspec.json.decode(values["body"], type=Json)
        found: Entry = msgspec.convert({name: values[name] for name in ENTRY} | {"body": body}, Entry)
        return found
    except (msgspec.MsgspecError, TypeError):
        return Entry(values["number"], DAMAGED, None, {}, 0.0)
