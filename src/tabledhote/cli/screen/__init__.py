"""The full-screen table in a terminal, with Textual: when it can be shown, and how it starts.

`table.py` is the application, `board.py` the board, `side.py` what stands beside it, `covers.py` what hides them,
`layout.py` the places, `telling.py` what is told, `colours.py` the colours,
`window.py` the window's size and `ground.py` its background. Textual is an extra: only `run` imports it.
"""

import os
import shutil
import sys
from importlib.util import find_spec

from tabledhote.cli.screen.window import fits, too_small
from tabledhote.cli.sitting import Sitting
from tabledhote.words import Words

WITHOUT_A_SCREEN = ("", "dumb", "unknown")  # what TERM says where letters can only follow each other


def at_a_terminal() -> bool:
    """Whether this is a terminal that can show the full screen."""
    known = os.name == "nt" or os.environ.get("TERM", "") not in WITHOUT_A_SCREEN
    return known and sys.stdin.isatty() and sys.stdout.isatty()


def lacking(texts: Words) -> str:
    """Why the table cannot be shown full screen, in words; empty if it can."""
    if find_spec("textual") is None:
        return texts("screen-lacking", command="pip install 'tabledhote[screen]'")
    columns, rows = shutil.get_terminal_size()
    return "" if fits(columns, rows) else too_small(texts, columns, rows)


def run(sitting: Sitting) -> str:
    """Play until the end or until somebody leaves: "left", "interrupted", or "plain" to go on in plain lines."""
    from tabledhote.cli.screen.ground import is_dark
    from tabledhote.cli.screen.table import Table
    from tabledhote.cli.thinker import Thinker

    thinker = Thinker(sitting.record.game, sitting.components)
    try:
        return Table(sitting, thinker, dark=is_dark()).run() or "left"
    finally:
        thinker.close()
        sitting.record.save(sitting.path)
