"""`tabledhote admin people`, `merge`, `block`, `unblock` and `quotas`, on SQLite and PostgreSQL."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tabledhote.server.tables.registry import Registry
from tests.server.served import BOT, ME, OPEN, Person, Site, quick, serving
from tests.server.test_processes import plain
from tests.support.commands import run

pytestmark = pytest.mark.anyio


async def admin(database: str, *words: str, code: int = 0) -> str:
    """What a command says, beside a server in this event loop."""
    where = ["--database", plain(database)] if plain(database) else ["--data", str(Path(database[20:]).parent)]
    result = await asyncio.to_thread(run, "admin", *words, *where)
    assert result.exit_code == code, result.output
    return result.stderr if code else result.stdout


async def refused(database: str, *words: str) -> str:
    return await admin(database, *words, code=2)


def id_of(site: Site, person: Person) -> str:
    key = site.registry.keys.holder(person.token)
    assert key is not None
    return key[:8]


async def refusal(person: Person, *seats: Any) -> str:
    body = {"game": "amsterdam", "seats": [*seats], "options": {"players": len(seats)}}
    return str((await person.refused("POST", "/api/tables", body))["code"])


async def test_people_are_listed_blocked_and_limited_while_a_server_runs(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabledhote.server.identity.people.FRESH", 0.0)
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, OPEN)
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        listed = await admin(database, "people")
        assert f"{id_of(site, ada)}  Ada" in listed
        assert "1 devices, 0 passkeys, 1 table" in listed
        assert listed.endswith("2 people\n")
        assert "blocked: Ben" in await admin(database, "block", "Ben")
        assert await refusal(ben, ME, BOT) == "blocked"
        assert (await ben.look(table))["yours"] == [1]
        await admin(database, "unblock", id_of(site, ben))
        await ben.table(ME, BOT)
        assert "1 tables a day" in await admin(database, "quotas", "Ben", "--tables", "1")
        assert await refusal(ben, ME, BOT) == "quota"
        assert "Ben: 1 tables a day" in await admin(database, "quotas")
        await ada.table(ME, BOT)
        await admin(database, "quotas", "Ben", "--usual")
        await ben.table(ME, BOT)


async def test_two_persons_become_one_with_all_they_had(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben:
        await ada.table(ME, BOT, options={"first": 0})
        over = await ada.table(ME, OPEN, options={"first": 0})
        await ben.put(f"/api/tables/{over}/seats/1", {"name": "Ben"})
        await ben.put(f"/api/tables/{over}/seats/1/bot", {"level": "random"})
        ids, tokens = (id_of(site, ada), id_of(site, ben)), (ada.token, ben.token)
    assert "with 1 table" in await admin(database, "merge", "Ben", ids[0], "--dry-run")
    assert "2 people" in await admin(database, "people")
    assert f"Ben ({ids[1]}) is Ada ({ids[0]}) now, with 1 table" in await admin(database, "merge", ids[1], "Ada")
    async with serving(quick(database)) as site, site.person(tokens[0]) as ada, site.person(tokens[1]) as ben:
        mine = await ada.get("/api/tables", of="mine")
        assert len(mine) == 2
        assert await ben.get("/api/tables", of="mine") == mine
        assert (await ada.look(over))["left"] == [1]
        await ada.put(f"/api/tables/{over}/seats/1", {"name": "Ada too"})
        await ben.play(over)
        assert (await ben.get(f"/api/tables/{over}/verify"))["ok"]
        assert len((await ben.get("/api/me"))["devices"]) == 2


async def test_what_cannot_be_is_said(database: str) -> None:
    registry = Registry(quick(database))
    await registry.open()
    await registry.close()
    assert "nobody is called so" in await refused(database, "block", "Nobody")
    assert "nobody is called so" in await refused(database, "merge", "abc", "def")
    assert "choose some of" in await refused(database, "quotas", "Ada")
    assert "whose?" in await refused(database, "quotas", "--tables", "3")
    if not plain(database):
        assert "there is no database" in await refused(f"{database}/elsewhere/tables.sqlite", "people")


async def test_a_backup_of_postgresql_has_the_people_and_their_devices(fresh_postgres: str, tmp_path: Path) -> None:
    async with serving(quick(fresh_postgres)) as site, site.person() as ada, site.nobody() as someone:
        await ada.table(ME, BOT)
        phone = (await someone.post(f"/api/links/{(await ada.post('/api/me/links'))['token']}"))["token"]
        await ada.delete(f"/api/me/devices/{(await ada.get('/api/me'))['devices'][0]['id']}")
        lost = ada.token
    file = tmp_path / "all.backup"
    await admin(fresh_postgres, "backup", str(file))
    restored = f"sqlite+aiosqlite:///{tmp_path / 'restored' / 'tables.sqlite'}"
    await admin(restored, "restore", str(file))
    async with serving(quick(restored)) as site, site.person(phone) as ada, site.person(lost) as thief:
        assert len(await ada.get("/api/tables", of="mine")) == 1
        assert (await thief.refused("GET", "/api/me"))["code"] == "no_key"
