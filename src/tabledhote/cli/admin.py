"""`tabledhote admin`: what the host of a server does with its tables. The work is in `tabledhote.server.ops`."""

import asyncio
import re
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from tabledhote.cli.common import AsJson, BadInput, Data, Database, app, data_folder, print_json, progress
from tabledhote.cli.serve import LACKING

if TYPE_CHECKING:
    from tabledhote.server.ops.archive import Fault

Result = TypeVar("Result")

admin = typer.Typer(name="admin", help="Back up, check and tidy the tables of a server.", no_args_is_help=True)
app.add_typer(admin)

DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say what would be done.")]
Written = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.", show_default=False)]
Read = Annotated[Path, typer.Argument(metavar="FILE", help="The file to read.", show_default=False)]
Tables = Annotated[
    list[str] | None, typer.Option("--table", help="The beginning of a table's id; by default all tables.")
]
Days = Annotated[
    str, typer.Option("--older-than", metavar="DAYS", help="Days without any entry: 365 or 365d.", show_default=False)
]
Unfinished = Annotated[bool, typer.Option("--unfinished", help="Also games that nobody finished.")]
DAY = 86_400.0


@admin.command(epilog="Example: tabledhote admin backup tables.backup")
def backup(file: Written, data: Data = None, database: Database = None, dry_run: DryRun = False) -> None:
    """Write everything into one file, while the server runs."""
    url = address(data, database)
    from tabledhote.server.ops import backup as work

    tried(lambda: work.check_apart(url, file))
    if dry_run:
        print(f"{some_tables(number_of(url))} would be written to {file}")
        return
    with progress("backing up", work.size(url) or number_of(url)) as advance:
        tables, left_out = done(work.backup(url, file, advance))
    print(f"In {file}: {some_tables(tables)}. It has all keys, too: keep it as safe as the database.")
    tell_left_out(left_out)


@admin.command(epilog="Example: tabledhote admin restore tables.backup --data /srv/games")
def restore(file: Read, data: Data = None, database: Database = None, dry_run: DryRun = False) -> None:
    """Put a backup in the place of the database. The old file is kept under another name."""
    url = address(data, database)
    from tabledhote.server.ops import archive
    from tabledhote.server.ops import backup as work

    with stopped(data, database), progress("restoring", tried(lambda: work.size_of(file))) as advance:
        if dry_run:
            tables = tried(lambda: work.whole(file) if work.is_sqlite(file) else sum(1 for _ in archive.read(file)))
            print(f"{some_tables(tables)} would be restored from {file}")
            return
        tables, former = done(work.restore(url, file, advance))
    print(f"Restored: {some_tables(tables)}." + (f" The former database is {former}." if former else ""))


@admin.command(epilog="Example: tabledhote admin check")
def check(data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """Look for damaged tables. The exit code is 1 if there are any."""
    url = address(data, database)
    faults, tables = done(look(url))
    if as_json:
        print_json({"tables": tables, "faults": [{"table": fault.table, "problem": fault.problem} for fault in faults]})
    else:
        for fault in faults:
            print(f"{f'table {fault.table}' if fault.table else 'the file'}: {fault.problem}")
        print(f"{some_tables(tables)}, {len(faults)} {'problem' if len(faults) == 1 else 'problems'}")
        if faults:
            print("An earlier backup has them whole: restore it elsewhere, export these tables, and import them here.")
    if faults:
        raise typer.Exit(1)


@admin.command(epilog="Example: tabledhote admin export tables.jsonl --table h3fQ9a")
def export(
    file: Written, table: Tables = None, data: Data = None, database: Database = None, dry_run: DryRun = False
) -> None:
    """Write tables as JSON lines, while the server runs."""
    url = address(data, database)
    from tabledhote.server.ops import archive
    from tabledhote.server.ops.backup import check_apart
    from tabledhote.server.ops.database import reading

    async def work() -> "tuple[int, list[Fault]]":
        async with reading(url) as connection:
            ids, left_out = await archive.find(connection, table or []), []
            if not dry_run:
                with progress("exporting", len(ids)) as advance:
                    left_out = await archive.write(connection, file, ids, advance, secret=False)
            return len(ids) - len(left_out), left_out

    tried(lambda: check_apart(url, file))
    tables, left_out = done(work())
    print(f"{some_tables(tables)} would be written to {file}" if dry_run else f"In {file}: {some_tables(tables)}")
    tell_left_out(left_out)


@admin.command("import", epilog="Example: tabledhote admin import tables.jsonl")
def import_(file: Read, data: Data = None, database: Database = None, dry_run: DryRun = False) -> None:
    """Add the tables of an export, also in the place of damaged ones: all of them or, if something is wrong, none."""
    url = address(data, database)
    from tabledhote.server.ops import archive
    from tabledhote.server.ops.database import changing

    async def work() -> int:
        head = archive.read_head(file)
        async with changing(url) as connection:
            with progress("importing", head.tables) as advance:
                added = await archive.insert_all(connection, file, advance)
            if dry_run:
                await connection.rollback()
            return added

    with stopped(data, database):
        added = done(work())
        renew(url)
    print(f"{some_tables(added)} would be added" if dry_run else f"Added: {some_tables(added)}")


@admin.command(epilog="Example: tabledhote admin prune --older-than 365d --dry-run")
def prune(
    older_than: Days,
    unfinished: Unfinished = False,
    data: Data = None,
    database: Database = None,
    dry_run: DryRun = False,
) -> None:
    """Delete old tables for good, and make the file smaller: make a backup first."""
    days = re.fullmatch(r"(\d{1,6})d?", older_than)
    if days is None:
        raise BadInput(f"--older-than {older_than}: must be a number of days, such as 365 or 365d")
    url, before = address(data, database), time.time() - int(days[1]) * DAY
    from tabledhote.server.ops import tidy
    from tabledhote.server.ops.database import changing, check_there, sqlite_file

    async def work() -> list[tidy.Old]:
        async with changing(url) as connection:
            old = await tidy.old_tables(connection, before, unfinished)
            if dry_run:
                await connection.rollback()
            else:
                with progress("deleting", len(old)) as advance:
                    await tidy.delete_tables(connection, [table.id for table in old], advance)
            return old

    tried(lambda: check_there(url))
    with stopped(data, database):
        old = done(work())
        renew(url)
        file = None if dry_run else sqlite_file(url)
        freed = 0 if file is None else tried(lambda: tidy.shrink(file))
    over = sum(table.status == "over" for table in old)
    which = f"{over} finished, {len(old) - over} not"
    print(
        f"{some_tables(len(old))} would be deleted: {which}"
        if dry_run
        else f"Deleted: {some_tables(len(old))}, {which}"
    )
    if freed > 0:
        print(f"The file is {freed // 1024:,} KB smaller.")


# ---- what the commands share ----------------------------------------------------------------------


def address(data: Path | None, database: str | None) -> str:
    try:
        import tabledhote.server.ops.backup  # noqa: F401  # whether the packages that it needs are there
        from tabledhote.server.settings import database_url
    except ModuleNotFoundError as error:
        raise BadInput(f"{LACKING} ({error.name} is missing)") from None
    try:
        return database_url(data or data_folder(), database)
    except ValueError as error:
        raise BadInput(str(error)) from None


def some_tables(number: int) -> str:
    return f"{number} {'table' if number == 1 else 'tables'}"


def tell_left_out(faults: "list[Fault]") -> None:
    """Name the tables that are damaged and so not in the file; whatever called the command notices."""
    for fault in faults:
        print(f"tabledhote: left out: table {fault.table}: {fault.problem}", file=sys.stderr)
    if faults:
        raise typer.Exit(1)


def done(work: Coroutine[None, None, Result]) -> Result:
    return tried(lambda: asyncio.run(work))


def tried(work: Callable[[], Result]) -> Result:
    from tabledhote.server.ops.database import AdminError

    try:
        return work()
    except AdminError as error:
        raise BadInput(str(error)) from None


@contextmanager
def stopped(data: Path | None, database: str | None) -> Iterator[None]:
    """Reserve the data directory: no server may run on it. With PostgreSQL, the transaction sees to that."""
    from tabledhote.server.run import CannotServe, lock_directory

    if database is not None:
        yield
        return
    folder = data or data_folder()
    try:
        lock = lock_directory(folder)
    except CannotServe:
        raise BadInput(f"a server is running on {folder}: stop it first") from None
    with lock:
        yield


def renew(url: str) -> None:
    """What was changed on purpose is no loss."""
    from tabledhote.server.ops.database import sqlite_file
    from tabledhote.server.store.ledger import Ledger

    file = sqlite_file(url)
    if file is not None:
        Ledger(file).renew()


def number_of(url: str) -> int:
    from tabledhote.server.ops import archive
    from tabledhote.server.ops.database import reading

    async def work() -> int:
        async with reading(url) as connection:
            return await archive.count(connection)

    return done(work())


async def look(url: str) -> "tuple[list[Fault], int]":
    from tabledhote.server.ops import archive, tidy
    from tabledhote.server.ops.database import AdminError, check_there, reading, sqlite_file

    check_there(url)
    file, ids = sqlite_file(url), []
    damaged = [] if file is None else tidy.file_faults(file)
    try:
        async with reading(url) as connection:
            ids = await archive.find(connection, [])
            with progress("checking", len(ids)) as advance:
                damaged += await tidy.faults(connection, ids, advance)
    except AdminError:
        if not damaged:
            raise
    return damaged, len(ids)
