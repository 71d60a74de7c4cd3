"""The boards by the names of their games. They stand apart from the boxes: bots that play need no drawings."""

from functools import cache

from tabledhote import shelf
from tabledhote.drawing.board import Board


@cache
def board(name: str) -> Board:
    """How a game is drawn; InvalidOption names the games there are."""
    return shelf.fetch(name, "board", "BOARD", Board)
