"""How promising a position of Hotel Amsterdam looks to a seat, for bots that look a little ahead.

Every place has a worth to the seat (round its hotels: good; round a rival's: bad); tourists count where they are, where
they could be driven, and where the boats to come will land them.
"""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.amsterdam.components import CANAL, MAYOR, PLACES, WATCHMAN
from tabledhote.games.amsterdam.rules.dam import receiving_tiles
from tabledhote.games.amsterdam.rules.flips import flippable_tiles, possible_homes
from tabledhote.games.amsterdam.scoring import scores, winners
from tabledhote.games.amsterdam.state import ACT, NONE, OVER, WALK_WATCHMAN, Position
from tabledhote.kernel.bits import listed, lowest

WON: Final = 10_000_000
OWN: Final = 100  # worth of a tourist to its seat
STRONGEST: Final = 100  # its harm at the strongest rival's hotels
RIVAL: Final = 30  # at another's
RESTLESS: Final = 15  # percent of a group that counts where it could be driven instead of where it is
ARRIVAL: Final = 50  # percent that a tourist still to come counts
READY: Final = 60  # percent of a flip's gain that counts while a pawn stands ready for it
NO_HOMES: Final[list[int]] = []


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


def standing(p: Position, worth: list[int]) -> i64:
    """What the tourists in the city are worth where they are and where they could be driven."""
    total: i64 = 0
    for place in range(PLACES):
        group: i64 = p.tourists[place]
        if group:
            here: i64 = worth[place]
            total += group * (100 * here + RESTLESS * (worth_if_driven(p, place, worth) - here))
    return total


def worth_of_places(p: Position, seat: int, points: list[int]) -> list[int]:
    """What one tourist on each place is worth to the seat, by the points of all."""
    strongest = (seat + 1) % p.players
    for other in range(p.players):
        if other != seat and points[other] > points[strongest]:
            strongest = other
    worth = [0] * PLACES
    for other in range(p.players):
        gain: i64 = OWN if other == seat else -STRONGEST if other == strongest else -RIVAL
        for place in listed(p.beside[other]):
            worth[place] += gain
    return worth


def homes_of_places(p: Position) -> list[list[int]]:
    """Where a flip of each place would drive its tourists; empty if there are none that a flip can drive away."""
    dam = p.table.dam
    homes = [NO_HOMES] * PLACES
    for place in range(PLACES):
        if p.tourists[place] and place != dam and not p.locked(place):
            possible = possible_homes(p, place)
            homes[place] = possible if possible else [dam]
    return homes


def worth_if_driven(p: Position, place: int, worth: list[int]) -> i64:
    """What a tourist on a place would be worth on average where a flip would drive it."""
    if place == p.table.dam or p.locked(place):
        return worth[place]
    homes = possible_homes(p, place)
    if not homes:
        return worth[p.table.dam]
    total: i64 = 0
    for home in homes:
        total += worth[home]
    return total // len(homes)


def arrivals(p: Position, worth: list[int]) -> i64:
    """The boats to come: the next one by its chances, the later ones spread evenly over the canal."""
    table = p.table
    total: i64 = 0
    for at in range(CANAL):
        place = table.serves[at]
        if place != NONE:
            total += worth[place]
    later: i64 = total * (p.supply - 1) // CANAL
    near: i64 = 0
    if p.tactical:
        for steps in range(1, table.sail_most + 1):
            near += landing(p, steps, worth)
        near //= table.sail_most
    else:
        for one in table.faces_of_die[MAYOR]:
            for other in table.faces_of_die[WATCHMAN]:
                near += landing(p, one + other, worth)
        near //= len(table.faces_of_die[MAYOR]) * len(table.faces_of_die[WATCHMAN])
    return ARRIVAL * (near + later)


def landing(p: Position, steps: int, worth: list[int]) -> i64:
    """What the next boat brings if it makes so many steps: its tourist and all that wait on the quays it passes."""
    table = p.table
    place = table.serves[(p.boat + steps) % CANAL]
    if place == NONE:
        return 0
    quay = table.quay_passed(p.boat, steps)
    aboard: i64 = 1 if quay == NONE else 1 + p.quays[quay]
    return aboard * worth[place]


def readiness(p: Position, worth: list[int]) -> i64:
    """The best that each pawn in its place could still do this turn."""
    total: i64 = 0
    for pawn in range(2):
        if p.phase == ACT or (p.phase == WALK_WATCHMAN and pawn == MAYOR):
            total += READY * (best_flip(p, pawn, worth) + best_send(p, pawn, worth))
    return total


def best_flip(p: Position, pawn: int, worth: list[int]) -> i64:
    """What a pawn's best flip gains."""
    best: i64 = 0
    for place in listed(flippable_tiles(p, pawn)):
        group: i64 = p.tourists[place]
        if group:
            homes = possible_homes(p, place)
            most: i64 = worth[homes[0]] if homes else worth[p.table.dam]
            for home in homes:
                most = max(most, worth[home])
            best = max(best, group * (most - worth[place]))
    return best


def best_send(p: Position, pawn: int, worth: list[int]) -> i64:
    """What a pawn's best send gains."""
    best: i64 = 0
    for place in listed(receiving_tiles(p, pawn)):
        best = max(best, worth[place] - worth[p.table.dam])
    return best


def best_home(worth: list[int], homes: list[int]) -> int:
    """The home that is worth most, the first of several."""
    best = homes[0]
    for home in homes:
        if worth[home] > worth[best]:
            best = home
    return best


def best_gift(p: Position, worth: list[int], places: i64) -> i64:
    """The best of these places to send a tourist to, NONE if the dam is as good or empty."""
    dam: i64 = p.table.dam
    if p.tourists[dam] == 0:
        return NONE
    best = dam
    while places:
        place = lowest(places)
        places &= places - 1
        if worth[place] > worth[best]:
            best = place
    return NONE if best == dam else best
