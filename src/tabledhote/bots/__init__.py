"""Players that are programs. They decide from what their seat may know, and reproducibly from their own seed."""

from tabledhote.bots.base import Bot, play_out
from tabledhote.bots.greedy import Greedy
from tabledhote.bots.levels import LEVELS, OFFERED, USUAL, bot
from tabledhote.bots.random import Random
from tabledhote.bots.search import Search

__all__ = ["LEVELS", "OFFERED", "USUAL", "Bot", "Greedy", "Random", "Search", "bot", "play_out"]
