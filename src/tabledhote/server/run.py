"""Starts and stops the server: what `tabledhote serve` does once it has read its options."""

import asyncio
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import IO

import uvicorn

from tabledhote.server.gateway.hosts import NAME, own_names
from tabledhote.server.gateway.protocol import Connection
from tabledhote.server.ops.database import AdminError
from tabledhote.server.ops.logs import configuration
from tabledhote.server.ops.metrics import PROCESSES
from tabledhote.server.ops.results import count_results
from tabledhote.server.settings import Settings, database_url
from tabledhote.server.store.ledger import Ledger

TELLING = 2.0  # seconds between two sentences about how far something is
GRACE = 10  # seconds that a stopping server gives the requests it is answering
FILES = 1000  # that a process may have open besides connections
LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # a server that listens everywhere, as this machine finds it


class CannotServe(Exception):
    """Why the server does not start, and what to do about it."""


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
    daily: Sequence[int] | None = None,
    allowed_hosts: Sequence[str] = (),
) -> None:
    """Serve until Ctrl-C or SIGTERM. CannotServe says why the server does not start.

    `log` is "text" for people or "json" for programs. The default is text on a terminal, otherwise JSON.
    `daily` is how many tables, actions and lines of chat one key has in a day.
    """
    log_format = log or ("text" if sys.stderr.isatty() else "json")
    settings = choose_settings(data, database, workers, rate, daily, (host, *allowed_hosts))
    if workers > 1 and not settings.shared:
        raise CannotServe(f"--workers {workers} needs PostgreSQL: add --database postgresql://USER@HOST/NAME")
    check_port(host, port)
    lock = None if settings.shared else lock_directory(data)
    if not settings.shared:
        check_kept(data / "tables.sqlite")
    count_earlier(settings.database, log_format)
    settings.to_environment()
    allow_files(settings.connections + FILES)
    if workers > 1:
        os.environ[PROCESSES] = tempfile.mkdtemp(prefix="tabledhote-metrics-")
    threading.Thread(target=announce, args=(host, port, log_format, open_browser), daemon=True).start()
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
            log_config=configuration("INFO" if verbose else "WARNING", log_format),
            timeout_keep_alive=30,
            timeout_graceful_shutdown=GRACE,
            limit_concurrency=settings.connections + 1,  # what `Connections` lets in
        )
        if log_format == "text":
            say("stopped; every game is kept")
    finally:
        if lock is not None:
            lock.close()


def choose_settings(
    data: Path,
    database: str | None,
    workers: int,
    rate: float | None,
    daily: Sequence[int] | None,
    hosts: Sequence[str],
) -> Settings:
    """The settings as `serve` was asked for them; of `hosts` the first is the address that the server binds to."""
    for name in hosts[1:]:
        if not NAME.fullmatch(name.lower()):
            raise CannotServe(f"--allowed-host {name}: must be a name or an address without a port, or * for any")
    try:
        settings = Settings(
            database_url(data, database),
            bot_processes=max(1, (os.cpu_count() or 2) // workers - 1),
            allowed_hosts=(*own_names(hosts[0]), *hosts[1:]),
        )
    except ValueError as error:
        raise CannotServe(str(error)) from None
    if daily is not None:
        tables, entries, chat = daily
        settings = replace(settings, daily_tables=tables, daily_entries=entries, daily_chat=chat)
    return settings if rate is None else replace(settings, rate=rate)


def check_port(host: str, port: int) -> None:
    """Raise CannotServe if another program uses the port: one clear message instead of one from every worker."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CannotServe(f"{host} port {port}: {error.strerror}; choose others with --host and --port") from None


def check_kept(database: Path) -> None:
    """Raise CannotServe if the database has less in it than there was: if the server ran on, the loss would grow."""
    ledger = Ledger(database)
    missing = ledger.missing()
    if missing is not None:
        raise CannotServe(
            f"{database}: {missing}. Were only some of tables.sqlite, tables.sqlite-wal and tables.sqlite-shm kept or "
            f"copied? Put the missing file back, or restore a backup: tabledhote admin restore FILE. "
            f"To go on with what is there, delete {ledger.path}"
        )
    if not ledger.path.exists():
        ledger.renew()


def lock_directory(data: Path) -> IO[str]:
    """Reserve the data directory for this process as long as the returned file is open: SQLite has one writer."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (data / "lock").open("w")
    except OSError as error:
        raise CannotServe(f"{data}: {error.strerror}; choose another directory with --data") from None
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotServe(f"{data} is in use by another server; choose another directory with --data") from None
    return lock


def count_earlier(url: str, log_format: str) -> None:
    """Count the results of games that have none yet; say how far it is if that takes a while."""
    said = time.monotonic()

    def tell(done: int, total: int) -> None:
        nonlocal said
        if log_format == "text" and time.monotonic() - said > TELLING:
            said = time.monotonic()
            say(f"counting the results of earlier games: {done} of {total}")

    try:
        asyncio.run(count_results(url, tell))
    except AdminError as error:  # the server itself says what is wrong with the database, or goes on with what is whole
        say(f"the results of earlier games could not be counted: {error}")


def allow_files(number: int) -> None:
    """Let this process and those it starts have so many files and connections open, as far as the system allows."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = number if hard == resource.RLIM_INFINITY else min(number, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def announce(host: str, port: int, log_format: str, open_browser: bool) -> None:
    """Say where the server is as soon as it answers: it opens its port last."""
    local = LOOPBACK.get(host, host)
    while not listening(local, port):
        time.sleep(0.05)
    address = f"http://{f'[{local}]' if ':' in local else local}:{port}/"
    if log_format == "text":  # in JSON uvicorn says it
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
    start = "\r" if sys.stderr.isatty() else ""  # overwrites the ^C that a terminal shows
    print(f"{start}tabledhote: {sentence}", file=sys.stderr, flush=True)
