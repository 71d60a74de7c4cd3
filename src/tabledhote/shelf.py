"""All games, the package of each, and how to get what each room must have.

This is the only place that finds a game by its name. It imports a game only when it is asked for. Games of other
packages announce themselves by an entry point of the group `tabledhote.games`: its name is the id of the game, its
value the package with the rooms.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

from tabledhote.kernel.errors import InvalidGame, InvalidOption

SHELF = ("austria", "vienna", "amsterdam", "hellton")
GROUP = "tabledhote.games"  # of entry points

Thing = TypeVar("Thing")


@cache
def guests() -> dict[str, list[EntryPoint]]:
    """The games that other packages announce, by name; a name should belong to one package only."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, []).append(point)
    return found


def package(name: str) -> str:
    """The package of a game; InvalidOption names the games there are."""
    if name in SHELF:
        return f"tabledhote.games.{name}"
    announced = guests().get(name)
    if announced is None:
        raise InvalidOption(f"there is no game {name!r}; allowed: {', '.join(names())}")
    if len(announced) > 1:
        raise InvalidGame(f"the packages {origin(name)} all provide a game {name!r}: uninstall all but one of them")
    return announced[0].value


def names() -> tuple[str, ...]:
    """The games on our shelf and all that other packages announce, whether they can be played or not."""
    return tuple(dict.fromkeys((*SHELF, *guests())))


def origin(name: str) -> str:
    """The packages, as pip knows them, that provide a game."""
    return ", ".join(sorted(point.dist.name for point in guests().get(name, ()) if point.dist is not None))


def lacking(game: str, problem: str) -> InvalidGame:
    """The error about a game that lacks something; for a game of another package, with what to do about it."""
    if game in SHELF:
        return InvalidGame(problem)
    return InvalidGame(f"the game {game!r} cannot be played: {problem}; update or uninstall {origin(game)}")


def fetch(game: str, room: str, name: str, kind: type[Thing]) -> Thing:
    """What a room of a game, or its front door (""), must have; InvalidGame says what is missing."""
    module = f"{package(game)}.{room}".removesuffix(".")
    try:
        found = vars(import_module(module)).get(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise broken(game, module, error) from error
        raise lacking(game, f"there is no module {module}; a game must have it, with {name}") from None
    except Exception as error:
        raise broken(game, module, error) from error
    if not isinstance(found, kind):
        raise lacking(game, f"{module} has no {name} of the class {kind.__name__}")
    return found


def broken(game: str, module: str, error: Exception) -> Exception:
    """What to raise where a module fails when it is imported: an error of our own games goes on as it is."""
    return error if game in SHELF else lacking(game, f"{module} fails with {type(error).__name__}: {error}")
