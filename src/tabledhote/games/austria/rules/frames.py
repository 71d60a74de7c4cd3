"""The frames of pending effects (GA-11), five ints each: what the ints of each kind mean. stack.py piles them up.

| frame | left | discount | extra |
| --- | --- | --- | --- |
| effects | items not yet started, as bits | | group that pays afterwards + 1 |
| effects of a die | MAIN_ITEM and STAFF_ITEM, as bits | strength | action, DIE_UNSPLIT, DIE_STAFF |
| copy | strength | | BOOSTABLE, UNSPLIT, STAFF_BESIDE |
| boost | strength | action | BOOSTABLE, UNSPLIT, STAFF_BESIDE |
| food_split, track_split | strength | action | |
| place | pieces, packed | | |
| food_choice, take_guest, serve, discard, discard_end | how many | | |
| occupy_room, complete_order | how many | | colour + 1, or 0 for any |
| prepare_room | how many | off the price | highest floor, OCCUPIED_AT_ONCE, COLORED |
| play_staff | how many | off the cost | |
| draw_play_staff | cards, as bits | off the cost | |
| return | cards, as bits | | card whose effects follow + 1 |
| settle | guest | | |
| bonus_order | guest | | group to be paid |
| ignore | | its cost | |
| remove | how many | which rooms are picked | 1 if occupied ones, LAST_REMOVED |
| extra_action, penalty_choice | | | |

`source` says where a frame comes from: a printed number or a word of SOURCE_WORDS.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final[i64] = 5  # ints of a frame
LEFT_AT: Final = 1  # the place of `left` in a frame, for readers of whole stacks

# ---- kinds of frames ----------------------------------------------------------------------------

EFFECTS: Final = 0
COPY: Final = 1
BOOST: Final = 2
FOOD_SPLIT: Final = 3
TRACK_SPLIT: Final = 4
PLACE: Final = 5
CHOOSE_FOOD: Final = 6
PREPARE: Final = 7
OCCUPY: Final = 8
PLAY: Final = 9
DRAW_PLAY: Final = 10
RETURN: Final = 11
TAKE: Final = 12
COMPLETE: Final = 13
EXTRA: Final = 14
SERVE: Final = 15
SETTLE: Final = 16
BONUS_ORDER: Final = 17
IGNORE: Final = 18
PENALTY_CHOICE: Final = 19
DISCARD: Final = 20
REMOVE: Final = 21
DISCARD_END: Final = 22
FRAMES: Final = (
    "effects",
    "copy",
    "boost",
    "food_split",
    "track_split",
    "place",
    "food_choice",
    "prepare_room",
    "occupy_room",
    "play_staff",
    "draw_play_staff",
    "return",
    "take_guest",
    "complete_order",
    "extra_action",
    "serve",
    "settle",
    "bonus_order",
    "ignore",
    "penalty_choice",
    "discard",
    "remove",
    "discard_end",
)

# ---- what `extra` packs -------------------------------------------------------------------------

# Copy and boost: what the die brings to the action that follows.
BOOSTABLE: Final = 1  # the owner may still buy a boost
UNSPLIT: Final = 2  # action 4 gives both krones and steps in full
STAFF_BESIDE: Final = 4  # times the number of the staff card whose effect stands beside the action

# Effects of a die: the action itself (1 to 5), and besides:
DIE_UNSPLIT: Final = 8
DIE_STAFF: Final = 16  # times the number of the staff card
MAIN_ITEM: Final = 0  # the two items of such a list
STAFF_ITEM: Final = 1
DIE_ITEMS: Final = 0b11  # both of them

# Prepare: which rooms (GA-12.7); the highest floor is below 8.
OCCUPIED_AT_ONCE: Final = 8
COLORED: Final = 16  # times the colour + 1
ANY_ROOM: Final = 4  # all four floors, every colour

# Remove: the state of the rooms is below 2.
LAST_REMOVED: Final = 2  # times the room that went last + 1


def die_extra(action: i64, terms: i64) -> i64:
    """The `extra` of the effects of a die, from that of the copy or boost frame before."""
    unsplit: i64 = DIE_UNSPLIT if terms & UNSPLIT else 0
    return action + unsplit + DIE_STAFF * (terms // STAFF_BESIDE)


def die_action(extra: i64) -> i64:
    return extra & (DIE_UNSPLIT - 1)


def die_staff(extra: i64) -> i64:
    """The printed number of the staff card that stands beside the action."""
    return extra // DIE_STAFF


def room_terms(max_floor: i64, occupied: i64, color: i64) -> i64:
    """What an effect says of the rooms it prepares; colour -1 means any."""
    return max_floor + OCCUPIED_AT_ONCE * occupied + COLORED * (color + 1)


def highest_floor(extra: i64) -> i64:
    """The highest floor, counted from 1, on which a room may be prepared."""
    return extra & (OCCUPIED_AT_ONCE - 1)


def room_color(extra: i64) -> i64:
    """The colour of the rooms that may be prepared, or -1 for any."""
    return extra // COLORED - 1


def removal(occupied: i64, last: i64) -> i64:
    """The `extra` of a removal: which state the rooms have, and the room that went last or -1."""
    return occupied + LAST_REMOVED * (last + 1)


def removed_state(extra: i64) -> i64:
    return extra & (LAST_REMOVED - 1)


def last_removed(extra: i64) -> i64:
    return extra // LAST_REMOVED - 1
