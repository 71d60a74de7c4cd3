"""A server for tests: the real one, with uvicorn on a free port, inside the test's event loop; and people who play."""

import asyncio
import codecs
import json
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import uvicorn

from tabledhote.server.app import application
from tabledhote.server.gateway.protocol import Connection
from tabledhote.server.settings import Settings
from tabledhote.server.tables.registry import Registry

Json = dict[str, Any]


def quick(database: str, **changes: Any) -> Settings:
    """Settings without pauses and limits."""
    usual = Settings(database, undo_pause=0.0, bot_pace=0.0, heartbeat=0.3, rate=0.0, takeover_seconds=0.3)
    usual = replace(usual, allowed_hosts=("localhost", "table", "x"))  # what raw requests of the tests call it
    return replace(usual, **{"clock_grace": 1.0, **changes})


class Narrow(Connection):
    """Its socket takes little, so that the server soon notices a client that does not read."""

    def connection_made(self, transport: Any) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        super().connection_made(transport)


@asynccontextmanager
async def serving(
    settings: Settings, registry: Registry | None = None, http: type[Connection] = Connection
) -> AsyncIterator["Site"]:
    registry = registry or Registry(settings)
    app = application(settings, registry)
    config = uvicorn.Config(app, port=0, http=http, log_config=None, timeout_graceful_shutdown=5)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            await task
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Site(f"http://127.0.0.1:{port}", registry)
    finally:
        registry.feed.stop()
        server.should_exit = True
        await task


class Site:
    def __init__(self, address: str, registry: Registry | None = None) -> None:
        self.address = address
        self._registry = registry

    @property
    def registry(self) -> Registry:
        assert self._registry is not None
        return self._registry

    @asynccontextmanager
    async def nobody(self) -> AsyncIterator["Person"]:
        """Somebody without a key."""
        async with httpx.AsyncClient(base_url=self.address, timeout=20) as client:
            yield Person(client)

    @asynccontextmanager
    async def person(self, token: str | None = None) -> AsyncIterator["Person"]:
        """Somebody with a key: a new one, or a known one again."""
        async with self.nobody() as someone:
            token = token or (await someone.post("/api/keys"))["token"]
            someone.client.headers["authorization"] = f"Bearer {token}"
            someone.token = token
            yield someone


class Person:
    """A client who expects success, or says which refusal it expects."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.token = ""

    async def get(self, path: str, **query: Any) -> Any:
        return self.answer(await self.client.get(path, params=query or None))

    async def post(self, path: str, body: Json | None = None) -> Any:
        return self.answer(await self.client.post(path, json=body))

    async def put(self, path: str, body: Json) -> Any:
        return self.answer(await self.client.put(path, json=body))

    async def delete(self, path: str, **query: Any) -> Any:
        return self.answer(await self.client.delete(path, params=query or None))

    @staticmethod
    def answer(response: httpx.Response) -> Any:
        assert response.status_code < 300, response.text
        return response.json()

    async def refused(self, method: str, path: str, body: Json | None = None, **query: Any) -> Json:
        """The refusal with which a request must be answered."""
        response = await self.client.request(method, path, json=body, params=query or None)
        assert response.status_code >= 400, response.text
        found: Json = response.json()
        return found

    async def table(self, *seats: Json, **more: Any) -> str:
        """A new table of Hotel Amsterdam: its id."""
        options = {"players": len(seats), **more.pop("options", {})}
        body = {"game": "amsterdam", "seats": list(seats), "options": options, **more}
        return str((await self.post("/api/tables", body))["table"]["id"])

    async def look(self, table: str, **query: Any) -> Json:
        found: Json = await self.get(f"/api/tables/{table}", **query)
        return found

    def move(self, seen: Json, which: int = -1) -> Json:
        """The body of an action in what was seen: one of the legal ones."""
        version = seen["table"]["version"]
        return {"seat": seen["you"], "action": seen["legal"][which], "version": version, "id": secrets.token_hex(8)}

    async def act(self, table: str, which: int = -1, **query: Any) -> Json:
        found: Json = await self.post(f"/api/tables/{table}/actions", self.move(await self.look(table, **query), which))
        return found

    async def play(self, table: str, actions: int = 10_000, number: int = 10_000) -> Json:
        """Act whenever a seat of one's own decides, until the game is over or has so many actions or entries."""
        while True:
            seen = await self.look(table)
            if seen["table"]["status"] == "over" or actions <= 0 or seen["table"]["number"] >= number:
                return seen
            if seen["legal"]:
                await self.post(f"/api/tables/{table}/actions", self.move(seen, len(seen["legal"]) // 2))
                actions -= 1
            else:
                await asyncio.sleep(0.01)

    @asynccontextmanager
    async def listening(self, table: str, last: int | None = None, **query: Any) -> AsyncIterator["Ear"]:
        headers = {} if last is None else {"last-event-id": str(last)}
        path = f"/api/tables/{table}/events"
        async with self.client.stream("GET", path, params=query, headers=headers, timeout=20) as response:
            assert response.status_code == 200, await response.aread()
            yield Ear(response)


class Ear:
    """Reads server-sent events."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.raw = b""
        self._chunks = response.aiter_bytes()
        self._rest = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    async def next(self, kind: str | None = None, seconds: float = 30) -> tuple[str, int | None, Any]:
        """The next event (of a kind): its kind, its id and its data. A heartbeat is an event `beat`."""
        async with asyncio.timeout(seconds):
            while True:
                while "\n\n" not in self._rest:
                    chunk = await anext(self._chunks)
                    self.raw += chunk
                    self._rest += self._decoder.decode(chunk)
                block, _, self._rest = self._rest.partition("\n\n")
                found = read_event(block)
                if found is not None and kind in (None, found[0]):
                    return found

    async def ended(self, seconds: float = 30) -> bool:
        """Whether the server ends the stream properly."""
        async with asyncio.timeout(seconds):
            async for _ in self._chunks:
                pass
        return True


def read_event(block: str) -> tuple[str, int | None, Any] | None:
    fields = dict(line.split(": ", 1) for line in block.splitlines())
    if "" in fields:
        return "beat", None, None
    if "data" not in fields:
        return None
    number = int(fields["id"]) if "id" in fields else None
    return fields["event"], number, json.loads(fields["data"])


ME = {"kind": "me", "name": "Ada"}
TOO = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "level": "greedy"}
LINK = {"kind": "invited"}
OPEN = {"kind": "open"}
