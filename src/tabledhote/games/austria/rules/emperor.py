"""Emperor scoring at the end of rounds 3, 5 and 7 (GA-15): points, retreat, bonus or penalty."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.components import END, FIRST_TILE, FROM_EMPEROR
from tabledhote.games.austria.rules.effects import open_effects
from tabledhote.games.austria.rules.frames import (
    DISCARD,
    DISCARD_END,
    IGNORE,
    PENALTY_CHOICE,
    REMOVE,
    last_removed,
    removal,
    removed_state,
)
from tabledhote.games.austria.rules.gains import event_from, gain_points, put_under, react
from tabledhote.games.austria.rules.offers import no_actions, offer_only
from tabledhote.games.austria.rules.rooms import COLUMNS, FLOOR, FLOORS, room_number
from tabledhote.games.austria.rules.stack import change_extra, discount, extra, leave, left, pop, push, source
from tabledhote.games.austria.rules.vocabulary import (
    AND_BELOW,
    DISCARD_END_STAFF,
    DISCARD_HAND,
    LOSE_FOOD,
    LOSE_KRONES,
    LOSE_POINTS,
    TWO_FLOORS,
    Effect,
)
from tabledhote.games.austria.state import NONE, TABLES, Hotelier, Position, owner
from tabledhote.kernel.bits import lowest, only, size
from tabledhote.kernel.rows import with_value

LEFT: Final = 0  # the side of the slash on a tile with two penalties


def score_emperor(p: Position) -> None:
    """One player's scoring (GA-15.2 to 15.4)."""
    h = owner(p)
    table = p.table
    space: i64 = h.emperor
    h.emperor = max(0, space - table.retreat[p.round])
    tile: i64 = p.emperor_tiles[table.letter[p.round]]
    bonus = h.emperor >= table.bonus_from
    if p.events is not None:
        outcome = "bonus" if bonus else "nothing" if h.emperor else "penalty"
        event = {"event": "emperor", "seat": int(p.active), "space": int(space), "to": int(h.emperor)}
        p.tell({**event, "tile": table.tile_ids[tile], "outcome": outcome})
    gain_points(p, h, table.space_score[space], FROM_EMPEROR)
    if bonus:
        react(p, h, h.played & table.on_bonus)  # GA-15.6
        open_effects(p, FIRST_TILE + tile, 0)
    elif h.emperor == 0:
        meet_penalty(p, h, FIRST_TILE + tile)


# ---- penalties (GA-15.8 to 15.12) ---------------------------------------------------------------


def meet_penalty(p: Position, h: Hotelier, origin: i64) -> None:
    """The Conference Manager may spare it, otherwise it is suffered."""
    protection: i64 = h.played & p.table.on_penalty
    if protection:
        cost: i64 = ignore_cost(p, protection)
        if cost == 0:
            if p.events is not None:
                p.tell({**event_from(p, "ignore_penalty", origin), "cost": 0}, True)
            return
        if h.krones >= cost:
            push(p, IGNORE, 0, cost, 0, origin)
            return
    suffer(p, h, origin)


def ignore_cost(p: Position, protection: i64) -> i64:
    return p.table.effects[lowest(protection) + 1][0].cost


def ignore_penalty(p: Position) -> None:
    cost: i64 = discount(p)
    h = owner(p)
    h.krones -= cost
    if p.events is not None:
        p.tell({**event_from(p, "ignore_penalty", source(p)), "cost": int(cost)})
    pop(p)


def suffer(p: Position, h: Hotelier, origin: i64) -> None:
    losses = p.table.penalties[origin - FIRST_TILE]
    if len(losses) == 1 or not bearable(p, h, losses[LEFT]):
        lose(p, h, losses[-1], "only" if len(losses) == 1 else "right")
    elif p.table.revised:
        lose(p, h, losses[LEFT], "left")
    else:
        push(p, PENALTY_CHOICE, 0, 0, 0, origin)


def bearable(p: Position, h: Hotelier, loss: Effect) -> bool:
    """GA-15.12: whether a loss can be borne in full."""
    if loss.kind == LOSE_KRONES:
        return h.krones >= loss.n
    if loss.kind == DISCARD_HAND:
        return size(h.hand) >= loss.n
    if loss.kind == DISCARD_END_STAFF:
        return h.played & p.table.of_type[END] != 0
    if loss.kind == LOSE_POINTS or loss.kind == LOSE_FOOD:
        return True
    return size(rooms_of_state(h, loss.state)) >= loss.n


def choose_penalty(p: Position, side: i64) -> None:
    origin: i64 = source(p)
    pop(p)
    lose(p, owner(p), p.table.penalties[origin - FIRST_TILE][side], do.SIDES[side])


def lose(p: Position, h: Hotelier, loss: Effect, side: str) -> None:
    """Suffer a loss as far as it applies (GA-12.16 to 12.20)."""
    if p.events is not None:
        p.tell({**event_from(p, "penalty", loss.source), "side": side})
    if loss.kind == LOSE_KRONES:
        number: i64 = min(loss.n, h.krones)
        h.krones -= number
        if p.events is not None:
            p.tell({**event_from(p, "lose_krones", loss.source), "number": int(number)})
    elif loss.kind == LOSE_POINTS:
        number = loss.n * (size(h.played) if loss.per_staff else 1)
        h.points -= number
        if p.events is not None:
            p.tell({**event_from(p, "lose_points", loss.source), "number": int(number)})
    elif loss.kind == LOSE_FOOD:
        lose_food(p, h, loss)
    elif loss.kind == DISCARD_HAND:
        push(p, DISCARD, loss.n, 0, 0, loss.source)
    elif loss.kind == DISCARD_END_STAFF:
        push(p, DISCARD_END, loss.n, 0, 0, loss.source)
    else:
        push(p, REMOVE, loss.n, loss.pick, removal(loss.state, NONE), loss.source)


def lose_food(p: Position, h: Hotelier, loss: Effect) -> None:
    """GA-12.17."""
    h.kitchen = 0
    if loss.everywhere:
        for at in range(TABLES):
            if h.cafe[at] != NONE:
                h.lacks = with_value(h.lacks, at, p.table.order[h.cafe[at]])
    if p.events is not None:
        where = "everywhere" if loss.everywhere else "kitchen"
        p.tell({**event_from(p, "lose_food", loss.source), "from": where})


def offer_discards(p: Position) -> vec[i64]:
    """Cards of the hand; when all must go, the lowest goes first and by itself (GA-12.18)."""
    hand: i64 = owner(p).hand
    number: i64 = left(p)
    if number == 0:
        return no_actions()
    return offer_only(do.DISCARD_STAFF, hand if size(hand) > number else hand & -hand)


def discard_staff(p: Position, card: i64) -> None:
    h = owner(p)
    h.hand &= ~only(card)
    put_under(p, card)
    if p.events is not None:
        p.tell({"event": "discard_staff", "seat": int(p.active), "private": {"staff": int(card) + 1}})
    leave(p, left(p) - 1)


def rooms_of_state(h: Hotelier, occupied: i64) -> i64:
    return h.occupied if occupied else h.tiles & ~h.occupied


def removable(p: Position) -> i64:
    """The rooms that can go next (GA-12.19)."""
    if left(p) == 0:
        return 0
    pick: i64 = discount(p)
    detail: i64 = extra(p)
    last: i64 = last_removed(detail)
    rooms: i64 = rooms_of_state(owner(p), removed_state(detail))
    if last != NONE and pick == AND_BELOW:
        return rooms & only(last) >> COLUMNS
    floor: i64 = FLOORS - 1
    if last != NONE and pick == TWO_FLOORS:
        floor = last // COLUMNS - 1
    while floor >= 0:
        there: i64 = rooms & (FLOOR << (floor * COLUMNS))
        if there:
            return there
        floor -= 1
    return 0


def offer_removals(p: Position) -> vec[i64]:
    return offer_only(do.REMOVE_ROOM, removable(p))


def remove_room(p: Position, room: i64) -> None:
    h = owner(p)
    h.tiles &= ~only(room)
    h.occupied &= ~only(room)
    change_extra(p, removal(removed_state(extra(p)), room))
    leave(p, left(p) - 1)
    if p.events is not None:
        p.tell({"event": "remove_room", "seat": int(p.active), "room": room_number(room)}, p.auto)


def offer_end_cards(p: Position) -> vec[i64]:
    cards: i64 = owner(p).played & p.table.of_type[END] if left(p) else 0
    return offer_only(do.DISCARD_PLAYED, cards)


def discard_played(p: Position, card: i64) -> None:
    """GA-12.20, R34: the card leaves the game."""
    h = owner(p)
    h.played &= ~only(card)
    p.removed |= only(card)
    if p.events is not None:
        p.tell({"event": "discard_played", "seat": int(p.active), "staff": int(card) + 1})
    leave(p, left(p) - 1)
