"""An upgrade: the database of a released version comes up, and every game in it goes on.

`dumps/0.1.0.sql` is what SQLite dumps of a database with the schema of 0.1.0: a finished game, one that two people play
on one device, and one that waits. Its first line has the token of the person who plays. Later code wrote the entries,
but the schema is that of 0.1.0, the first migration, with which this begins. Later ones run when the server starts.
"""

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
from tests.server.served import quick, serving
from tests.server.test_processes import plain

pytestmark = pytest.mark.anyio

DUMP = (Path(__file__).parent / "dumps" / "0.1.0.sql").read_text()


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
    token = DUMP.splitlines()[0].removeprefix("-- token: ")
    async with serving(quick(database)) as site, site.person(token) as ada:
        mine = {found["status"]: found["id"] for found in await ada.get("/api/tables", of="mine")}
        assert set(mine) == {"over", "playing", "waiting"}
        assert (await ada.get(f"/api/tables/{mine['over']}/verify"))["ok"]
        assert (await ada.look(mine["over"]))["table"]["result"]["winners"]
        seen = await ada.look(mine["playing"], parts="lines")
        assert [line["text"] for line in seen["lines"] if line["kind"] == "say"] == ["Grüße"]
        assert seen["table"]["number"] == 8
        assert (await ada.play(mine["playing"]))["table"]["status"] == "over"
        holder = site.registry.keys.holder(token)
        assert holder is not None
        device = await site.registry.store.device(holder)
        assert device is not None
        assert device.person == holder
        await ada.put(f"/api/tables/{mine['waiting']}/seats/1", {"name": "Ben"})
        assert (await ada.look(mine["waiting"]))["table"]["status"] == "playing"


async def test_its_holders_are_persons_with_the_name_they_used_last(database: str) -> None:
    await fill(database)
    async with serving(quick(database)) as site:
        holder = site.registry.keys.holder(DUMP.splitlines()[0].removeprefix("-- token: "))
        async with site.registry.store.reading() as connection:
            persons = (await connection.execute(select(PERSONS.c.id, PERSONS.c.name))).all()
            devices = (await connection.execute(select(DEVICES.c.key, DEVICES.c.person))).all()
        assert [tuple(one) for one in persons] == [(holder, "Ada")]
        assert [tuple(one) for one in devices] == [(holder, holder)]
