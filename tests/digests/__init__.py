"""Fingerprints of random games as compiled code played them, one file a game: what both modes are held against."""

import json
from pathlib import Path

from tests.games import digest
from tests.settings import SETTINGS, title

HERE = Path(__file__).parent


def played(name: str) -> dict[str, str]:
    """The fingerprints of one game as this process plays it, by setting."""
    return {title(name, chosen): digest(name, chosen) for chosen in SETTINGS[name]}


def path(name: str) -> Path:
    return HERE / f"{name}.json"


def recorded(name: str) -> dict[str, str]:
    """The fingerprints on file."""
    found: dict[str, str] = json.loads(path(name).read_text("utf-8"))
    return found


def record(name: str) -> None:
    path(name).write_text(json.dumps(played(name), indent=2) + "\n", "utf-8")
