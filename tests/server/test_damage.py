"""Damaged tables: they are shown as far as they can be read, and everything else goes on."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from tabledhote.server.store.store import Store
from tabledhote.server.tables.registry import Registry
from tests.server.served import BOT, ME, OPEN, Person, Site, quick, serving

pytestmark = pytest.mark.anyio

DAMAGES = {
    "a gap": "DELETE FROM entries WHERE table_id = '{table}' AND number = {number}",
    "no JSON": "UPDATE entries SET body = '{{' WHERE table_id = '{table}' AND number = {number}",
    "no object": "UPDATE entries SET body = '[]' WHERE table_id = '{table}' AND number = {number}",
    "no action": "UPDATE entries SET body = '{{}}' WHERE table_id = '{table}' AND number = {number}",
    "no such kind": "UPDATE entries SET kind = 'act', seat = NULL WHERE table_id = '{table}' AND number = {number}",
}
ROWS = {
    "options": "UPDATE tables SET options = '{{' WHERE id = '{table}'",
    "game": "UPDATE tables SET game = 'whist' WHERE id = '{table}'",
}


async def damage(database: str, statement: str) -> None:
    store = Store(database)
    await store.open()
    async with store.engine.begin() as connection:
        await connection.execute(text(statement))
    await store.close()


@asynccontextmanager
async def damaged(database: str, statement: str, number: int) -> AsyncIterator[tuple[Site, Person, str, str]]:
    """A restarted server with two public tables of Ada's, the first of which is damaged."""
    async with serving(quick(database)) as site, site.person() as ada:
        bad = await ada.table(ME, ME, public=True, options={"first": 0})
        for _ in range(3):
            await ada.act(bad)
        good = await ada.table(ME, OPEN, public=True)
    await damage(database, statement.format(table=bad, number=number))
    async with serving(quick(database)) as site, site.person(ada.token) as ada:
        yield site, ada, bad, good


@pytest.mark.parametrize(("kind", "number"), [*((kind, 4) for kind in DAMAGES), ("a gap", 1)])
async def test_a_damaged_table_is_shown_as_far_as_it_can_be_read(
    sqlite: str, kind: str, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with damaged(sqlite, DAMAGES[kind], number) as (_, ada, bad, good):
        seen = await ada.look(bad, parts="view,legal,choices,lines,svg", language="fr")
        assert seen["table"]["damaged"]
        assert f"entry {number} " in seen["table"]["closed"]
        assert seen["table"]["number"] == seen["lines"][-1]["number"] == number - 1
        assert (seen["table"]["deciding"], seen["table"]["seed"], seen["table"]["clock"]) == (-1, None, None)
        assert len(seen["table"]["seats"]) == (2 if kind in ("a gap", "no JSON", "no object") or number > 1 else 0)
        for method, path, body in (
            ("POST", "actions", {"seat": 0, "action": {"do": "wait"}, "version": 4, "id": "x"}),
            ("POST", "undo", {"seat": 0, "version": 4, "id": "y"}),
            ("PUT", "seats/0", {"name": "Ada"}),
            ("POST", "chat", {"seat": 0, "text": "?"}),
            ("POST", "rematch", None),
            ("GET", "record", None),
            ("GET", "review", None),
        ):
            code = (await ada.refused(method, f"/api/tables/{bad}/{path}", body))["code"]
            assert code == "damaged" or (number == 1 and code in ("not_your_seat", "not_found"))
        for language, words in (("en", "Damaged"), ("fr", "Endommagée"), ("ru", "Повреждён")):
            page = await ada.client.get(f"/tables/{bad}", headers={"accept-language": language})
            assert page.status_code == 200
            assert words in page.text
        assert {found["id"] for found in await ada.get("/api/tables", of="mine")} >= {good}
        assert {found["id"] for found in await ada.get("/api/tables")} == {bad, good}
        home = await ada.client.get("/")
        assert home.status_code == 200
        assert good in home.text
        await ada.post(f"/api/tables/{good}/chat", {"seat": 0, "text": "all is well"})
    logged = [record for record in caplog.records if record.getMessage() == "a table is damaged"]
    assert [(record.levelname, vars(record)["table"], vars(record)["entry"]) for record in logged] == [
        ("ERROR", bad[:6], number)
    ]
    assert bad not in caplog.text


async def test_nobody_is_asked_to_talk_at_a_damaged_table(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, OPEN, options={"first": 0})
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        await ada.act(table)
        assert 'id="chat"' in (await ada.client.get(f"/tables/{table}")).text
    await damage(sqlite, DAMAGES["no action"].format(table=table, number=4))
    async with serving(quick(sqlite)) as site, site.person(ada.token) as ada:
        page = (await ada.client.get(f"/tables/{table}")).text
        assert "Damaged" in page
        assert 'id="chat"' not in page


@pytest.mark.parametrize("kind", ROWS)
async def test_a_table_of_which_nothing_can_be_read_is_left_out_of_lists(database: str, kind: str) -> None:
    async with damaged(database, ROWS[kind], 0) as (_, ada, bad, good):
        assert (await ada.refused("GET", f"/api/tables/{bad}"))["code"] == "damaged"
        page = await ada.client.get(f"/tables/{bad}", headers={"accept": "text/html"})
        assert page.status_code == 409
        assert "This table is damaged" in page.text
        assert [found["id"] for found in await ada.get("/api/tables", of="mine")] == [good]
        assert [found["id"] for found in await ada.get("/api/tables")] == [good]
        home = await ada.client.get("/")
        assert home.status_code == 200
        assert good in home.text


async def test_bots_elsewhere_go_on_after_a_start(database: str, caplog: pytest.LogCaptureFixture) -> None:
    registry = Registry(quick(database, bot_pace=60.0))
    async with serving(registry.settings, registry) as site, site.person() as ada:
        good, bad, worse = [await ada.table(BOT, BOT) for _ in range(3)]
    await damage(database, DAMAGES["no JSON"].format(table=bad, number=2))
    await damage(database, ROWS["game"].format(table=worse))
    caplog.set_level(logging.ERROR)
    registry = Registry(quick(database))
    async with serving(registry.settings, registry), asyncio.timeout(60):
        while (table := registry.in_memory(good)) is None or not table.over:
            await asyncio.sleep(0.05)
    assert {vars(record)["table"] for record in caplog.records} == {bad[:6], worse[:6]}


async def test_a_damaged_file_is_told_from_a_store_that_does_not_answer(sqlite: str) -> None:
    """Something overwrites the pages of the file that hold the entries of old tables."""
    async with serving(quick(sqlite)) as site, site.person() as ada:
        fresh, table = await ada.table(ME, ME), await ada.table(ME, ME)
        for _ in range(40):
            await ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "x" * 480})
    path = sqlite.partition(":///")[2]
    with open(path, "r+b") as file:
        content = file.read()
        at = content.rindex(b"x" * 400) // 4096 * 4096
        file.seek(at)
        file.write(b"\xff" * 4096)
    async with serving(quick(sqlite)) as site, site.person(ada.token) as ada:
        assert (await ada.refused("GET", f"/api/tables/{table}"))["code"] == "damaged"
        assert [found["id"] for found in await ada.get("/api/tables", of="mine")] == [fresh]
