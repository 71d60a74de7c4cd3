"""The pictures in the docs show what the boards draw today."""

import pytest

import tabledhote
from tests.pictures import FOLDER, SHOWN, picture


@pytest.mark.parametrize("game", SHOWN)
def test_the_picture_in_the_docs_is_current(game: str) -> None:
    assert (FOLDER / f"{game}.svg").read_text("utf-8") == picture(game), "draw it anew: python -m tests.pictures"


def test_pictures_belong_to_games() -> None:
    assert set(SHOWN) <= set(tabledhote.games())
