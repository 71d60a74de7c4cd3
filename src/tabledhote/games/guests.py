"""Games from other packages. One that cannot be played is left out, and the log says what to do."""

import logging
from functools import cache
from importlib import resources

from tabledhote import shelf
from tabledhote.bots.strategy import strategy_of
from tabledhote.games import box
from tabledhote.games.boards import board
from tabledhote.kernel.errors import InvalidGame
from tabledhote.words import words

logger = logging.getLogger(__name__)

TEXTS = ("words/en.ftl", "rulebook/en.md")  # in the package; other languages are optional


@cache
def playable() -> tuple[str, ...]:
    """The names of the games of other packages, without those that cannot be played."""
    return tuple(name for name in shelf.guests() if complete(name))


def complete(name: str) -> bool:
    """Whether a game has everything it needs. If not, the log says what is missing."""
    try:
        check(name)
    except InvalidGame as error:
        logger.warning("%s", error)
        return False
    return True


def check(name: str) -> None:
    """InvalidGame names what a game lacks."""
    if name in shelf.SHELF:
        raise InvalidGame(f"the name {name!r} is taken: {shelf.origin(name)} must give its game another name")
    candidate = box(name)
    strategy_of(candidate)
    board(name)
    for text in TEXTS:
        if not resources.files(candidate.package).joinpath(text).is_file():
            raise shelf.lacking(name, f"the package {candidate.package} has no file {text}")
    try:
        state = candidate.open().start(0)
        view, texts = state.view(0), words("en", name)
        board(name).svg(view, texts)
        board(name).text(view, texts)
    except Exception as error:  # foreign code may fail in any way, and must not take our games along
        raise shelf.lacking(name, f"it fails with {type(error).__name__}: {error}") from error
