"""How much harm a door hanger is expected to do: a rough measure, worked out once from its effects.

The unit is that of `outlook.py`. The numbers were found by letting bots with different ones play each other.
"""

from typing import Final

from librt.vecs import append

from tabledhote.games.hellton.components import PER, WHAT, WHEN, WHO, Components
from tabledhote.kernel.rows import blank

PILLAR = {"own_column": 160, "side_columns": 224, "choice_owner": 112, "choice_opponent": 240}
TOKEN = {"irritate": 58, "irritate_satisfied": 45, "enrage_irritated": 72}
GUESTS = {  # how many guests a word may be expected to mean, in hundredths
    "self": 100,
    "adjacent_row": 70,
    "adjacent_column": 70,
    "adjacent": 140,
    "row": 100,
    "column": 100,
    "row_column": 200,
    "choice_owner": 80,
    "choice_opponent": 130,
}
RENT: Final = 5  # what a coin of rent is worth
BELL = 350
COPY = 150
TIMES = {  # how often an effect may be expected to be carried out, in tenths
    "": 10,
    "opponent_grooms_engaged": 10,
    "own_bells": 23,
    "column_pillars": 30,
    "adjacent_irritated": 12,
    "adjacent_satisfied": 12,
    "line_irritated": 18,
}


class Harm:
    """The harm of all effects and door hangers of the components."""

    def __init__(self, table: Components) -> None:
        self.table = table
        self.once = blank(0)  # of each effect: what it may be expected to do
        self.repeated = blank(0)  # the same with all its repetitions
        self.hanger = blank(0)  # of each face: the harm of its whole door hanger
        self.prize = blank(0)  # what its guest, satisfied, is worth to its hotel; mostly less than nothing
        for effect in range(len(table.what)):
            once = harm(WHAT[table.what[effect]], WHO[table.who[effect]], WHEN[table.when[effect]])
            self.once = append(self.once, once)
            self.repeated = append(self.repeated, once * TIMES[PER[table.per[effect]]] // 10)
        for face in range(len(table.rent)):
            self.hanger = append(self.hanger, sum(self.repeated[table.hanger[face] : table.hanger[face + 1]]))
            self.prize = append(self.prize, RENT * table.rent[face] - self.hanger[face] // 2)


def harm(what: str, who: str, when: str) -> int:
    """The harm of an effect that is carried out once."""
    if what == "pillar":
        done = PILLAR[who]
    elif what in TOKEN:
        done = TOKEN[what] * GUESTS[who] // 100
    else:
        done = {"bell": BELL, "flip": 0, "copy": COPY}[what]
    return done // 2 if when else done


KNOWN: Final[list[Harm]] = []  # of the components that were asked for last


def harm_of(table: Components) -> Harm:
    """The harm that these components do, worked out once."""
    if not KNOWN or KNOWN[0].table is not table:
        KNOWN[:] = [Harm(table)]
    return KNOWN[0]
