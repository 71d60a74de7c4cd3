"""How promising a position of Hotel Amsterdam looks to a seat, for bots that look a little ahead.

Every place has a worth to the seat (round its hotels: good; round a rival's: bad); tourists count where they are, where
they could be driven, and where the boats to come will land them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.games.amsterdam.components import CANAL, LONGEST, MAYOR, PLACES
from tabledhote.games.amsterdam.rules.dam import receiving_tiles
from tabledhote.games.amsterdam.rules.flips import flippable_tiles, possible_homes
from tabledhote.games.amsterdam.scoring import scores, winners
from tabledhote.games.amsterdam.state import ACT, NONE, OVER, WALK_WATCHMAN, Position
from tabledhote.kernel.bits import lowest, only, size
from tabledhote.kernel.rows import blank

WON: Final = 10_000_000
OWN: Final = 100  # worth of a tourist to its seat
STRONGEST: Final = 100  # its harm at the strongest rival's hotels
RIVAL: Final = 30  # at another's
RESTLESS: Final = 15  # percent of a group that counts where it could be driven instead of where it is
ARRIVAL: Final = 50  # percent that a tourist still to come counts
READY: Final = 60  # percent of a flip's gain that counts while a pawn stands ready for it


def outlook(p: Position, seat: int) -> int:
    """A seat's prospects compared with its rivals'; an end outweighs everything."""
    if p.phase == OVER:
        best = winners(p)
        return WON // len(best) if seat in best else -WON
    worth = worth_of_places(p, seat, scores(p))
    total = standing(p, worth) + arrivals(p, worth)
    if p.seat == seat:
        total += readiness(p, worth)
    return int(total)


def standing(p: Position, worth: vec[i64]) -> i64:
    """What the tourists in the city are worth where they are and where they could be driven."""
    total: i64 = 0
    place: i64
    for place in range(PLACES):
        group = p.tourists[place]
        if group:
            here = worth[place]
            total += group * (100 * here + RESTLESS * (worth_if_driven(p, place, worth) - here))
    return total


def worth_of_places(p: Position, seat: i64, points: list[int]) -> vec[i64]:
    """What one tourist on each place is worth to the seat, by the points of all."""
    strongest: i64 = (seat + 1) % p.players
    other: i64
    for other in range(p.players):
        if other != seat and points[other] > points[strongest]:
            strongest = other
    worth = blank(PLACES)
    for other in range(p.players):
        gain: i64 = OWN if other == seat else -STRONGEST if other == strongest else -RIVAL
        left = p.beside[other]
        while left:
            worth[lowest(left)] += gain
            left &= left - 1
    return worth


def homes_of(p: Position, place: i64) -> i64:
    """Where a flip of a place would drive its tourists, as bits; none if no flip can drive any away."""
    if p.tourists[place] == 0 or place == p.table.dam or p.locked(place):
        return 0
    homes = possible_homes(p, place)
    return homes if homes else only(p.table.dam)


def homes_of_places(p: Position) -> vec[i64]:
    """The same for all places."""
    homes = blank(PLACES)
    place: i64
    for place in range(PLACES):
        homes[place] = homes_of(p, place)
    return homes


def worth_if_driven(p: Position, place: i64, worth: vec[i64]) -> i64:
    """What a tourist on a place would be worth on average where a flip would drive it."""
    homes = left = homes_of(p, place)
    if homes == 0:
        return worth[place]
    total: i64 = 0
    while left:
        total += worth[lowest(left)]
        left &= left - 1
    return total // size(homes)


def arrivals(p: Position, worth: vec[i64]) -> i64:
    """The boats to come: the next one by its chances, the later ones spread evenly over the canal."""
    table = p.table
    total: i64 = 0
    place: i64
    for place in range(PLACES):
        total += table.served[place] * worth[place]
    later: i64 = total * (p.supply - 1) // CANAL
    near: i64 = 0
    steps: i64
    if p.tactical:
        for steps in range(1, table.sail_most + 1):
            near += landing(p, steps, worth)
        near //= table.sail_most
    else:
        for steps in range(LONGEST + 1):
            if table.rolls_with[steps]:
                near += table.rolls_with[steps] * landing(p, steps, worth)
        near //= table.rolls
    return ARRIVAL * (near + later)


def landing(p: Position, steps: i64, worth: vec[i64]) -> i64:
    """What the next boat brings if it makes so many steps: its tourist and all that wait on the quays it passes."""
    place = p.table.serves[(p.boat + steps) % CANAL]
    return 0 if place == NONE else aboard(p, steps) * worth[place]


def aboard(p: Position, steps: i64) -> i64:
    """How many land from the next boat after so many steps."""
    quay = p.table.quay_passed(p.boat, steps)
    return 1 if quay == NONE else 1 + p.waiting(quay)


def readiness(p: Position, worth: vec[i64]) -> i64:
    """The best that each pawn in its place could still do this turn."""
    total: i64 = 0
    pawn: i64
    for pawn in range(2):
        if p.phase == ACT or (p.phase == WALK_WATCHMAN and pawn == MAYOR):
            total += READY * (best_flip(p, pawn, worth) + best_send(p, pawn, worth))
    return total


def best_flip(p: Position, pawn: i64, worth: vec[i64]) -> i64:
    """What a pawn's best flip gains."""
    best: i64 = 0
    left = flippable_tiles(p, pawn)
    while left:
        place = lowest(left)
        left &= left - 1
        homes = homes_of(p, place)
        if homes:
            best = max(best, p.tourists[place] * (worth[best_home(worth, homes)] - worth[place]))
    return best


def best_send(p: Position, pawn: i64, worth: vec[i64]) -> i64:
    """What a pawn's best send gains."""
    gift = best_gift(p, worth, receiving_tiles(p, pawn))
    return 0 if gift == NONE else worth[gift] - worth[p.table.dam]


def best_home(worth: vec[i64], homes: i64) -> i64:
    """The home that is worth most, the first of several."""
    best = lowest(homes)
    left = homes & (homes - 1)
    while left:
        home = lowest(left)
        left &= left - 1
        if worth[home] > worth[best]:
            best = home
    return best


def best_gift(p: Position, worth: vec[i64], places: i64) -> i64:
    """The best of these places to send a tourist to, NONE if the dam is as good or empty."""
    dam = p.table.dam
    if p.tourists[dam] == 0:
        return NONE
    best = dam
    left = places
    while left:
        place = lowest(left)
        left &= left - 1
        if worth[place] > worth[best]:
            best = place
    return NONE if best == dam else best
