"""The whole drawing: what stands round the shapes of a board."""

import re
from collections.abc import Mapping

from tabledhote.drawing import icons
from tabledhote.drawing.svg import Child, Markup, Point, Value, element, markup, number


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
