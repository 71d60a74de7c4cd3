"""A player's turn (GA-5, 6, 7): what it offers, taking a die, boosting and copying an action."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.components import FROM_ACTION, ROUND
from tabledhote.games.austria.rules.cafe import add_food_moves, fitting_rooms, serves_free
from tabledhote.games.austria.rules.effects import (
    FIRST_VALUE,
    HIRING,
    PREPARING,
    SIX,
    action_possible,
    run_action,
    usable_spaces,
)
from tabledhote.games.austria.rules.frames import BOOST, BOOSTABLE, COPY, STAFF_BESIDE, UNSPLIT
from tabledhote.games.austria.rules.gains import event_from, gain, gain_krones, gain_steps, receive
from tabledhote.games.austria.rules.objectives import claimable
from tabledhote.games.austria.rules.offers import add_each, no_actions, offer_only, offer_run
from tabledhote.games.austria.rules.rooms import ROOMS
from tabledhote.games.austria.rules.stack import discount, extra, left, pop, push
from tabledhote.games.austria.rules.vocabulary import (
    BOTH_TRACKS,
    NO_SIX_FEE,
    PLAY_STAFF,
    PREPARE_ROOM,
    STRENGTH,
    pieces,
)
from tabledhote.games.austria.state import NONE, QUEUE, TABLES, Hotelier, Position, has_table, owner
from tabledhote.kernel.bits import lowest, only, size
from tabledhote.kernel.rows import with_value

# ---- what a turn offers (GA-5.1 to 5.9, 7) ------------------------------------------------------


def offer_turn(p: Position) -> vec[i64]:
    """In the order of the table of decisions."""
    h = owner(p)
    actions = no_actions()
    if not p.die_taken:
        if not p.guest_taken and has_table(h):
            actions = add_each(actions, do.TAKE_GUEST, affordable_guests(p, h))
        if p.bonus_turn:
            actions = add_each(actions, do.USE_SPACE, usable_spaces(p, h))
        else:
            if not p.began:
                actions = append(actions, do.PASS)
            actions = add_each(actions, do.TAKE_DIE, takeable_dice(p, h))
    if h.krones >= p.table.serve_cost or serves_free(p, h):
        actions = add_food_moves(h, h.kitchen, do.SERVE, actions)
    actions = add_each(actions, do.USE_STAFF, h.played & p.table.of_type[ROUND] & ~h.used)
    actions = add_each(actions, do.CLAIM, claimable(p, h))
    actions = add_each(actions, do.MOVE_IN, movable_guests(p, h))
    return append(actions, do.END_TURN) if p.die_taken or p.bonus_turn else actions


def affordable_guests(p: Position, h: Hotelier) -> i64:
    """GA-5.3: the guests of the queue that the player can pay, as a set."""
    free = h.played & p.table.free_guests != 0
    guests: i64 = 0
    for at in range(QUEUE):
        if free or p.table.queue_cost[at] <= h.krones:
            guests |= only(p.queue[at])
    return guests


def takeable_dice(p: Position, h: Hotelier) -> i64:
    """The values of dice that the player can take, as a set (GA-5.8, 5.9)."""
    values: i64 = 0
    for value in range(FIRST_VALUE, SIX):
        if p.dice[value]:
            values |= only(value)
    if p.dice[SIX] and (values == 0 or can_pay_six(p, h)):
        values |= only(SIX)
    return values


def can_pay_six(p: Position, h: Hotelier) -> bool:
    return h.krones >= p.table.six_fee or h.played & p.table.no_six_fee != 0


def movable_guests(p: Position, h: Hotelier) -> i64:
    """The guests with a complete order for whom there is a room, as a set."""
    guests: i64 = 0
    for at in range(TABLES):
        guest: i64 = h.cafe[at]
        if guest != NONE and h.lacks[at] == 0 and fitting_rooms(p, h, guest):
            guests |= only(guest)
    return guests


# ---- taking a die (GA-5.10) ---------------------------------------------------------------------


def take_die(p: Position, value: i64) -> None:
    h = owner(p)
    strength: i64 = p.dice[value]
    p.dice = with_value(p.dice, value, strength - 1)
    h.covered += 1
    p.die_taken = True
    if p.events is not None:
        event = {"event": "take_die", "seat": int(p.active), "value": int(value), "strength": int(strength)}
        p.tell(event, p.auto)
    payable = value != SIX or can_pay_six(p, h)
    terms: i64 = BOOSTABLE
    fee: i64 = p.table.six_fee if value == SIX else 0
    staff: i64 = h.played & p.table.reacts[value]
    while staff:
        card: i64 = lowest(staff)
        for effect in p.table.effects[card + 1]:
            kind: i64 = effect.kind
            if kind == STRENGTH:
                strength += effect.n
                if p.events is not None:
                    p.tell({**event_from(p, "strength", card + 1), "number": int(effect.n)})
            elif kind == BOTH_TRACKS:
                terms |= UNSPLIT
            elif kind in (PREPARE_ROOM, PLAY_STAFF):
                terms += STAFF_BESIDE * (card + 1)  # GA-13.4
            elif kind == NO_SIX_FEE:
                fee = 0
            else:
                gain(p, h, effect)
        staff &= staff - 1
    if value != SIX:
        ask_for_boost(p, h, value, strength, terms)
    elif payable:
        pay_six(p, h, fee)
        push(p, COPY, strength, 0, terms, FROM_ACTION)
    elif p.events is not None:
        p.tell({"event": "no_action", "seat": int(p.active)})  # GA-5.9


def pay_six(p: Position, h: Hotelier, fee: i64) -> None:
    h.krones -= fee
    if p.events is not None:
        p.tell({"event": "fee", "seat": int(p.active), "number": int(fee)})


def use_space(p: Position, value: i64) -> None:
    """The action of a space without taking a die (GA-12.13, 13.7): boost only in a bonus turn, no staff react."""
    h = owner(p)
    strength: i64 = p.dice[value]
    if p.depth:
        pop(p)
        terms: i64 = 0
    else:
        p.die_taken = True
        terms = BOOSTABLE
    if p.events is not None:
        event = {"event": "use_space", "seat": int(p.active), "value": int(value), "strength": int(strength)}
        p.tell(event)
    if value == SIX:
        pay_six(p, h, p.table.six_fee)
        push(p, COPY, strength, 0, terms, FROM_ACTION)
    else:
        ask_for_boost(p, h, value, strength, terms)


def offer_copied_actions(p: Position) -> vec[i64]:
    """GA-6.7."""
    h = owner(p)
    strength: i64 = left(p)
    values: i64 = 0
    for value in range(FIRST_VALUE, SIX):
        if action_possible(p, h, value, strength):
            values |= only(value)
    return offer_only(do.COPY_ACTION, values)


def copy_action(p: Position, value: i64) -> None:
    strength: i64 = left(p)
    terms: i64 = extra(p)
    pop(p)
    if p.events is not None:
        p.tell({"event": "copy_action", "seat": int(p.active), "value": int(value)})
    ask_for_boost(p, owner(p), value, strength, terms)


def ask_for_boost(p: Position, h: Hotelier, action: i64, strength: i64, terms: i64) -> None:
    """Ask for the boost where it can help, otherwise go on with the action (GA-5.12)."""
    helps = action != HIRING
    if action == PREPARING:
        helps = ROOMS - size(h.tiles) > strength
    if terms & BOOSTABLE and helps and not p.boosted and h.krones >= p.table.boost_cost:
        push(p, BOOST, strength, action, terms, FROM_ACTION)
    else:
        run_action(p, action, strength, terms)


def boost(p: Position, paid: bool) -> None:
    strength: i64 = left(p)
    action: i64 = discount(p)
    terms: i64 = extra(p)
    pop(p)
    if paid:
        h = owner(p)
        h.krones -= p.table.boost_cost
        strength += 1
        p.boosted = True
        if p.events is not None:
            event = {"event": "boost", "seat": int(p.active), "cost": int(p.table.boost_cost)}
            p.tell({**event, "strength": int(strength)})
    run_action(p, action, strength, terms)


# ---- actions 1, 2 and 4 (GA-6.1, 6.2, 6.4) ------------------------------------------------------


def offer_food_splits(p: Position) -> vec[i64]:
    strength: i64 = left(p)
    first: i64 = do.TAKE_FOOD + ((discount(p) - 1) * do.SPLITS + strength) * do.SPLITS
    return offer_run(first, strength // 2 + 1)


def take_food(p: Position, value: i64, strength: i64, limited: i64) -> None:
    table = p.table
    pop(p)
    packed: i64 = pieces(table.base[value], strength - limited) + pieces(table.limited[value], limited)
    receive(p, owner(p), packed, FROM_ACTION)


def offer_track_splits(p: Position) -> vec[i64]:
    strength: i64 = left(p)
    return offer_run(do.SPLIT + strength * do.SPLITS, strength + 1)


def split(p: Position, strength: i64, steps: i64) -> None:
    pop(p)
    h = owner(p)
    if strength > steps:
        gain_krones(p, h, strength - steps, FROM_ACTION)
    if steps:
        gain_steps(p, h, steps, FROM_ACTION)
