"""What effects do (GA-11, GA-12): lists of them, which are possible now, and how each one starts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.components import FIRST_GUEST, FIRST_OBJECTIVE, FROM_ACTION
from tabledhote.games.austria.rules.frames import (
    ANY_ROOM,
    CHOOSE_FOOD,
    COMPLETE,
    DIE_ITEMS,
    DIE_UNSPLIT,
    DRAW_PLAY,
    EFFECTS,
    EXTRA,
    FOOD_SPLIT,
    MAIN_ITEM,
    OCCUPY,
    PLAY,
    PREPARE,
    STAFF_BESIDE,
    TAKE,
    TRACK_SPLIT,
    UNSPLIT,
    die_action,
    die_extra,
    die_staff,
    room_terms,
)
from tabledhote.games.austria.rules.gains import (
    all_unwanted,
    deck_size,
    draw_cards,
    event_from,
    gain,
    gain_krones,
    gain_steps,
    receive,
)
from tabledhote.games.austria.rules.hotel import pay_group, preparable
from tabledhote.games.austria.rules.offers import offer_only, offer_skip
from tabledhote.games.austria.rules.stack import discount, extra, leave, left, pop, push, source
from tabledhote.games.austria.rules.vocabulary import (
    ANY,
    COMPLETE_ORDER,
    DISCARD_HAND,
    DRAW_PLAY_STAFF,
    DRAW_STAFF,
    EXTRA_ACTION,
    EXTRA_TURN,
    FOOD,
    FOOD_CHOICE,
    FREE,
    KINDS,
    OCCUPY_ROOM,
    PLAY_STAFF,
    PREPARE_ROOM,
    ROOM_COLORS,
    TAKE_GUEST,
    Effect,
)
from tabledhote.games.austria.state import TABLES, TURN, Hotelier, Position, has_table, lacking, owner
from tabledhote.kernel.bits import lowest, only

PREPARING: Final = 3  # the action spaces whose number matters somewhere
TRACKS: Final = 4
HIRING: Final = 5
SIX: Final[i64] = 6
FIRST_VALUE: Final[i64] = 1  # of a die


# ---- lists of effects (GA-11.5 to 11.8) ---------------------------------------------------------


def open_effects(p: Position, origin: i64, late_bonus: i64) -> None:
    """Plain effects at once, the rest on the stack. `late_bonus` is a group + 1 that pays when all is done."""
    h = owner(p)
    rest: i64 = 0
    bit: i64 = 1
    for effect in p.table.effects[origin]:
        kind: i64 = effect.kind
        if kind == DRAW_STAFF and may_decline(p, origin):
            rest |= bit
        elif kind <= EXTRA_TURN:
            gain(p, h, effect)
        elif kind == FOOD and all_unwanted(h, effect.food):
            receive(p, h, effect.food, origin)
        else:
            rest |= bit
        bit <<= 1
    if rest or late_bonus:
        push(p, EFFECTS, rest, 0, late_bonus, origin)


def may_decline(p: Position, origin: i64) -> bool:
    """Whether the owner is asked before a guest's reward draws cards: a smaller hand can spare a loss (GA-10.9)."""
    if p.rules < 2 or not p.table.revised or not FIRST_GUEST <= origin < FIRST_OBJECTIVE:
        return False  # since version 2
    return deck_size(p) > 0 and hand_in_danger(p)


def hand_in_danger(p: Position) -> bool:
    """Whether an emperor tile that can take cards from the hand is still to be scored."""
    table = p.table
    for turn in range(p.round if p.phase == TURN else p.round + 1, table.rounds + 1):
        if table.retreat[turn]:
            for loss in table.penalties[p.emperor_tiles[table.letter[turn]]]:
                if loss.kind == DISCARD_HAND:
                    return True
    return False


def item(p: Position, origin: i64, detail: i64, index: i64) -> Effect:
    """An effect of the list; for a die only the attached one is printed."""
    if origin != FROM_ACTION:
        return p.table.effects[origin][index]
    return p.table.effects[die_staff(detail)][0]


def possible_items(p: Position, h: Hotelier) -> i64:
    """Which of the items on top of the stack can start now, as bits."""
    origin: i64 = source(p)
    detail: i64 = extra(p)
    items: i64 = left(p)
    startable: i64 = 0
    while items:
        bit: i64 = items & -items
        index: i64 = lowest(bit)
        if origin == FROM_ACTION and index == MAIN_ITEM:
            if action_possible(p, h, die_action(detail), discount(p)):
                startable |= bit
        elif possible(p, h, item(p, origin, detail, index)):
            startable |= bit
        items &= items - 1
    return startable


def offer_items(p: Position) -> vec[i64]:
    """The items to choose from; of several equal ones only the first, which starts by itself (GA-11.7)."""
    items: i64 = possible_items(p, owner(p))
    if items & (items - 1) and all_equal(p, items):
        items &= -items
    actions = offer_only(do.RESOLVE, items)
    return offer_skip(actions) if only_cards(p, items) else actions


def only_cards(p: Position, items: i64) -> bool:
    """Whether a reward has nothing to start but drawing cards, which can be declined (GA-10.9)."""
    origin: i64 = source(p)
    if origin == FROM_ACTION or items == 0 or items & (items - 1):
        return False
    return p.table.effects[origin][lowest(items)].kind == DRAW_STAFF


def decline_cards(p: Position) -> None:
    """GA-10.9: the cards stay in the deck; the rest of the list is as it was."""
    if p.events is not None:
        p.tell({**event_from(p, "skip", source(p)), "effect": KINDS[DRAW_STAFF]})
    leave(p, left(p) & ~possible_items(p, owner(p)))


def all_equal(p: Position, items: i64) -> bool:
    origin: i64 = source(p)
    if origin == FROM_ACTION:
        return False
    effects = p.table.effects[origin]
    first = effects[lowest(items)]
    rest: i64 = items & (items - 1)
    while rest:
        if not effects[lowest(rest)].same(first):
            return False
        rest &= rest - 1
    return True


def start_item(p: Position, index: i64) -> None:
    """A started item leaves the list and does not come back (GA-11.8)."""
    h = owner(p)
    origin: i64 = source(p)
    detail: i64 = extra(p)
    strength: i64 = discount(p)
    rest: i64 = left(p) & ~only(index)
    if p.events is not None and not p.auto:
        p.tell({**event_from(p, "resolve", origin), "item": int(index)})
    if rest or (detail and origin != FROM_ACTION):
        leave(p, rest)
    else:
        pop(p)
    if origin == FROM_ACTION and index == MAIN_ITEM:
        start_action(p, h, die_action(detail), strength, detail & DIE_UNSPLIT != 0)
    else:
        start(p, h, item(p, origin, detail, index))


def finish_items(p: Position) -> None:
    """Nothing of the list is possible any more: it is dropped, and a bonus that waited is paid."""
    h = owner(p)
    origin: i64 = source(p)
    detail: i64 = extra(p)
    items: i64 = left(p)
    pop(p)
    if p.events is not None:
        while items:
            index = lowest(items)
            if origin == FROM_ACTION and index == MAIN_ITEM:
                drop(p, PREPARE_ROOM if die_action(detail) == PREPARING else PLAY_STAFF, origin)
            else:
                effect = item(p, origin, detail, index)
                drop(p, effect.kind, effect.source)
            items &= items - 1
    if detail and origin != FROM_ACTION:
        pay_group(p, h, detail - 1)


def drop(p: Position, kind: i64, origin: i64) -> None:
    """Report that an effect could do nothing (more). Whether a card could have been played stays private (GA-18.10)."""
    if p.events is None:
        return
    if kind == PLAY_STAFF:
        p.tell({**event_from(p, "no_staff", origin), "private": {"possible": False}})
    else:
        p.tell({**event_from(p, "effect_dropped", origin), "effect": KINDS[kind]})


# ---- single effects (GA-11.9, GA-12) ------------------------------------------------------------


def payable(p: Position, h: Hotelier, cards: i64, off: i64) -> i64:
    """The cards of a set that the owner can pay with this discount."""
    return cards & p.table.hireable[h.krones + off]


def can_play_staff(p: Position, h: Hotelier, off: i64) -> bool:
    """Whether an effect that plays staff from the hand starts: since version 2 with any hand, as others see it."""
    return h.hand != 0 if p.rules >= 2 else payable(p, h, h.hand, off) != 0  # GA-18.10


def possible(p: Position, h: Hotelier, effect: Effect) -> bool:
    """GA-11.9."""
    kind: i64 = effect.kind
    if kind == PREPARE_ROOM:
        return preparable(p, h, effect.discount, room_terms(effect.max_floor, effect.occupied, effect.color)) != 0
    if kind == PLAY_STAFF:
        return can_play_staff(p, h, effect.discount)
    if kind == OCCUPY_ROOM:
        return occupiable(p, h, effect.color) != 0
    if kind in (DRAW_PLAY_STAFF, DRAW_STAFF):
        return deck_size(p) > 0
    if kind == TAKE_GUEST:
        return has_table(h)
    if kind == COMPLETE_ORDER:
        return incomplete_guests(p, h, effect.color) != 0
    if kind == EXTRA_ACTION:
        return usable_spaces(p, h) != 0
    return True


def costs_krones(p: Position, h: Hotelier, origin: i64) -> bool:
    """Whether a reward has a possible effect that can cost something (GA-10.7)."""
    for effect in p.table.effects[origin]:
        pays = effect.kind == PREPARE_ROOM or effect.kind == PLAY_STAFF or effect.kind == DRAW_PLAY_STAFF
        if pays and effect.discount < FREE and possible(p, h, effect):
            return True
    return False


def start(p: Position, h: Hotelier, effect: Effect) -> None:
    """Open the frame of a possible effect."""
    kind: i64 = effect.kind
    origin: i64 = effect.source
    if kind == DRAW_STAFF:
        gain(p, h, effect)
    elif kind == PREPARE_ROOM:
        terms: i64 = room_terms(effect.max_floor, effect.occupied, effect.color)
        push(p, PREPARE, effect.n, effect.discount, terms, origin)
    elif kind == PLAY_STAFF:
        push(p, PLAY, effect.n, effect.discount, 0, origin)
    elif kind == FOOD:
        receive(p, h, effect.food, origin)
    elif kind == FOOD_CHOICE:
        push(p, CHOOSE_FOOD, effect.n, 0, 0, origin)
    elif kind == OCCUPY_ROOM:
        push(p, OCCUPY, effect.n, 0, effect.color + 1, origin)
    elif kind == DRAW_PLAY_STAFF:
        push(p, DRAW_PLAY, draw_cards(p, effect.draw, origin), effect.discount, 0, origin)
    elif kind == TAKE_GUEST:
        push(p, TAKE, effect.n, 0, 0, origin)
    elif kind == COMPLETE_ORDER:
        push(p, COMPLETE, 1, 0, effect.color + 1, origin)
    else:
        push(p, EXTRA, 1, 0, 0, origin)


def occupiable(p: Position, h: Hotelier, color: i64) -> i64:
    """The free rooms of a hotel, of one colour if the effect names it (GA-12.8, 12.23)."""
    free: i64 = h.tiles & ~h.occupied
    return free if color == ANY else free & p.table.color_rooms[ROOM_COLORS * h.board + color]


def incomplete_guests(p: Position, h: Hotelier, color: i64) -> i64:
    """The guests who lack something, of one colour if the effect names it, as a set."""
    guests: i64 = 0
    if lacking(h):
        for at in range(TABLES):
            guest: i64 = h.cafe[at]
            if h.lacks[at] and (color == ANY or p.table.guest_color[guest] == color):
                guests |= only(guest)
    return guests


# ---- actions of the spaces (GA-6) ---------------------------------------------------------------


def action_possible(p: Position, h: Hotelier, action: i64, strength: i64) -> bool:
    if action == PREPARING:
        return preparable(p, h, 0, ANY_ROOM) != 0
    if action == HIRING:
        return can_play_staff(p, h, strength)
    return True


def usable_spaces(p: Position, h: Hotelier) -> i64:
    """The action spaces that can be used without taking a die (GA-12.14), as a set."""
    spaces: i64 = 0
    for value in range(FIRST_VALUE, SIX + 1):
        dice: i64 = p.dice[value]
        if dice and (h.krones >= p.table.six_fee if value == SIX else action_possible(p, h, value, dice)):
            spaces |= only(value)
    return spaces


def start_action(p: Position, h: Hotelier, action: i64, strength: i64, unsplit: bool) -> None:
    """GA-6.1 to 6.5 with the strength that GA-5.10 fixed."""
    if action == PREPARING:
        push(p, PREPARE, strength, 0, ANY_ROOM, FROM_ACTION)
    elif action == HIRING:
        push(p, PLAY, 1, min(strength, FREE), 0, FROM_ACTION)
    elif action != TRACKS:
        push(p, FOOD_SPLIT, strength, action, 0, FROM_ACTION)
    elif unsplit:
        gain_krones(p, h, strength, FROM_ACTION)
        gain_steps(p, h, strength, FROM_ACTION)
    else:
        push(p, TRACK_SPLIT, strength, action, 0, FROM_ACTION)


def run_action(p: Position, action: i64, strength: i64, terms: i64) -> None:
    """The main action on the terms of its die, and beside it the effect of a staff card that reacts to the die."""
    if p.events is not None:
        event = {"event": "action", "seat": int(p.active), "action": int(action), "strength": int(strength)}
        p.tell(event)
    if terms >= STAFF_BESIDE:
        push(p, EFFECTS, DIE_ITEMS, strength, die_extra(action, terms), FROM_ACTION)
    else:
        start_action(p, owner(p), action, strength, terms & UNSPLIT != 0)
