"""What the seat whose turn it is could do at best: the tourists that each seat would win or lose by it.

It ignores the roll on the table until the pawns have walked: a line of thought that ends as a turn begins is worth what
the turn is worth on average, not what this roll makes of it.
"""

from mypy_extensions import i64

from tabledhote.games.amsterdam.components import FARTHEST, MAYOR, PLACES, WATCHMAN, reach_row
from tabledhote.games.amsterdam.state import ACT, NONE, REHOUSE, WALK_WATCHMAN, Position
from tabledhote.games.amsterdam.strategy.outlook import best_gift, best_home, worth_of_places
from tabledhote.kernel.bits import lowest


class Threat:
    """For each roll the best flip and the best send of each pawn, as if neither got in the other's way."""

    def __init__(self, p: Position, homes: list[list[int]], points: list[int]) -> None:
        self.worth = worth_of_places(p, p.seat, points)
        self.gain: list[int] = [0] * PLACES  # by a flip of each place
        self.home: list[int] = [NONE] * PLACES  # where its tourists would then go
        self.paying: i64 = 0  # the places whose flip gains anything, as bits
        self.change: list[int] = [0] * p.players  # hundredths of tourists that each seat would win
        self.wins: i64 = 0  # hundredths of a chance to reach the goal
        for place in range(PLACES):
            if homes[place]:
                self.consider(p, place, homes[place])
        self.reckon(p, p.table.goal[p.players] - points[p.seat])

    def consider(self, p: Position, place: i64, homes: list[int]) -> None:
        worth = self.worth
        best = best_home(worth, homes)
        gain: i64 = p.tourists[place] * (worth[best] - worth[place])
        if gain > 0:
            self.gain[place] = gain
            self.home[place] = best
            self.paying |= 1 << place

    def reckon(self, p: Position, missing: i64) -> None:
        mayor = self.outcomes(p, MAYOR)
        watchman = self.outcomes(p, WATCHMAN)
        enough: i64 = 0
        for one in mayor:
            for other in watchman:
                if one + other >= missing:
                    enough += 1
        self.wins = 100 * enough // (len(mayor) * len(watchman))

    def outcomes(self, p: Position, pawn: i64) -> list[int]:
        """The tourists that the seat would win by one pawn, for each of its rolls."""
        dam: i64 = p.table.dam
        paying: i64 = 0 if p.has_flipped(pawn) else self.paying & p.flips_from(pawn)
        gift: i64 = NONE if p.has_sent(pawn) else best_gift(p, self.worth, p.flips_to(pawn))
        reaches = self.reaches(p, pawn)
        won: list[int] = []
        for reach in reaches:
            place = self.best_flip(paying & reach)
            sends = gift != NONE and (reach >> dam) & 1
            for seat in range(p.players):
                beside: i64 = p.beside[seat]
                change: i64 = 0
                if place != NONE:
                    change = p.tourists[place] * (((beside >> i64(self.home[place])) & 1) - ((beside >> place) & 1))
                if sends:
                    change += ((beside >> gift) & 1) - ((beside >> dam) & 1)
                self.change[seat] += 100 * change // len(reaches)
                if seat == p.seat:
                    won.append(change)
        return won

    def reaches(self, p: Position, pawn: i64) -> list[int]:
        """The places beside which a pawn could stand, as bits, for each of its rolls."""
        table = p.table
        here: i64 = p.pawns[pawn]
        if p.phase == ACT or p.phase == REHOUSE or (p.phase == WALK_WATCHMAN and pawn == MAYOR):
            return [table.reach_within[reach_row(0, here)]]
        if p.tactical:
            return [table.reach_within[reach_row(FARTHEST, here)]]
        return [table.reach_exactly[reach_row(face, here)] for face in table.faces_of_die[pawn]]

    def best_flip(self, places: i64) -> i64:
        best: i64 = NONE
        while places:
            place = lowest(places)
            places &= places - 1
            if best == NONE or self.gain[place] > self.gain[best]:
                best = place
        return best
