"""Whose a key is: persons, made with the first seat, and what their devices may do."""

import pytest
from sqlalchemy import select, update

from tabledhote.server.store.moment import moment
from tabledhote.server.store.people import add_device
from tabledhote.server.store.schema import DEVICES, PERSONS
from tabledhote.server.tables.registry import Registry
from tests.server.served import BOT, LINK, ME, OPEN, Person, Site, quick, serving

pytestmark = pytest.mark.anyio


def key_of(site: Site, person: Person) -> str:
    key = site.registry.keys.holder(person.token)
    assert key is not None
    return key


async def names(site: Site) -> dict[str, str]:
    async with site.registry.store.reading() as connection:
        found = (await connection.execute(select(PERSONS.c.id, PERSONS.c.name))).all()
    return {one[0]: one[1] for one in found}


async def join(registry: Registry, key: str, person: str) -> None:
    """Make a key that of another device of a person, as a link does it."""
    tell = registry.store.news.renewing(keys=[key])
    await registry.store.carry_out(lambda connection: add_device(connection, key, person, "Phone"), *tell)
    registry.renew(frozenset([key]))


async def sign_out(registry: Registry, key: str) -> None:
    done = update(DEVICES).where(DEVICES.c.key == key).values(signed_out=moment())
    await registry.store.carry_out(lambda connection: connection.execute(done), *registry.store.news.renewing([key]))
    registry.renew(frozenset([key]))


async def test_a_person_is_made_with_the_first_seat_and_not_before(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben, site.person() as eve:
        assert await names(site) == {}
        table = await ada.table(LINK, OPEN)
        assert await names(site) == {key_of(site, ada): ""}
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        await ada.table({"kind": "me", "name": "Ada"}, BOT)
        await ada.table({"kind": "me", "name": "Adele"}, BOT)
        await eve.look(table)
        assert await names(site) == {key_of(site, ada): "Ada", key_of(site, ben): "Ben"}


async def test_another_device_has_the_same_seats_until_it_is_signed_out(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.person() as phone:
        table = await ada.table(ME, BOT, options={"first": 0})
        assert (await phone.look(table))["yours"] == []
        await join(site.registry, key_of(site, phone), key_of(site, ada))
        assert (await phone.look(table))["yours"] == [0]
        async with phone.listening(table) as ear:
            assert (await ear.next("view"))[2]["you"] == 0
            await phone.act(table)
            await sign_out(site.registry, key_of(site, phone))
            assert await ear.ended()
        for method, path, body in (
            ("GET", f"/api/tables/{table}", None),
            ("GET", "/api/tables?of=mine", None),
            ("POST", f"/api/tables/{table}/undo", {"seat": 0, "version": 1, "id": "x"}),
            ("POST", f"/api/tables/{table}/actions", {"seat": 0, "action": {"do": "x"}, "version": 1, "id": "y"}),
            ("POST", "/api/tables", {"game": "amsterdam", "seats": [ME, BOT]}),
        ):
            assert (await phone.refused(method, path, body))["code"] == "no_key", path
        assert (await ada.look(table))["yours"] == [0]


async def test_the_first_device_can_be_signed_out_too_and_is_nobody_then(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as phone:
        table = await ada.table(ME, BOT)
        await join(site.registry, key_of(site, phone), key_of(site, ada))
        await sign_out(site.registry, key_of(site, ada))
        assert (await ada.refused("GET", f"/api/tables/{table}"))["code"] == "no_key"
        assert (await phone.look(table))["yours"] == [0]


async def test_a_device_signed_out_at_one_process_can_do_nothing_at_another(fresh_postgres: str) -> None:
    settings = quick(fresh_postgres)
    async with serving(settings) as site, serving(settings) as other, site.person() as ada, other.person() as phone:
        table = await ada.table(ME, BOT)
        await join(site.registry, key_of(site, phone), key_of(site, ada))
        async with phone.listening(table) as ear:
            await ear.next("view")
            await sign_out(site.registry, key_of(site, phone))
            assert await ear.ended()
        assert (await phone.refused("GET", "/api/tables?of=mine"))["code"] == "no_key"


async def test_who_is_blocked_looks_on_and_does_nothing_else(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabledhote.server.identity.people.FRESH", 0.0)
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, BOT, options={"first": 0})
        blocked = update(PERSONS).values(blocked=True)
        await site.registry.store.carry_out(lambda connection: connection.execute(blocked))
        seen = await ada.look(table)
        assert seen["yours"] == [0]
        calls = [
            ("POST", f"/api/tables/{table}/actions", ada.move(seen)),
            ("POST", f"/api/tables/{table}/chat", {"seat": 0, "text": "Let me in"}),
            ("POST", "/api/tables", {"game": "amsterdam", "seats": [ME, BOT], "options": {"players": 2}}),
        ]
        for method, path, body in calls:
            assert (await ada.refused(method, path, body))["code"] == "blocked"


async def test_limits_of_ones_own_count_instead_of_the_servers(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabledhote.server.identity.people.FRESH", 0.0)
    async with serving(quick(sqlite, daily_tables=2)) as site, site.person() as ada:
        await ada.table(ME, BOT)
        more = update(PERSONS).values(tables=3)
        await site.registry.store.carry_out(lambda connection: connection.execute(more))
        await ada.table(ME, BOT)
        await ada.table(ME, BOT)
        refused = await ada.refused(
            "POST", "/api/tables", {"game": "amsterdam", "seats": [ME, BOT], "options": {"players": 2}}
        )
        assert refused["code"] == "quota"
