"""Patterns for people who cannot tell the colours apart: each colour of pieces has a weave of its own.

A page puts `patterns` into its body and `data-patterns="on"` on it. From then on every `fill="var(--red)"` of a board
is woven: inside `.board` the name `--red` stands for the pattern, whose ground is the colour `--red` of the page.
Drawings need not know of it.
"""

from collections.abc import Mapping

from tabledhote.drawing.svg import Markup, element, path, rect

SIDE = 8  # of the square that repeats
WHERE = "[data-patterns=on] .board,[data-patterns=on] .mark"

# What is drawn in the square; lines that leave it at one side come in at the other.
WEAVES: dict[str, str] = {
    "red": "M2 2h2v2H2zM6 6h2v2H6z",
    "blue": "M0 2h8v1.6H0z",
    "yellow": "M3.2 0h1.6v8H3.2z",
    "green": "M0 8 8 0v2L2 8zM0 0v2L2 0z",
    "purple": "M0 0l8 8v-2L2 0zM0 6v2l8-8H6z",
    "orange": "M0 0h8v1.3H1.3V8H0z",
    "sky": "M0 4l4-4 4 4v2L4 2 0 6z",
    "grey": "M0 0 8 8V6L2 0zM0 6v2h2z",
}


def weave(name: str, colour: str) -> Markup:
    """The pattern over the paint `name`, in the weave of a colour: dark and light, so that it shows on any ground, and
    faint on shades, which have letters upon them."""
    dark = 0.34 if name == colour else 0.16
    return element(
        "pattern",
        rect(0, 0, SIDE, SIDE, fill=f"var(--{name})"),
        path(WEAVES[colour], fill="#fff", opacity=0.5),
        path(WEAVES[colour], fill="#000", opacity=dark, at=(0.7, 0.7)),
        id=f"weave-{name}",
        width=SIDE,
        height=SIDE,
        patternUnits="userSpaceOnUse",
    )


def paints(woven: Mapping[str, str]) -> dict[str, str]:
    """All paints that are woven, and the colour whose weave they have: the pieces' own, and a game's shades of them."""
    return {colour: colour for colour in WEAVES} | dict(woven)


def patterns(woven: Mapping[str, str]) -> Markup:
    """All patterns, for the body of a page; outside of any board, so that their grounds keep the plain colours."""
    drawn = [weave(name, colour) for name, colour in paints(woven).items()]
    return element("svg", element("defs", *drawn), width=0, height=0, class_="weaves", aria_hidden="true")


def rules(woven: Mapping[str, str]) -> str:
    """The rule of a style sheet by which boards take the patterns for the colours."""
    return f"{WHERE}{{{';'.join(f'--{name}:url(#weave-{name})' for name in paints(woven))}}}\n"
