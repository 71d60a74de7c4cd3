"""The features of a position that predict who will win, and the chance of each seat that follows from them.

Each hotel is weighed by itself; the difference of the two is the logarithm of the odds.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.bots.scale import Scale
from tabledhote.games.hellton.components import COLUMNS, SLOTS
from tabledhote.games.hellton.scoring import rents, scores
from tabledhote.games.hellton.state import INCOME, NONE, OVER, TOUR, Hotel, Position
from tabledhote.games.hellton.strategy.harm import harm_of
from tabledhote.games.hellton.strategy.outlook import PURSE, prospect
from tabledhote.kernel.bits import lowest, size
from tabledhote.kernel.rows import reals

FEATURES: Final = (
    "first",  # whether it is the First player's
    "fallen",  # whether it has collapsed, and if so
    "fallen_at",  # the room before which the pawn stands
    "one_bell",
    "two_bells",
    "one_pillar",  # columns with so many pillars
    "two_pillars",
    "three_pillars",
    "weakest",  # pillars of the weakest column
    "coins",
    "rents",  # of the satisfied guests
    "guests",
    "irritated",
    "menace",  # of the satisfied guests, in the unit of the outlook
    "menace_irritated",  # of the others
    "alarm",  # irritated guests while only one bell is left
    "turn",  # whether it is this hotel's turn, and if so
    "prospect",  # what the open decision may be expected to bring, in the unit of the outlook
    "doors",  # guests still to be visited in this turn
    "doors_irritated",
    "doors_menace",
    "income",  # whether the turn is at its last step
)


def estimate(p: Position, weights: vec[float]) -> list[float]:
    """The chance of each seat to win, which is its expected score; at the end the score itself."""
    if p.phase == OVER:
        return [float(score) for score in scores(p)]
    one = Scale(weights, remaining(p))
    two = Scale(weights, remaining(p))
    weigh(p, 0, one)
    weigh(p, 1, two)
    chance = 1.0 / (1.0 + exp(max(-30.0, min(30.0, two.sum - one.sum))))
    return [chance, 1.0 - chance]


def measure(p: Position, seat: int) -> list[int]:
    """What `remaining` says and the features of a seat, for tuning."""
    features: list[int] = [remaining(p)]
    weigh(p, seat, Scale(reals([]), 0, features))
    return features


def remaining(p: Position) -> i64:
    """The part of the game to come: guests that still wait, in thousandths of all."""
    return 1000 * size(p.waiting) // SLOTS


def weigh(p: Position, seat: int, scale: Scale) -> None:
    """Put the hotel of a seat on a scale."""
    hotel = p.hotel(seat)
    fallen = hotel.collapsed()
    scale.add(1 if p.first == seat else 0)
    scale.add(1 if fallen else 0)
    scale.add(hotel.pawn if fallen else 0)
    scale.add(1 if hotel.bells == 1 else 0)
    scale.add(1 if hotel.bells == 2 else 0)
    scale.add(columns_with(hotel, 1))
    scale.add(columns_with(hotel, 2))
    scale.add(columns_with(hotel, 3))
    scale.add(min(hotel.pillars_of(0), min(hotel.pillars_of(1), hotel.pillars_of(2))))
    scale.add(min(hotel.coins, PURSE))
    scale.add(rents(p, hotel))
    scale.add(size(hotel.occupied))
    irritated: i64 = size(hotel.irritated)
    scale.add(irritated)
    scale.add(menace(p, seat, hotel.occupied & ~hotel.irritated))
    scale.add(menace(p, seat, hotel.irritated))
    scale.add(irritated if hotel.bells == 1 else 0)
    weigh_turn(p, seat, scale)


def columns_with(hotel: Hotel, pillars: i64) -> i64:
    """How many columns of a hotel have so many pillars."""
    columns: i64 = 0
    for column in range(COLUMNS):
        if hotel.pillars_of(column) == pillars:
            columns += 1
    return columns


def weigh_turn(p: Position, seat: int, scale: Scale) -> None:
    """What the rest of a turn may bring; nothing for the seat that waits."""
    hotel = p.hotel(seat)
    own = p.active() == seat and not hotel.collapsed()
    doors: i64 = to_visit(p, seat) if own else 0
    scale.add(1 if own else 0)
    scale.add(prospect(p, hotel) if own else 0)
    scale.add(size(doors))
    scale.add(size(doors & hotel.irritated))
    scale.add(menace(p, seat, doors))
    scale.add(1 if own and p.phase == INCOME else 0)


def menace(p: Position, seat: int, rooms: i64) -> i64:
    """What the door hangers of some guests may be expected to do."""
    harm: i64 = 0
    left: i64 = rooms
    hangers = harm_of(p.table).hanger
    hotel = p.hotel(seat)
    while left:
        harm += hangers[hotel.face(lowest(left))]
        left &= left - 1
    return harm


def to_visit(p: Position, seat: int) -> i64:
    """The occupied rooms that the pawn still has to visit in this turn, including the one where it stands."""
    hotel = p.hotel(seat)
    if p.phase == INCOME:
        return 0
    if p.phase < TOUR or hotel.pawn == NONE:
        return hotel.occupied
    passed: i64 = hotel.pawn
    if len(p.effects) > 0 or p.phase != TOUR:
        passed += 1
    return hotel.occupied_from(passed)
