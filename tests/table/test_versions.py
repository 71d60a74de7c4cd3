"""Old games go on: every version of the rules that was ever released plays, and new games have the newest."""

from pathlib import Path
from typing import Any

import pytest

import tabledhote
from tabledhote import InvalidComponents, InvalidOption, InvalidRecord
from tabledhote.bots import analysis, bot
from tabledhote.games.vienna.components import FIRST_PLAYER, JOKER, Components
from tabledhote.kernel.game import Game, contents
from tabledhote.server.bots import worker
from tabledhote.server.bots.pool import concealed
from tabledhote.server.store.entries import Entry, Row
from tabledhote.server.tables.table import Table
from tabledhote.table import Record
from tests.tables import every, half_played, path

VERSIONS = every()
EARLIER = [(name, rules) for name, rules in VERSIONS if rules < tabledhote.game(name).rules]


def opened(record: dict[str, Any]) -> Table:
    """The table of a record as a server loads it: its row, and its log."""
    row = Row("t", record["game"], record["rules"], record["options"], record["seed"], "host", False, 1.0)
    table = Table(row)
    log = [("sit", seat, {"holder": "h", "name": name}) for seat, name in enumerate(record["names"])]
    log += [("act", action["seat"], {"action": without_seat(action)}) for action in record["actions"]]
    table.load([Entry(number, kind, seat, body, 1.0) for number, (kind, seat, body) in enumerate(log, 1)])
    return table


def without_seat(action: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in action.items() if field != "seat"}


@pytest.mark.parametrize(("name", "rules"), VERSIONS)
def test_a_half_played_table_is_played_to_its_end(name: str, rules: int) -> None:
    table, half = opened(half_played(name, rules).record), half_played(name, rules)
    assert (table.closed, table.status) == (None, "playing")
    assert table.record is not None
    assert table.record.game.rules == rules
    for action in half.then:
        table.check_action(action["seat"], without_seat(action))
        entry = Entry(table.number + 1, "act", action["seat"], {"action": without_seat(action)}, 2.0)
        table.absorb(entry)
    assert table.over
    assert (table.record.result, table.written()["rules"]) == (half.result, rules)


@pytest.mark.parametrize(("name", "rules"), VERSIONS)
def test_its_record_is_read_undone_replayed_and_verified_by_its_version(name: str, rules: int) -> None:
    half = half_played(name, rules)
    record, undone = Record.read(half.record), 0
    for action in half.then:
        before = record.state.dump()
        record.play(action["seat"], without_seat(action))
        if record.fixed(action["seat"]) is None:
            assert record.undo(action["seat"]) == without_seat(action)
            assert record.state.dump() == before == record.replay().dump()
            record.play(action["seat"], without_seat(action))
            undone += 1
    again = Record.read(record.written())
    again.verify()
    assert (again.result, again.game.rules, undone > 0) == (half.result, rules, True)
    assert record.state.game.load(record.state.dump()).dump() == record.state.dump()


@pytest.mark.parametrize(("name", "rules"), EARLIER)
def test_the_next_version_would_play_it_otherwise(name: str, rules: int) -> None:
    """So these tables do show what is different."""
    half = half_played(name, rules)
    whole = {**half.record, "rules": rules + 1, "actions": half.record["actions"] + half.then, "result": half.result}
    with pytest.raises(InvalidRecord):
        Record.read(whole).verify()


@pytest.mark.parametrize(("name", "rules"), EARLIER)
def test_bots_think_by_the_version_of_the_table(name: str, rules: int) -> None:
    """A position goes to another process and comes back as an action that is legal here."""
    half = half_played(name, rules)
    state = Record.read(half.record).state
    question = {"table": "t", "seat": state.seat, "level": "easy", **concealed(state, tabledhote.Rng(1))}
    assert isinstance(question["options"], dict)
    assert question["options"]["rules"] == rules
    assert state.parse(worker.choice(question)) in state.legal()


def test_a_game_of_an_earlier_version_is_reviewed() -> None:
    half = half_played("amsterdam", 1)
    whole = {**half.record, "actions": half.record["actions"] + half.then, "result": half.result}
    review = analysis.review(Record.read(whole), 1)
    assert len(review.decisions) > 20


@pytest.mark.parametrize("name", tabledhote.games())
def test_rules_is_an_option_of_every_game(name: str) -> None:
    newest = tabledhote.game(name).box.rules
    assert tabledhote.game(name).rules == newest
    for rules in tabledhote.game(name).box.versions:
        game = tabledhote.game(name, rules=rules)
        assert (game.rules, game.header()["rules"], "rules" in game.options) == (rules, rules, False)
        state = game.start(7)
        assert tabledhote.game(name, **game.chosen).load(state.dump()).dump() == state.dump()
        state.apply(bot("random", 1).choose(state))
    known = ", ".join(str(rules) for rules in range(1, newest + 1))
    for wrong in (0, newest + 1, "1", True, None, 1.0):
        with pytest.raises(InvalidOption, match=f"option rules cannot be .*; allowed: {known}$"):
            tabledhote.game(name, rules=wrong)


def test_nothing_but_the_tables_is_on_file() -> None:
    assert {path(name, rules) for name, rules in VERSIONS} == set(path("x", 1).parent.glob("*.json"))


# ---- components of earlier versions ---------------------------------------------------------------


def corrected(tmp_path: Path, text: str) -> str:
    file = tmp_path / "mine.toml"
    file.write_text(contents(tabledhote.game("vienna").box, None).decode() + text, "utf-8")
    return str(file)


def components(game: Game) -> Components:
    assert isinstance(game.components, Components)
    return game.components


@pytest.mark.rule("VI-13.4")
def test_earlier_versions_have_the_values_they_began_with() -> None:
    """Vienna's reconstructed values were balanced in version 2."""
    tables = {rules: components(tabledhote.game("vienna", rules=rules)) for rules in (1, 2)}
    at = tables[1].spaces.index("belvedere")
    assert [(table.points[at], table.coins[at]) for table in tables.values()] == [(3, 0), (2, 1)]
    at = tables[1].spaces.index("stadtpark")
    assert [table.subject[at] for table in tables.values()] == [FIRST_PLAYER, JOKER]


@pytest.mark.rule("VI-13.4")
def test_a_corrected_file_says_itself_what_was_before(tmp_path: Path) -> None:
    text = "\n[[before]]\nrules = 2\n[before.space.prater]\ncoins = 2\n[before.setup.start_score]\n5 = 1\n"
    file = corrected(tmp_path, text)
    for rules, coins, score in ((1, 2, 1), (2, 1, 3)):
        table = components(tabledhote.game("vienna", components=file, rules=rules))
        assert (table.coins[table.spaces.index("prater")], table.start_score[5]) == (coins, score)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[before]]\n", r"before\[\d\].rules is missing"),
        ("[[before]]\nrules = 1\n", r"before\[\d\].rules is 1; it must be a whole number from 2"),
        ("[[before]]\nrules = 2\nspice = 7\n", "spice is missing"),
        (
            "[[before]]\nrules = 2\n[before.space.moon]\ncoins = 1\n",
            r"space.moon replaces nothing; there are: krieau, ",
        ),
        ("[[before]]\nrules = 2\n[before.space.prater]\npoints = 1\n", "points is missing"),
    ],
)
def test_what_was_before_must_replace_something(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(InvalidComponents, match=problem):
        tabledhote.game("vienna", components=corrected(tmp_path, "\n" + text), rules=1)
