"""A small file beside an SQLite database notes how much the database has.

SQLite starts without complaint where its write-ahead log was deleted or overwritten, only with less in it. This file
shows the loss. It is written after the commit, so it never knows of more than was stored.
"""

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

import msgspec

NAME = "tables.kept"
INTERVAL = 0.5  # seconds between two writings


class Kept(msgspec.Struct):
    """How many tables there are, and the last entry that was committed."""

    tables: int = 0
    table: str = ""
    number: int = 0


class Ledger:
    def __init__(self, database: Path) -> None:
        self.database, self.path = database, database.with_name(NAME)
        self.kept = self.read() or Kept()
        self._written = 0.0

    def read(self) -> Kept | None:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Kept)
        except (OSError, msgspec.MsgspecError):
            return None

    def note(self, new_tables: int, table: str, number: int) -> None:
        self.kept = Kept(self.kept.tables + new_tables, table, number)
        if time.monotonic() - self._written > INTERVAL:
            self.write()

    def write(self) -> None:
        """Replace the file: it is there whole or not at all. A full disk must not stop what is committed already."""
        self._written = time.monotonic()
        draft = self.path.with_name(f".{NAME}")
        with suppress(OSError):
            with os.fdopen(os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as file:
                file.write(msgspec.json.encode(self.kept))
            os.replace(draft, self.path)

    def renew(self) -> None:
        """Begin again with what the database has now: after a restore, or a change on purpose."""
        tables, table, number = 0, "", 0
        if self.database.exists():
            with closing(sqlite3.connect(self.database)) as connection, suppress(sqlite3.DatabaseError):
                tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
                newest = "SELECT table_id, number FROM entries ORDER BY at DESC LIMIT 1"
                table, number = connection.execute(newest).fetchone() or ("", 0)
        self.kept = Kept(tables, table, number)
        self.write()

    def missing(self) -> str | None:
        """What the database should have but lacks."""
        kept = self.read()
        if kept is None:
            return None
        tables, last = 0, 0
        if self.database.exists():
            with closing(sqlite3.connect(self.database)) as connection:
                try:
                    tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
                    query = "SELECT max(number) FROM entries WHERE table_id = ?"
                    last = connection.execute(query, (kept.table,)).fetchone()[0] or 0
                except sqlite3.DatabaseError as error:
                    return f"the database cannot be read ({error})"
        if tables < kept.tables:
            return f"the database has {tables} tables, and there were {kept.tables}"
        if last < kept.number:
            return f"the last {kept.number - last} entries of table {kept.table[:6]} are missing"
        return None
