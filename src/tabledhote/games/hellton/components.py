"""What is printed on the components of Hellton Palace, as tables of small ints that all positions share."""

from collections.abc import Collection
from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from tabledhote.kernel.rows import blank
from tabledhote.kernel.sheet import Sheet

PLAYERS: Final = (2,)
GUESTS: Final = 36
ROOMS: Final = 9
FLOORS: Final = 3
COLUMNS: Final = 3
WIDTH: Final = 6  # guests in a row
SLOTS: Final = FLOORS * WIDTH
SIDES: Final = ("a", "b")
PILLARS: Final = 4  # the most that a column can hold
BELLS: Final = 3

GROOMS: Final = ("usher", "fake_usher", "mason", "fake_booking", "diplomat")
DEAREST: Final = 99  # the most that a groom can cost
USHER: Final = 0
FAKE_USHER: Final = 1
MASON: Final = 2
FAKE_BOOKING: Final = 3
DIPLOMAT: Final = 4

# The vocabulary of the door hangers. The words stand in the order of their numbers (HP-7.10 to 7.65).
WHAT: Final = ("irritate", "irritate_satisfied", "enrage_irritated", "pillar", "bell", "flip", "copy")
IRRITATE: Final = 0
IRRITATE_SATISFIED: Final = 1
ENRAGE_IRRITATED: Final = 2
PILLAR: Final = 3
BELL: Final = 4
FLIP: Final = 5
COPY: Final = 6

WHO: Final = (
    "self",
    "adjacent_row",
    "adjacent_column",
    "adjacent",
    "row",
    "column",
    "row_column",
    "choice_owner",
    "choice_opponent",
    "own_column",
    "side_columns",
    "opposite",
    "",
)
SELF: Final = 0
ADJACENT: Final = 3
ROW_COLUMN: Final = 6
CHOICE_OWNER: Final = 7
CHOICE_OPPONENT: Final = 8
OWN_COLUMN: Final = 9
SIDE_COLUMNS: Final = 10
WHO_GUEST: Final = WHO[: CHOICE_OPPONENT + 1]
WHO_PILLAR: Final = ("own_column", "side_columns", "choice_owner", "choice_opponent")
WHO_COPY: Final = ("opposite",)
REPEATABLE: Final = ("self", "own_column", "choice_owner", "choice_opponent")  # HP-7.46

PER: Final = (
    "",
    "opponent_grooms_engaged",
    "own_bells",
    "column_pillars",
    "adjacent_irritated",
    "adjacent_satisfied",
    "line_irritated",
)
OPPONENT_GROOMS_ENGAGED: Final = 1
OWN_BELLS: Final = 2
COLUMN_PILLARS: Final = 3
ADJACENT_IRRITATED: Final = 4
ADJACENT_SATISFIED: Final = 5
LINE_IRRITATED: Final = 6

WHEN: Final = ("", "own_groom_engaged", "opposite_satisfied", "bells_equal", "opponent_richer")
OWN_GROOM_ENGAGED: Final = 1
OPPOSITE_SATISFIED: Final = 2
BELLS_EQUAL: Final = 3
OPPONENT_RICHER: Final = 4


class Components:
    """Guests, their sides and their effects are numbered in the order of the file; room 1 has the number 0."""

    def __init__(self, sheet: Sheet) -> None:
        self.guests: list[str] = []
        self.starters: list[int] = []
        self.sources: list[str] = []  # where a guest's face comes from
        self.faces = blank(0)  # of each guest the number of side a; side b comes next
        self.sides = blank(0)  # of each guest, 1 or 2
        self.guest_of = blank(0)  # of each face
        self.other_face = blank(0)  # the face on the back, or the same one
        self.rent = blank(0)
        self.hanger = blank(0)  # the first effect of each face; those up to the next face's belong to it
        self.what = blank(0)  # of each effect
        self.who = blank(0)
        self.per = blank(0)
        self.when = blank(0)
        self.cost = blank(0)  # of each groom
        self.affordable = blank(DEAREST + 1)  # for each purse the grooms that it can pay, as bits
        self.floor = blank(ROOMS)
        self.column = blank(ROOMS)
        self.floor_rooms = blank(FLOORS)  # the rooms of each floor, as bits
        self.slots = blank(1 << FLOORS)  # of each set of floors the slots of their rows, as bits
        self.free_floors = blank(1 << ROOMS)  # of each set of occupied rooms the floors with another one, as bits
        self.reach = blank(0)  # the rooms that `who` means from a room, as bits, at ROOMS * who + room
        self.read_rules(sheet)
        self.read_board(sheet.table("board"))
        self.read_vocabulary(sheet.table("vocabulary"))
        for index, row in enumerate(sheet.rows("groom", len(GROOMS))):
            row.word("id", (GROOMS[index],))
            self.cost = append(self.cost, row.whole("cost", 0, DEAREST))
            for coins in range(self.cost[index], DEAREST + 1):
                self.affordable[coins] |= 1 << index
        for row in sheet.rows("guest", GUESTS):
            self.read_guest(row)
        if 2 * len(self.starters) != GUESTS:
            raise sheet.fail("guest", f"has {len(self.starters)} starters; it must have {GUESTS // 2}")
        self.hanger = append(self.hanger, len(self.what))

    def read_rules(self, sheet: Sheet) -> None:
        setup = sheet.table("setup")
        self.bells = setup.whole("bells", 1, BELLS)
        self.pillars = setup.whole("pillars_per_column", 1, PILLARS)
        self.coins = setup.whole("coins", 0, 99)
        setup.whole("guests_in_play", SLOTS, SLOTS)
        setup.whole("rows", FLOORS, FLOORS)
        setup.whole("guests_per_row", WIDTH, WIDTH)
        limits = sheet.table("limits")
        limits.whole("max_bells", BELLS, BELLS)
        limits.whole("max_pillars_per_column", PILLARS, PILLARS)
        limits.whole("max_irritation_per_guest", 1, 1)
        self.rounds = sheet.table("closing_time").whole("max_rounds", 1, 20)

    def read_board(self, sheet: Sheet) -> None:
        taken: list[int] = []
        for index, row in enumerate(sheet.rows("rooms", ROOMS)):
            row.whole("number", index + 1, index + 1)
            floor, column = row.whole("floor", 1, FLOORS) - 1, row.whole("column", 1, COLUMNS) - 1
            if COLUMNS * floor + column in taken:
                raise row.fail("column", f"is {column + 1}, but floor {floor + 1} has a room there already")
            taken.append(COLUMNS * floor + column)
            self.floor[index] = floor
            self.column[index] = column
            self.floor_rooms[floor] |= 1 << index
        for floors in range(1 << FLOORS):
            self.slots[floors] = sum(1 << slot for slot in range(SLOTS) if floors >> slot // WIDTH & 1)
        for occupied in range(1 << ROOMS):
            free = [floor for floor in range(FLOORS) if self.floor_rooms[floor] & ~occupied]
            self.free_floors[occupied] = sum(1 << floor for floor in free)
        for name in WHO[: ROW_COLUMN + 1]:
            for here in range(ROOMS):
                rooms = sum(1 << there for there in range(ROOMS) if self.reaches(name, here, there))
                self.reach = append(self.reach, rooms)

    def reaches(self, who: str, here: int, there: int) -> bool:
        """Whether a word on the door of a guest here means a guest there (HP-2.3, 7.20 to 7.28)."""
        if here == there:
            return who == "self"
        across = abs(int(self.column[here] - self.column[there])) if self.floor[here] == self.floor[there] else 0
        along = abs(int(self.floor[here] - self.floor[there])) if self.column[here] == self.column[there] else 0
        if who in ("adjacent_row", "row"):
            along = 0
        if who in ("adjacent_column", "column"):
            across = 0
        return who != "self" and 0 < across + along <= (1 if who.startswith("adjacent") else ROOMS)

    def rooms_of(self, who: i64, room: i64) -> i64:
        """The rooms that a word on a door means from a room, as bits."""
        return self.reach[ROOMS * who + room]

    def read_vocabulary(self, sheet: Sheet) -> None:
        """The words of the file must be those that the rules know; a new word needs new code."""
        known: dict[str, Collection[str]] = {
            "what": WHAT,
            "who_guest": WHO_GUEST,
            "who_pillar": WHO_PILLAR,
            "who_copy": WHO_COPY,
            "per": PER[1:],
            "when": WHEN[1:],
        }
        sheet.only(*known, "source")
        for key, words in known.items():
            sheet.words(key, words)

    def read_guest(self, row: Sheet) -> None:
        name = row.word("id")
        if name in self.guests:
            raise row.fail("id", f"is {name!r}, like an earlier guest's; it must be new")
        guest = len(self.guests)
        self.guests.append(name)
        self.sources.append(row.word("source"))
        if row.flag("starter"):
            self.starters.append(guest)
        sides = row.rows("side")
        if not 1 <= len(sides) <= len(SIDES):
            raise row.fail("side", f"has {len(sides)} entries; it must have 1 or 2")
        first = len(self.guest_of)
        self.faces = append(self.faces, first)
        self.sides = append(self.sides, len(sides))
        for index, side in enumerate(sides):
            side.only("rent", "effects")
            self.guest_of = append(self.guest_of, guest)
            self.other_face = append(self.other_face, first + len(sides) - 1 - index)
            self.rent = append(self.rent, side.whole("rent", 0, 99))
            self.hanger = append(self.hanger, len(self.what))
            effects = side.rows("effects")
            if not effects:
                raise side.fail("effects", "is empty; a door hanger has at least one effect")
            for effect in effects:
                self.read_effect(effect, len(sides))

    def read_effect(self, row: Sheet, sides: int) -> None:
        """One line of a door hanger; an impossible one is refused (HP-7.46, 7.47)."""
        row.only("what", "who", "per", "when")
        what = row.word("what", WHAT)
        who = ""
        if what in ("bell", "flip"):
            if row.has("who"):
                raise row.fail("who", f"is {row.value('who')!r}; {what} takes no who")
        else:
            who = row.word("who", WHO_COPY if what == "copy" else WHO_PILLAR if what == "pillar" else WHO_GUEST)
        if what == "flip" and sides == 1:
            raise row.fail("what", "is 'flip', but this guest has one side")
        per = row.word("per", PER[1:]) if row.has("per") else ""
        if per and who not in REPEATABLE:
            raise row.fail("per", f"is {per!r}; it is allowed only with who = {', '.join(REPEATABLE)}")
        when = row.word("when", WHEN[1:]) if row.has("when") else ""
        self.what = append(self.what, WHAT.index(what))
        self.who = append(self.who, WHO.index(who))
        self.per = append(self.per, PER.index(per))
        self.when = append(self.when, WHEN.index(when))
