"""The players of an arena: a level of our bots, or anybody's class by its import path, `module:Class`."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Protocol

from tabledhote.bots import LEVELS, Bot, bot
from tabledhote.kernel.errors import IllegalAction, InvalidOption
from tabledhote.kernel.state import State


class Chooser(Protocol):
    """What a bot from elsewhere must be."""

    def choose(self, state: State) -> int: ...


def player(name: str, seed: int) -> Bot:
    """The bot of that name; InvalidOption says what is wrong with it.

    >>> type(player("greedy", 1)).__name__
    'Greedy'
    >>> player("nowhere:Nobody", 1)
    Traceback (most recent call last):
    ...
    tabledhote.kernel.errors.InvalidOption: bot nowhere:Nobody: No module named 'nowhere'
    """
    return Guest(name, seed) if ":" in name else bot(name, seed)


class Guest(Bot):
    """A bot that somebody else wrote: any class with `__init__(seed)` and `choose(state)`.

    It gets a position in which everything that its seat cannot know is dealt anew, and its choice is checked.
    """

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(seed)
        self.name = name
        self.chooser: Chooser = load(name)(seed)

    def choose(self, state: State) -> int:
        action = self.chooser.choose(state.conceal(state.seat, self.rng))
        if type(action) is not int or action not in state.legal():
            raise IllegalAction(f"bot {self.name} chose {action!r}: {state.allowed()}")
        return action


def load(name: str) -> Callable[[int], Chooser]:
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # `python -m` looks here as well
    try:
        chooser = getattr(import_module(module), attribute, None)
    except ImportError as problem:
        raise InvalidOption(f"bot {name}: {problem}") from None
    if not callable(chooser) or not hasattr(chooser, "choose"):
        levels = ", ".join(LEVELS)
        raise InvalidOption(f"bot {name}: {module} has no such class with a method choose; our own bots: {levels}")
    made: Callable[[int], Chooser] = chooser
    return made
