"""A position of Hotel Amsterdam as numbers for learning agents. Nothing is hidden but chance to come (HA-9.1)."""

from mypy_extensions import i64

from tabledhote.games.amsterdam import scoring
from tabledhote.games.amsterdam.components import CANAL, CROSSINGS, PLACES
from tabledhote.games.amsterdam.state import NONE, PHASES, Position
from tabledhote.kernel.bits import only
from tabledhote.kernel.observation import Observation


def observe(p: Position, seat: i64, seen: Observation) -> None:
    seen.begin(seat, p.players)
    seen.one_of("phase", p.phase, len(PHASES))
    seen.seat("decides", p.seat)
    seen.seat("has the turn", p.active())
    seen.number("turn", p.turn)
    seen.members("night side up", p.night, PLACES)
    seen.each("tile", p.tiles)
    seen.each("tourists", p.tourists)
    seen.each("quay", p.quays)
    seen.number("supply", p.supply)
    seen.one_of("boat", p.boat, CANAL)
    seen.each("die", p.dice)
    seen.number("steps used", p.steps)
    for pawn in p.pawns:
        seen.one_of("pawn", pawn, CROSSINGS)
    seen.members("done this turn", p.used, 4)
    seen.one_of("leaving", p.leaving, PLACES)
    scores = scoring.scores(p)
    for place in range(p.players):
        owner: i64 = seen.turn_to(place)
        seen.number("score", scores[owner])
        hotels: i64 = 0
        for at in p.hotels[2 * owner : 2 * owner + 2]:
            if at != NONE:
                hotels |= only(at)
        seen.members("hotels", hotels, CROSSINGS)
