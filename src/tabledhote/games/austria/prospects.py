"""How promising a position looks for a seat, in tenths of points: what a bot that looks one decision ahead maximises.

Certain points count in full, everything else by what it usually becomes: food by the guests it feeds, guests by their
reward and the room they fill, staff by the turns it will still work, pending choices by what the best of them brings.
"""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.austria.cafe import guest_cost, has_table
from tabledhote.games.austria.components import COLUMNS, FIRST_GUEST, FROM_ACTION, GROUPS, ROOMS, Printed
from tabledhote.games.austria.counting import (
    END,
    final_points,
    full_groups,
    goods_points,
    met,
    occupied_of,
    room_points,
    staff_value,
)
from tabledhote.games.austria.effects import BOTH_FLAG, HIRE, SIX, TRACKS, payable
from tabledhote.games.austria.effects import ROOMS as PREPARING
from tabledhote.games.austria.frames import (
    BONUS_ORDER,
    BOOST,
    CHOOSE_FOOD,
    COMPLETE,
    COPY,
    DRAW_PLAY,
    EFFECTS,
    EXTRA,
    FOOD_SPLIT,
    OCCUPY,
    PLACE,
    PLAY,
    PREPARE,
    SERVE,
    SETTLE,
    TAKE,
    TRACK_SPLIT,
    WIDTH,
)
from tabledhote.games.austria.state import DISCS, FINAL, NONE, TABLES, TURN, Hotelier, Position
from tabledhote.games.austria.vocabulary import (
    COMPLETE_ORDER,
    COPY_END_STAFF,
    DRAW_PLAY_STAFF,
    DRAW_STAFF,
    EMPEROR,
    EXTRA_ACTION,
    EXTRA_TURN,
    FOOD,
    FOOD_CHOICE,
    FREE_GUESTS,
    FREE_ROOMS,
    FREE_SERVING,
    GREEN,
    IGNORE_PENALTY,
    KRONES,
    NO_SIX_FEE,
    OCCUPY_ROOM,
    PLAY_STAFF,
    POINTS,
    PREPARE_ROOM,
    SCORE_COLOR_SETS,
    SCORE_COLUMNS,
    SCORE_FLOORS,
    SCORE_GROUPS,
    SCORE_OBJECTIVES,
    SCORE_OCCUPIED,
    SCORE_ROOM_TILES,
    SCORE_STAFF,
    STRENGTH,
    TAKE_GUEST,
    Effect,
    count,
    total,
)
from tabledhote.games.austria.vocabulary import pieces as packed
from tabledhote.kernel.bits import lowest, size

# Weights, in tenths of points. Found by playing this outlook against chance and against other weights.
POINT: Final = 10
KRONE: Final = 13  # while there is time to spend it
KRONES_ENOUGH: Final = 9  # krones beyond count as their point only
FIRST_KRONE: Final = 5  # so much more are the first few worth
FIRST_KRONES: Final = 3
PIECE: Final = 11  # food in the kitchen that nobody lacks
PIECE_PLACED: Final = 24  # a piece on a guest's card brings at least this
PIECE_READY: Final = 4  # so much less is a piece worth that could be served but still lies in the kitchen
ORDER_OPEN: Final = 12  # what the last missing piece is worth beside itself
STEP: Final = 8  # on the emperor track
CARD: Final = 6  # a staff card in hand
NEW_GUEST: Final = 25  # a guest still to be taken
MOVING_IN: Final = 35  # a guest at a table, who will fill a room
FREE_ROOM: Final = 4  # a prepared room without a guest, and for each of its floor points:
FREE_FLOOR: Final = 5
OCCUPYING: Final = 32  # turning a room by an effect
PREPARING_ONE: Final = 14  # a room still to be prepared
EXTRA_USE: Final = 45  # an action without a die
TURN_LEFT: Final = 8  # a number still uncovered
LEFT_GUEST: Final = 50
EMPEROR_BONUS: Final = 40
EMPEROR_PENALTY: Final = 50
ROOM_MISSING: Final = 1  # so much more work has a guest for whom no room is free
HASTE: Final = 2  # the lower, the sooner a guest with an open order seems lost
PIECE_SHARE: Final = 7  # tenths of what a guest brings that lie in the pieces of the order
GROUP_HOPE: Final = 6  # tenths of a group's bonus that full preparation is worth
FIRST_SCORING: Final = 10  # tenths that the next emperor scoring counts, and by how much each later one counts less:
LATER_SCORING: Final = 4
SPACE: Final = 2  # every space of the emperor track, whatever happens
STAFF_TURN: Final = 5  # turns that a permanent card needs to work once for one value of the die
STANDING: Final = 5  # a turn with free rooms, guests or serving
GROWTH: Final = 10  # tenths of the growth that is expected of final scoring cards
COPYING: Final = 40  # the Secretary
OBJECTIVE_HOPE: Final = 5  # tenths of an objective's points that full progress is worth before it is met


def prospects(p: Position, seat: i64) -> int:
    """The outlook of a seat."""
    h = p.hoteliers[seat]
    value: i64 = POINT * h.points
    if p.phase >= FINAL:
        return value + POINT * final_points(p, seat)
    turns: i64 = turns_left(p, h)
    value += POINT * room_points(p, h) + goods(p, h, turns) + rooms(p, h, turns) + cafe(p, h, turns)
    value += favour(p, h.emperor) + played(p, seat, h, turns) + hand(p, h, turns) + objectives(p, seat, h, turns)
    value += TURN_LEFT * turns
    if p.active == seat:
        value += pending(p, h, turns)
        if p.phase == TURN and not p.die_taken:
            value += steps_to_come(p, h, turns)
    return value


def steps_to_come(p: Position, h: Hotelier, turns: i64) -> i64:
    """What the two steps of the turn still promise, so that taking one does not seem to beat the other."""
    value: i64 = 0
    if not p.guest_taken:
        for at in range(len(p.queue)):
            cost: i64 = guest_cost(p, h, at)
            if cost <= h.krones and has_table(h):
                guest: i64 = p.queue[at]
                worth: i64 = guest_value(p, h, guest, p.table.order[guest], h.kitchen, turns) - cost * KRONE
                value = max(value, worth)
    best: i64 = 0
    for die in range(1, 7):
        if p.dice[die]:
            best = max(best, die_value(p, h, die, turns))
    return value + max(0, best - TURN_LEFT)


def die_value(p: Position, h: Hotelier, die: i64, turns: i64) -> i64:
    strength: i64 = p.dice[die]
    if die < SIX:
        return action_value(p, h, die, strength, turns - 1)
    return best_copy(p, h, strength, turns - 1) - KRONE if h.krones else 0


def best_copy(p: Position, h: Hotelier, strength: i64, turns: i64) -> i64:
    best: i64 = 0
    for action in range(1, 6):
        best = max(best, action_value(p, h, action, strength, turns))
    return best


def turns_left(p: Position, h: Hotelier) -> i64:
    return 2 * (p.table.rounds - p.round) + 2 - h.covered


# ---- goods --------------------------------------------------------------------------------------


def goods(p: Position, h: Hotelier, turns: i64) -> i64:
    """Krones and food of the kitchen: a point each in the end, more while they can be used."""
    if turns == 0:
        return POINT * goods_points(h)
    useful: i64 = min(h.krones, KRONES_ENOUGH)
    value: i64 = POINT * h.krones + (KRONE - POINT) * useful + FIRST_KRONE * min(h.krones, FIRST_KRONES)
    return value + PIECE * total(h.kitchen)


# ---- the hotel ----------------------------------------------------------------------------------


def rooms(p: Position, h: Hotelier, turns: i64) -> i64:
    """Groups on the way to their bonus, and free rooms that guests will fill in time."""
    table = p.table
    value: i64 = 0
    for group in range(GROUPS):
        at: i64 = GROUPS * h.board + group
        if not h.paid >> group & 1:
            rooms: i64 = table.groups[at]
            done: i64 = 2 * size(h.occupied & rooms) + size(h.tiles & rooms)
            if done:
                whole: i64 = 3 * size(rooms)
                value += GROUP_HOPE * table.group_bonus[at] * done * done * min(turns, 6) // (whole * whole * 6)
    free: i64 = h.tiles & ~h.occupied
    fill: i64 = min(size(free), turns + filled_tables(h))
    floor: i64 = 3
    while floor >= 0 and fill > 0:
        there: i64 = min(fill, size((free >> (floor * COLUMNS)) & 0b11111))
        value += there * (FREE_ROOM + FREE_FLOOR * table.floor_points[floor])
        fill -= there
        floor -= 1
    return value


def filled_tables(h: Hotelier) -> i64:
    number: i64 = 0
    for guest in h.cafe:
        if guest != NONE:
            number += 1
    return number


# ---- guests -------------------------------------------------------------------------------------


def cafe(p: Position, h: Hotelier, turns: i64) -> i64:
    """Each guest by what moving in brings, less what is still missing; each piece of the kitchen counts once."""
    value: i64 = 0
    kitchen: i64 = h.kitchen
    for at in range(TABLES):
        if h.cafe[at] != NONE:
            value += guest_value(p, h, h.cafe[at], h.lacks[at], kitchen, turns)
            kitchen -= ready(h.lacks[at], kitchen)
    return value


def ready(lacks: i64, kitchen: i64) -> i64:
    """The pieces of the kitchen that a guest lacks, packed."""
    found: i64 = 0
    for food in range(4):
        found += packed(food, min(count(lacks, food), count(kitchen, food)))
    return found


def moving_in(p: Position, h: Hotelier, guest: i64, turns: i64) -> i64:
    """What a guest brings who moves in, beside the room."""
    gain: i64 = POINT * p.table.guest_points[guest] + reward(p, h, FIRST_GUEST + guest, turns)
    return gain * 9 // 10 + MOVING_IN


def piece_value(gain: i64, order: i64) -> i64:
    """What one more piece on the card of a guest is worth."""
    return max(PIECE_PLACED, gain * PIECE_SHARE // (10 * order))


def guest_value(p: Position, h: Hotelier, guest: i64, lacks: i64, kitchen: i64, turns: i64) -> i64:
    gain: i64 = moving_in(p, h, guest, turns)
    room = has_room(p, h, guest)
    own_turn = p.hoteliers[p.active] is h
    if lacks == 0:
        if room:
            return gain if turns or own_turn else -LEFT_GUEST
        return gain * 6 // 10 if turns else -LEFT_GUEST
    missing: i64 = total(lacks)
    served: i64 = total(ready(lacks, kitchen))
    piece: i64 = piece_value(gain, p.table.order_size[guest])
    if turns == 0:
        done = own_turn and room and served == missing and h.krones > 0
        return gain - 30 if done else -LEFT_GUEST
    work: i64 = 2 * missing - served + (0 if room else ROOM_MISSING)
    risk: i64 = (LEFT_GUEST + gain // 2) * work * work // (work * work + HASTE * turns * turns)
    return gain - missing * piece + served * (piece - PIECE_READY - PIECE) - ORDER_OPEN - risk


def has_room(p: Position, h: Hotelier, guest: i64) -> bool:
    free: i64 = h.tiles & ~h.occupied
    color: i64 = p.table.guest_color[guest]
    return free != 0 if color == GREEN else free & p.table.color_rooms[3 * h.board + color] != 0


def reward(p: Position, h: Hotelier, origin: i64, turns: i64) -> i64:
    """What a printed list of effects usually brings."""
    value: i64 = 0
    for effect in p.table.effects[origin]:
        value += effect_value(p, h, effect, turns)
    return value


def effect_value(p: Position, h: Hotelier, effect: Effect, turns: i64) -> i64:
    kind: i64 = effect.kind
    if kind == KRONES:
        return min(effect.n, p.table.most_krones - h.krones) * (KRONE - 1)
    if kind == EMPEROR:
        return effect.n * STEP
    if kind == POINTS:
        return effect.n * POINT
    if kind == FOOD:
        return total(effect.food) * PIECE
    if turns == 0 and kind in (DRAW_STAFF, TAKE_GUEST):
        return 0
    if kind == DRAW_STAFF:
        return effect.n * CARD
    if kind == FOOD_CHOICE:
        return effect.n * (PIECE + 3)
    if kind == PREPARE_ROOM:
        return effect.n * (PREPARING_ONE + 4 * min(effect.discount, 3) + (OCCUPYING if effect.occupied else 0))
    if kind == OCCUPY_ROOM:
        return effect.n * OCCUPYING
    if kind == PLAY_STAFF:
        return effect.n * (8 + 6 * min(effect.discount, 5))
    if kind == DRAW_PLAY_STAFF:
        return 20 + 7 * min(effect.discount, 5)
    if kind == TAKE_GUEST:
        return effect.n * (NEW_GUEST if turns > 2 else 0)
    if kind == COMPLETE_ORDER:
        return 35
    return EXTRA_USE if kind in (EXTRA_ACTION, EXTRA_TURN) else 0


# ---- the emperor --------------------------------------------------------------------------------


def favour(p: Position, start: i64) -> i64:
    """What the coming scorings are likely to bring to a disc on a space; the nearer, the more it counts."""
    table = p.table
    value: i64 = 0
    space: i64 = start
    weight: i64 = FIRST_SCORING
    for turn in range(max(1, p.round), table.rounds + 1):
        if table.retreat[turn] and not (turn == p.round and p.phase > TURN):
            away: i64 = turn - p.round
            likely: i64 = min(table.last_space, space + min(away, 3))
            after: i64 = likely - table.retreat[turn]
            worth: i64 = POINT * table.space_score[likely]
            if after >= table.bonus_from:
                worth += EMPEROR_BONUS
            elif after > 0:
                worth += 8 * after
            else:
                worth -= EMPEROR_PENALTY + 6 * after
            value += worth * weight // 10
            space = max(0, after)
            weight = weight * LATER_SCORING // 10
    return value + SPACE * start


def tracks_value(p: Position, h: Hotelier, strength: i64) -> i64:
    """The best split of krones and steps."""
    best: i64 = 0
    now: i64 = favour(p, h.emperor)
    for steps in range(strength + 1):
        krones: i64 = min(strength - steps, p.table.most_krones - h.krones)
        extra: i64 = FIRST_KRONE * max(0, min(FIRST_KRONES - h.krones, krones))
        space: i64 = min(p.table.last_space, h.emperor + steps)
        best = max(best, krones * KRONE + extra + favour(p, space) - now + POINT * (h.emperor + steps - space))
    return best


# ---- staff --------------------------------------------------------------------------------------


def played(p: Position, seat: i64, h: Hotelier, turns: i64) -> i64:
    """What the staff in play is worth: final scoring as it stands and grows, the rest by the turns to come."""
    value: i64 = 0
    cards: i64 = h.played
    while cards:
        card: i64 = lowest(cards)
        if p.table.of_type[END] >> card & 1:
            value += POINT * staff_value(p, seat, card)
        value += worth(p, h, card, turns, h.used >> card & 1 != 0)
        cards &= cards - 1
    return value


def worth(p: Position, h: Hotelier, card: i64, turns: i64, used: bool) -> i64:
    """What a card in play will still bring, in tenths."""
    table = p.table
    value: i64 = 0
    rounds: i64 = table.rounds - p.round
    dice: i64 = dice_watched(table, card)
    for effect in table.effects[card + 1]:
        kind: i64 = effect.kind
        if kind == FOOD and table.staff_type[card] == 1:
            value += total(effect.food) * (PIECE - 2) * (rounds + (0 if used else 1))
        elif table.staff_type[card] == 0:
            continue
        elif kind == STRENGTH:
            value += effect.n * PIECE * turns * dice // STAFF_TURN
        elif dice and kind <= PLAY_STAFF:
            value += effect_value(p, h, effect, turns) * turns * dice // STAFF_TURN
        elif kind in (KRONES, EMPEROR, POINTS):
            value += effect.n * POINT * turns // STAFF_TURN
        else:
            value += standing_value(effect, turns)
    return value


def dice_watched(table: Printed, card: i64) -> i64:
    """How many values of dice a card reacts to."""
    number: i64 = 0
    for value in range(1, 7):
        number += table.reacts[value] >> card & 1
    return number


def standing_value(effect: Effect, turns: i64) -> i64:
    """What changes costs, and how much a final scoring card is likely to grow."""
    kind: i64 = effect.kind
    if kind in (FREE_ROOMS, FREE_GUESTS, FREE_SERVING):
        return STANDING * turns
    if kind in (NO_SIX_FEE, IGNORE_PENALTY):
        return STANDING * turns // 2
    if kind == COPY_END_STAFF:
        return COPYING
    return growth(effect) * turns * GROWTH // 10


def growth(effect: Effect) -> i64:
    """Tenths of points that a final scoring effect usually gains in a turn."""
    kind: i64 = effect.kind
    if kind in (SCORE_OCCUPIED, SCORE_ROOM_TILES):
        return effect.n * (2 if effect.color >= 0 else 6)
    if kind in (SCORE_STAFF, SCORE_COLOR_SETS, SCORE_GROUPS):
        return 2 * effect.n
    return effect.n if kind in (SCORE_FLOORS, SCORE_COLUMNS, SCORE_OBJECTIVES) else 3


def hand(p: Position, h: Hotelier, turns: i64) -> i64:
    """Cards in hand: chances, and no more than can still be played."""
    return CARD * min(size(h.hand), turns) * min(turns, 6) // 6


# ---- objectives ---------------------------------------------------------------------------------


def objectives(p: Position, seat: i64, h: Hotelier, turns: i64) -> i64:
    value: i64 = 0
    for at in range(3):
        place: i64 = open_place(p, at, seat)
        if place == NONE:
            continue
        points: i64 = POINT * p.table.objective_points[place]
        if met(p, h, p.objectives[at]):
            value += points * 9 // 10 if turns or p.active == seat else 0
        elif turns:
            percent: i64 = progress(p, h, p.objectives[at])
            value += points * OBJECTIVE_HOPE * percent // 10 * percent // 10000
    return value


def open_place(p: Position, at: i64, seat: i64) -> i64:
    """The place that a disc of this seat would get, or NONE."""
    for place in range(DISCS):
        holder: i64 = p.claims[DISCS * at + place]
        if holder == NONE:
            return place
        if holder == seat:
            return NONE
    return NONE


def progress(p: Position, h: Hotelier, objective: i64) -> i64:
    """How far an objective is, in percent."""
    table = p.table
    test: i64 = table.test[objective]
    least: i64 = table.least[objective]
    done: i64
    if test == 0:
        done = h.krones
    elif test == 1:
        done = size(h.tiles)
    elif test == 2:
        done = size(h.played)
    elif test == 3:
        done = h.emperor
    elif test == 5:
        done = full_groups(table, h)
    elif test == 8:
        done = 0
        least = 0
        for color in range(3):
            needed: i64 = count(table.least[objective], color)
            done += min(needed, occupied_of(table, h, color))
            least += needed
    else:
        done = size(h.occupied)
        least = 10
    return min(100, 100 * done // max(1, least))


# ---- pending effects ----------------------------------------------------------------------------


def pending(p: Position, h: Hotelier, turns: i64) -> i64:
    """What is on the stack counts as what it will usually bring."""
    value: i64 = 0
    for at in range(0, len(p.stack), WIDTH):
        value += frame_value(
            p, h, p.stack[at], p.stack[at + 1], p.stack[at + 2], p.stack[at + 3], p.stack[at + 4], turns
        )
    return value


def frame_value(
    p: Position, h: Hotelier, kind: i64, left: i64, discount: i64, extra: i64, source: i64, turns: i64
) -> i64:
    if kind == EFFECTS:
        return items_value(p, h, left, discount, extra, source, turns)
    if kind in (BOOST, FOOD_SPLIT, TRACK_SPLIT):
        return action_value(p, h, discount, left, turns)
    if kind == COPY:
        return best_copy(p, h, left, turns)
    if kind == PLACE:
        return received(h, left)
    if kind == CHOOSE_FOOD:
        return left * (PIECE + 4)
    if kind == PREPARE:
        return rooms_value(h, left, discount) + (OCCUPYING if extra & 8 else 0)
    if kind == OCCUPY:
        return min(left, size(h.tiles & ~h.occupied)) * OCCUPYING
    if kind == PLAY:
        return best_card(p, h, h.hand, discount, turns)
    if kind == DRAW_PLAY:
        return best_card(p, h, left, discount, turns) + 1
    if kind == TAKE:
        return left * NEW_GUEST
    if kind == COMPLETE:
        return 35
    if kind == EXTRA:
        return EXTRA_USE
    if kind == SERVE:
        return serving(h, left)
    if kind == SETTLE:
        return 2
    if kind == BONUS_ORDER:
        return POINT * p.table.group_bonus[GROUPS * h.board + extra] + reward(p, h, FIRST_GUEST + left, turns)
    return 0


def items_value(p: Position, h: Hotelier, left: i64, strength: i64, extra: i64, source: i64, turns: i64) -> i64:
    value: i64 = 0
    if source == FROM_ACTION:
        if left & 1:
            value += action_value(p, h, extra % BOTH_FLAG, strength, turns)
        return value + (12 if left & 2 else 0)
    items: i64 = left
    while items:
        value += effect_value(p, h, p.table.effects[source][lowest(items)], turns)
        items &= items - 1
    return value + (POINT * p.table.group_bonus[GROUPS * h.board + extra - 1] if extra else 0)


def action_value(p: Position, h: Hotelier, action: i64, strength: i64, turns: i64) -> i64:
    """What a main action of this strength usually brings."""
    if action == PREPARING:
        return rooms_value(h, strength, 0)
    if action == TRACKS:
        return tracks_value(p, h, strength)
    if action == HIRE:
        return best_card(p, h, h.hand, strength, turns)
    missing: i64 = h.lacks[0] + h.lacks[1] + h.lacks[2]
    base: i64 = p.table.base[action]
    limited: i64 = p.table.limited[action]
    fine: i64 = min(strength // 2, count(missing, limited))
    plain: i64 = min(strength - fine, count(missing, base))
    return strength * PIECE + (fine + plain) * (PIECE_PLACED - PIECE + PIECE_READY)


def received(h: Hotelier, pieces: i64) -> i64:
    """Food that waits to be placed."""
    missing: i64 = h.lacks[0] + h.lacks[1] + h.lacks[2]
    return PIECE * total(pieces) + (PIECE_PLACED - PIECE + PIECE_READY) * total(ready(missing, pieces))


def serving(h: Hotelier, moves: i64) -> i64:
    """Moves from the kitchen that are already paid."""
    value: i64 = PIECE_READY * min(moves, total(ready(h.lacks[0] + h.lacks[1] + h.lacks[2], h.kitchen)))
    for at in range(TABLES):
        lacks: i64 = h.lacks[at]
        if lacks and total(lacks) <= moves and ready(lacks, h.kitchen) == lacks:
            value += ORDER_OPEN
    return value


def rooms_value(h: Hotelier, number: i64, discount: i64) -> i64:
    """Rooms that could be prepared: worth less the more stand free already."""
    free: i64 = size(h.tiles & ~h.occupied)
    possible: i64 = min(number, ROOMS - size(h.tiles))
    useful: i64 = max(0, min(possible, 7 - free))
    return useful * (PREPARING_ONE + 3 * min(discount, 3)) + (possible - useful) * 3


def best_card(p: Position, h: Hotelier, cards: i64, discount: i64, turns: i64) -> i64:
    """The best card of a set that can be paid: what it will bring less what it costs."""
    best: i64 = 0
    rest: i64 = payable(p, h, cards, discount)
    while rest:
        card: i64 = lowest(rest)
        cost: i64 = max(0, p.table.cost[card] - discount)
        best = max(best, card_value(p, h, card, turns) - cost * (KRONE - 2))
        rest &= rest - 1
    return best


def card_value(p: Position, h: Hotelier, card: i64, turns: i64) -> i64:
    """What a card brings when it is played."""
    table = p.table
    if table.staff_type[card] == 0:
        return reward(p, h, card + 1, turns)
    value: i64 = worth(p, h, card, turns, False)
    if table.of_type[END] >> card & 1:
        value += POINT * staff_value(p, p.active, card)
    return value
