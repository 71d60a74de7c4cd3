"""Results of finished games: written with the last action, counted later for old databases, listed, forgotten."""

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, event, select

from tabledhote.server.ops import results as counting
from tabledhote.server.ops.results import count_results
from tabledhote.server.store.entries import Change, Result
from tabledhote.server.store.history import (
    PAGE,
    Wanted,
    finished,
    opponents,
    running,
)
from tabledhote.server.store.results import forget_person, give_results, read_result
from tabledhote.server.store.schema import RESULTS
from tabledhote.server.store.store import Store
from tabledhote.table import Record
from tests.server.served import BOT, LINK, ME, TOO, Person, quick, serving
from tests.server.test_store import entry, opened, row
from tests.server.test_upgrade import TOLD, fill

pytestmark = pytest.mark.anyio


async def kept(store: Store, table: str) -> list[Result]:
    async with store.reading() as connection:
        query = select(RESULTS).where(RESULTS.c.table_id == table).order_by(RESULTS.c.seat)
        return [read_result(row) for row in (await connection.execute(query)).mappings()]


async def test_a_game_leaves_its_results_with_its_last_action(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada:
        table = await ada.table(ME, BOT)
        end = (await ada.play(table))["table"]
        own, bot = await kept(site.registry.store, table)
        assert [own.score, bot.score] == end["result"]["scores"]
        assert [at for at, each in enumerate((own, bot)) if each.won == 1.0] == end["result"]["winners"]
        assert sorted([own.place, bot.place]) == [1, 2]
        assert (own.name, own.level, bot.name, bot.level) == ("Ada", None, None, "greedy")
        assert own.holder == site.registry.keys.holder(ada.token)
        assert bot.holder is None
        lines = (await ada.look(table, parts="lines"))["lines"]
        acts = [line for line in lines if line["kind"] == "act"]
        assert own.actions == len(acts)
        assert own.decisions == sum(line["seat"] == 0 for line in acts)
        assert own.ended == acts[-1]["at"]
        assert not own.stood_in
        assert not own.resigned
        events = [event for line in acts for event in line.get("events", ())]
        hotels = {
            f"crossing:{event['at']}" for event in events if event["event"] == "place_hotel" and not event["seat"]
        }
        assert hotels
        assert hotels == {used for used in own.used if used.startswith("crossing:")}
        assert (await ada.get("/api/results"))["total"] == 1


async def test_who_resigns_or_lets_a_bot_play_keeps_the_result(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, TOO, options={"first": 0})
        await ada.act(table)
        await ada.put(f"/api/tables/{table}/seats/1/bot", {"level": "greedy"})
        await ada.put(f"/api/tables/{table}/seats/0/bot", {"level": "greedy", "resign": True})
        while (await ada.look(table))["table"]["status"] != "over":
            pass
        one, two = await kept(site.registry.store, table)
        assert (one.name, one.resigned, one.level) == ("Ada", True, None)
        assert (two.name, two.resigned) == ("Ben", False)
        assert two.stood_in == two.decisions
        assert one.stood_in == one.decisions - 1
        assert one.holder == two.holder == site.registry.keys.holder(ada.token)


async def test_results_of_earlier_games_are_counted_and_an_interruption_loses_none(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "MANY", 1)
    async with serving(quick(database)) as site, site.person() as ada:
        tables = [await ada.table(ME, BOT) for _ in range(3)]
        for table in tables:
            await ada.play(table)
        written = [await kept(site.registry.store, table) for table in tables]
        async with site.registry.store.engine.begin() as connection:
            await connection.execute(delete(RESULTS))

    class Stopped(Exception):
        pass

    def stop(done: int, total: int) -> None:
        assert total == 3
        raise Stopped

    with pytest.raises(Stopped):
        await count_results(database, stop)
    told: list[tuple[int, int]] = []
    assert await count_results(database, lambda *far: told.append(far)) == 2
    assert told == [(1, 2), (2, 2)]
    async with opened(database) as [store]:
        assert [await kept(store, table) for table in tables] == written


async def test_the_database_of_0_1_0_gets_results_for_its_finished_game(database: str) -> None:
    await fill(database)
    assert await count_results(database, lambda done, total: None) == 1
    over = TOLD["tables"][0]
    async with (
        serving(quick(database)) as site,
        site.person(TOLD["ada"]) as ada,
        site.person(TOLD["zoe"]) as zoe,
    ):
        for person, at in ((ada, 0), (zoe, 1)):
            told = await person.get("/api/results")
            (game,) = told["games"]
            assert (told["total"], told["pages"], game["table"]) == (1, 1, over["id"])
            assert [seat["name"] for seat in game["seats"]] == ["Ada", "Zoë"]
            assert [seat["score"] for seat in game["seats"]] == over["result"]["scores"]
            assert [seat["seat"] for seat in game["seats"] if seat["won"]] == over["result"]["winners"]
            assert [seat["yours"] for seat in game["seats"]] == [at == 0, at == 1]


async def test_uploaded_records_have_no_results(sqlite: str, tmp_path: Path) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, BOT)
        await ada.play(table)
        raw = (await ada.client.get(f"/api/tables/{table}/record")).content
        page = await ada.client.get("/records")
        csrf = page.text.split('name="csrf" content="')[1].split('"')[0]
        sent = await ada.client.post("/records", data={"csrf": csrf}, files={"record": ("a.json", raw)})
        assert sent.status_code == 303
        assert sent.headers["location"].split("/")[2] != table
    assert await count_results(sqlite, lambda done, total: None) == 0


def result(number: int, seat: int, **changes: Any) -> Result:
    values: dict[str, Any] = {
        "table_id": f"t{number}",
        "seat": seat,
        "game": "amsterdam",
        "rules": 2,
        "options": {},
        "players": 2,
        "holder": "ada" if seat == 0 else None,
        "name": "Ada" if seat == 0 else None,
        "level": None if seat == 0 else "hard",
        "place": 1 + seat,
        "score": 10 - seat,
        "won": float(seat == 0),
        "started": float(number),
        "ended": float(number + 1),
        "actions": 50,
        "decisions": 25,
        "stood_in": 0,
        "resigned": False,
        "rated": False,
        "used": [],
    }
    return Result(**(values | changes))


async def some_games(store: Store, games: list[list[Result]]) -> None:
    for results in games:
        table = results[0].table_id
        new = row(table, status="over", game=results[0].game)
        await store.write(Change(table, [entry(1)], row=new, results=results))


async def test_finished_games_come_page_by_page_and_by_what_is_asked_for(database: str) -> None:
    games = [[result(number, 0), result(number, 1)] for number in range(PAGE + 5)]
    games.append([result(100, 0, won=0.0), result(100, 1, holder="ben", name="Ben", level=None, won=1.0)])
    games.append([result(101, 0, game="vienna"), result(101, 1, holder="ben", name="Ben", level=None, game="vienna")])
    games.append([result(102, 0, holder="eve", name="Ben"), result(102, 1)])
    async with opened(database) as [store]:
        await some_games(store, games)
        first = await finished(store, "ada", Wanted())
        second = await finished(store, "ada", Wanted(), 2)
        assert first.total == second.total == PAGE + 7
        ids = [found[0].table_id for found in first.games + second.games]
        assert ids == ["t101", "t100"] + [f"t{number}" for number in reversed(range(PAGE + 5))]
        assert first.games[1] == games[-3]

        async def which(**wanted: Any) -> set[str]:
            return {found[0].table_id for found in (await finished(store, "ada", Wanted(**wanted))).games}

        assert await which(game="vienna") == {"t101"}
        assert await which(opponent="Ben") == {"t100", "t101"}
        assert await which(opponent="Ben", ending="lost") == {"t100"}
        assert (await finished(store, "ada", Wanted(opponent="hard"))).total == PAGE + 5
        assert await which(opponent="Ada") == set(), "who has the same name as oneself is somebody else"
        assert await opponents(store, "ada") == (["Ben"], ["hard"])
        assert (await finished(store, "nobody", Wanted())).games == []


async def test_a_page_of_games_takes_as_many_queries_for_many_games_as_for_few(sqlite: str) -> None:
    async with opened(sqlite) as [store]:
        asked: list[str] = []
        event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *call: asked.append(call[2]))
        counts = []
        for first, last in ((0, 3), (3, 60)):
            await some_games(store, [[result(number, 0), result(number, 1)] for number in range(first, last)])
            asked.clear()
            found = await finished(store, "ada", Wanted())
            counts.append(len(asked))
            assert len(found.games) == min(last, PAGE)
        assert counts[0] == counts[1] <= 3


async def test_a_person_is_forgotten_and_the_others_keep_their_results(database: str) -> None:
    ben = {"holder": "ben", "name": "Ben", "level": None}
    games = [[result(number, 0), result(number, 1, **ben)] for number in range(2)]
    async with opened(database) as [store]:
        await some_games(store, games)
        async with store.engine.begin() as connection:
            await connection.run_sync(forget_person, "ben")
        found = await finished(store, "ada", Wanted())
        gone = {each[1].holder for each in found.games}
        assert len(gone) == 1, "one somebody in all their games: the ratings of others stay"
        assert gone.isdisjoint({"ben", None})
        assert {each[1].name for each in found.games} == {None}
        assert [each[0] for each in found.games] == [games[1][0], games[0][0]]
        async with store.engine.begin() as connection:
            await connection.run_sync(give_results, "ada", "adele")
        assert (await finished(store, "adele", Wanted())).total == 2
        assert (await finished(store, "ada", Wanted())).total == 0


async def test_the_table_that_has_waited_longest_comes_first(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada:
        tables = [await ada.table(ME, LINK) for _ in range(3)]
        invitation = (await ada.get(f"/api/tables/{tables[0]}/seats/1/invitation"))["invitation"]
        async with site.person() as ben:
            await ben.put(f"/api/tables/{tables[0]}/seats/1", {"name": "Ben", "invitation": invitation})
        waiting, total = await running(site.registry.store, str(site.registry.keys.holder(ada.token)))
        assert [each.row.id for each in waiting] == [tables[1], tables[2], tables[0]]
        assert total == 3
        assert (await running(site.registry.store, str(site.registry.keys.holder(ada.token)), 2))[0] == []


async def own_pages(ada: Person, path: str, **query: Any) -> str:
    answer = await ada.client.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.text


async def test_my_games_show_only_ones_own_and_one_file_has_all_records(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as eve:
        table, other = await ada.table(ME, BOT), await ada.table(ME, BOT)
        await ada.play(table)
        shown = await own_pages(ada, "/my/games")
        assert f"/tables/{table}/replay" in shown
        assert f"/tables/{other}" in shown
        assert table not in await own_pages(eve, "/my/games")
        packed = (await ada.client.get("/my/games/records")).content
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            (name,) = archive.namelist()
            record = Record.parse(archive.read(name))
        record.verify()
        assert record.text() == Record.parse((await ada.client.get(f"/api/tables/{table}/record")).content).text()
        empty = (await eve.client.get("/my/games/records")).content
        assert zipfile.ZipFile(io.BytesIO(empty)).namelist() == []
        assert (await ada.refused("GET", "/api/results", page=0))["code"] == "invalid_request"
