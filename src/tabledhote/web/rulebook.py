"""The rules documents as HTML: every numbered rule has its number as an anchor, every mention of one is a link.

The documents live in `docs/rules/`; an installed package carries a copy that the build made (setup.py).
"""

import re
from functools import cache
from importlib import resources
from pathlib import Path

from markdown_it import MarkdownIt

NUMBER = re.compile(r"\b([A-Z]{2})-([A-Z]?\d+(?:\.\d+)*)\b")
TAG = re.compile(r"(<[^>]*>)")
DEFINED = re.compile(r"<(li|p|td)>\s*(?:<p>)?<strong>([A-Z]{2}-[A-Z]?\d+(?:\.\d+)*)</strong>")
HEADING = re.compile(r"<h2>(.*?)</h2>", re.S)


def document(game: str) -> str:
    """The rules of a game as they are written."""
    packed = resources.files("tabledhote").joinpath("rules", f"{game}.md")
    if packed.is_file():
        return packed.read_text("utf-8")
    return (Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md").read_text("utf-8")


@cache
def rendered(game: str) -> tuple[str, list[tuple[str, str]]]:
    """The rules as HTML, and their chapters: anchor and title."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(document(game))
    html = linked(DEFINED.sub(anchored_rule, html), {number for _, number in DEFINED.findall(html)})
    chapters: list[tuple[str, str]] = []

    def anchored(found: re.Match[str]) -> str:
        anchor = f"chapter-{len(chapters) + 1}"
        chapters.append((anchor, TAG.sub("", found[1])))
        return f'<h2 id="{anchor}">{found[1]}</h2>'

    return HEADING.sub(anchored, html), chapters


def anchored_rule(found: re.Match[str]) -> str:
    tag, number = found.groups()
    return found[0].replace(f"<{tag}>", f'<{tag} id="{number}" class="rule">', 1)


def linked(html: str, numbers: set[str]) -> str:
    """Every mention of a rule as a link to it, outside of tags."""

    def link(found: re.Match[str]) -> str:
        return f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in numbers else found[0]

    parts = TAG.split(html)
    parts[::2] = [NUMBER.sub(link, part) for part in parts[::2]]
    return "".join(parts)
