"""Take my data, and delete me: one file with everything, and then no trace but the games."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tabledhote.kernel.errors import InvalidRecord
from tabledhote.server.store.schema import DEVICES, METADATA, PERSONS
from tabledhote.table.person import PersonFile
from tests.server.authenticator import Authenticator
from tests.server.served import OPEN, Person, Site, quick, serving
from tests.support.commands import run

pytestmark = pytest.mark.anyio

NAME = "Wilhelmina Strange"
ADA = {"kind": "me", "name": NAME}


async def lived(site: Site, ada: Person, ben: Person) -> dict[str, str]:
    """Ada has a finished game, one resigned, one that goes on, one that waits, another device and a passkey."""
    tables: dict[str, str] = {}
    for name in ("over", "resigned", "playing"):
        tables[name] = table = await ada.table(ADA, OPEN, options={"first": 0})
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        await ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": f"I am {NAME}"})
        await ben.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "Hello there"})
        await ada.act(table)
    await ada.put(f"/api/tables/{tables['resigned']}/seats/0/bot", {"level": "random", "resign": True})
    await ben.play(tables["resigned"])
    await ada.put(f"/api/tables/{tables['over']}/seats/0/bot", {"level": "random"})
    await ada.put(f"/api/tables/{tables['over']}/seats/0", {"name": NAME})
    while (await ada.look(tables["over"]))["table"]["status"] != "over":
        for person in (ada, ben):
            seen = await person.look(tables["over"])
            if seen["legal"]:
                await person.act(tables["over"])
    tables["waiting"] = await ada.table(ADA, OPEN)
    await ada.post(f"/api/links/{(await ada.post('/api/me/links'))['token']}")
    ada.client.headers["host"] = "localhost"
    passkey = Authenticator("http://localhost")
    made = passkey.make(await ada.post("/api/me/passkeys/challenge"))
    await ada.post("/api/me/passkeys", {"credential": made})
    return tables


async def traces(site: Site, ada: Person) -> list[str]:
    """All by which Ada could be found in a file."""
    async with site.registry.store.reading() as connection:
        devices = (await connection.execute(select(DEVICES))).mappings().all()
    person = site.registry.keys.holder(ada.token)
    mine = [one for one in devices if one["person"] == person]
    (passkey,) = (await ada.get("/api/me"))["passkeys"]
    assert len(mine) == 2
    return [NAME, ada.token[:43], passkey["id"], *(one["key"] for one in mine), *(one["id"] for one in mine)]


def found_in(folder: Path, wanted: list[str]) -> list[str]:
    whole = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
    return [trace for trace in wanted if trace.encode() in whole]


async def test_nothing_of_somebody_deleted_is_left_in_the_file(sqlite: str, tmp_path: Path) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben:
        tables = await lived(site, ada, ben)
        wanted = await traces(site, ada)
        records = {name: await ben.get(f"/api/tables/{tables[name]}/record") for name in ("over", "resigned")}
        shown = (await ben.client.get(f"/tables/{tables['over']}/result")).text
        assert NAME in shown
        assert (await ada.refused("DELETE", "/api/me"))["code"] == "not_allowed"
        async with ben.listening(tables["playing"]) as ear:
            await ear.next("view")
            await ada.delete("/api/me", sure="true")
        for name, record in records.items():
            after = await ben.get(f"/api/tables/{tables[name]}/record")
            assert after["actions"] == record["actions"]
            assert after["result"] == record["result"]
            assert NAME not in json.dumps(after)
            assert (await ben.get(f"/api/tables/{tables[name]}/verify"))["ok"]
            assert [
                line["text"] for line in (await ben.look(tables[name], parts="lines"))["lines"] if "text" in line
            ] == ["Hello there"]
        for language, somebody in (("en", "Somebody"), ("fr", "Quelqu’un"), ("ru", "Некто")):
            seen = await ben.look(tables["over"], parts="lines", language=language)
            assert seen["names"][0] == somebody
        shown = (await ben.client.get(f"/tables/{tables['over']}/result")).text
        assert NAME not in shown
        assert "Somebody" in shown
        seat = (await ben.look(tables["playing"]))["table"]["seats"][0]
        assert (seat["kind"], seat["name"], seat["stands_in"]) == ("bot", None, False)
        assert (await ada.get("/api/me"))["devices"] == []
        assert await ada.get("/api/tables", of="mine") == []
        assert (await ada.refused("PUT", f"/api/tables/{tables['playing']}/seats/0", {"name": "Me"}))[
            "code"
        ] == "seat_taken"
        assert (await ben.post(f"/api/tables/{tables['over']}/rematch"))["table"]
        again = (await ben.get("/api/tables", of="mine"))[0]
        assert [one["kind"] for one in again["seats"]] in (
            ["invited", "person"],
            ["bot", "person"],
            ["person", "invited"],
        )
        await ben.play(tables["playing"])
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        file.execute("VACUUM")
    assert found_in(tmp_path, wanted) == []
    assert found_in(tmp_path, ["Ben", "Hello there"]) == ["Ben", "Hello there"]


async def test_the_file_without_vacuum_and_postgresql_have_nothing_left_either(database: str, tmp_path: Path) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben:
        await lived(site, ada, ben)
        wanted = await traces(site, ada)
        await ada.delete("/api/me", sure="true")
        async with site.registry.store.reading() as connection:
            rows = [
                str(tuple(row)) for table in METADATA.sorted_tables for row in await connection.execute(select(table))
            ]
        assert [trace for trace in wanted if trace in "\n".join(rows)] == []
    assert found_in(tmp_path, wanted) == []


async def test_other_processes_forget_as_well(fresh_postgres: str) -> None:
    settings = quick(fresh_postgres)
    async with serving(settings) as site, serving(settings) as other, site.person() as ada, other.person() as ben:
        tables = await lived(site, ada, ben)
        assert NAME in json.dumps(await ben.look(tables["over"], parts="lines", language="en"))
        await ada.delete("/api/me", sure="true")
        while NAME in json.dumps(await ben.look(tables["over"], parts="lines", language="en")):
            pass
        assert (await ben.look(tables["over"], parts="lines", language="en"))["names"][0] == "Somebody"


async def test_my_data_is_one_file_that_the_command_line_reads(sqlite: str, tmp_path: Path) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben:
        tables = await lived(site, ada, ben)
        answer = await ada.client.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        seeds = {name: (await site.registry.get(table)).row.seed for name, table in tables.items()}
        holders = {site.registry.keys.holder(one.token) for one in (ada, ben)}
    file = tmp_path / "mine.json"
    file.write_bytes(answer.content)
    told: dict[str, Any] = answer.json()
    assert told["name"] == NAME
    assert (len(told["devices"]), len(told["passkeys"])) == (2, 1)
    assert {one["id"]: one["status"] for one in told["tables"]} == {
        tables["over"]: "over",
        tables["resigned"]: "over",
        tables["playing"]: "playing",
        tables["waiting"]: "waiting",
    }
    playing = next(one for one in told["tables"] if one["id"] == tables["playing"])
    assert [one["text"] for one in playing["said"]] == [f"I am {NAME}"]
    assert len(playing["actions"]) == 1
    assert "record" not in playing
    text = answer.text
    for secret in (seeds["playing"], seeds["waiting"], *holders, "Hello there"):
        assert str(secret) not in text
    found = PersonFile.load(file)
    assert {table.id for table, record in found.records() if record.result} == {tables["over"], tables["resigned"]}
    said = run("mydata", str(file), "--records", str(tmp_path / "games"))
    assert re.search(r"4 tables, 2 of them not over; 2 finished games", said.stdout)
    assert len(list((tmp_path / "games").glob("amsterdam-*.json"))) == 2


async def test_somebody_without_anything_takes_and_deletes_nothing(sqlite: str, tmp_path: Path) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        file = tmp_path / "mine.json"
        file.write_bytes((await ada.client.get("/api/me/data")).content)
        assert PersonFile.load(file).tables == []
        await ada.delete("/api/me", sure="true")
        async with site.registry.store.reading() as connection:
            assert (await connection.execute(select(PERSONS))).all() == []


def test_another_file_is_refused_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    for text, why in (("{", "is not JSON"), ("[]", "table of named values"), ('{"format": "x"}', "Take my data")):
        file.write_text(text)
        with pytest.raises(InvalidRecord, match=why):
            PersonFile.load(file)
