"""What the seat whose turn it is could do at best: the tourists that each seat would win or lose by it.

It ignores the roll on the table until the pawns have walked: a line of thought that ends as a turn begins is worth what
the turn is worth on average, not what this roll makes of it.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.games.amsterdam.components import FARTHEST, MAYOR, PLACES, WATCHMAN, reach_row
from tabledhote.games.amsterdam.state import ACT, NONE, REHOUSE, WALK_WATCHMAN, Position
from tabledhote.games.amsterdam.strategy.outlook import best_gift, best_home, worth_of_places
from tabledhote.kernel.bits import lowest, only
from tabledhote.kernel.rows import blank


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Threat:
    """For each roll the best flip and the best send of each pawn, as if neither got in the other's way."""

    def __init__(self, p: Position, homes: vec[i64], points: list[int]) -> None:
        self.worth = worth_of_places(p, p.seat, points)
        self.gain = blank(PLACES)  # by a flip of each place
        self.home = blank(PLACES, NONE)  # where its tourists would then go
        self.paying: i64 = 0  # the places whose flip gains anything, as bits
        self.change = blank(p.players)  # hundredths of tourists that each seat would win
        self.wins: i64 = 0  # hundredths of a chance to reach the goal
        place: i64
        for place in range(PLACES):
            if homes[place]:
                self.consider(p, place, homes[place])
        self.reckon(p, p.table.goal[p.players] - points[p.seat])

    def consider(self, p: Position, place: i64, homes: i64) -> None:
        worth = self.worth
        best = best_home(worth, homes)
        gain: i64 = p.tourists[place] * (worth[best] - worth[place])
        if gain > 0:
            self.gain[place] = gain
            self.home[place] = best
            self.paying |= only(place)

    def reckon(self, p: Position, missing: i64) -> None:
        mayor = self.outcomes(p, MAYOR)
        watchman = self.outcomes(p, WATCHMAN)
        enough: i64 = 0
        both: i64 = 0
        one: i64
        other: i64
        for one in range(FARTHEST + 1):
            for other in range(FARTHEST + 1):
                rolls = self.chances(p, MAYOR, one) * self.chances(p, WATCHMAN, other)
                both += rolls
                if mayor[one] + watchman[other] >= missing:
                    enough += rolls
        self.wins = 100 * enough // both

    def outcomes(self, p: Position, pawn: i64) -> vec[i64]:
        """The tourists that the seat would win by one pawn, for each number of steps that it may roll."""
        dam = p.table.dam
        paying: i64 = 0 if p.has_flipped(pawn) else self.paying & p.flips_from(pawn)
        gift: i64 = NONE if p.has_sent(pawn) else best_gift(p, self.worth, p.flips_to(pawn))
        won = blank(FARTHEST + 1)
        all_rolls: i64 = 0
        steps: i64
        seat: i64
        for steps in range(FARTHEST + 1):
            all_rolls += self.chances(p, pawn, steps)
        for steps in range(FARTHEST + 1):
            rolls = self.chances(p, pawn, steps)
            if rolls == 0:
                continue
            reach = self.reach(p, pawn, steps)
            place = self.best_flip(paying & reach)
            sends = gift != NONE and (reach >> dam) & 1
            for seat in range(p.players):
                beside = p.beside[seat]
                change: i64 = 0
                if place != NONE:
                    change = p.tourists[place] * (((beside >> self.home[place]) & 1) - ((beside >> place) & 1))
                if sends:
                    change += ((beside >> gift) & 1) - ((beside >> dam) & 1)
                self.change[seat] += rolls * (100 * change // all_rolls)
                if seat == p.seat:
                    won[steps] = change
        return won

    def in_place(self, p: Position, pawn: i64) -> bool:
        """Whether a pawn stays where it is for the rest of the turn."""
        return p.phase == ACT or p.phase == REHOUSE or (p.phase == WALK_WATCHMAN and pawn == MAYOR)

    def chances(self, p: Position, pawn: i64, steps: i64) -> i64:
        """How many rolls let a pawn go so far; where none is needed, one of `FARTHEST` steps."""
        if p.tactical or self.in_place(p, pawn):
            return 1 if steps == FARTHEST else 0
        return p.table.faces_showing(pawn, steps)

    def reach(self, p: Position, pawn: i64, steps: i64) -> i64:
        """The places beside which a pawn could stand by such a roll, as bits."""
        here = p.pawn_at(pawn)
        if self.in_place(p, pawn):
            return p.table.reach_within[reach_row(0, here)]
        if p.tactical:
            return p.table.reach_within[reach_row(FARTHEST, here)]
        return p.table.reach_exactly[reach_row(steps, here)]

    def best_flip(self, places: i64) -> i64:
        best: i64 = NONE
        left = places
        while left:
            place = lowest(left)
            left &= left - 1
            if best == NONE or self.gain[place] > self.gain[best]:
                best = place
        return best
