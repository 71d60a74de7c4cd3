"""Rooms and columns of a hotel, packed into ints."""

import pytest

from tabledhote.games.hellton.components import COLUMNS, GUESTS, PILLARS, ROOMS, SIDES
from tabledhote.games.hellton.state import NONE
from tests.games.hellton.positions import arrange

LAST = GUESTS * len(SIDES) - 1  # the highest number that a face can have


@pytest.mark.parametrize("room", range(ROOMS))
def test_a_guest_moves_in_and_out_without_touching_the_others(room: int) -> None:
    hotel = arrange().hotels[0]
    for other in range(ROOMS):
        hotel.lodge(other, LAST)
    assert hotel.rooms == [LAST] * ROOMS
    for face in (0, LAST, 1, NONE):
        hotel.lodge(room, face)
        assert hotel.rooms == [face if at == room else LAST for at in range(ROOMS)]
        assert hotel.occupied == (1 << ROOMS) - 1 - ((face == NONE) << room)


@pytest.mark.parametrize("column", range(COLUMNS))
def test_a_column_loses_all_its_pillars_and_gets_them_back(column: int) -> None:
    hotel = arrange().hotels[0]
    for pillars in [*reversed(range(PILLARS)), *range(1, PILLARS + 1)]:
        hotel.build(column, pillars - hotel.pillars_of(column))
        assert hotel.pillars == [pillars if at == column else PILLARS for at in range(COLUMNS)]
        assert hotel.all_pillars() == pillars + PILLARS * (COLUMNS - 1)
        assert hotel.collapsed() == (pillars == 0)
