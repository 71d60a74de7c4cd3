"""The boards by the names of their games. They are separate from the boxes: bots need no drawings to play."""

from functools import cache

from tabledhote import shelf
from tabledhote.drawing.board import Board


@cache
def board(name: str) -> Board:
    """How a game is drawn; InvalidOption names the games."""
    return shelf.fetch(name, "board", "BOARD", Board)
