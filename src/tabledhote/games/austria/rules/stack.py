"""The stack of pending effects (GA-11.11): putting frames on it, and reading and changing the top one.

It lies in the row `frames` of a position; see frames.py for what the five ints of a frame mean.
"""

from librt.vecs import append
from mypy_extensions import i64

from tabledhote.games.austria.rules.frames import WIDTH
from tabledhote.games.austria.state import Position


def push(p: Position, kind: i64, left: i64, discount: i64, extra: i64, source: i64) -> None:
    """Put a frame on top."""
    at: i64 = p.depth
    p.depth = at + WIDTH
    while len(p.frames) < p.depth:
        p.frames = append(p.frames, 0)
    frames = p.frames
    frames[at] = kind
    frames[at + 1] = left
    frames[at + 2] = discount
    frames[at + 3] = extra
    frames[at + 4] = source


def pop(p: Position) -> None:
    """Take the top frame away. What is not in use stays zero, so that equal positions have equal rows."""
    frames = p.frames
    at: i64 = p.depth - WIDTH
    p.depth = at
    frames[at] = 0
    frames[at + 1] = 0
    frames[at + 2] = 0
    frames[at + 3] = 0
    frames[at + 4] = 0


def kind(p: Position) -> i64:
    return p.frames[p.depth - 5]


def left(p: Position) -> i64:
    return p.frames[p.depth - 4]


def discount(p: Position) -> i64:
    return p.frames[p.depth - 3]


def extra(p: Position) -> i64:
    return p.frames[p.depth - 2]


def source(p: Position) -> i64:
    return p.frames[p.depth - 1]


def leave(p: Position, remaining: i64) -> None:
    """Set what remains of the top frame."""
    p.frames[p.depth - 4] = remaining


def change_extra(p: Position, extra: i64) -> None:
    p.frames[p.depth - 2] = extra
