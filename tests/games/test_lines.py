"""What is true of every board in coloured letters: it fits, has known colours, and names what actions name."""

import re
from itertools import islice

import pytest
from rich.cells import cell_len

import tabledhote
from tabledhote.drawing.lines import Line, Lines, width
from tabledhote.drawing.palette import PAPER, PIECES
from tabledhote.games.boards import board
from tabledhote.words import LANGUAGES, words
from tests.support.boards import crowded, parsed, references, wanted
from tests.support.random_games import decisions, opened
from tests.support.settings import Chosen, settings, title

ASIDE = 34


def drawn(game: str, view: dict[str, object], language: str = "en", columns: int = 60) -> Lines:
    lines = board(game).lines
    assert lines is not None
    return lines(view, words(language, game), columns=columns, aside=ASIDE)


def named(lines: list[Line]) -> set[str]:
    return {ref for line in lines for piece in line for ref in piece.refs.split()}


@pytest.mark.parametrize("game", tabledhote.games())
def test_french_has_a_space_before_its_colons(game: str) -> None:
    *_, end = decisions(tabledhote.game(game), 1)
    for view in (crowded(game), end.view(0)):
        lines = drawn(game, view, "fr", 200)
        for line in [*lines.board, *lines.hand]:
            assert not re.search(r"\w:\s", "".join(piece.text for piece in line))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_a_crowded_board_fits_at_any_width(game: str, language: str) -> None:
    for columns in (60, 61, 75, 98, 112, 124, 160):
        lines = drawn(game, crowded(game), language, columns)
        for part, most in ((lines.board, columns), (lines.hand, ASIDE)):
            for line in part:
                text = "".join(piece.text for piece in line)
                assert width(line) <= most, text
                assert cell_len(text) == len(text), text


@pytest.mark.parametrize("game", tabledhote.games())
def test_every_colour_is_known(game: str) -> None:
    own = board(game).colours
    known = {"", *PAPER, *PIECES, *(f"{own.game}-{name}" for name in own.colours)}
    for state in islice(decisions(tabledhote.game(game), 5), 0, None, 7):
        lines = drawn(game, state.view(max(0, state.seat)))
        for line in [*lines.board, *lines.hand]:
            assert {piece.colour for piece in line} | {piece.ground for piece in line} <= known


@pytest.mark.parametrize("game", tabledhote.games())
def test_what_the_picture_names_the_lines_name(game: str) -> None:
    """Besides what both leave to the list of choices."""
    for state in islice(decisions(tabledhote.game(game), 3), 0, None, 5):
        if state.seat < 0:
            break
        view = state.view(state.seat)
        lines = drawn(game, view)
        asked = {ref for action in state.legal() for ref in wanted(state.describe(action))}
        on_picture = references(parsed(board(game).svg(view, words("en", game)))) & asked
        missing = on_picture - named([*lines.board, *lines.hand])
        assert not {ref for ref in missing if ref.partition(":")[0] not in LISTED[game]}


LISTED = {  # fields whose choices stand in the list alone
    "amsterdam": set[str](),
    "austria": {"item", "strudel", "cake", "wine", "coffee", "emperor", "krones", "when", "option"},
    "hellton": {"side"},
    "vienna": {"face", "what", "symbol"},
}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "chosen"), list(settings()), ids=[title(*one) for one in settings()])
def test_every_view_has_lines_that_fit(game: str, chosen: Chosen) -> None:
    for number, state in enumerate(islice(decisions(opened(game, chosen), 11), 0, None, 9)):
        language, columns = LANGUAGES[number % 3], (60, 61, 118, 130)[number % 4]
        for seat in (state.seat, -1):
            lines = drawn(game, state.view(seat), language, columns)
            assert max(map(width, lines.board)) <= columns
            assert max(map(width, lines.hand), default=0) <= ASIDE
