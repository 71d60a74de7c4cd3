"""Fingerprints of random games as compiled code played them: the measure for both modes.

There is one file for each game and each version of its rules; those of earlier versions are never recorded again.
"""

import json
from pathlib import Path

from tests.support.random_games import digest
from tests.support.settings import SETTINGS, title

HERE = Path(__file__).parent


def played(name: str, rules: int) -> dict[str, str]:
    """The fingerprints of one game as this process plays it, by setting."""
    return {title(name, chosen): digest(name, chosen, rules) for chosen in SETTINGS[name]}


def path(name: str, rules: int) -> Path:
    return HERE / (f"{name}.json" if rules == 1 else f"{name}-{rules}.json")


def recorded(name: str, rules: int) -> dict[str, str]:
    """The fingerprints on file."""
    found: dict[str, str] = json.loads(path(name, rules).read_text("utf-8"))
    return found


def record(name: str, rules: int) -> None:
    path(name, rules).write_text(json.dumps(played(name, rules), indent=2) + "\n", "utf-8")
