"""An upgrade: the database of a released version comes up, and every game in it goes on.

`dumps/0.1.0.sql` was written by a server of 0.1.0, at which `tests.server.dumps` played: a whole game with an undo and
chat, its rematch, games of all kinds half played, with a clock, with a bot in somebody's place, with a seat resigned,
and a table that waits. Its first line has the tokens of the two people and what that server said of each table.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from tabledhote.server.store import store as storing
from tabledhote.server.store.schema import DEVICES, METADATA, PERSONS
from tests.server.dumps.__main__ import alternate, settled
from tests.server.served import quick, serving
from tests.server.test_processes import plain

pytestmark = pytest.mark.anyio

DUMP = (Path(__file__).parent / "dumps" / "0.1.0.sql").read_text(encoding="utf-8")
TOLD = json.loads(DUMP.splitlines()[0].removeprefix("-- "))


def released(connection: Connection) -> None:
    """The first migration alone: PostgreSQL's schema in 0.1.0."""
    config = Config()
    config.set_main_option("script_location", str(Path(storing.__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def fill(database: str) -> None:
    path = database.partition(":///")[2] if not plain(database) else ":memory:"
    with closing(sqlite3.connect(path)) as kept:
        kept.executescript(DUMP)
        if not plain(database):
            return
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(released)
            kept.row_factory = sqlite3.Row
            for table in METADATA.sorted_tables:
                if table.name not in ("house", "tables", "entries", "holders"):
                    continue
                rows = [dict(row) for row in kept.execute(f"SELECT * FROM {table.name}")]
                for row in rows:
                    if "public" in row:
                        row["public"] = bool(row["public"])
                await connection.execute(insert(table), rows)
        await engine.dispose()


async def test_the_database_of_0_1_0_comes_up_with_all_games_going_on(database: str) -> None:
    await fill(database)
    tables = {told["id"]: told for told in TOLD["tables"]}
    async with (
        serving(quick(database)) as site,
        site.person(TOLD["ada"]) as ada,
        site.person(TOLD["zoe"]) as zoe,
    ):
        mine = {found["id"]: found["status"] for found in await ada.get("/api/tables", of="mine")}
        assert mine == {table: told["status"] for table, told in tables.items()}
        for table, told in tables.items():
            assert await settled(ada, zoe, table) == told
        whole, waiting = TOLD["tables"][0]["id"], TOLD["tables"][-1]["id"]
        said = [line["text"] for line in (await zoe.look(whole, parts="lines"))["lines"] if line["kind"] == "say"]
        assert said == ["Grüße, Привет, 你好"]
        assert (await ada.get(f"/api/tables/{whole}/verify"))["ok"]
        assert (await ada.post(f"/api/tables/{whole}/rematch"))["table"] == TOLD["tables"][1]["id"]
        await zoe.put(f"/api/tables/{waiting}/seats/1", {"name": "Zoë"})
        link = await ada.get(f"/api/tables/{waiting}/seats/2/invitation")
        await zoe.put(f"/api/tables/{waiting}/seats/2", {"name": "Ben", "invitation": link["invitation"]})
        for table in tables:
            await alternate(ada, zoe, table=table)
            assert (await ada.get(f"/api/tables/{table}/verify"))["ok"]
        assert {(await ada.look(table))["table"]["rules"] for table in tables} == {1}


async def test_its_holders_are_persons_with_the_name_they_used_last(database: str) -> None:
    await fill(database)
    async with serving(quick(database)) as site:
        keys = [site.registry.keys.holder(TOLD[who]) for who in ("ada", "zoe")]
        async with site.registry.store.reading() as connection:
            persons = (await connection.execute(select(PERSONS.c.id, PERSONS.c.name))).all()
            devices = (await connection.execute(select(DEVICES.c.key, DEVICES.c.person))).all()
        assert {tuple(one) for one in persons} == set(zip(keys, ("Ada", "Zoë"), strict=True))
        assert {tuple(one) for one in devices} == {(key, key) for key in keys}
