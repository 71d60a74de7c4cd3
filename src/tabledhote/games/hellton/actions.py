"""Actions as ints: a first number for each kind, plus guest, room, side, groom, column or row (HP-5.15)."""

from typing import Final

from tabledhote.games.hellton.components import COLUMNS, FLOORS, GROOMS, GUESTS, ROOMS, SIDES, Components
from tabledhote.kernel.state import Action

DO_WELCOME: Final = 0
DO_PLACE: Final = DO_WELCOME + GUESTS
DO_SIDE: Final = DO_PLACE + ROOMS
DO_HIRE: Final = DO_SIDE + 2
DO_START: Final = DO_HIRE + len(GROOMS)
DO_SWAP: Final = DO_START + 1
DO_GUEST: Final = DO_SWAP + ROOMS
DO_COLUMN: Final = DO_GUEST + ROOMS
DO_ROW: Final = DO_COLUMN + COLUMNS
DO_SERVE: Final = DO_ROW + FLOORS
DO_REFUSE: Final = DO_SERVE + 1
DO_RENTS: Final = DO_REFUSE + 1
DO_BELL: Final = DO_RENTS + 1
ACTIONS: Final = DO_BELL + 1


def describe(table: Components, action: int) -> Action:
    """The structured form of an action, as in the table of decisions (HP-5)."""
    if action < DO_PLACE:
        return {"do": "welcome", "card": table.guests[action - DO_WELCOME]}
    if action < DO_SIDE:
        return {"do": "place", "room": action - DO_PLACE + 1}
    if action < DO_HIRE:
        return {"do": "choose_side", "side": SIDES[action - DO_SIDE]}
    if action < DO_START:
        return {"do": "hire", "groom": GROOMS[action - DO_HIRE]}
    if action < DO_SWAP:
        return {"do": "start_tour"}
    if action < DO_GUEST:
        return {"do": "swap_with", "room": action - DO_SWAP + 1}
    if action < DO_COLUMN:
        return {"do": "choose_guest", "room": action - DO_GUEST + 1}
    if action < DO_ROW:
        return {"do": "choose_column", "column": action - DO_COLUMN + 1}
    if action < DO_SERVE:
        return {"do": "choose_row", "row": action - DO_ROW + 1}
    return {"do": ("serve", "refuse", "take_rents", "take_bell")[action - DO_SERVE]}
