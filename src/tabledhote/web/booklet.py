"""The rulebook for people: a game told in two pages with figures, and a player aid on one. Nothing here has a number.

The documents live in `docs/rules/people/`, in a folder for each language. What stands below the line `---` is the
player aid. A paragraph `[figure setup]` shows that figure. A game of another package has its own in the folder
`rulebook/people/`, or none.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from tabledhote.games.boards import board
from tabledhote.shelf import SHELF, package
from tabledhote.web.rulebook import MARKDOWN, Chapter, folder, parts, shown

AID = re.compile(r"^---$", re.M)
FIGURE = re.compile(r"<p>\[figure ([\w-]+)\]</p>")


@dataclass(frozen=True)
class Booklet:
    """Chapters to learn the game from, and those of the player aid."""

    chapters: tuple[Chapter, ...] = ()
    aid: tuple[Chapter, ...] = ()


def document(game: str, language: str = "en") -> str:
    """The rulebook of a game as it is written; empty if it has none."""
    if game not in SHELF:
        own = resources.files(package(game)).joinpath("rulebook", "people")
        files = [own.joinpath(f"{name}.md") for name in (language, "en")]
        return next((file.read_text("utf-8") for file in files if file.is_file()), "")
    return folder().joinpath("people", language, f"{game}.md").read_text("utf-8")


@cache
def rendered(game: str, language: str, theme: str) -> Booklet:
    """The rulebook in a language. `theme` is the light in which the figures are shown."""
    book, _, aid = AID.sub("\0", document(game, language), count=1).partition("\0")
    figures = {each.name: each for each in board(game).figures}

    def html(text: str) -> str:
        return FIGURE.sub(lambda match: shown(game, figures[match[1]], language, theme), MARKDOWN.render(text))

    def chapters(text: str, kind: str) -> tuple[Chapter, ...]:
        return tuple(Chapter(f"{kind}-{at}", title, html(told)) for at, (title, told) in enumerate(parts(text)[1], 1))

    return Booklet(chapters(book, "book"), chapters(aid, "aid"))
