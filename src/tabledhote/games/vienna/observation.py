"""A position of Vienna as numbers for learning agents: all but the draw pile and chance to come (VI-9.1 to 9.5)."""

from mypy_extensions import i64

from tabledhote.games.vienna.components import (
    CHARACTER_CARDS,
    DICE_BITS,
    PAIRS,
    SPACES,
    SPECIALS,
    START_CARDS,
    SYMBOLS,
    TOKENS,
)
from tabledhote.games.vienna.state import CARDS, CARRIAGE, COINS, HANDS, LODGED, PHASES, PLACED, POINTS, START, Position
from tabledhote.kernel.bits import only, size
from tabledhote.kernel.observation import TABLE, Observation
from tabledhote.kernel.rows import blank


def observe(state: Position, seat: i64, seen: Observation) -> None:
    """Note what a seat sees, the table first, then all seats from its own on."""
    seen.begin(seat, state.players)
    seen.one_of("phase", state.phase, len(PHASES))
    seen.seat("decides", state.seat)
    seen.number("round", state.round)
    seen.one_of("gendarme", state.gendarme, SPACES)
    seen.one_of("space in question", state.at, SPACES)
    seen.one_of("die in question", state.die, TOKENS)
    seen.members("marked dice", state.marked, DICE_BITS)
    seen.number("supply", state.supply)
    seen.members("cards on display", state.display, CHARACTER_CARDS)
    seen.members("discarded cards", state.discard, CHARACTER_CARDS)
    seen.number("draw pile", size(state.bag) + len(state.under))
    seen.number("double turn used", 1 if state.doubled else 0)
    for place in range(state.players):
        owner: i64 = seen.turn_to(place)
        seen.number("points", state.pieces[POINTS + owner])
        seen.number("coins", state.pieces[COINS + owner])
        seen.one_of("carriage", state.pieces[CARRIAGE + owner], SPACES)
        seen.number("rolled", 1 if state.has_rolled(owner) else 0)
        seen.members("dice in hand", state.pieces[HANDS + owner], DICE_BITS)
        seen.members("dice in the lodge", state.pieces[LODGED + owner], DICE_BITS)
        seen.one_of("start card", state.pieces[START + owner], START_CARDS)
        seen.members("character cards", state.pieces[CARDS + owner], CHARACTER_CARDS)
        for symbol in range(SYMBOLS):
            seen.number("symbols", state.shown(owner, symbol))
            seen.number("symbol scored", 1 if state.has_scored(owner, symbol) else 0)
        observe_specials(state, owner, seen)
    seen.whose = TABLE
    observe_spaces(state, seen)


def observe_specials(state: Position, owner: i64, seen: Observation) -> None:
    """Note the special cards that a seat holds."""
    specials: i64 = 0
    for card in range(SPECIALS):
        if state.holds(owner, card):
            specials |= only(card)
    seen.members("special cards", specials, SPECIALS)


def observe_spaces(state: Position, seen: Observation) -> None:
    """Note the dice on each space of the route, and for each seat, the observer first, the spaces with its own."""
    owned = blank(state.players)
    for space in range(1, SPACES):
        there: i64 = state.pieces[PLACED + space]
        seen.number("dice on a space", there % PAIRS)
        if there:
            owned[there // PAIRS] |= only(space)
    for place in range(state.players):
        seen.members("spaces taken", owned[seen.turn_to(place)], SPACES)
