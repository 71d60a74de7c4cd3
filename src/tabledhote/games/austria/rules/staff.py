"""Playing staff from the hand or from drawn cards, putting cards under the deck, using them (GA-12.9, 12.10, 13)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.components import ONCE
from tabledhote.games.austria.rules.effects import open_effects, payable
from tabledhote.games.austria.rules.frames import RETURN
from tabledhote.games.austria.rules.gains import event_from, put_under
from tabledhote.games.austria.rules.offers import no_actions, offer_only, offer_skip
from tabledhote.games.austria.rules.stack import discount, extra, leave, left, pop, push, source
from tabledhote.games.austria.state import Hotelier, Position, owner
from tabledhote.kernel.bits import only


def offer_hand(p: Position) -> vec[i64]:
    """Cards of the hand that can be paid."""
    return offer_staff(p, owner(p).hand) if left(p) else no_actions()


def offer_drawn(p: Position) -> vec[i64]:
    """Cards just drawn that can be paid."""
    return offer_staff(p, left(p))


def offer_staff(p: Position, cards: i64) -> vec[i64]:
    """Those that can be paid, or none. Others must not see whether there are any, so the seat is asked even then."""
    actions = offer_only(do.PLAY_STAFF, payable(p, owner(p), cards, discount(p)))
    if p.rules < 2:
        return offer_skip(actions)
    return append(actions, do.SKIP) if cards else actions  # GA-18.10, since version 2


def play_from_hand(p: Position, card: i64) -> None:
    h = owner(p)
    h.hand &= ~only(card)
    pay_and_play(p, h, card)
    remaining: i64 = left(p) - 1
    if remaining:
        leave(p, remaining)
    else:
        pop(p)
    open_played(p, card)


def play_drawn(p: Position, card: i64) -> None:
    """The rest goes under the deck first, then the effects of the card open (GA-12.10)."""
    rest: i64 = left(p) & ~only(card)
    pay_and_play(p, owner(p), card)
    origin: i64 = source(p)
    pop(p)
    if rest:
        push(p, RETURN, rest, 0, card + 1, origin)
    else:
        open_played(p, card)


def pay_and_play(p: Position, h: Hotelier, card: i64) -> None:
    cost: i64 = max(0, p.table.cost[card] - discount(p))
    h.krones -= cost
    h.played |= only(card)
    if p.events is not None:
        p.tell({**event_from(p, "play_staff", source(p)), "staff": int(card) + 1, "cost": int(cost)})


def open_played(p: Position, card: i64) -> None:
    if p.table.of_type[ONCE] >> card & 1:
        open_effects(p, card + 1, 0)


def play_none(p: Position) -> None:
    """No card of the hand is played."""
    tell_none(p, owner(p).hand if left(p) else 0)
    pop(p)


def tell_none(p: Position, cards: i64) -> None:
    """Whether one of the cards could have been played stays private (GA-18.10)."""
    if p.events is not None:
        possible = payable(p, owner(p), cards, discount(p)) != 0
        p.tell({**event_from(p, "no_staff", source(p)), "private": {"possible": possible}})


def play_none_drawn(p: Position) -> None:
    cards: i64 = left(p)
    origin: i64 = source(p)
    tell_none(p, cards)
    pop(p)
    push(p, RETURN, cards, 0, 0, origin)


def offer_returns(p: Position) -> vec[i64]:
    return offer_only(do.RETURN_STAFF, left(p))


def return_card(p: Position, card: i64) -> None:
    rest: i64 = left(p) & ~only(card)
    put_under(p, card)
    if p.events is not None:
        p.tell({"event": "return_staff", "seat": int(p.active), "private": {"staff": int(card) + 1}})
    if rest:
        leave(p, rest)
        return
    played: i64 = extra(p)
    pop(p)
    if played:
        open_played(p, played - 1)


def use_staff(p: Position, card: i64) -> None:
    """GA-7.6, 13.6."""
    h = owner(p)
    h.used |= only(card)
    if p.events is not None:
        p.tell({"event": "use_staff", "seat": int(p.active), "staff": int(card) + 1})
    open_effects(p, card + 1, 0)
