"""`tabledhote serve`: the table in the browser, for this machine or a network."""

from pathlib import Path
from typing import Annotated

import typer

from tabledhote.cli.common import BadInput, app, data_folder

LACKING = "the server needs more packages: pip install 'tabledhote[server]'"


@app.command(epilog="Example: tabledhote serve --open")
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(help="The directory for tables (usually $TABLEDHOTE_DATA or ~/.local/share/tabledhote)."),
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="postgresql://USER@HOST/NAME instead of a file.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs --database.")] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    rate: Annotated[
        float | None, typer.Option(min=0, help="Requests a second from one address; 0: no limit (usually 50).")
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Log every request.")] = False,
    log: Annotated[
        str | None,
        typer.Option(metavar="text|json", help="Sentences or JSON lines (usually what suits a terminal or a file)."),
    ] = None,
) -> None:
    """Serve all games: tables with friends, bots and spectators. Ctrl-C stops; every game is kept."""
    if log not in (None, "text", "json"):
        raise BadInput(f"--log {log}: must be text or json")
    try:
        from tabledhote.server import run
    except ModuleNotFoundError as error:
        raise BadInput(f"{LACKING} ({error.name} is missing)") from None
    try:
        run.serve(host, port, data or data_folder(), database, workers, open_browser, rate, verbose, log)
    except run.CannotServe as error:
        raise BadInput(str(error)) from None
