"""A position of Vienna as numbers for learning agents: all but the draw pile and chance to come (VI-9.1 to 9.5)."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.vienna.components import CHARACTER_CARDS, SPACES, SPECIALS, START_CARDS, SYMBOLS
from tabledhote.games.vienna.state import PHASES, PLACED, TOKENS, Position
from tabledhote.kernel.bits import only, size
from tabledhote.kernel.observation import TABLE, Observation

DICE_BITS: Final = 3 * TOKENS  # the number of dice of each token, three bits each


def observe(p: Position, seat: i64, seen: Observation) -> None:
    seen.begin(seat, p.players)
    seen.one_of("phase", p.phase, len(PHASES))
    seen.seat("decides", p.seat)
    seen.number("round", p.round)
    seen.one_of("gendarme", p.gendarme, SPACES)
    seen.one_of("space in question", p.at, SPACES)
    seen.one_of("die in question", p.die, TOKENS)
    seen.members("marked dice", p.marked, DICE_BITS)
    seen.number("supply", p.supply)
    seen.members("cards on display", p.display, CHARACTER_CARDS)
    seen.members("discarded cards", p.discard, CHARACTER_CARDS)
    seen.number("draw pile", size(p.bag) + len(p.under))
    seen.number("double turn used", 1 if p.doubled else 0)
    for place in range(p.players):
        owner: i64 = seen.turn_to(place)
        seen.number("points", p.points[owner])
        seen.number("coins", p.coins[owner])
        seen.one_of("carriage", p.carriage[owner], SPACES)
        seen.number("rolled", p.rolled >> owner & 1)
        seen.members("dice in hand", p.hands[owner], DICE_BITS)
        seen.members("dice in the lodge", p.lodge[owner], DICE_BITS)
        seen.one_of("start card", p.start[owner], START_CARDS)
        seen.members("character cards", p.cards[owner], CHARACTER_CARDS)
        for symbol in range(SYMBOLS):
            seen.number("symbols", p.symbols[SYMBOLS * owner + symbol])
            seen.number("symbol scored", p.scored >> (SYMBOLS * owner + symbol) & 1)
        observe_specials(p, owner, seen)
    seen.whose = TABLE
    observe_spaces(p, seen)


def observe_specials(p: Position, owner: i64, seen: Observation) -> None:
    specials: i64 = 0
    for card in range(SPECIALS):
        if p.holders[card] == owner:
            specials |= only(card)
    seen.members("special cards", specials, SPECIALS)


def observe_spaces(p: Position, seen: Observation) -> None:
    """The dice on each space of the route, and for each seat, the observer first, the spaces where they are its own."""
    owned: list[int] = [0] * p.players
    for space in range(1, SPACES):
        there: i64 = p.placed[space]
        seen.number("dice on a space", there % PLACED)
        if there:
            owned[there // PLACED] |= only(space)
    for place in range(p.players):
        seen.members("spaces taken", owned[seen.turn_to(place)], SPACES)
