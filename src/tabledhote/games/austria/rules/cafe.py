"""Guests: the queue, taking one, serving, and moving into a room (GA-5.2 to 5.6, 7.2 to 7.7, 10)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.components import FIRST_GUEST, FROM_SERVING, GROUPS, GUESTS
from tabledhote.games.austria.rules.effects import costs_krones, open_effects
from tabledhote.games.austria.rules.frames import BONUS_ORDER, SERVE, SETTLE
from tabledhote.games.austria.rules.gains import gain_points, put_on, react
from tabledhote.games.austria.rules.hotel import completed_group, pay_group, turn_over
from tabledhote.games.austria.rules.offers import add_each, no_actions, offer_only, offer_skip
from tabledhote.games.austria.rules.rooms import room_number
from tabledhote.games.austria.rules.stack import extra, leave, left, pop, push
from tabledhote.games.austria.rules.vocabulary import FOOD_KINDS, FOODS, GREEN, RED, ROOM_COLORS, common, count, pieces
from tabledhote.games.austria.state import NONE, TABLES, Hotelier, Position, lacking, owner, table_of
from tabledhote.kernel.bits import only
from tabledhote.kernel.rows import place_of, with_value

# ---- the queue ----------------------------------------------------------------------------------


def reveal(p: Position) -> i64:
    """Turn up a guest from the deck; the discard pile becomes the deck when needed (GA-5.6)."""
    if p.guest_deck == 0:
        p.guest_deck = p.discard
        p.discard = 0
        if p.events is not None:
            p.tell({"event": "guests_reshuffled"})
    guest: i64 = p.rng.draw(p.guest_deck)
    p.guest_deck &= ~only(guest)
    p.revealed += 1
    if p.events is not None:
        p.tell({"event": "guest_revealed", "guest": int(guest) + FIRST_GUEST})
    return guest


def offer_guests(p: Position) -> vec[i64]:
    """All five guests, where they cost nothing."""
    guests: i64 = 0
    for guest in p.queue:
        guests |= only(guest)
    return offer_only(do.TAKE_GUEST, guests)


def guest_cost(p: Position, h: Hotelier, at: i64) -> i64:
    """GA-5.3."""
    return 0 if h.played & p.table.free_guests else p.table.queue_cost[at]


def take_guest(p: Position, guest: i64, paid: bool) -> None:
    """To the first empty table; the queue moves up and refills at once (GA-5.5)."""
    h = owner(p)
    at: i64 = place_of(guest, p.queue)
    cost: i64 = guest_cost(p, h, at) if paid else 0
    h.krones -= cost
    seat_guest(p, h, guest)
    if p.events is not None:
        event = {"event": "take_guest", "seat": int(p.active), "guest": int(guest) + FIRST_GUEST, "cost": int(cost)}
        p.tell(event)
    move_up(p, at, reveal(p))


def move_up(p: Position, gap: i64, newcomer: i64) -> None:
    """Close a gap in the queue from behind; the newcomer is the last, at place 0."""
    queue = p.queue[:]
    at: i64 = gap
    while at > 0:
        queue[at] = queue[at - 1]
        at -= 1
    queue[0] = newcomer
    p.queue = queue


def seat_guest(p: Position, h: Hotelier, guest: i64) -> None:
    at: i64 = table_of(h, NONE)
    h.cafe = with_value(h.cafe, at, guest)
    h.lacks = with_value(h.lacks, at, p.table.order[guest])


# ---- serving (GA-7.2, 7.3) ----------------------------------------------------------------------


def add_food_moves(h: Hotelier, packed: i64, first: i64, actions: vec[i64]) -> vec[i64]:
    """Add every way to put one of these pieces on a guest who lacks it, in the order of GA-D.1."""
    placeable: i64 = common(packed, lacking(h))
    if placeable == 0:
        return actions
    for food in range(FOOD_KINDS):
        if count(placeable, food):
            guests: i64 = 0
            for at in range(TABLES):
                if count(h.lacks[at], food):
                    guests |= only(h.cafe[at])
            actions = add_each(actions, first + food * GUESTS, guests)
    return actions


def serves_free(p: Position, h: Hotelier) -> bool:
    return h.played & p.table.free_serving != 0


def serve(p: Position, code: i64) -> None:
    """One piece from the kitchen. The first of a row is paid for, the others follow in their frame."""
    h = owner(p)
    food: i64 = code // GUESTS
    guest: i64 = code % GUESTS
    cost: i64 = 0
    if p.depth:
        leave(p, left(p) - 1)
    elif not serves_free(p, h):
        cost = p.table.serve_cost
        h.krones -= cost
        push(p, SERVE, p.table.serve_pieces - 1, 0, 0, FROM_SERVING)
    h.kitchen -= pieces(food, 1)
    if p.events is not None:
        served = {"food": FOODS[food], "guest": int(guest) + FIRST_GUEST, "cost": int(cost)}
        p.tell({"event": "serve", "seat": int(p.active), **served})
    put_on(p, h, food, guest)


def offer_servings(p: Position) -> vec[i64]:
    h = owner(p)
    actions = no_actions()
    if left(p):
        actions = add_food_moves(h, h.kitchen, do.SERVE, actions)
    return offer_skip(actions)


# ---- moving in (GA-10) --------------------------------------------------------------------------


def fitting_rooms(p: Position, h: Hotelier, guest: i64) -> i64:
    """The free rooms of a guest's colour, all free rooms for a green one (GA-10.1)."""
    free: i64 = h.tiles & ~h.occupied
    color: i64 = p.table.guest_color[guest]
    return free if color == GREEN else free & p.table.color_rooms[ROOM_COLORS * h.board + color]


def move_in(p: Position, guest: i64) -> None:
    push(p, SETTLE, guest, 0, 0, FIRST_GUEST + guest)


def offer_rooms(p: Position) -> vec[i64]:
    return offer_only(do.CHOOSE_ROOM, fitting_rooms(p, owner(p), left(p)))


def settle(p: Position, room: i64) -> None:
    """GA-10.3, in its order."""
    h = owner(p)
    guest: i64 = left(p)
    pop(p)
    if p.events is not None:
        event = {"event": "move_in", "seat": int(p.active), "guest": int(guest) + FIRST_GUEST}
        p.tell({**event, "room": room_number(room)}, p.auto)
    turn_over(p, h, room)
    at: i64 = table_of(h, guest)
    h.cafe = with_value(h.cafe, at, NONE)
    h.lacks = with_value(h.lacks, at, 0)
    p.discard |= only(guest)
    gain_points(p, h, p.table.guest_points[guest], FIRST_GUEST + guest)
    react(p, h, h.played & p.table.on_guest_in[guest])
    group: i64 = completed_group(p, h, room)
    if group != NONE and bonus_can_wait(p, h, group, guest):
        push(p, BONUS_ORDER, guest, 0, group, FIRST_GUEST + guest)
        return
    if group != NONE:
        pay_group(p, h, group)  # GA-10.6
    open_effects(p, FIRST_GUEST + guest, 0)


def bonus_can_wait(p: Position, h: Hotelier, group: i64, guest: i64) -> bool:
    """GA-10.7: red, beyond the limit, and the reward has something to pay for."""
    table = p.table
    at: i64 = GROUPS * h.board + group
    if table.group_color[at] != RED or h.krones + table.group_bonus[at] <= table.most_krones:
        return False
    return costs_krones(p, h, FIRST_GUEST + guest)


def time_bonus(p: Position, after: bool) -> None:
    """The owner has chosen whether the group pays before or after the reward (GA-10.7)."""
    h = owner(p)
    guest: i64 = left(p)
    group: i64 = extra(p)
    pop(p)
    if not after:
        pay_group(p, h, group)
    open_effects(p, FIRST_GUEST + guest, group + 1 if after else 0)
