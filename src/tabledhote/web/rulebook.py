"""The exact rules as HTML: every numbered rule has its number as an anchor, every mention of one is a link.

The documents live in `docs/rules/`, those in other languages in a folder for each; an installed package carries copies
that the build made (setup.py). A game of another package has its own, in its folder `rulebook/`. Chapters for
programmers are left out: they are in the documents only.
"""

import re
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tabledhote.drawing import figure as figures
from tabledhote.drawing.figure import Figure
from tabledhote.drawing.palette import stylesheet
from tabledhote.games.boards import board
from tabledhote.shelf import SHELF, package
from tabledhote.web import catalogue
from tabledhote.words import words

RULE = r"[A-Z]{2}-(?:[A-Z]\.?)?\d+(?:\.\d+)*[a-z]?"
# A rule begins a paragraph, an item or a row: **HA-4.3** …, **HA-X1 A whole turn.** … or, in a table, GA-D.10.
DEFINED = re.compile(rf"\*\*({RULE})(?: [^*]*)?\*\*|({RULE})$")
SHORT = r"(?:[A-Z]\.?)?\d+\.\d+|[A-Z]\.?\d+"  # how a number goes on: HA-6.1 to 6.8, GA-D.35 to D.39
MENTIONED = re.compile(rf"\b({RULE})\b((?:(?:, | \w{{1,3}} )(?:{SHORT})\b)*)")
TAG = re.compile(r"(<[^>]*>)")
TITLE = re.compile(r"^# .*\n")
CHAPTER = re.compile(r"^## (.*)$", re.M)
SCROLLED = re.compile(r"<(table|pre)\b")  # on a narrow screen: so the keyboard must reach them
FOR_PROGRAMMERS = frozenset(
    ("Sources", "Invariants", "Coverage", "Names in views and events", "Correcting the components")
)
MANY = 4  # columns of a table that does not fit a phone
HOLDERS = ("list_item_open", "tr_open", "paragraph_open")


@dataclass(frozen=True)
class Chapter:
    anchor: str
    title: str
    html: str


@dataclass(frozen=True)
class Rulebook:
    """The exact rules: what comes before the first chapter, and the chapters that say something to players."""

    opening: str
    chapters: tuple[Chapter, ...]


def document(game: str, language: str = "en") -> str:
    """The rules of a game as they are written."""
    if game not in SHELF:
        own = resources.files(package(game)).joinpath("rulebook")
        file = own.joinpath(f"{language}.md")
        return (file if file.is_file() else own.joinpath("en.md")).read_text("utf-8")
    name = f"{game}.md" if language == "en" else f"{language}/{game}.md"
    return folder().joinpath(name).read_text("utf-8")


def folder() -> Traversable:
    """Where the documents of our own games are."""
    packed = resources.files("tabledhote").joinpath("rules")
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def parts(text: str) -> tuple[str, list[tuple[str, str]]]:
    """What comes before the first chapter, and each chapter: its title and its text."""
    opening, *rest = CHAPTER.split(text)
    return opening, list(zip(rest[::2], rest[1::2], strict=True))


def for_programmers(title: str) -> bool:
    """Whether a chapter says nothing to players; the title may have a number."""
    return re.sub(r"^\d+ ", "", title) in FOR_PROGRAMMERS


@cache
def rendered(game: str, language: str, theme: str) -> Rulebook:
    """The rules in a language. `theme` is the light in which the figures are shown."""
    opening, chapters = parts(document(game, language))
    plain = [part for part in chapters if not for_programmers(part[0])]
    numbers = {number for text in (opening, *(text for _, text in plain)) for number in defined(text)}
    pictures = {each.rule: shown(game, each, language, theme) for each in board(game).figures}

    def html(text: str) -> str:
        written = MARKDOWN.renderer.render(anchored(text, pictures), MARKDOWN.options, {})
        return linked(SCROLLED.sub(r'<\1 tabindex="0"', written), numbers)

    def chapter(at: int, title: str, text: str) -> Chapter:
        return Chapter(f"chapter-{at}", title, html(text))

    return Rulebook(html(TITLE.sub("", opening)), tuple(chapter(at, *part) for at, part in enumerate(plain, 1)))


# ---- numbers ------------------------------------------------------------------------------------

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def holders(tokens: list[Token]) -> list[tuple[str, int]]:
    """Each numbered rule, and which token opens the item, row or paragraph that it begins."""
    numbered: list[tuple[str, int]] = []
    inside: list[int] = []
    for at, token in enumerate(tokens):
        if token.nesting == 1:
            inside.append(at)
        elif token.nesting == -1:
            inside.pop()
        elif token.type == "inline" and (number := DEFINED.match(token.content)):
            cell = tokens[inside[-1]].type == "td_open"
            if tokens[inside[-1] - 1].type == "tr_open" if cell else number[1]:  # in a row only its first cell
                # The words of an item stand in a paragraph of their own.
                nearest = [here for here in inside if tokens[here].type in HOLDERS][-2:]
                holder = next((here for here in nearest if tokens[here].type != "paragraph_open"), nearest[-1])
                numbered.append((number[1] or number[2], holder))
    return numbered


def defined(text: str) -> list[str]:
    """The numbers that a text gives to its rules, in its order."""
    return [number for number, _ in holders(MARKDOWN.parse(text))]


def anchored(text: str, pictures: dict[str, str]) -> list[Token]:
    """The text with its numbers as anchors, and with the figures below the rules that they show."""
    tokens = MARKDOWN.parse(text)
    inserted: list[tuple[int, str]] = []
    for number, at in holders(tokens):
        tokens[at].attrs |= {"id": number, "class": "rule"}
        if number in pictures:
            inserted.append((after(tokens, at), pictures[number]))
    label_columns(tokens)
    for at, html in reversed(inserted):
        tokens.insert(at, Token("html_block", "", 0, content=html))
    return tokens


def label_columns(tokens: list[Token]) -> None:
    """Cells of a table with many columns know the heads of these: a phone shows them one below the other."""
    table, heads, column = Token("", "", 0), list[str](), 0
    for at, token in enumerate(tokens):
        if token.type == "table_open":
            table, heads = token, []
        elif token.type == "th_open":
            heads.append(tokens[at + 1].content.replace("`", ""))
        elif token.type == "tbody_open" and len(heads) >= MANY:
            table.attrSet("class", "many")
        elif token.type == "tr_open":
            column = 0
        elif token.type == "td_open":
            if len(heads) >= MANY and column:
                token.attrSet("data-label", heads[column])
            column += 1


def after(tokens: list[Token], opening: int) -> int:
    """Where a figure goes: at the end of an item, after a paragraph, after the table of a row."""
    end = tokens[opening].type.replace("_open", "_close")
    wanted = "table_close" if end == "tr_close" else end
    depth = tokens[opening].level
    closing = next(
        at
        for at in range(opening, len(tokens))
        if tokens[at].type == wanted and (wanted == "table_close" or tokens[at].level == depth)
    )
    return closing if wanted == "list_item_close" else closing + 1


def linked(html: str, numbers: set[str]) -> str:
    """Every mention of a rule as a link to it, outside of tags."""

    def link(number: str, shown: str) -> str:
        return f'<a href="#{number}">{shown}</a>' if number in numbers else shown

    def mention(match: re.Match[str]) -> str:
        first, more = match.groups()
        return link(first, first) + re.sub(SHORT, lambda short: link(first[:3] + short[0], short[0]), more)

    pieces = TAG.split(html)
    pieces[::2] = [MENTIONED.sub(mention, piece) for piece in pieces[::2]]
    return "".join(pieces)


# ---- figures ------------------------------------------------------------------------------------


@cache
def drawn(game: str, name: str, language: str) -> str:
    """A figure as a drawing that stands alone."""
    figure = {each.name: each for each in board(game).figures}[name]
    texts = words(language, game)
    caption = texts(f"figure-{name}")
    if figure.legend is not None:
        style = stylesheet(board(game).colours)
        symbols = board(game).symbols
        return figures.legend(figure.legend(texts), symbols, title=caption, language=language, style=style)
    return figures.cut(catalogue.drawn_position(game, figure.decisions, language, **figure.options), figure, caption)


def shown(game: str, figure: Figure, language: str, theme: str) -> str:
    """A figure in the page. Browsers fetch it when it comes into view; its room is kept until then."""
    wide, high = figures.size(drawn(game, figure.name, language))
    caption = escape(words(language, game)(f"figure-{figure.name}"))
    source = f"/rules/{game}/figures/{figure.name}/{language}/{theme}"
    printed = f'<source media="print" srcset="/rules/{game}/figures/{figure.name}/{language}/light">'
    image = f'<img src="{source}" alt="" width="{wide}" height="{high}" loading="lazy">'
    picture = f"<picture>{printed}{image}</picture>"
    kind = "whole" if figure.whole else "part"
    return f'<figure class="{kind}"><div tabindex="0">{picture}</div><figcaption>{caption}</figcaption></figure>\n'
