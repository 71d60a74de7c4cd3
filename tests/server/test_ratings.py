"""Ratings: whom they rank where, that they follow from the results alone, and what a rated table takes."""

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, select

import tabledhote
from tabledhote.bots import OFFERED
from tabledhote.server.ratings.model import MODEL, Rating, Seated, fixed_points, rate
from tabledhote.server.ratings.ranking import count_rated, ranking, ratings
from tabledhote.server.store.results import forget_person, give_results
from tabledhote.server.store.schema import RATED, RATINGS
from tabledhote.server.store.store import Store
from tabledhote.words import words
from tests.server.served import BOT, LINK, ME, OPEN, TOO, Person, quick, serving
from tests.server.test_results import kept, result, some_games
from tests.server.test_store import opened
from tests.support.commands import run

pytestmark = pytest.mark.anyio


def ranks(values: Sequence[float]) -> list[int]:
    order = sorted(range(len(values)), key=lambda at: values[at])
    return [order.index(at) for at in range(len(values))]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """How well two orders agree, from -1 to 1."""
    squares = sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True))
    return 1 - 6 * squares / (len(one) * (len(one) ** 2 - 1))


def seated(number: int, names: Sequence[str], places: Sequence[int], **more: Any) -> list[Seated]:
    """A game between persons, and bots whose names are levels."""
    usual = {"won": 0.0, "decisions": 10, "stood_in": 0, "resigned": False, **more}
    return [
        Seated(f"t{number}", float(number), None if name in OFFERED else name, name, place=place, **usual)
        for name, place in zip(names, places, strict=True)
    ]


@pytest.mark.parametrize("seed", range(5))
def test_persons_of_known_strength_are_ranked_rightly_after_40_games_each(seed: int) -> None:
    """Twelve persons meet in games of two to four, in some of which a bot sits, too."""
    chance = Random(seed)
    true = {f"p{at}": 10.0 + 3.0 * at for at in range(12)}
    strength = {**true, **fixed_points("austria")}
    left, known, number = dict.fromkeys(true, 40), dict[str, Rating](), 0
    while any(left.values()):
        waiting = sorted(left, key=lambda name: (-left[name], chance.random()))
        names = waiting[: chance.choice((2, 3, 4))]
        for name in names:
            left[name] = max(0, left[name] - 1)
        if chance.random() < 0.3:
            names.append(chance.choice(("medium", "hard")))
        shown = {name: strength[name] + MODEL.beta * chance.gauss(0, 1) for name in names}
        places = [1 + sum(shown[other] > shown[name] for other in names) for name in names]
        rate("austria", known, seated(number, names, places))
        number += 1
    assert spearman([known[name].mu for name in true], list(true.values())) > 0.9
    assert spearman([known[name].at_least for name in true], list(true.values())) > 0.9


def test_who_resigns_or_leaves_most_to_a_bot_comes_in_last() -> None:
    def after(**more: Any) -> dict[str, Rating]:
        known: dict[str, Rating] = {}
        first, second = seated(0, ["ada", "ben"], [1, 2])
        rate("vienna", known, [*seated(0, ["ada"], [1], won=1.0, **more), second])
        assert first.rank == 1
        return known

    lost: dict[str, Rating] = {}
    rate("vienna", lost, seated(0, ["ada", "ben"], [2, 1]))
    assert after()["ada"].mu > MODEL.mu > after()["ben"].mu
    for more in ({"resigned": True}, {"stood_in": 6}):
        assert after(**more)["ada"].mu == lost["ada"].mu
        assert after(**more)["ada"].won == 0.0
    assert after(stood_in=5) == after()


def test_bots_stay_where_they_are_and_unknown_ones_say_nothing() -> None:
    known: dict[str, Rating] = {}
    rate("vienna", known, seated(0, ["ada", "hard"], [1, 2]))
    strong = known.pop("ada")
    rate("vienna", known, seated(0, ["ada", "easy"], [1, 2]))
    assert strong.mu > known["ada"].mu > MODEL.mu
    assert set(known) == {"ada"}
    alone: dict[str, Rating] = {}
    stranger = Seated("t", 1.0, None, "a level of its own", 2, 0.0, 9, 0, False)
    rate("vienna", alone, [*seated(0, ["ada"], [1]), stranger])
    assert alone == {}


@pytest.mark.parametrize("game", tabledhote.games())
def test_stronger_levels_stand_higher(game: str) -> None:
    points = fixed_points(game)
    order = ["random", *OFFERED]
    assert [points[level] for level in order] == sorted(points[level] for level in order)
    assert points["medium"] == MODEL.mu


def dump(connection: Connection) -> list[tuple[Any, ...]]:
    """Every digit of what is stored: floats as their hexadecimal forms."""
    tables = (select(table).order_by(*table.primary_key) for table in (RATINGS, RATED))
    rows = [tuple(row) for query in tables for row in connection.execute(query)]
    return [tuple(each.hex() if isinstance(each, float) else each for each in row) for row in rows]


def some_rated(number: int, chance: Random) -> list[Any]:
    names = chance.sample(["ada", "ben", "eve", "kim", "zoe"], 2)
    first = chance.random() < 0.5
    return [
        result(
            number,
            at,
            rated=True,
            holder=name,
            name=name.title(),
            level=None,
            place=1 + (at == first),
            won=float(at != first),
        )
        for at, name in enumerate(names)
    ]


async def test_counting_again_gives_the_same_to_the_last_digit(database: str) -> None:
    chance = Random(7)
    games = [some_rated(number, chance) for number in range(40)]
    late = games.pop(20)
    async with opened(database) as [store]:
        for first in range(0, 39, 10):  # bit by bit, as on a server
            await some_games(store, games[first : first + 10])
            await store.carry_out(partial(count_rated, game="amsterdam"))
        once = await store.carry_out(dump)
        assert await store.carry_out(partial(count_rated, game="amsterdam")) == 0, "nothing is counted twice"
        assert await store.carry_out(dump) == once
        assert await store.carry_out(partial(count_rated, game="amsterdam", again=True)) == 39
        assert await store.carry_out(dump) == once
        await some_games(store, [late])  # another process was slower to commit
        assert await store.carry_out(partial(count_rated, game="amsterdam")) == 40
        after = await store.carry_out(dump)
        assert after != once
        await store.carry_out(partial(count_rated, game="amsterdam", again=True))
        assert await store.carry_out(dump) == after


async def test_the_ranking_names_persons_and_forgets_those_who_want_it(database: str) -> None:
    games = [some_rated(number, Random(number)) for number in range(60)]
    unrated = [result(100, 0, holder="max", name="Max"), result(100, 1, holder="mia", name="Mia", level=None)]
    async with opened(database) as [store]:
        await some_games(store, [*games, unrated])
        listed = await names(store)
        assert sorted(listed) == ["Ada", "Ben", "Eve", "Kim", "Zoe"]
        before = await store.carry_out(partial(ratings, game="amsterdam"))
        await store.carry_out(partial(forget_person, holder="ben"))
        assert await names(store) == [name for name in listed if name != "Ben"]
        await store.carry_out(partial(count_rated, game="amsterdam", again=True))
        after = await store.carry_out(partial(ratings, game="amsterdam"))
        assert {holder: own for holder, own in after.items() if holder in before} == {
            holder: own for holder, own in before.items() if holder != "ben"
        }
        await store.carry_out(partial(give_results, holder="kim", to="zoe"))
        assert sorted(await names(store)) == ["Ada", "Eve", "Zoe"]


async def names(store: Store) -> list[str]:
    return [each.name for each in await store.carry_out(partial(ranking, game="amsterdam"))]


async def rated_table(ada: Person, ben: Person) -> str:
    table = await ada.table(ME, LINK, rated=True)
    invitation = (await ada.get(f"/api/tables/{table}/seats/1/invitation"))["invitation"]
    await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben", "invitation": invitation})
    return table


async def test_a_rated_game_from_its_set_up_to_the_ranking(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben, site.nobody() as eve:
        table = await rated_table(ada, ben)
        assert (await eve.look(table))["table"]["rated"]
        assert not (await ada.look(table))["table"]["hints"]
        await asyncio.gather(ada.play(table), ben.play(table))
        one, two = await kept(site.registry.store, table)
        assert one.rated
        assert two.rated
        told = await ada.get("/api/ratings/amsterdam")
        order = [each["name"] for each in told["persons"]]
        if one.place != two.place:
            assert order == [str(each.name) for each in sorted((one, two), key=lambda each: each.place)]
        assert {each["name"]: each["yours"] for each in told["persons"]} == {"Ada": True, "Ben": False}
        assert told["bots"]["medium"] == 1000
        page = (await ada.client.get("/ranking/amsterdam")).text
        assert page.index(order[0]) < page.index(order[1])
        assert str(one.holder) not in page
    folder = sqlite.partition(":///")[2].rpartition("/")[0]
    shown = await asyncio.to_thread(run, "admin", "rate", "--again", "--data", folder)
    assert "amsterdam: 1 rated game counted" in shown.stdout


async def test_what_a_rated_table_refuses(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben, site.person() as eve:
        for seats, more in (([ME, BOT], {}), ([ME, TOO], {}), ([ME, LINK], {"hints": True})):
            body = {"game": "amsterdam", "seats": seats, "options": {"players": 2}, "rated": True, **more}
            assert (await ada.refused("POST", "/api/tables", body))["code"] == "invalid_option"
        waiting = await ada.table(ME, LINK, rated=True)
        seat = f"/api/tables/{waiting}/seats/1"
        invitation = (await ada.get(f"{seat}/invitation"))["invitation"]
        own = {"name": "Ada too", "invitation": invitation}
        assert (await ada.refused("PUT", seat, own))["code"] == "not_allowed", "one seat for each person"
        table = await rated_table(ada, ben)
        assert (await ada.refused("DELETE", f"/api/tables/{table}/seats/0"))["code"] == "not_allowed"
        invitation = (await ben.get(f"/api/tables/{table}/seats/1/invitation"))["invitation"]
        stronger = {"name": "Eve", "invitation": invitation}
        assert (await eve.refused("PUT", f"/api/tables/{table}/seats/1", stronger))["code"] == "not_allowed"
        await ben.put(f"/api/tables/{table}/seats/1/bot", {"level": "greedy", "resign": True})
        await ada.play(table)
        assert [each["name"] for each in (await eve.get("/api/ratings/amsterdam"))["persons"]] == ["Ada", "Ben"]
        again = (await ada.post(f"/api/tables/{table}/rematch"))["table"]
        assert (await ada.look(again))["table"]["rated"]


async def test_everybody_sees_that_a_game_is_rated_before_they_sit_down(sqlite: str) -> None:
    told = words("en")("table-rated")
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben:
        for more in ({"rated": True}, {}):
            table = await ada.table(ME, OPEN, public=True, **more)
            for page in (f"/join/{table}/1", f"/tables/{table}"):
                assert (told in (await ben.client.get(page)).text) == bool(more)
            listed = {each["id"]: each["rated"] for each in await ben.get("/api/tables")}
            assert listed[table] == bool(more)
        assert (await ben.client.get("/")).text.count(f"<small>{words('en')('games-rated')}</small>") == 1
