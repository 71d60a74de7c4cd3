"""Figures of the rules pages, made from a board's own drawing: all of it, a cutting, or some things side by side.

Things are named by their ids, which a board keeps from drawing to drawing; how large they are is read from their
shapes. Letters count with the point at which they stand.
"""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, radians, sin

from tabledhote.drawing.document import document
from tabledhote.drawing.icons import icon
from tabledhote.drawing.svg import Markup, number, text
from tabledhote.words import Words

SPACE = "{http://www.w3.org/2000/svg}"
UNSEEN = {f"{SPACE}style", f"{SPACE}defs"}
SPOKEN = {f"{SPACE}title", f"{SPACE}desc"}
WIDEST = 760  # of things side by side
GAP = 14
MARGIN = 8
LINE = 38  # of a legend
COLUMNS = 2

Box = tuple[float, float, float, float]  # left, top, right, bottom
Matrix = tuple[float, float, float, float, float, float]
Legend = Callable[[Words], Sequence[tuple[str, str]]]  # icons with what they mean

ElementTree.register_namespace("", SPACE[1:-1])


@dataclass(frozen=True)
class Figure:
    """A picture in the rules of a game. Its caption is the message `figure-NAME`."""

    name: str
    rule: str  # the number of the rule below which it stands
    things: tuple[str, ...] = ()  # side by side, by their ids
    around: tuple[str, ...] = ()  # the cutting of the board that holds these
    legend: Legend | None = None  # not the board, but signs with their meanings
    decisions: int = 0  # how far into a game
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def whole(self) -> bool:
        """Whether it is a board from edge to edge."""
        return not (self.things or self.around or self.legend)


def cut(drawing: str, figure: Figure, caption: str) -> str:
    """What a figure shows of a board's drawing, as a drawing of its own."""
    root = ElementTree.fromstring(drawing)
    if figure.things:
        side_by_side(root, figure.things)
    elif figure.around:
        cutting(root, figure.around)
    only_used_symbols(root)
    silence(root)
    title = ElementTree.Element(f"{SPACE}title")
    title.text = caption
    root.insert(0, title)
    return only_used_colours(ElementTree.tostring(root, encoding="unicode"))


def size(drawing: str) -> tuple[int, int]:
    """Width and height of a drawing."""
    match = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', drawing)
    assert match is not None, "a drawing has a viewBox"
    return round(float(match[1])), round(float(match[2]))


def legend(
    items: Sequence[tuple[str, str]], symbols: Mapping[str, Markup], *, title: str, language: str, style: str
) -> str:
    """Signs with their meanings, in columns."""
    wide = WIDEST / COLUMNS
    rows = -(-len(items) // COLUMNS)
    drawn = []
    for at, (name, meaning) in enumerate(items):
        x, y = wide * (at // rows) + 24, LINE * (at % rows + 0.5)
        drawn.append(icon(name, x, y, 28, color="var(--ink)"))
        drawn.append(text(meaning, x + 26, y, size=18, least=14, width=wide - 64, anchor="start"))
    return document(WIDEST, LINE * rows, drawn, title=title, language=language, style=style, symbols=symbols)


# ---- cutting ------------------------------------------------------------------------------------


def side_by_side(root: ElementTree.Element, names: Sequence[str]) -> None:
    """Only these things, in rows."""
    kept = [child for child in root if child.tag in UNSEEN]
    placed = ElementTree.Element(f"{SPACE}g")
    x = y = high = widest = 0.0
    for name in names:
        thing, matrix = found(root, name)
        box = bounds(thing, matrix)
        wide, tall = box[2] - box[0], box[3] - box[1]
        if x and x + wide > WIDEST:
            x, y, high = 0.0, y + high + GAP, 0.0
        a, b, c, d, e, f = matrix
        moved = (a, b, c, d, e + x - box[0], f + y - box[1])
        written = " ".join(f"{value:.3f}" for value in moved)
        ElementTree.SubElement(placed, f"{SPACE}g", transform=f"matrix({written})").append(thing)
        x, high = x + wide + GAP, max(high, tall)
        widest = max(widest, x - GAP)
    root[:] = [*kept, placed]
    root.set("viewBox", viewed((0, 0, widest, y + high)))


def cutting(root: ElementTree.Element, names: Sequence[str]) -> None:
    """The part of the drawing that holds these things, without what lies outside."""
    view = united(bounds(*found(root, name)) for name in names)
    prune(root, IDENTITY, view)
    root.set("viewBox", viewed(view))


def viewed(box: Box) -> str:
    """A viewBox with a margin round a box."""
    left, top, right, bottom = box
    wide, high = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    return " ".join(number(value) for value in (left - MARGIN, top - MARGIN, wide, high))


def prune(parent: ElementTree.Element, matrix: Matrix, view: Box) -> None:
    for child in list(parent):
        if child.tag in UNSEEN:
            continue
        inner = combined(matrix, moves(child))
        points = list(corners(child, inner))
        if points and outside(spanned(points), view):
            parent.remove(child)
        else:
            prune(child, inner, view)


def outside(box: Box, view: Box) -> bool:
    return (
        box[2] < view[0] - MARGIN or box[0] > view[2] + MARGIN or box[3] < view[1] - MARGIN or box[1] > view[3] + MARGIN
    )


def only_used_symbols(root: ElementTree.Element) -> None:
    used = {element.get("href") for element in root.iter(f"{SPACE}use")}
    for defs in root.findall(f"{SPACE}defs"):
        defs[:] = [symbol for symbol in defs if f"#{symbol.get('id')}" in used]


def only_used_colours(drawing: str) -> str:
    """Without the colours of the stylesheet that nothing is painted with."""
    used = set(re.findall(r"var\(--([\w-]+)\)", drawing))
    return re.sub(r"--([\w-]+):[^;}]*;?", lambda colour: colour[0] if colour[1] in used else "", drawing)


def silence(root: ElementTree.Element) -> None:
    """Without what only a table needs: in a picture nothing explains itself, and nothing is chosen."""
    for parent in root.iter():
        parent[:] = [child for child in parent if child.tag not in SPOKEN]
        parent.attrib.pop("data-ref", None)


# ---- how large things are -----------------------------------------------------------------------

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


def found(root: ElementTree.Element, name: str) -> tuple[ElementTree.Element, Matrix]:
    """A thing by its id, and what moves it there from outside."""

    def search(parent: ElementTree.Element, matrix: Matrix) -> tuple[ElementTree.Element, Matrix] | None:
        for child in parent:
            if child.get("id") == name:
                return child, matrix
            deeper = search(child, combined(matrix, moves(child)))
            if deeper is not None:
                return deeper
        return None

    thing = search(root, IDENTITY)
    if thing is None:
        raise KeyError(f"{name}: the drawing has no such thing")
    return thing


def bounds(thing: ElementTree.Element, matrix: Matrix) -> Box:
    """The room that a thing takes: that of its halo, if it has one."""
    inner = combined(matrix, moves(thing))
    for child in thing:
        if child.get("class") == "halo":
            return spanned(list(corners(child, combined(inner, moves(child)))))
    return spanned(list(corners(thing, inner)))


def spanned(points: Sequence[tuple[float, float]]) -> Box:
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


def united(boxes: Iterable[Box]) -> Box:
    return spanned([point for left, top, right, bottom in boxes for point in ((left, top), (right, bottom))])


def corners(element: ElementTree.Element, matrix: Matrix) -> Iterable[tuple[float, float]]:
    """Points that span an element and all that is in it."""
    a, b, c, d, e, f = matrix
    for x, y in own_corners(element):
        yield a * x + c * y + e, b * x + d * y + f
    for child in element:
        yield from corners(child, combined(matrix, moves(child)))


def own_corners(element: ElementTree.Element) -> list[tuple[float, float]]:
    def value(name: str) -> float:
        return float(element.get(name, "0"))

    match element.tag.removeprefix(SPACE):
        case "rect" | "use":
            x, y = value("x"), value("y")
            wide, tall = value("width"), value("height")
            return [(x, y), (x + wide, y), (x, y + tall), (x + wide, y + tall)]
        case "circle":
            x, y, r = value("cx"), value("cy"), value("r")
            return [(x - r, y - r), (x + r, y - r), (x - r, y + r), (x + r, y + r)]
        case "line":
            return [(value("x1"), value("y1")), (value("x2"), value("y2"))]
        case "polygon":
            numbers = [float(one) for one in re.findall(NUMBER, element.get("points", ""))]
            return list(zip(numbers[::2], numbers[1::2], strict=True))
        case "path":
            return along(element.get("d", ""))
        case "text":
            return [(value("x"), value("y"))]
    return []


NUMBER = r"-?(?:\d+\.?\d*|\.\d+)"
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


def along(d: str) -> list[tuple[float, float]]:
    """The points of a path, those that only bend it included."""
    points: list[tuple[float, float]] = []
    x = y = 0.0
    for command, given in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        kind, relative = command.upper(), command.islower()
        numbers = [float(one) for one in re.findall(NUMBER, given)] if kind in TAKES else []
        for start in range(0, len(numbers), TAKES.get(kind, 1)):
            step = numbers[start : start + TAKES[kind]]
            if kind == "H":
                step = [step[0], 0.0 if relative else y]
            elif kind == "V":
                step = [0.0 if relative else x, step[0]]
            elif kind == "A":
                step = step[-2:]
            base = (x, y) if relative else (0.0, 0.0)
            points += [(base[0] + step[at], base[1] + step[at + 1]) for at in range(0, len(step), 2)]
            x, y = points[-1]
    return points


def moves(element: ElementTree.Element) -> Matrix:
    """The transform of an element, as `svg` writes it."""
    matrix = IDENTITY
    for name, given in re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")):
        numbers = [float(one) for one in given.split()]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, numbers[0], numbers[1])
        elif name == "scale":
            step = (numbers[0], 0, 0, numbers[0], 0, 0)
        else:
            angle = radians(numbers[0])
            step = (cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
        matrix = combined(matrix, step)
    return matrix


def combined(outer: Matrix, inner: Matrix) -> Matrix:
    """First the inner transform, then the outer one."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (
        a * p + c * q,
        b * p + d * q,
        a * r + c * s,
        b * r + d * s,
        a * t + c * u + e,
        b * t + d * u + f,
    )
