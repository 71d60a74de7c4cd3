"""The decisions of Vienna (VI-5): what each offers, what carries it out, and how to get to the next one."""

from mypy_extensions import i64

from tabledhote.games.vienna import state
from tabledhote.games.vienna.actions import (
    DO_CARD,
    DO_COIN,
    DO_DICE,
    DO_DOUBLE,
    DO_END,
    DO_FACE,
    DO_GENDARME,
    DO_GO,
    DO_MARK,
    DO_REROLL,
    DO_ROB,
    DO_ROLL,
    DO_SKIP,
    DO_SPIN,
    DO_START_CARD,
    DO_SYMBOL,
    DO_TURN,
)
from tabledhote.games.vienna.components import LODGE, MOST_SEATS
from tabledhote.games.vienna.rules import opening, route, turns
from tabledhote.games.vienna.state import Position
from tabledhote.kernel.choices import SHELF, Choices


def offer(p: Position, choices: Choices) -> None:
    """The legal actions of the decision at hand, in the order of VI-5.3; none once the game is over."""
    phase = p.phase
    if phase == state.TURN:
        turns.offer_turn(p, choices)
    elif phase == state.DICE:
        turns.offer_dice(p, choices)
    elif phase == state.REROLL:
        turns.offer_reroll(p, choices)
    elif phase == state.FACE:
        turns.offer_faces(p, choices)
    elif phase == state.GENDARME:
        turns.offer_gendarme(p, choices)
    elif phase == state.KRIEAU:
        turns.offer_gifts(p, choices)
    elif phase == state.PRATER:
        turns.offer_spins(p, choices)
    elif phase == state.DOUBLE:
        turns.offer_double_turn(choices)
    elif phase == state.CHARACTER:
        route.offer_cards(p, choices)
    elif phase == state.GLORIETTE:
        route.offer_symbols(p, choices)
    elif phase == state.TIERGARTEN:
        route.offer_robbery(p, choices)
    elif phase == state.START_CARD:
        opening.offer_start_cards(p, choices)


def perform(p: Position, action: int, auto: bool) -> None:
    """Carry out a legal action, but not what follows by itself; `auto` if the engine takes it as the only one."""
    if action < DO_REROLL:
        if action < DO_GO:
            opening.choose_start_card(p, action - DO_START_CARD, auto)
        else:
            turns.go(p, action - DO_GO, auto)
    elif action < DO_DICE:
        if action == DO_REROLL:
            turns.start_reroll(p, auto)
        elif action < DO_MARK:
            turns.turn_die(p, action - DO_TURN, auto)
        elif action < DO_ROLL:
            turns.mark_die(p, action - DO_MARK, auto)
        elif action == DO_ROLL:
            turns.roll_marked(p)
        else:
            turns.set_face(p, action - DO_FACE, auto)
    elif action < DO_GENDARME:
        turns.place(p, p.at, action - DO_DICE, auto)
    elif action < DO_SKIP:
        if action < DO_COIN:
            turns.place_gendarme(p, action - DO_GENDARME, auto)
        elif action < DO_SPIN:
            turns.take(p, action == DO_COIN, auto)
        else:
            turns.spin_die(p, action - DO_SPIN, auto)
    elif action == DO_SKIP:
        turns.skip(p, auto)
    elif action == DO_DOUBLE:
        turns.double_turn(p, auto)
    elif action == DO_END:
        turns.end_turn(p, auto)
    elif action < DO_SYMBOL:
        route.take_card(p, action - DO_CARD, auto)
    elif action < DO_ROB:
        route.choose_symbol(p, action - DO_SYMBOL, auto)
    else:
        route.rob(p, (action - DO_ROB) // MOST_SEATS, (action - DO_ROB) % MOST_SEATS, auto)


def advance(p: Position) -> None:
    """Run to the next decision: evaluate the route, and take what leaves no choice (VI-5.1)."""
    while True:
        if p.phase == state.EVALUATION and route.evaluate_route(p):
            turns.begin_round(p)
        if p.phase != state.EVALUATION:
            action = only_choice(p)
            if action == state.NONE:
                return
            perform(p, action, True)


def only_choice(p: Position) -> i64:
    """The one legal action of the decision at hand, NONE if there are several, or if the game is over."""
    if p.phase == state.TURN:  # asked most: no list of all choices for it
        return DO_GO + LODGE if turns.must_lodge(p) else state.NONE
    choices = SHELF.take()
    offer(p, choices)
    action: i64 = choices.number(0) if choices.count == 1 else state.NONE
    SHELF.put_back(choices)
    return action
