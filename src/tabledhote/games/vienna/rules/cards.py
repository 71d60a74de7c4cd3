"""The display of character cards and the five special cards (VI-3.9 to 3.11, 6.8 to 6.10, 6.15)."""

from mypy_extensions import i64

from tabledhote.games.vienna.components import EXTRA_INFLUENCE, SPECIAL_IDS, SYMBOLS
from tabledhote.games.vienna.state import NONE, Position
from tabledhote.kernel.bits import listed, size

# ---- the display --------------------------------------------------------------------------------


def fill_display(p: Position) -> None:
    """Turn up cards until the display is full or only duplicates are left (VI-3.10, 3.11)."""
    table = p.table
    full = table.display[p.players]
    put_under = 0  # since the last card that joined
    while size(p.display) < full:
        if p.bag == 0 and put_under == len(p.under):  # nothing left to turn up, or all of it duplicates
            if p.discard == 0:
                return
            shuffle_discard(p)
            put_under = 0
        card: int = p.rng.draw(p.bag) if p.bag else p.under.pop(0)
        p.bag &= ~(1 << card)
        p.revealed += 1
        character = table.character[card]
        if p.events is not None:
            p.tell({"event": "turn_up", "card": table.characters[character]})
        if displayed_card(p, character) == NONE:
            p.display |= 1 << card
            put_under = 0
        else:
            p.under.append(card)
            put_under += 1
            if p.events is not None:
                p.tell({"event": "put_under", "card": table.characters[character]})


def shuffle_discard(p: Position) -> None:
    """Make the discard pile the top of the draw pile."""
    p.bag = p.discard
    p.discard = 0
    if p.events is not None:
        p.tell({"event": "shuffle", "cards": int(size(p.bag))})


def displayed_card(p: Position, character: i64) -> int:
    """The card of a character in the display, NONE if there is none."""
    for card in listed(p.display):
        if p.table.character[card] == character:
            return card
    return NONE


def clear_display(p: Position) -> None:
    """Put the cards that are still displayed on the discard pile (VI-4.33)."""
    if p.events is not None:
        for card in listed(p.display):
            p.tell({"event": "discard", "card": p.table.characters[p.table.character[card]]})
    p.discard |= p.display
    p.display = 0


def add_symbols(p: Position, seat: i64, printed: list[int], card: i64, times: i64) -> None:
    """Count the symbols of a card that a seat lays down, or loses with times = -1."""
    for symbol in range(SYMBOLS):
        p.symbols[SYMBOLS * seat + symbol] += times * printed[SYMBOLS * card + symbol]


def take_character(p: Position, seat: int, character: int, auto: bool) -> None:
    """Lay a displayed card before a seat for the rest of the game (VI-6.10)."""
    card = displayed_card(p, character)
    p.display &= ~(1 << card)
    p.cards[seat] |= 1 << card
    add_symbols(p, seat, p.table.character_symbols, character, 1)
    if p.events is not None:
        p.tell({"event": "take_card", "seat": seat, "card": p.table.characters[character]}, auto)


# ---- special cards ------------------------------------------------------------------------------


def take_special(p: Position, seat: int, card: int) -> None:
    """Take a special card from beside the board or from its holder (VI-6.8)."""
    holder = p.holders[card]
    if p.events is not None:
        if holder == seat:
            p.tell({"event": "keep_special", "seat": seat, "special": SPECIAL_IDS[card]})
        else:
            if holder != NONE:
                p.tell({"event": "lose_special", "seat": holder, "special": SPECIAL_IDS[card]})
            p.tell({"event": "take_special", "seat": seat, "special": SPECIAL_IDS[card]})
    p.holders[card] = seat
    if card == EXTRA_INFLUENCE and holder != seat:  # VI-6.19
        if holder != NONE:
            add_symbols(p, holder, p.table.special_symbols, card, -1)
        add_symbols(p, seat, p.table.special_symbols, card, 1)
