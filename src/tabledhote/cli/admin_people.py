"""`tabledhote admin people`, `merge`, `block`, `unblock` and `quotas`: the people of a server."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from tabledhote.cli.admin import DryRun, Result, address, admin, done, renew, some_tables, stopped
from tabledhote.cli.common import AsJson, BadInput, Data, Database, print_json

if TYPE_CHECKING:
    from sqlalchemy import Connection

Who = Annotated[str, typer.Argument(metavar="PERSON", help="A name, or the beginning of an id.", show_default=False)]
Into = Annotated[str, typer.Argument(metavar="INTO", help="The person who stays.", show_default=False)]
SomeWho = Annotated[str | None, typer.Argument(metavar="[PERSON]", help="A name, or the beginning of an id.")]
Limit = Annotated[int | None, typer.Option(min=0, help="In one day; 0 is no limit.", show_default=False)]
Usual = Annotated[bool, typer.Option("--usual", help="The limits of the server again.")]


@admin.command(epilog="Example: tabledhote admin people")
def people(data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """List everybody who has taken a seat, those who were there last first."""
    url = address(data, database)
    from tabledhote.server.ops import people as work

    found = beside(url, work.people)
    if as_json:
        import msgspec

        print_json({"people": msgspec.to_builtins(found)})
        return
    for one in found:
        counts = f"{one.devices} devices, {one.passkeys} passkeys, {some_tables(one.tables)}"
        more = ", blocked" if one.blocked else ""
        more += "".join(f", {name} a day: {number or 'no limit'}" for name, number in one.limits.items())
        print(f"{one.id}  {one.name or '-'}: since {one.made}, last {one.seen or '-'}; {counts}{more}")
    print(f"{len(found)} {'person' if len(found) == 1 else 'people'}")


@admin.command(epilog="Example: tabledhote admin merge 3fa91c02 77b0e4d1")
def merge(person: Who, into: Into, data: Data = None, database: Database = None, dry_run: DryRun = False) -> None:
    """Make two persons one: seats, finished games, devices and passkeys of the first become the second's."""
    url = address(data, database)
    from tabledhote.server.ops import people as work
    from tabledhote.server.ops.database import changing, check_there

    async def merged() -> tuple[str, str, int]:
        check_there(url)
        async with changing(url) as connection:
            found = await connection.run_sync(work.merge, person, into)
            if dry_run:
                await connection.rollback()
            return found

    with stopped(data, database):
        one, other, tables = done(merged())
        renew(url)
    print(f"{one} {'would be' if dry_run else 'is'} {other} now, with {some_tables(tables)}")


@admin.command(epilog="Example: tabledhote admin block 3fa91c02")
def block(person: Who, data: Data = None, database: Database = None) -> None:
    """Let somebody look on, and nothing else. A server that runs notices within five seconds."""
    url = address(data, database)
    from tabledhote.server.ops import people as work

    print(f"blocked: {beside(url, lambda connection: work.block(connection, person, True))}")


@admin.command(epilog="Example: tabledhote admin unblock 3fa91c02")
def unblock(person: Who, data: Data = None, database: Database = None) -> None:
    """Let somebody play again."""
    url = address(data, database)
    from tabledhote.server.ops import people as work

    print(f"not blocked: {beside(url, lambda connection: work.block(connection, person, False))}")


@admin.command(epilog="Example: tabledhote admin quotas Ada --tables 500")
def quotas(
    person: SomeWho = None,
    tables: Limit = None,
    entries: Limit = None,
    chat: Limit = None,
    usual: Usual = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Give somebody limits of their own for one day, or list those who have some."""
    url = address(data, database)
    from tabledhote.server.ops import people as work

    limits = {"tables": tables, "entries": entries, "chat": chat}
    chosen = {name: number for name, number in limits.items() if number is not None}
    if person is None:
        if chosen or usual:
            raise BadInput("quotas: whose? Name a person, or give the beginning of their id")
        for one in beside(url, work.people):
            if one.limits:
                print(f"{one.id}  {one.name or '-'}: {told(one.limits)}")
        print("All others have the limits of the server: `tabledhote serve --daily`")
        return
    if usual == bool(chosen):
        raise BadInput("quotas: choose some of --tables, --entries and --chat, or --usual")
    wanted: dict[str, int | None] = dict.fromkeys(limits) if usual else {**chosen}
    name = beside(url, lambda connection: work.limit(connection, person, wanted))
    print(f"{name}: {'the limits of the server' if usual else told(chosen)}")


def told(limits: dict[str, int]) -> str:
    return ", ".join(f"{number or 'any number of'} {name} a day" for name, number in limits.items())


def beside(url: str, work: "Callable[[Connection], Result]") -> Result:
    """The result of a short piece of work, while a server may run."""
    from tabledhote.server.ops.database import beside

    async def carried_out() -> Result:
        async with beside(url) as connection:
            return await connection.run_sync(work)

    return done(carried_out())
