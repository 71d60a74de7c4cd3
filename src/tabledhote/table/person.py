"""The file of *Take my data*: what a server keeps of a person, with the records of their finished games."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tabledhote.kernel.errors import InvalidRecord
from tabledhote.kernel.sheet import Json, Sheet, from_json
from tabledhote.table.record import Misread, Record

FORMAT = "tabledhote-person"
VERSION = 1


@dataclass(frozen=True)
class OwnTable:
    """A table in the file: its status, your seats, how much you did and said, and its record if the game is over."""

    id: str
    game: str
    status: str
    seats: list[int]
    actions: int
    said: int
    record: Json | None


@dataclass(frozen=True)
class PersonFile:
    source: str
    name: str
    devices: int
    passkeys: int
    tables: list[OwnTable]

    @classmethod
    def load(cls, path: str | Path) -> "PersonFile":
        """What a file has; InvalidRecord says what is wrong with it. OSError if it cannot be read at all."""
        source = str(path)
        try:
            data = from_json(Path(path).read_bytes())
        except ValueError as error:
            raise InvalidRecord(f"{source}: is not JSON, or only a part of it: {error}", "json") from None
        sheet = Sheet(data, source, Misread)
        if sheet.data.get("format") != FORMAT:
            raise InvalidRecord(f"{source}: is no file of Take my data: format is not {FORMAT!r}", "format")
        if sheet.whole("version", 1, 10**9) > VERSION:
            raise InvalidRecord(f"{source}: is of a newer tabledhote: install that one", "version")
        tables = [read_table(row) for row in sheet.rows("tables")]
        devices, passkeys = sum(1 for _ in sheet.rows("devices")), sum(1 for _ in sheet.rows("passkeys"))
        return cls(source, str(sheet.value("name") or ""), devices, passkeys, tables)

    def records(self) -> Iterator[tuple[OwnTable, Record]]:
        """The finished games, each played through; InvalidRecord names the table whose record is wrong."""
        for table in self.tables:
            if table.record is not None:
                yield table, Record.read(table.record, f"{self.source}, table {table.id[:6]}")


def read_table(row: Sheet) -> OwnTable:
    record = row.table("record").data if row.has("record") else None
    seats = row.wholes("seats", 0, 15)
    done, said = sum(1 for _ in row.rows("actions")), sum(1 for _ in row.rows("said"))
    return OwnTable(row.word("id"), row.word("game"), row.word("status"), list(seats), done, said, record)
