"""Hidden means hidden: what leaves the server, byte by byte, for every game and every seat."""

import json
from importlib.util import find_spec
from typing import Any

import msgspec
import pytest

import tabledhote
from tabledhote import Rng
from tabledhote.games import box
from tabledhote.kernel.state import State
from tabledhote.server.live import encode, messages
from tabledhote.server.store.store import Entry, Row
from tabledhote.server.tables.table import Sitting
from tests.games import opened
from tests.server.served import BOT, ME, OPEN, TOO, Person, quick, serving
from tests.settings import SETTINGS, Chosen, settings, title

ALL = frozenset(messages.PARTS)
POSITION = ALL - {"lines"}  # the log tells what was seen at the time, not what can be concealed now


TABLES = [*settings(), *((name, {}) for name in tabledhote.games() if name not in SETTINGS)]
IDS = [title(name, chosen) for name, chosen in TABLES]


def asked(name: str) -> tuple[frozenset[str], str | None]:
    """Everything about a position, in words and drawn; of a game that is not drawn yet, what its rules say."""
    if find_spec(f"{box(name).package}.board") is None:
        return frozenset({"view", "legal"}), None
    return POSITION, "en"


def seated(name: str, chosen: Chosen, seed: str) -> Sitting:
    """A table in memory with a person on every seat."""
    game = opened(name, chosen)
    row = Row("t", name, game.box.rules, game.options, seed, "host", False, 1.0)
    sitting = Sitting(row)
    people = range(game.players)
    sitting.load([Entry(at + 1, "sit", at, {"holder": f"holder{at}", "name": f"Name {at}"}, 1.0) for at in people])
    return sitting


def play(sitting: Sitting, rng: Rng, actions: int) -> None:
    assert sitting.record is not None
    for _ in range(actions):
        state = sitting.record.state
        if state.seat < 0:
            return
        legal = state.legal()
        action = state.describe(legal[rng.below(len(legal))])
        sitting.absorb(Entry(sitting.number + 1, "act", state.seat, {"action": action}, 1.0))


def told(sitting: Sitting, seat: int, parts: frozenset[str], language: str | None) -> bytes:
    holder = f"holder{seat}" if seat >= 0 else None
    return msgspec.json.encode(messages.update(sitting, seat, holder, parts, language))


@pytest.mark.parametrize(("name", "chosen"), TABLES, ids=IDS)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(name: str, chosen: Chosen) -> None:
    """Everything the seat cannot know is dealt anew: not one byte of the answer may change."""
    rng = Rng(5)
    parts, language = asked(name)
    sitting = seated(name, chosen, "5eed")
    while not sitting.over:
        play(sitting, rng, 1 + rng.below(60))
        record = sitting.record
        assert record is not None
        if sitting.over:
            break
        real = record.state
        for seat in range(-1, record.game.players):
            before = told(sitting, seat, parts, language)
            record.state = dealt_anew(real, seat, rng)
            assert told(sitting, seat, parts, language) == before
            record.state = real


def dealt_anew(state: State, seat: int, rng: Rng) -> State:
    """What a seat cannot tell from the real position. A spectator knows what all seats know in common."""
    other = state.conceal(max(seat, 0), rng)
    if seat < 0:
        for each in range(1, state.game.players):
            other = other.conceal(each, rng)
    other.events = state.events
    return other


@pytest.mark.parametrize(("name", "chosen"), TABLES, ids=IDS)
def test_private_parts_of_events_reach_their_seat_alone(name: str, chosen: Chosen) -> None:
    sitting = seated(name, chosen, "5eed")
    play(sitting, Rng(1), 200)
    record = sitting.record
    assert record is not None
    assert record.state.events is not None
    record.state.events[-1] |= {"seat": 1, "private": {"card": "canary"}}
    for seat in range(-1, record.game.players):
        lines = json.loads(told(sitting, seat, frozenset({"lines"}), None))["lines"]
        events = [event for line in lines for event in line.get("events", [])]
        assert len(events) == len(record.state.events)
        for event, whole in zip(events, record.state.events, strict=True):
            own = "private" in whole and whole.get("seat") == seat
            assert event == (whole if own else {key: whole[key] for key in whole if key != "private"})
        assert ("canary" in json.dumps(events)) == (seat == 1)


@pytest.mark.parametrize(("name", "chosen"), TABLES, ids=IDS)
def test_what_is_built_once_for_all_seats_is_what_each_would_be_told_alone(name: str, chosen: Chosen) -> None:
    """Live updates share the view of a game that hides nothing: the same as built for the seat alone."""
    rng, parts = Rng(9), frozenset({"view", "legal", "lines"})
    sitting = seated(name, chosen, "5eed")
    while not sitting.over:
        play(sitting, rng, 1 + rng.below(80))
        assert sitting.record is not None
        for seat in range(-1, sitting.record.game.players):
            holder = f"holder{seat}" if seat >= 0 else None
            shared = encode.encoded(sitting, seat, holder, parts, None, sitting.number - 1)
            alone = messages.update(sitting, seat, holder, parts, None, sitting.number - 1)
            assert json.loads(b"".join(shared)) == json.loads(msgspec.json.encode(alone))


def test_there_are_games_with_something_to_hide() -> None:
    """Otherwise the tests above would show nothing."""
    sitting = seated("austria", {}, "5eed")
    play(sitting, Rng(1), 30)
    record = sitting.record
    assert record is not None
    assert record.state.view(0)["players"] != record.state.view(1)["players"]
    assert not encode.hides_nothing(type(record.state))
    assert any("private" in event for event in record.log)


@pytest.mark.anyio
async def test_no_answer_holds_a_secret_before_the_end(sqlite: str) -> None:
    """Seed, keys, holders, and the links of others, in every answer to everybody, live ones included."""
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben, site.nobody() as someone:
        table = await ada.table(ME, OPEN, BOT)
        await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        sitting = await site.house.table(table)
        secrets = [sitting.row.seed, sitting.row.host, *(seat.holder for seat in sitting.seats if seat.holder)]
        secrets += [ada.token, ada.token[:43], ben.token[:43]]
        secrets += [site.house.keys.invitation(table, seat, sitting.seats[seat].since) for seat in (0, 1)]
        heard = b""
        async with someone.listening(table, parts="view,legal,choices,lines,svg", language="ru") as ear:
            for _ in range(3):
                for person in (ada, ben):
                    await person.play(table, 1) if (await person.look(table))["legal"] else None
            await ear.next("update")
            heard += ear.raw
        for person in (ada, ben, someone):
            heard += await everything(person, table)
        for secret in secrets:
            assert secret.encode() not in heard
        sitting_record = sitting.record
        assert sitting_record is not None
        for action in sitting_record.actions:  # the choices of others are told by their events, never as sent
            assert json.dumps(action).encode() not in heard


async def everything(person: Person, table: str) -> bytes:
    """The bytes, headers included, of all that can be read."""
    at = f"/api/tables/{table}"
    paths = ["/api/games", "/api/tables", "/api/tables?of=mine", "/metrics", "/healthz", "/api/docs/openapi.json"]
    paths += [at, f"{at}?parts=view,legal,choices,lines,svg&language=en", f"{at}?seat=-1", f"{at}/legal"]
    paths += [f"{at}/positions/2?parts=view,legal,choices,svg", f"{at}/record", f"{at}/verify"]
    paths += [f"{at}?seat={seat}" for seat in range(3)] + [f"{at}/seats/2/invitation"]
    found = b""
    for path in paths:
        answer = await person.client.get(path)
        found += answer.content + repr(answer.headers).encode()
    return found


@pytest.mark.anyio
async def test_a_seat_that_changed_hands_is_no_longer_shown_on_an_open_connection(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, TOO)
        async with ada.listening(table, seat=1) as ear:
            assert (await ear.next("view"))[2]["you"] == 1
            link = await ada.get(f"/api/tables/{table}/seats/1/invitation")
            await ben.put(f"/api/tables/{table}/seats/1", {"name": "Ben", "invitation": link["invitation"]})
            seen: Any = (await ear.next("update"))[2]
            assert (seen["you"], seen["yours"], seen["legal"]) == (-1, [0], [])
