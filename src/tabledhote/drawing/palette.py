"""Colours by name, each for light and for dark, written as CSS custom properties.

A drawing says `fill="var(--ink)"`. `stylesheet` gives those names their colours: a page serves it as a file, a drawing
that stands alone embeds it. Dark follows the reader's system, or `data-theme="dark"` (or "light") on the root element.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

Colours = Mapping[str, tuple[str, str]]  # name: light, dark

PAPER: Colours = {
    "paper": ("#f6f1e7", "#1b1a1e"),
    "card": ("#fffdf8", "#26252b"),
    "shade": ("#e6ddcc", "#34323a"),
    "line": ("#b8ab95", "#5a5763"),
    "ink": ("#26221d", "#ece6da"),
    "faint": ("#665c4f", "#a9a196"),
    "glow": ("#ad6300", "#ffc14d"),
    "halo": ("#ffd23f", "#ffd23f"),
    "tone-1": ("#3fb9f2", "#6fd0ff"),
    "tone-2": ("#ef7fc0", "#ff9ad5"),
    "rim": ("#4a4036", "#cfc8bb"),
    "good": ("#2f6b3a", "#8fd19a"),
    "bad": ("#a3262a", "#ff9a92"),
    "gold": ("#e0b040", "#e0b040"),
    "on-gold": ("#4a3500", "#3a2a00"),
}

# Player colours. `on-…` is for letters and shapes drawn upon it. White, yellow and black need a `rim`.
PIECES: Colours = {
    "red": ("#c0322b", "#d8483f"),
    "on-red": ("#ffffff", "#1b0605"),
    "blue": ("#2b5fb0", "#6d9df0"),
    "on-blue": ("#ffffff", "#071226"),
    "green": ("#2f7a43", "#5cb676"),
    "on-green": ("#ffffff", "#06170b"),
    "yellow": ("#f0c22f", "#f5d257"),
    "on-yellow": ("#2b2200", "#2b2200"),
    "purple": ("#74449c", "#b78be0"),
    "on-purple": ("#ffffff", "#190a26"),
    "orange": ("#b8570c", "#f08c3a"),
    "on-orange": ("#ffffff", "#231000"),
    "sky": ("#8cc8e8", "#9fd6f2"),
    "on-sky": ("#06222f", "#06222f"),
    "grey": ("#6a6a6f", "#a4a4aa"),
    "on-grey": ("#ffffff", "#111113"),
    "white": ("#ffffff", "#f4f2ec"),
    "on-white": ("#1b1a1e", "#1b1a1e"),
    "black": ("#1d1c20", "#0c0c0e"),
    "on-black": ("#ffffff", "#ffffff"),
}

# Every player colour has a shape of its own, so nothing relies on colour alone. In text the sign stands for both.
SHAPES = {
    "red": "circle",
    "blue": "square",
    "green": "triangle",
    "yellow": "diamond",
    "purple": "hexagon",
    "orange": "star",
    "sky": "wedge",
    "grey": "cross",
    "white": "ring",
    "black": "bar",
}
SIGNS = {
    "circle": "●",
    "square": "■",
    "triangle": "▲",
    "diamond": "◆",
    "hexagon": "⬢",
    "star": "★",
    "wedge": "▼",
    "cross": "✚",
    "ring": "○",
    "bar": "▬",
}

SERIF = "'Iowan Old Style','Palatino Linotype','URW Palladio L',P052,Georgia,'DejaVu Serif',serif"
SANS = "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'Noto Sans','DejaVu Sans',source-sans-pro,sans-serif"

DOTS = "stroke-linecap:round;stroke-dasharray:.1 8"
SHADOW = "filter:drop-shadow(0 0 1.5px #000)"  # keeps a halo visible on light ground
RULES = f"""\
.board{{font-family:{SANS};font-variant-numeric:tabular-nums lining-nums;color:var(--ink)}}
.board .serif{{font-family:{SERIF}}}
.board .bold{{font-weight:bold}}
.board .middle{{text-anchor:middle}}
.board .end{{text-anchor:end}}
.board text{{pointer-events:none;user-select:none}}
.board .figures{{fill:currentColor;font-weight:bold;text-anchor:middle}}
.board .tally{{fill:currentColor;font-weight:bold}}
.board .signs{{fill:currentColor;font-weight:bold;font-size:19.2px;text-anchor:middle}}
.board .halo{{fill:none;pointer-events:all}}
.board .can{{cursor:pointer}}
.board .can>.halo{{stroke:var(--halo);stroke-width:5;{SHADOW}}}
.board .can:hover>.halo,.board .can:focus-visible>.halo{{stroke-width:9}}
.board .can:focus-visible{{outline:none}}
.board .chosen>.halo{{stroke:var(--halo);stroke-width:9;{SHADOW}}}
.board .marked>.halo{{fill:var(--halo);fill-opacity:.3;filter:none}}
.board .marked:not(.can)>circle.halo{{fill:none;stroke:var(--halo);stroke-width:5;{DOTS}}}
"""


@dataclass(frozen=True)
class Palette:
    """The colours of one game. `brick` of the game `amsterdam` is painted as `var(--amsterdam-brick)`.

    `woven` names shades of the pieces' colours: with patterns (weaves.py) they are woven like those.
    """

    game: str
    colours: Colours
    woven: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, name: str) -> str:
        """The paint for a colour of this game; KeyError for a name it does not have."""
        self.colours[name]
        return f"var(--{self.game}-{name})"


def stylesheet(*games: Palette) -> str:
    """All colours for light and dark, and the few rules that boards share.

    >>> "prefers-color-scheme:dark" in stylesheet(Palette("amsterdam", {"brick": ("#9c4a35", "#8a4030")}))
    True
    """
    colours = dict(PAPER) | dict(PIECES)
    for game in games:
        colours |= {f"{game.game}-{name}": pair for name, pair in game.colours.items()}
    light = properties({name: pair[0] for name, pair in colours.items()})
    dark = properties({name: pair[1] for name, pair in colours.items() if pair[0] != pair[1]})
    return (
        f":root{{color-scheme:light dark;{light}}}\n"
        f"@media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
        f":root[data-theme=light]{{color-scheme:light}}\n{RULES}"
    )


def properties(colours: Mapping[str, str]) -> str:
    return ";".join(f"--{name}:{colour}" for name, colour in colours.items())


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb as WCAG 2 defines it."""
    channels = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG contrast of two colours: 1 to 21; text needs 4.5, large text and shapes 3.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
