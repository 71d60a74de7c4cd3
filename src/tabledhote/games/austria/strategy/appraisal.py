"""What single things are worth, in tenths of points: goods, rooms, guests, effects, staff and the emperor's favour."""

from mypy_extensions import i64

from tabledhote.games.austria.components import END, FIRST_GUEST, GROUPS, ONCE, ROUND
from tabledhote.games.austria.rules.cafe import fitting_rooms
from tabledhote.games.austria.rules.counting import goods_points, staff_value
from tabledhote.games.austria.rules.effects import payable
from tabledhote.games.austria.rules.rooms import COLUMNS, FLOOR, FLOORS
from tabledhote.games.austria.rules.vocabulary import (
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
    common,
    total,
)
from tabledhote.games.austria.state import NONE, TABLES, TURN, Hotelier, Position, owner
from tabledhote.games.austria.strategy.constants import (
    CARD,
    COPYING,
    EMPEROR_BONUS,
    EMPEROR_PENALTY,
    ENOUGH_TURNS,
    EXTRA_USE,
    FIRST_KRONE,
    FIRST_KRONES,
    FIRST_SCORING,
    FREE_FLOOR,
    FREE_ROOM,
    GAIN_KEPT,
    GAIN_WITHOUT_ROOM,
    GROUP_HOPE,
    GROWTH,
    HASTE,
    HIRING_DRAWN,
    HIRING_DRAWN_OFF,
    HIRING_OFF,
    HIRING_OFF_MOST,
    HIRING_ONE,
    KRONE,
    KRONE_FOR_STAFF,
    KRONE_GAINED,
    KRONES_ENOUGH,
    LAST_SERVING,
    LATER_SCORING,
    LEFT_GUEST,
    MOVING_IN,
    NEARER,
    NEW_GUEST,
    OCCUPYING,
    ORDER_FILLED,
    ORDER_OPEN,
    PIECE,
    PIECE_EACH_ROUND,
    PIECE_OF_CHOICE,
    PIECE_PLACED,
    PIECE_READY,
    PIECE_SHARE,
    POINT,
    PREPARING_ONE,
    ROOM_MISSING,
    ROOM_OFF,
    ROOM_OFF_MOST,
    SETTLED,
    SPACE,
    STAFF_TURN,
    STANDING,
    STEP,
)
from tabledhote.kernel.bits import lowest, size

# ---- goods ---------------------------------------------------------------------------------------


def goods_value(h: Hotelier, turns: i64) -> i64:
    """Krones and food of the kitchen: a point each in the end, more while they can be used."""
    if turns == 0:
        return POINT * goods_points(h)
    useful: i64 = min(h.krones, KRONES_ENOUGH)
    value: i64 = POINT * h.krones + (KRONE - POINT) * useful + FIRST_KRONE * min(h.krones, FIRST_KRONES)
    return value + PIECE * total(h.kitchen)


# ---- the hotel -----------------------------------------------------------------------------------


def hotel_value(p: Position, h: Hotelier, turns: i64) -> i64:
    """Groups on the way to their bonus, and free rooms that guests will fill in time."""
    table = p.table
    value: i64 = 0
    for group in range(GROUPS):
        at: i64 = GROUPS * h.board + group
        members: i64 = table.groups[at]
        if h.tiles & members and not h.paid >> group & 1:
            done: i64 = 2 * size(h.occupied & members) + size(h.tiles & members)
            whole: i64 = 3 * table.group_size[at]  # a free room counts a third of an occupied one
            hope: i64 = GROUP_HOPE * table.group_bonus[at] * min(turns, ENOUGH_TURNS)
            value += hope * done * done // (whole * whole * ENOUGH_TURNS)
    value += (filled_room_value(turns) + SETTLED) * size(h.occupied)
    free: i64 = h.tiles & ~h.occupied
    fill: i64 = min(size(free), turns + filled_tables(h))
    floor: i64 = FLOORS - 1
    while floor >= 0 and fill > 0:
        there: i64 = min(fill, size((free >> (floor * COLUMNS)) & FLOOR))
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


# ---- guests --------------------------------------------------------------------------------------


def cafe_value(p: Position, h: Hotelier, turns: i64) -> i64:
    """Each guest by what moving in brings, less what is still missing; each piece of the kitchen counts once."""
    value: i64 = 0
    kitchen: i64 = h.kitchen
    for at in range(TABLES):
        if h.cafe[at] != NONE:
            value += guest_value(p, h, h.cafe[at], h.lacks[at], kitchen, turns)
            kitchen -= common(h.lacks[at], kitchen)
    return value


def moving_in_value(p: Position, h: Hotelier, guest: i64, turns: i64) -> i64:
    """What a guest who moves in brings besides the room."""
    gain: i64 = POINT * p.table.guest_points[guest] + reward_value(p, h, FIRST_GUEST + guest, turns)
    return gain * GAIN_KEPT // 10 + filled_room_value(turns)


def filled_room_value(turns: i64) -> i64:
    """What a room with a guest promises besides its points: groups, objectives, staff that counts rooms."""
    return MOVING_IN if turns > 1 else MOVING_IN // 2


def piece_value(gain: i64, order: i64) -> i64:
    """What one more piece on the card of a guest is worth."""
    return max(PIECE_PLACED, gain * PIECE_SHARE // (10 * order))


def guest_value(p: Position, h: Hotelier, guest: i64, lacks: i64, kitchen: i64, turns: i64) -> i64:
    gain: i64 = moving_in_value(p, h, guest, turns)
    room = fitting_rooms(p, h, guest) != 0
    if lacks == 0:
        if room:
            return gain if turns or owner(p) is h else -LEFT_GUEST
        return gain * GAIN_WITHOUT_ROOM // 10 if turns else -LEFT_GUEST
    missing: i64 = total(lacks)
    served: i64 = total(common(lacks, kitchen))
    piece: i64 = piece_value(gain, p.table.order_size[guest])
    if turns == 0:
        done = owner(p) is h and room and served == missing and h.krones > 0
        return gain - LAST_SERVING if done else -LEFT_GUEST
    work: i64 = 2 * missing - served + (0 if room else ROOM_MISSING)
    risk: i64 = (LEFT_GUEST + gain // 2) * work * work // (work * work + HASTE * turns * turns)
    return gain - missing * piece + served * (piece - PIECE_READY - PIECE) - ORDER_OPEN - risk


# ---- effects -------------------------------------------------------------------------------------


def reward_value(p: Position, h: Hotelier, origin: i64, turns: i64) -> i64:
    """What a printed list of effects usually brings."""
    value: i64 = 0
    for effect in p.table.effects[origin]:
        value += effect_value(p, h, effect, turns)
    return value


def effect_value(p: Position, h: Hotelier, effect: Effect, turns: i64) -> i64:
    kind: i64 = effect.kind
    if kind == KRONES:
        return min(effect.n, p.table.most_krones - h.krones) * KRONE_GAINED
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
        return effect.n * PIECE_OF_CHOICE
    if kind == PREPARE_ROOM:
        return effect.n * (
            PREPARING_ONE + ROOM_OFF * min(effect.discount, ROOM_OFF_MOST) + (OCCUPYING if effect.occupied else 0)
        )
    if kind == OCCUPY_ROOM:
        return effect.n * OCCUPYING
    if kind == PLAY_STAFF:
        return effect.n * (HIRING_ONE + HIRING_OFF * min(effect.discount, HIRING_OFF_MOST))
    if kind == DRAW_PLAY_STAFF:
        return HIRING_DRAWN + HIRING_DRAWN_OFF * min(effect.discount, HIRING_OFF_MOST)
    if kind == TAKE_GUEST:
        return effect.n * (NEW_GUEST if turns > 2 else 0)
    if kind == COMPLETE_ORDER:
        return ORDER_FILLED
    return EXTRA_USE if kind in (EXTRA_ACTION, EXTRA_TURN) else 0


# ---- staff ---------------------------------------------------------------------------------------


def played_value(p: Position, seat: i64, h: Hotelier, turns: i64) -> i64:
    """What the staff in play is worth: final scoring as it stands and grows, the rest by the turns to come."""
    value: i64 = 0
    cards: i64 = h.played & ~p.table.of_type[ONCE]
    while cards:
        card: i64 = lowest(cards)
        if p.table.of_type[END] >> card & 1:
            value += POINT * staff_value(p, seat, card)
        value += future_value(p, h, card, turns, h.used >> card & 1 != 0)
        cards &= cards - 1
    return value


def hand_value(h: Hotelier, turns: i64) -> i64:
    """Cards in hand: chances, and no more than can still be played."""
    return CARD * min(size(h.hand), turns) * min(turns, ENOUGH_TURNS) // ENOUGH_TURNS


def future_value(p: Position, h: Hotelier, card: i64, turns: i64, used: bool) -> i64:
    """What a card in play will still bring."""
    table = p.table
    value: i64 = 0
    rounds: i64 = table.rounds - p.round
    dice: i64 = table.dice_watched[card]
    for effect in table.effects[card + 1]:
        kind: i64 = effect.kind
        if kind == FOOD and table.staff_type[card] == ROUND:
            value += total(effect.food) * PIECE_EACH_ROUND * (rounds + (0 if used else 1))
        elif table.staff_type[card] == ONCE:
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


def card_value(p: Position, seat: i64, h: Hotelier, card: i64, turns: i64) -> i64:
    """What a card brings when it is played."""
    table = p.table
    if table.staff_type[card] == ONCE:
        return reward_value(p, h, card + 1, turns)
    value: i64 = future_value(p, h, card, turns, False)
    if table.of_type[END] >> card & 1:
        value += POINT * staff_value(p, seat, card)
    return value


def best_card_value(p: Position, h: Hotelier, cards: i64, discount: i64, turns: i64) -> i64:
    """What the best card of a set that can be paid will bring, less what it costs."""
    best: i64 = 0
    rest: i64 = payable(p, h, cards, discount)
    while rest:
        card: i64 = lowest(rest)
        cost: i64 = max(0, p.table.cost[card] - discount)
        best = max(best, card_value(p, p.active, h, card, turns) - cost * KRONE_FOR_STAFF)
        rest &= rest - 1
    return best


# ---- the emperor ---------------------------------------------------------------------------------


def favour(p: Position, start: i64) -> i64:
    """What the coming scorings are likely to bring to a disc on a space; the nearer, the more it counts."""
    table = p.table
    value: i64 = 0
    space: i64 = start
    weight: i64 = FIRST_SCORING
    for turn in table.scorings:
        away: i64 = turn - p.round
        if away > 0 or (away == 0 and p.phase <= TURN):
            likely: i64 = min(table.last_space, space + min(away, 3))
            after: i64 = likely - table.retreat[turn]
            scoring: i64 = POINT * table.space_score[likely] + NEARER * after
            if after >= table.bonus_from:
                scoring += EMPEROR_BONUS
            elif after <= 0:
                scoring -= EMPEROR_PENALTY
            value += scoring * weight // 10
            space = max(0, after)
            weight = weight * LATER_SCORING // 10
    return value + SPACE * start


def tracks_value(p: Position, h: Hotelier, strength: i64) -> i64:
    """What the best split into krones and steps brings."""
    best: i64 = 0
    now: i64 = favour(p, h.emperor)
    for steps in range(strength + 1):
        krones: i64 = min(strength - steps, p.table.most_krones - h.krones)
        extra: i64 = FIRST_KRONE * max(0, min(FIRST_KRONES - h.krones, krones))
        space: i64 = min(p.table.last_space, h.emperor + steps)
        best = max(best, krones * KRONE + extra + favour(p, space) - now + POINT * (h.emperor + steps - space))
    return best
