"""What tests of boards look at: the parsed drawing, what it names, and a board of each game as full as it can look."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from importlib import import_module
from typing import Any

SIGNS = 19.2  # the size of letters in `.signs`, which drawing/palette.py says
SPACE = "{http://www.w3.org/2000/svg}"

# Actions that have no place on a board and become buttons; in a narrow drawing more of them.
PLACELESS: dict[str, set[str]] = {
    "amsterdam": {"end_turn"},
    "austria": {"pass", "boost", "end_turn", "ignore_penalty", "skip"},
    "hellton": {"start_tour", "serve", "refuse", "take_rents", "take_bell"},
    "vienna": {"start_reroll", "roll", "skip", "double_turn", "end_turn"},
}
PLACELESS_IF_NARROW = {"austria": {"take_food", "split", "resolve", "group_bonus", "choose_penalty"}}


def crowded(game: str) -> dict[str, Any]:
    """As full as a board can look, and fuller."""
    view: dict[str, Any] = import_module(f"tests.games.{game}.crowded").crowded()
    return view


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.encode())


def references(root: ElementTree.Element) -> set[str]:
    """What actions can name."""
    return {reference for part in root.iter() for reference in part.get("data-ref", "").split()}


def wanted(form: dict[str, object]) -> set[str]:
    """What an action names: each item of a list by itself."""
    named = {field: value if isinstance(value, list) else [value] for field, value in form.items() if field != "do"}
    return {f"{field}:{item}" for field, items in named.items() for item in items}


def smallest(root: ElementTree.Element) -> tuple[float, str]:
    """The smallest text of a drawing, in its own units, and what it says."""
    return min(letters(root, 1.0, 0.0))


def letters(part: ElementTree.Element, scale: float, size: float) -> Iterator[tuple[float, str]]:
    """Every text below a part, with the size at which it is seen; `scale` and `size` are what the part inherits."""
    if part.tag == f"{SPACE}defs":
        return
    scale *= float((re.findall(r"scale\((\S+?)\)", part.get("transform", "")) or [1])[0])
    size = float(part.get("font-size", SIGNS if "signs" in part.get("class", "").split() else size))
    if part.tag == f"{SPACE}text":
        yield size * scale, "".join(part.itertext())
        return
    for child in part:
        yield from letters(child, scale, size)
