"""My figures: what they add up, in how many queries, and that small numbers say that they are small."""

import asyncio
from dataclasses import replace

import pytest
from markupsafe import escape
from sqlalchemy import delete, event

import tabledhote
from tabledhote.arena.reports.subjects import subjects
from tabledhote.server.ops.results import count_results
from tabledhote.server.store.entries import Change
from tabledhote.server.store.history import games_played, own_results, rivals
from tabledhote.server.store.schema import RESULTS
from tabledhote.server.tables.figures import FEW, Use, figures, yardstick
from tabledhote.words import LANGUAGES, words
from tests.server.served import BOT, ME, quick, serving
from tests.server.test_results import own_pages, result, some_games
from tests.server.test_store import opened

pytestmark = pytest.mark.anyio


async def test_figures_add_up_what_the_results_say(database: str) -> None:
    ben = {"holder": "ben", "name": "Ben", "level": None}
    games = [
        [result(0, 0, used=["crossing:bc12", "building:cafe"]), result(0, 1, **ben)],
        [result(1, 0, won=0.0, place=2, score=4, used=["crossing:bc12"]), result(1, 1, **ben, place=1, won=1.0)],
        [result(2, 0, won=0.5, score=7), result(2, 1, won=0.5, place=1, score=7)],
        [result(3, 0, game="vienna"), result(3, 1, game="vienna")],
    ]
    review = {
        "decisions": [judged(0, "walk", 0.2), judged(0, "walk", 0.1), judged(0, "sail", 0.0), judged(1, "sail", 1)]
    }
    async with opened(database) as [store]:
        await some_games(store, games)
        await store.write(Change("t0", review=review))
        found = figures(await own_results(store, "ada", "amsterdam"), await rivals(store, "ada", "amsterdam"))
        assert (found.games, found.won, found.scores, found.places) == (3, 1.5, [10, 4, 7], [1, 2, 1])
        assert found.things == {"crossing": {"bc12": Use(2, 1.0)}, "building": {"cafe": Use(1, 1.0)}}
        assert [(one.name, one.level, one.games, one.won, one.ahead) for one in found.rivals] == [
            ("Ben", None, 2, 1.0, 1),
            (None, "hard", 1, 0.5, 0),
        ]
        assert (found.reviewed, found.judged) == (1, 3)
        assert [(kind.do, kind.number, round(kind.lost, 6)) for kind in found.losses] == [
            ("walk", 2, 0.3),
            ("sail", 1, 0.0),
        ]
        assert await games_played(store, "ada") == {"amsterdam": 3, "vienna": 1}


def judged(seat: int, do: str, loss: float) -> dict[str, object]:
    return {"seat": seat, "played": {"do": do}, "loss": loss}


async def test_a_review_counts_from_the_moment_it_is_stored(sqlite: str) -> None:
    settings = replace(quick(sqlite), review_seconds=0.5)
    async with serving(settings) as site, site.person() as ada:
        table = await ada.table(ME, BOT)
        await ada.play(table)
        assert (await ada.get("/api/figures/amsterdam"))["reviewed"] == 0
        told = await ada.get(f"/api/tables/{table}/review")
        while told["done"] < told["total"] or not told["decisions"]:
            await asyncio.sleep(0.05)
            told = await ada.get(f"/api/tables/{table}/review")
        found = await ada.get("/api/figures/amsterdam")
        own = [one for one in told["decisions"] if one["seat"] == 0]
        assert found["reviewed"] == 1
        assert sum(kind["number"] for kind in found["losses"]) == len(own) == found["decisions"]
        assert sum(kind["lost"] for kind in found["losses"]) == pytest.approx(sum(one["loss"] for one in own))
        async with site.registry.store.engine.begin() as connection:
            await connection.execute(delete(RESULTS))
        await count_results(sqlite, lambda done, total: None)
        assert await ada.get("/api/figures/amsterdam") == found


async def test_figures_of_many_games_take_two_queries(sqlite: str) -> None:
    async with opened(sqlite) as [store]:
        await some_games(store, [[result(number, 0), result(number, 1)] for number in range(30)])
        asked: list[str] = []
        event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *call: asked.append(call[2]))
        found = figures(await own_results(store, "ada", "amsterdam"), await rivals(store, "ada", "amsterdam"))
        assert (found.games, len(asked)) == (30, 2)
        assert not [query for query in asked if "entries" in query], "nothing is replayed for them"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_of_figures_says_when_there_are_few_games(sqlite: str, language: str) -> None:
    texts = words(language, "amsterdam")
    async with serving(quick(sqlite)) as site, site.person() as ada:
        ada.client.headers["accept-language"] = language
        assert texts("games-none-finished") in await own_pages(ada, "/my/figures/amsterdam")
        holder = str(site.registry.keys.holder(ada.token))
        used = ["crossing:bc12", "building:cafe"]
        games = [[result(at, 0, holder=holder, used=used), result(at, 1)] for at in range(FEW - 1)]
        await some_games(site.registry.store, games)
        few = escape(texts("figures-few-about", number=FEW))
        shown = await own_pages(ada, "/my/figures/amsterdam")
        assert few in shown
        assert shown.count("<svg") == 2
        await some_games(site.registry.store, [[result(FEW, 0, holder=holder, used=used), result(FEW, 1)]])
        assert few not in await own_pages(ada, "/my/figures/amsterdam")
        assert (await ada.client.get("/my/figures")).headers["location"] == "/my/figures/amsterdam"


@pytest.mark.parametrize("game", tabledhote.games())
def test_the_bots_figures_name_what_the_game_has(game: str) -> None:
    """Everything in the file is a thing of a kind that the game counts, in a number of games that is possible."""
    measured = yardstick(game)
    assert measured is not None
    assert measured.rules == tabledhote.game(game).rules, "measure again: bench/cards.py"
    kinds = subjects(game).kinds
    texts = words("en", game)
    assert set(measured.things) <= set(kinds)
    for kind, uses in measured.things.items():
        for name, use in uses.items():
            thing = kinds[kind]
            assert texts.naming(thing.named or thing.field, name) or name.isalnum()
            assert 0 < use.games <= measured.seats
            assert 0 <= use.won <= use.games
