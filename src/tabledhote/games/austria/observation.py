"""A position of Grand Austria Hotel as numbers for learning agents: what a seat may see of it (GA-18)."""

from mypy_extensions import i64

from tabledhote.games.austria.actions import ITEMS
from tabledhote.games.austria.components import BOARDS, GROUPS, GUESTS, OBJECTIVES, STAFF, TILES
from tabledhote.games.austria.rules.frames import DRAW_PLAY, EFFECTS, FRAMES, PLACE, RETURN, WIDTH
from tabledhote.games.austria.rules.rooms import ROOMS
from tabledhote.games.austria.rules.vocabulary import count
from tabledhote.games.austria.state import DISCS, NONE, OVER, PHASES, QUEUE, TABLES, Position
from tabledhote.kernel.bits import only, size
from tabledhote.kernel.observation import Observation


def observe(p: Position, seat: i64, seen: Observation) -> None:
    seen.begin(seat, p.players)
    seen.one_of("phase", p.phase, len(PHASES))
    seen.seat("decides", p.seat)
    seen.seat("has the turn", p.active)
    seen.seat("begins the round", p.first)
    seen.number("round", p.round)
    seen.number("step", p.step)
    seen.members("done this turn", done_this_turn(p), 5)
    seen.number("extra turns", p.extra_turns)
    seen.each("dice", p.dice)
    for at in range(QUEUE):
        seen.one_of("guest in the queue", p.queue[at] if at < len(p.queue) else NONE, GUESTS)
    seen.members("discarded guests", p.discard, GUESTS)
    seen.number("guest deck", size(p.guest_deck))
    seen.number("staff deck", size(p.staff_deck) + len(p.under))
    seen.members("removed staff", p.removed, STAFF)
    seen.members("staff known under the deck", known_under(p, seat), STAFF)
    for objective in p.objectives:
        seen.one_of("objective", objective, OBJECTIVES)
    for tile in p.emperor_tiles:
        seen.one_of("emperor tile", tile, TILES)
    observe_pending(p, seat, seen)
    seen.members("hand", p.hoteliers[seat].hand, STAFF)
    seen.members("draft pack", p.hoteliers[seat].pack, STAFF)
    for place in range(p.players):
        observe_hotel(p, seen.turn_to(place), seen)


def done_this_turn(p: Position) -> i64:
    flags = (p.began, p.guest_taken, p.die_taken, p.boosted, p.bonus_turn)
    done: i64 = 0
    for at in range(5):
        if flags[at]:
            done |= only(at)
    return done


def known_under(p: Position, seat: i64) -> i64:
    """GA-18.9."""
    cards: i64 = 0
    for at in range(len(p.under)):
        if p.under_by[at] == seat or p.phase == OVER:
            cards |= only(p.under[at])
    return cards


def observe_pending(p: Position, seat: i64, seen: Observation) -> None:
    """The frame that asks; the cards that it holds only for their owner (GA-18.4)."""
    kind: i64 = NONE
    amount: i64 = 0
    items: i64 = 0
    food: i64 = 0
    cards: i64 = 0
    if p.stack:
        kind = p.stack[-WIDTH]
        left: i64 = p.stack[1 - WIDTH]
        if kind == EFFECTS:
            items = left
        elif kind == PLACE:
            food = left
        elif kind in (DRAW_PLAY, RETURN):
            amount = size(left)
            cards = left if p.active == seat or p.phase == OVER else 0
        else:
            amount = left
    seen.number("pending effects", len(p.stack) // WIDTH)
    seen.one_of("effect that asks", kind, len(FRAMES))
    seen.number("its amount", amount)
    seen.members("its items", items, ITEMS)
    observe_food("its food", food, seen)
    seen.members("its cards", cards, STAFF)
    seen.number("its discount", p.stack[2 - WIDTH] if p.stack else 0)
    terms: i64 = p.stack[3 - WIDTH] if p.stack else 0
    seen.number("its further terms", terms & 255)
    seen.number("its further terms", terms >> 8)
    seen.number("its source", p.stack[4 - WIDTH] if p.stack else 0)


def observe_hotel(p: Position, owner: i64, seen: Observation) -> None:
    h = p.hoteliers[owner]
    seen.one_of("board", h.board, len(BOARDS))
    seen.number("points", h.points)
    seen.number("points below nothing", -h.points)
    seen.number("krones", h.krones)
    seen.number("emperor track", h.emperor)
    seen.members("rooms prepared", h.tiles, ROOMS)
    seen.members("rooms occupied", h.occupied, ROOMS)
    seen.members("groups paid", h.paid, GROUPS)
    observe_food("kitchen", h.kitchen, seen)
    for at in range(TABLES):
        seen.one_of("guest in the café", h.cafe[at], GUESTS)
        observe_food("what the guest lacks", h.lacks[at], seen)
    seen.number("hand size", size(h.hand))
    seen.members("staff played", h.played, STAFF)
    seen.members("staff used this round", h.used, STAFF)
    seen.number("staff copied", h.copied + 1)
    seen.number("turns had", h.covered)
    seen.number("passed", 1 if h.passed else 0)
    for at in range(DISCS):
        place: i64 = 0
        for disc in range(DISCS):
            if p.claims[DISCS * at + disc] == owner:
                place = disc + 1
        seen.number("place on an objective", place)


def observe_food(name: str, food: i64, seen: Observation) -> None:
    for kind in range(4):
        seen.number(name, count(food, kind))
