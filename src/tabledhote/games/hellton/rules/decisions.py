"""Every decision of Hellton Palace: what may be chosen, what it does, and the way to the next one (HP-5).

No step of a turn calls the next one: each leaves in `p.phase` the decision that it opens or the step that comes next,
and `advance` continues from there.
"""

from tabledhote.games.hellton.actions import (
    DO_COLUMN,
    DO_GUEST,
    DO_HIRE,
    DO_PLACE,
    DO_REFUSE,
    DO_RENTS,
    DO_SERVE,
    DO_SIDE,
    DO_START,
    DO_SWAP,
    DO_WELCOME,
)
from tabledhote.games.hellton.rules import grooms, hangers, income, tour, turns, welcome
from tabledhote.games.hellton.state import (
    COLUMN,
    EMPLOY,
    GUEST,
    HIRE,
    INCOME,
    OVER,
    PARTNER,
    PLACE,
    SIDE,
    STEP_DISMISS,
    STEP_DOOR,
    STEP_HIRE,
    STEP_TURN,
    STEP_WALK,
    STEP_WELCOME,
    TOUR,
    WELCOME,
    Position,
)
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.rows import place_of


def offer(p: Position, choices: Choices) -> None:
    """The legal actions of the decision at hand, in the order of HP-5.14; none when the game is over."""
    phase = p.phase
    if phase == TOUR:
        tour.offer_answers(choices)
    elif phase == COLUMN:
        hangers.offer_columns(choices)
    elif phase == GUEST:
        hangers.offer_guests(p, choices)
    elif phase == HIRE:
        grooms.offer_grooms(p, choices)
    elif phase == WELCOME:
        welcome.offer_guests(p, choices)
    elif phase == PLACE:
        welcome.offer_rooms(p, choices)
    elif phase == SIDE:
        welcome.offer_sides(choices)
    elif phase == INCOME:
        income.offer_income(choices)
    elif phase == PARTNER:
        grooms.offer_partners(p, choices)
    elif phase != OVER:
        grooms.offer_targets(p, phase - EMPLOY, choices)


def perform(p: Position, action: int) -> None:
    """Carry out a legal action, but not what follows by itself."""
    if action == DO_SERVE:
        tour.serve(p)
    elif action == DO_REFUSE:
        tour.refuse(p)
    elif action < DO_PLACE:
        welcome.welcome(p, place_of(action - DO_WELCOME, p.dealt), False)
    elif action < DO_SIDE:
        welcome.place(p, action - DO_PLACE, False)
    elif action < DO_HIRE:
        welcome.choose_side(p, action - DO_SIDE)
    elif action < DO_START:
        grooms.hire(p, action - DO_HIRE)
    elif action < DO_SWAP:
        p.phase = STEP_WALK  # HP-4.35
    elif action < DO_SERVE:
        choose_target(p, action)
    elif action == DO_RENTS:
        income.take_rents(p, False)
    else:
        income.take_bell(p)


def choose_target(p: Position, action: int) -> None:
    """Take a room, column or row as the target of an effect or of a groom."""
    if p.phase == GUEST:
        hangers.choose_guest(p, action - DO_GUEST)
    elif p.phase == COLUMN:
        hangers.choose_column(p, action - DO_COLUMN)
    elif p.phase == PARTNER:
        grooms.swap_designated(p, action - DO_SWAP, False)
    else:
        groom = p.phase - EMPLOY
        grooms.employ(p, groom, action - grooms.DO_TARGET[groom], False)


def advance(p: Position) -> None:
    """Run to the next decision, through the five steps of a turn (HP-4.2)."""
    while p.phase > OVER:
        if p.phase == STEP_DOOR:
            tour.leave_door(p)
        elif p.phase == STEP_TURN:
            turns.begin_turn(p)
        elif p.phase == STEP_WELCOME:
            welcome.ask_for_guest(p)
        elif p.phase == STEP_DISMISS:
            grooms.dismiss(p)
        elif p.phase == STEP_HIRE:
            grooms.ask_for_groom(p)
        elif p.phase == STEP_WALK:
            tour.walk_on(p)
        else:
            income.ask_for_income(p)
