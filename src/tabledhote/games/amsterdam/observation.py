"""A position of Hotel Amsterdam as numbers for learning agents. Nothing is hidden but chance to come (HA-9.1)."""

from mypy_extensions import i64

from tabledhote.games.amsterdam import scoring
from tabledhote.games.amsterdam.components import CANAL, CROSSINGS, PLACES
from tabledhote.games.amsterdam.state import NONE, PHASES, USES, WAITING, Position
from tabledhote.kernel.bits import only
from tabledhote.kernel.observation import Observation


def observe(state: Position, seat: i64, seen: Observation) -> None:
    """Note what a seat sees, itself first."""
    seen.begin(seat, state.players)
    seen.one_of("phase", state.phase, len(PHASES))
    seen.seat("decides", state.seat)
    seen.seat("has the turn", state.active())
    seen.number("turn", state.turn)
    seen.members("night side up", state.night, PLACES)
    seen.row("tile", state.tiles)
    seen.row("tourists", state.tourists[:WAITING])
    seen.row("quay", state.tourists[WAITING:])
    seen.number("supply", state.supply)
    seen.one_of("boat", state.boat, CANAL)
    for pawn in range(2):
        seen.number("die", state.die(pawn))
    seen.number("steps used", state.steps)
    for pawn in range(2):
        seen.one_of("pawn", state.pawn_at(pawn), CROSSINGS)
    seen.members("done this turn", state.used, USES)
    seen.one_of("leaving", state.leaving, PLACES)
    scores = scoring.scores(state)
    for place in range(state.players):
        owner: i64 = seen.turn_to(place)
        seen.number("score", scores[owner])
        hotels: i64 = 0
        for at in state.hotels_of(owner):
            if at != NONE:
                hotels |= only(at)
        seen.members("hotels", hotels, CROSSINGS)
