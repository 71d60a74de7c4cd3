"""The display of character cards and the five special cards (VI-3.9 to 3.11, 6.8 to 6.10, 6.15)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tabledhote.games.vienna.components import EXTRA_INFLUENCE, SPECIAL_IDS, SYMBOLS
from tabledhote.games.vienna.state import CARDS, HOLDERS, NONE, SHOWN, Position
from tabledhote.kernel.bits import listed, lowest, only, size

# ---- the display --------------------------------------------------------------------------------


def fill_display(p: Position) -> None:
    """Turn up cards until the display is full or only duplicates are left (VI-3.10, 3.11)."""
    table = p.table
    full = table.display[p.players]
    put_under: i64 = 0  # since the last card that joined
    while size(p.display) < full:
        if p.bag == 0 and put_under == len(p.under):  # nothing left to turn up, or all of it duplicates
            if p.discard == 0:
                return
            shuffle_discard(p)
            put_under = 0
        card: i64 = p.rng.draw(p.bag) if p.bag else p.under[0]
        if p.bag:
            p.bag &= ~only(card)
        else:
            p.under = p.under[1:]
        p.revealed += 1
        character = table.character[card]
        if p.events is not None:
            p.tell({"event": "turn_up", "card": table.characters[character]})
        if displayed_card(p, character) == NONE:
            p.display |= only(card)
            put_under = 0
        else:
            p.under = append(p.under[:], card)
            put_under += 1
            if p.events is not None:
                p.tell({"event": "put_under", "card": table.characters[character]})


def shuffle_discard(p: Position) -> None:
    """Make the discard pile the top of the draw pile."""
    p.bag = p.discard
    p.discard = 0
    if p.events is not None:
        p.tell({"event": "shuffle", "cards": int(size(p.bag))})


def displayed_card(p: Position, character: i64) -> i64:
    """The card of a character in the display, NONE if there is none."""
    left: i64 = p.display
    while left:
        card = lowest(left)
        if p.table.character[card] == character:
            return card
        left &= left - 1
    return NONE


def clear_display(p: Position) -> None:
    """Put the cards that are still displayed on the discard pile (VI-4.33)."""
    if p.events is not None:
        for card in listed(p.display):
            p.tell({"event": "discard", "card": p.table.characters[p.table.character[card]]})
    p.discard |= p.display
    p.display = 0


def add_symbols(p: Position, seat: i64, printed: vec[i64], card: i64, times: i64) -> None:
    """Count the symbols of a card that a seat lays down, or loses with times = -1."""
    for symbol in range(SYMBOLS):
        p.pieces[SHOWN + SYMBOLS * seat + symbol] += times * printed[SYMBOLS * card + symbol]


def take_character(p: Position, seat: i64, character: i64, auto: bool) -> None:
    """Lay a displayed card before a seat for the rest of the game (VI-6.10)."""
    card = displayed_card(p, character)
    p.display &= ~only(card)
    p.pieces[CARDS + seat] |= only(card)
    add_symbols(p, seat, p.table.character_symbols, character, 1)
    if p.events is not None:
        p.tell({"event": "take_card", "seat": seat, "card": p.table.characters[character]}, auto)


# ---- special cards ------------------------------------------------------------------------------


def take_special(p: Position, seat: i64, card: i64) -> None:
    """Take a special card from beside the board or from its holder (VI-6.8)."""
    holder = p.pieces[HOLDERS + card]
    if p.events is not None:
        if holder == seat:
            p.tell({"event": "keep_special", "seat": seat, "special": SPECIAL_IDS[card]})
        else:
            if holder != NONE:
                p.tell({"event": "lose_special", "seat": holder, "special": SPECIAL_IDS[card]})
            p.tell({"event": "take_special", "seat": seat, "special": SPECIAL_IDS[card]})
    p.pieces[HOLDERS + card] = seat
    if card == EXTRA_INFLUENCE and holder != seat:  # VI-6.19
        if holder != NONE:
            add_symbols(p, holder, p.table.special_symbols, card, -1)
        add_symbols(p, seat, p.table.special_symbols, card, 1)
