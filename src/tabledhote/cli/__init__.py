"""The command line: one file for each family of commands. Everything may be used here; nothing uses this."""

from tabledhote.cli import (
    admin,
    admin_people,
    analyse,
    bench,
    doctor,
    listing,
    mydata,
    play,
    rate,
    records,
    report,
    serve,
    show,
    simulate,
    tournament,
)
from tabledhote.cli.common import app

__all__ = [
    "admin",
    "admin_people",
    "analyse",
    "app",
    "bench",
    "doctor",
    "listing",
    "main",
    "mydata",
    "play",
    "rate",
    "records",
    "report",
    "serve",
    "show",
    "simulate",
    "tournament",
]


def main() -> None:
    """The entry point of the `tabledhote` command."""
    app(prog_name="tabledhote")
