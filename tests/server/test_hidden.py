"""Hidden means hidden: what leaves the server, byte by byte, for every game and every seat."""

import json
from typing import Any

import msgspec
import pytest

import tabledhote
from tabledhote import Rng
from tabledhote.kernel.state import State
from tabledhote.server.errors import Refusal
from tabledhote.server.live import encode, messages
from tabledhote.server.store.entries import Entry, Row
from tabledhote.server.tables.table import Table
from tests.server.served import BOT, ME, OPEN, TOO, Person, quick, serving
from tests.support.random_games import opened, written
from tests.support.settings import SETTINGS, Chosen, settings, title

ALL = frozenset(messages.PARTS)
POSITION = ALL - {"lines"}  # the log tells what was seen at the time, not what can be concealed now


TABLES = [*settings(), *((name, {}) for name in tabledhote.games() if name not in SETTINGS)]
IDS = [title(name, chosen) for name, chosen in TABLES]


def seated(name: str, chosen: Chosen, seed: str) -> Table:
    """A table in memory with a person on every seat."""
    game = opened(name, chosen)
    row = Row("t", name, game.box.rules, game.options, seed, "host", False, 1.0)
    table = Table(row)
    people = range(game.players)
    table.load([Entry(at + 1, "sit", at, {"holder": f"holder{at}", "name": f"Name {at}"}, 1.0) for at in people])
    return table


def play(table: Table, rng: Rng, actions: int) -> None:
    assert table.record is not None
    for _ in range(actions):
        state = table.record.state
        if state.seat < 0:
            return
        legal = state.legal()
        action = state.describe(legal[rng.below(len(legal))])
        table.absorb(Entry(table.number + 1, "act", state.seat, {"action": action}, 1.0))


def told(table: Table, seat: int, parts: frozenset[str], language: str | None) -> bytes:
    holder = f"holder{seat}" if seat >= 0 else None
    return msgspec.json.encode(messages.update(table, seat, holder, parts, language))


@pytest.mark.parametrize(("name", "chosen"), TABLES, ids=IDS)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(name: str, chosen: Chosen) -> None:
    """Everything the seat cannot know is dealt anew: not one byte of the answer may change."""
    rng = Rng(5)
    table = seated(name, chosen, "5eed")
    while not table.over:
        play(table, rng, 1 + rng.below(60))
        record = table.record
        assert record is not None
        if table.over:
            break
        real = record.state
        for seat in range(-1, record.game.players):
            before = told(table, seat, POSITION, "en")
            record.state = dealt_anew(real, seat, rng)
            assert told(table, seat, POSITION, "en") == before
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
def test_what_a_seat_may_take_back_has_told_it_nothing_new(name: str, chosen: Chosen) -> None:
    """The same action where all that its seat cannot know is dealt anew: the same answer, and the same undo."""
    rng, compared = Rng(6), 0
    while not compared:
        table = seated(name, chosen, f"{rng.next():x}")
        while not table.over:
            play(table, rng, rng.below(40))
            record = table.record
            assert record is not None
            seat, real, log = record.state.seat, record.state, record.log[:]
            before = told(table, seat, ALL, "en")
            play(table, rng, 1)
            if seat < 0 or table.undoable() != seat:
                continue
            after, form = told(table, seat, ALL, "en"), dict(record.actions[-1])
            table.absorb(Entry(table.number + 1, "undo", seat, {"undoes": table.number}, 1.0))
            assert position_in(told(table, seat, ALL, "en")) == position_in(before)
            twin = dealt_anew(record.state, seat, rng)
            twin.events = log
            record.state = twin
            play_form(table, form)
            assert position_in(told(table, seat, ALL, "en")) == position_in(after)
            record.state, compared = record.replay(), compared + 1
            assert record.state.game is real.game


def position_in(answer: bytes) -> dict[str, Any]:
    """What an answer says, without the numbers of entries and the log, in which an undo leaves its lines."""
    found: dict[str, Any] = json.loads(answer)
    lines = [line for line in found.pop("lines") if line["kind"] == "act" and not line.get("undone")]
    found["log"] = [(line["seat"], line.get("events"), line.get("sentences")) for line in lines]
    found["table"] = {key: kept for key, kept in found["table"].items() if key not in ("number", "version")}
    return found


def play_form(table: Table, action: dict[str, Any]) -> None:
    form = {key: value for key, value in action.items() if key != "seat"}
    table.absorb(Entry(table.number + 1, "act", action["seat"], {"action": form}, 1.0))


@pytest.mark.rule("GA-18.3")
def test_the_next_pack_of_a_draft_is_seen_by_nobody_who_can_take_the_choice_back() -> None:
    table = seated("austria", {"staff_deal": "draft", "first": 0}, "5eed")
    play(table, Rng(1), 2)  # one choice each: the packs have passed
    with pytest.raises(Refusal, match="it brought new information"):
        table.check_undo(1)
    assert not json.loads(told(table, 1, ALL, "en"))["undo"]


@pytest.mark.parametrize("whole", [True, False], ids=["whole", "one by one"])
def test_an_undo_that_was_allowed_once_is_still_read(whole: bool) -> None:
    """An older server let the last to choose take the choice back: its tables go on, also beside it."""
    table = seated("austria", {"staff_deal": "draft", "first": 0}, "5eed")
    play(table, Rng(1), 1)
    record = table.record
    assert record is not None
    kept, forms = written(record.state.dump()), [record.state.describe(code) for code in record.state.legal()]
    number = table.number
    entries = [
        Entry(number + 1, "act", 1, {"action": forms[0]}, 1.0),
        Entry(number + 2, "undo", 1, {"undoes": number + 1}, 1.0),
        Entry(number + 3, "act", 1, {"action": forms[1]}, 1.0),
    ]
    if whole:
        people = [Entry(at + 1, "sit", at, {"holder": f"holder{at}", "name": f"Name {at}"}, 1.0) for at in range(2)]
        first = {key: value for key, value in record.actions[0].items() if key != "seat"}
        table = Table(table.row)
        table.load([*people, Entry(3, "act", 0, {"action": first}, 1.0), *entries])
    else:
        for entry in entries:
            table.absorb(entry)
            if entry.kind == "undo":
                assert written(record.state.dump()) == kept
    assert table.record is not None
    assert table.record.actions[-1] == {"seat": 1, **forms[1]}
    assert len(table.record.actions) == 2
    assert table.closed is None


@pytest.mark.parametrize(("name", "chosen"), TABLES, ids=IDS)
def test_private_parts_of_events_reach_their_seat_alone(name: str, chosen: Chosen) -> None:
    table = seated(name, chosen, "5eed")
    play(table, Rng(1), 10)
    record = table.record
    assert record is not None
    assert record.state.events is not None
    assert not table.over  # then everything is open
    record.state.events[-1] |= {"seat": 1, "private": {"card": "canary"}}
    for seat in range(-1, record.game.players):
        lines = json.loads(told(table, seat, frozenset({"lines"}), None))["lines"]
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
    table = seated(name, chosen, "5eed")
    while not table.over:
        play(table, rng, 1 + rng.below(80))
        assert table.record is not None
        for seat in range(-1, table.record.game.players):
            holder = f"holder{seat}" if seat >= 0 else None
            shared = encode.encoded(table, seat, holder, parts, None, table.number - 1)
            alone = messages.update(table, seat, holder, parts, None, table.number - 1)
            assert json.loads(b"".join(shared)) == json.loads(msgspec.json.encode(alone))


def test_there_are_games_with_something_to_hide() -> None:
    """Otherwise the tests above would show nothing."""
    table = seated("austria", {}, "5eed")
    play(table, Rng(1), 30)
    record = table.record
    assert record is not None
    assert record.state.view(0)["players"] != record.state.view(1)["players"]
    assert not encode.hides_nothing(type(record.state))
    assert any("private" in event for event in record.log)


@pytest.mark.anyio
async def test_no_answer_holds_a_secret_before_the_end(sqlite: str) -> None:
    """Seed, keys, holders, and the links of others, in every answer to everybody, live ones included."""
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben, site.nobody() as someone:
        table_id = await ada.table(ME, OPEN, BOT)
        await ben.put(f"/api/tables/{table_id}/seats/1", {"name": "Ben"})
        table = await site.registry.get(table_id)
        secrets = [table.row.seed, table.row.host, *(seat.holder for seat in table.seats if seat.holder)]
        secrets += [ada.token, ada.token[:43], ben.token[:43]]
        secrets += [site.registry.keys.invitation(table_id, seat, table.seats[seat].since) for seat in (0, 1)]
        heard = b""
        async with someone.listening(table_id, parts="view,legal,choices,lines,svg", language="ru") as ear:
            for _ in range(3):
                for person in (ada, ben):
                    await person.play(table_id, 1) if (await person.look(table_id))["legal"] else None
            await ear.next("update")
            heard += ear.raw
        for person in (ada, ben, someone):
            heard += await everything(person, table_id)
        for secret in secrets:
            assert secret.encode() not in heard
        record = table.record
        assert record is not None
        for action in record.actions:  # the choices of others appear as their events, never as sent
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


@pytest.mark.anyio
async def test_when_a_game_is_over_all_hands_are_open_at_any_moment_of_it(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        table = await ada.table(ME, BOT, game="austria", options={"first": 0})
        path = f"/api/tables/{table}/positions/6"
        before = await ada.play(table, actions=8)
        assert before["table"]["status"] == "playing"
        hands = [player["hand"] for player in (await ada.get(path, seat=0))["view"]["players"]]
        assert hands[0]
        assert hands[1] is None
        await ada.play(table)
        shown = await ada.get(path, seat=0, parts="view,svg,lines", language="en")
        assert all(player["hand"] for player in shown["view"]["players"])
        assert 'id="hand-1"' in shown["svg"]
        dealt = [event for line in shown["lines"] for event in line.get("events", []) if event["event"] == "dealt"]
        assert all(event["private"]["staff"] for event in dealt)
