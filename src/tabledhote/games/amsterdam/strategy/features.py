"""The features of a position that predict how many tourists each seat will end with, and the estimate from them.

Where tourists stand, where they may be driven and where boats will land them is worked out once for all seats.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.bots.scale import Scale
from tabledhote.games.amsterdam.components import CANAL, LONGEST, PLACES
from tabledhote.games.amsterdam.scoring import scores
from tabledhote.games.amsterdam.state import ACT, NONE, OVER, WALK_WATCHMAN, Position
from tabledhote.games.amsterdam.strategy.outlook import aboard, homes_of_places, readiness, worth_of_places
from tabledhote.games.amsterdam.strategy.threat import Threat
from tabledhote.kernel.bits import lowest, only, size
from tabledhote.kernel.rows import blank, reals

FEATURES: Final = (
    "one",
    "tourists",
    "locked",  # those of them that nothing can drive away
    "arrive",  # hundredths of tourists that a flip of every tile would drive to the seat's hotels
    "next_boat",  # hundredths of tourists that the next boat brings there
    "later_boats",  # canal positions that serve them, for each boat to come
    "places",  # round its hotels
    "hotels",  # still to be placed
    "rival",  # the tourists of the best rival
    "rivals",  # of all rivals
    "dam",  # tourists on the dam
    "supply",
    "tactical",
    "turn",
    "next_turn",
    "ready",  # what the pawns could still do in this turn, as the outlook sees it
    "swing",  # hundredths of tourists that the seat could win in its turn by the best flips and sends
    "swung",  # or would win (mostly lose) by those of the seat whose turn it is
    "wins",  # hundredths of a chance to reach the goal by them
    "loses",  # another's
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class City:
    """What may be expected of every place, in hundredths of tourists."""

    def __init__(self, p: Position) -> None:
        self.arrive = blank(PLACES)
        self.next_boat = blank(PLACES)
        self.locked: i64 = 0  # as bits
        self.points = scores(p)
        homes = homes_of_places(p)
        self.drive(p, homes)
        self.sail(p)
        self.threat = Threat(p, homes, self.points)

    def drive(self, p: Position, homes_of: vec[i64]) -> None:
        """Every group spread over the homes to which a flip could drive it."""
        place: i64
        for place in range(PLACES):
            left = homes_of[place]
            if left:
                share: i64 = 100 * p.tourists[place] // size(left)
                while left:
                    self.arrive[lowest(left)] += share
                    left &= left - 1
            elif p.tourists[place] and place != p.table.dam:
                self.locked |= only(place)

    def sail(self, p: Position) -> None:
        """The next boat by its chances."""
        table = p.table
        if p.supply <= 0:
            return
        steps: i64
        if p.tactical:
            for steps in range(1, table.sail_most + 1):
                self.land(p, steps, 100 // table.sail_most)
        else:
            share: i64 = 100 // table.rolls
            for steps in range(LONGEST + 1):
                self.land(p, steps, share * table.rolls_with[steps])

    def land(self, p: Position, steps: i64, share: i64) -> None:
        """The next boat after so many steps."""
        place = p.table.serves[(p.boat + steps) % CANAL]
        if place != NONE:
            self.next_boat[place] += share * aboard(p, steps)


def estimate(p: Position, weights: vec[float]) -> list[float]:
    """The expected final score of each seat; at the end the score itself."""
    if p.phase == OVER:
        return [float(points) for points in scores(p)]
    city = City(p)
    part: i64 = part_ahead(p, city)
    expected: list[float] = []
    seat: i64
    for seat in range(p.players):
        scale = Scale(weights, part)
        weigh(p, seat, city, scale)
        expected.append(scale.sum)
    return expected


def measure(p: Position, seat: int) -> list[int]:
    """The part of the game to come and the features of a seat, for tuning."""
    city = City(p)
    features: list[int] = [part_ahead(p, city)]
    weigh(p, seat, city, Scale(reals([]), 0, features))
    return features


def part_ahead(p: Position, city: City) -> i64:
    """How far the leader is from the goal, or the supply from its end if that is nearer, in thousandths."""
    goal: i64 = p.table.goal[p.players]
    most: i64 = max(city.points)
    return max(0, min(1000 * (goal - most) // goal, 1000 * p.supply // p.table.supply))


def weigh(p: Position, seat: i64, city: City, scale: Scale) -> None:
    """Put on a scale what a seat's hotels have and may expect."""
    table = p.table
    locked: i64 = 0
    arrive: i64 = 0
    next_boat: i64 = 0
    served: i64 = 0
    left = p.beside[seat]
    while left:
        place = lowest(left)
        left &= left - 1
        arrive += city.arrive[place]
        next_boat += city.next_boat[place]
        if city.locked >> place & 1:
            locked += p.tourists[place]
        served += table.served[place]
    best: i64 = 0
    all_rivals: i64 = 0
    other: i64
    for other in range(p.players):
        if other != seat:
            points: i64 = city.points[other]
            best = max(best, points)
            all_rivals += points
    scale.add(1)
    scale.add(city.points[seat])
    scale.add(locked)
    scale.add(arrive)
    scale.add(next_boat)
    scale.add(served * p.supply)
    scale.add(size(p.beside[seat]))
    scale.add(p.hotels_left(seat))
    scale.add(best)
    scale.add(all_rivals)
    scale.add(p.tourists[table.dam])
    scale.add(p.supply)
    scale.add(1 if p.tactical else 0)
    scale.add(1 if p.seat == seat else 0)
    scale.add(1 if (p.seat + 1) % p.players == seat else 0)
    acting = p.seat == seat and (p.phase == ACT or p.phase == WALK_WATCHMAN)
    scale.add(readiness(p, worth_of_places(p, seat, city.points)) // 100 if acting else 0)
    threat = city.threat
    scale.add(threat.change[seat] if p.seat == seat else 0)
    scale.add(0 if p.seat == seat else threat.change[seat])
    scale.add(threat.wins if p.seat == seat else 0)
    scale.add(0 if p.seat == seat else threat.wins)
