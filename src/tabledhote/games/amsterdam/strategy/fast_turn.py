"""A turn played in haste, for games that are played on in thought: where the best flips are, and what looks best.

It plays much like the greedy bot, and many times faster. Ties are broken without chance: games played on from
different positions with the same seed meet the same rolls.
"""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.amsterdam.components import CANAL, CROSSINGS, NOWHERE, PLACES
from tabledhote.games.amsterdam.rules.decisions import (
    DO_HOTEL,
    MAYOR,
    WATCHMAN,
    Amsterdam,
    end_turn,
    flip,
    flippable,
    left_for_watchman,
    legal_hotels,
    move_out,
    place_hotel,
    possible_homes,
    receiving,
    sail,
    send,
    walk,
    walks,
    walks_past,
)
from tabledhote.games.amsterdam.scoring import goal_reached, scores
from tabledhote.games.amsterdam.state import (
    FLIPPED,
    HOTEL,
    NONE,
    REHOUSE,
    SAIL,
    SENT,
    WALK_MAYOR,
    WALK_WATCHMAN,
    Position,
)
from tabledhote.games.amsterdam.strategy.outlook import (
    ARRIVAL,
    RESTLESS,
    WON,
    best_gift,
    best_home,
    landed,
    ready,
    standing,
    worth_of_places,
)
from tabledhote.kernel.bits import listed, lowest

NO_HOMES: Final[list[int]] = []


def hurry(p: Amsterdam) -> None:
    """Play the turn that begins."""
    turn = p.turn
    if p.phase == SAIL:
        cast_off(p)
    if p.phase == HOTEL:
        settle_down(p)
    if p.phase == WALK_MAYOR:
        stroll(p)
    while p.seat >= 0 and p.turn == turn:
        act(p)


def homes_of_all(p: Position) -> list[list[int]]:
    """Where a flip of each place would drive its tourists, if there are any that can be driven away."""
    dam = p.table.dam
    homes = [NO_HOMES] * PLACES
    for place in range(PLACES):
        group: i64 = p.tourists[place]
        if group and place != dam and not (p.tactical and group >= p.table.lock):
            found = possible_homes(p, place)
            homes[place] = found if found else [dam]
    return homes


def own_worth(p: Position) -> list[int]:
    """What places count for who wants nothing but to reach the goal."""
    worth = [0] * PLACES
    for place in listed(p.beside[p.seat]):
        worth[place] = 1
    return worth


def cast_off(p: Amsterdam) -> None:
    """Tactical: to the landing that is worth most."""
    worth = worth_of_places(p, p.seat, scores(p))
    best: i64 = 1
    most = landed(p, 1, worth)
    for steps in range(2, p.table.sail_most + 1):
        there = landed(p, steps, worth)
        if there > most:
            best, most = steps, there
    sail(p, best, False)


def settle_down(p: Amsterdam) -> None:
    """A hotel where most tourists are, may be driven to or will land."""
    promise = promises(p)
    best: i64 = NONE
    most: i64 = 0
    for action in legal_hotels(p):
        at: i64 = action - DO_HOTEL
        left: i64 = p.table.around[NOWHERE * (NOWHERE + 1) + at] & ~p.beside[p.seat]
        total: i64 = 0
        while left:
            total += promise[lowest(left)]
            left &= left - 1
        if best == NONE or total > most:
            best, most = at, total
    place_hotel(p, best)


def promises(p: Position) -> list[int]:
    """Hundredths of tourists that each place promises, as the outlook sees it."""
    table = p.table
    promise = [ARRIVAL * table.served[place] * p.supply // CANAL for place in range(PLACES)]
    homes = homes_of_all(p)
    for place in range(PLACES):
        if homes[place]:
            group: i64 = p.tourists[place]
            promise[place] += (100 - RESTLESS) * group
            share: i64 = RESTLESS * group // len(homes[place])
            for home in homes[place]:
                promise[home] += share
        else:
            promise[place] += 100 * p.tourists[place]
    return promise


def stroll(p: Amsterdam) -> None:
    """Both pawns walk to where they can reach the goal or, if they cannot, gain most."""
    homes = homes_of_all(p)
    points = scores(p)
    best = Walks(p, own_worth(p), homes)
    if best.gained < p.table.goal[p.players] - points[p.seat]:
        best = Walks(p, worth_of_places(p, p.seat, points), homes)
    walk(p, MAYOR, best.mayor, False)
    if p.phase == WALK_WATCHMAN:
        walk(p, WATCHMAN, best.watchman, False)


class Walks:
    """The two crossings from which the pawns gain most, by the worth of places, as if one did not hinder the other."""

    def __init__(self, p: Position, worth: list[int], homes: list[list[int]]) -> None:
        self.worth = worth
        self.gain: list[int] = [0] * PLACES  # by a flip of each place
        for place in range(PLACES):
            if homes[place]:
                self.gain[place] = p.tourists[place] * (worth[best_home(worth, homes[place])] - worth[place])
        self.gained: i64 = -1
        self.mayor: i64 = NONE
        self.watchman: i64 = NONE
        self.look_round(p)

    def look_round(self, p: Position) -> None:
        here: i64 = p.pawns[MAYOR]
        mayors = self.at_crossings(p, MAYOR)
        watchmans = self.at_crossings(p, WATCHMAN)
        choices = walks(p, MAYOR)
        for at in range(len(choices)):
            to: i64 = choices[(at + p.turn) % len(choices)]
            left = left_for_watchman(p, p.table.distance[here * CROSSINGS + to])
            others = walks_past(p, WATCHMAN, to, left)
            for beside in range(len(others)):
                other: i64 = others[(beside + p.turn) % len(others)] - CROSSINGS
                gain: i64 = mayors[to] + watchmans[other]
                if gain > self.gained:
                    self.gained = gain
                    self.mayor = to
                    self.watchman = other

    def at_crossings(self, p: Position, pawn: i64) -> list[int]:
        """What a pawn could gain from each crossing."""
        table = p.table
        right: i64 = p.night if pawn == MAYOR else ~p.night
        place = best_gift(p, self.worth, table.all_buildings & ~right)
        gift: i64 = 0 if place == NONE else self.worth[place] - self.worth[table.dam]
        found: list[int] = []
        for at in range(CROSSINGS):
            most: i64 = 0
            left: i64 = right & table.around_buildings[at]
            while left:
                gain: i64 = self.gain[lowest(left)]
                most = max(most, gain)
                left &= left - 1
            found.append(most + gift if table.beside_dam[at] else most)
        return found


def act(p: Amsterdam) -> None:
    """The flip or send after which things look best, or the end of the turn."""
    dam: i64 = p.table.dam
    worth = worth_of_places(p, p.seat, scores(p))
    most = standing(p, worth)
    flipping: i64 = NONE
    sending: i64 = NONE
    place: i64 = NONE
    home: i64 = NONE
    for pawn in range(2):
        for there in listed(flippable(p, pawn)):
            to: i64 = dam
            if p.tourists[there]:
                homes = possible_homes(p, there)
                if homes:
                    to = best_home(worth, homes)
            look = after(p, worth, FLIPPED << pawn, there, to, p.tourists[there])
            if look > most:
                most, flipping, sending, place, home = look, pawn, NONE, there, to
        gift = best_gift(p, worth, receiving(p, pawn))
        if gift != NONE:
            look = after(p, worth, SENT << pawn, dam, gift, 1)
            if look > most:
                most, flipping, sending, place = look, NONE, pawn, gift
    if flipping != NONE:
        flip(p, flipping, place)
        if p.phase == REHOUSE:
            move_out(p, flipping, place, home, False)
    elif sending != NONE:
        send(p, sending, place)
    else:
        end_turn(p, False)


def after(p: Amsterdam, worth: list[int], used: i64, start: i64, end: i64, group: i64) -> i64:
    """How things look to the seat when so many tourists have moved; a building that they leave by a flip is turned."""
    turned: i64 = 0 if start == p.table.dam else 1 << start
    p.tourists[start] -= group
    p.tourists[end] += group
    p.used |= used
    p.night ^= turned
    look: i64 = 0
    if group and goal_reached(p, 1 << end):
        points = scores(p)
        look = WON if points[p.seat] == max(points) else -WON
    else:
        look = standing(p, worth) + ready(p, worth)
    p.night ^= turned
    p.used ^= used
    p.tourists[end] -= group
    p.tourists[start] += group
    return look
