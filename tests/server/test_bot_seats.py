"""When bots move: what a bot's task finds after it has waited."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

import pytest

from tabledhote.kernel.state import Action, State
from tabledhote.server.bots.pool import Pool
from tabledhote.server.identity.keys import Keys
from tabledhote.server.settings import Settings
from tabledhote.server.store.entries import Change, Entry, Row
from tabledhote.server.store.store import Store
from tabledhote.server.tables import changes
from tabledhote.server.tables.registry import Registry
from tabledhote.server.tables.table import BOT, PERSON
from tests.games.austria.position import act, position
from tests.server.served import ME, quick, serving
from tests.support.random_games import opened

pytestmark = pytest.mark.anyio

OPTIONS = {"players": 2, "variant": "family", "layout": "reference", "first": 0}


class NoThinking(Pool):
    async def choose(self, table_id: str, state: State, level: str) -> Action:
        raise AssertionError("no bot was to think")


async def test_a_seat_taken_back_while_its_bot_waited_for_another_process_is_left_alone(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    registry = Registry(Settings(sqlite, takeover_seconds=0.01), Store(sqlite), NoThinking(0, 1.0))
    game = opened("amsterdam", OPTIONS)
    bot = Entry(1, BOT, 0, {"level": "greedy", "holder": "ada", "name": "Ada"}, 1.0)
    ben = Entry(2, "sit", 1, {"holder": "ben", "name": "Ben"}, 1.0)
    await registry.store.open()
    try:
        row = Row("t", "amsterdam", game.box.rules, game.options, "7", "ada", False, 1.0)
        await registry.store.write(Change("t", [bot, ben], row=row))
        table = await registry.get("t")
        tasks: Sequence[asyncio.Task[None]] = list(registry.bots._tasks.values())
        for task in tasks:  # what began without a delay is not what this is about
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        registry.bots._tasks.clear()
        caplog.clear()
        registry.bots.look_after(table, 0.01)
        await asyncio.sleep(0)  # its task begins to wait
        table.absorb(Entry(3, "sit", 0, {"holder": "ada", "name": "Ada"}, 2.0))
        with caplog.at_level(logging.WARNING):
            await asyncio.gather(*registry.bots._tasks.values())
        assert table.seats[0].kind == PERSON
        assert caplog.messages == []
    finally:
        await registry.store.close()


class Patient(Pool):
    """A bot thinks until the test lets it go on; `asked` has the tables in the order in which bots began to think."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.asked: list[str] = []
        self.go_on = asyncio.Semaphore(0)

    async def choose(self, table_id: str, state: State, level: str) -> Action:
        self.asked.append(table_id)
        await self.go_on.acquire()
        return state.describe(state.legal()[0])


async def test_many_tables_of_one_address_do_not_keep_the_bots_from_another(sqlite: str) -> None:
    """One has twenty tables with nobody but bots; whoever comes later waits for one of their thoughts only."""
    pool = Patient()
    registry = Registry(quick(sqlite), pool=pool)
    rival = {"kind": "bot", "level": "expert"}
    async with serving(quick(sqlite), registry) as site, site.person() as many, site.person() as one:
        many.client.headers["x-forwarded-for"] = "198.51.100.1"
        one.client.headers["x-forwarded-for"] = "198.51.100.2"
        theirs = [await many.table(rival, rival) for _ in range(20)]
        mine = await one.table(rival, ME, options={"first": 0})
        async with asyncio.timeout(60):
            while mine not in pool.asked:
                pool.go_on.release()
                await asyncio.sleep(0.01)
        assert len(set(pool.asked)) <= 3 < len(theirs)
        for _ in range(10_000):
            pool.go_on.release()


async def test_many_tables_left_alone_do_not_keep_the_bots_from_the_one_that_is_played(sqlite: str) -> None:
    """Although all of them are one person's."""
    pool = Patient()
    registry = Registry(quick(sqlite), pool=pool)
    rival = {"kind": "bot", "level": "expert"}
    async with serving(quick(sqlite), registry) as site, site.person() as one:
        mine = await one.table(ME, rival, options={"first": 0})
        async with one.listening(mine), asyncio.timeout(60):
            alone = [await one.table(rival, rival) for _ in range(20)]
            while (await one.look(mine))["legal"]:
                await one.act(mine)
            while mine not in pool.asked:
                pool.go_on.release()
                await asyncio.sleep(0.01)
        assert len(set(pool.asked)) <= 3 < len(alone)
        for _ in range(10_000):
            pool.go_on.release()


class Asked(Pool):
    """Thinks about nothing, but knows what it was asked to think about."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.positions: list[State] = []

    async def choose(self, table_id: str, state: State, level: str) -> Action:
        self.positions.append(state)
        return state.describe(state.legal()[0])


def asked_to_pay(card: int, krones: int) -> State:
    """A seat with one card is asked whether it plays it."""
    return act(position(dice={5: 1, 1: 1}, hand=[card], krones=krones), "take_die", value=5)


async def test_a_bot_thinks_about_the_position_for_which_it_waited(sqlite: str) -> None:
    """Somebody may take an action back before its turn comes."""
    pool = Asked()
    bots, state = Registry(Settings(sqlite), pool=pool).bots, asked_to_pay(45, 1)
    view = state.view(state.seat)
    async with bots._turns.taken("somebody else"):
        thinking = asyncio.create_task(bots._choose("t", state, "hard"))
        await asyncio.sleep(0)
        state.apply(state.legal()[0])
    await thinking
    assert [asked.view(asked.seat) for asked in pool.positions] == [view]


@pytest.mark.rule("GA-18.10")
async def test_a_bot_that_can_only_skip_thinks_like_one_that_could_play_a_card(sqlite: str) -> None:
    pool = Asked()
    bots = Registry(Settings(sqlite), pool=pool).bots
    cannot, can = asked_to_pay(4, 1), asked_to_pay(45, 1)
    assert await bots._choose("t", cannot, "hard") == {"do": "skip"}
    supposed = pool.positions[0]
    assert [supposed.describe(action)["do"] for action in supposed.legal()] == ["play_staff", "skip"]
    assert supposed.view(1) == cannot.view(1)  # as likely as the real one, for the other seat
    assert await bots._choose("t", can, "hard") == can.describe(can.legal()[0])
    assert [asked.dump() for asked in pool.positions[1:]] == [can.dump()]


async def test_a_bot_does_not_think_where_everybody_knows_that_it_has_no_choice(sqlite: str) -> None:
    pool = Asked()
    free = [6, 7, 24, 45]  # the only cards that somebody without money can play, all of them on the table
    broke = act(position(dice={5: 1, 1: 1}, hand=[4], krones=0, played=free), "take_die", value=5)
    assert await Registry(Settings(sqlite), pool=pool).bots._choose("t", broke, "hard") == {"do": "skip"}
    assert pool.positions == []


@pytest.mark.parametrize(
    ("holder", "undo", "ends"),
    [("ada", False, True), ("ada", True, False), ("ben", False, False), ("ben", True, False)],
)
async def test_who_hurries_bots_ends_their_pauses_but_no_time_of_others_to_undo(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, holder: str, undo: bool, ends: bool
) -> None:
    """Ada may take her last action back: the bot waits for her."""
    registry = Registry(Settings(sqlite, undo_pause=3600.0, bot_pace=3600.0), Store(sqlite))
    game = opened("amsterdam", {**OPTIONS, "players": 3})
    ada = Entry(1, "sit", 0, {"holder": "ada", "name": "Ada"}, 1.0)
    bot = Entry(2, BOT, 1, {"level": "random"}, 1.0)
    ben = Entry(3, "sit", 2, {"holder": "ben", "name": "Ben"}, 1.0)
    await registry.store.open()
    registry.keys = Keys(registry.store.secret)
    try:
        row = Row("t", "amsterdam", game.box.rules, game.options, "7", "ada", False, 1.0)
        await registry.store.write(Change("t", [ada, bot, ben], row=row))
        table = await registry.get("t")
        while table.deciding == 0:
            action = table.check_open().state.describe(table.check_open().state.legal()[0])
            await registry.append(table, partial(changes.act, table, 0, action, table.version, None))
        monkeypatch.setattr(table, "undoable", lambda: 0)
        while table.id not in registry.bots._skipped:
            await asyncio.sleep(0.01)
        version = table.version
        registry.bots.hurry(table, holder, undo=undo)
        monkeypatch.undo()
        while ends and table.deciding == 1:
            await asyncio.sleep(0.01)
        assert (table.version > version) is ends
        assert registry.bots._skipped.keys() == (set() if ends else {"t"})
    finally:
        await registry.bots.close()
        await registry.pool.close()
        await registry.store.close()
