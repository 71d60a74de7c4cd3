"""A server in a thread, for fuzzers and tests that are not asynchronous; and somebody with a table there."""

import asyncio
import logging
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import uvicorn

from tabledhote.server.app import application
from tabledhote.server.gateway.protocol import Connection
from tabledhote.server.settings import database_url
from tests.server.served import Site, quick


class Mistakes(logging.Handler):
    """Collects what the server reports as its own mistakes."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(f"{record.getMessage()}: {record.exc_info[1] if record.exc_info else ''}")


@dataclass
class Player:
    """A client that has all seats of a new table."""

    token: str
    csrf: str
    table: str


class Server(Site):
    mistakes: Mistakes

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def player(self) -> Player:
        token: str = httpx.post(f"{self.address}/api/keys").json()["token"]
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
        body = {"game": "amsterdam", "seats": seats, "options": {"first": 0}}
        made = httpx.post(f"{self.address}/api/tables", json=body, headers={"authorization": f"Bearer {token}"})
        holder = self.registry.keys.holder(token)
        assert holder is not None
        return Player(token, self.registry.keys.csrf_token(holder), made.json()["table"]["id"])

    def check(self) -> None:
        """The server has reported no mistake, and answers."""
        assert not self.mistakes.found, self.mistakes.found[0]
        assert httpx.get(f"{self.address}/healthz").status_code == 200


@contextmanager
def serving() -> Iterator[Server]:
    mistakes = Mistakes()
    loggers = [logging.getLogger(name) for name in ("tabledhote", "uvicorn.error", "asyncio")]
    with tempfile.TemporaryDirectory() as folder:
        app = application(quick(database_url(Path(folder), None)))
        server = uvicorn.Server(uvicorn.Config(app, port=0, http=Connection, log_config=None))
        thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive()
        for logger in loggers:
            logger.addHandler(mistakes)
        site = Server(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", app.fast_path.registry)
        site.mistakes = mistakes
        try:
            yield site
        finally:
            server.should_exit = True
            thread.join(20)
            for logger in loggers:
                logger.removeHandler(mistakes)
