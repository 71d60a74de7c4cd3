"""How promising a position looks, for bots: what is left of the two hotels, and what is about to happen to them."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.hellton.components import COLUMNS, DIPLOMAT, MASON, PILLARS
from tabledhote.games.hellton.scoring import winners
from tabledhote.games.hellton.state import EMPLOY, NONE, OVER, PARTNER, Hotel, Position
from tabledhote.games.hellton.strategy.harm import RENT, harm_of
from tabledhote.kernel.bits import lowest, size
from tabledhote.kernel.rows import packed

# What things are worth; found, like the numbers in harm.py, by letting bots play each other.
VICTORY: Final = 1_000_000
FALLEN: Final = -3000  # a hotel that has collapsed
FALLEN_ROOM: Final = 40  # more for each room that its pawn had reached
FALLEN_TOKEN: Final = 10  # less for each irritated guest
BELLS_WORTH: Final = packed((0, 600, 1000, 1300))
PILLARS_WORTH: Final = packed((0, 250, 450, 600, 700))  # in one column
TOKEN: Final = 80  # of irritation
COIN: Final = 35
PURSE: Final = 12  # coins beyond these buy nothing more in one turn
NUISANCE: Final = 50  # a swap, or a row that the opponent must take from


def outlook(p: Position, seat: int) -> int:
    """How good a position looks for a seat: how much sounder its hotel is than the other one."""
    if p.phase == OVER:
        won = winners(p)
        return 0 if not won else VICTORY if won[0] == seat else -VICTORY
    lead = soundness(p, p.own) - soundness(p, p.other) + prospect(p, p.own)
    return lead if seat == p.active() else -lead


def soundness(p: Position, hotel: Hotel) -> i64:
    """What a hotel has left before it collapses, what it can mend, and what its guests may do to it."""
    if hotel.collapsed():
        return FALLEN + FALLEN_ROOM * hotel.pawn - FALLEN_TOKEN * size(hotel.irritated)
    table = p.table
    expected = harm_of(table)
    worth: i64 = BELLS_WORTH[hotel.bells] + COIN * min(hotel.coins, PURSE) - TOKEN * size(hotel.irritated)
    for column in range(COLUMNS):
        worth += PILLARS_WORTH[hotel.pillars_of(column)]
    left: i64 = hotel.occupied
    while left:
        room = lowest(left)
        face = hotel.face(room)
        worth += expected.prize[face]
        if hotel.irritated >> room & 1:
            worth -= RENT * table.rent[face]
        left &= left - 1
    return worth


def prospect(p: Position, own: Hotel) -> i64:
    """What the decision that is open will bring to the active hotel, whichever way it is answered."""
    table, phase = p.table, p.phase
    expected = harm_of(table)
    worth: i64 = 0
    if p.arriving != NONE:
        face = table.faces[p.dealt[p.arriving]]
        worth = max(expected.prize[face], expected.prize[table.other_face[face]])
    elif len(p.effects) > 0:
        for effect in p.effects:
            worth -= expected.repeated[effect]
        at_work = p.effects[-1]
        worth += expected.repeated[at_work] - p.times * expected.once[at_work]
    elif phase == EMPLOY + MASON:
        for column in range(COLUMNS):
            pillars = own.pillars_of(column)
            if pillars < PILLARS:
                worth = max(worth, PILLARS_WORTH[pillars + 1] - PILLARS_WORTH[pillars])
    elif phase == EMPLOY + DIPLOMAT:
        worth = TOKEN
    elif EMPLOY <= phase <= PARTNER:
        worth = NUISANCE
    return worth
