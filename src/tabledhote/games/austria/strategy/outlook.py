"""How promising a position looks for a seat, in tenths of points: what a bot that looks one decision ahead maximises.

Certain points count in full, everything else by what it usually becomes: food by the guests it feeds, guests by their
reward and the room they fill, staff by the turns it will still work, pending choices by what the best of them brings.
"""

from mypy_extensions import i64

from tabledhote.games.austria.components import FIRST_GUEST, FROM_ACTION, GROUPS
from tabledhote.games.austria.rules.cafe import guest_cost
from tabledhote.games.austria.rules.counting import final_points, room_points
from tabledhote.games.austria.rules.effects import FIRST_VALUE, HIRING, PREPARING, SIX, TRACKS
from tabledhote.games.austria.rules.frames import (
    BONUS_ORDER,
    BOOST,
    CHOOSE_FOOD,
    COMPLETE,
    COPY,
    DRAW_PLAY,
    EFFECTS,
    EXTRA,
    FOOD_SPLIT,
    MAIN_ITEM,
    OCCUPIED_AT_ONCE,
    OCCUPY,
    PLACE,
    PLAY,
    PREPARE,
    SERVE,
    SETTLE,
    STAFF_ITEM,
    TAKE,
    TRACK_SPLIT,
    WIDTH,
    die_action,
)
from tabledhote.games.austria.rules.rooms import ROOMS
from tabledhote.games.austria.rules.vocabulary import common, count, total
from tabledhote.games.austria.state import FINAL, QUEUE, TABLES, TURN, Hotelier, Position, has_table, lacking
from tabledhote.games.austria.strategy.appraisal import (
    best_card_value,
    cafe_value,
    effect_value,
    favour,
    goods_value,
    guest_value,
    hand_value,
    hotel_value,
    played_value,
    reward_value,
    tracks_value,
)
from tabledhote.games.austria.strategy.constants import (
    BESIDE_ACTION,
    EXTRA_USE,
    FREE_ENOUGH,
    HIRING_CHOICE,
    KRONE,
    NEW_GUEST,
    OCCUPYING,
    ORDER_FILLED,
    ORDER_OPEN,
    PASSED,
    PIECE,
    PIECE_CHOSEN_NOW,
    PIECE_PLACED,
    PIECE_READY,
    POINT,
    PREPARING_ONE,
    PREPARING_SURPLUS,
    ROOM_OFF_MOST,
    ROOM_OFF_NOW,
    SETTLING,
    TURN_LEFT,
)
from tabledhote.games.austria.strategy.nearness import objectives_value
from tabledhote.kernel.bits import lowest, only, size


def outlook(p: Position, seat: i64) -> int:
    """The outlook of a seat."""
    h = p.hoteliers[seat]
    value: i64 = POINT * h.points
    if p.phase >= FINAL:
        return value + POINT * final_points(p, seat)
    turns: i64 = time_left(p, h, p.phase == TURN and p.active == seat)
    value += POINT * room_points(p, h) + goods_value(h, turns) + hotel_value(p, h, turns) + cafe_value(p, h, turns)
    value += favour(p, h.emperor) + played_value(p, seat, h, turns) + hand_value(h, turns)
    value += objectives_value(p, seat, h, turns)
    value += TURN_LEFT * (2 - h.covered) - (PASSED if h.passed else 0)
    if p.active == seat:
        value += pending_value(p, h, turns)
        if p.phase == TURN and not p.die_taken:
            value += steps_to_come(p, h, turns)
    return value


def time_left(p: Position, h: Hotelier, own_turn: bool) -> i64:
    """About how many turns are left; the same before and after a die is taken, so that taking one costs no hope."""
    rounds: i64 = p.table.rounds - p.round
    if rounds:
        return 2 * rounds + 1
    return 1 if own_turn or (h.covered < 2 and not h.passed) else 0


# ---- the turn ------------------------------------------------------------------------------------


def steps_to_come(p: Position, h: Hotelier, turns: i64) -> i64:
    """What the two steps of the turn still promise, so that taking one does not seem to beat the other."""
    value: i64 = 0
    if not p.guest_taken and has_table(h):
        for at in range(QUEUE):
            cost: i64 = guest_cost(p, h, at)
            if cost <= h.krones:
                guest: i64 = p.queue[at]
                value = max(value, guest_value(p, h, guest, p.table.order[guest], h.kitchen, turns) - cost * KRONE)
    best: i64 = 0
    for die in range(FIRST_VALUE, SIX + 1):
        if p.dice[die]:
            best = max(best, die_value(p, h, die, turns))
    return value + max(0, best - TURN_LEFT)


def die_value(p: Position, h: Hotelier, die: i64, turns: i64) -> i64:
    strength: i64 = p.dice[die]
    if die < SIX:
        return action_value(p, h, die, strength, turns)
    return best_copy_value(p, h, strength, turns) - KRONE if h.krones else 0


def best_copy_value(p: Position, h: Hotelier, strength: i64, turns: i64) -> i64:
    best: i64 = 0
    for action in range(FIRST_VALUE, SIX):
        best = max(best, action_value(p, h, action, strength, turns))
    return best


# ---- pending effects -----------------------------------------------------------------------------


def pending_value(p: Position, h: Hotelier, turns: i64) -> i64:
    """Pending effects count as what they usually bring."""
    value: i64 = 0
    for at in range(0, p.depth, WIDTH):
        frames = p.frames
        value += frame_value(p, h, frames[at], frames[at + 1], frames[at + 2], frames[at + 3], frames[at + 4], turns)
    return value


def frame_value(
    p: Position, h: Hotelier, kind: i64, left: i64, discount: i64, extra: i64, source: i64, turns: i64
) -> i64:
    if kind == EFFECTS:
        return items_value(p, h, left, discount, extra, source, turns)
    if kind in (BOOST, FOOD_SPLIT, TRACK_SPLIT):
        return action_value(p, h, discount, left, turns)
    if kind == COPY:
        return best_copy_value(p, h, left, turns)
    if kind == PLACE:
        return received_value(h, left)
    if kind == CHOOSE_FOOD:
        return left * PIECE_CHOSEN_NOW
    if kind == PREPARE:
        return preparing_value(h, left, discount) + (OCCUPYING if extra & OCCUPIED_AT_ONCE else 0)
    if kind == OCCUPY:
        return min(left, size(h.tiles & ~h.occupied)) * OCCUPYING
    if kind == PLAY:
        return best_card_value(p, h, h.hand, discount, turns)
    if kind == DRAW_PLAY:
        return best_card_value(p, h, left, discount, turns) + HIRING_CHOICE
    if kind == TAKE:
        return left * NEW_GUEST
    if kind == COMPLETE:
        return ORDER_FILLED
    if kind == EXTRA:
        return EXTRA_USE
    if kind == SERVE:
        return serving_value(h, left)
    if kind == SETTLE:
        return SETTLING
    if kind == BONUS_ORDER:
        return POINT * p.table.group_bonus[GROUPS * h.board + extra] + reward_value(p, h, FIRST_GUEST + left, turns)
    return 0


def items_value(p: Position, h: Hotelier, left: i64, strength: i64, extra: i64, source: i64, turns: i64) -> i64:
    value: i64 = 0
    if source == FROM_ACTION:
        if left & only(MAIN_ITEM):
            value += action_value(p, h, die_action(extra), strength, turns)
        return value + (BESIDE_ACTION if left & only(STAFF_ITEM) else 0)
    items: i64 = left
    while items:
        value += effect_value(p, h, p.table.effects[source][lowest(items)], turns)
        items &= items - 1
    return value + (POINT * p.table.group_bonus[GROUPS * h.board + extra - 1] if extra else 0)


def action_value(p: Position, h: Hotelier, action: i64, strength: i64, turns: i64) -> i64:
    """What a main action of this strength usually brings."""
    if action == PREPARING:
        return preparing_value(h, strength, 0)
    if action == TRACKS:
        return tracks_value(p, h, strength)
    if action == HIRING:
        return best_card_value(p, h, h.hand, strength, turns)
    missing: i64 = lacking(h)
    base: i64 = p.table.base[action]
    limited: i64 = p.table.limited[action]
    fine: i64 = min(strength // 2, count(missing, limited))
    plain: i64 = min(strength - fine, count(missing, base))
    return strength * PIECE + (fine + plain) * (PIECE_PLACED - PIECE + PIECE_READY)


def received_value(h: Hotelier, pieces: i64) -> i64:
    """Food that waits to be placed."""
    missing: i64 = lacking(h)
    return PIECE * total(pieces) + (PIECE_PLACED - PIECE + PIECE_READY) * total(common(missing, pieces))


def serving_value(h: Hotelier, moves: i64) -> i64:
    """Moves from the kitchen that are already paid."""
    value: i64 = PIECE_READY * min(moves, total(common(lacking(h), h.kitchen)))
    for at in range(TABLES):
        lacks: i64 = h.lacks[at]
        if lacks and total(lacks) <= moves and common(lacks, h.kitchen) == lacks:
            value += ORDER_OPEN
    return value


def preparing_value(h: Hotelier, number: i64, discount: i64) -> i64:
    """Rooms that could be prepared: worth less the more stand free already."""
    free: i64 = size(h.tiles & ~h.occupied)
    possible: i64 = min(number, ROOMS - size(h.tiles))
    useful: i64 = max(0, min(possible, FREE_ENOUGH - free))
    room: i64 = PREPARING_ONE + ROOM_OFF_NOW * min(discount, ROOM_OFF_MOST)
    return useful * room + (possible - useful) * PREPARING_SURPLUS
