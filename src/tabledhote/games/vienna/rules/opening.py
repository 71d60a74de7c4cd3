"""The players' choice during set-up: a start card each (VI-3.5 to 3.12)."""

from mypy_extensions import i64

from tabledhote.games.vienna.actions import DO_START_CARD
from tabledhote.games.vienna.components import CHARACTER_CARDS, FIRST_PLAYER, START_CARDS
from tabledhote.games.vienna.rules import cards, effects, turns
from tabledhote.games.vienna.state import HOLDERS, START, Position
from tabledhote.kernel.choices import Choices


def offer_start_cards(p: Position, choices: Choices) -> None:
    """Every start card that nobody has chosen (VI-5.4)."""
    chosen = p.start
    for card in range(START_CARDS):
        if card not in chosen:
            choices.add(DO_START_CARD + card)


def choose_start_card(p: Position, card: i64, auto: bool) -> None:
    """Lay a start card down; after the last one the first round begins (VI-3.6 to 3.12)."""
    seat = p.seat
    p.pieces[START + seat] = card
    cards.add_symbols(p, seat, p.table.start_symbols, card, 1)
    if p.events is not None:
        p.tell({"event": "choose_start_card", "seat": seat, "card": p.table.start_cards[card]}, auto)
    if seat != p.pieces[HOLDERS + FIRST_PLAYER]:
        p.seat = (seat - 1) % p.players  # VI-3.6
        return
    for owner in range(p.players):  # VI-3.8
        effects.gain(p, owner, p.table.start_coins[p.pieces[START + owner]], "start_card")
    if p.events is not None:
        p.tell({"event": "shuffle", "cards": CHARACTER_CARDS})
    cards.fill_display(p)
    turns.begin_round(p)
