"""A position of Hellton Palace as numbers for learning agents. Nothing is hidden (HP-10.1)."""

from mypy_extensions import i64

from tabledhote.games.hellton.components import COLUMNS, FLOORS, GROOMS, GUESTS, ROOMS, WIDTH
from tabledhote.games.hellton.state import NONE, PHASES, Hotel, Position
from tabledhote.kernel.bits import only
from tabledhote.kernel.observation import Observation


def observe(state: Position, seat: i64, seen: Observation) -> None:
    seen.begin(seat, 2)
    seen.one_of("phase", state.phase, len(PHASES))
    seen.seat("decides", state.seat)
    seen.seat("has the turn", state.active())
    seen.number("turn", state.turn)
    for row in range(FLOORS):
        guests: i64 = 0
        for slot in range(WIDTH * row, WIDTH * row + WIDTH):
            if state.waiting >> slot & 1:
                guests |= only(state.dealt[slot])
        seen.members("waiting in a row", guests, GUESTS)
    arriving: i64 = NONE
    if state.arriving != NONE:
        arriving = state.dealt[state.arriving]
    seen.one_of("arriving", arriving, GUESTS)
    seen.one_of("newcomer", state.newcomer, ROOMS)
    seen.one_of("designated", state.designated, ROOMS)
    left: i64 = len(state.effects)
    at_work: i64 = 0
    if left:
        at_work = state.effects[left - 1] + 1
    seen.number("effect at work", at_work)
    seen.number("effects left", left)
    seen.number("times left", state.times)
    for place in range(2):
        observe_hotel(state, state.hotel(seen.turn_to(place)), seen)


def observe_hotel(state: Position, hotel: Hotel, seen: Observation) -> None:
    turned: i64 = 0
    for room in range(ROOMS):
        face: i64 = hotel.face(room)
        guest: i64 = NONE
        if face != NONE:
            guest = state.table.guest_of[face]
            if face != state.table.faces[guest]:
                turned |= only(room)
        seen.one_of("guest in a room", guest, GUESTS)
    seen.members("second side up", turned, ROOMS)
    seen.members("irritated", hotel.irritated, ROOMS)
    for column in range(COLUMNS):
        seen.number("pillars", hotel.pillars_of(column))
    seen.number("bells", hotel.bells)
    seen.number("coins", hotel.coins)
    seen.members("grooms engaged", hotel.engaged, len(GROOMS))
    seen.one_of("fake booking", hotel.booking, FLOORS)
    seen.one_of("groom before a room", hotel.pawn, ROOMS)
