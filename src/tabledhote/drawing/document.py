"""The whole drawing: what stands round the shapes of a board."""

import re
from collections.abc import Mapping

from tabledhote.drawing import icons
from tabledhote.drawing.palette import Palette, stylesheet
from tabledhote.drawing.svg import Child, Markup, Point, Value, element, markup, number, rect
from tabledhote.words import Words


def sheet(
    width: float,
    height: float,
    *children: Child,
    words: Words,
    about: str,
    colours: Palette,
    symbols: Mapping[str, Markup],
    standalone: bool,
    narrow: bool = False,
) -> Markup:
    """The board of a game on paper; `about` describes the state of the game for those who cannot see it."""
    return document(
        width,
        height,
        rect(0, 0, width, height, fill="var(--paper)"),
        *children,
        title=words("title"),
        description=about,
        language=words.language,
        style=stylesheet(colours) if standalone else None,
        symbols=symbols,
        data_shape="narrow" if narrow else None,
    )


def document(
    width: float,
    height: float,
    *children: Child,
    title: str,
    description: str | None = None,
    language: str = "en",
    style: str | None = None,
    symbols: Mapping[str, Markup] | None = None,
    **attributes: Value | Point,
) -> Markup:
    """A complete SVG. `style` is embedded only in a file that stands alone; a page serves it beside.

    The icons that occur are defined once: shared ones, and the board's own in `symbols` (drawn in a box of 24 by 24).
    """
    body = markup(*children)
    drawn = {**icons.SHARED, **(symbols or {})}
    wanted = sorted(set(re.findall(r'href="#icon-([^"]+)"', body)))
    defined = [element("g", drawn[name], id=f"icon-{name}") for name in wanted]
    return element(
        "svg",
        element("desc", description) if description else None,
        element("style", style) if style else None,
        element("defs", *defined) if defined else None,
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        lang=language,
        title=title,
        role="graphics-document",
        class_="board",
        **attributes,
    )
