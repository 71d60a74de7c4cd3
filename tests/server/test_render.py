"""Another process makes what takes long: what it gets to do, in which order, and that the result is the same."""

import asyncio
from typing import Any

import msgspec
import pytest

from tabledhote.bots import Random
from tabledhote.drawing.board import Board
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.rate_limit import cost
from tabledhote.server.live import messages
from tabledhote.server.render.turns import LINE, Turns
from tabledhote.server.tables.import_record import open_record
from tabledhote.server.tables.table import Table
from tabledhote.table import Record
from tabledhote.words import Words
from tests.server.served import ME, TOO, Site, quick, serving
from tests.support.random_games import opened

pytestmark = pytest.mark.anyio

EVERYTHING: dict[str, Any] = {"parts": "view,legal,choices,lines,svg", "language": "fr"}


def game(name: str, seed: int = 7) -> Record:
    """A finished game between random bots."""
    played, bot = Record(opened(name, {}), str(seed)), Random(seed)
    while played.state.seat >= 0:
        played.play(played.state.seat, played.state.describe(bot.choose(played.state)))
    return played


async def finished(site: Site, name: str = "amsterdam") -> Table:
    return await open_record(site.registry, game(name), "ada")


async def test_the_event_loop_neither_draws_nor_replays(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards, words, choices and games played again come from another process."""
    async with serving(quick(sqlite)) as site, site.person() as ada, site.nobody() as someone:
        over = (await finished(site)).id
        table = await ada.table(ME, TOO)

        def caught(*_: Any, **__: Any) -> Any:
            raise AssertionError("the event loop did it")

        monkeypatch.setattr(Board, "shape", caught)
        monkeypatch.setattr(messages, "choices", caught)
        monkeypatch.setattr(Words, "event", caught)
        monkeypatch.setattr(Record, "replay", caught)
        monkeypatch.setattr(Record, "read", caught)
        for page in (f"/tables/{table}", f"/tables/{over}/replay?at=3", f"/tables/{over}/result"):
            answer = await ada.client.get(page)
            assert (answer.status_code, "<svg" in answer.text) == (200, True)
        assert (await someone.get(f"/api/tables/{over}/verify"))["ok"]
        assert "<svg" in (await someone.get(f"/api/tables/{over}/positions/3", **EVERYTHING))["svg"]
        assert (await ada.look(table, **EVERYTHING))["choices"]
        async with ada.listening(table, **EVERYTHING) as ear:
            assert (await ear.next("view"))[2]["choices"]
            await ada.act(table)
            _, number, told = await ear.next("update")
            assert number == told["table"]["number"]
            assert told["lines"][0]["sentences"]


@pytest.mark.parametrize("name", ["amsterdam", "austria", "hellton", "vienna"])
async def test_what_is_made_elsewhere_is_the_same(sqlite: str, name: str) -> None:
    async with serving(quick(sqlite)) as site:
        table, renderer = await finished(site, name), site.registry.renderer
        assert table.record is not None
        parts = frozenset(EVERYTHING["parts"].split(","))
        middle = len(table.record.actions) // 2
        for seat in range(-1, table.record.game.players):
            made = await renderer.update(table, seat, None, parts, "ru")
            assert encoded(made) == encoded(messages.update(table, seat, None, parts, "ru"))
            made = await renderer.earlier(table, middle, seat, None, parts, "ru")
            state = table.record.replay(middle)
            assert encoded(made) == encoded(messages.earlier(table, state, seat, None, parts, "ru"))
        assert await renderer.verify(table) is None


def encoded(told: messages.Update) -> bytes:
    return msgspec.json.encode(told)


async def test_the_same_is_made_once_and_for_each_seat_alone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(quick(sqlite)) as site:
        table, renderer = await finished(site, "austria"), site.registry.renderer
        asked = 0
        exchange = renderer.pool.exchange

        async def counted(*question: Any) -> Any:
            nonlocal asked
            asked += 1
            return await exchange(*question)

        monkeypatch.setattr(renderer.pool, "exchange", counted)
        view = frozenset({"view"})
        await asyncio.gather(*(renderer.earlier(table, 3, 0, f"stranger{number}", view, None) for number in range(9)))
        assert asked == 2  # once without the log of the table, once with it
        own, other = [await renderer.earlier(table, 3, seat, None, view, None) for seat in (0, 1)]
        assert asked == 3
        assert own.you == 0
        assert other.you == 1
        assert own.view != other.view


async def test_what_is_made_is_about_the_moment_of_the_question(sqlite: str) -> None:
    """Even when later requests are answered first, and after the process has died."""
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await site.registry.get(await ada.table(ME, TOO))
        renderer, parts = site.registry.renderer, frozenset({"svg", "lines"})
        first = asyncio.ensure_future(renderer.update(table, -1, None, parts, "en"))
        second = asyncio.ensure_future(renderer.update(table, -1, None, parts, "fr"))
        await asyncio.sleep(0)
        before = table.number
        await ada.act(table.id)
        third = await renderer.update(table, -1, None, parts, "en")
        assert [(await told).table.number for told in (first, second)] == [before, before]
        assert third.table.number == before + 1
        assert len(third.lines) == len((await first).lines) + 1  # type: ignore[arg-type]  # it was asked for
        (process,) = renderer.pool._running
        process.kill()
        await process.wait()
        assert (await renderer.update(table, -1, None, parts, "fr")).table.number == before + 1


async def test_who_listens_comes_again_when_the_process_does_not_answer(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The live connection ends properly, at its first event or later, and the log has no trace of an exception."""
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, TOO)

        async def dead(*_: Any) -> Any:
            raise OSError

        async with ada.listening(table, **EVERYTHING) as ear:
            await ear.next("view")
            with monkeypatch.context() as patched:
                patched.setattr(site.registry.renderer.pool, "exchange", dead)
                async with ada.listening(table, language="fr") as other:
                    assert await other.ended()
                await ada.act(table)
                assert await ear.ended()
        async with ada.listening(table, **EVERYTHING) as ear:
            await ear.next("view")
    assert [record.message for record in caplog.records if record.exc_info] == []


async def test_nobody_waits_in_the_line_of_somebody_who_wants_the_same(sqlite: str) -> None:
    """One client has asked for much, and for this last. Another asks for this alone, and gets it first."""
    async with serving(quick(sqlite)) as site:
        table, renderer = await finished(site), site.registry.renderer
        order, view = list[str](), frozenset({"view"})

        async def ask(client: str, seat: int, after: int) -> None:
            await renderer.encoded(table, seat, None, view, None, after, client)
            order.append(f"{client} {after}")

        greedy = [asyncio.ensure_future(ask("greedy", -1, after)) for after in range(9)]
        await asyncio.sleep(0)
        await asyncio.gather(*greedy, ask("modest", -1, 8))
        assert order.index("modest 8") <= 2
        assert order[-1] == "greedy 8"


async def test_each_client_gets_its_turn() -> None:
    """A client that asks for twenty drawings makes another client wait for one of them only."""
    turns, served = Turns(), list[str]()

    async def ask(client: str) -> None:
        async with turns.taken(client):
            served.append(client)

    async with turns.taken("greedy"):
        asked = [asyncio.ensure_future(ask(client)) for client in [*["greedy"] * 20, "modest", "modest", "other"]]
        await asyncio.sleep(0)
    await asyncio.gather(*asked)
    assert served[:6] == ["greedy", "modest", "other", "greedy", "modest", "greedy"]
    assert len(served) == 23
    assert not turns.waiting()


async def test_a_client_cannot_wait_for_any_number_of_turns() -> None:
    turns = Turns()
    async with turns.taken("greedy"):
        waiting = [asyncio.ensure_future(turns.taken("greedy").__aenter__()) for _ in range(LINE)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await turns.taken("greedy").__aenter__()
        assert refused.value.code == "too_many"
        modest = asyncio.ensure_future(turns.taken("modest").__aenter__())
        for gone in waiting:
            gone.cancel()
    await modest


@pytest.mark.parametrize(
    ("path", "query", "price"),
    [
        ("/api/tables/x", "", 1),
        ("/api/tables/x", "parts=view,legal", 1),
        ("/api/tables/x", "parts=svg&language=fr", 4),
        ("/api/tables/x", "parts=%73%76%67", 4),
        ("/api/tables/x", "language=fr", 1),
        ("/api/tables/x/events", "", 1),
        ("/api/tables/x/events", "parts=view,choices", 4),
        ("/api/tables/x/events", "language=fr", 4),
        ("/api/tables/x/positions/12", "", 4),
        ("/api/tables/x/verify", "", 4),
        ("/tables/x", "", 4),
        ("/tables/x/replay", "at=3", 4),
        ("/tables/x/result", "", 4),
        ("/api/tables/x/hint", "seat=0", 5),
        ("/", "", 1),
    ],
)
def test_a_request_costs_what_it_takes(path: str, query: str, price: int) -> None:
    assert cost("GET", path, query.encode()) == price
