"""Records: what is played, undone, written and read back, and what is refused."""

import hashlib
import json
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabledhote
from tabledhote import IllegalAction, InvalidRecord, Rng
from tabledhote.kernel.game import printed
from tabledhote.table import Record, commitment, fresh_seed, seen_by
from tabledhote.table.seed import chance
from tests.support.settings import Chosen, title
from tests.support.settings import settings as every_setting
from tests.table.played import FAMILY, played, started


def refusal(form: object, **arguments: Any) -> str:
    with pytest.raises(InvalidRecord) as caught:
        Record.read(form, **arguments).verify()
    message = str(caught.value)
    assert "\n" not in message
    return message


def changed(record: Record, **entries: object) -> dict[str, Any]:
    return {**json.loads(json.dumps(record.written())), **entries}


# ---- playing and undoing ------------------------------------------------------------------------


def test_an_action_is_stored_in_its_structured_form_with_its_seat() -> None:
    record = started()
    events = record.play(0, {"do": "place_hotel", "at": "ab12"})
    assert record.actions == [{"seat": 0, "do": "place_hotel", "at": "ab12"}]
    assert events == [{"event": "place_hotel", "seat": 0, "at": "ab12"}]


def test_the_wrong_seat_is_told_whose_turn_it_is() -> None:
    record = Record(tabledhote.game("amsterdam", **FAMILY), "7", ["Ada", "Ben"])
    before = record.state.dump()
    with pytest.raises(IllegalAction, match=r"seat 1 \(Ben\) cannot act now: it is the turn of seat 0 \(Ada\)"):
        record.play(1, {"do": "place_hotel", "at": "ab12"})
    with pytest.raises(IllegalAction, match=r"seat 9 cannot act now"):
        record.play(9, {"do": "place_hotel", "at": "ab12"})
    assert (record.state.dump(), record.actions) == (before, [])


def test_an_illegal_action_changes_nothing() -> None:
    record = played(5)
    before, log, actions = record.state.dump(), record.log[:], record.actions[:]
    wrong: list[dict[str, object]] = [{"do": "sail", "steps": 9}, {"do": "chess"}, {}, {"do": "walk", "to": []}]
    for action in wrong:
        with pytest.raises(IllegalAction):
            record.play(record.state.seat, action)
    assert (record.state.dump(), record.log, record.actions) == (before, log, actions)


def test_what_is_not_an_action_is_refused_like_an_illegal_one() -> None:
    wrong: tuple[object, ...] = (None, [], "end_turn", 7)
    for nonsense in wrong:
        with pytest.raises(IllegalAction, match="is not an action"):
            started().play(0, nonsense)  # type: ignore[arg-type]


def test_nothing_can_be_played_after_the_end() -> None:
    record = played(1000)
    with pytest.raises(IllegalAction, match="the game is over"):
        record.play(0, {"do": "end_turn"})


def test_undo_takes_back_ones_own_action_and_leaves_no_trace() -> None:
    record = started()
    before, log = record.state.dump(), record.log[:]
    record.play(0, {"do": "place_hotel", "at": "ab12"})
    assert record.undo(0) == {"do": "place_hotel", "at": "ab12"}
    position = record.state.dump()
    assert (position, record.log, record.actions) == (before, log, [])
    assert record.events(0) == log


def test_undo_stops_at_the_beginning_at_another_seat_at_new_information_and_at_the_end() -> None:
    record = started()
    with pytest.raises(IllegalAction, match="nothing has been played yet"):
        record.undo(0)
    record.play(0, {"do": "place_hotel", "at": "ab12"})
    with pytest.raises(IllegalAction, match="seat 1 cannot undo: the last action was by seat 0"):
        record.undo(1)
    while record.state.seat == 0:
        record.play(0, record.state.describe(record.state.legal()[-1]))
    with pytest.raises(IllegalAction, match="it brought new information"):
        record.undo(0)
    ended = played(1000)
    with pytest.raises(IllegalAction, match="the game is over"):
        ended.undo(int(str(ended.actions[-1]["seat"])))


def test_without_dice_the_end_of_a_turn_can_be_taken_back_until_the_next_seat_acts() -> None:
    record = started(variant="tactical")
    while record.state.seat == 0:
        record.play(0, record.state.describe(record.state.legal()[-1]))
    number = len(record.actions)
    record.undo(0)
    assert (record.state.seat, len(record.actions)) == (0, number - 1)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 150))
def test_after_any_undo_the_record_goes_on_as_if_nothing_had_been(choices: int, decisions: int) -> None:
    record = played(decisions, choices)
    straight = [record.replay(at).dump() for at in range(len(record.actions) + 1)]
    seat = int(str(record.actions[-1]["seat"])) if record.actions else 0
    if record.fixed(seat) is None:
        undone = record.undo(seat)
        assert record.state.dump() == straight[-2]
        record.play(seat, undone)
    assert record.state.dump() == straight[-1] == record.replay().dump()
    assert record.log == record.replay().events


# ---- replaying ----------------------------------------------------------------------------------


def test_replay_at_every_number_is_the_position_that_was() -> None:
    record, rng = started(), Rng(3)
    positions = [record.state.dump()]
    while record.state.seat >= 0:
        legal = record.state.legal()
        record.play(record.state.seat, record.state.describe(legal[rng.below(len(legal))]))
        positions.append(record.state.dump())
    assert [record.replay(at).dump() for at in range(len(record.actions) + 1)] == positions
    with pytest.raises(ValueError, match=f"no position after {len(positions)} actions"):
        record.replay(len(positions))
    with pytest.raises(ValueError, match="no position after -1 actions"):
        record.replay(-1)


def test_the_events_of_the_actions_make_up_the_log() -> None:
    record = played(60)
    told = [event for number in range(len(record.actions) + 1) for event in record.events(number)]
    assert told == record.log == record.replay().events


def test_chance_comes_from_the_seed_and_the_number_of_the_action_alone() -> None:
    digest = hashlib.blake2b(b"12", key=b"c0ffee", digest_size=8).digest()
    assert chance("c0ffee", 12) == int.from_bytes(digest, "big") % 2**63
    one, other = started(), started()
    one.play(0, {"do": "place_hotel", "at": "ab12"})
    other.play(0, {"do": "place_hotel", "at": "de45"})
    other.undo(0)
    other.play(0, {"do": "place_hotel", "at": "ab12"})
    assert one.state.dump() == other.state.dump()
    assert one.state.rng.state == chance("7", 1)


class Long(list[Any]):
    """A list that may be long: nobody may go through it, or through a part of it."""

    def __iter__(self) -> Iterator[Any]:
        raise AssertionError("an action goes through the whole record")

    def __getitem__(self, at: Any) -> Any:
        assert isinstance(at, int), "an action goes through a part of the record"
        return super().__getitem__(at)


def test_appending_costs_the_same_however_long_the_record_is() -> None:
    record = started()
    record.actions = Long(record.actions)
    record._codes, record._revealed, record._told = map(Long, (record._codes, record._revealed, record._told))
    record.play(0, {"do": "place_hotel", "at": "ab12"})
    assert len(record.actions) == 1
    with pytest.raises(AssertionError, match="goes through"):
        record.replay(1)


# ---- reading and writing ------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "chosen"), list(every_setting()), ids=[title(*each) for each in every_setting()])
def test_records_of_random_games_come_back_as_they_were(name: str, chosen: Chosen) -> None:
    @settings(max_examples=3, deadline=None)
    @given(st.from_regex(r"[0-9a-f]{1,64}", fullmatch=True), st.integers(0, 10**6), st.integers(1, 2000))
    def come_back(seed: str, choices: int, decisions: int) -> None:
        record, rng = Record(tabledhote.game(name, **chosen), seed), Rng(choices)
        while record.state.seat >= 0 and len(record.actions) < decisions:
            seat, legal = record.state.seat, record.state.legal()
            record.play(seat, record.state.describe(legal[rng.below(len(legal))]))
            if record.fixed(seat) is None and rng.below(8) == 0:
                after = record.state.dump()
                record.play(seat, record.undo(seat))
                assert record.state.dump() == after
        again = Record.read(json.loads(record.text()))
        again.verify()
        assert again.written() == record.written() == json.loads(record.text())
        assert (again.state.dump(), again.log) == (record.state.dump(), record.log)

    come_back()


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    record = Record(tabledhote.game("amsterdam"), names=["Анна", "Zoë"])
    record.save(path)
    assert Record.load(path).written() == record.written()
    assert "Анна" in path.read_text("utf-8")
    old = path.read_bytes()
    monkeypatch.setattr(Record, "text", lambda self: "half\ud800")
    with pytest.raises(UnicodeEncodeError):
        record.save(path)
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (old, [path])


def test_a_fresh_seed_is_secret_and_its_commitment_is_plain_sha256() -> None:
    assert fresh_seed() != fresh_seed()
    record = Record(tabledhote.game("amsterdam"))
    assert len(record.seed) == 32
    assert record.written()["commitment"] == hashlib.sha256(record.seed.encode()).hexdigest() == commitment(record.seed)


@pytest.mark.parametrize("seed", ["", "XYZ", "-7", "7" * 65, "7\n"])
def test_a_seed_is_made_of_digits(seed: str) -> None:
    with pytest.raises(ValueError, match="it must be 1 to 64 digits"):
        started(seed)
    assert "seed" in refusal(changed(started(), seed=seed))


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ({"format": "chess"}, "is not a record: format is 'chess'"),
        ({"version": 2}, "version is 2; this tabledhote reads versions up to 1: install a newer one"),
        ({"version": True}, "version is True"),
        ({"rules": 3}, "rules is version 3 of amsterdam, but this tabledhote plays version 2: replay it with a newer"),
        ({"game": "monopoly"}, "game is 'monopoly'; allowed: "),
        ({"options": {"players": 5}}, "options: option players cannot be 5; allowed: 2, 3, 4"),
        ({"options": {"self": 5}}, "options: amsterdam has no option self"),
        ({"options": {"components": "x"}}, "options.components is not known"),
        ({"options": []}, "options must be a table"),
        ({"names": ["Ada"]}, "names has 1 entries; it must have 2"),
        ({"names": ["Ada", "\x1b[2J"]}, "is not a name"),
        ({"names": ["Ada", "\ud800"]}, "names[1] is '\\ud800', which is not text"),
        ({"bots": ["greedy", "\ud800"]}, "bots must be a list with a level or null for each of 2 seats"),
        ({"commitment": "\ud800"}, "commitment is '\\ud800', which is not text"),
        ({"components": "\n" * 1000}, "was played with a corrected file"),
        ({"options": {"\ud800": 1}}, "amsterdam has no option '\\ud800'"),
        ({"options": {"players": 10**5000}}, "option players cannot be a value of type int that is too long to show"),
        ({"seed": float("nan")}, "seed must be a word, not a number"),
        ({"version": "7" * 100_000}, "version is '777"),
        ({7: 7}, "has 7 as a name; names must be words"),
        ({"\ud800": 7}, "'\\ud800' is not known"),
        ({"actions": {}}, "actions must be a list"),
        ({"actions": [7]}, "actions[0] must be a table"),
        ({"actions": [{"do": "end_turn"}]}, "actions[0].seat is missing"),
        ({"actions": [{"seat": 0, "do": "end_turn"}]}, "action 1: {'do': 'end_turn'} is not legal: seat 0 may"),
        ({"actions": [{"seat": 0, "do": "place_hotel", "at": "zz"}]}, "action 1: "),
        ({"actions": [{"seat": 1, "do": "place_hotel", "at": "ab12"}]}, "action 1: seat 1 cannot act now: it is the"),
        ({"bots": ["greedy"]}, "bots must be a list with a level or null for each of 2 seats"),
        ({"bots": ["greedy", 7]}, "bots must be a list with a level or null for each of 2 seats"),
        ({"bots": None}, "bots must be a list with a level or null for each of 2 seats"),
        ({"commitment": "0" * 64}, "but the seed gives"),
        ({"commitment": 7}, "commitment must be a word"),
        ({"result": {"scores": [1, 2], "winners": [1]}}, "but the actions lead to a game that is not over"),
        ({"result": {"scores": [1], "winners": [1]}}, "result.scores has 1 entries; it must have 2"),
        ({"components": "f00"}, "was played with a corrected file, which is needed here too"),
        ({"extra": 1}, "extra is not known"),
    ],
)
def test_what_is_wrong_with_a_record_is_named(entries: dict[Any, object], expected: str) -> None:
    message = refusal({**changed(started()), **entries})
    assert expected in message
    assert len(message.encode()) < 1000


def test_older_rules_are_named() -> None:
    assert "rules is 0; it must be a whole number from 1" in refusal(changed(started(), rules=0))


def test_a_result_that_the_game_did_not_have_is_refused() -> None:
    record = played(1000)
    form = changed(record)
    Record.read(form).verify()
    form["result"]["scores"][0] += 1
    assert "but the actions lead to" in refusal(form)


def test_an_action_that_only_the_other_seat_could_play_is_refused() -> None:
    record = played(30)
    form = changed(record)
    form["actions"][20]["seat"] ^= 1
    assert "action 21: seat" in refusal(form)
    assert "it is the turn of seat" in refusal(form)


def test_corrected_components_belong_to_the_record(tmp_path: Path) -> None:
    text = resources.files("tabledhote.games.amsterdam").joinpath("components.toml").read_text("utf-8")
    mine, other = tmp_path / "mine.toml", tmp_path / "other.toml"
    mine.write_text(text + "\n# mine\n", "utf-8")
    other.write_text(text + "\n# other\n", "utf-8")
    record = Record(tabledhote.game("amsterdam", components=str(mine)), "7")
    record.play(record.state.seat, {"do": "place_hotel", "at": "ab12"})
    form = changed(record)
    assert Record.read(form, components=mine).state.dump() == record.state.dump()
    assert "is needed here too" in refusal(form)
    assert f"but {other} has" in refusal(form, components=other)
    assert "was played with the printed components" in refusal(changed(started()), components=mine)
    assert printed(record.game.box, 1) is not record.game.components


# ---- the log ------------------------------------------------------------------------------------


def test_what_is_private_is_seen_by_its_seat_alone() -> None:
    events: list[dict[str, object]] = [
        {"event": "draw", "seat": 1, "private": {"card": 5}},
        {"event": "turn", "seat": 0},
    ]
    assert list(seen_by(1, events)) == events
    for seat in (0, 2, -1):
        assert list(seen_by(seat, events)) == [{"event": "draw", "seat": 1}, {"event": "turn", "seat": 0}]
