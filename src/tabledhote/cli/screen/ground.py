"""Whether the terminal's background is dark: asked of the terminal itself, which may not answer."""

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

ASK = "\x1b]11;?\x1b\\\x1b[c"  # the background; then who is there, which every terminal answers
ANSWER = re.compile(rb"\]11;rgb:([0-9a-fA-F]+)/([0-9a-fA-F]+)/([0-9a-fA-F]+)")
LAST = re.compile(rb"\x1b\[\?[0-9;]*c")  # the end of the second answer
PATIENCE = 0.3  # seconds
LIGHT = (7, 9, 10, 11, 12, 13, 14, 15)  # backgrounds in COLORFGBG that are light


def is_dark() -> bool:
    """What the environment says, else what the terminal says, else yes."""
    setting = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    if setting.isdecimal():
        return int(setting) not in LIGHT
    reported = ANSWER.search(answer()) if os.name != "nt" else None
    return reported is None or dark([part.decode() for part in reported.groups()])


def dark(channels: list[str]) -> bool:
    """Whether a colour of three hexadecimal channels, of any length, is dark.

    >>> dark(["1b1b", "1a1a", "1e1e"]), dark(["ff", "fd", "f0"])
    (True, False)
    """
    red, green, blue = (int(each, 16) / (int(16 ** len(each)) - 1) for each in channels)
    return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5


def answer() -> bytes:
    """What the terminal says to the question, as far as it comes in time."""
    import select

    said = b""
    with suppress(OSError, ImportError), unechoed():
        sys.stdout.write(ASK)
        sys.stdout.flush()
        until = time.monotonic() + PATIENCE
        while not LAST.search(said):
            left = until - time.monotonic()
            if left <= 0 or not select.select([sys.stdin], [], [], left)[0]:
                break
            said += os.read(sys.stdin.fileno(), 200)
    return said


@contextmanager
def unechoed() -> Iterator[None]:
    """The terminal gives every letter at once and shows none."""
    import termios
    import tty

    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle)
        yield
    finally:
        termios.tcsetattr(handle, termios.TCSANOW, before)
