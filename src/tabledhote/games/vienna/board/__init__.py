"""The board of Vienna: picture.py draws it, plain.py and lines.py write it, the others draw its parts."""

from functools import partial

from tabledhote.drawing.board import Board
from tabledhote.games.vienna.board.foresight import FOLLOWED, foresee
from tabledhote.games.vienna.board.lines import lines
from tabledhote.games.vienna.board.picture import svg
from tabledhote.games.vienna.board.pieces import COLOURS, SYMBOLS
from tabledhote.games.vienna.board.plain import text
from tabledhote.games.vienna.board.points import earned
from tabledhote.games.vienna.board.reasons import why
from tabledhote.games.vienna.board.rulebook import FIGURES, PROMPTS

BOARD = Board(
    svg=svg,
    text=text,
    colours=COLOURS,
    lines=lines,
    narrow=partial(svg, narrow=True),
    symbols=SYMBOLS,
    extras=frozenset(("start_reroll", "turn_die")),
    foresee=foresee,
    followed=FOLLOWED,
    steps={"evaluate": "return_dice"},  # a step of the evaluation
    earned=earned,
    why=why,
    figures=FIGURES,
    prompts=PROMPTS,
)
