"""The features of a position that predict how many points each seat will end with, and the estimate from them.

Parts of the outlook are in tenths of points, everything else counts things.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.bots.scale import Scale
from tabledhote.games.austria.components import GROUPS, IN_PLAY, ONCE
from tabledhote.games.austria.rules.cafe import fitting_rooms
from tabledhote.games.austria.rules.counting import final_points, room_points, staff_points
from tabledhote.games.austria.rules.effects import FIRST_VALUE, SIX
from tabledhote.games.austria.rules.objectives import met, open_place
from tabledhote.games.austria.rules.rooms import COLUMNS, FLOOR, FLOORS
from tabledhote.games.austria.rules.vocabulary import ROOM_COLORS, common, total
from tabledhote.games.austria.scoring import scores
from tabledhote.games.austria.state import FINAL, NONE, OVER, TABLES, TURN, Hotelier, Position
from tabledhote.games.austria.strategy.appraisal import (
    cafe_value,
    card_value,
    favour,
    future_value,
    hotel_value,
    moving_in_value,
)
from tabledhote.games.austria.strategy.constants import ENOUGH_TURNS, FIRST_KRONES, KRONES_ENOUGH
from tabledhote.games.austria.strategy.nearness import nearness, objectives_value
from tabledhote.games.austria.strategy.outlook import die_value, pending_value, steps_to_come, time_left
from tabledhote.kernel.bits import lowest, size
from tabledhote.kernel.rows import blank, reals

FEATURES: Final = (
    "one",
    "points",
    "room_points",
    "krones",
    "useful_krones",  # those that there is time to spend
    "first_krones",
    "kitchen",
    "guests",
    "guest_gain",  # what the guests in the café will bring, in tenths
    "lacking",  # pieces that they still lack
    "ready",  # those of them that lie in the kitchen
    "complete",  # guests who can move in
    "homeless",  # guests without a free room of their colour
    "cafe",  # the outlook's
    "occupied",
    "free",
    "free_floors",  # the points of the free rooms if they were occupied
    "blue",  # bonuses of groups on the way, in tenths, by colour
    "red",
    "yellow",
    "rooms",  # the outlook's
    "emperor",
    "favour",  # the outlook's
    "penalty",  # steps that are missing to escape the next penalty
    "bonus",  # and those to get the next bonus
    "staff_points",
    "staff_worth",  # what the staff in play will still bring by the outlook
    "played",
    "hand",  # cards, each by the turns in which it could be played
    "best_card",  # what the best card in hand would bring at a discount of three
    "good_cards",  # and all that would bring something, in tenths
    "claimable",  # points of the objectives that are met
    "objectives",  # the outlook's
    "near",  # tenths of the open objectives' points, each by the square of its nearness
    "very_near",  # and by the fourth power
    "turns",  # left in this round
    "passed",
    "own_turn",
    "die_taken",
    "pending",
    "steps",
    "next_place",  # in the order of the next round, while there is one
    "set_up",
    "dice",  # on the board, for each turn of the seat left in this round
    "dice_share",  # tenths of dice for each turn left to anybody, by the turns that the seat has left
    "strongest",  # the most dice on one space
    "best_die",  # what the best action on the board would bring by the outlook, in tenths
    "before",  # turns of others before the next turn of the seat
)
DISCOUNT: Final = 3  # at which cards in hand are judged
KRONE_SPENT: Final = 12  # tenths of points


def estimate(p: Position, weights: vec[float]) -> list[float]:
    """The expected final score of each seat; at the end the score itself."""
    if p.phase == OVER:
        return [float(score) for score in scores(p)]
    expected: list[float] = []
    for seat in range(p.players):
        if p.phase == FINAL:
            points: int = p.hoteliers[seat].points + final_points(p, seat)
            expected.append(float(points))
        else:
            scale = Scale(weights, ahead(p))
            weigh(p, seat, scale)
            expected.append(scale.sum)
    return expected


def measure(p: Position, seat: int) -> list[int]:
    """The part of the game to come and the features of a seat, for tuning."""
    features: list[int] = [ahead(p)]
    weigh(p, seat, Scale(reals([]), 0, features))
    return features


def ahead(p: Position) -> i64:
    """The part of the game to come: the same for all turns of a round, so that no hope is lost by taking one."""
    rounds: i64 = p.table.rounds
    return 1000 * (2 * (rounds - p.round) + 1) // (2 * rounds + 1)


def weigh(p: Position, seat: i64, scale: Scale) -> None:
    """Put on a scale what a seat has and may expect."""
    h = p.hoteliers[seat]
    turns: i64 = time_left(p, h, p.phase == TURN and p.active == seat)
    scale.add(1)
    scale.add(h.points)
    scale.add(room_points(p, h))
    scale.add(h.krones)
    scale.add(min(h.krones, KRONES_ENOUGH) if turns else 0)
    scale.add(min(h.krones, FIRST_KRONES) if turns else 0)
    scale.add(total(h.kitchen))
    weigh_guests(p, h, turns, scale)
    weigh_rooms(p, h, turns, scale)
    weigh_emperor(p, h, scale)
    weigh_staff(p, seat, h, turns, scale)
    weigh_objectives(p, seat, h, turns, scale)
    weigh_turn(p, seat, h, turns, scale)
    weigh_dice(p, seat, h, turns, scale)


def weigh_guests(p: Position, h: Hotelier, turns: i64, scale: Scale) -> None:
    guests: i64 = 0
    gain: i64 = 0
    lacking: i64 = 0
    served: i64 = 0
    complete: i64 = 0
    homeless: i64 = 0
    kitchen: i64 = h.kitchen
    for at in range(TABLES):
        guest: i64 = h.cafe[at]
        if guest != NONE:
            guests += 1
            gain += moving_in_value(p, h, guest, turns)
            lacks: i64 = h.lacks[at]
            there: i64 = common(lacks, kitchen)
            kitchen -= there
            served += total(there)
            lacking += total(lacks)
            room = fitting_rooms(p, h, guest) != 0
            complete += 1 if lacks == 0 and room else 0
            homeless += 0 if room else 1
    scale.add(guests)
    scale.add(gain)
    scale.add(lacking)
    scale.add(served)
    scale.add(complete)
    scale.add(homeless)
    scale.add(cafe_value(p, h, turns))


def weigh_rooms(p: Position, h: Hotelier, turns: i64, scale: Scale) -> None:
    table = p.table
    free: i64 = h.tiles & ~h.occupied
    floors: i64 = 0
    for floor in range(FLOORS):
        floors += size((free >> (floor * COLUMNS)) & FLOOR) * table.floor_points[floor]
    scale.add(size(h.occupied))
    scale.add(size(free))
    scale.add(floors)
    hopes = blank(ROOM_COLORS)
    for group in range(GROUPS):
        at: i64 = GROUPS * h.board + group
        members: i64 = table.groups[at]
        if h.tiles & members and not h.paid >> group & 1:
            done: i64 = 2 * size(h.occupied & members) + size(h.tiles & members)
            whole: i64 = 3 * table.group_size[at]  # a free room counts a third of an occupied one
            hopes[table.group_color[at]] += 10 * table.group_bonus[at] * done * done // (whole * whole)
    scale.add(hopes[0])
    scale.add(hopes[1])
    scale.add(hopes[2])
    scale.add(hotel_value(p, h, turns))


def weigh_emperor(p: Position, h: Hotelier, scale: Scale) -> None:
    table = p.table
    scale.add(h.emperor)
    scale.add(favour(p, h.emperor))
    penalty: i64 = 0
    bonus: i64 = 0
    for turn in table.scorings:
        if turn > p.round or (turn == p.round and p.phase <= TURN):
            away: i64 = 2 * (turn - p.round)  # steps that may still come
            penalty = max(0, table.retreat[turn] + 1 - h.emperor - away)
            bonus = max(0, table.retreat[turn] + table.bonus_from - h.emperor - away)
            break
    scale.add(penalty)
    scale.add(bonus)


def weigh_staff(p: Position, seat: i64, h: Hotelier, turns: i64, scale: Scale) -> None:
    scale.add(staff_points(p, seat))
    value: i64 = 0
    cards: i64 = h.played & ~p.table.of_type[ONCE]
    while cards:
        card: i64 = lowest(cards)
        value += future_value(p, h, card, turns, h.used >> card & 1 != 0)
        cards &= cards - 1
    scale.add(value)
    scale.add(size(h.played))
    scale.add(min(size(h.hand), turns) * min(turns, ENOUGH_TURNS))
    best: i64 = 0
    good: i64 = 0
    cards = h.hand if turns else 0
    while cards:
        card = lowest(cards)
        cost: i64 = max(0, p.table.cost[card] - DISCOUNT)
        net: i64 = card_value(p, seat, h, card, turns) - KRONE_SPENT * cost
        if net > 0:
            good += net
            best = max(best, net)
        cards &= cards - 1
    scale.add(best)
    scale.add(good)


def weigh_objectives(p: Position, seat: i64, h: Hotelier, turns: i64, scale: Scale) -> None:
    claimable: i64 = 0
    near: i64 = 0
    very_near: i64 = 0
    for at in range(IN_PLAY):
        place: i64 = open_place(p, at, seat)
        if place == NONE or not (turns or p.active == seat):
            continue
        points: i64 = p.table.objective_points[place]
        objective: i64 = p.objectives[at]
        if met(p, h, objective):
            claimable += points
        elif turns:
            done: i64 = nearness(p, h, objective)
            square: i64 = done * done // 1000
            near += points * square // 100
            very_near += points * square // 100 * square // 1000
    scale.add(claimable)
    scale.add(objectives_value(p, seat, h, turns))
    scale.add(near)
    scale.add(very_near)


def weigh_turn(p: Position, seat: i64, h: Hotelier, turns: i64, scale: Scale) -> None:
    acting = p.phase == TURN and p.active == seat
    scale.add(2 - h.covered if p.round else 0)
    scale.add(1 if h.passed else 0)
    scale.add(1 if acting else 0)
    scale.add(1 if acting and p.die_taken else 0)
    scale.add(pending_value(p, h, turns) if p.active == seat else 0)
    scale.add(steps_to_come(p, h, turns) if acting and not p.die_taken else 0)
    scale.add((p.place_of(seat) + p.players - 1) % p.players if p.round < p.table.rounds else 0)
    scale.add(1 if p.round == 0 else 0)


def weigh_dice(p: Position, seat: i64, h: Hotelier, turns: i64, scale: Scale) -> None:
    """What the dice on the board promise a seat that has still to take some; after a pass they will be others."""
    own: i64 = 2 - h.covered if p.phase == TURN else 0
    number: i64 = 0
    strongest: i64 = 0
    best: i64 = 0
    here = own > 0 and not h.passed
    for die in range(FIRST_VALUE, SIX + 1):
        dice: i64 = p.dice[die]
        number += dice
        strongest = max(strongest, dice)
        if here and dice:
            best = max(best, die_value(p, h, die, turns))
    own_turn: i64 = p.next_number(seat)
    anybody: i64 = 0
    before: i64 = 0
    for other in range(p.players):
        left: i64 = 2 - p.hoteliers[other].covered
        anybody += left
        if here and left and other != seat and not p.hoteliers[other].passed:
            before += 1 if p.next_number(other) < own_turn else 0
            before += 1 if left == 2 and p.last_number(other) < own_turn else 0
    scale.add(number * own)
    scale.add(10 * number * own // anybody if anybody else 0)
    scale.add(strongest if here else 0)
    scale.add(best)
    scale.add(before)
