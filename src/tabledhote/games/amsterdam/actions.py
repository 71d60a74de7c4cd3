"""Actions as ints: a first number for each kind, plus crossing, place or steps. The mayor comes before the watchman."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.amsterdam.components import CROSSINGS, LONGEST, PAWNS, PLACES, Components
from tabledhote.kernel.state import Action

DO_WALK: Final = 0
DO_FLIP: Final = DO_WALK + 2 * CROSSINGS
DO_SEND: Final = DO_FLIP + 2 * PLACES
DO_REHOUSE: Final = DO_SEND + 2 * PLACES
DO_HOTEL: Final = DO_REHOUSE + PLACES
DO_SAIL: Final = DO_HOTEL + CROSSINGS
DO_END: Final = DO_SAIL + LONGEST + 1
ACTIONS: Final = DO_END + 1


def end_of_walk(pawn: i64, action: i64) -> i64:
    """The crossing where a pawn's walk ends."""
    return action - DO_WALK - pawn * CROSSINGS


def describe(table: Components, action: int) -> Action:
    """The structured form of an action (HA-5)."""
    if action < DO_FLIP:
        pawn, to = divmod(action - DO_WALK, CROSSINGS)
        return {"do": "walk", "pawn": PAWNS[pawn], "to": table.crossings[to]}
    if action < DO_SEND:
        pawn, place = divmod(action - DO_FLIP, PLACES)
        return {"do": "flip", "pawn": PAWNS[pawn], "tile": table.places[place]}
    if action < DO_REHOUSE:
        pawn, place = divmod(action - DO_SEND, PLACES)
        return {"do": "send", "pawn": PAWNS[pawn], "tile": table.places[place]}
    if action < DO_HOTEL:
        return {"do": "rehouse", "tile": table.places[action - DO_REHOUSE]}
    if action < DO_SAIL:
        return {"do": "place_hotel", "at": table.crossings[action - DO_HOTEL]}
    if action < DO_END:
        return {"do": "sail", "steps": action - DO_SAIL}
    return {"do": "end_turn"}
