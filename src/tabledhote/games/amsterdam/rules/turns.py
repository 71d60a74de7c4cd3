"""Turns (HA-4): how one begins, what a player may do in its last phase, and how it ends."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.actions import DO_END, DO_FLIP, DO_SEND
from tabledhote.games.amsterdam.components import MAYOR, PLACES, WATCHMAN
from tabledhote.games.amsterdam.rules.boat import sail
from tabledhote.games.amsterdam.rules.dam import receiving_tiles
from tabledhote.games.amsterdam.rules.ending import finish
from tabledhote.games.amsterdam.rules.flips import flippable_tiles
from tabledhote.games.amsterdam.state import SAIL, SUPPLY, Position
from tabledhote.kernel.choices import Choices


def begin_turn(p: Position) -> None:
    """The next seat's turn, up to its first decision (HA-4.1, 4.2)."""
    p.turn += 1
    p.seat = p.active()
    p.used = 0
    if p.events is not None:
        p.tell({"event": "turn", "number": p.turn, "seat": p.seat})
    if p.tactical:
        p.phase = SAIL
    else:
        roll(p)
        sail(p, p.mayor_die + p.watchman_die, True)


def roll(p: Position) -> None:
    """Both dice, the mayor's first (HA-2.4)."""
    p.mayor_die = roll_one(p, MAYOR)
    p.watchman_die = roll_one(p, WATCHMAN)
    p.revealed += 1
    if p.events is not None:
        p.tell({"event": "roll", "mayor": p.mayor_die, "watchman": p.watchman_die})


def roll_one(p: Position, pawn: i64) -> i64:
    faces = p.table.faces_of_die[pawn]
    return faces[p.rng.below(len(faces))]


def offer_acts(p: Position, choices: Choices) -> None:
    """Flips and sends of both pawns, and the end of the turn (HA-4.5, 4.6, 5.18)."""
    choices.add_each(DO_FLIP, flippable_tiles(p, MAYOR))
    choices.add_each(DO_SEND, receiving_tiles(p, MAYOR))
    choices.add_each(DO_FLIP + PLACES, flippable_tiles(p, WATCHMAN))
    choices.add_each(DO_SEND + PLACES, receiving_tiles(p, WATCHMAN))
    choices.add(DO_END)


def can_act(p: Position) -> bool:
    """Whether a flip or a send is left (HA-4.9)."""
    if flippable_tiles(p, MAYOR) or flippable_tiles(p, WATCHMAN):
        return True
    return receiving_tiles(p, MAYOR) != 0 or receiving_tiles(p, WATCHMAN) != 0


def end_turn(p: Position, auto: bool) -> None:
    """The end of the game if the supply is empty, otherwise the next turn (HA-6.18)."""
    if p.events is not None:
        p.tell({"event": "end_turn"}, auto)
    if p.supply == 0:
        finish(p, SUPPLY)  # HA-8.3
    else:
        begin_turn(p)
