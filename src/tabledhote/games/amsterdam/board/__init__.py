"""The board of Hotel Amsterdam: picture.py draws it, plain.py and lines.py write it, the others draw its parts."""

from tabledhote.drawing.board import Board
from tabledhote.games.amsterdam.board.foresight import foresee
from tabledhote.games.amsterdam.board.head import SEATS
from tabledhote.games.amsterdam.board.lines import lines
from tabledhote.games.amsterdam.board.picture import svg
from tabledhote.games.amsterdam.board.pieces import COLOURS, SYMBOLS
from tabledhote.games.amsterdam.board.plain import text
from tabledhote.games.amsterdam.board.points import earned
from tabledhote.games.amsterdam.board.reasons import why
from tabledhote.games.amsterdam.board.rulebook import FIGURES, PROMPTS

BOARD = Board(
    svg=svg,
    text=text,
    colours=COLOURS,
    lines=lines,
    symbols=SYMBOLS,
    seats=SEATS,
    foresee=foresee,
    earned=earned,
    why=why,
    figures=FIGURES,
    prompts=PROMPTS,
)
