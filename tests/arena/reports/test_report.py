"""`tabledhote report`: pages that say what was played, games that survive being stopped, honest comparisons."""

import json
import os
import pickle
import re
import signal
import subprocess
import sys
import time
from html import unescape
from importlib import resources
from pathlib import Path

import pytest

from tabledhote import InvalidComponents
from tabledhote.arena import Plan
from tabledhote.arena.reports import Comparison, Journal, gathered, play, study, watch
from tabledhote.arena.reports.comparing import changes
from tabledhote.arena.reports.subjects import subjects
from tabledhote.arena.reports.watching import Watching
from tabledhote.kernel.errors import InvalidRecord
from tabledhote.words import words
from tests.support.commands import run


def printed(game: str) -> str:
    return resources.files(f"tabledhote.games.{game}").joinpath("components.toml").read_text("utf-8")


@pytest.fixture
def sooner(tmp_path: Path) -> Path:
    """Hotel Amsterdam in which two players need 8 tourists, not 15."""
    path = tmp_path / "sooner.toml"
    path.write_text(printed("amsterdam").replace("tourists = 15 ", "tourists = 8 ", 1), "utf-8")
    return path


@pytest.mark.parametrize(
    ("game", "language"),
    [("hellton", "en"), ("hellton", "fr"), ("hellton", "ru"), ("amsterdam", "fr"), ("vienna", "ru"), ("austria", "ru")],
)
def test_a_page_has_pictures_and_names_in_its_language(game: str, language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    told = run("report", game, "--games", "3", "--bots", "random", "--html", str(page), "--lang", language)
    assert told.exit_code == 0, told.stderr
    html, texts = unescape(page.read_text("utf-8")), words(language, game)
    assert f'<html lang="{language}">' in html
    assert html.count("<svg ") == html.count("<figure ") >= 6
    assert "http:" not in re.sub(r'xmlns(:xlink)?="[^"]*"', "", html)
    for name in ("title", "report-order", "report-length", "report-acts", "report-reading-interval"):
        assert texts(name) in html
    rows = [json.loads(line)[0] for line in (tmp_path / "page.html.games").read_text().splitlines()[1:]]
    assert [row["game"] for row in rows] == [0, 1, 2]
    kinds = subjects(game).kinds
    for kind, thing, _, _ in rows[0]["uses"]:
        assert texts.label(kinds[kind].named or kinds[kind].field, thing) in html
    for _, do, _ in rows[0]["acts"]:
        assert texts(f"act-{do}") in html


def test_rows_are_the_same_however_the_work_is_divided_and_whenever_it_is_cut(tmp_path: Path) -> None:
    options = ["report", "amsterdam", "--games", "12", "--bots", "random", "--seed", "4"]
    for name, more in (("whole", []), ("shared", ["--jobs", "2"])):
        where = ["--html", str(tmp_path / f"{name}.html"), "--rows", str(tmp_path / f"{name}.parquet")]
        assert run(*options, *where, *more).exit_code == 0
    games = (tmp_path / "whole.html.games").read_bytes()
    (tmp_path / "cut.html.games").write_bytes(games[: len(games) // 2])  # amid a game
    where = ["--html", str(tmp_path / "cut.html"), "--rows", str(tmp_path / "cut.parquet")]
    assert run(*options, *where).exit_code == 0
    for ending in (".html", ".html.games", ".parquet"):
        same = {(tmp_path / f"{name}{ending}").read_bytes() for name in ("whole", "shared", "cut")}
        assert len(same) == 1, ending
    (tmp_path / "begun").write_bytes(games[: games.index(b"\n") - 5])  # amid the plan
    with Journal(tmp_path / "begun", study(Plan("amsterdam", 12, seed=4))) as journal:
        assert journal.played == 0
        assert sum(play(journal)) == 12
    assert (tmp_path / "begun").read_bytes() == games


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_report_that_was_stopped_goes_on(how: signal.Signals, tmp_path: Path) -> None:
    html = tmp_path / "page.html"
    options = ["report", "hellton", "--bots", "random", "--html", str(html), "--rows", str(tmp_path / "page.parquet")]
    command = [sys.executable, "-m", "tabledhote", *options, "--games", "100000"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ})
    games = tmp_path / "page.html.games"
    while not games.exists() or games.read_bytes().count(b"\n") < 5:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(how)
    _, said = process.communicate(timeout=30)
    assert not html.exists()
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert re.search(r"stopped after \d+ of 100000 games; run the same command to continue", said)
    before = games.read_bytes()
    wanted = str(before.count(b"\n") + 3)
    assert run(*options, "--games", wanted).exit_code == 0
    assert games.read_bytes().startswith(before[: before.rindex(b"\n")])
    other = tmp_path / "other.html"
    where = ["--html", str(other), "--rows", str(tmp_path / "other.parquet"), "--games", wanted]
    assert run("report", "hellton", "--bots", "random", *where).exit_code == 0
    assert html.read_bytes() == other.read_bytes()
    assert (tmp_path / "page.parquet").read_bytes() == (tmp_path / "other.parquet").read_bytes()


def test_games_of_another_plan_are_refused_and_more_of_the_same_are_not(tmp_path: Path) -> None:
    path = tmp_path / "games"
    with Journal(path, study(Plan("hellton", 2))) as journal:
        assert sum(play(journal)) == 2
    before = path.read_bytes()
    for plan, differs in (
        (Plan("hellton", 2, seed=1), "seed is 0 there, but 1 here"),
        (Plan("hellton", 2, ("greedy",)), 'bots is \\["random"\\] there, but \\["greedy"\\] here'),
        (Plan("hellton", 2, options={"deck": "starter"}), '"deck": "full"'),
        (Plan("amsterdam", 2), 'game is "hellton" there'),
    ):
        with pytest.raises(InvalidRecord, match=f"another plan .*{differs}"):
            Journal(path, study(plan))
    assert path.read_bytes() == before
    with Journal(path, study(Plan("hellton", 3))) as journal:
        assert sum(play(journal)) == 1
        assert [row[0].game for row in journal.rows(3)] == [0, 1, 2]
        assert [row[0].game for row in journal.rows(1)] == [0]
    assert path.read_bytes().startswith(before)


def test_a_file_of_something_else_is_not_touched(tmp_path: Path) -> None:
    games = tmp_path / "page.html.games"
    for text in ("dear diary", "dear diary\n", "[1]\n"):
        games.write_text(text)
        told = run("report", "hellton", "--games", "2", "--bots", "random", "--html", str(tmp_path / "page.html"))
        assert (told.exit_code, games.read_text()) == (2, text)
        assert "holds something other than games" in told.stderr


def test_two_reports_do_not_write_to_one_file(tmp_path: Path) -> None:
    studied = study(Plan("hellton", 2))
    with Journal(tmp_path / "games", studied), pytest.raises(InvalidRecord, match="another process is playing"):
        Journal(tmp_path / "games", studied)
    with Journal(tmp_path / "games", studied) as journal:
        assert list(play(journal)) == [1, 1]
    lines = (tmp_path / "games").read_bytes().splitlines(keepends=True)
    (tmp_path / "games").write_bytes(lines[0] + lines[2] + lines[1])
    with Journal(tmp_path / "games", studied) as journal, pytest.raises(InvalidRecord, match="line 2 is not game 0"):
        list(journal.rows(2))


def test_rows_tell_all_that_was_counted(tmp_path: Path) -> None:
    from pyarrow import parquet

    options = ["--games", "4", "--bots", "random", "--html", str(tmp_path / "page.html")]
    run("report", "vienna", "--players", "3", *options, "--rows", str(tmp_path / "rows.parquet"))
    rows = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    told = [json.loads(line)[0] for line in (tmp_path / "page.html.games").read_text().splitlines()[1:]]
    assert [row["game"] for row in rows] == [0, 1, 2, 3]
    for row, game in zip(rows, told, strict=True):
        assert {row[name] == game[name] for name in ("seed", "first", "decisions", "scores", "winners", "pace")} == {
            True
        }
        assert row["bots"] == ["random"] * 3
        assert row["components"] == "printed"
        assert [list(use.values()) for use in row["uses"]] == game["uses"]
        assert [list(flow.values()) for flow in row["flows"]] == game["flows"]


def test_a_change_that_shortens_the_game_is_found(sooner: Path) -> None:
    compared = watch("amsterdam", 30, ["random"], components=sooner)
    assert isinstance(compared, Comparison)
    turns = compared.general()["turns"]
    assert turns.found
    assert turns.high < 0


def test_nothing_is_found_where_nothing_changed(tmp_path: Path) -> None:
    same = tmp_path / "same.toml"
    same.write_text(printed("amsterdam") + "\n# a remark\n", "utf-8")
    studied = study(Plan("amsterdam", 10), same)
    compared = watch("amsterdam", 10, ["random"], components=same)
    assert isinstance(compared, Comparison)
    assert changes(studied) == []
    assert not any(found.found for found in (*compared.general().values(), *compared.seats()))
    assert not any(one.found for kind in ("crossing", "building") for one in compared.things(kind, set()))


def test_a_comparison_says_what_was_changed(tmp_path: Path) -> None:
    cheap = tmp_path / "cheap.toml"
    text = printed("austria")
    at = text.index("Kitchen Hand")
    cheap.write_text(text[:at] + text[at:].replace("cost = 5", "cost = 3", 1), "utf-8")
    page, rows = tmp_path / "page.html", tmp_path / "rows.parquet"
    where = ["--html", str(page), "--rows", str(rows), "--lang", "en"]
    told = run("report", "austria", "--games", "2", "--bots", "random", *where, "--components", str(cheap))
    assert told.exit_code == 0, told.stderr
    html = page.read_text("utf-8")
    assert "<td>Kitchen Hand (staff · 17 · cost)</td><td>5</td><td>3</td>" in html
    assert "decisions per game" in html
    from pyarrow import parquet

    table = parquet.read_table(rows).to_pylist()
    assert [(row["components"], row["game"]) for row in table] == [
        ("printed", 0),
        ("changed", 0),
        ("printed", 1),
        ("changed", 1),
    ]
    assert table[0]["seed"] == table[1]["seed"]


def test_workers_need_no_components_file(sooner: Path) -> None:
    studied = pickle.loads(pickle.dumps(study(Plan("amsterdam", 2), sooner)))
    sooner.unlink()
    found = gathered(studied, Watching(studied)((0, 2)))
    assert isinstance(found, Comparison)
    assert changes(studied)[0].before == 15
    with pytest.raises(InvalidComponents, match="cannot be read"):
        study(Plan("amsterdam", 2), sooner)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (["--games", "0"], "games is 0"),
        (["--jobs", "0"], "jobs is 0"),
        (["--bots", "oracle"], "there is no bot 'oracle'"),
        (["--seed", "x"], "--seed x"),
        (["--rows", "rows.csv"], "must end in .parquet"),
        (["--cluster", "moon://x"], "cluster cannot be"),
        (["--lang", "de"], "no language 'de'"),
        (["--components", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["--html", "."], "is a directory"),
    ],
)
def test_what_cannot_be_reported_is_told_before_anything_is_played(
    wrong: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = run("report", "hellton", "--html", "page.html", "--games", "2", *wrong)
    assert told.exit_code == 2
    assert message in told.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_mistake_in_the_components_is_told_precisely(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(printed("amsterdam").replace("tourists = 15 ", 'tourists = "many" ', 1), "utf-8")
    told = run("report", "amsterdam", "--html", str(tmp_path / "page.html"), "--components", str(wrong))
    assert told.exit_code == 2
    assert "wrong.toml" in told.stderr
    assert "tourists" in told.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["wrong.toml"]


def test_what_is_not_installed_is_named_with_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    told = run("report", "hellton", "--html", str(tmp_path / "page.html"))
    assert told.exit_code == 2
    assert "pip install 'tabledhote[arena]' (matplotlib is missing)" in told.stderr
    assert list(tmp_path.iterdir()) == []
