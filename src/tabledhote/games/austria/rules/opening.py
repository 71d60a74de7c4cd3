"""The players' choices during set-up (GA-3.9 to 3.14): the draft of staff, a starting guest, the starting rooms."""

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.components import FROM_SETUP
from tabledhote.games.austria.rules.cafe import take_guest
from tabledhote.games.austria.rules.frames import ANY_ROOM, PREPARE
from tabledhote.games.austria.rules.offers import offer_only
from tabledhote.games.austria.rules.stack import push
from tabledhote.games.austria.state import DRAFT, GUEST_SETUP, ROOM_SETUP, Position, owner
from tabledhote.kernel.bits import only, size


def begin_choosing(p: Position) -> None:
    """The draft if packs were dealt, otherwise the starting guests."""
    if p.hoteliers[0].pack:
        p.phase = DRAFT
        p.active = p.first
    else:
        begin_guests(p)


# ---- the draft (GA-3.9) -------------------------------------------------------------------------


def offer_draft(p: Position) -> vec[i64]:
    return offer_only(do.DRAFT, owner(p).pack)


def draft(p: Position, card: i64) -> None:
    """Keep a card; once all players have, the packs go to the left neighbours (GA-3.9)."""
    h = owner(p)
    h.pack &= ~only(card)
    h.hand |= only(card)
    if p.events is not None:
        p.tell({"event": "draft", "seat": int(p.active), "private": {"staff": int(card) + 1}})
    p.step += 1
    if p.step == p.players:
        p.step = 0
        pass_packs(p)
        if p.hoteliers[0].pack == 0:
            begin_guests(p)
            return
    p.active = p.seat_at(p.step)


def pass_packs(p: Position) -> None:
    """Everybody, even the last to choose, now sees other cards."""
    last: i64 = p.hoteliers[p.players - 1].pack
    for seat in range(p.players - 1, 0, -1):
        p.hoteliers[seat].pack = p.hoteliers[seat - 1].pack
    p.hoteliers[0].pack = last
    if last:
        p.revealed += 1
    if p.events is not None and last:
        p.tell({"event": "packs_passed", "number": int(size(last))})


# ---- starting guests and rooms (GA-3.11, 3.12) --------------------------------------------------


def begin_guests(p: Position) -> None:
    p.phase = GUEST_SETUP
    p.step = 0
    p.active = p.seat_at(p.players - 1)


def take_starting_guest(p: Position, guest: i64) -> None:
    """In reverse order of the turn tiles (GA-3.11)."""
    take_guest(p, guest, False)
    p.step += 1
    if p.step < p.players:
        p.active = p.seat_at(p.players - 1 - p.step)
        return
    p.phase = ROOM_SETUP
    p.step = 0
    begin_rooms(p)


def begin_rooms(p: Position) -> None:
    """GA-3.12."""
    p.active = p.seat_at(p.step)
    push(p, PREPARE, p.table.start_rooms, 0, ANY_ROOM, FROM_SETUP)
