"""The decisions of Hotel Amsterdam, in the order of docs/rules/amsterdam.md: what is legal, and what it does."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.amsterdam import scoring
from tabledhote.games.amsterdam import view as views
from tabledhote.games.amsterdam.components import CANAL, CROSSINGS, FARTHEST, PAWNS, PLACES
from tabledhote.games.amsterdam.state import (
    ACT,
    HOTEL,
    NONE,
    OVER,
    REASONS,
    REHOUSE,
    SAIL,
    WALK_MAYOR,
    WALK_WATCHMAN,
    Position,
)
from tabledhote.kernel.state import Action, Event

MAYOR: Final = 0
WATCHMAN: Final = 1
GOAL: Final = 1
SUPPLY: Final = 2

# Actions as ints: a first number for each kind, plus steps, crossing or place.
DO_SAIL: Final = 0
DO_HOTEL: Final = DO_SAIL + 7
DO_WALK: Final = DO_HOTEL + CROSSINGS  # mayor's walks, then watchman's
DO_FLIP: Final = DO_WALK + 2 * CROSSINGS  # likewise
DO_SEND: Final = DO_FLIP + 2 * PLACES
DO_REHOUSE: Final = DO_SEND + 2 * PLACES
DO_END: Final = DO_REHOUSE + PLACES


# ---- turns (HA-4) -------------------------------------------------------------------------------


def begin_turn(p: Position) -> None:
    p.turn += 1
    p.seat = p.active()
    p.flipped[MAYOR] = p.flipped[WATCHMAN] = False
    p.sent[MAYOR] = p.sent[WATCHMAN] = False
    if p.events is not None:
        p.events.append({"event": "turn", "number": p.turn, "seat": p.seat})
    if p.tactical:
        p.phase = SAIL
        return
    for pawn in range(2):
        faces = p.table.faces_of_die[pawn]
        p.dice[pawn] = faces[p.rng.below(len(faces))]
    p.revealed += 1
    if p.events is not None:
        p.events.append({"event": "roll", "mayor": p.dice[MAYOR], "watchman": p.dice[WATCHMAN]})
    sail(p, p.dice[MAYOR] + p.dice[WATCHMAN], True)


def end_turn(p: Position, auto: bool) -> None:
    if p.events is not None:
        p.events.append(marked({"event": "end_turn"}, auto))
    if p.supply == 0:
        finish(p, SUPPLY)  # HA-8.3
    else:
        begin_turn(p)


def finish(p: Position, reason: int) -> None:
    p.phase = OVER
    p.seat = NONE
    p.reason = reason
    if p.events is not None:
        result = {"scores": scoring.scores(p), "winners": scoring.winners(p)}
        p.events.append({"event": "end", "reason": REASONS[reason], **result})


def ended_by_goal(p: Position) -> bool:
    """End the game at once if anybody has reached the goal (HA-8.2)."""
    if not scoring.goal_reached(p):
        return False
    finish(p, GOAL)
    return True


def marked(event: Event, auto: bool) -> Event:
    if auto:
        event["auto"] = True
    return event


# ---- boat and tourists (HA-6.1 to 6.8) ----------------------------------------------------------


def sail(p: Position, steps: int, auto: bool) -> None:
    table = p.table
    start: i64 = p.boat
    end: i64 = (start + steps) % CANAL
    p.boat = end
    if p.events is not None:
        p.events.append(marked({"event": "sail", "from": int(start), "to": p.boat, "steps": steps}, auto))
    p.supply -= 1
    aboard: i64 = 1
    at: i64 = (start + 1) % CANAL
    while at != end:
        curve = table.quay[at]
        if curve >= 0 and p.quays[curve]:  # HA-6.3
            if p.events is not None:
                p.events.append({"event": "board", "curve": int(at), "number": p.quays[curve]})
            aboard += p.quays[curve]
            p.quays[curve] = 0
        at = (at + 1) % CANAL
    land(p, aboard)


def land(p: Position, aboard: int) -> None:
    table = p.table
    place = table.serves[p.boat]
    if place == NONE:  # HA-6.6
        p.quays[table.quay[p.boat]] += aboard
        if p.events is not None:
            p.events.append({"event": "wait", "curve": p.boat})
    else:
        p.tourists[place] += aboard
        if p.events is not None:
            p.events.append({"event": "land", "tile": table.places[place], "number": aboard})
        if ended_by_goal(p):
            return
    p.phase = HOTEL if p.turn <= 2 * p.players else WALK_MAYOR  # HA-4.3


# ---- hotels (HA-5.2, 5.3, 6.9) ------------------------------------------------------------------


def legal_hotels(p: Position) -> list[int]:
    return [DO_HOTEL + at for at in range(CROSSINGS) if at not in p.hotels]


def place_hotel(p: Position, at: int) -> None:
    own = 2 * p.seat
    p.hotels[own if p.hotels[own] == NONE else own + 1] = at
    if p.events is not None:
        p.events.append({"event": "place_hotel", "seat": p.seat, "at": p.table.crossings[at]})
    if not ended_by_goal(p):
        p.phase = WALK_MAYOR


# ---- walks (HA-5.4 to 5.10, 6.10) ---------------------------------------------------------------


def legal_walks(p: Position, pawn: int) -> list[int]:
    """Where a pawn may stop. The watchman, who walks second, may not stop where the mayor stands (HA-5.7)."""
    table = p.table
    here = p.pawns[pawn]
    base = DO_WALK + pawn * CROSSINGS
    taken = p.pawns[MAYOR] if pawn == WATCHMAN else NONE
    if not p.tactical:
        return [base + at for at in table.exactly[p.dice[pawn] * CROSSINGS + here] if at != taken]  # HA-5.8
    most = FARTHEST if pawn == MAYOR else min(FARTHEST, table.walk_together - p.steps)  # HA-5.9, 5.10
    row = here * CROSSINGS
    return [base + at for at in range(CROSSINGS) if at != taken and table.distance[row + at] <= most]


def walk(p: Position, pawn: int, to: int, auto: bool) -> None:
    table = p.table
    here = p.pawns[pawn]
    steps = table.distance[here * CROSSINGS + to] if p.tactical else p.dice[pawn]
    p.pawns[pawn] = to
    if p.events is not None:
        ends = {"from": table.crossings[here], "to": table.crossings[to]}
        p.events.append(marked({"event": "walk", "pawn": PAWNS[pawn], **ends, "steps": steps}, auto))
    if pawn == WATCHMAN:
        p.steps = 0
        p.phase = ACT
        end_turn_if_idle(p)
        return
    p.steps = steps if p.tactical else 0
    p.phase = WALK_WATCHMAN
    choices = legal_walks(p, WATCHMAN)
    if len(choices) == 1:  # HA-4.8
        walk(p, WATCHMAN, choices[0] - DO_WALK - CROSSINGS, True)


# ---- flips and sends (HA-4.5 to 4.9, 5.11 to 5.17) ----------------------------------------------


def can_flip(p: Position, pawn: int, place: int) -> bool:
    """Right side up (HA-5.12) and, in the tactical game, not locked (HA-5.14)."""
    table = p.table
    if table.side[p.shown[place]] != table.flips_from[pawn]:
        return False
    return not p.tactical or p.tourists[place] < table.lock


def legal_acts(p: Position) -> list[int]:
    table = p.table
    actions: list[int] = []
    for pawn in range(2):
        here = p.pawns[pawn]
        if not p.flipped[pawn]:
            base = DO_FLIP + pawn * PLACES
            for place in table.corners[here]:
                if can_flip(p, pawn, place):
                    actions.append(base + place)
        if not p.sent[pawn] and table.beside_dam[here] and p.tourists[table.dam] > 0:  # HA-5.16
            base = DO_SEND + pawn * PLACES
            side = table.sends_to[pawn]
            for place in table.buildings:
                if table.side[p.shown[place]] == side:
                    actions.append(base + place)
    actions.append(DO_END)
    return actions


def end_turn_if_idle(p: Position) -> None:
    """HA-4.9: a turn in which nothing is left to do ends by itself."""
    table = p.table
    for pawn in range(2):
        here = p.pawns[pawn]
        if not p.flipped[pawn]:
            for place in table.corners[here]:
                if can_flip(p, pawn, place):
                    return
        if not p.sent[pawn] and table.beside_dam[here] and p.tourists[table.dam] > 0:
            side = table.sends_to[pawn]
            for place in table.buildings:
                if table.side[p.shown[place]] == side:
                    return
    end_turn(p, True)


def flip(p: Position, pawn: int, place: int) -> None:
    p.flipped[pawn] = True
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


def possible_homes(p: Position, leaving: int) -> list[int]:
    """The other tiles with the same function up and the fewest tourists (HA-6.13)."""
    function = p.shown[leaving]
    homes: list[int] = []
    fewest = p.table.tourists + 1
    for place in p.table.buildings:
        if p.shown[place] == function and place != leaving:
            if p.tourists[place] < fewest:
                fewest = p.tourists[place]
                homes = [place]
            elif p.tourists[place] == fewest:
                homes.append(place)
    return homes


def move_out(p: Position, pawn: int, place: int, home: int, auto: bool) -> None:
    """The whole group goes to its new home, then the tile is turned: one step (HA-6.12)."""
    number = p.tourists[place]
    p.tourists[home] += number
    p.tourists[place] = 0
    if p.events is not None:
        ends = {"from": p.table.places[place], "to": p.table.places[home]}
        p.events.append(marked({"event": "evict", **ends, "number": number}, auto))
    p.phase = ACT
    p.leaving = p.flipper = NONE
    turn_over(p, pawn, place)
    if not ended_by_goal(p):
        end_turn_if_idle(p)


def turn_over(p: Position, pawn: int, place: int) -> None:
    table = p.table
    old = p.shown[place]
    new = table.faces[2 * p.tiles[place] + 1 - table.side[old]]
    p.shown[place] = new
    if p.events is not None:
        functions = {"old": table.functions[old], "new": table.functions[new]}
        p.events.append({"event": "flip", "pawn": PAWNS[pawn], "tile": table.places[place], **functions})


def send(p: Position, pawn: int, place: int) -> None:
    p.sent[pawn] = True
    p.tourists[p.table.dam] -= 1
    p.tourists[place] += 1
    if p.events is not None:
        p.events.append({"event": "send", "pawn": PAWNS[pawn], "tile": p.table.places[place]})
    if not ended_by_goal(p):
        end_turn_if_idle(p)


# ---- the State contract -------------------------------------------------------------------------


class Amsterdam(Position):
    """Hotel Amsterdam behind the State contract."""

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == ACT:
            return legal_acts(self)
        if phase == WALK_MAYOR:
            return legal_walks(self, MAYOR)
        if phase == WALK_WATCHMAN:
            return legal_walks(self, WATCHMAN)
        if phase == HOTEL:
            return legal_hotels(self)
        if phase == REHOUSE:
            return [DO_REHOUSE + place for place in possible_homes(self, self.leaving)]
        if phase == SAIL:
            return [DO_SAIL + steps for steps in range(1, self.table.sail_most + 1)]
        return []

    def apply(self, action: int) -> None:
        if action < DO_HOTEL:
            sail(self, action - DO_SAIL, False)
        elif action < DO_WALK:
            place_hotel(self, action - DO_HOTEL)
        elif action < DO_FLIP:
            pawn, to = divmod(action - DO_WALK, CROSSINGS)
            walk(self, pawn, to, False)
        elif action < DO_SEND:
            pawn, place = divmod(action - DO_FLIP, PLACES)
            flip(self, pawn, place)
        elif action < DO_REHOUSE:
            pawn, place = divmod(action - DO_SEND, PLACES)
            send(self, pawn, place)
        elif action < DO_END:
            move_out(self, self.flipper, self.leaving, action - DO_REHOUSE, False)
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
        if action < DO_HOTEL:
            return {"do": "sail", "steps": action - DO_SAIL}
        if action < DO_WALK:
            return {"do": "place_hotel", "at": table.crossings[action - DO_HOTEL]}
        if action < DO_FLIP:
            pawn, to = divmod(action - DO_WALK, CROSSINGS)
            return {"do": "walk", "pawn": PAWNS[pawn], "to": table.crossings[to]}
        if action < DO_SEND:
            pawn, place = divmod(action - DO_FLIP, PLACES)
            return {"do": "flip", "pawn": PAWNS[pawn], "tile": table.places[place]}
        if action < DO_REHOUSE:
            pawn, place = divmod(action - DO_SEND, PLACES)
            return {"do": "send", "pawn": PAWNS[pawn], "tile": table.places[place]}
        if action < DO_END:
            return {"do": "rehouse", "tile": table.places[action - DO_REHOUSE]}
        return {"do": "end_turn"}

    def view(self, seat: int) -> dict[str, object]:
        return views.view(self, seat)
