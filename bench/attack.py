"""One address asks for drawings as fast as it can: how long does another player's action take meanwhile?

    python bench/attack.py --write      the package installed with its extra `server`; Linux

40 connections from one loopback address ask for drawn positions of a finished table of Vienna. From another address
somebody plays at a table of their own, and a third asks whether the server lives. The server notes how late its event
loop is. Everything is bounded: it runs for `--seconds` without the attack and for as long with it.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from page import put

import tabledhote
from tabledhote.bots import Random
from tabledhote.server.app import from_environment
from tabledhote.server.gateway.protocol import Connection
from tabledhote.server.settings import Settings, database_url
from tabledhote.table import Record

ATTACKER, PLAYER, WATCH = "127.0.0.2", "127.0.0.3", "127.0.0.4"
CONNECTIONS = 40
PROBE = 0.002  # seconds between two checks of the event loop
PAUSE = 0.05  # seconds between two actions, and two requests to /healthz
REFUSED = 0.2  # seconds that the attacker waits after a refusal


# ---- the server -----------------------------------------------------------------------------------


async def serve(folder: Path) -> None:
    """A server that writes down how late its event loop was, and when."""
    Settings(database_url(folder, None)).to_environment()
    app = from_environment()
    server = uvicorn.Server(
        uvicorn.Config(app, host="127.0.0.1", port=0, http=Connection, log_level="warning", access_log=False)
    )
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    with (folder / "lag").open("w") as lag:
        while not task.done():
            before, used = time.monotonic(), time.thread_time()
            await asyncio.sleep(PROBE)
            late, work = time.monotonic() - before - PROBE, time.thread_time() - used
            lag.write(f"{before} {late} {work}\n")


# ---- clients --------------------------------------------------------------------------------------


@dataclass
class Client:
    """One connection from a chosen address."""

    source: str
    port: int
    token: str = ""
    streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = field(default=None, repr=False)

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> tuple[int, bytes]:
        """Status and body of an answer that names its length."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        reader, writer = self.streams
        key = f"authorization: Bearer {self.token}\r\n" if self.token else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n{key}content-type: {kind}\r\n"
        writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.split("content-length: ")[1].split("\r\n")[0])
        return int(answer.split()[1]), await reader.readexactly(length)

    async def json(self, method: str, path: str, body: object = None) -> Any:
        status, told = await self.ask(method, path, b"" if body is None else json.dumps(body).encode())
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {told.decode()}")
        return json.loads(told)


async def attack(port: int, table: str, seconds: float, actions: int) -> None:
    """Ask for drawings without a break, each of a moment of its own; prints how many came and how many were refused."""
    print("ready", flush=True)
    until, counts = time.monotonic() + seconds, {True: 0, False: 0}

    async def one(number: int) -> None:
        client, chance = Client(ATTACKER, port), random.Random(number)
        while time.monotonic() < until:
            at, seat, language = chance.randrange(actions), chance.randrange(-1, 3), chance.choice(("en", "fr", "ru"))
            path = f"/api/tables/{table}/positions/{at}?seat={seat}&language={language}&parts=view,choices,svg"
            status, _ = await client.ask("GET", path)
            counts[status == 200] += 1
            if status != 200:
                await asyncio.sleep(REFUSED)

    await asyncio.gather(*(one(number) for number in range(CONNECTIONS)))
    print(json.dumps([counts[True] / seconds, counts[False] / seconds]))


async def play(port: int, until: float, times: list[float]) -> None:
    """Act for both seats of a table, again and again, and note how long each answer takes."""
    client = Client(PLAYER, port)
    client.token = (await client.json("POST", "/api/keys"))["token"]
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    seen = await client.json("POST", "/api/tables", {"game": "amsterdam", "seats": seats})
    path = f"/api/tables/{seen['table']['id']}"
    due = time.monotonic()
    while due < until:
        if seen["table"]["status"] == "over":
            seen = await client.json("POST", "/api/tables", {"game": "amsterdam", "seats": seats})
            path = f"/api/tables/{seen['table']['id']}"
        action = {"seat": seen["you"], "action": seen["legal"][-1], "version": seen["table"]["version"]}
        action["id"] = secrets.token_hex(8)
        due = await at_its_time(due, client.json("POST", f"{path}/actions", action), times)
        seen = await client.json("GET", path)


async def watch(port: int, until: float, times: list[float]) -> None:
    client, due = Client(WATCH, port), time.monotonic()
    while due < until:
        due = await at_its_time(due, client.json("GET", "/healthz"), times)


async def at_its_time(due: float, asked: Awaitable[object], times: list[float]) -> float:
    """Ask when it is due, and note the time from then on, the wait for the answer before it included.

    Somebody who only asks again after an answer would not notice most of a stall.
    """
    await asyncio.sleep(max(0.0, due - time.monotonic()))
    await asked
    times.append(time.monotonic() - due)
    return due + PAUSE


# ---- measuring ------------------------------------------------------------------------------------


@dataclass
class Measured:
    lag: list[float]
    work: list[float]  # processor time of the event loop's thread between two checks
    acting: list[float]
    health: list[float]
    drawn: float = 0.0  # drawings a second that the attacker got
    refused: float = 0.0


def record() -> Record:
    """A finished game of Vienna between random bots."""
    game, bot = tabledhote.game("vienna"), Random(7)
    played = Record(game, "7", [f"Player {seat}" for seat in range(game.players)])
    while played.state.seat >= 0:
        played.play(played.state.seat, played.state.describe(bot.choose(played.state)))
    return played


async def upload(port: int, played: Record) -> str:
    """The address of the record's table."""
    edge = "edge-of-the-form"
    part = f'--{edge}\r\ncontent-disposition: form-data; name="record"; filename="record.json"\r\n\r\n'
    body = part.encode() + played.text().encode() + f"\r\n--{edge}--\r\n".encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /records HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n\r\n".encode())
    opened = (await reader.readuntil(b"\r\n\r\n")).decode()
    page = (await reader.readexactly(int(opened.split("content-length: ")[1].split("\r\n")[0]))).decode()
    cookie = opened.split("set-cookie: ")[1].split(";")[0]
    csrf = page.split('name="csrf" content="')[1].split('"')[0]
    head = f"POST /records HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncontent-type: multipart/form-data; boundary={edge}\r\n"
    head += f"origin: http://127.0.0.1:{port}\r\ncookie: {cookie}\r\nx-csrf-token: {csrf}\r\n"
    writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
    answer = (await reader.readuntil(b"\r\n\r\n")).decode()
    writer.close()
    return answer.split("/tables/")[1].split("/")[0]


async def measure(port: int, folder: Path, seconds: float, table: str, actions: int, attacked: bool) -> Measured:
    acting, health = list[float](), list[float]()
    attacker = None
    if attacked:
        asked = [sys.executable, __file__, "--attack", str(port), table, str(seconds), str(actions)]
        attacker = await asyncio.create_subprocess_exec(*asked, stdout=asyncio.subprocess.PIPE)
        assert attacker.stdout is not None
        await attacker.stdout.readline()
    began = time.monotonic()
    until = began + seconds
    await asyncio.gather(play(port, until, acting), watch(port, until, health))
    ended = time.monotonic()
    drawn, refused = json.loads((await attacker.communicate())[0]) if attacker else (0.0, 0.0)
    rows = [line.split() for line in (folder / "lag").read_text().splitlines()]
    looks = [row for row in rows if len(row) == 3 and began < float(row[0]) < ended]
    lag, work = [[float(row[at]) for row in looks] for at in (1, 2)]
    return Measured(lag, work, acting, health, drawn, refused)


async def run(seconds: float) -> list[Measured]:
    with tempfile.TemporaryDirectory(prefix="tabledhote-bench-") as name:
        folder, played = Path(name), record()
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, __file__, "--serve", name), stdout=asyncio.subprocess.PIPE
        )
        assert server.stdout is not None
        try:
            port = int(await server.stdout.readline())
            table, actions = await upload(port, played), len(played.actions)
            await Client(PLAYER, port).ask("GET", f"/api/tables/{table}/verify")  # starts the process that draws
            return [await measure(port, folder, seconds, table, actions, attacked) for attacked in (False, True)]
        finally:
            server.terminate()
            await server.wait()


def milliseconds(values: list[float], weights: list[float] | None = None) -> str:
    """Middle, 99 of 100, and the most."""
    ordered = sorted(zip(values, weights or [1.0] * len(values), strict=True))
    whole, passed, found = sum(weight for _, weight in ordered), 0.0, list[float]()
    for value, weight in ordered:
        passed += weight
        while len(found) < 2 and passed >= (0.5, 0.99)[len(found)] * whole:
            found.append(value)
    return " / ".join(f"{1000 * value:.1f}" for value in (*found, ordered[-1][0]))


def lateness(lag: list[float]) -> str:
    """Over time, not over checks: a stall of a second is one check, but hits every request of that second."""
    return milliseconds(lag, [value + PROBE for value in lag])


def report(quiet: Measured, attacked: Measured, seconds: float) -> str:
    rows = [
        ("event loop late by, ms", lateness(quiet.lag), lateness(attacked.lag)),
        ("processor time of the loop between two looks, ms", milliseconds(quiet.work), milliseconds(attacked.work)),
        ("somebody else's action, ms", milliseconds(quiet.acting), milliseconds(attacked.acting)),
        ("`/healthz` from a third address, ms", milliseconds(quiet.health), milliseconds(attacked.health)),
        ("drawings the attacker got, a second", "", f"{attacked.drawn:.1f}"),
        ("refusals the attacker got, a second", "", f"{attacked.refused:.1f}"),
    ]
    table = "\n".join(f"| {title} | {calm} | {under} |" for title, calm, under in rows)
    rules = "compiled" if tabledhote.compiled() else "interpreted"
    load = f"load average of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    note = f"Each cell: median / 99th percentile / most. {seconds:g} seconds each, {rules} rules; {load}."
    return f"| | nobody attacks | under attack |\n| --- | ---: | ---: |\n{table}\n\n{note}\n"


def main() -> None:
    roles: dict[str, Callable[[list[str]], Awaitable[None]]] = {
        "--serve": lambda given: serve(Path(given[0])),
        "--attack": lambda given: attack(int(given[0]), given[1], float(given[2]), int(given[3])),
    }
    if sys.argv[1:2] and sys.argv[1] in roles:
        role = roles[sys.argv[1]](sys.argv[2:])
        asyncio.run(role)  # type: ignore[arg-type]  # both are coroutines
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--write", action="store_true", help="put the table into docs/reference/performance.md")
    chosen = parser.parse_args()
    quiet, attacked = asyncio.run(run(chosen.seconds))
    told = report(quiet, attacked, chosen.seconds)
    print(told)
    if chosen.write:
        put("attack", told)


if __name__ == "__main__":
    main()
