"""One person's load is their own: hints and reviews wait in their lines, and no bot waits for them."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tabledhote.server.bots.pool import Pool
from tabledhote.server.errors import Refusal
from tabledhote.server.store.entries import DAY, Change, Entry, Row
from tabledhote.server.store.store import Store
from tabledhote.server.tables.import_record import open_record
from tabledhote.server.tables.registry import Registry
from tests.server.served import BOT, ME, OPEN, TOO, Json, Person, Site, quick, serving
from tests.server.test_render import game

pytestmark = pytest.mark.anyio


class Held:
    """A pool whose processes answer when the test lets them."""

    def __init__(self, pool: Pool, answer: object, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self.free = 0, asyncio.Event()

        async def exchange(question: bytes, seconds: float, read: Callable[[bytes], Any]) -> Any:
            self.asked += 1
            await self.free.wait()
            return answer

        monkeypatch.setattr(pool, "exchange", exchange)


async def test_bots_do_not_wait_for_hints_or_reviews(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody waits for a hint and for a review that do not come; the bots of another table play on to the end."""
    async with serving(quick(sqlite)) as site, site.person() as ada, site.nobody() as someone:
        help_pools = (site.registry.hints.pool, site.registry.reviews.pool)
        held = [Held(pool, [], monkeypatch) for pool in help_pools]
        table = await ada.table(ME, BOT, options={"first": 0})
        hint = asyncio.ensure_future(ada.get(f"/api/tables/{table}/hint", seat=0))
        await someone.get(f"/api/tables/{(await finished(site))}/review")
        while not all(pool.asked for pool in held):
            await asyncio.sleep(0)
        others = await ada.table(BOT, BOT)
        async with someone.listening(others) as ear:
            while (await ear.next("update", 20))[2]["table"]["status"] != "over":
                pass
        assert not hint.done()
        held[0].free.set()
        assert await hint == []


async def test_what_matters_more_stands_back_less(sqlite: str) -> None:
    registry = Registry(quick(sqlite))
    pools = [registry.renderer.pool, registry.pool, registry.hints.pool, registry.reviews.pool]
    nice = [pool.nice for pool in pools]
    assert nice == sorted(set(nice))


async def finished(site: Site, seed: int = 7) -> str:
    return (await open_record(site.registry, game("hellton", seed), "ada")).id


async def test_each_person_has_one_hint_at_a_time(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(quick(sqlite, hints_waiting=2)) as site:
        held = Held(site.registry.hints.pool, [], monkeypatch)
        async with site.person() as ada, site.person() as ben, site.person() as cem:
            hints = []
            for person in (ada, ben):
                table = await person.table(ME, BOT, options={"first": 0})
                hints.append(asyncio.ensure_future(person.get(f"/api/tables/{table}/hint", seat=0)))
                while held.asked < len(hints):
                    await asyncio.sleep(0)
            again = await ben.client.get(f"/api/tables/{table}/hint", params={"seat": 0})
            assert (again.status_code, again.json()["code"]) == (429, "too_many")
            assert again.headers["retry-after"] == "1"
            table = await cem.table(ME, BOT, options={"first": 0})
            assert "people" in (await cem.refused("GET", f"/api/tables/{table}/hint", seat=0))["message"]
            held.free.set()
            assert await asyncio.gather(*hints) == [[], []]
            assert await cem.get(f"/api/tables/{table}/hint", seat=0) == []


async def test_one_address_has_half_of_the_places_for_hints_and_reviews(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many keys it has made."""
    more = {"rate": 10_000.0, "burst": 10_000}
    async with serving(quick(sqlite, hints_waiting=4, reviews_waiting=4, **more)) as site, AsyncExitStack() as stack:
        hinting = Held(site.registry.hints.pool, [], monkeypatch)
        Held(site.registry.reviews.pool, {"decisions": [], "turning": []}, monkeypatch)
        hints: list[asyncio.Future[Any]] = []
        for number, address in enumerate(("198.51.100.1",) * 3 + ("198.51.100.2",) * 2):
            person = await stack.enter_async_context(site.person())
            person.client.headers["x-forwarded-for"] = address
            table = await person.table(ME, BOT, options={"first": 0})
            asking, review = f"/api/tables/{table}/hint", f"/api/tables/{await finished(site, number)}/review"
            if number == 2:
                assert (await person.refused("GET", asking, seat=0))["code"] == "too_many"
                assert (await person.refused("GET", review))["code"] == "too_many"
                continue
            assert (await person.get(review))["place"] == len(hints)
            hints.append(asyncio.ensure_future(person.get(asking, seat=0)))
            while hinting.asked < len(hints):
                await asyncio.sleep(0)
        hinting.free.set()
        assert await asyncio.gather(*hints) == [[]] * 4


async def test_reviews_wait_in_a_line_that_has_an_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = quick(sqlite, reviews_each=2, reviews_waiting=3)
    async with serving(settings) as site, site.person() as ada, site.person() as ben, site.nobody() as someone:
        held = Held(site.registry.reviews.pool, {"decisions": [], "turning": []}, monkeypatch)
        paths = [f"/api/tables/{await finished(site, seed)}/review" for seed in range(4)]
        assert [(await ada.get(path))["place"] for path in paths[:2]] == [0, 1]
        refused = await ada.client.get(paths[2])
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "30")
        assert (await ben.get(paths[2]))["place"] == 2
        assert (await ada.get(paths[2]))["place"] == 2  # asking how far it is costs nothing
        assert (await someone.refused("GET", paths[3]))["code"] == "too_many"
        assert held.asked <= 3
        held.free.set()
        while (await someone.get(paths[2]))["place"]:
            pass
        assert (await someone.get(paths[3]))["place"] == 0


# ---- a day's work of one key ----------------------------------------------------------------------


async def test_what_one_key_does_in_a_day_is_bounded_also_after_a_restart(database: str) -> None:
    settings = quick(database, daily_tables=2, daily_entries=3, daily_chat=1)
    async with serving(settings) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, TOO, options={"first": 0})
        await ada.table(ME, TOO)
        body = {"game": "amsterdam", "seats": [ME, TOO]}
        refused = await ada.client.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["code"]) == (429, "quota")
        assert 0 < int(refused.headers["retry-after"]) <= 24 * 3600
        assert await ben.table(ME, TOO)
        for _ in range(2):
            await ada.act(table)
        assert (await ada.refused("POST", f"/api/tables/{table}/actions", IMPOSSIBLE))["code"] != "quota"
        await ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "good evening"})
        token = ada.token
    async with serving(settings) as site, site.person(token) as ada:  # the store knows what was done before
        assert (await ada.refused("POST", "/api/tables", body))["code"] == "quota"
        assert (await ada.refused("POST", f"/api/tables/{table}/chat", {"seat": 0, "text": "again"}))["code"] == "quota"
        await ada.act(table)
        assert (await ada.refused("POST", f"/api/tables/{table}/actions", IMPOSSIBLE))["code"] == "quota"


async def test_records_that_somebody_uploads_count_as_tables_but_not_the_same_one_twice(database: str) -> None:
    settings = quick(database, daily_tables=2)
    async with serving(settings) as site, site.person() as ada, site.person() as ben:
        await open_record(site.registry, game("hellton", 7), holder(site, ada))
        for person in (ada, ada, ben):
            await open_record(site.registry, game("hellton", 7), holder(site, person))
        await open_record(site.registry, game("hellton", 8), holder(site, ada))
        token = ada.token
    for _ in range(2):
        async with serving(settings) as site, site.person(token) as ada, site.person() as ben:
            with pytest.raises(Refusal, match="2 tables"):
                await open_record(site.registry, game("hellton", 9), holder(site, ada))
            body = {"game": "amsterdam", "seats": [ME, TOO]}
            assert (await ada.refused("POST", "/api/tables", body))["code"] == "quota"
            assert await ben.table(ME, TOO)


async def test_what_a_bot_does_for_somebody_does_not_count_for_them(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada:
        table = await ada.table(ME, {"kind": "bot", "level": "random"}, options={"first": 0})
        await ada.play(table, 3)
        await ada.put(f"/api/tables/{table}/seats/0/bot", {"level": "random"})
        await ada.play(table)
        acts = [entry.seat for entry in (await site.registry.get(table)).entries if entry.kind == "act"]
        assert acts.count(0) > 3
        assert (await site.registry.store.spent(holder(site, ada), 0.0))["entries"] == 3 + 1  # and the seat


async def test_changes_of_seats_count_also_after_a_restart(database: str) -> None:
    """Also of a seat that its person has left, and of one that was never theirs."""
    settings = quick(database, daily_entries=5)
    async with serving(settings) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, OPEN, OPEN)
        seat, free = f"/api/tables/{table}/seats/1", f"/api/tables/{table}/seats/2/bot"
        await ben.put(seat, {"name": "Ben"})
        await ben.delete(seat, to="open")
        assert (await ben.refused("PUT", free, {"level": "random"}))["code"] == "not_allowed"
        await ada.put(free, {"level": "random"})
        tokens = ada.token, ben.token
    async with serving(settings) as site, site.person(tokens[0]) as ada, site.person(tokens[1]) as ben:
        store = site.registry.store
        assert [(await store.spent(holder(site, each), 0.0))["entries"] for each in (ada, ben)] == [1, 2]
        await ben.put(seat, {"name": "Ben"})
        await ben.delete(seat, to="open")
        await ben.put(seat, {"name": "Ben"})
        assert (await ben.refused("DELETE", seat))["code"] == "quota"
    async with serving(settings) as site, site.person(tokens[1]) as ben:
        assert (await ben.refused("DELETE", seat))["code"] == "quota"
        tomorrow = time.time() + DAY
        site.registry.quotas.now = lambda: tomorrow
        await ben.delete(seat)


async def test_how_often_seats_were_changed_is_forgotten_after_two_days(database: str) -> None:
    store = Store(database)
    await store.open()
    row = Row("t", "amsterdam", 1, {}, "1", "ada", public=False, created=0.0)
    await store.write(Change("t", row=row))
    for number, day in enumerate((3, 3, 4, 5), 1):
        await store.write(Change("t", [Entry(number, "open", 0, {}, day * DAY + 7.0)], by="ada"))
    assert [(await store.spent("ada", float(day * DAY)))["entries"] for day in (6, 5, 4, 3)] == [0, 1, 2, 2]
    await store.close()


async def test_to_sit_down_on_a_page_counts(sqlite: str) -> None:
    async with serving(quick(sqlite, daily_entries=1)) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, OPEN, OPEN)
        for seat, status in ((1, 303), (2, 429)):
            answer = await ben.client.post(f"/join/{table}/{seat}", data={"name": "Ben"})
            assert answer.status_code == status


def holder(site: Site, person: Person) -> str:
    found = site.registry.keys.holder(person.token)
    assert found is not None
    return found


IMPOSSIBLE: Json = {"seat": 0, "action": {"do": "nothing"}, "version": 0, "id": "x"}


async def test_a_new_day_begins_at_midnight(sqlite: str) -> None:
    settings, today = quick(sqlite, daily_chat=1), int(time.time() // DAY)
    registry = Registry(settings)
    async with serving(settings, registry) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        chat, said = f"/api/tables/{table}/chat", {"seat": 0, "text": "hello"}
        registry.quotas.now = lambda: today * DAY + 5.0
        await ada.post(chat, said)
        assert (await ada.refused("POST", chat, said))["wait"] == DAY - 5
        registry.quotas.now = lambda: (today + 1) * DAY + 1.0
        await ada.post(chat, said)


async def test_a_long_chat_is_told_in_pieces(sqlite: str) -> None:
    """The last hundred lines at first, those before them when somebody asks."""
    async with serving(quick(sqlite)) as site, site.person() as ada, site.nobody() as someone:
        table = await ada.table(ME, TOO)
        first = (await ada.look(table, parts="lines"))["lines"]
        await ada.act(table)
        for number in range(250):
            await ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": f"line {number}"})
        told = await someone.look(table, parts="lines")
        assert texts(told["lines"]) == [f"line {number}" for number in range(150, 250)]
        others = [line for line in told["lines"] if line["kind"] != "say"]
        assert [line["kind"] for line in others] == [*(line["kind"] for line in first), "act"]
        earlier = await someone.get(f"/api/tables/{table}/chat", before=told["chat"])
        assert texts(earlier) == [f"line {number}" for number in range(50, 150)]
        rest = await someone.get(f"/api/tables/{table}/chat", before=earlier[0]["number"])
        assert texts(rest) == [f"line {number}" for number in range(50)]
        assert await someone.get(f"/api/tables/{table}/chat", before=rest[0]["number"]) == []
        async with someone.listening(table, last=told["table"]["number"] - 3, parts="lines") as ear:
            _, _, news = await ear.next("update")
            assert texts(news["lines"]) == ["line 247", "line 248", "line 249"]
            assert "chat" not in news


def texts(lines: list[Json]) -> list[str]:
    return [line["text"] for line in lines if line["kind"] == "say"]


async def test_a_list_costs_what_it_makes_the_server_read(sqlite: str) -> None:
    """Tables that are in memory cost nothing more; those that have to be read from the store cost one each."""
    async with serving(quick(sqlite)) as site, site.person() as ada:
        for _ in range(6):
            await ada.table(ME, OPEN, public=True)
    settings = quick(sqlite, rate=0.001, burst=8)
    async with serving(settings) as site, site.nobody() as someone:
        assert len(await someone.get("/api/tables")) == 6  # 7 of 8
        assert len(await someone.get("/api/tables")) == 6
        assert (await someone.refused("GET", "/api/tables"))["code"] == "too_many"
    async with serving(quick(sqlite, rate=0.001, burst=5)) as site, site.nobody() as someone:
        assert (await someone.refused("GET", "/api/tables"))["code"] == "too_many"


async def test_tables_that_nobody_uses_leave_the_memory_when_there_are_too_many(sqlite: str) -> None:
    """Those that were left longest ago; not one that somebody looks at, nor one at which time runs."""
    settings = quick(sqlite, tables=10)
    async with serving(settings) as site, site.person() as ada:
        clock = {"minutes": 1}
        seen, timed = await ada.table(ME, TOO), await ada.table(ME, TOO, clock=clock)
        async with ada.listening(seen) as ear:
            await ear.next("view")
            others = [await ada.table(ME, TOO) for _ in range(40)]
            assert site.registry.count() <= settings.tables
            kept = [table for table in (seen, timed, *others) if site.registry.in_memory(table)]
            assert kept[:2] == [seen, timed]
            assert kept[-1] == others[-1]
            assert (await ada.look(others[0]))["table"]["number"] == 2
            await ada.act(others[1])
            assert site.registry.count() <= settings.tables
