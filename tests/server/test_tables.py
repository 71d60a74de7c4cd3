"""What people can do at tables, through the API, with both databases."""

import asyncio
from typing import Any

import pytest

import tabledhote
from tabledhote.bots import LEVELS
from tabledhote.server.errors import CODES
from tabledhote.server.store.entries import Change
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.tables.registry import Registry
from tabledhote.words import LANGUAGES, words
from tests.server.served import BOT, LINK, ME, OPEN, TOO, quick, serving

pytestmark = pytest.mark.anyio


TACTICAL = {"variant": "tactical"}  # no dice: the end of a turn can be undone


async def test_a_whole_game_against_a_bot_from_set_up_to_final_scoring(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.nobody() as passer_by:
        table = await ada.table(ME, BOT)
        seen = await ada.look(table)
        commitment = seen["table"]["commitment"]
        assert (seen["table"]["seed"], seen["table"]["result"]) == (None, None)
        assert (await ada.refused("GET", f"/api/tables/{table}/record"))["code"] == "not_over"
        seen = await ada.play(table)
        assert seen["table"]["result"]["winners"]
        assert len(seen["table"]["result"]["breakdown"]) == 2
        record = await passer_by.get(f"/api/tables/{table}/record")
        verified = await passer_by.get(f"/api/tables/{table}/verify")
        assert verified == {
            "ok": True,
            "commitment": commitment,
            "seed": seen["table"]["seed"],
            "actions": len(record["actions"]),
            "problem": None,
        }
        assert record["names"] == ["Ada", "greedy"]
        late = await passer_by.get(f"/api/tables/{table}/positions/3", seat=1)
        assert late["view"]["you"] == 1


async def test_several_people_on_one_device_and_bots_mix(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada:
        table = await ada.table(ME, BOT, TOO)
        seen = await ada.look(table, language="en")
        assert (seen["yours"], seen["names"][0], seen["names"][2]) == ([0, 2], "Ada", "Ben")
        seats: set[int] = set()
        async with asyncio.timeout(20):
            while seats != {0, 2}:
                seen = await ada.look(table)
                if seen["legal"]:
                    seats.add(seen["you"])
                    await ada.post(f"/api/tables/{table}/actions", ada.move(seen))


async def test_an_invited_friend_sits_down_by_link_and_the_game_begins(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben, site.person() as cleo:
        table = await ada.table(ME, LINK, options={"first": 0})
        seen = await ada.look(table)
        assert seen["table"]["status"] == "waiting"
        refusal = await ada.refused("POST", f"/api/tables/{table}/actions", ada.move(seen))
        assert (refusal["code"], refusal["allowed"]) == ("waiting", [1])
        seat = f"/api/tables/{table}/seats/1"
        assert (await ben.refused("PUT", seat, {"name": "Ben"}))["code"] == "bad_invitation"
        assert (await ben.refused("GET", f"{seat}/invitation"))["code"] == "not_allowed"
        link = await ada.get(f"{seat}/invitation")
        assert link["link"] == f"{site.address}/join/{table}/1/{link['invitation']}"
        code = await ada.client.get(f"{seat}/invitation.svg")
        assert (code.headers["content-type"], b"<svg" in code.content) == ("image/svg+xml", True)
        await ben.put(seat, {"name": "Ben", "invitation": link["invitation"]})
        used = await cleo.refused("PUT", seat, {"name": "Cleo", "invitation": link["invitation"]})
        assert used["code"] == "bad_invitation"
        assert (await ben.look(table))["table"]["status"] == "playing"
        await ada.act(table)


async def test_open_seats_are_listed_and_anybody_may_take_them(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben, site.person() as cleo:
        table = await ada.table(ME, OPEN, public=True)
        hidden = await ada.table(ME, OPEN)
        assert [found["id"] for found in await ben.get("/api/tables")] == [table]
        assert {found["id"] for found in await ada.get("/api/tables", of="mine")} == {table, hidden}
        assert await ben.get("/api/tables", of="mine") == []
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        refusal = await cleo.refused("PUT", f"/api/tables/{table}/seats/1", {"name": "Cleo"})
        assert refusal["code"] == "seat_taken"
        assert [found["yours"] for found in await ben.get("/api/tables", of="mine")] == [[1]]


async def test_a_seat_is_handed_over_and_its_former_holder_is_out(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, BOT)
        link = await ada.get(f"/api/tables/{table}/seats/0/invitation")
        await ben.put(f"/api/tables/{table}/seats/0", {"name": "Ben", "invitation": link["invitation"]})
        assert (await ada.look(table))["you"] == -1
        assert (await ada.refused("GET", f"/api/tables/{table}", seat=0))["code"] == "not_your_seat"
        assert (await ben.look(table))["you"] == 0
        await ben.play(table, 2)


async def test_leaving_a_bot_taking_over_and_coming_back(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, OPEN, options={"first": 1})
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        await ben.act(table)
        await ben.delete(f"/api/tables/{table}/seats/1", to="open")
        assert (await ada.look(table))["table"]["seats"][1]["kind"] == "open"
        await ada.put(f"/api/tables/{table}/seats/1/bot", {"level": "greedy"})
        seen = await ada.play(table, 3)
        assert seen["table"]["seats"][1]["level"] == "greedy"
        await ada.delete(f"/api/tables/{table}/seats/1", to="open")
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben again"})
        assert (await ben.look(table))["table"]["seats"][1]["name"] == "Ben again"


async def test_who_resigns_is_marked_and_a_bot_plays_on(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, OPEN)
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        body = {"level": "random", "resign": True}
        assert (await ada.refused("PUT", f"/api/tables/{table}/seats/1/bot", body))["code"] == "not_your_seat"
        await ben.put(f"/api/tables/{table}/seats/1/bot", body)
        seat = (await ada.play(table))["table"]["seats"][1]
        told = {"seat": 1, "kind": "bot", "name": "Ben", "level": "random", "resigned": True}
        assert seat == told | {"stands_in": False, "late": False}
        assert (await ben.refused("PUT", f"/api/tables/{table}/seats/1", {"name": "Ben"}))["code"] == "over"


async def test_a_rematch_has_the_same_people_and_is_the_same_for_all(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben, site.person() as other:
        table = await ada.table(ME, OPEN, BOT)
        assert (await ada.refused("POST", f"/api/tables/{table}/rematch"))["code"] == "not_over"
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        await asyncio.gather(ada.play(table), ben.play(table))
        assert (await other.refused("POST", f"/api/tables/{table}/rematch"))["code"] == "not_allowed"
        ways = [person.post(f"/api/tables/{table}/rematch") for person in (ada, ben, ada)]
        found = {answer["table"] for answer in await asyncio.gather(*ways)}
        assert len(found) == 1
        after = found.pop()
        assert (await ada.look(table))["table"]["rematch"] == after
        assert [(await ada.look(after))["yours"], (await ben.look(after))["yours"]] == [[0], [1]]


@pytest.mark.parametrize("hints", [None, True, False])
async def test_a_rematch_keeps_the_choice_about_hints(sqlite: str, hints: bool | None) -> None:
    registry = Registry(quick(sqlite))
    async with serving(registry.settings, registry) as site, site.person() as ada:
        table = await ada.table(ME, BOT, hints=hints)
        await ada.play(table)
        again = (await ada.post(f"/api/tables/{table}/rematch"))["table"]
        assert (await registry.get(again)).hints is hints


async def test_words_sent_again_are_said_once(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        path, said = f"/api/tables/{table}/chat", {"seat": 0, "text": "Good evening", "id": "a"}
        answers = await asyncio.gather(*(ada.post(path, said) for _ in range(3)))
        assert answers[0] == answers[1] == answers[2]
        for other in ({"text": "Good night"}, {"seat": 1}):
            assert (await ada.refused("POST", path, {**said, **other}))["code"] == "id_used"
        for more in ({"seat": 0, "text": "Good evening", "id": "b"}, {"seat": 0, "text": "Good evening"}):
            await ada.post(path, more)
        lines = (await ada.look(table, parts="lines"))["lines"]
        assert [line["text"] for line in lines if line["kind"] == "say"] == ["Good evening"] * 3


async def test_undo_is_appended_and_the_log_says_what_was_undone(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada:
        table = await ada.table(ME, TOO, options={"first": 0, **TACTICAL})
        before = await ada.look(table)
        await ada.act(table)
        seen = await ada.look(table, parts="lines")
        assert seen["undo"]
        body = {"seat": 0, "version": seen["table"]["version"], "id": "u1"}
        answer = await ada.post(f"/api/tables/{table}/undo", body)
        assert (answer["number"], answer["version"]) == (4, 4)
        assert await ada.post(f"/api/tables/{table}/undo", body) == answer
        after = await ada.look(table, parts="view,lines")
        assert after["view"] == before["view"]
        assert [(line["kind"], line.get("undone", False), line.get("undoes")) for line in after["lines"][3:]] == [
            ("act", True, None),
            ("undo", False, 3),
        ]
        refusal = await ada.refused("POST", f"/api/tables/{table}/undo", {**body, "version": 4, "id": "u2"})
        assert (refusal["code"], refusal["reason"]) == ("cannot_undo", "nothing")
        await ada.act(table)
    async with serving(quick(database)) as site, site.person(ada.token) as ada:  # the same after a restart
        again = await ada.look(table, parts="lines")
        kinds = [(line["kind"], line.get("undone", False)) for line in again["lines"][3:]]
        assert kinds == [("act", True), ("undo", False), ("act", False)]


async def test_bots_wait_while_a_person_may_undo(sqlite: str) -> None:
    async with serving(quick(sqlite, undo_pause=1.5)) as site, site.person() as ada:
        table = await ada.table(ME, BOT, options={"first": 0, **TACTICAL})
        while (seen := await ada.look(table))["table"]["deciding"] == 0:
            await ada.post(f"/api/tables/{table}/actions", ada.move(seen))
        await asyncio.sleep(0.3)
        seen = await ada.look(table)
        assert (seen["table"]["deciding"], seen["undo"]) == (1, True)
        body = {"seat": 0, "version": seen["table"]["version"], "id": "u"}
        await ada.post(f"/api/tables/{table}/undo", body)
        await asyncio.sleep(1.7)
        seen = await ada.look(table)
        assert seen["table"]["deciding"] == 0  # the bot noticed and did not move
        await ada.post(f"/api/tables/{table}/actions", ada.move(seen))
        async with asyncio.timeout(20):
            while (await ada.look(table, parts="lines"))["lines"][-1]["seat"] != 1:
                await asyncio.sleep(0.05)


async def test_an_action_names_the_version_it_is_based_on_and_an_id(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada:
        table = await ada.table(ME, TOO, options=TACTICAL)
        path = f"/api/tables/{table}/actions"
        seen = await ada.look(table)
        body = ada.move(seen)
        first = await ada.post(path, body)
        assert await ada.post(path, body) == first
        assert (await ada.refused("POST", path, {**body, "action": {"do": "end_turn"}}))["code"] == "id_used"
        stale = await ada.refused("POST", path, {**body, "id": "other"})
        assert (stale["code"], stale["version"]) == ("stale_version", first["version"])
        await ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "Bonjour"})
        seen = await ada.look(table)
        assert (seen["table"]["version"], seen["table"]["number"]) == (first["version"], first["number"] + 1)
        await ada.act(table)


async def test_what_could_not_be_stored_is_shown_to_nobody_and_can_be_sent_again(sqlite: str) -> None:
    registry = Registry(quick(sqlite))
    async with serving(registry.settings, registry) as site, site.person() as ada, site.nobody() as someone:
        table = await ada.table(ME, TOO)
        body = ada.move(await ada.look(table))
        seen: list[Any] = []
        write = registry.store.write

        async def failing(change: Change) -> None:
            seen.append((await someone.look(table, parts="view,lines"))["table"]["number"])  # before the commit
            raise Unavailable("no space left")

        registry.store.write = failing  # type: ignore[method-assign]
        refusal = await ada.refused("POST", f"/api/tables/{table}/actions", body)
        registry.store.write = write  # type: ignore[method-assign]
        assert (refusal["code"], seen) == ("unavailable", [2])
        assert (await someone.look(table))["table"]["number"] == 2
        assert (await ada.post(f"/api/tables/{table}/actions", body))["number"] == 3


async def test_of_many_at_once_one_acts(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        seen = await ada.look(table)
        bodies = [ada.move(seen, which) for which in range(5)]
        answers = await asyncio.gather(*(ada.client.post(f"/api/tables/{table}/actions", json=body) for body in bodies))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]


async def test_what_is_illegal_is_refused_with_what_is_allowed(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, TOO, options={"first": 0})
        path = f"/api/tables/{table}/actions"
        seen = await ada.look(table)
        body = ada.move(seen)
        illegal = await ada.refused("POST", path, {**body, "action": {"do": "place_hotel", "at": "zz99"}})
        assert (illegal["code"], illegal["allowed"]) == ("illegal_action", seen["legal"])
        turn = await ada.refused("POST", path, {**body, "seat": 1})
        assert (turn["code"], turn["allowed"]) == ("not_your_turn", [0])
        for wrong in ({**body, "seat": "x"}, {**body, "version": -1}, {**body, "more": 1}, {**body, "id": "a b"}, {}):
            assert (await ada.refused("POST", path, wrong))["code"] == "invalid_request"
        assert (await ada.look(table))["view"] == seen["view"]


@pytest.mark.parametrize(
    ("change", "allowed"),
    [
        ({"game": "chess"}, ["amsterdam"]),
        ({"options": {"players": 9}}, [2, 3, 4]),
        ({"options": {"variant": "expert"}}, ["family", "tactical"]),
        ({"options": {"components": "/etc/passwd"}}, ["players", "variant", "layout", "first"]),
        ({"options": {"colour": 1}}, ["players", "variant", "layout", "first"]),
        ({"seats": [ME, {"kind": "bot", "level": "genius"}]}, list(LEVELS)),
    ],
)
async def test_a_table_that_cannot_be_set_up_says_what_can(sqlite: str, change: Any, allowed: list[Any]) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        body = {"game": "amsterdam", "seats": [ME, BOT], **change}
        refusal = await ada.refused("POST", "/api/tables", body)
        assert refusal["code"] == "invalid_option"
        assert set(allowed) <= set(refusal["allowed"])


async def test_names_and_chat_are_text_and_nothing_else(sqlite: str) -> None:
    hostile = "<script>alert(1)</script>&\"'"
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table({"kind": "me", "name": hostile[:40]}, BOT)
        await ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": hostile})
        answer = await ada.client.get(f"/api/tables/{table}", params={"parts": "lines,svg", "language": "fr"})
        assert answer.headers["content-type"] == "application/json"
        assert "<script" not in answer.json()["svg"]
        assert answer.json()["lines"][-1]["text"] == hostile
        for bad in ("", "   ", "a\u0000b", "a\u202eb", "a\nb", "x" * 501):
            refusal = await ada.refused("POST", f"/api/tables/{table}/chat", {"seat": 0, "text": bad})
            assert refusal["code"] == "invalid_request"
        for bad in ("", " ", "x" * 41, "a\u0007"):
            seats = [{"kind": "me", "name": bad}, BOT]
            refusal = await ada.refused("POST", "/api/tables", {"game": "amsterdam", "seats": seats})
            assert refusal["code"] == "invalid_request"


async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(sqlite: str) -> None:
    async with serving(quick(sqlite, idle_seconds=0.2)) as site, site.person() as ada:
        table = await ada.table(ME, TOO)
        await ada.act(table)
        before = await ada.look(table)
        async with asyncio.timeout(20):
            while site.registry.count():
                await asyncio.sleep(0.05)
        assert await ada.look(table) == before


@pytest.mark.parametrize("game", tabledhote.games())
async def test_bots_play_every_game_from_what_their_seats_may_know(sqlite: str, game: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        players = tabledhote.game(game).players
        body = {"game": game, "seats": [{"kind": "bot", "level": "random"}] * players}
        table = (await ada.post("/api/tables", body))["table"]["id"]
        async with ada.listening(table, parts="view") as ear:
            number = 0
            while number < players + 25 and (await ada.look(table))["table"]["status"] != "over":
                number = (await ear.next(seconds=20))[1] or number
        assert (await ada.look(table))["table"]["number"] > players  # a game of chance may be over soon
        assert site.registry.pool.overruns == 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_refusal_has_words_for_people(language: str) -> None:
    assert [code for code in CODES if f"problem-{code}" not in words(language)] == []
