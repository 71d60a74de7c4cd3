"""The shelf: every game the package knows. A new game is one folder here and one line in SHELF."""

from functools import cache
from importlib import import_module

from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.game import Box

SHELF = ("austria", "vienna", "amsterdam", "hellton")


@cache
def box(name: str) -> Box:
    """The box of a game; InvalidOption names the games there are."""
    if name not in SHELF:
        raise InvalidOption(f"there is no game {name!r}; allowed: {', '.join(SHELF)}")
    found = import_module(f"tabledhote.games.{name}").BOX
    assert isinstance(found, Box)
    return found
