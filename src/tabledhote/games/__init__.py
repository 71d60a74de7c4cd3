"""The games by name: the box that each comes in.

A new game is a folder here and a name in SHELF (shelf.py), or a package of its own with an entry point.
"""

from functools import cache

from tabledhote import shelf
from tabledhote.kernel.game import Box
from tabledhote.kernel.state import State


@cache
def box(name: str) -> Box[State]:
    """The box of a game; InvalidOption names the games."""
    fetched = shelf.fetch(name, "", "BOX", Box)
    package = shelf.package(name)
    if (fetched.id, fetched.package) != (name, package):
        raise shelf.lacking(
            name, f"its BOX has the id {fetched.id!r} and the package {fetched.package!r}, not {name!r} and {package!r}"
        )
    return fetched
