"""The evaluation in route order, its decisions, and the clean-up (VI-4.27 to 4.34, 5.18 to 5.20)."""

from mypy_extensions import i64

from tabledhote.games.vienna import scoring, state
from tabledhote.games.vienna.actions import DO_CARD, DO_ROB, DO_SYMBOL
from tabledhote.games.vienna.components import LODGE, MOST_SEATS, ROUTE, SYMBOL_IDS, SYMBOLS
from tabledhote.games.vienna.rules import cards, dice, effects, ending
from tabledhote.games.vienna.state import BY_ROUNDS, BY_SCORE, CARRIAGE, COINS, LODGED, NONE, PLACED, Position
from tabledhote.kernel.bits import lowest
from tabledhote.kernel.choices import Choices

# ---- evaluation (VI-4.27 to 4.31) ---------------------------------------------------------------


def evaluate_route(p: Position) -> bool:
    """Evaluate the spaces after `at` in route order; True if a new round begins, False at a decision or the end."""
    while p.at < ROUTE:
        p.at += 1
        if p.pieces[PLACED + p.at]:
            if not p.table.immediate[p.at]:  # VI-4.30
                seat = p.owner(p.at)
                if p.events is not None:
                    p.tell({"event": "evaluate", "seat": seat, "space": p.table.spaces[p.at]})
                if not effects.evaluate(p, seat, p.at):
                    return False
            give_back(p)
    empty_lodge(p)
    p.at = NONE
    if scoring.highest(p) >= p.table.end_score:  # VI-8.1
        ending.finish(p, BY_SCORE)
        return False
    if p.round >= p.table.rounds:  # VI-8.2
        ending.finish(p, BY_ROUNDS)
        return False
    clean_up(p)
    return True


def give_back(p: Position) -> None:
    """Give the dice of the space that was evaluated back to their owner (VI-4.31)."""
    space = p.at
    if p.events is not None:
        name, returned = p.table.spaces[space], dice.spell_pair(p.pair(space))
        p.tell({"event": "return_dice", "seat": p.owner(space), "space": name, "dice": returned})
    p.pieces[PLACED + space] = 0
    p.taken &= ~(1 << space)
    p.phase = state.EVALUATION


def empty_lodge(p: Position) -> None:
    """Give the dice on Geheimbund back (VI-4.31)."""
    for seat in range(p.players):
        if p.pieces[LODGED + seat]:
            if p.events is not None:
                name, returned = p.table.spaces[LODGE], dice.spell_all(p.pieces[LODGED + seat])
                p.tell({"event": "return_dice", "seat": seat, "space": name, "dice": returned})
            p.pieces[LODGED + seat] = 0


# ---- clean-up (VI-4.32 to 4.34) -----------------------------------------------------------------


def clean_up(p: Position) -> None:
    """Make the board ready for another round (VI-4.33)."""
    p.gendarme = 0
    cards.clear_display(p)
    p.doubled = False
    p.rolled = 0
    p.scored = 0
    for seat in range(p.players):
        p.pieces[CARRIAGE + seat] = 0
    cards.fill_display(p)


# ---- decisions in the evaluation (VI-5.18 to 5.20) ----------------------------------------------


def offer_cards(p: Position, choices: Choices) -> None:
    """The displayed characters (VI-5.18)."""
    left: i64 = p.display
    while left:
        choices.add(DO_CARD + p.table.character[lowest(left)])
        left &= left - 1


def take_card(p: Position, character: i64, auto: bool) -> None:
    """Take a displayed card (VI-6.10)."""
    cards.take_character(p, p.seat, character, auto)
    give_back(p)


def offer_symbols(p: Position, choices: Choices) -> None:
    """The symbols that the seat has not scored this round (VI-5.19, 7.6)."""
    for symbol in range(SYMBOLS):
        if not p.has_scored(p.seat, symbol):
            choices.add(DO_SYMBOL + symbol)


def choose_symbol(p: Position, symbol: i64, auto: bool) -> None:
    """Compare a symbol on Gloriette (VI-7.5)."""
    if p.events is not None:
        p.tell({"event": "choose_symbol", "seat": p.seat, "symbol": SYMBOL_IDS[symbol]}, auto)
    effects.compare(p, p.seat, symbol, p.at)
    give_back(p)


def offer_robbery(p: Position, choices: Choices) -> None:
    """The seats with coins, single seats before pairs (VI-5.20)."""
    rich = [seat for seat in range(p.players) if seat != p.seat and p.pieces[COINS + seat]]
    for seat in rich:
        choices.add(DO_ROB + MOST_SEATS * seat + seat)
    for first in rich:
        for second in rich:
            if second > first:
                choices.add(DO_ROB + MOST_SEATS * first + second)


def rob(p: Position, first: i64, second: i64, auto: bool) -> None:
    """Rob one seat, or two different ones (VI-6.13)."""
    if p.events is not None:
        p.tell({"event": "rob", "seat": p.seat, "seats": sorted({first, second})}, auto)
    effects.rob(p, p.seat, first, second)
    give_back(p)
