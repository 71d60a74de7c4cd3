"""Tables in the middle of a game, one for each game and each version of its rules that was ever released.

A file holds the record as it stood, the actions that followed, and how the game ended. Files are never rewritten: they
are what old tables look like. `python -m tests.tables` adds those that are missing, for a version that is new.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tabledhote
from tabledhote import Rng
from tabledhote.table import Record
from tests.support.settings import SETTINGS

HERE = Path(__file__).parent


@dataclass(frozen=True)
class HalfPlayed:
    """The record so far, the actions still to come, and the result they lead to."""

    record: dict[str, Any]
    then: list[dict[str, Any]]
    result: dict[str, list[int]]


def path(name: str, rules: int) -> Path:
    return HERE / f"{name}-{rules}.json"


def half_played(name: str, rules: int) -> HalfPlayed:
    return HalfPlayed(**json.loads(path(name, rules).read_text("utf-8")))


def every() -> list[tuple[str, int]]:
    """Every game with every version of its rules."""
    return [(name, rules) for name in tabledhote.games() for rules in tabledhote.game(name).box.versions]


def add(name: str, rules: int, seed: int = 7) -> None:
    """Play a random game and put it into a file, cut in the middle."""
    game = tabledhote.game(name, **SETTINGS[name][0], rules=rules)
    record, chance = Record(game, format(seed, "x"), ["Ann", "Ben", "Cleo", "Dan", "Eve"][: game.players]), Rng(seed)
    while record.state.seat >= 0:
        legal = record.state.legal()
        record.play(record.state.seat, record.state.describe(legal[chance.below(len(legal))]))
    write(path(name, rules), record.written())


def write(file: Path, whole: dict[str, Any]) -> None:
    """Cut a finished record in the middle; one action stands on each line."""
    half = len(whole["actions"]) // 2
    actions, result = whole["actions"], whole.pop("result")
    entries = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in whole.items() if key != "actions"]
    lines = ["{", '"record": {', *(f"  {entry}," for entry in entries), '  "actions": [', listed(actions[:half]), "  ]"]
    lines += ["},", '"then": [', listed(actions[half:]), "],", f'"result": {json.dumps(result)}', "}"]
    file.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def listed(actions: list[dict[str, Any]]) -> str:
    return ",\n".join(f"    {json.dumps(action)}" for action in actions)
