"""The dam, from which pawns beside it send tourists into the city (HA-5.16, 5.17, 6.17)."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.components import PAWNS
from tabledhote.games.amsterdam.rules.ending import end_at_goal
from tabledhote.games.amsterdam.state import SENT, Position
from tabledhote.kernel.bits import only


def receiving_tiles(p: Position, pawn: i64) -> i64:
    """The tiles to which a pawn may send a tourist now, as bits (HA-5.16, 5.17)."""
    table = p.table
    if p.has_sent(pawn) or not table.beside_dam[p.pawn_at(pawn)] or p.tourists[table.dam] == 0:
        return 0
    return p.flips_to(pawn)


def send(p: Position, pawn: i64, place: i64) -> None:
    """One tourist goes from the dam to a tile (HA-6.17)."""
    p.used |= SENT << pawn
    p.tourists[p.table.dam] -= 1
    p.tourists[place] += 1
    if p.events is not None:
        p.tell({"event": "send", "pawn": PAWNS[pawn], "tile": p.table.places[place]})
    end_at_goal(p, only(place))
