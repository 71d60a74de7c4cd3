"""What a seat knows of the hidden staff cards (GA-18), and a fresh deal of all it does not know."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.rules import decisions
from tabledhote.games.austria.rules.frames import DRAW_PLAY, EFFECTS, EXTRA, LEFT_AT, PLAY, RETURN, WIDTH
from tabledhote.games.austria.rules.offers import no_actions, offer_only
from tabledhote.games.austria.rules.stack import kind, left
from tabledhote.games.austria.state import NONE, OVER, Position
from tabledhote.kernel.bits import only, size
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.rows import with_value


def redeal(p: Position, seat: i64, rng: Rng) -> None:
    """Mix other hands and packs, the deck, and the cards that others drew or put under it; sizes stay (GA-18.7)."""
    if p.phase == OVER:
        return  # GA-18.8: everything is shown
    pool: i64 = p.staff_deck
    for other in range(p.players):
        if other != seat:
            pool |= p.hoteliers[other].hand | p.hoteliers[other].pack
    for at in range(len(p.under)):
        if p.under_by[at] != seat:
            pool |= only(p.under[at])
    if p.active != seat:
        for at in drawn_frames(p):
            pool |= p.frames[at]
    for other in range(p.players):
        if other != seat:
            h = p.hoteliers[other]
            h.hand = draw_cards(pool, size(h.hand), rng)
            pool &= ~h.hand
            h.pack = draw_cards(pool, size(h.pack), rng)
            pool &= ~h.pack
    for at in range(len(p.under)):
        if p.under_by[at] != seat:
            card: i64 = rng.draw(pool)
            p.under = with_value(p.under, at, card)
            pool &= ~only(card)
    if p.active != seat:
        for at in drawn_frames(p):
            p.frames[at] = draw_cards(pool, size(p.frames[at]), rng)
            pool &= ~p.frames[at]
    p.staff_deck = pool
    if p.seat != seat:
        p.choices = choices_to_ask(p)


def draw_cards(pool: i64, number: i64, rng: Rng) -> i64:
    """Draw a number of cards from a pool, as a set."""
    cards: i64 = 0
    for _ in range(number):
        cards |= only(rng.draw(pool & ~cards))
    return cards


def drawn_frames(p: Position) -> list[int]:
    """Where the stack keeps cards that only the owner of the turn sees."""
    return [at + LEFT_AT for at in range(0, p.depth, WIDTH) if p.frames[at] == DRAW_PLAY or p.frames[at] == RETURN]


def choices_to_ask(p: Position) -> vec[i64]:
    """The choices of the decision at hand, which may rest on cards that were dealt anew."""
    choices = decisions.offer(p)
    return choices if len(choices) > 0 else unseen_choices(p)


def unseen_choices(p: Position) -> vec[i64]:
    """The decision of a seat whose new cards allow nothing: it had a choice, so it has one."""
    top: i64 = kind(p) if p.depth else NONE
    if top == EFFECTS:
        return offer_only(do.RESOLVE, left(p))
    return append(no_actions(), do.SKIP) if top in (PLAY, DRAW_PLAY, EXTRA) else no_actions()
