"""Actions as small ints, in the order of the table of decisions (GA-D.10 to D.41), and their structured form.

Each kind has a first number; what it names (a card, a room, a food with a guest) is added to it.
"""

from typing import Final

from tabledhote.games.austria.components import (
    FIRST_GUEST,
    FIRST_OBJECTIVE,
    GUESTS,
    OBJECTIVES,
    STAFF,
    STRONGEST,
    Printed,
)
from tabledhote.games.austria.rules.rooms import ROOMS, room_number
from tabledhote.games.austria.rules.vocabulary import FOODS
from tabledhote.kernel.state import Action

VALUES: Final = 7  # of a die, with an unused 0
SPLITS: Final = STRONGEST + 1  # the most ways to split
ALL_SPLITS: Final = SPLITS * SPLITS  # of every strength
ITEMS: Final = 6  # the most effects in a printed list

DRAFT: Final = 0
TAKE_GUEST: Final = DRAFT + STAFF
PREPARE_ROOM: Final = TAKE_GUEST + GUESTS
PASS: Final = PREPARE_ROOM + ROOMS
TAKE_DIE: Final = PASS + 1
USE_SPACE: Final = TAKE_DIE + VALUES
COPY_ACTION: Final = USE_SPACE + VALUES
BOOST: Final = COPY_ACTION + VALUES
TAKE_FOOD: Final = BOOST + 1  # dishes, then drinks; strength * SPLITS + pieces of the limited food
SPLIT: Final = TAKE_FOOD + 2 * ALL_SPLITS  # strength * SPLITS + emperor steps
PLACE_FOOD: Final = SPLIT + ALL_SPLITS  # food * GUESTS + guest
KEEP_FOOD: Final = PLACE_FOOD + 4 * GUESTS
CHOOSE_FOOD: Final = KEEP_FOOD + 4
PLAY_STAFF: Final = CHOOSE_FOOD + 4
RETURN_STAFF: Final = PLAY_STAFF + STAFF
OCCUPY_ROOM: Final = RETURN_STAFF + STAFF
COMPLETE_ORDER: Final = OCCUPY_ROOM + ROOMS
RESOLVE: Final = COMPLETE_ORDER + GUESTS
GROUP_BONUS: Final = RESOLVE + ITEMS
SERVE: Final = GROUP_BONUS + 2  # food * GUESTS + guest
USE_STAFF: Final = SERVE + 4 * GUESTS
CLAIM: Final = USE_STAFF + STAFF
MOVE_IN: Final = CLAIM + OBJECTIVES
CHOOSE_ROOM: Final = MOVE_IN + GUESTS
END_TURN: Final = CHOOSE_ROOM + ROOMS
IGNORE_PENALTY: Final = END_TURN + 1
CHOOSE_PENALTY: Final = IGNORE_PENALTY + 1
DISCARD_STAFF: Final = CHOOSE_PENALTY + 2
REMOVE_ROOM: Final = DISCARD_STAFF + STAFF
DISCARD_PLAYED: Final = REMOVE_ROOM + ROOMS
COPY_STAFF: Final = DISCARD_PLAYED + STAFF
SKIP: Final = COPY_STAFF + STAFF
ACTIONS: Final = SKIP + 1

BONUS_TIMES: Final = ("before", "after")
SIDES: Final = ("left", "right")

# Kinds whose structured form is one field with a printed number: first action, name, field, number of the first.
NUMBERED: Final = (
    (DRAFT, "draft", "staff", 1),
    (TAKE_GUEST, "take_guest", "guest", FIRST_GUEST),
    (TAKE_DIE, "take_die", "value", 0),
    (USE_SPACE, "use_space", "value", 0),
    (COPY_ACTION, "copy_action", "value", 0),
    (PLAY_STAFF, "play_staff", "staff", 1),
    (RETURN_STAFF, "return_staff", "staff", 1),
    (COMPLETE_ORDER, "complete_order", "guest", FIRST_GUEST),
    (RESOLVE, "resolve", "item", 0),
    (USE_STAFF, "use_staff", "staff", 1),
    (CLAIM, "claim", "objective", FIRST_OBJECTIVE),
    (MOVE_IN, "move_in", "guest", FIRST_GUEST),
    (DISCARD_STAFF, "discard_staff", "staff", 1),
    (DISCARD_PLAYED, "discard_played", "staff", 1),
    (COPY_STAFF, "copy_staff", "staff", 1),
)
ROOM_KINDS: Final = (
    (PREPARE_ROOM, "prepare_room"),
    (OCCUPY_ROOM, "occupy_room"),
    (CHOOSE_ROOM, "choose_room"),
    (REMOVE_ROOM, "remove_room"),
)
FOOD_KINDS: Final = ((KEEP_FOOD, "keep_food"), (CHOOSE_FOOD, "choose_food"))
SERVING_KINDS: Final = ((PLACE_FOOD, "place_food"), (SERVE, "serve"))
BARE: Final = (
    (PASS, "pass"),
    (BOOST, "boost"),
    (END_TURN, "end_turn"),
    (IGNORE_PENALTY, "ignore_penalty"),
    (SKIP, "skip"),
)
STARTS: Final = sorted(
    [start for start, _, _, _ in NUMBERED]
    + [start for start, _ in ROOM_KINDS + FOOD_KINDS + SERVING_KINDS + BARE]
    + [TAKE_FOOD, SPLIT, GROUP_BONUS, CHOOSE_PENALTY]
)


def describe(table: Printed, action: int) -> Action:
    """The structured form of an action, as in the table of decisions."""
    start = max(first for first in STARTS if first <= action)
    rest = action - start
    for first, do, field, number in NUMBERED:
        if first == start:
            return {"do": do, field: rest + number}
    for first, do in ROOM_KINDS:
        if first == start:
            return {"do": do, "room": room_number(rest)}
    for first, do in FOOD_KINDS:
        if first == start:
            return {"do": do, "food": FOODS[rest]}
    for first, do in SERVING_KINDS:
        if first == start:
            return {"do": do, "food": FOODS[rest // GUESTS], "guest": rest % GUESTS + FIRST_GUEST}
    for first, do in BARE:
        if first == start:
            return {"do": do}
    if start == GROUP_BONUS:
        return {"do": "group_bonus", "when": BONUS_TIMES[rest]}
    if start == CHOOSE_PENALTY:
        return {"do": "choose_penalty", "option": SIDES[rest]}
    strength, part = divmod(rest % ALL_SPLITS, SPLITS)
    if start == SPLIT:
        return {"do": "split", "emperor": part, "krones": strength - part}
    value = rest // ALL_SPLITS + 1
    return {"do": "take_food", FOODS[table.base[value]]: strength - part, FOODS[table.limited[value]]: part}
