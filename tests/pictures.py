"""The pictures in the docs, drawn by the boards themselves. `python -m tests.pictures` draws them again."""

from itertools import islice

from tabledhote.games.boards import board
from tabledhote.words import words
from tests.support import ROOT
from tests.support.random_games import decisions, opened
from tests.support.settings import Chosen

FOLDER = ROOT / "docs" / "pictures"

# Game: its options, a seed, and which decision of the random game is shown.
SHOWN: dict[str, tuple[Chosen, int, int]] = {
    "amsterdam": ({"players": 3}, 7, 84),
    "vienna": ({"players": 4}, 7, 84),
    "hellton": ({"deck": "full"}, 104, 88),
    "austria": ({"players": 3, "hotel": "day"}, 3, 150),
}


def picture(game: str) -> str:
    chosen, seed, number = SHOWN[game]
    state = next(islice(decisions(opened(game, chosen), seed), number, None))
    drawing = board(game).svg(state.view(-1), words("en", game))
    return drawing + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in SHOWN:
        (FOLDER / f"{name}.svg").write_text(picture(name), "utf-8")
