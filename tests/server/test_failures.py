"""When the store fails for a while: nothing is lost, nothing is doubled, and no table stands still afterwards."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from tabledhote.kernel.state import Action, State
from tabledhote.server.bots.pool import Pool
from tabledhote.server.errors import Refusal
from tabledhote.server.settings import Settings
from tabledhote.server.store.entries import Change, Entry
from tabledhote.server.store.store import Store
from tabledhote.server.tables import changes, create
from tabledhote.server.tables.registry import Registry
from tabledhote.server.tables.table import PERSON, Table
from tests.server.served import ME, TOO, quick, serving

pytestmark = pytest.mark.anyio


class Frail(Store):
    """A store that cannot write while `fails`; `holds` keeps what it writes back until it is set."""

    fails = False
    holds: asyncio.Event | None = None
    refused = 0

    async def _commit(self, changes: Sequence[Change]) -> None:
        if self.holds is not None:
            await self.holds.wait()
        if self.fails:
            self.refused += 1
            raise OSError("no space left on device")
        await super()._commit(changes)


class Thinker(Pool):
    """A bot that thinks until the test lets it stop, and then takes the first legal action."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.asked, self.answers = asyncio.Event(), asyncio.Event()

    async def choose(self, table_id: str, state: State, level: str) -> Action:
        self.asked.set()
        await self.answers.wait()
        return state.describe(state.legal()[0])


class House:
    """A registry with a store that fails at will."""

    def __init__(self, settings: Settings) -> None:
        self.store, self.thinker = Frail(settings.database), Thinker()
        self.registry = Registry(settings, self.store, self.thinker)

    async def __aenter__(self) -> "House":
        await self.registry.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.store.fails = False
        await self.registry.close()

    async def table(self, *seats: tuple[str, str | None], seconds: int = 0) -> Table:
        options = {"players": len(seats), "first": 0}
        clock = (seconds, 0) if seconds else None
        return await create.set_up(self.registry, "h", "amsterdam", options, seats, False, clock=clock)

    async def say(self, table: Table, text: str) -> Entry:
        return await self.registry.append(table, lambda: changes.say(table, "h", 0, text, None))

    async def stored(self, table: Table) -> int:
        return len(await self.store.entries(table.id))


async def refusing(table: Table, draft: Callable[[], changes.Draft | Entry], by: str | None = None) -> Entry:
    raise Refusal("unavailable", "The store does not answer.")


async def until(met: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not met():
            await asyncio.sleep(0.01)


async def first_turn(house: House, table: Table) -> None:
    """Act for the person until the bot decides."""

    def draft() -> changes.Draft | Entry:
        assert table.record is not None
        state = table.record.state
        return changes.act(table, 0, state.describe(state.legal()[0]), table.version, None)

    while table.deciding == 0:
        await house.registry.append(table, draft)


async def test_after_a_failed_append_while_a_bot_thinks_there_is_one_table_and_it_goes_on(database: str) -> None:
    async with House(quick(database)) as house:
        table = await house.table(("me", "Ada"), ("bot", "easy"))
        await first_turn(house, table)
        await asyncio.wait_for(house.thinker.asked.wait(), 10)
        house.store.fails = True
        with pytest.raises(Refusal, match="does not answer"):
            await house.say(table, "lost")
        house.store.fails = False
        seen = await house.registry.get(table.id)
        assert seen.number == await house.stored(table)
        house.thinker.answers.set()
        await until(lambda: (found := house.registry.in_memory(table.id)) is not None and found.deciding == 0)
        assert house.registry.in_memory(table.id) is seen
        assert seen.number == await house.stored(table)
        await house.say(seen, "still here")
        assert seen.number == await house.stored(table)


async def test_a_bot_goes_on_when_the_store_does(sqlite: str) -> None:
    async with House(quick(sqlite)) as house:
        table = await house.table(("me", "Ada"), ("bot", "easy"))
        await first_turn(house, table)
        house.store.fails = True
        house.thinker.answers.set()
        await until(lambda: house.store.refused >= 2)  # it has tried again
        house.store.fails = False
        await until(lambda: table.deciding == 0)  # although nobody looks at the table
        assert table.number == await house.stored(table)


async def test_a_clock_that_runs_out_while_the_store_fails_is_noticed_later(sqlite: str) -> None:
    async with House(quick(sqlite)) as house:
        table = await house.table(("me", "Ada"), ("me", "Ada"), seconds=1)
        house.store.fails = True
        await until(lambda: house.store.refused > 0)
        house.store.fails = False
        await until(lambda: table.seats[0].late)


async def test_what_was_written_though_nobody_waits_any_more_is_shown(sqlite: str) -> None:
    """A request is given up while its entry is being committed: visitors then never see less than the store has."""
    async with House(quick(sqlite)) as house:
        table = await house.table(("me", "Ada"), ("open", None))
        house.store.holds = asyncio.Event()
        saying = asyncio.create_task(house.say(table, "hello"))
        await asyncio.sleep(0)
        await until(lambda: house.registry.lock(table.id).locked())
        saying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await saying
        looked = await house.registry.get(table.id)
        house.store.holds.set()
        async with house.registry.lock(table.id):
            assert looked.number == await house.stored(table) == 3
        assert await house.registry.get(table.id) is looked


async def test_nothing_is_appended_to_a_table_that_left_the_memory(sqlite: str) -> None:
    async with House(quick(sqlite)) as house:
        table = await house.table(("me", "Ada"), ("open", None))
        house.registry.forget(table)
        again = await house.registry.get(table.id)
        with pytest.raises(Refusal) as refused:
            await house.say(table, "to nobody")
        assert refused.value.code == "unavailable"
        assert again.number == table.number == await house.stored(table)
        await house.say(again, "to all")
        assert again.number == await house.stored(table) == 3


async def test_many_who_come_at_once_find_one_table(database: str) -> None:
    """Even visitors who came before there was a table, and waited."""
    async with House(quick(database)) as house:
        table = await house.table(("me", "Ada"), ("open", None))
        for _ in range(5):
            house.registry.forget(table)
            assert len({id(found) for found in await asyncio.gather(*[house.registry.get(table.id)] * 8)}) == 1
        refused = await asyncio.gather(*[house.registry.get("nowhere")] * 8, return_exceptions=True)
        assert {getattr(found, "code", None) for found in refused} == {"not_found"}


async def test_of_two_who_set_up_one_table_at_once_both_get_it(database: str) -> None:
    """The table of an uploaded record has an id that follows from the record."""
    async with House(quick(database)) as house:
        begun = await house.table(("me", "Ada"), ("open", None))
        row, seats = replace(begun.row, id="same"), [changes.Draft("sit", 0, {"holder": "h", "name": "Ada"})]
        one, other = await asyncio.gather(*[house.registry.create(row, seats) for _ in range(2)])
        assert one is other is house.registry.in_memory("same")
        house.registry.forget(one)
        assert await house.registry.create(row, seats) is house.registry.in_memory("same")


async def test_a_listener_of_a_table_that_left_the_memory_connects_again(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        async with ada.listening(table) as ear:
            await ear.next("view")
            found = site.registry.in_memory(table)
            assert found is not None
            site.registry.forget(found)
            assert await ear.ended()


async def test_a_rematch_that_was_stored_by_half_is_the_one_that_is_asked_for_again(sqlite: str) -> None:
    async with House(quick(sqlite)) as house:
        table = await house.table(("bot", "easy"), ("bot", "easy"))
        house.thinker.answers.set()
        await until(lambda: table.over)
        append = house.registry.append
        house.registry.append = refusing  # type: ignore[method-assign]
        with pytest.raises(Refusal, match="does not answer"):
            await create.rematch(house.registry, table, "h")
        house.registry.append = append  # type: ignore[method-assign]
        again = await create.rematch(house.registry, table, "h")
        assert {row.id for row in await house.store.held("h")} == {table.id, again}


async def test_of_a_failed_action_people_are_told_nothing_and_sent_again_it_is_stored_once(database: str) -> None:
    registry = Registry(quick(database), Frail(database))
    store = registry.store
    assert isinstance(store, Frail)
    async with serving(registry.settings, registry) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        body = ada.move(await ada.look(table))
        async with ada.listening(table) as ear:
            await ear.next("view")
            store.fails = True
            assert (await ada.refused("POST", f"/api/tables/{table}/actions", body))["code"] == "unavailable"
            store.fails = False
            answer = await ada.post(f"/api/tables/{table}/actions", body)
            assert (await ear.next("update"))[2]["table"]["number"] == answer["number"] == 3  # on the same connection
        assert await ada.post(f"/api/tables/{table}/actions", body) == answer
        assert len(await store.entries(table)) == 3
        seats = [seat["kind"] for seat in (await ada.look(table))["table"]["seats"]]
        assert seats == [PERSON, PERSON]
