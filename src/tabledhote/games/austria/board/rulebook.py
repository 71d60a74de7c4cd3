"""What ties the rules of Grand Austria Hotel to its table: the figures, and the rule behind each prompt."""

from tabledhote.drawing.figure import Figure
from tabledhote.games.austria.board.explain import FOODS
from tabledhote.games.austria.board.pieces import TYPES
from tabledhote.words import Words

MIDDLE = 100  # decisions


def foods(words: Words) -> list[tuple[str, str]]:
    return [(f"piece-{food}", words.name("food", food)) for food in FOODS]


def types(words: Words) -> list[tuple[str, str]]:
    return [(f"type-{kind}", words.name("type", kind)) for kind in TYPES]


SIGNS = (
    *("coin", "point", "crown", "card", "staff", "guest", "door", "bed"),
    *("tray", "flag", "floor", "column", "block", "shield"),
)


def signs(words: Words) -> list[tuple[str, str]]:
    return [(sign, words(f"legend-{sign}")) for sign in SIGNS]


FIGURES = (
    Figure("guests", "GA-2.6", things=("queue",)),
    Figure("types", "GA-2.7", legend=types),
    Figure("setup", "GA-3.6"),
    Figure("staff", "GA-3.7", things=tuple(f"staff-{number}" for number in (6, 12, 20, 23, 37, 41))),
    Figure("dice", "GA-4.3", around=("space-1", "space-6"), decisions=MIDDLE),
    Figure("emperor", "GA-6.8", around=("emperor-track",), decisions=MIDDLE),
    Figure("foods", "GA-8.1", legend=foods),
    Figure("signs", "GA-12.1", legend=signs),
    Figure("hotel", "GA-9.8", things=("hotel-0",), decisions=MIDDLE),
    Figure("objectives", "GA-14.1", around=("objective-107", "objective-115")),
    Figure("tiles", "GA-15.4", around=("tile-A3", "tile-C4")),
    Figure("middle", "GA-7.7", around=("common",), decisions=MIDDLE),
)

PROMPTS = {
    "draft": "GA-3.9",
    "starting_guest": "GA-3.11",
    "starting_rooms": "GA-3.12",
    "turn": "GA-5.1",
    "copy_staff": "GA-16.3",
    "over": "GA-17.1",
    "effects": "GA-11.7",
    "copy": "GA-6.6",
    "boost": "GA-5.11",
    "food_split": "GA-6.1",
    "track_split": "GA-6.4",
    "place": "GA-8.3",
    "food_choice": "GA-12.6",
    "prepare_room": "GA-9.1",
    "occupy_room": "GA-12.8",
    "play_staff": "GA-12.9",
    "draw_play_staff": "GA-12.10",
    "return": "GA-12.10",
    "take_guest": "GA-12.11",
    "complete_order": "GA-12.12",
    "extra_action": "GA-12.13",
    "serve": "GA-7.2",
    "settle": "GA-10.1",
    "bonus_order": "GA-10.7",
    "ignore": "GA-15.8",
    "penalty_choice": "GA-15.11",
    "discard": "GA-12.18",
    "remove": "GA-12.19",
    "discard_end": "GA-12.20",
}
