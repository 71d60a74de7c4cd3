"""A process in which bots think changes to a package that was compiled meanwhile, and loses no question."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import tabledhote
from tabledhote.server.bots.pool import BOTS

SOURCE = Path(__file__).parents[2] / "src"
LATER = """import json, sys
for line in sys.stdin:
    print(json.dumps("from the later package"), flush=True)
"""


def test_a_thinker_goes_on_in_a_package_that_was_compiled_meanwhile(tmp_path: Path) -> None:
    later = tmp_path / "later"
    thinker = subprocess.Popen(
        [sys.executable, "-m", "tabledhote.server.bots.worker", str(BOTS)],
        env=os.environ | {"PYTHONPATH": f"{later}{os.pathsep}{SOURCE}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    asked, answered = thinker.stdin, thinker.stdout
    assert asked is not None
    assert answered is not None
    state = tabledhote.game("amsterdam", players=2).start(seed=1)
    question = {"ask": "choice", "table": "t", "seat": state.seat, "level": "random", "game": "amsterdam"}
    question |= {"options": state.game.options, "position": state.dump()}

    def answer(asked: IO[str] = asked, answered: IO[str] = answered) -> object:
        asked.write(json.dumps(question) + "\n")
        asked.flush()
        return json.loads(answered.readline())

    assert isinstance(answer(), dict)
    package = tmp_path / "unfinished" / "tabledhote" / "server" / "bots"
    package.mkdir(parents=True)
    for folder in (package, package.parent, package.parent.parent):
        (folder / "__init__.py").write_text("")
    (package / "worker.py").write_text(LATER)
    (tmp_path / "unfinished").rename(later)
    assert answer()  # perhaps a last time from the process that was there
    assert answer() == "from the later package"
    asked.close()
    assert thinker.wait(20) == 0
