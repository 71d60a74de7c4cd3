"""All records of somebody's finished games in one file, made while it is sent: nothing is played for it.

It is a ZIP archive with one record a game, each as `GET /api/tables/ID/record` has it.
"""

import io
import json
import re
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tabledhote.server.store.entries import Entry, Result, Row
from tabledhote.server.store.errors import Damaged
from tabledhote.server.store.history import PAGE, Wanted, finished
from tabledhote.server.store.store import Store
from tabledhote.server.tables.table import undone_later
from tabledhote.table import commitment
from tabledhote.table.record import FORMAT, VERSION

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

UNFIT = re.compile(r"[^A-Za-z0-9_-]")


class Pieces(io.RawIOBase):
    """What is written here is taken out piece by piece."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: "ReadableBuffer") -> int:
        piece = bytes(data)
        self._pieces.append(piece)
        return len(piece)

    def take(self) -> bytes:
        taken = b"".join(self._pieces)
        self._pieces.clear()
        return taken


async def all_records(store: Store, holder: str, wanted: Wanted) -> AsyncIterator[bytes]:
    """The archive in pieces; games whose logs are damaged are left out."""
    pieces = Pieces()
    with zipfile.ZipFile(pieces, "w", zipfile.ZIP_DEFLATED) as archive:
        page, total = 1, 1
        while (page - 1) * PAGE < total:
            found = await finished(store, holder, wanted, page)
            page, total = page + 1, found.total
            for results in found.games:
                text = await record_text(store, results)
                if text is not None:
                    archive.writestr(file_name(results[0]), text)
                    yield pieces.take()
    yield pieces.take()


def file_name(result: Result) -> str:
    """The day on which a game ended, its name, and enough of its table's id to tell it from others."""
    day = datetime.fromtimestamp(result.ended, UTC).date().isoformat()
    return f"{day}-{result.game}-{UNFIT.sub('_', result.table_id)}.json"


async def record_text(store: Store, results: list[Result]) -> str | None:
    """The record of a game as it stands in the store."""
    table_id = results[0].table_id
    try:
        row = await store.row(table_id)
    except Damaged:
        return None
    if row is None:
        return None
    return json.dumps(written(row, await store.entries(table_id), results), ensure_ascii=False)


def written(row: Row, entries: list[Entry], results: list[Result]) -> dict[str, object]:
    undone = undone_later(entries)
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "components": None,
        "seed": row.seed,
        "commitment": commitment(row.seed),
        "names": [result.name or result.level or "?" for result in results],
        "actions": [
            {"seat": entry.seat, **entry.body["action"]}
            for entry in entries
            if entry.kind == "act" and entry.number not in undone
        ],
        "result": {
            "scores": [result.score for result in results],
            "winners": [result.seat for result in results if result.won],
        },
    }
