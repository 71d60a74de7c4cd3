"""What is printed on the components of Grand Austria Hotel, as tables of small ints that all positions share.

The two editions (and the authors' version of tile B4) print different things: each has its own `Printed`.
"""

from typing import Final, final

from mypy_extensions import i64

from tabledhote.games.austria.rules.rooms import (
    COLUMNS,
    FLOOR,
    FLOORS,
    LEFT_COLUMN,
    ROOMS,
    color_blocks,
    room_index,
    room_number,
)
from tabledhote.games.austria.rules.vocabulary import (
    COLORS,
    COPY_END_STAFF,
    FIRST_LOSS,
    FIRST_STANDING,
    FOODS,
    FREE_GUESTS,
    FREE_ROOMS,
    FREE_SERVING,
    NO_SIX_FEE,
    PLAY_STAFF,
    PREPARE_ROOM,
    ROOM_COLORS,
    STRENGTH,
    Effect,
    pieces,
    works_on,
)
from tabledhote.kernel.bits import only
from tabledhote.kernel.rows import blank, packed
from tabledhote.kernel.sheet import Sheet

PLAYERS: Final = (2, 3, 4)
STAFF: Final = 48
GUESTS: Final = 56
OBJECTIVES: Final = 12
TILES: Final = 12
FIRST_GUEST: Final = 49  # printed numbers: staff 1 to 48, guests 49 to 104, objectives 105 to 116
FIRST_OBJECTIVE: Final = 105
FIRST_TILE: Final = 117  # emperor tiles carry no number; these follow on
SOURCES: Final = 129  # below this a source of gains is a card or tile; the others have a word
FROM_ACTION: Final = 129
FROM_GROUP: Final = 130
FROM_EMPEROR: Final = 131
FROM_ROOM: Final = 132
FROM_SETUP: Final = 133
FROM_SERVING: Final = 134
SOURCE_WORDS: Final = ("action", "group", "emperor", "room", "setup", "serving")
GROUPS: Final[i64] = 10
BOARDS: Final = ("night", "day_a", "day_b", "day_c", "day_d")
LETTERS: Final = ("A", "B", "C")
PER_LETTER: Final = 4  # objectives and emperor tiles of each letter
SCORINGS: Final = (3, 5, 7)  # the rounds after which the emperor scores
IN_PLAY: Final[i64] = 3  # of either in one game: one of each letter
SETS: Final = ("A", "B", "C", "D")
TYPES: Final = ("once", "round", "permanent", "end")
ONCE: Final = 0
ROUND: Final = 1
END: Final = 3
MOMENTS: Final = (
    "play",
    "use",
    "take_die",
    "guest_in",
    "order_done",
    "room_occupied",
    "emperor_bonus",
    "emperor_penalty",
    "always",
    "final",
)
TESTS: Final = (
    "krones",
    "room_tiles",
    "staff_played",
    "emperor",
    "floors_full",
    "groups_full",
    "colors_full",
    "columns_full",
    "occupied",
)
ACTION_KINDS: Final = ("food_split", "food_split", "prepare_room", "track_split", "play_staff", "copy")
RICHEST: Final = 40  # krones plus the largest discount: the last index of `within` and `hireable`
DEAREST: Final = 20  # no printed cost is higher, so a discount of 20 means free
STRONGEST: Final = 20  # no action is stronger: 14 dice, a boost, bonuses of staff


@final
class Printed:
    """The tables of one edition: rooms 0 to 19 (11 to 45), staff 0 to 47, guests 0 to 55, sets as bits of an int."""

    def __init__(self, sheet: Sheet, revised: bool, authors: bool) -> None:
        self.revised = revised
        self.authors = authors
        self.effects: list[list[Effect]] = [[] for _ in range(SOURCES)]  # by source: staff, guests, emperor bonuses
        self.read_limits(sheet)
        self.read_hotel(sheet)
        self.read_boards(sheet)
        self.read_emperor(sheet)
        self.read_objectives(sheet)
        self.read_staff(sheet)
        self.read_guests(sheet)
        self.read_actions(sheet)

    # ---- numbers of the game --------------------------------------------------------------------

    def read_limits(self, sheet: Sheet) -> None:
        limits, start = sheet.table("limits"), sheet.table("start")
        self.most_krones: i64 = limits.whole("krones", 1, DEAREST)
        self.last_space: i64 = limits.whole("emperor", 1, 30)
        limits.whole("cafe_tables", 3, 3)
        self.serve_pieces: i64 = limits.whole("serve_pieces", 1, 9)
        self.serve_cost: i64 = limits.whole("serve_cost", 0, DEAREST)
        self.boost_cost: i64 = limits.whole("boost_cost", 0, DEAREST)
        self.six_fee: i64 = limits.whole("six_fee", 0, DEAREST)
        self.bonus_from: i64 = limits.whole("emperor_bonus_from", 1, 30)
        self.rounds: i64 = sheet.table("counts").whole("rounds", 1, 7)
        self.start_krones = start.whole("krones", 0, self.most_krones)
        self.start_points = start.whole("points", 0, 99)
        self.start_emperor = start.whole("emperor", 0, self.last_space)
        self.start_hand = start.whole("hand", 1, 6)
        self.start_rooms = start.whole("rooms", 1, ROOMS)
        self.first_room: i64 = self.room(start, "first_room")
        kitchen = start.table("kitchen")
        self.start_kitchen = sum(pieces(food, kitchen.whole(FOODS[food], 0, 30)) for food in range(4))
        self.queue_cost = packed(sheet.table("queue").wholes("costs", 0, DEAREST, 5))
        self.dice = packed([0, 0] + [sheet.table("dice").whole(str(players), 1, 14) for players in (2, 3, 4)])
        for players in (2, 3, 4):
            expected = [[tile + 1, 2 * players - tile] for tile in range(players)]
            if sheet.table("turn_tiles").value(str(players)) != expected:
                raise sheet.fail(f"turn_tiles.{players}", f"must be {expected}")
        supply = sheet.table("room_tiles")
        self.room_supply = [supply.whole(color, 1, 99) for color in COLORS[:ROOM_COLORS]]

    def read_actions(self, sheet: Sheet) -> None:
        """The six action spaces; what is printed is which foods the first two give."""
        self.base = blank(3)
        self.limited = blank(3)
        for index, row in enumerate(sheet.rows("action", 6)):
            row.whole("value", index + 1, index + 1)
            row.word("kind", (ACTION_KINDS[index],))
            if index < 2:
                self.base[index + 1] = FOODS.index(row.word("base", FOODS))
                self.limited[index + 1] = FOODS.index(row.word("limited", FOODS))

    # ---- hotel boards ---------------------------------------------------------------------------

    def room(self, sheet: Sheet, key: str) -> int:
        return room_index(sheet.whole(key, 11, 45), sheet, key)

    def read_hotel(self, sheet: Sheet) -> None:
        self.floors = packed(FLOOR << (COLUMNS * floor) for floor in range(FLOORS))  # the rooms of each
        self.columns = packed(LEFT_COLUMN << column for column in range(COLUMNS))
        hotel = sheet.table("hotel")
        self.floor_cost = packed(hotel.wholes("floor_cost", 0, DEAREST, FLOORS))
        self.floor_points = packed(hotel.wholes("floor_points", 0, 99, FLOORS))
        self.space_points = blank(ROOMS)
        spaces = hotel.table("space_points")
        for key in spaces.data:
            if not key.isdigit():
                raise spaces.fail(key, "must be a room number")
            self.space_points[room_index(int(key), spaces, key)] = spaces.whole(key, 0, 99)
        self.within = blank(RICHEST + 1)  # the rooms whose cost is at most k krones
        for krones in range(RICHEST + 1):
            floors = [floor for floor in range(FLOORS) if self.floor_cost[floor] <= krones]
            self.within[krones] = sum(FLOOR << (COLUMNS * floor) for floor in floors)

    def read_boards(self, sheet: Sheet) -> None:
        self.color_of = blank(len(BOARDS) * ROOMS)  # at board * 20 + room
        self.color_rooms = blank(len(BOARDS) * ROOM_COLORS)  # the rooms of a colour, at board * 3 + colour
        self.group_of = blank(len(BOARDS) * ROOMS)  # at board * 20 + room
        self.groups = blank(len(BOARDS) * GROUPS)  # the rooms of a group, at board * 10 + group
        self.group_size = blank(len(BOARDS) * GROUPS)
        self.group_color = blank(len(BOARDS) * GROUPS)
        self.group_bonus = blank(len(BOARDS) * GROUPS)  # what the group pays
        bonus = sheet.table("group_bonus")
        kinds = ("points", "krones", "emperor")
        pays: list[list[int]] = []
        for color in range(ROOM_COLORS):
            row = bonus.table(COLORS[color])
            row.word("kind", (kinds[color],))
            pays.append(row.wholes("n", 0, 99, 4))
        boards = sheet.table("boards")
        for number, name in enumerate(BOARDS):
            board = boards.table(name)
            colors: list[int] = []
            for index, floor in enumerate(board.words("floors", None, FLOORS)):
                if len(floor) != COLUMNS or any(letter not in "BRY" for letter in floor):
                    raise board.fail(f"floors[{index}]", f"is {floor!r}; it must be five letters B, R or Y")
                colors.extend("BRY".index(letter) for letter in floor)
            for room in range(ROOMS):
                self.color_of[ROOMS * number + room] = colors[room]
                self.color_rooms[ROOM_COLORS * number + colors[room]] |= only(room)
            groups = color_blocks(colors)
            printed = board.value("groups")
            if printed != [[room_number(room) for room in group] for group in groups]:
                raise board.fail("groups", "must be the ten blocks of side-connected rooms of one colour")  # GA-9.8
            for group, rooms in enumerate(groups):
                at = GROUPS * number + group
                for room in rooms:
                    self.groups[at] |= only(room)
                    self.group_of[ROOMS * number + room] = group
                self.group_size[at] = len(rooms)
                self.group_color[at] = colors[rooms[0]]
                self.group_bonus[at] = pays[colors[rooms[0]]][len(rooms) - 1]

    # ---- emperor and objectives -----------------------------------------------------------------

    def read_emperor(self, sheet: Sheet) -> None:
        track = sheet.table("emperor_track")
        self.space_score = packed(track.wholes("points", 0, 99, self.last_space + 1))
        self.scorings = packed(turn for turn in SCORINGS if turn <= self.rounds)
        self.retreat = blank(8)  # by round; 0 where there is no scoring
        self.letter = blank(8)
        for index, turn in enumerate(SCORINGS):
            self.retreat[turn] = track.table("retreat").whole(str(turn), 1, 30)
            self.letter[turn] = LETTERS.index(track.table("tile").word(str(turn), (LETTERS[index],)))
        self.tile_ids: list[str] = []
        self.penalties: list[list[Effect]] = []  # of each tile: one loss, or left and right
        for index, row in enumerate(sheet.rows("emperor_tile", TILES)):
            row = self.edition(row)
            self.tile_ids.append(row.word("id", (f"{row.word('letter', LETTERS)}{index % PER_LETTER + 1}",)))
            source = FIRST_TILE + index
            self.effects[source] = read_effects(row, "bonus", source)
            key = "penalty_authors" if self.authors and row.has("penalty_authors") else "penalty"
            losses = read_effects(row, key, source)
            if not 1 <= len(losses) <= 2 or any(not FIRST_LOSS <= loss.kind < FIRST_STANDING for loss in losses):
                raise row.fail(key, "must be one loss, or two: left and right of the slash")
            self.penalties.append(losses)

    def read_objectives(self, sheet: Sheet) -> None:
        self.objective_points = packed(sheet.table("objective_slots").wholes("points", 0, 99, 3))
        self.test = blank(OBJECTIVES)
        self.least = blank(OBJECTIVES)  # for `occupied` the rooms of each colour, packed like food
        for index, row in enumerate(sheet.rows("objective", OBJECTIVES)):
            row.whole("id", FIRST_OBJECTIVE + index, FIRST_OBJECTIVE + index)
            row.word("letter", (LETTERS[index // PER_LETTER],))
            self.test[index] = TESTS.index(row.word("test", TESTS))
            if row.word("test") == "occupied":
                needs = [row.whole(color, 0, ROOMS) if row.has(color) else 0 for color in COLORS[:ROOM_COLORS]]
                self.least[index] = sum(pieces(color, needs[color]) for color in range(ROOM_COLORS))
            else:
                self.least[index] = row.whole("n", 1, 48)

    def edition(self, row: Sheet) -> Sheet:
        """A card or tile as this edition prints it (GA-1.2)."""
        if self.revised or not row.has("edition_2015"):
            return row
        return Sheet({**row.data, **row.table("edition_2015").data}, row.source, row.error, row.path)

    # ---- staff ----------------------------------------------------------------------------------

    def read_staff(self, sheet: Sheet) -> None:
        self.cost = blank(STAFF)
        self.staff_type = blank(STAFF)
        self.of_type = blank(len(TYPES))
        self.reacts = blank(7)  # staff that react to a die, by its value
        self.dice_watched = blank(STAFF)  # to how many values of dice a card reacts
        self.attached: list[bool] = [False] * 7  # whether one of them adds an effect to the main action
        self.on_occupied: i64 = 0
        self.on_bonus: i64 = 0
        self.on_penalty: i64 = 0
        self.free_rooms = blank(ROOM_COLORS)  # staff that make rooms free, by colour
        self.free_guests: i64 = 0
        self.free_serving: i64 = 0
        self.no_six_fee: i64 = 0
        self.copies: i64 = 0
        self.moment = blank(STAFF)
        self.triggers: list[list[int]] = []  # of each card: guest colour or -1, smallest and largest order
        for index, printed in enumerate(sheet.rows("staff", STAFF)):
            row = self.edition(printed)
            row.whole("id", index + 1, index + 1)
            self.cost[index] = row.whole("cost", 0, DEAREST)
            self.staff_type[index] = TYPES.index(row.word("type", TYPES))
            self.of_type[self.staff_type[index]] |= 1 << index
            self.moment[index] = MOMENTS.index(row.word("on", MOMENTS))
            self.effects[index + 1] = read_effects(row, "effects", index + 1)
            self.read_moment(row, index)
        self.hireable = blank(RICHEST + 1)  # the staff whose cost is at most k krones
        for krones in range(RICHEST + 1):
            self.hireable[krones] = sum(1 << staff for staff in range(STAFF) if self.cost[staff] <= krones)
        sets = sheet.table("starter_sets")
        self.starter = [[staff - 1 for staff in sets.wholes(name, 1, STAFF, self.start_hand)] for name in SETS]
        if len({staff for members in self.starter for staff in members}) != 4 * self.start_hand:
            raise sheet.fail("starter_sets", "use a card twice")

    def read_moment(self, row: Sheet, index: int) -> None:
        """When a card works, and what that moment allows."""
        card = 1 << index
        moment = row.word("on")
        effects = self.effects[index + 1]
        color = COLORS.index(row.word("guest_color", COLORS)) if row.has("guest_color") else -1
        smallest = row.whole("min_order", 0, 99) if row.has("min_order") else 0
        largest = row.whole("max_order", 0, 99) if row.has("max_order") else 99
        self.triggers.append([color, smallest, largest])
        if moment == "take_die":
            attached = any(effect.kind in (PREPARE_ROOM, PLAY_STAFF) for effect in effects)
            dice = row.wholes("dice", 1, 6)
            self.dice_watched[index] = len(set(dice))
            for value in dice:
                self.reacts[value] |= card
                if attached and (len(effects) > 1 or self.attached[value]):
                    raise row.fail("effects", "must be one effect, and one card for a die, beside the main action")
                self.attached[value] = self.attached[value] or attached
        elif moment == "room_occupied":
            self.on_occupied |= card
        elif moment == "emperor_bonus":
            self.on_bonus |= card
        elif moment == "emperor_penalty":
            self.on_penalty |= card
        for effect in effects:
            if not works_on(moment, effect.kind):
                raise row.fail("effects", f"has an effect that does not work on {moment}")
            if effect.kind == FREE_ROOMS:
                self.free_rooms[effect.color] |= card
            elif effect.kind == FREE_GUESTS:
                self.free_guests |= card
            elif effect.kind == FREE_SERVING:
                self.free_serving |= card
            elif effect.kind == NO_SIX_FEE:
                self.no_six_fee |= card
            elif effect.kind == COPY_END_STAFF:
                self.copies |= card
            elif effect.kind == STRENGTH and effect.n > 2:
                raise row.fail("effects", "must not add more than 2 to a strength")

    # ---- guests ---------------------------------------------------------------------------------

    def read_guests(self, sheet: Sheet) -> None:
        self.guest_color = blank(GUESTS)
        self.order = blank(GUESTS)  # packed food
        self.order_size = blank(GUESTS)
        self.guest_points = blank(GUESTS)
        self.on_guest_in = blank(GUESTS)  # the staff that react to each guest
        self.on_order_done = blank(GUESTS)
        for index, printed in enumerate(sheet.rows("guest", GUESTS)):
            row = self.edition(printed)
            row.whole("id", FIRST_GUEST + index, FIRST_GUEST + index)
            color = COLORS.index(row.word("color", COLORS))
            order = row.table("order")
            order.only(*FOODS)
            counts = [order.whole(food, 1, 9) if order.has(food) else 0 for food in FOODS]
            if not any(counts):
                raise row.fail("order", "is empty")
            self.guest_color[index] = color
            self.order[index] = sum(pieces(food, counts[food]) for food in range(4))
            self.order_size[index] = sum(counts)
            self.guest_points[index] = row.whole("points", 0, 99)
            source = FIRST_GUEST + index
            self.effects[source] = read_effects(row, "effects", source)
            if any(effect.kind >= FIRST_LOSS for effect in self.effects[source]):
                raise row.fail("effects", "has an effect that is no reward")
            self.on_guest_in[index] = self.reacting("guest_in", color, sum(counts))
            self.on_order_done[index] = self.reacting("order_done", color, sum(counts))

    def reacting(self, moment: str, color: int, order: int) -> int:
        """The staff that react at this moment to a guest with this colour and size of order."""
        cards = 0
        for staff in range(STAFF):
            wanted, smallest, largest = self.triggers[staff]
            if MOMENTS[self.moment[staff]] == moment and wanted in (-1, color) and smallest <= order <= largest:
                cards |= 1 << staff
        return cards


class Components:
    """All that the box holds: what each edition prints."""

    def __init__(self, sheet: Sheet) -> None:
        self.revised = Printed(sheet, True, False)
        self.first_edition = Printed(sheet, False, False)
        self.authors = Printed(sheet, False, True)

    def printed(self, edition: str, b4_penalty: str) -> Printed:
        if edition == "revised":
            return self.revised
        return self.authors if b4_penalty == "occupied" else self.first_edition


def read_effects(row: Sheet, key: str, source: int) -> list[Effect]:
    return [Effect(entry, source) for entry in row.rows(key)]
