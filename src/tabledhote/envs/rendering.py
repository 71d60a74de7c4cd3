"""A position for people who watch agents: as text, printed or returned, and as the board's SVG."""

from tabledhote.games.boards import board
from tabledhote.kernel.state import State
from tabledhote.words import words

MODES = ("human", "ansi", "svg")


def render(state: State, mode: str | None) -> str | None:
    """What a spectator sees. `human` prints it; `ansi` returns the text, `svg` the picture."""
    if mode is None:
        return None
    view, texts, drawing = state.view(-1), words("en", state.game.id), board(state.game.id)
    drawn = drawing.svg(view, texts) if mode == "svg" else drawing.text(view, texts)
    if mode == "human":
        print(drawn)
        return None
    return drawn
