"""Below the application: what comes slowly, in pieces, or is too much; and the short way of an action."""

import asyncio
import json
from typing import Any

import httpx
import pytest
import uvicorn

from tabledhote.server.app import application
from tabledhote.server.gateway.protocol import Connection
from tests.server.served import ME, TOO, quick, serving

pytestmark = pytest.mark.anyio


class Hasty(Connection):
    head_seconds = 0.4


async def exchanged(port: int, *pieces: bytes, pause: float = 0.0) -> bytes:
    """What a server answers to bytes sent one after the other, until it closes or says nothing for two seconds."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    try:
        async with asyncio.timeout(2):
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(pause)
            while chunk := await reader.read(65536):
                answer += chunk
            answer += b"<closed>"
    except (TimeoutError, ConnectionError) as stopped:
        answer += b"<closed>" if isinstance(stopped, ConnectionError) else b"<open>"
    writer.close()
    return answer


async def hasty(sqlite: str) -> tuple[uvicorn.Server, asyncio.Task[None], int]:
    server = uvicorn.Server(uvicorn.Config(application(quick(sqlite)), port=0, log_config=None, http=Hasty))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    return server, task, server.servers[0].sockets[0].getsockname()[1]


async def test_who_dribbles_out_the_head_of_a_request_is_cut_off(sqlite: str) -> None:
    server, task, port = await hasty(sqlite)
    dribble = [b"GET /healthz HTTP/1.1\r\n", *[b"x-slow: 1\r\n"] * 30]
    assert await exchanged(port, *dribble, pause=0.1) == b"<closed>"
    assert await exchanged(port) == b"<closed>"  # and clients that say nothing at all
    whole = b"GET /healthz HTTP/1.1\r\nhost: table\r\n\r\n"
    answer = await exchanged(port, whole, whole, pause=0.6)  # but not clients that ask again after a while
    assert answer.count(b"HTTP/1.1 200 OK") == 2
    assert answer.endswith(b"<open>")
    server.should_exit = True
    await task


async def test_actions_over_one_connection_are_answered_each_in_one_piece(sqlite: str) -> None:
    """Also when the next request comes before the answer, and when the client wants no further one."""
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, TOO, options={"first": 0})
        port = int(site.address.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)

        def request(body: dict[str, Any], *headers: str) -> bytes:
            data = json.dumps(body).encode()
            lines = [f"POST /api/tables/{table}/actions HTTP/1.1", "host: table", f"authorization: Bearer {ada.token}"]
            lines += ["content-type: application/json", f"content-length: {len(data)}", *headers]
            return "\r\n".join([*lines, "", ""]).encode() + data

        good = ada.move(await ada.look(table))
        writer.write(request(good))
        head, _, body = (await reader.read(65536)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200 OK\r\n")
        assert b"\r\ncontent-length: %d" % len(body) in head
        assert b"\r\ncontent-security-policy: " in head
        assert b"\r\ncache-control: no-store" in head
        assert json.loads(body)["number"] == 3
        writer.write(request(good) + request(good, "connection: close"))  # twice the same: both are answered alike
        rest = await reader.read()
        assert rest.count(b"HTTP/1.1 200 OK") == rest.count(body) == 2
        assert rest.count(b"connection: close") == 1
        writer.close()


async def test_an_action_is_refused_alike_on_the_short_and_on_the_usual_way(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.nobody() as someone:
        table = await ada.table(ME, TOO, options={"first": 0})
        path = f"/api/tables/{table}/actions"
        good = ada.move(await ada.look(table))
        tried: list[tuple[Any, Any, int, str]] = [
            (someone, good, 401, "no_key"),
            (ada, good | {"version": 999}, 409, "stale_version"),
            (ada, good | {"action": {"do": "jump"}}, 409, "illegal_action"),
            (ada, good | {"seat": 1}, 409, "not_your_turn"),
            (ada, good | {"seat": 99}, 400, "invalid_request"),
            (ada, good | {"more": 1}, 400, "invalid_request"),
            (ada, {"seat": 0}, 400, "invalid_request"),
        ]
        for person, body, status, code in tried:
            answer = await person.client.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert answer.headers["content-type"] == "application/json"
            assert "default-src" in answer.headers["content-security-policy"]
        for raw in (b"", b"{", b"[" * 5000, b'{"seat":0,"version":0,"id":"a","action":{"do":' + b"[" * 5000):
            assert (await ada.client.post(path, content=raw)).json()["code"] == "invalid_request"
        elsewhere = await ada.client.post("/api/tables/nowhere/actions", json=good)
        assert (elsewhere.status_code, elsewhere.json()["code"]) == (404, "not_found")
        assert (await ada.client.post(path, json=good)).status_code == 200


async def test_a_request_must_end_in_time(sqlite: str) -> None:
    async with serving(quick(sqlite, request_seconds=0.3)) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        port = int(site.address.rpartition(":")[2])
        head = f"POST /api/tables/{table}/actions HTTP/1.1\r\nhost: table\r\ncontent-length: 50\r\n\r\n".encode()
        began = asyncio.get_running_loop().time()
        answer = await exchanged(port, head, b'{"seat": ')
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b'"code": "unavailable"' in answer
        assert asyncio.get_running_loop().time() - began > 0.3
        await ada.act(table)  # and others are not touched by it


async def test_an_action_may_come_in_pieces_but_not_without_end(sqlite: str) -> None:
    async with serving(quick(sqlite, request_bytes=4096)) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        path = f"/api/tables/{table}/actions"

        async def pieces() -> Any:
            for byte in json.dumps(ada.move(await ada.look(table))).encode():
                yield bytes([byte])

        async def endless() -> Any:
            for _ in range(200):
                yield b" " * 1024

        assert (await ada.client.post(path, content=pieces())).status_code == 200
        answer: httpx.Response = await ada.client.post(path, content=endless())
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        large = await ada.client.post(path, content=b" " * 5000)
        assert (large.status_code, large.json()["code"]) == (413, "too_large")
