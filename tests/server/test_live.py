"""Live updates: resuming, heartbeats, slow clients, presence; and bots that think without making anybody wait."""

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Any

import pytest

from tabledhote.server.bots.pool import Pool
from tabledhote.server.gateway.protocol import Wire
from tabledhote.server.live import feed
from tabledhote.server.live.encode import encoded
from tabledhote.server.live.feed import Listener
from tabledhote.server.live.messages import CHAT_SHOWN
from tabledhote.server.tables.registry import Registry
from tests.server.served import BOT, ME, OPEN, TOO, Narrow, Person, quick, serving

pytestmark = pytest.mark.anyio


async def say(person: Person, table: str, text: str) -> None:
    await person.post(f"/api/tables/{table}/chat", {"seat": 0, "text": text})


async def test_a_listener_gets_the_whole_view_and_then_every_change(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.nobody() as someone:
        table = await ada.table(ME, TOO)
        async with someone.listening(table, language="fr") as ear:
            kind, number, seen = await ear.next()
            assert (kind, number, seen["you"], seen["lines"][0]["kind"]) == ("view", 2, -1, "start")
            assert seen["prompt"]
            await ada.act(table)
            kind, number, seen = await ear.next("update")
            assert (number, [line["number"] for line in seen["lines"]]) == (3, [3])
            assert seen["lines"][0]["sentences"]
            assert seen["view"] == (await someone.look(table))["view"]


async def test_who_comes_back_gets_what_was_missed_or_all(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        for text in "abc":
            await say(ada, table, text)
        for known, kind, numbers in ((3, "update", [4, 5]), (5, "update", []), (99, "view", list(range(6)))):
            async with ada.listening(table, last=known) as ear:
                found, number, seen = await ear.next()
                assert (found, number, [line["number"] for line in seen["lines"]]) == (kind, 5, numbers)
        async with ada.client.stream(
            "GET", f"/api/tables/{table}/events", headers={"last-event-id": "nonsense"}
        ) as answer:
            assert b"event: view" in await anext(answer.aiter_bytes())


async def test_the_same_after_a_restart(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        await say(ada, table, "a")
        await ada.act(table)
    async with serving(quick(sqlite)) as site, site.person(ada.token) as ada, ada.listening(table, last=3) as ear:
        kind, number, seen = await ear.next()
        assert (kind, number, [line["kind"] for line in seen["lines"]]) == ("update", 4, ["act"])


def present(event: tuple[str, int | None, Any]) -> tuple[list[bool], int]:
    """The people here and how many look on; how long others have been away depends on the clock."""
    assert not any(away for here, away in zip(event[2]["here"], event[2]["away"], strict=True) if here)
    return event[2]["here"], event[2]["watching"]


async def test_heartbeats_and_presence(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben, site.nobody() as someone:
        table = await ada.table(ME, OPEN)
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        async with ada.listening(table) as ear:
            assert present(await ear.next("presence")) == ([True, False], 0)
            async with ben.listening(table):
                assert present(await ear.next("presence")) == ([True, True], 0)
                async with someone.listening(table):
                    assert present(await ear.next("presence")) == ([True, True], 1)
            await ear.next("beat")


async def test_a_client_that_does_not_read_is_dropped_and_recovers_by_itself(sqlite: str) -> None:
    async with serving(quick(sqlite, backlog=4), http=Narrow) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        host, port = site.address.removeprefix("http://").split(":")
        with socket.socket() as slow:
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            slow.connect((host, int(port)))
            slow.sendall(f"GET /api/tables/{table}/events?parts=svg,lines HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            while not site.registry.feed.count():
                await asyncio.sleep(0.01)
            for _ in range(900):
                await say(ada, table, "a long message " * 30)
                if site.registry.feed.dropped:
                    break
            until = time.monotonic() + 5
            while site.registry.feed.count() and time.monotonic() < until:
                slow.setblocking(False)
                try:
                    slow.recv(1 << 16)  # so that what was sent can leave; only then the end can
                except BlockingIOError:
                    await asyncio.sleep(0.01)
            assert site.registry.feed.dropped == 1
            assert site.registry.feed.count() == 0
        async with ada.listening(table, last=5) as ear:
            seen = (await ear.next("update"))[2]
            missed = range(6, seen["table"]["number"] + 1)  # how many: what the system keeps for a slow one decides
            assert [line["number"] for line in seen["lines"]] == list(missed[-CHAT_SHOWN:])


class Slow(Wire):
    """A connection of which the test says when it is clogged."""

    __slots__ = ("call", "clogs", "read")

    def __init__(self) -> None:
        self.clogs, self.read = False, list[bytes]()

    @property
    def clogged(self) -> bool:
        return self.clogs

    def write(self, pieces: list[bytes]) -> None:
        self.read.append(b"".join(pieces))

    def when_drained(self, call: Callable[[], None] | None) -> None:
        self.call = call


async def test_a_client_that_reads_late_is_told_what_waited_in_one_update(sqlite: str) -> None:
    async with serving(quick(sqlite, heartbeat=60)) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        listener = Listener(await site.registry.get(table), None, None, frozenset({"lines"}), None, 64)
        wire = Slow()
        stream = site.registry.feed.stream(listener, None, wire)
        assert b"\nid: 2\nevent: view\n" in await anext(stream)
        rest = asyncio.ensure_future(anext(stream, b"the end"))
        await say(ada, table, "a")
        assert [piece.split(b"\n")[0] for piece in wire.read] == [b"event: presence", b"id: 3"]
        wire.clogs = True
        for text in "bcd":
            await say(ada, table, text)
        assert len(wire.read) == 2
        wire.clogs = False
        for _ in range(2):  # the second time there is nothing to tell: an empty piece would end the answer
            assert wire.call is not None
            wire.call()
        assert len(wire.read) == 3
        assert [b'"text":"%c"' % text in wire.read[2] for text in b"abcd"] == [False, True, True, True]
        site.registry.feed.end(table)
        assert await rest == b"the end"
        assert wire.call is None
        assert not site.registry.feed.count()


async def test_who_cannot_be_told_is_no_burden_to_others(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.nobody() as someone:
        table = await ada.table(ME, TOO)
        async with (
            someone.listening(table, language="fr") as broken,  # another process makes what it gets
            someone.listening(table, parts="view") as broken_too,
            someone.listening(table) as ear,
        ):
            for each in (broken, broken_too, ear):
                await each.next("view")

            async def unmade(*asked: Any, **more: Any) -> bytes:
                raise RuntimeError

            def mistaken(*asked: Any) -> list[bytes]:
                if frozenset({"view"}) in asked:
                    raise RuntimeError
                return encoded(*asked)

            monkeypatch.setattr(site.registry.renderer, "encoded", unmade)
            monkeypatch.setattr(feed, "encoded", mistaken)
            await ada.act(table)
            await ear.next("update")
            assert await broken.ended()
            assert await broken_too.ended()


async def test_a_full_queue_never_stops_who_publishes(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await site.registry.get(await ada.table(ME, TOO))
        listener = Listener(table, None, None, frozenset(), None, 2)
        for number in range(10):
            listener.note(number)
        assert listener.dropped
        assert listener.over.is_set()
        assert len(listener.notes) == 2


@pytest.mark.alone
async def test_the_event_loop_is_never_blocked_while_bots_think(sqlite: str) -> None:
    """Bots that burn a processor for a quarter of a second; meanwhile people look, listen and act.

    What counts is the processor time of one turn of the loop, because other programs may be busy here, too.
    """
    settings = quick(sqlite)
    registry = Registry(settings, pool=Pool(1, 5.0, "tests.server.slow_thinker"))
    async with serving(settings, registry) as site, site.person() as ada, site.nobody() as someone:
        tables = [await ada.table(BOT, BOT, ME) for _ in range(3)]
        everything: dict[str, Any] = {"parts": "svg,choices,lines,view", "language": "en"}
        for table in tables:
            await ada.look(table, **everything)  # reads words and shapes from files, once
        work = []
        until = time.monotonic() + 2.5
        async with someone.listening(tables[0], **everything) as ear, someone.listening(tables[1], **everything):
            await ear.next("view")
            while time.monotonic() < until:
                used = time.thread_time()
                await asyncio.sleep(0)
                work.append(time.thread_time() - used)
                seen = await ada.look(tables[1])
                if seen["legal"]:
                    await ada.post(f"/api/tables/{tables[1]}/actions", ada.move(seen))
        numbers = [(await ada.look(table))["table"]["number"] for table in tables]
        assert sum(numbers) - 9 >= 4
        assert max(work) < 0.05


async def test_a_bot_that_thinks_too_long_is_ended_and_the_game_goes_on(sqlite: str) -> None:
    settings = quick(sqlite)
    registry = Registry(settings, pool=Pool(1, 0.2, "tests.server.slow_thinker"))
    async with serving(settings, registry) as site, site.nobody() as someone, site.person() as ada:
        table = await ada.table(BOT, BOT)
        async with someone.listening(table) as ear:
            for _ in range(3):
                await ear.next("update")
        assert registry.pool.overruns >= 2
