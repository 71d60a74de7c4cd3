"""The row in which a position of Vienna keeps what lies on the table."""

from tabledhote.games.vienna import state
from tabledhote.games.vienna.components import MOST_SEATS, SPACES, SPECIALS, SYMBOLS
from tests.games.vienna.scene import opened


def test_every_piece_has_a_place_of_its_own() -> None:
    by_seat = [state.HANDS, state.LODGED, state.CARRIAGE, state.COINS, state.POINTS, state.START, state.CARDS]
    rooms = [(first, MOST_SEATS) for first in by_seat]
    rooms += [(state.HOLDERS, SPECIALS), (state.SHOWN, SYMBOLS * MOST_SEATS), (state.PLACED, SPACES)]
    assert [at for first, length in rooms for at in range(first, first + length)] == list(range(state.PIECES))


def test_what_is_laid_down_is_read_back() -> None:
    p = opened(players=5)
    rows = {"hands": state.HANDS, "lodge": state.LODGED, "carriage": state.CARRIAGE, "coins": state.COINS}
    rows |= {"points": state.POINTS, "start": state.START, "cards": state.CARDS, "holders": state.HOLDERS}
    for first in rows.values():
        p.lay(first, [first + at for at in range(5)])
    p.lay(state.SHOWN, list(range(100, 115)))
    p.lay(state.PLACED, list(range(200, 225)))
    for name, first in rows.items():
        assert getattr(p, name) == [first + at for at in range(5)], name
    assert p.symbols == list(range(100, 115))
    assert p.placed == list(range(200, 225))
