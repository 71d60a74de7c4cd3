"""The simulated database gives the answers of the real store, on SQLite, to the same work."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from tabledhote.server.store.entries import Change, Entry, Row
from tabledhote.server.store.errors import Conflict
from tabledhote.server.store.store import Store
from tests.simulation.database import Database, Link, SimulatedStore
from tests.simulation.loop import OUTSIDE, SimulatedLoop

Work = Callable[[Store], Awaitable[list[object]]]


def row(table_id: str, public: bool, at: float) -> Row:
    return Row(table_id, "amsterdam", 1, {"players": 2}, "7", "host", public, at, changed=at)


def changes(chance: Random) -> list[Change]:
    """What several writers may want at a time: new tables, the next entries, numbers and ids that are taken."""
    wanted = []
    for _ in range(chance.randrange(1, 6)):
        table_id, at = chance.choice("abcdef"), float(chance.randrange(1, 10**6))
        number, once = chance.randrange(1, 9), chance.choice((None, None, "x", "y", "z"))
        entries = [Entry(number, "act", 0, {"né": [number]}, at, once)]
        if chance.random() < 0.3:
            entries.append(Entry(number + 1, "say", None, {}, at))
        new = row(table_id, chance.random() < 0.5, at) if chance.random() < 0.4 else None
        status = chance.choice((None, None, "playing", "over"))
        holders = {chance.randrange(2): chance.choice((None, "ada", "ben"))} if chance.random() < 0.3 else {}
        review = {"né": [number]} if chance.random() < 0.1 else None
        wanted.append(Change(table_id, entries, new, status, holders, review=review))
    return wanted


async def work(store: Store, seed: int) -> list[object]:
    """The outcomes of writes, alone and together, and everything that can be read after each."""
    chance, found = Random(seed), list[object]()
    for _ in range(25):
        written = await asyncio.gather(*map(store.write, changes(chance)), return_exceptions=True)
        found.append([type(one) for one in written])
        for table_id in "abcdef":
            found += [await store.row(table_id), await store.entries(table_id), await store.entries(table_id, 3)]
        found += [await store.held("ada"), await store.held("host"), await store.unfinished()]
        found += [await store.listed("waiting"), await store.listed("playing"), await store.review("a")]
    return found


async def really(database: str, seed: int) -> list[object]:
    store = Store(database)
    await store.open()
    try:
        return await work(store, seed)
    finally:
        await store.close()


def simulated(seed: int) -> list[object]:
    loop = SimulatedLoop(Random(seed), shuffled=False)  # type: ignore[abstract]  # it has what the store asks for
    store = SimulatedStore(Link(Database(), [], loop, shared=False))
    found: list[object] = []

    async def run() -> None:
        await store.open()
        found.extend(await work(store, seed))

    def begin() -> None:
        tasks.append(loop.create_task(run()))

    tasks: list[Any] = []
    loop.call_soon(begin, context=OUTSIDE.context)
    loop.run(lambda: not tasks or not tasks[0].done())
    tasks[0].result()
    return found


@pytest.mark.parametrize("seed", range(4))
def test_it_answers_as_sqlite_does(seed: int, tmp_path: Any) -> None:
    real = asyncio.run(really(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", seed))
    assert simulated(seed) == real
    assert [Conflict] in real or any(isinstance(one, list) and Conflict in one for one in real)
