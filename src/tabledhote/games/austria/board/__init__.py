"""The board of Grand Austria Hotel: picture.py draws it, plain.py and lines.py write it, the others draw its parts."""

from functools import partial

from tabledhote.drawing.board import Board
from tabledhote.games.austria.board.asking import LOSES, SWITCHED, choice, together, warning, why
from tabledhote.games.austria.board.explain import SEATS
from tabledhote.games.austria.board.lines import lines
from tabledhote.games.austria.board.picture import svg
from tabledhote.games.austria.board.pieces import COLOURS, SYMBOLS
from tabledhote.games.austria.board.plain import text
from tabledhote.games.austria.board.points import earned
from tabledhote.games.austria.board.rulebook import FIGURES, PROMPTS

BOARD = Board(
    svg=svg,
    text=text,
    colours=COLOURS,
    lines=lines,
    narrow=partial(svg, narrow=True),
    symbols=SYMBOLS,
    seats=SEATS,
    choice=choice,
    extras=frozenset(("use_staff", "serve")),
    together=together,
    switched=SWITCHED,
    loses=LOSES,
    why=why,
    warning=warning,
    onward=frozenset(("serve",)),
    earned=earned,
    figures=FIGURES,
    prompts=PROMPTS,
)
