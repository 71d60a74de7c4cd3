"""`tabledhote serve`: the table in the browser, for this machine or a network."""

import re
from typing import Annotated

import typer

from tabledhote.cli.common import BadInput, Data, Database, app, data_folder

LACKING = "the server needs more packages: pip install 'tabledhote[server]'"


@app.command(epilog="Example: tabledhote serve --open")
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8000,
    data: Data = None,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs --database.")] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    rate: Annotated[
        float | None, typer.Option(min=0, help="Requests a second from one address; 0: no limit (by default 50).")
    ] = None,
    daily: Annotated[
        str | None,
        typer.Option(
            metavar="TABLES,ACTIONS,CHAT",
            help="What one key may do in a day; 0: no limit (by default 200,20000,1000).",
        ),
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Log every request.")] = False,
    log: Annotated[
        str | None,
        typer.Option(
            metavar="text|json",
            help="text (sentences) or json (JSON lines); by default text at a terminal, json in a file or pipe.",
        ),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Another name of the server, such as a proxy's; repeatable."),
    ] = None,
) -> None:
    """Serve all games: tables with friends, bots and spectators. Ctrl-C stops; every game is kept."""
    if log not in (None, "text", "json"):
        raise BadInput(f"--log {log}: must be text or json")
    if daily is not None and not re.fullmatch(r"\d{1,9},\d{1,9},\d{1,9}", daily):
        raise BadInput(f"--daily {daily}: must be three whole numbers, such as 200,20000,1000")
    limits = None if daily is None else [int(limit) for limit in daily.split(",")]
    try:
        from tabledhote.server import run
    except ModuleNotFoundError as error:
        raise BadInput(f"{LACKING} ({error.name} is missing)") from None
    try:
        folder, hosts = data or data_folder(), allowed_host or ()
        run.serve(host, port, folder, database, workers, open_browser, rate, verbose, log, limits, hosts)
    except run.CannotServe as error:
        raise BadInput(str(error)) from None
