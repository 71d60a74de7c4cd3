"""The rules documents as HTML: every numbered rule has its number as an anchor, every mention of one is a link.

The documents live in `docs/rules/`; an installed package carries a copy that the build made (setup.py).
"""

import re
from functools import cache
from html import escape
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
    defined = set(DEFINED.findall(html))
    numbers = {number for _, number in defined}
    html = DEFINED.sub(lambda found: found[0].replace(f"<{found[1]}>", f'<{found[1]} id="{found[2]}" class="rule">', 1), html)
    html = linked(html, numbers)
    chapters: list[tuple[str, str]] = []

    def anchored(found: re.Match[str]) -> str:
        anchor = f"chapter-{len(chapters) + 1}"
        chapters.append((anchor, TAG.sub("", found[1])))
        return f'<h2 id="{anchor}">{found[1]}</h2>'

    return HEADING.sub(anchored, html).replace("<table>", '<table class="plain">'), chapters


def linked(html: str, numbers: set[str]) -> str:
    """Every mention of a rule as a link to it, outside of tags."""
    parts = TAG.split(html)
    for index in range(0, len(parts), 2):
        parts[index] = NUMBER.sub(
            lambda found: f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in numbers else escape(found[0]), parts[index]
        )
    return "".join(parts)
