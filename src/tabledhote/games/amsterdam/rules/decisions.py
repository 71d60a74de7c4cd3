"""The decisions of Hotel Amsterdam, in the order of docs/rules/amsterdam.md: what is legal, and what it does."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.amsterdam import scoring
from tabledhote.games.amsterdam import view as views
from tabledhote.games.amsterdam.components import (
    CANAL,
    CROSSINGS,
    FARTHEST,
    LONGEST,
    NOWHERE,
    PAWNS,
    PLACES,
    walk_row,
)
from tabledhote.games.amsterdam.state import (
    ACT,
    FLIPPED,
    HOTEL,
    NONE,
    OVER,
    REASONS,
    REHOUSE,
    SAIL,
    SENT,
    WALK_MAYOR,
    WALK_WATCHMAN,
    Position,
)
from tabledhote.kernel.bits import listed, lowest, offer
from tabledhote.kernel.state import Action

MAYOR: Final = 0
WATCHMAN: Final = 1
GOAL: Final = 1
SUPPLY: Final = 2

# Actions as ints: a first number for each kind, plus crossing, place or steps. Those of two pawns: mayor's first.
DO_WALK: Final = 0
DO_FLIP: Final = DO_WALK + 2 * CROSSINGS
DO_SEND: Final = DO_FLIP + 2 * PLACES
DO_REHOUSE: Final = DO_SEND + 2 * PLACES
DO_HOTEL: Final = DO_REHOUSE + PLACES
DO_SAIL: Final = DO_HOTEL + CROSSINGS
DO_END: Final = DO_SAIL + LONGEST + 1


# ---- turns (HA-4) -------------------------------------------------------------------------------


def begin_turn(p: Position) -> None:
    p.turn += 1
    p.seat = p.active()
    p.used = 0
    if p.events is not None:
        p.tell({"event": "turn", "number": p.turn, "seat": p.seat})
    if p.tactical:
        p.phase = SAIL
        return
    for pawn in range(2):
        faces = p.table.faces_of_die[pawn]
        p.dice[pawn] = faces[p.rng.below(len(faces))]
    p.revealed += 1
    if p.events is not None:
        p.tell({"event": "roll", "mayor": p.dice[MAYOR], "watchman": p.dice[WATCHMAN]})
    sail(p, p.dice[MAYOR] + p.dice[WATCHMAN], True)


def end_turn(p: Position, auto: bool) -> None:
    if p.events is not None:
        p.tell({"event": "end_turn"}, auto)
    if p.supply == 0:
        finish(p, SUPPLY)  # HA-8.3
    else:
        begin_turn(p)


def finish(p: Position, reason: i64) -> None:
    p.phase = OVER
    p.seat = NONE
    p.reason = reason
    if p.events is not None:
        result = {"scores": scoring.scores(p), "winners": scoring.winners(p)}
        p.tell({"event": "end", "reason": REASONS[reason], **result})


def ended_by_goal(p: Position, changed: i64) -> bool:
    """End the game at once if anybody has reached the goal by what changed on these places (HA-8.2)."""
    if not scoring.goal_reached(p, changed):
        return False
    finish(p, GOAL)
    return True


# ---- boat and tourists (HA-6.1 to 6.8) ----------------------------------------------------------


def sail(p: Position, steps: i64, auto: bool) -> None:
    table = p.table
    start = p.boat
    p.boat = (start + steps) % CANAL
    if p.events is not None:
        p.tell({"event": "sail", "from": start, "to": p.boat, "steps": steps}, auto)
    p.supply -= 1
    aboard: i64 = 1
    quay: i64 = table.passed[start * (LONGEST + 1) + steps]
    if quay >= 0 and p.quays[quay]:  # HA-6.3
        if p.events is not None:
            p.tell({"event": "board", "curve": table.curves[quay], "number": p.quays[quay]})
        aboard += p.quays[quay]
        p.quays[quay] = 0
    land(p, aboard)


def land(p: Position, aboard: i64) -> None:
    table = p.table
    place: i64 = table.serves[p.boat]
    if place == NONE:  # HA-6.6
        p.quays[table.quay[p.boat]] += aboard
        if p.events is not None:
            p.tell({"event": "wait", "curve": p.boat})
    else:
        p.tourists[place] += aboard
        if p.events is not None:
            p.tell({"event": "land", "tile": table.places[place], "number": aboard})
        if ended_by_goal(p, 1 << place):
            return
    p.phase = HOTEL if p.turn <= 2 * p.players else WALK_MAYOR  # HA-4.3


# ---- hotels (HA-5.2, 5.3, 6.9) ------------------------------------------------------------------


def legal_hotels(p: Position) -> list[int]:
    taken: i64 = 0
    for at in p.hotels:
        if at != NONE:
            taken |= 1 << at
    return [DO_HOTEL + at for at in range(CROSSINGS) if not (taken >> at) & 1]


def place_hotel(p: Position, at: i64) -> None:
    own: i64 = 2 * p.seat
    p.hotels[own if p.hotels[own] == NONE else own + 1] = at
    p.settle(p.seat)
    if p.events is not None:
        p.tell({"event": "place_hotel", "seat": p.seat, "at": p.table.crossings[at]})
    if not ended_by_goal(p, p.beside[p.seat]):
        p.phase = WALK_MAYOR


# ---- walks (HA-5.4 to 5.10, 6.10) ---------------------------------------------------------------


def walks(p: Position, pawn: i64) -> list[int]:
    """The row of the tables with a pawn's walks. The watchman, second, may not stop where the mayor is (HA-5.7)."""
    if pawn == MAYOR:
        return walks_past(p, MAYOR, NOWHERE, FARTHEST)  # HA-5.9
    return walks_past(p, WATCHMAN, p.pawns[MAYOR], left_for_watchman(p, p.steps))


def walks_past(p: Position, pawn: i64, taken: i64, most: i64) -> list[int]:
    """The same where the other pawn stands on a certain crossing; `most` counts in the tactical game only."""
    if not p.tactical:
        return p.table.exactly[walk_row(pawn, p.dice[pawn], p.pawns[pawn], taken)]  # HA-5.8
    return p.table.within[walk_row(pawn, most, p.pawns[pawn], taken)]


def left_for_watchman(p: Position, steps: i64) -> i64:
    """How far he may go in the tactical game when the mayor has made so many steps (HA-5.10)."""
    return min(FARTHEST, p.table.walk_together - steps)


def walk(p: Position, pawn: i64, to: i64, auto: bool) -> None:
    table = p.table
    here: i64 = p.pawns[pawn]
    steps: i64 = table.distance[here * CROSSINGS + to] if p.tactical else p.dice[pawn]
    p.pawns[pawn] = to
    if p.events is not None:
        ends = {"from": table.crossings[here], "to": table.crossings[to]}
        p.tell({"event": "walk", "pawn": PAWNS[pawn], **ends, "steps": steps}, auto)
    if pawn == WATCHMAN:
        p.steps = 0
        p.phase = ACT
        end_turn_if_idle(p)
        return
    p.steps = steps if p.tactical else 0
    p.phase = WALK_WATCHMAN
    choices = walks(p, WATCHMAN)
    if len(choices) == 1:  # HA-4.8
        walk(p, WATCHMAN, choices[0] - CROSSINGS, True)


# ---- flips and sends (HA-4.5 to 4.9, 5.11 to 5.17) ----------------------------------------------


def flippable(p: Position, pawn: i64) -> i64:
    """The tiles that a pawn may flip now, as bits: beside it, right side up, not locked (HA-5.11 to 5.14)."""
    if p.used & FLIPPED << pawn:
        return 0
    right: i64 = p.night if pawn == MAYOR else ~p.night
    right &= p.table.around_buildings[p.pawns[pawn]]
    if p.tactical:
        for place in listed(right):
            if p.tourists[place] >= p.table.lock:
                right ^= 1 << place
    return right


def receiving(p: Position, pawn: i64) -> i64:
    """The tiles to which a pawn may send a tourist from the dam now, as bits (HA-5.16, 5.17)."""
    table = p.table
    if p.used & SENT << pawn or not table.beside_dam[p.pawns[pawn]] or p.tourists[table.dam] == 0:
        return 0
    return table.all_buildings & (~p.night if pawn == MAYOR else p.night)


def legal_acts(p: Position) -> list[int]:
    actions: list[int] = []
    offer(actions, DO_FLIP, flippable(p, MAYOR))
    offer(actions, DO_SEND, receiving(p, MAYOR))
    offer(actions, DO_FLIP + PLACES, flippable(p, WATCHMAN))
    offer(actions, DO_SEND + PLACES, receiving(p, WATCHMAN))
    actions.append(DO_END)
    return actions


def end_turn_if_idle(p: Position) -> None:
    """HA-4.9: a turn in which nothing is left to do ends by itself."""
    if not (flippable(p, MAYOR) or flippable(p, WATCHMAN) or receiving(p, MAYOR) or receiving(p, WATCHMAN)):
        end_turn(p, True)


def flip(p: Position, pawn: i64, place: i64) -> None:
    p.used |= FLIPPED << pawn
    if p.tourists[place] == 0:  # HA-6.11
        turn_over(p, pawn, place)
        end_turn_if_idle(p)
        return
    homes = possible_homes(p, place)
    if len(homes) > 1:  # HA-6.14
        p.leaving = place
        p.flipper = pawn
        p.phase = REHOUSE
        return
    move_out(p, pawn, place, homes[0] if homes else p.table.dam, True)  # HA-6.15


def possible_homes(p: Position, leaving: i64) -> list[int]:
    """The other tiles with the same function up and the fewest tourists (HA-6.13)."""
    bearing: i64 = 0  # the places whose tile has that function on either side
    for tile in p.table.tiles_with[p.shown(leaving)]:
        bearing |= 1 << i64(p.where[tile])
    left = bearing & (p.night if (p.night >> leaving) & 1 else ~p.night) & ~(1 << leaving)
    homes: list[int] = []
    fewest: i64 = p.table.tourists + 1
    while left:
        place = lowest(left)
        left &= left - 1
        there: i64 = p.tourists[place]
        if there < fewest:
            fewest = there
            homes = []
        if there == fewest:
            homes.append(place)
    return homes


def move_out(p: Position, pawn: i64, place: i64, home: i64, auto: bool) -> None:
    """The whole group goes to its new home, then the tile is turned: one step (HA-6.12)."""
    number: i64 = p.tourists[place]
    p.tourists[home] += number
    p.tourists[place] = 0
    if p.events is not None:
        ends = {"from": p.table.places[place], "to": p.table.places[home]}
        p.tell({"event": "evict", **ends, "number": number}, auto)
    p.phase = ACT
    p.leaving = p.flipper = NONE
    turn_over(p, pawn, place)
    if not ended_by_goal(p, 1 << home):
        end_turn_if_idle(p)


def turn_over(p: Position, pawn: i64, place: i64) -> None:
    old = p.shown(place)
    p.night ^= 1 << place
    if p.events is not None:
        functions = {"old": p.table.functions[old], "new": p.table.functions[p.shown(place)]}
        p.tell({"event": "flip", "pawn": PAWNS[pawn], "tile": p.table.places[place], **functions})


def send(p: Position, pawn: i64, place: i64) -> None:
    p.used |= SENT << pawn
    p.tourists[p.table.dam] -= 1
    p.tourists[place] += 1
    if p.events is not None:
        p.tell({"event": "send", "pawn": PAWNS[pawn], "tile": p.table.places[place]})
    if not ended_by_goal(p, 1 << place):
        end_turn_if_idle(p)


# ---- the State contract -------------------------------------------------------------------------


class Amsterdam(Position):
    """Hotel Amsterdam behind the State contract."""

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == ACT:
            return legal_acts(self)
        if phase == WALK_MAYOR:
            return walks(self, MAYOR).copy()
        if phase == WALK_WATCHMAN:
            return walks(self, WATCHMAN).copy()
        if phase == HOTEL:
            return legal_hotels(self)
        if phase == REHOUSE:
            return [DO_REHOUSE + place for place in possible_homes(self, self.leaving)]
        if phase == SAIL:
            return [DO_SAIL + steps for steps in range(1, self.table.sail_most + 1)]
        return []

    def apply(self, action: int) -> None:
        number: i64 = action
        if number < DO_WALK + CROSSINGS:
            walk(self, MAYOR, number - DO_WALK, False)
        elif number < DO_FLIP:
            walk(self, WATCHMAN, number - DO_WALK - CROSSINGS, False)
        elif number < DO_FLIP + PLACES:
            flip(self, MAYOR, number - DO_FLIP)
        elif number < DO_SEND:
            flip(self, WATCHMAN, number - DO_FLIP - PLACES)
        elif number < DO_SEND + PLACES:
            send(self, MAYOR, number - DO_SEND)
        elif number < DO_REHOUSE:
            send(self, WATCHMAN, number - DO_SEND - PLACES)
        elif number < DO_HOTEL:
            move_out(self, self.flipper, self.leaving, number - DO_REHOUSE, False)
        elif number < DO_SAIL:
            place_hotel(self, number - DO_HOTEL)
        elif number < DO_END:
            sail(self, number - DO_SAIL, False)
        else:
            end_turn(self, False)

    def copy(self) -> "Amsterdam":
        other = Amsterdam()
        self.copy_to(other)
        return other

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def describe(self, action: int) -> Action:
        table = self.table
        if action < DO_FLIP:
            pawn, to = divmod(action - DO_WALK, CROSSINGS)
            return {"do": "walk", "pawn": PAWNS[pawn], "to": table.crossings[to]}
        if action < DO_SEND:
            pawn, place = divmod(action - DO_FLIP, PLACES)
            return {"do": "flip", "pawn": PAWNS[pawn], "tile": table.places[place]}
        if action < DO_REHOUSE:
            pawn, place = divmod(action - DO_SEND, PLACES)
            return {"do": "send", "pawn": PAWNS[pawn], "tile": table.places[place]}
        if action < DO_HOTEL:
            return {"do": "rehouse", "tile": table.places[action - DO_REHOUSE]}
        if action < DO_SAIL:
            return {"do": "place_hotel", "at": table.crossings[action - DO_HOTEL]}
        if action < DO_END:
            return {"do": "sail", "steps": action - DO_SAIL}
        return {"do": "end_turn"}

    def view(self, seat: int) -> dict[str, object]:
        return views.view(self, seat)
