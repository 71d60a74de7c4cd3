"""The pictures in the docs, drawn by the boards themselves. `python -m tests.pictures` draws them anew."""

from importlib import import_module
from itertools import islice
from pathlib import Path

from tabledhote.games import box
from tabledhote.words import words
from tests.games import decisions, opened
from tests.settings import Chosen

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"

# Game: its options, a seed, and which decision of the random game is shown.
SHOWN: dict[str, tuple[Chosen, int, int]] = {
    "amsterdam": ({"players": 3}, 7, 84),
    "vienna": ({"players": 4}, 7, 84),
    "hellton": ({"deck": "full"}, 77, 85),
    "austria": ({"players": 3, "hotel": "day"}, 3, 150),
}


def picture(game: str) -> str:
    chosen, seed, number = SHOWN[game]
    state = next(islice(decisions(opened(game, chosen), seed), number, None))
    drawing: str = import_module(f"{box(game).package}.board").svg(state.view(-1), words("en", game))
    return drawing + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in SHOWN:
        (FOLDER / f"{name}.svg").write_text(picture(name), "utf-8")
