"""The table of how strong the levels are: made from the file of games, and the same as in docs/guide/bots.md."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import tabledhote
from tests.support import ROOT

BENCH = ROOT / "bench"


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    import levels

    yield levels
    for name in ("levels", "page"):
        sys.modules.pop(name, None)


def test_the_page_tells_what_the_file_of_games_says(levels: Any) -> None:
    told = levels.PAGE.read_text("utf-8").split("<!-- levels -->\n")[1].split("<!-- levels end -->")[0].splitlines()
    made = levels.tables(levels.matches(), levels.GAMES).splitlines()
    assert told[:-1] == made[:-1]  # the last line names the machine
    assert len(made) == len(levels.matches()) + 2 + 4


def test_games_add_to_what_only_sums_were_kept_of(levels: Any, tmp_path: Path) -> None:
    match = next(match for match in levels.matches() if match.id == "hellton 2 expert hard")
    earlier = {"match": match.id, "games": 3, "share": 1.0, "mine": 1, "theirs": 0, "thought": 40.0, "longest": 90}
    game = {"match": match.id, "number": 3, "share": 0.0, "scores": [0, 1], "own": [True, False]}
    game |= {"seconds": [1.6, 0.1], "decisions": [20, 20], "longest": [0.2, 0.01]}
    file = tmp_path / "games.jsonl"
    file.write_text(f"{json.dumps(earlier)}\n{json.dumps(game)}\n{json.dumps(game)[:20]}", "utf-8")
    played = levels.known(file)[match.id]
    assert [number in played for number in range(6)] == [True, True, True, True, False, False]
    cells = [cell.strip() for cell in levels.line(match, played).strip("|").split("|")]
    assert cells[1] == "1"
    assert cells[5:7] == ["4 of 200", "**75.0 %**"]
    assert cells[9:] == ["0.8 : 0.2", "50.0", "200"]


def test_games_by_newer_rules_replace_the_older_ones(levels: Any, tmp_path: Path) -> None:
    name, other = "hellton 2 expert hard", "hellton 2 hard medium"
    newest = tabledhote.game("hellton").rules
    assert newest > 1
    sums = {"games": 3, "share": 1.0, "mine": 1, "theirs": 0, "thought": 40.0, "longest": 90}
    game = {
        "share": 0.0,
        "scores": [0, 1],
        "own": [True, False],
        "seconds": [1, 1],
        "decisions": [9, 9],
        "longest": [1, 1],
    }
    rows = [
        {"match": other, **sums},
        {"match": name, **sums},
        {"match": name, "number": 3, **game},
        {"match": name, "rules": newest, "number": 1, **game},
        {"match": name, "number": 4, **game},
    ]
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(map(json.dumps, rows)), "utf-8")
    played = levels.known(file)
    assert (played[name].rules, list(played[name].games), len(played[name])) == (newest, [1], 1)
    assert (played[other].rules, len(played[other])) == (1, 3)
    today = levels.by_these_rules(file)
    assert (len(today[name]), len(today[other])) == (1, 0), "what older rules decided is played again"


def test_points_of_three_experts_are_taken_together(levels: Any, tmp_path: Path) -> None:
    scores = [[100, 110, 120], [90, 100, 140]]
    rows: list[dict[str, Any]] = [
        {"match": levels.SELF_PLAY, "number": number, "scores": each} for number, each in enumerate(scores)
    ]
    mean, square = 110, (100**2 + 110**2 + 120**2) / 3
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    whole.write_text("\n".join(map(json.dumps, rows)), "utf-8")
    rows[0] = {"match": levels.SELF_PLAY, "games": 1, "mean": mean, "deviation": (square - mean**2) ** 0.5}
    rows[0] |= {"least": 100, "most": 120}
    part.write_text("\n".join(map(json.dumps, rows)), "utf-8")
    told = levels.experts_line(levels.known(whole)[levels.SELF_PLAY])
    assert told == levels.experts_line(levels.known(part)[levels.SELF_PLAY])
    assert "2 games: 110.0 points" in told
    assert "from 90 to 140" in told
