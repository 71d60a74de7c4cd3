"""The boat and its tourists (HA-5.1, 6.1 to 6.8)."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.actions import DO_SAIL
from tabledhote.games.amsterdam.components import CANAL
from tabledhote.games.amsterdam.rules.ending import end_at_goal
from tabledhote.games.amsterdam.state import HOTEL, NONE, WAITING, WALK_MAYOR, Position
from tabledhote.kernel.bits import only
from tabledhote.kernel.choices import Choices


def offer_ways(p: Position, choices: Choices) -> None:
    """How far the boat may sail in the tactical game (HA-5.1)."""
    steps: i64
    for steps in range(1, p.table.sail_most + 1):
        choices.add(DO_SAIL + steps)


def sail(p: Position, steps: i64, auto: bool) -> None:
    """Move the boat with a tourist from the supply; tourists who wait where it passes come along (HA-6.1 to 6.4)."""
    table = p.table
    start = p.boat
    p.boat = (start + steps) % CANAL
    if p.events is not None:
        p.tell({"event": "sail", "from": start, "to": p.boat, "steps": steps}, auto)
    p.supply -= 1
    aboard: i64 = 1
    quay = table.quay_passed(start, steps)
    if quay != NONE and p.waiting(quay):  # HA-6.3
        if p.events is not None:
            p.tell({"event": "board", "curve": table.curves[quay], "number": p.waiting(quay)})
        aboard += p.waiting(quay)
        p.tourists[WAITING + quay] = 0
    land(p, aboard)


def land(p: Position, aboard: i64) -> None:
    """Everybody aboard lands on the tile beside the boat, or waits on the quay of a curve (HA-6.5, 6.6)."""
    table = p.table
    place: i64 = table.serves[p.boat]
    if place == NONE:  # HA-6.6
        p.tourists[WAITING + table.quay[p.boat]] += aboard
        if p.events is not None:
            p.tell({"event": "wait", "curve": p.boat})
    else:
        p.tourists[place] += aboard
        if p.events is not None:
            p.tell({"event": "land", "tile": table.places[place], "number": aboard})
        if end_at_goal(p, only(place)):
            return
    p.phase = HOTEL if p.turn <= 2 * p.players else WALK_MAYOR  # HA-4.3
