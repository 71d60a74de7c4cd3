"""The board of Hellton Palace: picture.py draws it, plain.py and lines.py write it, the others draw its parts."""

from functools import partial

from tabledhote.drawing.board import Board
from tabledhote.games.hellton.board.foresight import choice, foresee
from tabledhote.games.hellton.board.houses import SEATS
from tabledhote.games.hellton.board.lines import lines
from tabledhote.games.hellton.board.picture import svg
from tabledhote.games.hellton.board.pieces import COLOURS, SYMBOLS
from tabledhote.games.hellton.board.plain import text
from tabledhote.games.hellton.board.points import earned
from tabledhote.games.hellton.board.reasons import why
from tabledhote.games.hellton.board.rulebook import FIGURES, PROMPTS

BOARD = Board(
    svg=svg,
    text=text,
    colours=COLOURS,
    lines=lines,
    narrow=partial(svg, narrow=True),
    symbols=SYMBOLS,
    seats=SEATS,
    scored=False,  # the hotels show who is ahead
    choice=choice,
    foresee=foresee,
    earned=earned,
    why=why,
    figures=FIGURES,
    prompts=PROMPTS,
)
