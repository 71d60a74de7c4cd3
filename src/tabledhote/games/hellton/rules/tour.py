"""Step 4: the tour of the rooms, and at each door the choice to serve or to refuse (HP-4.40 to 4.46)."""

from tabledhote.games.hellton.actions import DO_REFUSE, DO_SERVE
from tabledhote.games.hellton.rules import damage, ending, hangers
from tabledhote.games.hellton.state import NONE, SECOND_SURVIVED, STEP_DOOR, STEP_INCOME, TOUR, Position
from tabledhote.kernel.bits import lowest
from tabledhote.kernel.choices import Choices


def walk_on(p: Position) -> None:
    """Send the pawn on to the next occupied room, or home after the last one (HP-4.41, 4.46)."""
    own = p.own
    ahead = own.occupied_from(own.pawn + 1)
    own.pawn = lowest(ahead) if ahead else NONE
    if p.events is not None:
        p.tell({"event": "pawn", "seat": p.seat, "room": int(own.pawn) + 1})
    if ahead:
        p.phase = TOUR
    elif p.last_turn():
        ending.finish(p, SECOND_SURVIVED)  # HP-9.5
    else:
        p.phase = STEP_INCOME


def offer_answers(choices: Choices) -> None:
    choices.add(DO_SERVE)
    choices.add(DO_REFUSE)


def serve(p: Position) -> None:
    own = p.own
    room = own.pawn
    if p.events is not None:
        about = {"seat": p.seat, "room": int(room) + 1, "guest": p.guest_in(own, room)}
        p.tell({"event": "served", **about})
        if own.irritated >> room & 1:
            p.tell({"event": "calmed", **about})
    own.irritated &= ~(1 << room)  # HP-4.43
    hangers.hang(p, own.face(room), False)
    p.phase = STEP_DOOR


def refuse(p: Position) -> None:
    own = p.own
    if p.events is not None:
        about = {"seat": p.seat, "room": int(own.pawn) + 1, "guest": p.guest_in(own, own.pawn)}
        p.tell({"event": "refused", **about})
    damage.add_token(p, own, own.pawn, False)  # HP-4.44
    p.phase = STEP_DOOR


def leave_door(p: Position) -> None:
    """Carry out what is left of the door hanger, then go on to the next room, unless the hotel collapses."""
    own = p.own
    if not hangers.carry_out(p, own):
        return
    if own.collapsed():
        ending.collapse(p, own)
    else:
        walk_on(p)
