"""A position of Grand Austria Hotel as numbers for learning agents: what a seat may see of it (GA-18)."""

from mypy_extensions import i64

from tabledhote.games.austria.actions import ITEMS
from tabledhote.games.austria.components import BOARDS, GROUPS, GUESTS, OBJECTIVES, STAFF, TILES
from tabledhote.games.austria.rules import stack
from tabledhote.games.austria.rules.frames import DRAW_PLAY, EFFECTS, FRAMES, PLACE, RETURN, WIDTH
from tabledhote.games.austria.rules.rooms import ROOMS
from tabledhote.games.austria.rules.vocabulary import count
from tabledhote.games.austria.state import DISCS, NONE, OVER, PHASES, QUEUE, TABLES, Position
from tabledhote.kernel.bits import only, size
from tabledhote.kernel.observation import Observation


def observe(state: Position, seat: i64, seen: Observation) -> None:
    seen.begin(seat, state.players)
    seen.one_of("phase", state.phase, len(PHASES))
    seen.seat("decides", state.seat)
    seen.seat("has the turn", state.active)
    seen.seat("begins the round", state.first)
    seen.number("round", state.round)
    seen.number("step", state.step)
    seen.members("done this turn", done_this_turn(state), 5)
    seen.number("extra turns", state.extra_turns)
    seen.row("dice", state.dice)
    for at in range(QUEUE):
        seen.one_of("guest in the queue", state.queue[at] if at < len(state.queue) else NONE, GUESTS)
    seen.members("discarded guests", state.discard, GUESTS)
    seen.number("guest deck", size(state.guest_deck))
    seen.number("staff deck", size(state.staff_deck) + len(state.under))
    seen.members("removed staff", state.removed, STAFF)
    seen.members("staff known under the deck", known_under(state, seat), STAFF)
    for objective in state.objectives:
        seen.one_of("objective", objective, OBJECTIVES)
    for tile in state.emperor_tiles:
        seen.one_of("emperor tile", tile, TILES)
    observe_pending(state, seat, seen)
    seen.members("hand", state.hoteliers[seat].hand, STAFF)
    seen.members("draft pack", state.hoteliers[seat].pack, STAFF)
    for place in range(state.players):
        observe_hotel(state, seen.turn_to(place), seen)


def done_this_turn(state: Position) -> i64:
    done: i64 = 0
    if state.began:
        done |= 1
    if state.guest_taken:
        done |= 2
    if state.die_taken:
        done |= 4
    if state.boosted:
        done |= 8
    if state.bonus_turn:
        done |= 16
    return done


def known_under(state: Position, seat: i64) -> i64:
    """GA-18.9."""
    cards: i64 = 0
    for at in range(len(state.under)):
        if state.under_by[at] == seat or state.phase == OVER:
            cards |= only(state.under[at])
    return cards


def observe_pending(state: Position, seat: i64, seen: Observation) -> None:
    """The frame that asks; the cards that it holds only for their owner (GA-18.4)."""
    kind: i64 = NONE
    amount: i64 = 0
    items: i64 = 0
    food: i64 = 0
    cards: i64 = 0
    discount: i64 = 0
    terms: i64 = 0
    source: i64 = 0
    if state.depth:
        discount, terms, source = stack.discount(state), stack.extra(state), stack.source(state)
        kind = stack.kind(state)
        left: i64 = stack.left(state)
        if kind == EFFECTS:
            items = left
        elif kind == PLACE:
            food = left
        elif kind in (DRAW_PLAY, RETURN):
            amount = size(left)
            if state.active == seat or state.phase == OVER:
                cards = left
        else:
            amount = left
    seen.number("pending effects", state.depth // WIDTH)
    seen.one_of("effect that asks", kind, len(FRAMES))
    seen.number("its amount", amount)
    seen.members("its items", items, ITEMS)
    observe_food("its food", food, seen)
    seen.members("its cards", cards, STAFF)
    seen.number("its discount", discount)
    seen.number("its further terms", terms & 255)
    seen.number("its further terms", terms >> 8)
    seen.number("its source", source)


def observe_hotel(state: Position, owner: i64, seen: Observation) -> None:
    h = state.hoteliers[owner]
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
            if state.claims[DISCS * at + disc] == owner:
                place = disc + 1
        seen.number("place on an objective", place)


def observe_food(name: str, food: i64, seen: Observation) -> None:
    for kind in range(4):
        seen.number(name, count(food, kind))
