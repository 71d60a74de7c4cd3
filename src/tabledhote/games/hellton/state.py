"""A position of Hellton Palace: its fields, how it is copied, written and read."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.games.hellton.components import (
    BELLS,
    CHOICE_OPPONENT,
    COLUMNS,
    FLOORS,
    GROOMS,
    GUESTS,
    PILLARS,
    ROOMS,
    SLOTS,
    WIDTH,
    Components,
)
from tabledhote.kernel.bits import raised
from tabledhote.kernel.rows import packed
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import State

if TYPE_CHECKING:
    from tabledhote.kernel.game import Game

WELCOME: Final = 0
PLACE: Final = 1
SIDE: Final = 2
HIRE: Final = 3
EMPLOY: Final = 4  # plus the number of the groom whose target is asked for
PARTNER: Final = 9  # who swaps with the guest that a Fake Usher designated
TOUR: Final = 10
GUEST: Final = 11
COLUMN: Final = 12
INCOME: Final = 13
OVER: Final = 14
PHASES: Final = ("welcome", "place", "side", "hire", *GROOMS, "partner", "tour", "guest", "column", "income", "over")

# The steps that the engine takes by itself on the way to the next decision. No position rests in one of them.
STEP_TURN: Final = 15
STEP_WELCOME: Final = 16
STEP_DISMISS: Final = 17
STEP_HIRE: Final = 18
STEP_WALK: Final = 19
STEP_DOOR: Final = 20  # the guest was served or refused; what is left of its door hanger comes next
STEP_INCOME: Final = 21

REASONS: Final = (
    "",
    "second_collapsed",
    "second_survived",
    "higher_room",
    "fewer_irritated",
    "shared_defeat",
    "closing_time",
)
UNDECIDED: Final = 0
SECOND_COLLAPSED: Final = 1
SECOND_SURVIVED: Final = 2
HIGHER_ROOM: Final = 3
FEWER_IRRITATED: Final = 4
SHARED_DEFEAT: Final = 5
CLOSING_TIME: Final = 6

NONE: Final = -1
ALL_ROOMS: Final = (1 << ROOMS) - 1
ALL_SLOTS: Final = (1 << SLOTS) - 1
MANY: Final = 1 << 40  # more coins than anybody can earn


# A hotel's rooms and columns are packed into one int each: a few bits for a face, a few for the pillars of a column.
FACE_BITS: Final = 7  # 36 guests have 72 faces at most
FACE: Final = (1 << FACE_BITS) - 1
PILLAR_BITS: Final = 3
PILLAR_COUNT: Final = (1 << PILLAR_BITS) - 1
LEFT: Final = PILLAR_COUNT  # the bits of each column
MIDDLE: Final = LEFT << PILLAR_BITS
RIGHT: Final = MIDDLE << PILLAR_BITS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hotel:
    """One player's side of the table. Rooms, columns, rows and grooms count from 0; sets of them are bits."""

    faces: i64  # packed by room: 1 more than the number of the face, 0 where the room is empty
    occupied: i64
    irritated: i64
    columns: i64  # packed by column: its pillars
    bells: i64
    coins: i64
    engaged: i64
    booking: i64  # the row where this player's Fake Booking lies, or NONE
    pawn: i64  # the room before which the groom stands, NONE in the Hall

    def copy(self) -> "Hotel":
        other = Hotel()
        other.faces = self.faces
        other.occupied = self.occupied
        other.irritated = self.irritated
        other.columns = self.columns
        other.bells = self.bells
        other.coins = self.coins
        other.engaged = self.engaged
        other.booking = self.booking
        other.pawn = self.pawn
        return other

    def fields(self) -> dict[str, object]:
        """Ready for JSON; which rooms are occupied follows from `rooms`."""
        return {
            "rooms": self.rooms,
            "irritated": int(self.irritated),
            "pillars": self.pillars,
            "bells": int(self.bells),
            "coins": int(self.coins),
            "engaged": int(self.engaged),
            "booking": int(self.booking),
            "pawn": int(self.pawn),
        }

    def read(self, sheet: Sheet, table: Components) -> None:
        """Set the fields that `fields` wrote, each within its range."""
        self.faces = self.occupied = self.columns = 0
        for room, face in enumerate(sheet.wholes("rooms", NONE, len(table.rent) - 1, ROOMS)):
            self.lodge(room, face)
        self.irritated = sheet.whole("irritated", 0, ALL_ROOMS)
        for column, number in enumerate(sheet.wholes("pillars", 0, PILLARS, COLUMNS)):
            self.build(column, number)
        self.bells = sheet.whole("bells", 0, BELLS)
        self.coins = sheet.whole("coins", 0, MANY)
        self.engaged = sheet.whole("engaged", 0, (1 << len(GROOMS)) - 1)
        self.booking = sheet.whole("booking", NONE, FLOORS - 1)
        self.pawn = sheet.whole("pawn", NONE, ROOMS - 1)
        sheet.only(*self.fields())

    def face(self, room: i64) -> i64:
        """The face in a room, NONE where it is empty."""
        return (self.faces >> FACE_BITS * room & FACE) - 1

    def lodge(self, room: i64, face: i64) -> None:
        """Put a guest, or NONE, into a room, in place of whoever is there."""
        self.faces += raised(face - self.face(room), FACE_BITS * room)
        self.occupied &= ~(1 << room)
        if face != NONE:
            self.occupied |= 1 << room

    @property
    def rooms(self) -> list[int]:
        """The face in each room, NONE where it is empty."""
        return [self.face(room) for room in range(ROOMS)]

    def pillars_of(self, column: i64) -> i64:
        """The pillars of a column."""
        return self.columns >> PILLAR_BITS * column & PILLAR_COUNT

    def build(self, column: i64, more: i64) -> None:
        """Give a column more pillars, or fewer."""
        self.columns += raised(more, PILLAR_BITS * column)

    @property
    def pillars(self) -> list[int]:
        """The pillars of each column."""
        return [self.pillars_of(column) for column in range(COLUMNS)]

    def all_pillars(self) -> i64:
        """The pillars of all columns together."""
        return self.pillars_of(0) + self.pillars_of(1) + self.pillars_of(2)

    def collapsed(self) -> bool:
        """No bell in the Hall, or a column without pillars (HP-9.1)."""
        columns = self.columns
        return self.bells == 0 or columns & LEFT == 0 or columns & MIDDLE == 0 or columns & RIGHT == 0

    def free_floors(self, table: Components) -> i64:
        """The floors with a free room, as bits."""
        return table.free_floors[self.occupied]

    def occupied_from(self, room: i64) -> i64:
        """The occupied rooms from a room on, in the order of the tour (HP-4.40)."""
        return self.occupied >> room << room


@mypyc_attr(acyclic=True)
class Position(State):
    """The fields of a position; `table` comes from the game."""

    table: Components
    first: i64
    turn: i64  # both players' turns counted together, from 1
    phase: i64
    own: Hotel  # of the active seat
    other: Hotel
    dealt: vec[i64]  # the guest dealt to each slot, row by row; never changes, so copies share it
    waiting: i64  # the slots whose guest is still there, as bits
    arriving: i64  # the slot whose guest was chosen and has no room yet, or NONE
    newcomer: i64  # the room of the guest welcomed this turn, or NONE
    designated: i64  # the room that a Fake Usher pointed at while `partner` is open, or NONE
    effects: vec[i64]  # what is left of the door hanger, the effect at work last
    times: i64  # how often the effect at work is still to be carried out, 0 before it begins
    reason: i64

    def belong_to(self, game: "Game") -> None:
        """Set what the components decide."""
        assert isinstance(game.components, Components)
        self.table = game.components

    def copy_to(self, other: "Position") -> None:
        """Make another, blank position equal to this one."""
        self.carry_to(other)
        other.table = self.table
        other.first = self.first
        other.turn = self.turn
        other.phase = self.phase
        other.own = self.own.copy()
        other.other = self.other.copy()
        other.dealt = self.dealt
        other.waiting = self.waiting
        other.arriving = self.arriving
        other.newcomer = self.newcomer
        other.designated = self.designated
        other.effects = self.effects[:]
        other.times = self.times
        other.reason = self.reason

    def fields(self) -> dict[str, object]:
        return {
            "first": int(self.first),
            "turn": int(self.turn),
            "phase": PHASES[self.phase],
            "hotels": [hotel.fields() for hotel in self.hotels],
            "dealt": list(self.dealt),
            "waiting": int(self.waiting),
            "arriving": int(self.arriving),
            "newcomer": int(self.newcomer),
            "designated": int(self.designated),
            "effects": list(self.effects),
            "times": int(self.times),
            "reason": REASONS[self.reason],
        }

    def read(self, sheet: Sheet) -> None:
        """Set the fields that `fields` wrote, each within its range."""
        self.first = sheet.whole("first", 0, 1)
        self.turn = sheet.whole("turn", 1, 2 * self.table.rounds)
        self.phase = PHASES.index(sheet.word("phase", PHASES))
        self.own, self.other = Hotel(), Hotel()
        for hotel, row in zip(self.hotels, sheet.rows("hotels", 2), strict=True):
            hotel.read(row, self.table)
        self.dealt = packed(sheet.wholes("dealt", 0, GUESTS - 1, SLOTS))
        self.waiting = sheet.whole("waiting", 0, ALL_SLOTS)
        self.arriving = sheet.whole("arriving", NONE, SLOTS - 1)
        self.newcomer = sheet.whole("newcomer", NONE, ROOMS - 1)
        self.designated = sheet.whole("designated", NONE, ROOMS - 1)
        self.effects = packed(sheet.wholes("effects", 0, len(self.table.what) - 1))
        self.times = sheet.whole("times", 0, len(GROOMS))  # HP-7.40: no number is higher
        self.reason = REASONS.index(sheet.word("reason", REASONS))
        self.seat = self.decider()

    @property
    def hotels(self) -> list[Hotel]:
        """Both hotels, by seat."""
        return [self.hotel(0), self.hotel(1)]

    def hotel(self, seat: i64) -> Hotel:
        """The hotel of a seat."""
        return self.own if seat == self.active() else self.other

    def active(self) -> i64:
        """The seat whose turn it is, also when the game is over."""
        return (self.first + self.turn - 1) & 1

    def hand_over(self) -> None:
        """Give the turn to the other seat."""
        self.turn += 1
        own = self.own
        self.own = self.other
        self.other = own

    def decider(self) -> i64:
        """The seat that the phase asks (HP-I13)."""
        if self.phase == OVER:
            return NONE
        asks_opponent = self.phase == PARTNER
        if self.phase in (GUEST, COLUMN) and len(self.effects) > 0:
            asks_opponent = self.table.who[self.effects[-1]] == CHOICE_OPPONENT  # HP-5.10
        return 1 - self.active() if asks_opponent else self.active()

    def last_turn(self) -> bool:
        """Whether Second plays on after First's hotel has collapsed (HP-9.4)."""
        return self.turn % 2 == 0 and self.hotel(self.first).collapsed()

    def guest_in(self, hotel: Hotel, room: i64) -> str:
        """The name of the guest in an occupied room."""
        return self.table.guests[self.table.guest_of[hotel.face(room)]]


def row_of(slot: i64) -> i64:
    """The row of a slot, which is the floor of its guest (HP-3.5)."""
    return slot // WIDTH
