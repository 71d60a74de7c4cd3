"""Limits on what comes before the application: connections, heads of requests, and clients that do not read."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
import uvicorn

from tabledhote.server.app import application
from tabledhote.server.gateway.connections import Connections
from tabledhote.server.gateway.middleware import Middleware
from tabledhote.server.gateway.protocol import AHEAD, HEAD_BYTES
from tabledhote.server.settings import Settings
from tabledhote.server.tables.registry import Registry
from tests.server.served import ME, TOO, Narrow, Site, quick

pytestmark = pytest.mark.anyio

ASK = b"GET /healthz HTTP/1.1\r\nhost: table\r\n\r\n"


@asynccontextmanager
async def limited(settings: Settings, **more: Any) -> AsyncIterator[tuple[Site, Middleware, uvicorn.Server]]:
    registry = Registry(settings)
    app = application(settings, registry)
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, http=Narrow, log_config=None, timeout_graceful_shutdown=2, **more)
    )
    task = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    try:
        yield Site(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", registry), app, server
    finally:
        registry.feed.stop()
        server.should_exit = True
        await task


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


class Caller:
    """A connection from an address of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def call(cls, site: Site, address: str = "127.0.0.1") -> "Caller":
        port = int(site.address.rpartition(":")[2])
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)))

    async def ask(self, *headers: str) -> int:
        """The status of an answer; 0 if the connection is gone."""
        lines = "".join(f"{header}\r\n" for header in headers).encode()
        try:
            self.writer.write(ASK[:-2] + lines + b"\r\n")
            head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 10)
            length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
            await self.reader.readexactly(int(length))
        except (ConnectionError, asyncio.IncompleteReadError):
            return 0
        return int(head.split()[1])

    async def close(self) -> None:
        self.writer.close()


def many(sqlite: str, **more: Any) -> Settings:
    return quick(sqlite, **{"rate": 10_000.0, "burst": 10_000, **more})


# ---- connections --------------------------------------------------------------------------------


async def test_one_address_cannot_take_the_connections_of_the_others(sqlite: str) -> None:
    async with limited(many(sqlite, connections_each=20)) as (site, app, _):
        idle = [await Caller.call(site) for _ in range(20)]
        await until(lambda: app.connections.total == 20)
        late = [await Caller.call(site) for _ in range(30)]
        answers = [await caller.ask() for caller in late]
        assert set(answers) <= {429, 0}  # the connection may be gone before the answer is read
        assert app.connections.total == 20
        other = await Caller.call(site, "127.0.0.2")
        assert await other.ask() == 200
        assert await idle[0].ask() == 200
        await idle[0].close()
        await until(lambda: app.connections.total == 20)  # the other's, and all but one
        assert await (await Caller.call(site)).ask() == 200
        for caller in (*idle, *late, other):
            await caller.close()


def test_the_last_quarter_is_for_those_with_few_connections() -> None:
    connections = Connections(quick("", rate=1.0, connections=400, connections_each=200))
    assert [connections.admit("a") for _ in range(201)] == [True] * 200 + [False]
    assert [connections.admit("b") for _ in range(101)] == [True] * 100 + [False]
    assert [connections.admit("c") for _ in range(9)] == [True] * 8 + [False]
    assert sum(connections.admit(f"d{number}") for number in range(200)) == 400 - 308
    assert not connections.admit("e")
    connections.release("a")
    assert connections.admit("e")


def test_without_a_rate_there_is_no_limit_on_connections() -> None:
    connections = Connections(quick("", rate=0.0, connections=4, connections_each=2))
    assert all(connections.admit("a") for _ in range(100))


async def test_behind_a_proxy_connections_count_for_the_client_that_it_names(sqlite: str) -> None:
    async with limited(many(sqlite, connections_each=3)) as (site, app, _):
        one, two = ("x-forwarded-for: 198.51.100.1", "x-forwarded-for: 2001:db8::2")
        same = "x-forwarded-for: 2001:db8::3"  # of the same household
        callers = []
        for header, status in [(one, 200)] * 3 + [(one, 429)] + [(two, 200), (same, 200), (two, 200), (same, 429)]:
            caller = await Caller.call(site)
            callers.append(caller)
            assert await caller.ask(header) == status
        assert await callers[0].ask(two) == 429  # not for another client that has too many
        assert await callers[0].ask() == 200  # the proxy's own
        assert await callers[3].ask(one) == 200
        for caller in callers:
            await caller.close()
        await until(lambda: app.connections.total == 0)


# ---- heads --------------------------------------------------------------------------------------


def endless(start: bytes, piece: bytes) -> Callable[[], AsyncIterator[bytes]]:
    async def pieces() -> AsyncIterator[bytes]:
        yield start
        for _ in range(150 * 1024 * 1024 // len(piece)):  # the attack in full, if the server let it happen
            yield piece

    return pieces


FIRST = b"GET / HTTP/1.1\r\nhost: table\r\n"
CHUNKED = b"POST /api/keys HTTP/1.1\r\nhost: table\r\ntransfer-encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "pieces",
    [
        endless(FIRST, b"x-more: 1\r\n" * 1000),
        endless(FIRST + b"x-long: ", b"y" * 10_000),
        endless(FIRST, b"x" * 10_000),
        endless(b"GET /", b"z" * 10_000),
        endless(CHUNKED + b"0\r\n", b"x-more: 1\r\n" * 1000),
        endless(CHUNKED + b"0\r\nx-long: ", b"y" * 10_000),
        endless(CHUNKED + b"1;", b"y" * 10_000),
        endless(b"", b"\r\n" * 5000),
    ],
    ids=["headers", "value", "name", "address", "trailers", "trailer", "chunk", "nothing"],
)
async def test_a_head_without_end_is_cut_off(sqlite: str, pieces: Callable[[], AsyncIterator[bytes]]) -> None:
    """Counted in bytes that the server takes before it closes; what lies in the buffers of the system comes on top."""
    async with limited(many(sqlite)) as (site, app, _):
        caller = await Caller.call(site)
        taken = 0
        try:
            async with asyncio.timeout(30):
                async for piece in pieces():
                    caller.writer.write(piece)
                    await caller.writer.drain()
                    taken += len(piece)
        except ConnectionError:
            pass
        assert taken < 16 * 1024 * 1024
        await until(lambda: app.connections.total == 0)


async def test_a_large_head_is_refused_in_words_and_a_usual_one_is_not(sqlite: str) -> None:
    async with limited(many(sqlite)) as (site, _, _), httpx.AsyncClient(base_url=site.address) as client:
        for size, status in ((HEAD_BYTES // 2, 200), (HEAD_BYTES + 1, 413)):
            answer = await client.get("/healthz", headers={"cookie": "x" * size})
            assert answer.status_code == status
        assert answer.json()["code"] == "too_large"
        assert "32 KB" in answer.json()["message"]


async def test_what_is_not_http_is_refused_in_the_usual_form(sqlite: str) -> None:
    async with limited(many(sqlite)) as (site, _, _):
        caller = await Caller.call(site)
        caller.writer.write(b"nonsense\r\n\r\n")
        answer = await caller.reader.read()
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert b'"code": "invalid_request"' in answer
        await caller.close()


# ---- requests that do not wait for answers --------------------------------------------------------


async def test_a_few_requests_may_be_sent_ahead_but_not_thousands(sqlite: str) -> None:
    """Each that waits takes a hundred times as much memory as its sender's bytes."""
    async with limited(many(sqlite)) as (site, app, _):
        caller = await Caller.call(site)
        caller.writer.write(ASK * AHEAD)
        for _ in range(AHEAD):
            head = await caller.reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200 ")
            await caller.reader.readexactly(len(b'{"status":"ok"}'))
        caller.writer.write(ASK * 300)
        answers = b""
        with suppress(ConnectionError):  # what it had not read yet may reset the connection
            while piece := await caller.reader.read(1 << 16):
                answers += piece
        assert answers.count(b"HTTP/1.1 200 ") <= 1
        await until(lambda: app.connections.total == 0)


class Switched(asyncio.Protocol):
    """What uvicorn would hand a connection over to, if a package for WebSockets is there."""

    def __init__(self, **_: Any) -> None:
        pass


async def test_a_connection_stays_counted_whatever_it_wants_to_become(sqlite: str) -> None:
    wanted = b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: eA==\r\n"
    async with limited(many(sqlite, connections_each=3), ws=Switched) as (site, app, _):
        for _ in range(4):
            caller = await Caller.call(site)
            caller.writer.write(ASK[:-2] + wanted + b"\r\n")
            assert (await caller.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
            await caller.close()
            await until(lambda: app.connections.total == 0)


# ---- clients that do not read -------------------------------------------------------------------


def silent(site: Site, path: str) -> socket.socket:
    """A client that asks and reads nothing."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", int(site.address.rpartition(":")[2])))
    client.sendall(f"GET {path} HTTP/1.1\r\nhost: table\r\n\r\n".encode())
    return client


async def test_a_dropped_listener_loses_its_connection(sqlite: str) -> None:
    settings = many(sqlite, backlog=4, heartbeat=60.0)
    async with limited(settings, timeout_keep_alive=600) as (site, app, _), site.person() as ada:
        table = await ada.table(ME, TOO)
        clients = [silent(site, f"/api/tables/{table}/events?parts=svg,lines") for _ in range(20)]
        await until(lambda: site.registry.feed.count() == 20)
        for _ in range(900):
            await ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "a long message " * 30})
            if site.registry.feed.dropped == 20:
                break
        assert site.registry.feed.dropped == 20
        await until(lambda: app.connections.total == 1)  # Ada's; the clients have read nothing, nor closed
        for client in clients:
            client.close()


async def test_a_listener_that_is_dropped_before_its_first_picture_loses_its_connection(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is clogged then: a proper end of the answer would leave the connection open for another request."""
    settings = many(sqlite, backlog=4, heartbeat=60.0)
    async with limited(settings, timeout_keep_alive=600) as (site, app, _), site.person() as ada:
        drawn = asyncio.Event()

        async def draw(*_: object, **__: object) -> bytes:
            await drawn.wait()
            return b"{}"

        monkeypatch.setattr(site.registry.renderer, "encoded", draw)
        table = await ada.table(ME, TOO)
        client = silent(site, f"/api/tables/{table}/events?parts=svg")
        await until(lambda: site.registry.feed.count() == 1)
        for number in range(6):
            await ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": f"message {number}"})
        drawn.set()
        await until(lambda: site.registry.feed.dropped == 1)
        await until(lambda: app.connections.total == 1)
        client.close()


async def test_an_answer_that_nobody_reads_loses_its_connection(sqlite: str) -> None:
    """Large ones when the time of their request is over, others when no further request comes."""
    settings = many(sqlite, request_seconds=0.3)
    async with limited(settings, timeout_keep_alive=1) as (site, app, _):
        large, small = silent(site, "/api/docs/openapi.json"), silent(site, "/api/games")
        await until(lambda: app.connections.total == 2)
        await until(lambda: app.connections.total == 0)
        large.close()
        small.close()
