"""The command line: what it prints, what it refuses in one line, and what it leaves behind."""

import csv
import json
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import tabledhote
from tabledhote.table import Record
from tabledhote.words import words
from tests.support.commands import printed, process, run

pytestmark = pytest.mark.usefixtures("own_folder")


def everything_below(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*"))


def recorded(path: Path, decisions: int = 1000, **options: object) -> Record:
    record = Record(tabledhote.game("amsterdam", **options), "c0ffee")
    while record.state.seat >= 0 and len(record.actions) < decisions:
        record.play(record.state.seat, record.state.describe(record.state.legal()[-1]))
    record.save(path)
    return record


# ---- the house ----------------------------------------------------------------------------------


def test_version_says_how_the_rules_run() -> None:
    how = "compiled" if tabledhote.compiled() else "interpreted"
    assert run("--version").stdout == f"tabledhote {tabledhote.__version__} ({how})\n"


def test_without_a_command_the_help_is_shown() -> None:
    result = run()
    assert (result.exit_code, result.stderr) == (0, "")
    assert "simulate" in result.stdout


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "verify", "show", "bench", "doctor"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Example: tabledhote {command}" in result.stdout


def test_games_lists_options_with_their_values() -> None:
    assert [each["game"] for each in printed("games")] == list(tabledhote.games())
    amsterdam = next(each for each in printed("games") if each["game"] == "amsterdam")
    assert amsterdam["players"] == [2, 3, 4]
    assert amsterdam["options"][1] == {
        "name": "variant",
        "values": ["family", "tactical"],
        "also": None,
        "default": "family",
    }
    shown = run("games").stdout
    for word in ("Hotel Amsterdam", "variant", '"tactical"', "a seat number below the number of players"):
        assert word in shown


# ---- bad input ----------------------------------------------------------------------------------

BAD: list[tuple[Sequence[str], str]] = [
    (["simulate", "monopoly"], "there is no game 'monopoly'; allowed: "),
    (["play", "monopoly"], "there is no game 'monopoly'; allowed: "),
    (["analyse", "record.json", "--budget", "0"], "--budget 0: must be a number of iterations"),
    (["analyse", "record.json", "--budget", "nans"], "--budget nans: must be a number of iterations"),
    (["bench", "monopoly"], "there is no game 'monopoly'; allowed: "),
    (["simulate", "amsterdam", "--players", "5"], "option players cannot be 5; allowed: 2, 3, 4"),
    (["play", "amsterdam", "--players", "5"], "option players cannot be 5; allowed: 2, 3, 4"),
    (["show", "amsterdam", "--players", "1"], "option players cannot be 1; allowed: 2, 3, 4"),
    (["play", "amsterdam", "--option", "variant=chess"], 'option variant cannot be "chess"; allowed: "family"'),
    (["simulate", "amsterdam", "--option", "first=7"], "option first cannot be 7"),
    (["simulate", "amsterdam", "--option", "first=[1]"], "option first cannot be [1]"),
    (["simulate", "amsterdam", "--option", "variant"], "--option variant: must be KEY=VALUE"),
    (["simulate", "amsterdam", "-o", "layout=random", "-o", "layout=random"], "--option layout is given twice"),
    (["simulate", "amsterdam", "--option", "colour=red"], "amsterdam has no option colour; allowed: players"),
    (["simulate", "amsterdam", "-n", "2", "-o", "players=3"], "contradict each other"),
    (["simulate", "amsterdam", "-o", "components=none.toml"], "none.toml: cannot be read"),
    (
        ["simulate", "amsterdam", "--bots", "oracle"],
        "there is no bot 'oracle'; allowed: easy, medium, ",
    ),
    (
        ["play", "amsterdam", "--bots", "oracle"],
        "there is no bot 'oracle'; allowed: easy, medium, ",
    ),
    (["simulate", "amsterdam", "--bots", "random,random,random"], "bots: 3 given"),
    (["play", "amsterdam", "--lang", "tlh"], "there is no language 'tlh'; allowed: en, fr, ru"),
    (["play", "amsterdam", "--seat", "2"], "--seat 2: must be 0 to 1"),
    (["play", "amsterdam", "--seat", "1", "--seat", "1"], "--seat: one seat is given twice"),
    (["play", "amsterdam", "--name", "Ann", "--name", "Ben"], "--name: 2 names for 1 seats"),
    (["play", "amsterdam", "--seed", "seven"], "--seed seven: must be 1 to 64 digits"),
    (["play", "amsterdam", "--name", "\x1b[2J"], "is not a name"),
    (["play", "amsterdam", "--file", "none/game.json"], "none/game.json: No such file or directory"),
    (["play", "amsterdam", "--file", "folder.csv"], "folder.csv: Is a directory"),
    (["simulate", "amsterdam", "--games", "0"], "games is 0; it must be at least 1"),
    (["simulate", "amsterdam", "--games", "many"], "--games"),
    (["simulate", "amsterdam", "--jobs", "0"], "jobs is 0; it must be at least 1"),
    (["simulate", "amsterdam", "--seed", "-1"], "--seed -1: must be a whole number"),
    (["simulate", "amsterdam", "--out", "rows.xlsx"], "--out rows.xlsx: must end in .csv or .jsonl"),
    (["simulate", "amsterdam", "--out", "none/rows.csv"], "none/rows.csv: No such file or directory"),
    (["simulate", "amsterdam", "--out", "folder.csv"], "folder.csv: Is a directory"),
    (["show", "amsterdam", "--svg", "none/board.svg"], "none/board.svg: No such file or directory"),
    (["show", "amsterdam", "--at", "1000"], "--at 1000: this game is over after"),
    (["show", "amsterdam", "--at", "-1"], "--at -1: must be at least 0"),
    (["show", "amsterdam", "--position", "none.json"], "none.json: No such file or directory"),
    (["show", "amsterdam", "--position", "game.json", "--at", "3"], "--position cannot be combined"),
    (["show", "amsterdam", "--position", "crowd.json"], "there are 31 in supply, city and quays"),
    (["show", "amsterdam", "--position", "cut.json"], "cut.json: is not JSON"),
    (["show", "amsterdam", "--position", "game.json"], "game.json: "),
    (["replay", "none.json"], "none.json: No such file or directory"),
    (["replay", "cut.json"], "cut.json: is not JSON, or only a part of it"),
    (["verify", "cut.json"], "cut.json: is not JSON, or only a part of it"),
    (["verify", "other.json"], "other.json: action 3: seat 1 cannot act now: it is the turn of seat 0"),
    (["verify", "claim.json"], "claim.json: result is"),
    (["play", "amsterdam", "--file", "cut.json"], "cut.json: is not JSON, or only a part of it"),
    (["play", "amsterdam", "--file", "game.json"], "is not a game of people at this screen and bots"),
    (["replay", "game.json", "--at", "1000"], "--at 1000: must be 0 to 9, the number of actions in game.json"),
    (["replay", "game.json", "--at", "-1"], "--at -1: must be 0 to 9, the number of actions in game.json"),
    (["replay", "game.json", "--seat", "2"], "--seat 2: must be -1"),
    (["replay", "game.json", "--svg", "none/board.svg"], "none/board.svg: No such file or directory"),
    (["replay", "game.json", "--components", "none.toml"], "none.toml: cannot be read"),
    (["simulate"], "Missing argument 'GAME'"),
    (["simulate", "amsterdam", "--nonsense"], "No such option: --nonsense"),
    (["nonsense"], "No such command 'nonsense'"),
]


@pytest.fixture
def damaged(tmp_path: Path) -> None:
    """Files that are wrong in the ways that BAD names."""
    record = recorded(tmp_path / "game.json", 9, first=0)
    text = (tmp_path / "game.json").read_text("utf-8")
    (tmp_path / "cut.json").write_text(text[: len(text) // 2], "utf-8")
    form = json.loads(text)
    form["actions"][2]["seat"] = 1
    (tmp_path / "other.json").write_text(json.dumps(form), "utf-8")
    claim = {**json.loads(text), "result": {"scores": [15, 0], "winners": [0]}}
    (tmp_path / "claim.json").write_text(json.dumps(claim), "utf-8")
    position: dict[str, Any] = json.loads(json.dumps(record.state.dump()))
    position["position"]["tourists"][0] += 1
    (tmp_path / "crowd.json").write_text(json.dumps(position), "utf-8")
    (tmp_path / "folder.csv").mkdir()


@pytest.mark.usefixtures("damaged")
@pytest.mark.parametrize(
    ("arguments", "message"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_is_told_in_one_line(tmp_path: Path, arguments: Sequence[str], message: str) -> None:
    before = everything_below(tmp_path)
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("tabledhote: ")
    assert message in result.stderr
    assert everything_below(tmp_path) == before


def test_a_process_ends_with_the_same_line_and_code() -> None:
    result = process("simulate", "amsterdam", "--players", "5", "--jobs", "2")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "tabledhote: option players cannot be 5; allowed: 2, 3, 4\n"


# ---- simulate -----------------------------------------------------------------------------------


def test_simulate_prints_one_object() -> None:
    figures = printed("simulate", "amsterdam", "--players", "3", "--games", "6", "--bots", "greedy,random,random")
    wanted = "game players games decisions seconds games_per_second decisions_per_second wins scores"
    assert set(wanted.split()) <= set(figures)
    assert (figures["game"], figures["players"], figures["games"]) == ("amsterdam", 3, 6)
    assert sum(figures["wins"]) == pytest.approx(6)
    assert figures["games_per_second"] == pytest.approx(6 / figures["seconds"])
    assert len(figures["scores"]) == 3


def test_simulate_prints_a_table() -> None:
    result = run("simulate", "amsterdam", "--games", "6", "--bots", "greedy,random")
    for word in ("6 games of amsterdam", "games/s", "decisions/s", "quartiles", "greedy: ", "random: "):
        assert word in result.stdout
    assert result.stderr == ""


def test_simulate_gives_the_same_rows_for_the_same_seed_whatever_the_jobs() -> None:
    common = ("simulate", "amsterdam", "--games", "12", "--seed", "4", "--option", "variant=tactical")
    assert run(*common, "--out", "one.csv").exit_code == 0
    assert process(*common, "--out", "two.csv", "--jobs", "2").returncode == 0
    assert run(*common, "--out", "rows.jsonl").exit_code == 0
    one = Path("one.csv").read_text("utf-8")
    assert one == Path("two.csv").read_text("utf-8")
    rows = list(csv.DictReader(one.splitlines()))
    objects = [json.loads(line) for line in Path("rows.jsonl").read_text("utf-8").splitlines()]
    assert len(rows) == len(objects) == 12
    for row, found in zip(rows, objects, strict=True):
        assert [int(row["score_0"]), int(row["score_1"])] == found["scores"]
        assert [int(seat) for seat in row["winners"].split()] == found["winners"]


@pytest.mark.alone
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_a_simulation_and_leaves_nothing_behind(tmp_path: Path, jobs: str) -> None:
    command = [sys.executable, "-m", "tabledhote", "simulate", "amsterdam", "--games", "5000000", "--jobs", jobs]
    with subprocess.Popen([*command, "--out", "rows.csv"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as work:
        deadline = time.monotonic() + 30
        while not any(draft.stat().st_size for draft in tmp_path.glob(".rows.csv.*")) and time.monotonic() < deadline:
            time.sleep(0.05)
        work.send_signal(signal.SIGINT)
        output, errors = work.communicate(timeout=30)
    assert (work.returncode, output, errors) == (130, b"", b"")
    assert list(tmp_path.glob("*rows*")) == []


# ---- records and positions ----------------------------------------------------------------------


def test_verify_replays_a_finished_game(tmp_path: Path) -> None:
    record = recorded(tmp_path / "whole.json")
    result = run("verify", "whole.json")
    assert result.exit_code == 0
    assert f"{len(record.actions)} actions of amsterdam, all legal" in result.stdout
    assert str(record.state.scores()) in result.stdout
    found = printed("verify", "whole.json")
    assert found["result"] == {"scores": record.state.scores(), "winners": record.state.winners()}
    assert (found["valid"], found["over"], found["seed"]) == (True, True, "c0ffee")


def test_the_commitment_is_that_of_sha256sum(tmp_path: Path) -> None:
    recorded(tmp_path / "game.json", 5)
    told = subprocess.run("printf %s c0ffee | sha256sum", shell=True, capture_output=True, text=True, check=True)
    assert printed("verify", "game.json")["commitment"] == told.stdout.split()[0]
    assert told.stdout.split()[0] in run("verify", "game.json").stdout


def test_replay_shows_the_board_after_some_actions(tmp_path: Path) -> None:
    record = recorded(tmp_path / "game.json", 9, first=0, layout="reference")
    found = printed("replay", "game.json", "--at", "4")
    assert found == {"at": 4, "actions": 9, "action": record.actions[3], "view": record.replay(4).view(-1)}
    shown = run("replay", "game.json", "--at", "1", "--lang", "fr", "--svg", "board.svg").stdout
    assert words("fr", "amsterdam")("title") in shown
    assert words("fr", "amsterdam").event(record.events(1)[0], ["Joueur 1", "Joueur 2"]) in shown
    assert "1/9" in shown
    assert Path("board.svg").read_text("utf-8").startswith("<")


def test_analyse_judges_a_record_and_writes_a_page(tmp_path: Path) -> None:
    record = recorded(tmp_path / "game.json", 12)
    found = printed("analyse", "game.json", "--budget", "8", "--html", "review.html", "--lang", "fr")
    assert [decision["number"] for decision in found["decisions"]] == list(range(1, 13))
    played = [{"seat": decision["seat"], **decision["played"]} for decision in found["decisions"]]
    assert played == record.actions
    page = Path("review.html").read_text("utf-8")
    assert '<html lang="fr">' in page
    assert page.count('stroke-linejoin="round"') == 2, "a line for each seat"
    assert "http" not in page.replace("http://www.w3.org/2000/svg", ""), "the page needs nothing else"
    shown = run("analyse", "game.json", "--budget", "8", "--lang", "fr").stdout
    assert words("fr")("analysis-star") in shown


def test_show_draws_and_dumps_a_position_that_can_be_read_again() -> None:
    dump = printed("show", "amsterdam", "--seed", "7", "--at", "20", "--players", "3")
    assert dump == printed("show", "amsterdam", "--seed", "7", "--at", "20", "--players", "3")
    Path("position.json").write_text(json.dumps(dump), "utf-8")
    assert printed("show", "amsterdam", "--position", "position.json") == dump
    drawn = run("show", "amsterdam", "--position", "position.json", "--svg", "board.svg", "--lang", "ru")
    assert drawn.stdout == run("show", "amsterdam", "--seed", "7", "--at", "20", "-n", "3", "--lang", "ru").stdout
    assert words("ru", "amsterdam")("title") in drawn.stdout
    assert "</svg>" in Path("board.svg").read_text("utf-8")


def test_an_earlier_version_of_the_rules_is_an_option() -> None:
    dump = printed("show", "amsterdam", "--seed", "7", "--option", "rules=1")
    assert (dump["rules"], printed("show", "amsterdam", "--seed", "7")["rules"]) == (1, 2)
    Path("older.json").write_text(json.dumps(dump), "utf-8")
    assert printed("show", "amsterdam", "--position", "older.json") == dump
    Path("unknown.json").write_text(json.dumps({**dump, "rules": 9}), "utf-8")
    for arguments in (["--option", "rules=9"], ["--position", "unknown.json"]):
        refused = run("show", "amsterdam", *arguments)
        assert refused.exit_code == 2
        assert "option rules cannot be 9; allowed: 1, 2" in refused.stderr


def test_bench_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabledhote.cli.bench.SECONDS", 0.01)
    (figures,) = printed("bench", "amsterdam")
    assert figures["game"] == "amsterdam"
    rates = ("decisions_per_second", "playouts_per_second", "playout_decisions_per_second", "copies_per_second")
    assert all(figures[rate] > 100 for rate in rates)
    assert figures["playout_decisions_per_second"] > 20 * figures["playouts_per_second"]
    assert "copies/s" in run("bench", "amsterdam").stdout


def test_interrupted_while_it_loads_the_command_just_ends() -> None:
    code = """
import os, runpy, signal, sys
class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == "tabledhote.cli":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
runpy.run_module("tabledhote", run_name="__main__")
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")
