"""Servers as processes of their own: started, killed, started again, several at one database."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from tabledhote.server import run
from tests.server.served import BOT, ME, OPEN, TOO, Site

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-c", "from tabledhote.cli import main; main()", "serve")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server(Site):
    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        super().__init__(f"http://127.0.0.1:{port}")
        self.process = process

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it one way or another; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(15)


@asynccontextmanager
async def started(arguments: Callable[[int], Sequence[str]], log: Path | None = None) -> AsyncIterator[Server]:
    port = free_port()
    with (log or Path(os.devnull)).open("ab") as errors:
        process = subprocess.Popen([*arguments(port)], cwd=ROOT, stderr=errors)
        try:
            await answering(port, process)
            yield Server(port, process)
        finally:
            if process.poll() is None:
                process.terminate()
                process.wait(15)


async def answering(port: int, process: subprocess.Popen[bytes]) -> None:
    async with httpx.AsyncClient() as client:
        until = time.monotonic() + 90  # a busy machine may take long to start several processes
        while time.monotonic() < until:
            assert process.poll() is None, f"the server ended with {process.returncode}"
            try:
                if (await client.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise AssertionError("the server does not answer")


def plain(database: str) -> str:
    """The address as somebody types it; empty for SQLite."""
    return database.replace("+asyncpg", "") if database.startswith("postgresql") else ""


def serve(data: Path, database: str = "", *more: str) -> Callable[[int], Sequence[str]]:
    where = ["--database", plain(database)] if plain(database) else []
    return lambda port: [*COMMAND, "--port", str(port), "--data", str(data), *where, "--rate", "0", *more]


def unpaused(data: Path, database: str = "") -> Callable[[int], Sequence[str]]:
    """A server whose bots do not pause."""
    return lambda port: [sys.executable, "-m", "tests.server.unpaused", str(port), str(data), plain(database)]


async def stored(database: str, table: str) -> list[tuple[int, str, str | None]]:
    """What is in the database, read without the server's code."""
    query = "SELECT number, kind, once FROM entries WHERE table_id = {} ORDER BY number"
    if database.startswith("sqlite"):
        with sqlite3.connect(database.partition(":///")[2]) as connection:
            return list(connection.execute(query.format("?"), (table,)))
    asked = await asyncpg.connect(plain(database))
    rows = await asked.fetch(query.format("$1"), table)
    await asked.close()
    return [tuple(row) for row in rows]


async def test_a_killed_server_finds_every_game_again_and_goes_on(database: str, tmp_path: Path) -> None:
    async with started(unpaused(tmp_path, database)) as server, server.person() as ada:
        table = await ada.table(ME, BOT, TOO)
        await ada.play(table, 8)
        while not (before := await ada.look(table, parts="view,legal,lines"))["legal"]:
            await asyncio.sleep(0.05)
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    async with started(unpaused(tmp_path, database)) as server, server.person(ada.token) as ada:
        assert await ada.look(table, parts="view,legal,lines") == before
        assert [found["id"] for found in await ada.get("/api/tables", of="mine")] == [table]
        await ada.play(table, 2)
        assert len(await stored(database, table)) >= before["table"]["number"] + 2


async def test_a_bot_that_was_to_move_when_the_server_died_moves_after_the_start(sqlite: str, tmp_path: Path) -> None:
    async with started(serve(tmp_path)) as server, server.person() as ada:
        table = await ada.table(BOT, BOT)
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    before = len(await stored(sqlite, table))
    async with started(serve(tmp_path)):
        until = time.monotonic() + 30
        while len(await stored(sqlite, table)) <= before and time.monotonic() < until:
            await asyncio.sleep(0.1)
    assert len(await stored(sqlite, table)) > before


async def test_killed_between_commit_and_answer_the_action_is_there_once(database: str, tmp_path: Path) -> None:
    module = (sys.executable, "-m", "tests.server.crashing")

    def crashing(port: int) -> Sequence[str]:
        return [*module, str(port), str(tmp_path), plain(database)]

    async with started(crashing) as server, server.person() as ada:
        table = await ada.table(ME, TOO)
        body = {**ada.move(await ada.look(table)), "id": "crash"}
        with pytest.raises(httpx.TransportError):
            await ada.post(f"/api/tables/{table}/actions", body)
        assert server.process.wait(10) == 9
    async with started(serve(tmp_path, database)) as server, server.person(ada.token) as ada:
        answer = await ada.post(f"/api/tables/{table}/actions", body)
        assert (answer["number"], answer["version"]) == (3, 3)
        assert await stored(database, table) == [(1, "sit", None), (2, "sit", None), (3, "act", "crash")]
        await ada.act(table)


async def test_told_to_stop_it_ends_live_connections_and_itself(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with started(serve(tmp_path / "data", "", "--verbose"), log) as server, server.person() as ada:
        table = await ada.table(ME, OPEN)
        link = await ada.get(f"/api/tables/{table}/seats/1/invitation")
        async with ada.listening(table) as ear:
            await ear.next("view")
            begun = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            assert await ear.ended()
        ended = server.process.wait(2 * run.GRACE)
        assert ended in (0, -signal.SIGTERM)  # uvicorn hands the signal on when it is done
        assert time.monotonic() - begun < run.GRACE
    text = log.read_text()
    assert '"route": "/api/tables/{table}/events"' in text
    for secret in (table, ada.token, link["invitation"]):
        assert secret not in text


async def test_two_processes_serve_the_same_tables(fresh_postgres: str, tmp_path: Path) -> None:
    async with (
        started(unpaused(tmp_path, fresh_postgres)) as one,
        started(unpaused(tmp_path, fresh_postgres)) as other,
        one.person() as ada,
        other.person(ada.token) as ada_elsewhere,
        other.person() as ben,
    ):
        table = await ada.table(ME, OPEN, BOT, options={"first": 0})
        async with ben.listening(table) as there, ada.listening(table) as here:
            await there.next("view")
            await here.next("view")
            while (await here.next("presence"))[2]["watching"] != 1:  # Ben, who has no seat yet, at the other process
                pass
            await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
            named = present = False
            while not (named and present):  # in either order: two messages from the other process
                kind, _, told = await here.next()
                named = named or (kind == "update" and told["table"]["seats"][1]["name"] == "Ben")
                present = present or (kind == "presence" and told["here"] == [True, True, False])
            await ada.act(table)
            seen = (await there.next("update", 10))[2]
            while seen["table"]["version"] == 0:
                seen = (await there.next("update"))[2]
            assert (await ada_elsewhere.look(table))["table"]["version"] == seen["table"]["version"]
        seen = await ada.look(table)
        if seen["legal"]:  # both processes are asked at the same moment, with different ids
            ways = [
                who.client.post(f"/api/tables/{table}/actions", json=ada.move(seen)) for who in (ada, ada_elsewhere)
            ]
            assert sorted(answer.status_code for answer in await asyncio.gather(*ways)) == [200, 409]
        await asyncio.gather(ada.play(table, number=40), ben.play(table, number=40))
        numbers = [number for number, _, _ in await stored(fresh_postgres, table)]
        assert numbers == list(range(1, len(numbers) + 1))


async def test_several_workers_behind_one_port(fresh_postgres: str, tmp_path: Path) -> None:
    async with started(serve(tmp_path, fresh_postgres, "--workers", "2")) as server, server.person() as ada:
        table = await ada.table(ME, TOO)
        clients = [httpx.AsyncClient(base_url=server.address, headers=ada.client.headers) for _ in range(8)]
        for turn in range(16):
            client = clients[turn % 8]
            seen = (await client.get(f"/api/tables/{table}")).json()
            answer = await client.post(f"/api/tables/{table}/actions", json=ada.move(seen))
            assert answer.status_code == 200, answer.text
        figures = (await clients[0].get("/metrics")).text
        for client in clients:
            await client.aclose()
        assert "tabledhote_requests_total" in figures
        assert len(await stored(fresh_postgres, table)) == 18
        assert server.stop() in (0, -signal.SIGTERM)


async def test_what_keeps_it_from_starting_is_said_in_one_line(tmp_path: Path) -> None:
    async with started(serve(tmp_path)) as server:
        port = int(server.address.rpartition(":")[2])
        arguments = serve(tmp_path)(free_port())
        ended = subprocess.run(arguments, cwd=ROOT, capture_output=True, text=True, timeout=20)
        assert ended.returncode == 2
        assert (
            ended.stderr
            == f"tabledhote: {tmp_path} is in use by another server; choose another directory with --data\n"
        )
        with pytest.raises(run.CannotServe, match=f"port {port}: Address already in use; choose others with --host"):
            run.serve("127.0.0.1", port, tmp_path / "other")
    with pytest.raises(run.CannotServe, match="--workers 3 needs PostgreSQL"):
        run.serve("127.0.0.1", free_port(), tmp_path, workers=3)
    with pytest.raises(run.CannotServe, match="begins with postgresql://"):
        run.serve("127.0.0.1", free_port(), tmp_path, "mysql://x")
    with pytest.raises(run.CannotServe, match="choose another directory with --data"):
        run.serve("127.0.0.1", free_port(), Path("/dev/null/data"))


def test_without_the_extra_the_command_says_how_to_get_it() -> None:
    code = (
        "import sys; sys.modules['litestar'] = sys.modules['uvicorn'] = None; from tabledhote.cli import main; main()"
    )
    ended = subprocess.run([sys.executable, "-c", code, "serve"], capture_output=True, text=True, timeout=20)
    assert (ended.returncode, "pip install 'tabledhote[server]'" in ended.stderr) == (2, True)


async def test_the_example_client_plays_a_whole_game_and_is_the_one_in_the_documentation(tmp_path: Path) -> None:
    example = ROOT / "examples" / "client.py"
    assert example.read_text() in (ROOT / "docs" / "reference" / "api.md").read_text()
    assert len(example.read_text().splitlines()) <= 30
    environment: dict[str, Any] = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    async with started(unpaused(tmp_path)) as server:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(example), server.address, stdout=subprocess.PIPE, env=environment
        )
        output, _ = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 0
    assert output.decode().strip().endswith("verified: True")
