"""Evaluation in route order, its choices, the clean-up and the end (VI-4.27 to 4.34, VI-8)."""

from typing import Final

from tabledhote.games.vienna import scoring, state
from tabledhote.games.vienna.actions import DO_ROB, DO_SYMBOL, MOST_SEATS
from tabledhote.games.vienna.components import LODGE, LODGING, ROUTE, SYMBOL_IDS, SYMBOLS
from tabledhote.games.vienna.rules import cards, dice, effects
from tabledhote.games.vienna.state import NONE, PLACED, REASONS, Position

SCORE: Final = 1
ROUNDS: Final = 2

# ---- evaluation and clean-up (VI-4.27 to 4.34) --------------------------------------------------


def go_on(p: Position) -> bool:
    """Evaluate the spaces after `at` in route order; True if a new round begins, False at a decision or the end."""
    while p.at < ROUTE:
        p.at += 1
        if p.placed[p.at]:
            seat = p.placed[p.at] // PLACED
            if p.table.effect[p.at] > LODGING:  # VI-4.30
                if p.events is not None:
                    p.tell({"event": "evaluate", "seat": seat, "space": p.table.spaces[p.at]})
                if not effects.evaluate(p, seat, p.at):
                    return False
            give_back(p)
    empty_lodge(p)
    p.at = NONE
    if max(p.points) >= p.table.end_score:  # VI-8.1
        finish(p, SCORE)
        return False
    if p.round >= p.table.rounds:  # VI-8.2
        finish(p, ROUNDS)
        return False
    clean_up(p)
    return True


def give_back(p: Position) -> None:
    """The dice of the space that was evaluated go back to their owner (VI-4.31)."""
    space = p.at
    if p.events is not None:
        seat, pair = divmod(p.placed[space], PLACED)
        told = {"space": p.table.spaces[space], "dice": dice.spelled_pair(pair)}
        p.tell({"event": "return_dice", "seat": seat, **told})
    p.placed[space] = 0
    p.taken &= ~(1 << space)
    p.phase = state.EVALUATION


def empty_lodge(p: Position) -> None:
    for seat in range(p.players):
        if p.lodge[seat]:
            if p.events is not None:
                told = {"space": p.table.spaces[LODGE], "dice": dice.spelled_all(p.lodge[seat])}
                p.tell({"event": "return_dice", "seat": seat, **told})
            p.lodge[seat] = 0


def clean_up(p: Position) -> None:
    p.gendarme = 0
    cards.clear_display(p)
    p.doubled = False
    p.rolled = 0
    p.scored = 0
    for seat in range(p.players):
        p.carriage[seat] = 0
    cards.fill_display(p)


def legal_symbols(p: Position) -> list[int]:
    """VI-7.6."""
    return [DO_SYMBOL + symbol for symbol in range(SYMBOLS) if not p.scored >> (SYMBOLS * p.seat + symbol) & 1]


def legal_robberies(p: Position) -> list[int]:
    """Single seats before pairs (VI-5.20)."""
    rich = [seat for seat in range(p.players) if seat != p.seat and p.coins[seat]]
    actions = [DO_ROB + MOST_SEATS * seat + seat for seat in rich]
    for first in rich:
        for second in rich:
            if second > first:
                actions.append(DO_ROB + MOST_SEATS * first + second)
    return actions


def take_card(p: Position, character: int, auto: bool) -> None:
    cards.take_character(p, p.seat, character, auto)
    give_back(p)


def choose_symbol(p: Position, symbol: int, auto: bool) -> None:
    if p.events is not None:
        p.tell({"event": "choose_symbol", "seat": p.seat, "symbol": SYMBOL_IDS[symbol]}, auto)
    effects.compare(p, p.seat, symbol, p.at)
    give_back(p)


def rob(p: Position, first: int, second: int, auto: bool) -> None:
    if p.events is not None:
        p.tell({"event": "rob", "seat": p.seat, "seats": sorted({first, second})}, auto)
    effects.rob(p, p.seat, first, second)
    give_back(p)


# ---- the end (VI-8) -----------------------------------------------------------------------------


def finish(p: Position, reason: int) -> None:
    p.phase = state.OVER
    p.seat = NONE
    p.reason = reason
    if p.events is None:
        return
    for seat in range(p.players):
        for symbol in range(SYMBOLS):
            if scoring.majority(p, seat, symbol):
                told = {"symbol": SYMBOL_IDS[symbol], "points": scoring.majority(p, seat, symbol)}
                p.tell({"event": "majority", "seat": seat, **told})
    for seat in range(p.players):
        if scoring.exchange(p, seat):
            coins = scoring.exchange(p, seat) * p.table.coins_per_point
            p.tell({"event": "exchange", "seat": seat, "coins": coins, "points": scoring.exchange(p, seat)})
    result = {"scores": scoring.scores(p), "winners": scoring.winners(p), "ranking": scoring.ranking(p)}
    p.tell({"event": "end", "reason": REASONS[reason], **result})
