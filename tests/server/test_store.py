"""The store, with both databases: what is written stays, numbers and ids are unique, two writers cannot both append."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabledhote.server.store.entries import Change, Entry, Row
from tabledhote.server.store.errors import Conflict
from tabledhote.server.store.moment import moment
from tabledhote.server.store.news import SERVING
from tabledhote.server.store.schema import METADATA
from tabledhote.server.store.store import LISTED, Store

pytestmark = pytest.mark.anyio


def row(table: str, **changes: Any) -> Row:
    values: dict[str, Any] = {
        "game": "amsterdam",
        "rules": 1,
        "options": {"players": 2},
        "seed": "7",
        "host": "h",
        "public": False,
    }
    return Row(id=table, created=1.0, changed=1.0, **(values | changes))


def entry(number: int, once: str | None = None, kind: str = "act", **body: Any) -> Entry:
    return Entry(number, kind, 0, {"action": {"do": "wait", "né": "ü"}, **body}, 2.5, once)


@asynccontextmanager
async def opened(database: str, number: int = 1) -> AsyncIterator[list[Store]]:
    stores = [Store(database) for _ in range(number)]
    for store in stores:
        await store.open()
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def test_a_server_that_starts_waits_until_a_restore_is_done(fresh_postgres: str) -> None:
    """And from then on `tabledhote admin` knows of it: before it has read what a restore may replace."""
    restoring = await asyncpg.connect(fresh_postgres.replace("+asyncpg", ""))
    assert await restoring.fetchval(f"SELECT pg_try_advisory_lock({SERVING})")
    store = Store(fresh_postgres)
    opening = asyncio.create_task(store.open())
    while not await restoring.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
        await asyncio.sleep(0.01)
    assert not opening.done()
    assert await restoring.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
    await restoring.execute(f"SELECT pg_advisory_unlock({SERVING})")
    await opening
    assert not await restoring.fetchval(f"SELECT pg_try_advisory_lock({SERVING})")
    await store.close()
    await restoring.close()


async def test_what_is_written_is_read_back(database: str) -> None:
    async with opened(database) as [store]:
        first = [entry(1, "a"), entry(2, None, "say", text="Grüße")]
        await store.write(Change("t", first, row=row("t")))
        await store.write(Change("t", [entry(3)]))
        assert await store.row("t") == row("t")
        assert await store.entries("t") == [*first, entry(3)]
        assert await store.entries("t", 2) == [entry(3)]
        assert await store.row("other") is None


async def test_times_are_read_back_exactly(database: str) -> None:
    async with opened(database) as [store]:
        entries = [replace(entry(number), at=moment()) for number in range(1, 300)]
        await store.write(Change("t", entries, row=row("t")))
        assert await store.entries("t") == entries


async def test_another_process_reads_the_same_and_signs_alike(database: str) -> None:
    async with opened(database) as [store]:
        await store.write(Change("t", [entry(1)], row=row("t")))
        secret = store.secret
    async with opened(database) as [store]:
        assert await store.entries("t") == [entry(1)]
        assert store.secret == secret
        assert len(secret) == 32


async def test_of_two_writers_of_one_number_one_loses(database: str) -> None:
    async with opened(database, 2) as [one, other]:
        await one.write(Change("t", [entry(1)], row=row("t")))
        for number in range(2, 12):
            ways = [
                store.write(Change("t", [entry(number, by=name)])) for store, name in ((one, "one"), (other, "other"))
            ]
            outcomes = await asyncio.gather(*ways, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
            winner = "one" if outcomes[0] is None else "other"
            assert (await other.entries("t", number - 1))[0].body["by"] == winner


async def test_an_id_is_stored_once(database: str) -> None:
    async with opened(database) as [store]:
        await store.write(Change("t", [entry(1, "a")], row=row("t")))
        with pytest.raises(Conflict):
            await store.write(Change("t", [entry(2, "a")]))
        await store.write(Change("t", [entry(2, "b")]))
        assert [found.once for found in await store.entries("t")] == ["a", "b"]


async def test_one_conflict_does_not_spoil_what_is_committed_together(database: str) -> None:
    async with opened(database) as [store]:
        for table in "abcd":
            await store.write(Change(table, [entry(1)], row=row(table)))
        changes = [Change(table, [entry(1 if table == "c" else 2)]) for table in "abcd"]
        outcomes = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
        assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", "NoneType", "Conflict", "NoneType"]
        assert [len(await store.entries(table)) for table in "abcd"] == [2, 2, 1, 2]


async def test_lists_follow_the_log(database: str) -> None:
    async with opened(database) as [store]:
        await store.write(Change("a", [entry(1)], row=row("a", public=True), status="waiting", holders={0: "ada"}))
        await store.write(
            Change("b", [entry(1)], row=row("b", host="ben"), status="playing", holders={0: "ada", 1: "ben"})
        )
        assert {found.id for found in await store.held("ada")} == {"a", "b"}
        assert {found.id for found in await store.held("ben")} == {"b"}
        assert [found.id for found in await store.listed("waiting")] == ["a"]
        assert await store.listed("playing") == []
        assert [found.id for found in await store.unfinished()] == ["b"]
        await store.write(Change("a", [entry(2)], status="over", holders={0: None}))
        assert {found.id for found in await store.held("ada")} == {"b"}
        assert await store.listed("waiting") == []


async def test_unfinished_tables_come_before_any_number_of_finished_ones(sqlite: str) -> None:
    async with opened(sqlite) as [store]:
        old = row("old")
        await store.write(Change("old", [entry(1)], row=old, status="playing", holders={0: "ada"}))
        for number in range(LISTED):
            name = f"over{number}"
            later = replace(row(name), changed=old.changed + 1 + number)
            await store.write(Change(name, [entry(1)], row=replace(later, status="over"), holders={0: "ada"}))
        found = [found.id for found in await store.held("ada")]
        assert (found[0], found[1], len(found)) == ("old", f"over{LISTED - 1}", LISTED)


async def test_the_migrations_make_the_schema_that_the_code_expects(database: str) -> None:
    async with opened(database) as [store], store.engine.connect() as connection:
        found = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), METADATA)
        )
        assert found == []


async def test_another_process_hears_of_new_entries_at_once(fresh_postgres: str) -> None:
    async with opened(fresh_postgres, 2) as [one, other]:
        heard: list[tuple[str, int]] = []
        one.news.heard = other.news.heard = lambda table, number: heard.append((table, number))
        listens = asyncio.Event()
        other.news.lost = listens.set
        await asyncio.wait_for(listens.wait(), 20)
        for number in range(1, 4):
            await one.write(Change("t", [entry(number)], row=row("t") if number == 1 else None))
        until = time.monotonic() + 20
        while len(heard) < 3 and time.monotonic() < until:
            await asyncio.sleep(0.01)
        assert heard == [("t", 1), ("t", 2), ("t", 3)]


STEPS = st.lists(
    st.tuples(st.integers(0, 1), st.sampled_from("xyz"), st.integers(0, 2), st.sampled_from([None, "i", "j"]))
)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_whatever_two_writers_try_the_logs_have_no_gap_no_double_and_no_change(database: str, steps: Any) -> None:
    """Steps: the writer, the table, how far before the next number it aims, and the id that it uses."""
    prefix = f"{time.monotonic_ns():x}"

    async def run() -> None:
        logs: dict[str, list[Entry]] = {name: [] for name in "xyz"}
        async with opened(database, 2) as stores:
            for name in "xyz":
                await stores[0].write(Change(f"{prefix}{name}", row=row(f"{prefix}{name}")))
            for writer, name, back, once in steps:
                log = logs[name]
                wanted = entry(max(1, len(log) + 1 - back), once, step=len(log))
                free = wanted.number == len(log) + 1 and (once is None or all(known.once != once for known in log))
                try:
                    await stores[writer].write(Change(f"{prefix}{name}", [wanted]))
                    assert free
                    log.append(wanted)
                except Conflict:
                    assert not free
            for name, log in logs.items():
                for store in stores:
                    assert await store.entries(f"{prefix}{name}") == log

    asyncio.run(run())
