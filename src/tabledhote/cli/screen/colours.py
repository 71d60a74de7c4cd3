"""The colours of the screen: the palettes of the pages and boards, light and dark."""

from functools import lru_cache

from rich.style import Style
from textual.theme import Theme

from tabledhote.drawing.lines import Piece
from tabledhote.drawing.palette import PAPER, PIECES, Colours, contrast
from tabledhote.games.boards import board

LEGIBLE = 3.0  # contrast that letters need at least; those that have less become black or white
PALE = ("ink", "faint", "line")  # letters that may glow; others keep the colour that says whose they are
BLACK, WHITE = "#000000", "#ffffff"


def themes(game: str) -> list[Theme]:
    """A theme for light and one for dark."""
    return [theme(game, name, dark) for name, dark in (("light", False), ("dark", True))]


def theme(game: str, name: str, dark: bool) -> Theme:
    pick = Pots(game, dark).colour
    return Theme(
        name=name,
        primary=pick("accent"),
        secondary=pick("faint"),
        accent=pick("glow"),
        foreground=pick("ink"),
        background=pick("paper"),
        surface=pick("card"),
        panel=pick("shade"),
        success=pick("good"),
        warning=pick("glow"),
        error=pick("bad"),
        dark=dark,
        variables={
            "footer-key-foreground": pick("accent"),
            "block-cursor-foreground": pick("ink"),
            "block-cursor-background": pick("shade"),
            "scrollbar": pick("line"),
            "scrollbar-background": pick("paper"),
            "scrollbar-background-hover": pick("paper"),
            "scrollbar-background-active": pick("paper"),
            "scrollbar-hover": pick("faint"),
            "scrollbar-active": pick("accent"),
        },
    )


class Pots:
    """The colours of one game, light or dark, by the names that drawings use."""

    def __init__(self, game: str, dark: bool) -> None:
        own = board(game).colours
        self.all: Colours = {**PAPER, **PIECES, **{f"{own.game}-{name}": pair for name, pair in own.colours.items()}}
        self.game, self.dark = own.game, dark
        self.known: dict[tuple[object, ...], Style] = {}

    def colour(self, name: str) -> str:
        if name == "accent":
            name = f"{self.game}-accent"
        return self.all[name][self.dark]

    def style(self, piece: Piece, *, offered: bool = False, marked: bool = False) -> Style:
        """How a piece looks: what can be clicked is underlined, what the choice at hand names is reversed."""
        look = (piece.colour, piece.ground, piece.bold, piece.refs, offered, marked)
        if look not in self.known:
            self.known[look] = self.mixed(piece, offered, marked)
        return self.known[look]

    def mixed(self, piece: Piece, offered: bool, marked: bool) -> Style:
        ground = self.colour(piece.ground or "paper")
        letters = self.colour("glow" if offered and not piece.ground and piece.colour in PALE else piece.colour)
        return Style(
            color=legible(letters, ground),
            bgcolor=ground,
            bold=piece.bold or offered or marked,
            underline=offered and not marked,
            reverse=marked,
            meta={"refs": piece.refs} if piece.refs else None,
        )


@lru_cache(1000)
def legible(letters: str, ground: str) -> str:
    """The colour of letters, or black or white where it could not be read."""
    if contrast(letters, ground) >= LEGIBLE:
        return letters
    return max((BLACK, WHITE), key=lambda colour: contrast(colour, ground))
