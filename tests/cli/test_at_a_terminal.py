"""`tabledhote play` at a real terminal: full screen where possible, plain lines elsewhere."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tabledhote.table import Record

pytestmark = pytest.mark.usefixtures("own_folder")

PLAY = (
    sys.executable,
    "-m",
    "tabledhote",
    "play",
    "amsterdam",
    "--file",
    "game.json",
    "--seed",
    "7",
    "--bots",
    "greedy",
)
LIGHT, DARK = "246;241;231", "27;26;30"  # the paper of the palette
PATIENCE = 60  # seconds


class Window:
    """A terminal of a certain size with the game in it."""

    def __init__(self, keys: int, game: "subprocess.Popen[bytes]") -> None:
        self.keys, self.game = keys, game
        self.said = ""

    def wait_for(self, *texts: str) -> str:
        """All that was said up to the first of these texts."""
        until = time.monotonic() + PATIENCE
        while not any(text in self.said for text in texts):
            assert time.monotonic() < until, f"{texts} did not come: {self.said[-500:]!r}"
            if select.select([self.keys], [], [], 1)[0]:
                try:
                    self.said += os.read(self.keys, 65536).decode("utf-8", "replace")
                except OSError:  # the other end is closed
                    assert any(text in self.said for text in texts), self.said[-500:]
        return self.said

    def type(self, keys: str) -> None:
        os.write(self.keys, keys.encode())


@contextmanager
def window(columns: int, rows: int, *arguments: str, **environment: str) -> Iterator[Window]:
    keys, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    known = {
        name: value for name, value in os.environ.items() if name not in ("COLORFGBG", "NO_COLOR", "COLUMNS", "LINES")
    }
    known |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"} | environment
    game = subprocess.Popen(
        [*PLAY, *arguments], stdin=inside, stdout=inside, stderr=inside, env=known, start_new_session=True
    )
    os.close(inside)
    try:
        yield Window(keys, game)
    finally:
        game.kill()
        game.wait()
        os.close(keys)


@pytest.mark.parametrize(("answer", "paper"), [("rgb:ffff/ffff/eeee", LIGHT), ("rgb:0000/1111/0000", DARK)])
def test_the_whole_screen_follows_the_terminals_background(answer: str, paper: str) -> None:
    with window(110, 32) as seen:
        seen.wait_for("\x1b]11;?")
        seen.type(f"\x1b]11;{answer}\x1b\\\x1b[?62c")
        seen.wait_for("Hotel Amsterdam")
        assert "\x1b[?1049h" in seen.said, "on a screen of its own"
        assert paper in seen.wait_for(paper)
        seen.wait_for("Build a hotel")
        seen.type("\r")
        seen.wait_for("Walk the mayor", "Waiting for")
        seen.type("q")
        seen.wait_for("Saved in game.json")
        assert seen.game.wait(PATIENCE) == 0
    assert len(Record.load("game.json").actions) >= 1


def test_ctrl_c_leaves_the_screen_as_a_shell_expects() -> None:
    with window(110, 32, COLORFGBG="15;0") as seen:
        seen.wait_for("Quit")
        seen.type("\x03")
        seen.wait_for("Saved in game.json")
        assert seen.game.wait(PATIENCE) == 130


@pytest.mark.parametrize(
    ("columns", "arguments", "environment", "note"),
    [
        (110, ("--plain",), {}, ""),
        (110, (), {"TERM": "dumb"}, ""),
        (99, (), {}, "This window is 99×32 characters"),
    ],
)
def test_plain_lines_where_they_are_wanted_or_needed(
    columns: int, arguments: tuple[str, ...], environment: dict[str, str], note: str
) -> None:
    with window(columns, 32, *arguments, **environment) as seen:
        seen.wait_for("q quit:")
        assert note in seen.said
        assert "\x1b[?1049h" not in seen.said
        seen.type("q\n")
        seen.wait_for("Saved in game.json")
        assert seen.game.wait(PATIENCE) == 0
