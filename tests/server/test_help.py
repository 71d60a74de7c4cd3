"""What helps people: hints while they play where the table allows them, a guide, and a review when the game is over."""

import asyncio
from pathlib import Path

import httpx
import pytest

import tabledhote
from tabledhote.bots import Random
from tabledhote.server.ops import archive
from tabledhote.server.ops.database import changing
from tabledhote.server.tables.create import set_up
from tabledhote.server.tables.guide import begun
from tabledhote.table import Record
from tabledhote.table.guide import LEARNER, guide
from tabledhote.words import words
from tests.server.served import BOT, ME, TOO, Json, Person, Site, quick, serving

pytestmark = pytest.mark.anyio


async def test_hints_are_the_best_legal_actions_with_what_they_lead_to(sqlite: str) -> None:
    async with serving(quick(sqlite, hint_seconds=0.1)) as site, site.person() as ada:
        table = await ada.table(ME, BOT, options={"first": 0})
        hints = await ada.get(f"/api/tables/{table}/hint", seat=0, language="ru")
        choices = (await ada.look(table, parts="choices", language="ru"))["choices"]
        offered = [(choice["action"], choice["text"]) for choice in choices]
        assert len(hints) == 3
        assert len({str(hint["action"]) for hint in hints}) == 3
        for hint in hints:
            assert (hint["action"], hint["text"]) in offered
            assert 0 <= hint["chance"] <= 1
            assert len(hint["scores"]) == 2


@pytest.mark.parametrize(
    ("seats", "chosen", "given"), [((ME, TOO), None, False), ((ME, TOO), True, True), ((ME, BOT), False, False)]
)
async def test_among_people_hints_must_be_chosen(
    sqlite: str, seats: tuple[Json, Json], chosen: bool | None, given: bool
) -> None:
    async with serving(quick(sqlite, hint_seconds=0.05)) as site, site.person() as ada:
        table = await ada.table(*seats, options={"first": 0}, hints=chosen)
        assert (await ada.look(table))["table"]["hints"] is given
        if given:
            assert await ada.get(f"/api/tables/{table}/hint", seat=0)
        else:
            assert (await ada.refused("GET", f"/api/tables/{table}/hint", seat=0))["code"] == "not_allowed"


async def test_a_finished_game_is_reviewed_once_and_only_then(sqlite: str) -> None:
    async with serving(quick(sqlite, review_seconds=1.0)) as site, site.person() as ada, site.nobody() as passer_by:
        table = await ada.table(ME, TOO, options={"first": 0})
        assert (await ada.refused("GET", f"/api/tables/{table}/review"))["code"] == "not_over"
        await ada.play(table)
        told = await reviewed(passer_by, table)
        actions = (await ada.get(f"/api/tables/{table}/record"))["actions"]
        assert [{"seat": one["seat"], **one["played"]} for one in told["decisions"]] == actions
        assert all(abs(sum(one["chances"]) - 1) < 0.01 and one["loss"] >= 0 for one in told["decisions"])
        assert all(one["texts"] for one in told["decisions"])
        assert set(told["turning"]) <= {one["number"] for one in told["decisions"]}
        assert await passer_by.get(f"/api/tables/{table}/review", language="fr") == told


async def test_a_review_survives_a_restart_and_a_backup(sqlite: str, tmp_path: Path) -> None:
    async with serving(quick(sqlite, review_seconds=0.5)) as site, site.person() as ada:
        table = await ada.table(ME, {"kind": "bot", "level": "random"}, game="amsterdam")
        await ada.play(table)
        told = await reviewed(ada, table)
    archived = tmp_path / "tables.jsonl"
    await move(sqlite, archived, sqlite.replace(".sqlite", "-restored.sqlite"))
    for database in (sqlite, sqlite.replace(".sqlite", "-restored.sqlite")):
        async with serving(quick(database)) as site, site.nobody() as someone:
            assert await someone.get(f"/api/tables/{table}/review", language="fr") == told, "at once, not made again"


async def move(database: str, file: Path, to: str) -> None:
    """An export from one database and an import into another."""
    async with changing(database) as connection:
        assert await archive.write(connection, file, await archive.find(connection, []), lambda _: None, False) == []
    async with changing(to) as connection:
        assert await archive.insert_all(connection, file, lambda _: None) == 1


async def reviewed(someone: Person, table: str) -> Json:
    for _ in range(400):
        told: Json = await someone.get(f"/api/tables/{table}/review", language="fr")
        assert not told["failed"]
        if told["decisions"]:
            return told
        assert told["done"] <= told["total"]
        await asyncio.sleep(0.1)
    raise AssertionError("the review never came")


async def guided(site: Site, someone: Person) -> str:
    """A table of Hotel Amsterdam whose learner is guided."""
    dealt = guide("amsterdam")
    holder = site.registry.keys.holder(someone.token)
    assert holder is not None
    seats = [("me", "Ada"), ("bot", "random")]
    return (
        await set_up(site.registry, holder, "amsterdam", dealt.options, seats, False, seed=dealt.seed, more=begun())
    ).id


async def test_a_guided_table_leads_the_learner_and_its_bots_until_the_script_is_left(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.nobody() as passer_by:
        table = await guided(site, ada)
        script = guide("amsterdam")
        for step in script.steps:
            for action in step.play:
                seen = await decides(ada, table)
                assert (seen["guide"]["action"], seen["guide"]["text"]) == (action, seen["guide"]["text"])
                assert "guide" not in await passer_by.look(table, parts="choices", language="en")
                body = {
                    "seat": LEARNER,
                    "action": action,
                    "version": seen["table"]["version"],
                    "id": str(len(str(seen))),
                }
                await ada.post(f"/api/tables/{table}/actions", body)
        last = await decides(ada, table)
        assert last["guide"]["action"] is None
        await ada.act(table, seat=LEARNER)
        assert "guide" not in await ada.look(table, parts="choices", language="en")


async def decides(someone: Person, table: str) -> Json:
    while True:
        seen = await someone.look(table, parts="choices,legal", language="en")
        if seen["table"]["deciding"] == LEARNER:
            return seen
        await asyncio.sleep(0.01)


async def test_the_guide_is_skipped_by_the_learner_alone(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben:
        table = await guided(site, ada)
        assert (await ben.refused("POST", f"/api/tables/{table}/skip-guide"))["code"] == "not_your_seat"
        await ada.post(f"/api/tables/{table}/skip-guide")
        assert "guide" not in await ada.look(table, parts="choices", language="en")
        assert (await ada.refused("POST", f"/api/tables/{table}/skip-guide"))["code"] == "not_allowed"


async def uploaded(someone: Person, raw: bytes) -> tuple[int, str]:
    """What the page answers to a file, sent by a browser: the status, and where it leads or what it says."""
    async with httpx.AsyncClient(base_url=someone.client.base_url, timeout=20) as browser:
        csrf = (await browser.get("/records")).text.split('name="csrf" content="')[1].split('"')[0]
        files = {"record": ("game.json", raw)}
        answer = await browser.post("/records", files=files, headers={"x-csrf-token": csrf})
    return answer.status_code, answer.headers.get("location") or answer.text


@pytest.mark.parametrize("game", tabledhote.games())
async def test_a_record_from_elsewhere_can_be_replayed_and_nobody_plays_on(sqlite: str, game: str) -> None:
    record = Record(tabledhote.game(game), "7", [], [])
    player = Random(3)
    for _ in range(12):
        record.play(record.state.seat, record.state.describe(player.choose(record.state)))
    async with serving(quick(sqlite)) as site, site.person() as ada:
        status, place = await uploaded(ada, record.text().encode())
        table = place.split("/")[2]
        assert (status, place) == (303, f"/tables/{table}/replay?at=0")
        assert (await ada.client.get(place)).status_code == 200
        assert (await uploaded(ada, record.text().encode()))[1] == place, "the same record has the same table"
        seen = await ada.get(f"/api/tables/{table}/positions/12", parts="view")
        assert seen["view"] == record.state.view(-1)
        assert seen["yours"] == []
        assert (await ada.client.get(f"/tables/{table}")).headers["location"].endswith("/replay")
        take = await ada.refused("PUT", f"/api/tables/{table}/seats/0", {"name": "Ada"})
        assert take["code"] == "seat_taken"
        action = {"seat": 0, "action": {"do": "end_turn"}, "version": seen["table"]["version"], "id": "a"}
        assert (await ada.refused("POST", f"/api/tables/{table}/actions", action))["code"] == "not_your_seat"


async def test_what_is_wrong_with_a_record_is_said(sqlite: str) -> None:
    record, texts = Record(tabledhote.game("amsterdam"), "7").written(), words("en")
    async with serving(quick(sqlite)) as site, site.person() as ada:
        wrong = {
            b"": texts("record-json"),
            b"[" * 100_000: texts("record-json"),
            b"{}": texts("record-format"),
            str({**record, "commitment": "0" * 64}).replace("'", '"').replace("None", "null").encode(): texts(
                "record-commitment"
            ),
        }
        for raw, why in wrong.items():
            status, said = await uploaded(ada, raw)
            assert status == 400
            assert why in said
        assert (await uploaded(ada, b" " * 600_000))[0] == 413
