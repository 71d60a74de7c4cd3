"""SVG as nested function calls: each returns finished markup, and whatever is not markup is escaped.

Names of attributes are written in Python's manner (`stroke_width`, `class_`). Three mean more: `title` becomes the
explanation that pointers and screen readers show, `ref` the `data-ref` by which actions name a thing, and `at` (with
`turn`, `scale`) a transform. The same calls give the same bytes.

>>> group(circle(0, 0, 4.50), title="<Ann>", ref="tile:b3", at=(10, 20))
'<g data-ref="tile:b3" transform="translate(10 20)"><title>&lt;Ann&gt;</title><circle cx="0" cy="0" r="4.5"/></g>'
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from tabledhote.drawing import lettering

NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
PLAIN = re.compile(r"[\w .,:;()#/+-]*", re.ASCII)
MOVES = {"at", "turn", "scale"}
PRESSED = (
    0.95,
    0.9,
    0.85,
    0.8,
    0.75,
    0.7,
)  # shares of their width to which letters may be pressed before a text is shortened
REMEMBERED = 1 << 14  # boards have the same numbers, texts and simple elements again and again


class Markup(str):
    """Finished SVG, which is not escaped again."""

    __slots__ = ()


Child = str | None | Iterable["Child"]
Value = str | float | None
Point = tuple[float, float]


def element(tag: str, *children: Child, **attributes: Value | Point) -> Markup:
    """One element. Children: markup, text (escaped), None (left out), or any nesting of these."""
    if all(type(child) is str for child in children):  # nothing inside, or text
        return simple(tag, children, tuple(attributes.items()))
    return composed(tag, children, attributes)


@lru_cache(REMEMBERED)
def simple(tag: str, texts: tuple[Child, ...], attributes: tuple[tuple[str, Value | Point], ...]) -> Markup:
    return composed(tag, texts, dict(attributes))


def composed(tag: str, children: tuple[Child, ...], attributes: dict[str, Value | Point]) -> Markup:
    title = attributes.pop("title", None)
    inner = markup(element("title", str(title)) if title else None, *children)
    start = f"{tag}{written(attributes)}"
    return Markup(f"<{start}>{inner}</{tag}>" if inner else f"<{start}/>")


def markup(*children: Child) -> Markup:
    """Children one after the other."""
    parts: list[str] = []
    for child in children:
        if isinstance(child, Markup):
            parts.append(child)
        elif isinstance(child, str):
            parts.append(escaped(child))
        elif child is not None:
            parts.append(markup(*child))
    return Markup("".join(parts))


def written(attributes: dict[str, Value | Point]) -> str:
    """Attributes as they stand in the file; those that are None are left out."""
    parts: list[str] = []
    for name, value in attributes.items():
        if value is None or name in MOVES:
            continue
        content = number(value) if isinstance(value, int | float) else escaped(str(value))
        parts.append(f' {spelled(name)}="{content}"')
    if not MOVES.isdisjoint(attributes):
        moves = moved(attributes.get("at"), attributes.get("turn"), attributes.get("scale"))
        parts.append(f' transform="{moves}"' if moves else "")
    return "".join(parts)


@cache
def spelled(name: str) -> str:
    """The name of an attribute in the file."""
    return "data-ref" if name == "ref" else name.strip("_").replace("_", "-")


def moved(at: Value | Point, turn: Value | Point, scale: Value | Point) -> str:
    """A transform: first scaled, then turned, then moved to its place."""
    moves: list[str] = []
    if isinstance(at, tuple):
        moves.append(f"translate({number(at[0])} {number(at[1])})")
    if isinstance(turn, int | float) and turn:
        moves.append(f"rotate({number(turn)})")
    if isinstance(scale, int | float) and scale != 1:
        moves.append(f"scale({number(scale)})")
    return "".join(moves)


@lru_cache(REMEMBERED)
def escaped(text: str) -> str:
    """Text that cannot end an element or an attribute; characters that XML does not know are left out."""
    if PLAIN.fullmatch(text):
        return text
    text = NOT_XML.sub("", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


@lru_cache(REMEMBERED)
def number(value: float) -> str:
    """A number with at most two decimals and nothing to spare.

    >>> number(12.0), number(0.504), number(-0.001)
    ('12', '.5', '0')
    """
    if isinstance(value, int):
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


# ---- shapes -------------------------------------------------------------------------------------


def group(*children: Child, **attributes: Value | Point) -> Markup:
    return element("g", *children, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value | Point) -> Markup:
    """A rectangle; `rx` rounds its corners."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value | Point) -> Markup:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value | Point) -> Markup:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def path(d: str, **attributes: Value | Point) -> Markup:
    return element("path", d=d, **attributes)


def polygon(*points: Point, **attributes: Value | Point) -> Markup:
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def halo(shape: str, *numbers: float, **attributes: Value | Point) -> Markup:
    """An invisible `rect` or `circle` over a thing: a pointer hits it, and it glows while the thing can be chosen."""
    names = {"rect": ("x", "y", "width", "height"), "circle": ("cx", "cy", "r")}[shape]
    size = dict(zip(names, numbers, strict=True))
    return element(shape, **size, **attributes, class_="halo")


def fitted(
    string: str, width: float, size: float, lines: int, least: float | None, *, bold: bool
) -> tuple[float, list[str]]:
    """The size and the rows in which a text fits a width; at the least size its letters may be closer together."""
    rows = lettering.wrapped(string, width / size, lines, bold=bold)
    if least is None:
        return size, rows
    while size > least and any(row.endswith("…") for row in rows):
        size = max(least, size - 1)
        rows = lettering.wrapped(string, width / size, lines, bold=bold)
    for share in PRESSED:
        if any(row.endswith("…") for row in rows):
            rows = lettering.wrapped(string, width / size / share, lines, bold=bold)
    return size, rows


def pressed(row: str, width: float, size: float, *, bold: bool) -> dict[str, Value | Point]:
    """How a row is pressed into a width; nothing if it fits by itself."""
    if lettering.width(row, bold=bold) <= width / size + 0.01:
        return {}
    return {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}


def text(
    string: str,
    x: float,
    y: float,
    *,
    size: float,
    width: float | None = None,
    lines: int = 1,
    least: float | None = None,
    anchor: str = "middle",
    leading: float = 1.2,
    bold: bool = False,
    serif: bool = False,
    fill: str = "var(--ink)",
    **attributes: Value | Point,
) -> Markup:
    """Text centred on the height y.

    With a width it is wrapped into at most so many lines. If they cannot hold it, the letters become smaller, down to
    `least`, and then closer together; after that the text is shortened.
    """
    rows = [string]
    if width is not None:
        size, rows = fitted(string, width, size, lines, least, bold=bold)
    lengths = [pressed(row, width, size, bold=bold) if width and least else {} for row in rows]
    top = y + size * (0.35 - leading * (len(rows) - 1) / 2)
    content: list[Child] = [rows[0]] if len(rows) == 1 else []
    if len(rows) > 1:
        content = [
            element("tspan", row, x=x, y=top + index * leading * size, **lengths[index])
            for index, row in enumerate(rows)
        ]
    else:
        attributes |= lengths[0]
    manner = {"middle": anchor == "middle", "end": anchor == "end", "bold": bold, "serif": serif}
    return element(
        "text",
        *content,
        x=x,
        y=top,
        font_size=size,
        class_=" ".join(word for word, so in manner.items() if so) or None,
        fill=fill,
        **attributes,
    )
