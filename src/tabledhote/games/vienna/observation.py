"""A position of Vienna as numbers for learning agents: all but the draw pile and chance to come (VI-9.1 to 9.5)."""

from mypy_extensions import i64

from tabledhote.games.vienna import dice
from tabledhote.games.vienna.components import CHARACTER_CARDS, SPACES, SPECIALS, START_CARDS, SYMBOLS
from tabledhote.games.vienna.state import PHASES, PLACED, TOKENS, Position
from tabledhote.kernel.bits import only, size
from tabledhote.kernel.observation import Observation


def observe(p: Position, seat: i64, seen: Observation) -> None:
    seen.begin(seat, p.players)
    seen.one_of("phase", p.phase, len(PHASES))
    seen.seat("decides", p.seat)
    seen.number("round", p.round)
    seen.one_of("gendarme", p.gendarme, SPACES)
    seen.one_of("space in question", p.at, SPACES)
    seen.one_of("die in question", p.die, TOKENS)
    counts(seen, "marked dice", p.marked)
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
        counts(seen, "dice in hand", p.hands[owner])
        counts(seen, "dice in the lodge", p.lodge[owner])
        seen.one_of("start card", p.start[owner], START_CARDS)
        seen.members("character cards", p.cards[owner], CHARACTER_CARDS)
        for symbol in range(SYMBOLS):
            seen.number("symbols", p.symbols[SYMBOLS * owner + symbol])
            seen.number("symbol scored", p.scored >> (SYMBOLS * owner + symbol) & 1)
        observe_board(p, owner, seen)


def observe_board(p: Position, owner: i64, seen: Observation) -> None:
    """Special cards and placed dice of a seat."""
    specials: i64 = 0
    for card in range(SPECIALS):
        if p.holders[card] == owner:
            specials |= only(card)
    seen.members("special cards", specials, SPECIALS)
    for space in range(1, SPACES):
        there: i64 = p.placed[space]
        seen.number("dice on a space", there % PLACED if there and there // PLACED == owner else 0)


def counts(seen: Observation, name: str, hand: i64) -> None:
    """How many dice of each token."""
    for token in range(1, TOKENS):
        seen.number(name, dice.held(hand, token))
