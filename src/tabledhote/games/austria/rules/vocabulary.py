"""The vocabulary of effects (GA-12): one set of kinds for guests, staff, group bonuses, emperor tiles and losses.

What an effect says is here; what it does is in gains.py and effects.py, emperor.py (losses) and counting.py (final
scoring).
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tabledhote.kernel.sheet import Sheet

FOODS: Final = ("strudel", "cake", "wine", "coffee")
COLORS: Final = ("blue", "red", "yellow", "green")
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
ROOM_COLORS: Final[i64] = 3  # rooms are blue, red or yellow; only guests are green
ANY: Final = -1

KRONES: Final = 0
EMPEROR: Final = 1
POINTS: Final = 2
DRAW_STAFF: Final = 3
EXTRA_TURN: Final = 4
FOOD: Final = 5
PLAIN: Final = (KRONES, EMPEROR, POINTS, DRAW_STAFF, EXTRA_TURN, FOOD)  # food only where no guest lacks it (GA-11.6)
FOOD_CHOICE: Final = 6
PREPARE_ROOM: Final = 7
OCCUPY_ROOM: Final = 8
PLAY_STAFF: Final = 9
DRAW_PLAY_STAFF: Final = 10
TAKE_GUEST: Final = 11
COMPLETE_ORDER: Final = 12
EXTRA_ACTION: Final = 13
FIRST_LOSS: Final = 14
LOSE_KRONES: Final = 14
LOSE_POINTS: Final = 15
LOSE_FOOD: Final = 16
DISCARD_HAND: Final = 17
REMOVE_ROOM: Final = 18
DISCARD_END_STAFF: Final = 19
FIRST_STANDING: Final = 20
FREE_ROOMS: Final = 20
FREE_GUESTS: Final = 21
FREE_SERVING: Final = 22
STRENGTH: Final = 23
NO_SIX_FEE: Final = 24
BOTH_TRACKS: Final = 25
IGNORE_PENALTY: Final = 26
FIRST_SCORE: Final = 27
SCORE_OCCUPIED: Final = 27
SCORE_ROOM_TILES: Final = 28
SCORE_STAFF: Final = 29
SCORE_GROUPS: Final = 30
SCORE_FLOORS: Final = 31
SCORE_COLUMNS: Final = 32
SCORE_COLOR_SETS: Final = 33
SCORE_OBJECTIVES: Final = 34
SCORE_EMPEROR: Final = 35
COPY_END_STAFF: Final = 36
KINDS: Final = (
    "krones",
    "emperor",
    "points",
    "draw_staff",
    "extra_turn",
    "food",
    "food_choice",
    "prepare_room",
    "occupy_room",
    "play_staff",
    "draw_play_staff",
    "take_guest",
    "complete_order",
    "extra_action",
    "lose_krones",
    "lose_points",
    "lose_food",
    "discard_hand",
    "remove_room",
    "discard_end_staff",
    "free_rooms",
    "free_guests",
    "free_serving",
    "strength",
    "no_six_fee",
    "both_tracks",
    "ignore_penalty",
    "score_occupied",
    "score_room_tiles",
    "score_staff",
    "score_groups",
    "score_floors",
    "score_columns",
    "score_color_sets",
    "score_objectives",
    "score_emperor",
    "copy_end_staff",
)

# What an entry of the components file may say besides `kind`; the numbers are the largest that make sense.
NUMBERS: Final = {"n": 20, "discount": 20, "draw": 5, "max_floor": 4, "max": 99, "cost": 20}
PICKS: Final = ("highest", "highest_two_floors", "highest_and_below")
HIGHEST: Final = 0
TWO_FLOORS: Final = 1
AND_BELOW: Final = 2
STATES: Final = ("unoccupied", "occupied")
PLACES: Final = ("kitchen", "everywhere")
FREE: Final = 20  # a discount that no cost exceeds
UNLIMITED: Final = 1 << 20
FOOD_KINDS: Final[i64] = 4
FOOD_BITS: Final = 12  # food of four kinds is packed into one int, 12 bits each
PIECES: Final = (1 << FOOD_BITS) - 1
TWO_FOODS: Final = 0x000_FFF_000_FFF  # strudel and wine
TWO_TOTALS: Final = 0xFFF_FFF
ABOVE: Final = 0x001_000_001_000  # the bit above each of the two


@final
@mypyc_attr(acyclic=True)
class Effect:
    """One effect as printed; what the entry leaves out has the default of GA-12."""

    def __init__(self, entry: Sheet, source: int) -> None:
        words = ("kind", "free", "occupied", "color", "per", "pick", "state", "from")
        entry.only(*words, *NUMBERS, *FOODS)
        numbers = {key: entry.whole(key, 0, NUMBERS[key]) if entry.has(key) else -1 for key in NUMBERS}
        self.source: i64 = source
        self.kind: i64 = KINDS.index(entry.word("kind", KINDS))
        self.n: i64 = 1 if numbers["n"] < 0 else numbers["n"]
        free = entry.has("free") and entry.flag("free")
        self.discount: i64 = FREE if free else max(0, numbers["discount"])
        self.draw: i64 = max(0, numbers["draw"])
        self.max_floor: i64 = 4 if numbers["max_floor"] < 0 else numbers["max_floor"]
        self.occupied: i64 = 1 if entry.has("occupied") and entry.flag("occupied") else 0
        self.color: i64 = COLORS.index(entry.word("color", COLORS)) if entry.has("color") else ANY
        self.most: i64 = UNLIMITED if numbers["max"] < 0 else numbers["max"]
        self.cost: i64 = max(0, numbers["cost"])
        self.per_staff: bool = entry.has("per") and entry.word("per", ("staff_played",)) != ""
        self.pick: i64 = PICKS.index(entry.word("pick", PICKS)) if entry.has("pick") else HIGHEST
        self.state: i64 = STATES.index(entry.word("state", STATES)) if entry.has("state") else 0
        self.everywhere: bool = entry.has("from") and entry.word("from", PLACES) == "everywhere"
        self.food: i64 = 0
        for food in range(4):
            if entry.has(FOODS[food]):
                self.food += pieces(food, entry.whole(FOODS[food], 1, 9))
        if self.kind == FREE_ROOMS and not 0 <= self.color < GREEN:
            raise entry.fail("color", "must name the colour of the rooms")
        if (self.kind == FOOD) != (self.food > 0):
            raise entry.fail("kind", "must be food if the entry names food, and only then")

    def same(self, other: "Effect") -> bool:
        """Whether two effects of one list differ only in their place (GA-11.7)."""
        return (
            self.kind == other.kind
            and self.n == other.n
            and self.discount == other.discount
            and self.max_floor == other.max_floor
            and self.occupied == other.occupied
            and self.color == other.color
            and self.food == other.food
            and self.draw == other.draw
        )


def works_on(moment: str, kind: i64) -> bool:
    """Whether an effect can be printed for a moment."""
    plain: bool = kind in PLAIN and kind != FOOD
    standing: bool = FIRST_STANDING <= kind < FIRST_SCORE
    if moment in ("guest_in", "order_done", "room_occupied", "emperor_bonus"):
        return plain
    if moment == "take_die":
        return plain or standing or kind in (PREPARE_ROOM, PLAY_STAFF)
    if moment in ("always", "emperor_penalty"):
        return standing and (kind == IGNORE_PENALTY) == (moment == "emperor_penalty")
    if moment == "final":
        return kind >= FIRST_SCORE
    return kind < FIRST_LOSS


def pieces(food: i64, number: i64) -> i64:
    """A number of pieces of one food, packed."""
    return number << (food * FOOD_BITS)


def count(packed: i64, food: i64) -> i64:
    """How many pieces of one food are in a pack."""
    return (packed >> (food * FOOD_BITS)) & PIECES


def total(packed: i64) -> i64:
    """How many pieces are in a pack: two foods are added to the other two at once, then both sums.

    >>> total(pieces(0, 4000) + pieces(1, 4000) + pieces(3, 7))
    8007
    """
    sums: i64 = (packed & TWO_FOODS) + ((packed >> FOOD_BITS) & TWO_FOODS)
    return (sums & TWO_TOTALS) + (sums >> (2 * FOOD_BITS))


def common(one: i64, other: i64) -> i64:
    """The pieces that are in both packs: the smaller number of each food.

    >>> both = common(pieces(0, 3) + pieces(1, 4000), pieces(0, 5) + pieces(1, 2) + pieces(2, 9))
    >>> [count(both, food) for food in range(4)]
    [3, 2, 0, 0]
    """
    there: i64 = smaller(one & TWO_FOODS, other & TWO_FOODS)
    return there | (smaller((one >> FOOD_BITS) & TWO_FOODS, (other >> FOOD_BITS) & TWO_FOODS) << FOOD_BITS)


def smaller(one: i64, other: i64) -> i64:
    """The smaller number of strudel and of wine, both at once: a bit above each tells which pack has as many."""
    enough: i64 = ((one | ABOVE) - other) & ABOVE
    whole: i64 = enough - (enough >> FOOD_BITS)  # all bits of the foods of which the first pack has as many
    return (other & whole) | (one & ~whole)
