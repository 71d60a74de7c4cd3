"""Hotels (HA-5.2, 5.3, 6.9)."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.amsterdam.actions import DO_HOTEL
from tabledhote.games.amsterdam.components import CROSSINGS
from tabledhote.games.amsterdam.rules.ending import end_at_goal
from tabledhote.games.amsterdam.state import HOTELS_EACH, NONE, WALK_MAYOR, Position
from tabledhote.kernel.bits import only
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.rows import with_value

ALL_CROSSINGS: Final = (1 << CROSSINGS) - 1


def free_crossings(p: Position) -> i64:
    """Every crossing without a hotel, as bits (HA-5.2)."""
    free: i64 = ALL_CROSSINGS
    for at in p.hotels:
        if at != NONE:
            free &= ~only(at)
    return free


def offer_crossings(p: Position, choices: Choices) -> None:
    choices.add_each(DO_HOTEL, free_crossings(p))


def place_hotel(p: Position, at: i64) -> None:
    """Place the seat's next hotel, for the rest of the game (HA-6.9)."""
    own: i64 = HOTELS_EACH * p.seat
    p.hotels = with_value(p.hotels, own if p.hotels[own] == NONE else own + 1, at)
    p.survey(p.seat)
    if p.events is not None:
        p.tell({"event": "place_hotel", "seat": p.seat, "at": p.table.crossings[at]})
    if not end_at_goal(p, p.beside[p.seat]):
        p.phase = WALK_MAYOR
