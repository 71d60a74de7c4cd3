"""What effects, staff cards and the emperor's favour are usually worth, in tenths of points."""

from mypy_extensions import i64

from tabledhote.games.austria.components import END, ONCE, ROUND, Printed
from tabledhote.games.austria.rules.counting import staff_value
from tabledhote.games.austria.rules.effects import payable
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
    total,
)
from tabledhote.games.austria.state import TURN, Hotelier, Position
from tabledhote.games.austria.strategy.constants import (
    CARD,
    COPYING,
    EMPEROR_BONUS,
    EMPEROR_PENALTY,
    EXTRA_USE,
    FIRST_KRONE,
    FIRST_KRONES,
    FIRST_SCORING,
    GROWTH,
    KRONE,
    LATER_SCORING,
    NEARER,
    NEW_GUEST,
    OCCUPYING,
    PIECE,
    POINT,
    PREPARING_ONE,
    SPACE,
    STAFF_TURN,
    STANDING,
    STEP,
)
from tabledhote.kernel.bits import lowest

# ---- effects -------------------------------------------------------------------------------------


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


# ---- staff ---------------------------------------------------------------------------------------


def worth(p: Position, h: Hotelier, card: i64, turns: i64, used: bool) -> i64:
    """What a card in play will still bring, in tenths."""
    table = p.table
    value: i64 = 0
    rounds: i64 = table.rounds - p.round
    dice: i64 = dice_watched(table, card)
    for effect in table.effects[card + 1]:
        kind: i64 = effect.kind
        if kind == FOOD and table.staff_type[card] == ROUND:
            value += total(effect.food) * (PIECE - 2) * (rounds + (0 if used else 1))
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


def card_value(p: Position, seat: i64, h: Hotelier, card: i64, turns: i64) -> i64:
    """What a card brings when it is played."""
    table = p.table
    if table.staff_type[card] == ONCE:
        return reward(p, h, card + 1, turns)
    value: i64 = worth(p, h, card, turns, False)
    if table.of_type[END] >> card & 1:
        value += POINT * staff_value(p, seat, card)
    return value


def best_card(p: Position, h: Hotelier, cards: i64, discount: i64, turns: i64) -> i64:
    """The best card of a set that can be paid: what it will bring less what it costs."""
    best: i64 = 0
    rest: i64 = payable(p, h, cards, discount)
    while rest:
        card: i64 = lowest(rest)
        cost: i64 = max(0, p.table.cost[card] - discount)
        best = max(best, card_value(p, p.active, h, card, turns) - cost * (KRONE - 2))
        rest &= rest - 1
    return best


# ---- the emperor ---------------------------------------------------------------------------------


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
    """The best split of krones and steps."""
    best: i64 = 0
    now: i64 = favour(p, h.emperor)
    for steps in range(strength + 1):
        krones: i64 = min(strength - steps, p.table.most_krones - h.krones)
        extra: i64 = FIRST_KRONE * max(0, min(FIRST_KRONES - h.krones, krones))
        space: i64 = min(p.table.last_space, h.emperor + steps)
        best = max(best, krones * KRONE + extra + favour(p, space) - now + POINT * (h.emperor + steps - space))
    return best
