"""The decisions of Hotel Amsterdam (HA-4.2): what each offers, what carries it out, and how to get to the next one."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.actions import (
    DO_END,
    DO_FLIP,
    DO_HOTEL,
    DO_REHOUSE,
    DO_SAIL,
    DO_SEND,
    DO_WALK,
    end_of_walk,
)
from tabledhote.games.amsterdam.components import CROSSINGS, MAYOR, PLACES, WATCHMAN
from tabledhote.games.amsterdam.rules import boat, dam, flips, hotels, turns, walks
from tabledhote.games.amsterdam.state import ACT, HOTEL, REHOUSE, SAIL, WALK_MAYOR, WALK_WATCHMAN, Position
from tabledhote.kernel.bits import lowest
from tabledhote.kernel.choices import Choices


def offer(p: Position, choices: Choices) -> None:
    """The legal actions of the decision at hand, in the order of HA-5.19."""
    phase = p.phase
    if phase == ACT:
        turns.offer_acts(p, choices)
    elif phase == WALK_MAYOR:
        walks.offer_walks(p, MAYOR, choices)
    elif phase == WALK_WATCHMAN:
        walks.offer_walks(p, WATCHMAN, choices)
    elif phase == HOTEL:
        hotels.offer_crossings(p, choices)
    elif phase == REHOUSE:
        flips.offer_homes(p, choices)
    elif phase == SAIL:
        boat.offer_ways(p, choices)


def perform(p: Position, action: int) -> None:
    """Carry out an action, but not what follows by itself."""
    number: i64 = action
    if number < DO_WALK + CROSSINGS:
        walks.walk(p, MAYOR, end_of_walk(MAYOR, number), False)
    elif number < DO_FLIP:
        walks.walk(p, WATCHMAN, end_of_walk(WATCHMAN, number), False)
    elif number < DO_FLIP + PLACES:
        flips.flip(p, MAYOR, number - DO_FLIP)
    elif number < DO_SEND:
        flips.flip(p, WATCHMAN, number - DO_FLIP - PLACES)
    elif number < DO_SEND + PLACES:
        dam.send(p, MAYOR, number - DO_SEND)
    elif number < DO_REHOUSE:
        dam.send(p, WATCHMAN, number - DO_SEND - PLACES)
    elif number < DO_HOTEL:
        flips.rehouse(p, number - DO_REHOUSE)
    elif number < DO_SAIL:
        hotels.place_hotel(p, number - DO_HOTEL)
    elif number < DO_END:
        boat.sail(p, number - DO_SAIL, False)
    else:
        turns.end_turn(p, False)


def advance(p: Position) -> None:
    """Run to the next decision: carry out a walk without a choice, end a turn with nothing left to do."""
    if p.phase == WALK_WATCHMAN:
        allowed = walks.allowed_walks(p, WATCHMAN)
        if allowed & (allowed - 1) == 0:  # only one: HA-4.8
            walks.walk(p, WATCHMAN, lowest(allowed), True)
    if p.phase == ACT and not turns.can_act(p):  # HA-4.9
        turns.end_turn(p, True)
