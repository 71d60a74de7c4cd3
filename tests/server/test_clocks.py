"""Clocks and absent people: time is worked out from the log, and a bot plays on until somebody comes back."""

import asyncio
import time
from typing import Any

import pytest

from tabledhote import Rng
from tabledhote.server.store.entries import Change, Entry, Row
from tabledhote.server.store.moment import MOMENTS, Moments, moment
from tabledhote.server.store.store import Store
from tabledhote.server.tables import create
from tabledhote.server.tables.clock import GRACE
from tabledhote.server.tables.registry import Registry
from tabledhote.server.tables.table import Table
from tests.server.served import BOT, LINK, ME, OPEN, TOO, Json, Person, Site, quick, serving

pytestmark = pytest.mark.anyio

OPTIONS = {"players": 2, "variant": "family", "layout": "reference", "first": 0}


def entries(*more: Entry) -> list[Entry]:
    """Two people and a clock of 100 seconds and 10 for each turn, which runs from the time 1000 on."""
    sits = [Entry(at + 1, "sit", at, {"holder": f"h{at}", "name": f"N{at}"}, 1000.0) for at in range(2)]
    return [*sits, Entry(3, "clock", None, {"seconds": 100, "increment": 10}, 1000.0), *more]


def loaded(log: list[Entry]) -> Table:
    table = Table(Row("t", "amsterdam", 1, OPTIONS, "7", "h0", False, 1000.0))
    table.load(log)
    return table


def act(table: Table, at: float, which: int = 0) -> Entry:
    assert table.record is not None
    state = table.record.state
    entry = Entry(table.number + 1, "act", state.seat, {"action": state.describe(state.legal()[which])}, at)
    table.absorb(entry)
    return entry


def test_time_runs_for_who_decides_and_a_turn_that_ends_adds_some() -> None:
    table = loaded(entries())
    clock = table.clock
    assert clock is not None
    assert (clock.left, clock.seat, clock.since) == ([100.0, 100.0], 0, 1000.0)
    act(table, 1007.0)  # a hotel, and the turn is not over
    assert (clock.left, clock.seat, clock.since) == ([93.0, 100.0], 0, 1007.0)
    while table.deciding == 0:
        act(table, 1020.0)
    assert (clock.left, clock.seat, clock.since) == ([90.0, 100.0], 1, 1020.0)
    assert clock.remaining(1025.0) == 95.0
    assert clock.remaining(9999.0) == 0.0
    act(table, 9999.0)  # nobody noticed that the time was up: a clock was wrong, or the server was down
    assert clock.left[1] == GRACE


def test_what_is_taken_back_never_happened() -> None:
    table = loaded(entries())
    act(table, 1007.0)
    table.absorb(Entry(5, "undo", 0, {"undoes": 4}, 1030.0))
    clock = table.clock
    assert clock is not None
    assert (clock.seat, clock.left, clock.since) == (0, [70.0, 100.0], 1030.0)


def test_read_again_a_log_gives_the_same_clock() -> None:
    """Random games with undos, people who leave a bot in their place and come back, and a clock used up."""
    for seed in range(6):
        rng = Rng(seed)
        log = entries()
        table = loaded(log)
        at = 1000.0
        for _ in range(60):
            at += 1.0 + int(rng.below(9))
            if table.over:
                break
            owner, kind = table.undoable(), rng.below(6)
            if kind == 0 and owner >= 0:
                undoes = max(line.number for line in table.lines if line.kind == "act" and line.index)
                entry = Entry(table.number + 1, "undo", owner, {"undoes": undoes}, at)
            elif kind == 1:
                seat = rng.below(2)
                away = table.seats[seat].kind == "person"
                body: Json = {"holder": f"h{seat}", "name": "N"} | ({"level": "random", "late": True} if away else {})
                entry = Entry(table.number + 1, "bot" if away else "sit", seat, body, at)
            else:
                log.append(act(table, at, rng.below(2)))
                continue
            table.absorb(entry)
            log.append(entry)
        again = loaded(log).clock
        assert again is not None
        assert table.clock is not None
        assert (again.left, again.seat, again.since) == (table.clock.left, table.clock.seat, table.clock.since)


def test_a_wall_clock_that_jumps_back_and_forward_takes_nobodys_time() -> None:
    wall, steady = [1000.0], [5.0]
    moments = Moments(lambda: wall[0], lambda: steady[0])
    table = loaded(entries())
    for jump in (-3600.0, 3600.0):
        wall[0] += jump
        steady[0] += 7.0
        act(table, moments.now())
    assert table.clock is not None
    assert sum(table.clock.left) >= 200.0 - 14.0


async def test_no_entry_is_older_than_what_is_stored(database: str) -> None:
    """The wall clock was set back while no server was running, or another machine's is wrong."""
    ahead = moment() + 1800.0
    store = Store(database)
    await store.open()
    await store.write(
        Change(
            "t",
            [Entry(1, "sit", 0, {}, ahead)],
            Row("t", "amsterdam", 1, OPTIONS, "7", "h0", False, ahead, "playing", changed=ahead),
        )
    )
    await store.write(Change("t", [Entry(2, "say", 0, {"text": "later"}, ahead + 60.0)]))  # changes no list
    await store.close()
    try:
        again = Store(database)
        await again.open()
        await again.close()
        assert moment() >= ahead + 60.0
    finally:
        MOMENTS.at(time.time())


async def with_clock(
    site: Site, person: Person, *seats: tuple[str, str | None], seconds: int, increment: int = 0
) -> str:
    """A table with fewer seconds than the API allows."""
    host = site.registry.keys.holder(person.token)
    assert host is not None
    options = {"players": len(seats), "first": 0}
    table = await create.set_up(site.registry, host, "amsterdam", options, seats, False, clock=(seconds, 0))
    return table.id


async def test_when_time_is_used_up_a_bot_plays_until_the_person_comes_back(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada:
        table = await with_clock(site, ada, ("me", "Ada"), ("bot", "random"), seconds=1)
        async with ada.listening(table) as ear:
            seen: Any = {"table": {"seats": [{}]}}
            while not seen["table"]["seats"][0].get("late"):
                seen = (await ear.next("update"))[2]
            assert seen["table"]["seats"][0]["kind"] == "bot"
            assert seen["table"]["seats"][0]["name"] == "Ada"
            assert (seen["you"], seen["yours"], seen["left"]) == (-1, [], [0])
            number = seen["table"]["number"]
            while seen["table"]["number"] < number + 3:  # the game goes on
                seen = (await ear.next("update"))[2]
        await ada.put(f"/api/tables/{table}/seats/0", {"name": "Ada"})
        clock = (await ada.look(table))["table"]["clock"]
        assert GRACE - 1 <= clock["left"][0] <= GRACE
        assert (await ada.look(table))["yours"] == [0]


async def test_a_clock_goes_on_after_a_restart(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await with_clock(site, ada, ("me", "Ada"), ("bot", "random"), seconds=2)
        before = (await ada.look(table))["table"]["clock"]
        token = ada.token
    async with serving(quick(sqlite)) as site, site.person(token) as ada:
        assert (await ada.look(table))["table"]["clock"] == before
        for _ in range(100):
            if (await ada.look(table))["table"]["seats"][0]["late"]:
                return
            await asyncio.sleep(0.1)
        pytest.fail("the time was never used up")


async def test_the_api_takes_a_clock_and_a_rematch_keeps_it(sqlite: str) -> None:
    registry = Registry(quick(sqlite))
    async with serving(registry.settings, registry) as site, site.person() as ada:
        clocked: Json = {"minutes": 10, "increment": 15}
        table = await ada.table(BOT, BOT, clock=clocked)
        told = (await ada.look(table))["table"]["clock"]
        assert (told["seconds"], told["increment"], told["left"], told["seat"]) == (600, 15, [600.0, 600.0], -1)
        assert (await ada.look(await ada.table(ME, TOO)))["table"]["clock"] is None
        for wrong in ({"minutes": 0}, {"minutes": 10, "increment": -1}, {"minutes": 9999}):
            body = {"game": "amsterdam", "seats": [ME, TOO], "clock": wrong}
            assert (await ada.refused("POST", "/api/tables", body))["code"] == "invalid_request"
        while (await ada.look(table))["table"]["status"] != "over":
            await asyncio.sleep(0.05)
        again = (await ada.post(f"/api/tables/{table}/rematch"))["table"]
        assert (await ada.look(again))["table"]["clock"]["seconds"] == 600


# ---- absent people ------------------------------------------------------------------------------


async def test_a_bot_plays_for_oneself_until_one_sits_down_again(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, OPEN, options={"first": 0})
        at = f"/api/tables/{table}/seats"
        await ben.put(f"{at}/1", {"name": "Ben"})
        await ben.put(f"{at}/1/bot", {"level": "greedy"})
        seat = (await ben.look(table))["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["stands_in"], seat["late"]) == ("bot", "Ben", True, False)
        assert (await ben.look(table))["left"] == [1]
        assert (await ada.refused("PUT", f"{at}/1", {"name": "Ada"}))["code"] == "seat_taken"
        assert (await ada.refused("DELETE", f"{at}/1"))["code"] == "not_your_seat"  # not even the host
        assert (await ada.refused("PUT", f"{at}/1/bot", {"level": "random"}))["code"] == "not_your_seat"
        assert [found["id"] for found in await ben.get("/api/tables", of="mine")] == [table]
        await ben.put(f"{at}/1", {"name": "Ben"})
        assert (await ben.look(table))["yours"] == [1]


async def test_others_hand_the_seat_of_an_absent_person_to_a_bot(database: str) -> None:
    """Only people at the table, only when it is that seat's turn, only after a while; and it can be taken back."""
    settings = quick(database, absence_seconds=1.5)
    async with serving(settings) as site, site.person() as ada, site.person() as ben, site.person() as eve:
        table = await ada.table(ME, LINK, options={"first": 1})
        at = f"/api/tables/{table}/seats"
        link = (await ada.get(f"{at}/1/invitation"))["invitation"]
        await ben.put(f"{at}/1", {"name": "Ben", "invitation": link})
        wanted: Json = {"level": "greedy"}
        async with ben.listening(table) as ear:
            await ear.next("view")
            await asyncio.sleep(settings.absence_seconds)
            refused = await ada.refused("PUT", f"{at}/1/bot", wanted)  # he is there and thinks
            assert (refused["code"], refused["wait"]) == ("not_allowed", 2)
        assert (await ada.refused("PUT", f"{at}/1/bot", wanted))["code"] == "not_allowed"
        async with ada.listening(table) as ear:
            assert (await ear.next("presence"))[2]["here"] == [True, False]
            await asyncio.sleep(settings.absence_seconds)
            assert (await eve.refused("PUT", f"{at}/1/bot", wanted))["code"] == "not_your_seat"
            resigned = await ada.refused("PUT", f"{at}/1/bot", wanted | {"resign": True})
            assert resigned["code"] == "not_your_seat"
            await ada.put(f"{at}/1/bot", wanted)
            seat = (await ada.look(table))["table"]["seats"][1]
            assert (seat["kind"], seat["stands_in"], seat["name"]) == ("bot", True, "Ben")
        await ben.put(f"{at}/1", {"name": "Ben"})
        assert (await ben.look(table))["yours"] == [1]
        assert (await ben.refused("PUT", f"{at}/0/bot", wanted))["code"] == "not_allowed"
