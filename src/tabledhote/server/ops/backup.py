"""Backups of everything while a server runs, and their restoration where none does."""

import asyncio
import os
import secrets
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from tabledhote.server.ops import archive
from tabledhote.server.ops.archive import Fault, Told
from tabledhote.server.ops.database import AdminError, changing, check_there, reading, sqlite_file
from tabledhote.server.ops.people import insert_people
from tabledhote.server.store.ledger import Ledger

MAGIC = b"SQLite format 3\0"
PAGE_BYTES = 4096
PAGES = 1024  # copied in one step: between two, the server can write


async def backup(url: str, file: Path, told: Told) -> tuple[int, list[Fault]]:
    """Write everything that is committed at one moment into a file: the number of tables, and which are left out."""
    source = sqlite_file(url)
    if source is None:
        async with reading(url) as connection:
            ids = await archive.find(connection, [])
            left_out = await archive.write(connection, file, ids, told, secret=True)
            return len(ids) - len(left_out), left_out
    check_there(url)
    with draft_of(file) as draft:
        await asyncio.to_thread(copy, source, draft, told)
        return whole(draft, source), []


def size(url: str) -> int | None:
    """How much there is to copy; None if tables are counted."""
    source = sqlite_file(url)
    return None if source is None or not source.exists() else source.stat().st_size // PAGE_BYTES


def size_of(file: Path) -> int:
    return file.stat().st_size // PAGE_BYTES if is_sqlite(file) else archive.read_head(file).tables


def is_sqlite(file: Path) -> bool:
    with file.open("rb") as start:
        return start.read(len(MAGIC)) == MAGIC


def copy(source: Path, target: Path, told: Told) -> None:
    """Copy with SQLite's backup API, which includes the write-ahead log and waits for nobody."""
    copied = 0

    def tell(_: int, left: int, total: int) -> None:
        nonlocal copied
        told(total - left - copied)
        copied = total - left

    try:
        with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
            there.execute("BEGIN")  # one moment for all of it, whatever is written meanwhile
            there.execute("SELECT count(*) FROM sqlite_master").fetchone()
            there.backup(here, pages=PAGES, progress=tell)
            here.execute("PRAGMA journal_mode=DELETE")  # all of it in one file
    except sqlite3.Error as error:
        raise AdminError(f"{source}: {error}") from None


def whole(file: Path, source: Path | None = None) -> int:
    """The number of tables in an SQLite file that is sound; AdminError otherwise, about `source` if it is a copy."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict.splitlines()[0])
            connection.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise AdminError(f"{source} is damaged ({error})" if source else f"{file} is not a backup: {error}") from None


async def restore(url: str, file: Path, told: Told) -> tuple[int, Path | None]:
    """Put a backup in the place of the database; return the number of tables, and where the old database is now."""
    target = sqlite_file(url)
    if target is None:
        if is_sqlite(file):
            raise AdminError(
                f"{file} is a backup of SQLite: restore it with --data, `admin export`, then `admin import`"
            )
        return await fill(url, file, told), None
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with draft_of(target) as draft:
        if is_sqlite(file):
            number = whole(file)
            copy(file, draft, told)
            async with changing(f"sqlite+aiosqlite:///{draft}"):
                pass  # brings the schema up to date
        else:
            number = await fill(f"sqlite+aiosqlite:///{draft}", file, told)
        copy_out_of_log(draft)
        former = set_aside(target)
    Ledger(target).renew()
    return number, former


async def fill(url: str, file: Path, told: Told) -> int:
    head = archive.read_head(file)
    if not head.secret:
        raise AdminError(f"{file} is an export, not a backup: use `tabledhote admin import`")
    async with changing(url) as connection:
        if await archive.count(connection):
            raise AdminError("the database already has tables: name an empty one, or use `admin import` with an export")
        await connection.exec_driver_sql("DELETE FROM house")
        await archive.put_secret(connection, head.secret)
        if head.people is not None:
            await insert_people(connection, head.people)
        return await archive.insert_all(connection, file, told)


def check_apart(url: str, file: Path) -> None:
    """A file that is written must not take the place of the database itself."""
    source = sqlite_file(url)
    if source is not None and file.exists() and source.exists() and file.samefile(source):
        raise AdminError(f"{file} is the database itself: choose another file")


def copy_out_of_log(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def set_aside(database: Path) -> Path | None:
    """Keep the old database with its log under another name: nothing is thrown away."""
    if not database.exists():
        for log in ("-wal", "-shm"):  # of a database that somebody deleted
            Path(f"{database}{log}").unlink(missing_ok=True)
        return None
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    former = database.with_name(f"{database.stem}-until-{stamp}{database.suffix}")
    for end in ("-wal", "-shm", ""):
        if Path(f"{database}{end}").exists():
            shutil.move(f"{database}{end}", f"{former}{end}")
    return former


@contextmanager
def draft_of(file: Path) -> Iterator[Path]:
    """A file beside the wanted one, which takes its place at the end; after an error nothing has changed."""
    draft = file.parent / f".{file.name}.{secrets.token_hex(4)}"
    try:
        try:
            os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(file)) from None  # the draft's name would say nothing
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(draft, file)
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                os.unlink(f"{draft}{end}")
