"""The stack of pending effects (GA-11): its frames, five ints each, and what the ints of each kind mean.

| frame | left | discount | extra |
| --- | --- | --- | --- |
| effects | items not yet started, as bits | | group that pays afterwards + 1 |
| copy | strength | | 1 boost allowed, 2 both tracks, 4 x (attached staff + 1) |
| boost | strength | action | 2 both tracks, 4 x (attached staff + 1) |
| food_split, track_split | strength | action | |
| place | pieces, packed | | |
| food_choice, occupy_room, take_guest, serve, discard | how many | | |
| prepare_room | how many | off the price | highest floor, 8 if occupied, 16 x (colour + 1) |
| play_staff | how many | off the cost | |
| draw_play_staff | cards, as bits | off the cost | |
| return | cards, as bits | | card whose effects follow + 1 |
| settle, bonus_order | guest | | group to be paid |
| remove | how many | which rooms are picked | 1 if occupied ones, 2 x (room removed last + 1) |
| complete_order, extra_action, ignore, penalty_choice, discard_end | | | |

In an effects frame of a die `discount` is the strength, `extra` action + 8 x both tracks + 16 x (attached staff + 1).
`source` says where it comes from: a printed number or a word of SOURCE_WORDS.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 5

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


def push(stack: list[int], kind: i64, left: i64, discount: i64, extra: i64, source: i64) -> None:
    """Put a frame on top."""
    stack.append(kind)
    stack.append(left)
    stack.append(discount)
    stack.append(extra)
    stack.append(source)


def pop(stack: list[int]) -> None:
    """Take the top frame away."""
    del stack[-WIDTH:]


def kind(stack: list[int]) -> i64:
    return stack[-5]


def left(stack: list[int]) -> i64:
    return stack[-4]


def discount(stack: list[int]) -> i64:
    return stack[-3]


def extra(stack: list[int]) -> i64:
    return stack[-2]


def source(stack: list[int]) -> i64:
    return stack[-1]


def leave(stack: list[int], remaining: i64) -> None:
    """What remains of the top frame."""
    stack[-4] = remaining
