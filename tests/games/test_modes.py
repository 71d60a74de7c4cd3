"""Compiled and interpreted code play the same games.

Fingerprints of random games are kept in `tests/digests/`, and only compiled code may record them. Whichever way the
suite runs, its games must have these fingerprints: so the interpreted run is held to what compiled code did without
needing a compiler. A compiled run also plays the interpreted source beside it, at this moment, in a second process.
"""

import json
import os
import subprocess
import sys

import pytest

import tabledhote
from tests import digests
from tests.support import ROOT
from tests.support.settings import SETTINGS, title
from tests.tables import every


@pytest.mark.slow
@pytest.mark.parametrize(("name", "rules"), every())
def test_games_have_the_recorded_fingerprints(name: str, rules: int) -> None:
    assert digests.path(name, rules).exists(), "record with a compiled package: python -m tests.digests --record"
    recorded = digests.recorded(name, rules)
    assert list(recorded) == [title(name, chosen) for chosen in SETTINGS[name]]
    assert digests.played(name, rules) == recorded


@pytest.mark.slow
def test_the_source_itself_plays_the_recorded_games() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.digests"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    answer = json.loads(run.stdout)
    assert answer["compiled"] is False, "src holds compiled modules; remove them"
    assert answer["digests"] == {f"{name} {rules}": digests.recorded(name, rules) for name, rules in every()}


def test_the_suite_says_in_which_mode_it_runs() -> None:
    """An installation that was meant to be compiled and is not would make the fingerprints compare nothing new."""
    from tabledhote.games.amsterdam.rules import decisions
    from tabledhote.kernel import rng, state

    modes = {not str(module.__file__).endswith(".py") for module in (decisions, rng, state)}
    assert modes == {tabledhote.compiled()}, "half compiled"
