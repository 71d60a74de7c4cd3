"""A player's turn (GA-5, 6, 7): what it offers, taking a die, boosting and copying an action."""

from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.components import FROM_ACTION, ROUND
from tabledhote.games.austria.rules.cafe import add_food_moves, fitting_rooms, serves_free
from tabledhote.games.austria.rules.effects import HIRING, PREPARING, SIX, action_possible, run_action, usable_spaces
from tabledhote.games.austria.rules.frames import (
    BOOST,
    BOOSTABLE,
    COPY,
    STAFF_BESIDE,
    UNSPLIT,
    discount,
    extra,
    left,
    pop,
    push,
)
from tabledhote.games.austria.rules.gains import event_from, gain, gain_krones, gain_steps, receive
from tabledhote.games.austria.rules.objectives import add_claims
from tabledhote.games.austria.rules.offers import sort_from
from tabledhote.games.austria.rules.rooms import ROOMS
from tabledhote.games.austria.rules.vocabulary import (
    BOTH_TRACKS,
    NO_SIX_FEE,
    PLAY_STAFF,
    PREPARE_ROOM,
    STRENGTH,
    pieces,
)
from tabledhote.games.austria.state import NONE, TABLES, Hotelier, Position, has_table, owner
from tabledhote.kernel.bits import lowest, offer, size

# ---- what a turn offers (GA-5.1 to 5.9, 7) ------------------------------------------------------


def turn_choices(p: Position) -> list[int]:
    """In the order of the table of decisions."""
    h = owner(p)
    actions: list[int] = []
    if not p.die_taken:
        if not p.guest_taken and has_table(h):
            add_guests(p, h, actions)
        if p.bonus_turn:
            for value in usable_spaces(p, h):
                actions.append(do.USE_SPACE + value)
        else:
            if not p.began:
                actions.append(do.PASS)
            add_dice(p, h, actions)
    if h.krones >= p.table.serve_cost or serves_free(p, h):
        add_food_moves(h, h.kitchen, do.SERVE, actions)
    ready: i64 = h.played & p.table.of_type[ROUND] & ~h.used
    if ready:
        offer(actions, do.USE_STAFF, ready)
    add_claims(p, h, actions)
    add_moves_in(p, h, actions)
    if p.die_taken or p.bonus_turn:
        actions.append(do.END_TURN)
    return actions


def add_guests(p: Position, h: Hotelier, actions: list[int]) -> None:
    """GA-5.3: the guests of the queue that the player can pay."""
    free = h.played & p.table.free_guests != 0
    for at in range(len(p.queue)):
        if free or p.table.queue_cost[at] <= h.krones:
            actions.append(do.TAKE_GUEST + p.queue[at])
    sort_from(actions, 0)


def add_dice(p: Position, h: Hotelier, actions: list[int]) -> None:
    """GA-5.8, 5.9."""
    others = False
    for value in range(1, 6):
        if p.dice[value]:
            actions.append(do.TAKE_DIE + value)
            others = True
    if p.dice[SIX] and (can_pay_six(p, h) or not others):
        actions.append(do.TAKE_DIE + SIX)


def can_pay_six(p: Position, h: Hotelier) -> bool:
    return h.krones >= p.table.six_fee or h.played & p.table.no_six_fee != 0


def add_moves_in(p: Position, h: Hotelier, actions: list[int]) -> None:
    start: i64 = len(actions)
    for at in range(TABLES):
        guest = h.cafe[at]
        if guest != NONE and h.lacks[at] == 0 and fitting_rooms(p, h, guest):
            actions.append(do.MOVE_IN + guest)
    sort_from(actions, start)


# ---- taking a die (GA-5.10) ---------------------------------------------------------------------


def take_die(p: Position, value: i64) -> None:
    h = owner(p)
    strength: i64 = p.dice[value]
    p.dice[value] -= 1
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
        push(p.stack, COPY, strength, 0, terms, FROM_ACTION)
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
    if p.stack:
        pop(p.stack)
        terms: i64 = 0
    else:
        p.die_taken = True
        terms = BOOSTABLE
    if p.events is not None:
        event = {"event": "use_space", "seat": int(p.active), "value": int(value), "strength": int(strength)}
        p.tell(event)
    if value == SIX:
        pay_six(p, h, p.table.six_fee)
        push(p.stack, COPY, strength, 0, terms, FROM_ACTION)
    else:
        ask_for_boost(p, h, value, strength, terms)


def copied_action_choices(p: Position) -> list[int]:
    """GA-6.7."""
    h = owner(p)
    strength: i64 = left(p.stack)
    return [do.COPY_ACTION + value for value in range(1, 6) if action_possible(p, h, value, strength)]


def copy_action(p: Position, value: i64) -> None:
    strength: i64 = left(p.stack)
    terms: i64 = extra(p.stack)
    pop(p.stack)
    if p.events is not None:
        p.tell({"event": "copy_action", "seat": int(p.active), "value": int(value)})
    ask_for_boost(p, owner(p), value, strength, terms)


def ask_for_boost(p: Position, h: Hotelier, action: i64, strength: i64, terms: i64) -> None:
    """Ask for the boost where it can help, otherwise go on with the action (GA-5.12)."""
    helps = action != HIRING
    if action == PREPARING:
        helps = ROOMS - size(h.tiles) > strength
    if terms & BOOSTABLE and helps and not p.boosted and h.krones >= p.table.boost_cost:
        push(p.stack, BOOST, strength, action, terms, FROM_ACTION)
    else:
        run_action(p, action, strength, terms)


def boost(p: Position, paid: bool) -> None:
    strength: i64 = left(p.stack)
    action: i64 = discount(p.stack)
    terms: i64 = extra(p.stack)
    pop(p.stack)
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


def food_split_choices(p: Position) -> list[int]:
    strength: i64 = left(p.stack)
    first: i64 = do.TAKE_FOOD + ((discount(p.stack) - 1) * do.SPLITS + strength) * do.SPLITS
    return [first + limited for limited in range(strength // 2 + 1)]


def take_food(p: Position, value: i64, strength: i64, limited: i64) -> None:
    table = p.table
    pop(p.stack)
    packed: i64 = pieces(table.base[value], strength - limited) + pieces(table.limited[value], limited)
    receive(p, owner(p), packed, FROM_ACTION)


def track_split_choices(p: Position) -> list[int]:
    strength: i64 = left(p.stack)
    first: i64 = do.SPLIT + strength * do.SPLITS
    return [first + steps for steps in range(strength + 1)]


def split(p: Position, strength: i64, steps: i64) -> None:
    pop(p.stack)
    h = owner(p)
    if strength > steps:
        gain_krones(p, h, strength - steps, FROM_ACTION)
    if steps:
        gain_steps(p, h, steps, FROM_ACTION)
