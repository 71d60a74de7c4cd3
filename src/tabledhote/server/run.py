"""Starts and stops the server: what `tabledhote serve` does once its options are read."""

import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import IO

import uvicorn

from tabledhote.server.gateway.protocol import Connection
from tabledhote.server.ops.logs import configuration
from tabledhote.server.ops.metrics import PROCESSES
from tabledhote.server.settings import Settings, database_url

GRACE = 10  # seconds for requests that are being answered when the server is told to stop
CROWD = 4000  # connections at a time
LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where this machine finds a server that listens everywhere


class CannotServe(Exception):
    """What keeps the server from starting, and what to do about it."""


def serve(
    host: str,
    port: int,
    data: Path,
    database: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    rate: float | None = None,
    verbose: bool = False,
    log: str | None = None,
) -> None:
    """Serve until told to stop by Ctrl-C or SIGTERM. CannotServe says what is in the way.

    `log` is "text" for people or "json" for programs: unless it is given, whoever reads standard error decides.
    """
    form = log or ("text" if sys.stderr.isatty() else "json")
    try:
        settings = Settings(database_url(data, database), thinkers=max(1, (os.cpu_count() or 2) // workers - 1))
    except ValueError as error:
        raise CannotServe(str(error)) from None
    if rate is not None:
        settings = replace(settings, rate=rate)
    if workers > 1 and not settings.shared:
        raise CannotServe(f"--workers {workers} needs PostgreSQL: add --database postgresql://USER@HOST/NAME")
    free(host, port)
    kept = None if settings.shared else claimed(data)
    settings.to_environment()
    if workers > 1:
        os.environ[PROCESSES] = tempfile.mkdtemp(prefix="tabledhote-metrics-")
    threading.Thread(target=announce, args=(host, port, form, open_browser), daemon=True).start()
    try:
        uvicorn.run(
            "tabledhote.server.app:from_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            loop="auto",
            http=Connection,
            access_log=False,
            server_header=False,
            log_config=configuration("INFO" if verbose else "WARNING", form),
            timeout_keep_alive=30,
            timeout_graceful_shutdown=GRACE,
            limit_concurrency=CROWD,
        )
        if form == "text":
            say("stopped; every game is kept")
    finally:
        if kept is not None:
            kept.close()


def free(host: str, port: int) -> None:
    """A port that another program uses is better named now than found out by every worker."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CannotServe(f"{host} port {port}: {error.strerror}; --host and --port choose others") from None


def claimed(data: Path) -> IO[str]:
    """The data directory for this process alone, as long as the file returned is open: SQLite has one writer."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        kept = (data / "lock").open("w")
    except OSError as error:
        raise CannotServe(f"{data}: {error.strerror}; --data chooses another directory") from None
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(kept, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotServe(f"{data} is in use by another server; --data chooses another directory") from None
    return kept


def announce(host: str, port: int, form: str, open_browser: bool) -> None:
    """Say where the table is as soon as somebody who goes there finds it: the port is open when all else is done."""
    near = LOOPBACK.get(host, host)
    while not listening(near, port):
        time.sleep(0.05)
    address = f"http://{f'[{near}]' if ':' in near else near}:{port}/"
    if form == "text":  # in the other form uvicorn has said it
        say(f"{address} (stop with Ctrl-C)")
    if open_browser:
        webbrowser.open(address)


def listening(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True


def say(sentence: str) -> None:
    start = "\r" if sys.stderr.isatty() else ""  # over the ^C that a terminal shows
    print(f"{start}tabledhote: {sentence}", file=sys.stderr, flush=True)
