"""Tables of earlier and of unknown versions of the rules, through the API and on the pages."""

import html
from itertools import product
from typing import Any

import pytest

from tabledhote.server.store.entries import Change, Entry, Row
from tabledhote.server.tables.registry import Registry
from tabledhote.table import Record
from tabledhote.words import LANGUAGES, words
from tests.server.served import BOT, ME, TOO, quick, serving
from tests.tables import half_played

pytestmark = pytest.mark.anyio


async def test_a_table_of_other_rules_is_read_only_and_says_why(database: str) -> None:
    registry = Registry(quick(database))
    async with serving(registry.settings, registry) as site, site.person() as ada:
        row = Row("old", "amsterdam", 99, {"players": 2}, "7", "h", False, 1.0, "playing", 1.0)
        holder = registry.keys.holder(ada.token)
        sits = [Entry(n + 1, "sit", n, {"holder": holder, "name": f"N{n}"}, 1.0) for n in range(2)]
        acts = [Entry(3, "act", 0, {"action": {"do": "jump"}}, 1.0, "a")]
        await registry.store.write(Change("old", sits + acts, row=row))
        seen = await ada.look("old", parts="view,legal,lines")
        assert "rules version 99" in seen["table"]["closed"]
        assert (seen["table"]["seats"][1]["name"], len(seen["lines"]), "view" in seen) == ("N1", 4, False)
        body = {"seat": 0, "action": {"do": "jump"}, "version": 3, "id": "b"}
        assert (await ada.refused("POST", "/api/tables/old/actions", body))["code"] == "read_only"
        undo = {"seat": 0, "version": 3, "id": "b"}
        assert (await ada.refused("POST", "/api/tables/old/undo", undo))["code"] == "read_only"
        assert (await ada.refused("GET", "/api/tables/old/record"))["code"] == "not_over"
        async with ada.listening("old") as ear:
            assert (await ear.next("view"))[2]["table"]["closed"]


def stored(record: dict[str, Any], actions: list[dict[str, Any]], holder: str | None) -> Change:
    """The table "older" after some actions of a record, all its seats held by one person."""
    row = Row(
        "older", record["game"], record["rules"], record["options"], record["seed"], "h", False, 1.0, "playing", 1.0
    )
    sits = [Entry(at + 1, "sit", at, {"holder": holder, "name": name}, 1.0) for at, name in enumerate(record["names"])]
    first = len(sits) + 1
    acts = [Entry(first + at, "act", done["seat"], {"action": bare(done)}, 1.0) for at, done in enumerate(actions)]
    return Change("older", sits + acts, row=row, holders=dict.fromkeys(range(len(sits)), holder))


async def test_a_table_of_an_earlier_version_goes_on_and_its_pages_say_so(database: str) -> None:
    half = half_played("amsterdam", 1)
    registry = Registry(quick(database))
    async with serving(registry.settings, registry) as site, site.person() as ada:
        await registry.store.write(stored(half.record, half.record["actions"], registry.keys.holder(ada.token)))
        for action in half.then:
            version = (await ada.look("older"))["table"]["version"]
            body = {"seat": action["seat"], "action": bare(action), "version": version, "id": f"a{version}"}
            await ada.post("/api/tables/older/actions", body)
        seen = (await ada.look("older"))["table"]
        assert (seen["rules"], seen["closed"], seen["status"]) == (1, None, "over")
        assert (seen["result"]["scores"], seen["result"]["winners"]) == (half.result["scores"], half.result["winners"])
        record = await ada.get("/api/tables/older/record")
        assert (record["rules"], Record.read(record).result) == (1, half.result)
        newer = await ada.table(ME, TOO)
        for page, language in product(("", "/replay", "/result"), LANGUAGES):
            told = words(language)("table-rules", version=1, newest=2)
            assert told in (await shown(site, f"/tables/older{page}", language))
            assert told not in (await shown(site, f"/tables/{newer}", language))


def bare(action: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in action.items() if field != "seat"}


async def shown(site: Any, path: str, language: str) -> str:
    async with site.nobody() as someone:
        answer = await someone.client.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    return html.unescape(answer.text)


async def test_a_new_table_and_a_rematch_have_the_newest_rules(sqlite: str) -> None:
    half = half_played("amsterdam", 1)
    registry = Registry(quick(sqlite))
    async with serving(registry.settings, registry) as site, site.person() as ada:
        body = {"game": "amsterdam", "options": {"rules": 1}, "seats": [ME, BOT]}
        refusal = await ada.refused("POST", "/api/tables", body)
        assert (refusal["code"], "rules" in refusal["allowed"]) == ("invalid_option", False)
        actions = half.record["actions"] + half.then
        await registry.store.write(stored(half.record, actions, registry.keys.holder(ada.token)))
        again = (await ada.post("/api/tables/older/rematch"))["table"]
        assert (await ada.look(again))["table"]["rules"] == 2


async def test_a_log_that_does_not_fit_the_rules_is_read_only_too(sqlite: str) -> None:
    registry = Registry(quick(sqlite))
    async with serving(registry.settings, registry) as site, site.nobody() as someone:
        options = {"players": 2, "variant": "family", "layout": "random", "first": 0}
        row = Row("odd", "amsterdam", 1, options, "7", "h", False, 1.0, "playing", 1.0)
        sits = [Entry(n + 1, "bot", n, {"level": "greedy"}, 1.0) for n in range(2)]
        acts = [Entry(3, "act", 0, {"action": {"do": "jump"}}, 1.0, "a")]
        await registry.store.write(Change("odd", sits + acts, row=row))
        assert "action 1 does not fit" in (await someone.look("odd"))["table"]["closed"]
