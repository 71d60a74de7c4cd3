"""A position of Grand Austria Hotel: its fields, how it is copied, written and read."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.games.austria.components import (
    BOARDS,
    FIRST_GUEST,
    FIRST_OBJECTIVE,
    GROUPS,
    GUESTS,
    IN_PLAY,
    OBJECTIVES,
    STAFF,
    Components,
    Printed,
)
from tabledhote.games.austria.notation import (
    foods,
    frame_fields,
    guest_numbers,
    number_set,
    read_foods,
    read_frame,
    room_set,
    staff_numbers,
)
from tabledhote.games.austria.rules.frames import WIDTH
from tabledhote.games.austria.rules.rooms import room_number
from tabledhote.kernel.bits import listed
from tabledhote.kernel.rows import blank, packed
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import State

if TYPE_CHECKING:
    from tabledhote.kernel.game import Game

DRAFT: Final = 0
GUEST_SETUP: Final = 1
ROOM_SETUP: Final = 2
TURN: Final = 3
EMPEROR: Final = 4
FINAL: Final = 5
OVER: Final = 6
PHASES: Final = ("draft", "starting_guest", "starting_rooms", "turn", "emperor", "copy_staff", "over")
NONE: Final = -1
TABLES: Final[i64] = 3  # of a café
DISCS: Final[i64] = 3  # on an objective at most
QUEUE: Final[i64] = 5  # guests in the queue
FRAMES_HELD: Final = 5  # for which the stack has room from the start


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hotelier:
    """What lies in front of one player. Rooms, cards and groups are bits of an int; food is packed (vocabulary.py).

    Copies share the rows `cafe` and `lacks`: they are replaced (see `with_value`), never changed.
    """

    def __init__(self, cafe: vec[i64], lacks: vec[i64]) -> None:
        self.board: i64 = 0
        self.krones: i64 = 0
        self.points: i64 = 0
        self.emperor: i64 = 0
        self.tiles: i64 = 0
        self.occupied: i64 = 0
        self.paid: i64 = 0  # groups that have paid their bonus
        self.kitchen: i64 = 0
        self.hand: i64 = 0
        self.pack: i64 = 0  # the cards to choose from in the draft
        self.played: i64 = 0
        self.used: i64 = 0  # played `round` cards already used this round
        self.covered: i64 = 0  # numbers of the turn tile
        self.passed: bool = False
        self.copied: i64 = NONE  # the staff that the Secretary copies
        self.cafe: vec[i64] = cafe  # the guest at each table
        self.lacks: vec[i64] = lacks  # what that guest still lacks

    def copy(self) -> "Hotelier":
        other = Hotelier(self.cafe, self.lacks)
        other.board = self.board
        other.krones = self.krones
        other.points = self.points
        other.emperor = self.emperor
        other.tiles = self.tiles
        other.occupied = self.occupied
        other.paid = self.paid
        other.kitchen = self.kitchen
        other.hand = self.hand
        other.pack = self.pack
        other.played = self.played
        other.used = self.used
        other.covered = self.covered
        other.passed = self.passed
        other.copied = self.copied
        return other

    def fields(self, table: Printed) -> dict[str, object]:
        guests = [at for at in range(TABLES) if self.cafe[at] != NONE]
        return {
            "board": BOARDS[self.board],
            "krones": self.krones,
            "points": self.points,
            "emperor": self.emperor,
            "tiles": [room_number(room) for room in listed(self.tiles)],
            "occupied": [room_number(room) for room in listed(self.occupied)],
            "paid": listed(self.paid),
            "kitchen": foods(self.kitchen),
            "hand": staff_numbers(self.hand),
            "pack": staff_numbers(self.pack),
            "played": staff_numbers(self.played),
            "used": staff_numbers(self.used),
            "covered": self.covered,
            "passed": self.passed,
            "copied": self.copied + 1,
            "cafe": [
                {"table": at, "guest": self.cafe[at] + FIRST_GUEST, "lacks": foods(self.lacks[at])} for at in guests
            ],
        }

    def read(self, sheet: Sheet, table: Printed) -> None:
        sheet.only(*self.fields(table))
        self.board = BOARDS.index(sheet.word("board", BOARDS))
        self.krones = sheet.whole("krones", 0, table.most_krones)
        self.points = sheet.whole("points", -999, 9999)
        self.emperor = sheet.whole("emperor", 0, table.last_space)
        self.tiles = room_set(sheet, "tiles")
        self.occupied = room_set(sheet, "occupied")
        self.paid = number_set(sheet, "paid", 0, GROUPS)
        self.kitchen = read_foods(sheet.table("kitchen"), 999)
        self.hand = number_set(sheet, "hand", 1, STAFF)
        self.pack = number_set(sheet, "pack", 1, STAFF)
        self.played = number_set(sheet, "played", 1, STAFF)
        self.used = number_set(sheet, "used", 1, STAFF)
        self.covered = sheet.whole("covered", 0, 2)
        self.passed = sheet.flag("passed")
        self.copied = sheet.whole("copied", 0, STAFF) - 1
        self.cafe = blank(TABLES, NONE)
        self.lacks = blank(TABLES)
        for row in sheet.rows("cafe"):
            row.only("table", "guest", "lacks")
            at = row.whole("table", 0, TABLES - 1)
            if self.cafe[at] != NONE:
                raise row.fail("table", "seats two guests")
            self.cafe[at] = row.whole("guest", FIRST_GUEST, FIRST_GUEST + GUESTS - 1) - FIRST_GUEST
            self.lacks[at] = read_foods(row.table("lacks"), 9)


@mypyc_attr(acyclic=True)
class Position(State):
    """The fields of a position. `table` and `players` come from the game, the rest from the course of play.

    `choices` holds the legal actions of the decision that is open: finding out whether there is one makes them anyway.
    Copies share all rows but `frames`: they are replaced (see `with_value`), never changed.
    """

    table: Printed
    players: i64
    hoteliers: list[Hotelier]
    objectives: vec[i64]  # three, as in the components; never changes
    emperor_tiles: vec[i64]  # likewise
    phase: i64
    round: i64  # 0 during the set-up
    first: i64  # the holder of turn tile 1
    active: i64  # the seat whose turn, set-up or scoring step it is; it owns the whole stack
    step: i64  # how many seats have had their turn in set-up, emperor or final scoring
    began: bool
    guest_taken: bool
    die_taken: bool
    boosted: bool
    bonus_turn: bool
    extra_turns: i64
    dice: vec[i64]  # on each action space; index 0 is the bin
    guest_deck: i64  # a bag
    discard: i64
    queue: vec[i64]
    staff_deck: i64  # a bag; below it lie the cards of `under`, in that order
    under: vec[i64]
    under_by: vec[i64]  # the seat that put each of them there and so knows it
    removed: i64
    claims: vec[i64]  # whose disc lies where, at DISCS * objective + place
    frames: vec[i64]  # of the stack, the top last; behind them zeros
    depth: i64  # how many numbers of `frames` are in use
    choices: vec[i64]
    auto: bool  # while the engine carries out what nobody could decide otherwise

    def belong_to(self, game: "Game") -> None:
        """Take over what the options and the components decide, and clear the rest."""
        assert isinstance(game.components, Components)
        self.table = game.components.printed(str(game.options["edition"]), str(game.options["b4_penalty"]))
        self.players = game.players
        self.hoteliers = [Hotelier(blank(TABLES, NONE), blank(TABLES)) for _ in range(game.players)]
        self.objectives = blank(0)
        self.emperor_tiles = blank(0)
        self.phase = self.round = self.first = self.active = self.step = self.extra_turns = self.depth = 0
        self.began = self.guest_taken = self.die_taken = self.boosted = self.bonus_turn = self.auto = False
        self.dice = blank(7)
        self.guest_deck = self.discard = self.staff_deck = self.removed = 0
        self.queue = blank(0)
        self.under = blank(0)
        self.under_by = blank(0)
        self.claims = blank(IN_PLAY * DISCS, NONE)
        self.frames = blank(FRAMES_HELD * WIDTH)
        self.choices = blank(0)

    @final
    def copy_to(self, other: "Position") -> None:
        """Make another, blank position equal to this one."""
        self.carry_to(other)
        other.table = self.table
        other.players = self.players
        other.hoteliers = [hotelier.copy() for hotelier in self.hoteliers]
        other.objectives = self.objectives
        other.emperor_tiles = self.emperor_tiles
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.step = self.step
        other.began = self.began
        other.guest_taken = self.guest_taken
        other.die_taken = self.die_taken
        other.boosted = self.boosted
        other.bonus_turn = self.bonus_turn
        other.extra_turns = self.extra_turns
        other.dice = self.dice
        other.guest_deck = self.guest_deck
        other.discard = self.discard
        other.queue = self.queue
        other.staff_deck = self.staff_deck
        other.under = self.under
        other.under_by = self.under_by
        other.removed = self.removed
        other.claims = self.claims
        other.frames = self.frames[:]
        other.depth = self.depth
        other.choices = self.choices
        other.auto = False

    def fields(self) -> dict[str, object]:
        return {
            "phase": PHASES[self.phase],
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "step": self.step,
            "began": self.began,
            "guest_taken": self.guest_taken,
            "die_taken": self.die_taken,
            "boosted": self.boosted,
            "bonus_turn": self.bonus_turn,
            "extra_turns": self.extra_turns,
            "dice": list(self.dice[1:]),
            "bin": self.dice[0],
            "guest_deck": guest_numbers(self.guest_deck),
            "discard": guest_numbers(self.discard),
            "queue": [guest + FIRST_GUEST for guest in self.queue],
            "staff_deck": staff_numbers(self.staff_deck),
            "under": [staff + 1 for staff in self.under],
            "under_by": list(self.under_by),
            "removed": staff_numbers(self.removed),
            "objectives": [objective + FIRST_OBJECTIVE for objective in self.objectives],
            "emperor_tiles": [self.table.tile_ids[tile] for tile in self.emperor_tiles],
            "claims": [self.discs_on(at) for at in range(IN_PLAY)],
            "stack": [frame_fields(self.frames[at : at + WIDTH]) for at in range(0, self.depth, WIDTH)],
            "hoteliers": [hotelier.fields(self.table) for hotelier in self.hoteliers],
        }

    def read(self, sheet: Sheet) -> None:
        """Set the fields that `fields` wrote, each within its range."""
        seats = self.players - 1
        self.phase = PHASES.index(sheet.word("phase", PHASES))
        self.round = sheet.whole("round", 0, self.table.rounds)
        self.first = sheet.whole("first", 0, seats)
        self.active = sheet.whole("active", 0, seats)
        self.step = sheet.whole("step", 0, seats + 1)
        self.began = sheet.flag("began")
        self.guest_taken = sheet.flag("guest_taken")
        self.die_taken = sheet.flag("die_taken")
        self.boosted = sheet.flag("boosted")
        self.bonus_turn = sheet.flag("bonus_turn")
        self.extra_turns = sheet.whole("extra_turns", 0, 99)
        self.dice = packed([sheet.whole("bin", 0, 14), *sheet.wholes("dice", 0, 14, 6)])
        self.guest_deck = number_set(sheet, "guest_deck", FIRST_GUEST, GUESTS)
        self.discard = number_set(sheet, "discard", FIRST_GUEST, GUESTS)
        last = FIRST_GUEST + GUESTS - 1
        self.queue = packed(guest - FIRST_GUEST for guest in sheet.wholes("queue", FIRST_GUEST, last, QUEUE))
        self.staff_deck = number_set(sheet, "staff_deck", 1, STAFF)
        self.under = packed(staff - 1 for staff in sheet.wholes("under", 1, STAFF))
        self.under_by = packed(sheet.wholes("under_by", NONE, seats, len(self.under)))
        self.removed = number_set(sheet, "removed", 1, STAFF)
        numbers = sheet.wholes("objectives", FIRST_OBJECTIVE, FIRST_OBJECTIVE + OBJECTIVES - 1, IN_PLAY)
        self.objectives = packed(number - FIRST_OBJECTIVE for number in numbers)
        names = self.table.tile_ids
        self.emperor_tiles = packed(names.index(name) for name in sheet.words("emperor_tiles", names, IN_PLAY))
        self.read_claims(sheet)
        frames = [number for row in sheet.rows("stack") for number in read_frame(row)]
        self.depth = len(frames)
        self.frames = packed(frames + [0] * (FRAMES_HELD * WIDTH - len(frames)))
        for seat, row in enumerate(sheet.rows("hoteliers", self.players)):
            self.hoteliers[seat].read(row, self.table)

    def read_claims(self, sheet: Sheet) -> None:
        claims = sheet.value("claims")
        if not isinstance(claims, list) or len(claims) != IN_PLAY:
            raise sheet.fail("claims", "must be three lists of seats, one for each objective")
        discs: list[int] = []
        for entry in claims:
            seats = Sheet({"claims": entry}, sheet.source, sheet.error, sheet.path).wholes(
                "claims", 0, self.players - 1
            )
            if len(seats) > DISCS:
                raise sheet.fail("claims", f"has {len(seats)} discs on one objective; there may be {DISCS}")
            discs.extend(seats + [NONE] * (DISCS - len(seats)))
        self.claims = packed(discs)

    @property
    def stack(self) -> vec[i64]:
        """The frames of pending effects, five numbers each, the top last."""
        return self.frames[: self.depth]

    def discs_on(self, at: i64) -> list[int]:
        """The seats whose discs lie on an objective, in the order in which they came."""
        return [seat for seat in self.claims[DISCS * at : DISCS * at + DISCS] if seat != NONE]

    @final
    def place_of(self, seat: i64) -> i64:
        """The turn tile of a seat, counted from 0 (GA-3.1, 4.12: the tiles go round with the first)."""
        return (seat - self.first + self.players) % self.players

    @final
    def next_number(self, seat: i64) -> i64:
        """The lowest uncovered number of a seat that has one (GA-3.1, 4.4)."""
        return self.place_of(seat) + 1 if self.hoteliers[seat].covered == 0 else self.last_number(seat)

    @final
    def last_number(self, seat: i64) -> i64:
        """The higher number of a seat."""
        return 2 * self.players - self.place_of(seat)

    @final
    def seat_at(self, place: i64) -> i64:
        """The seat with this turn tile, counted from 0."""
        return (self.first + place) % self.players


def owner(state: Position) -> Hotelier:
    """The player whose turn or scoring step it is; all pending effects are theirs (GA-11.11)."""
    return state.hoteliers[state.active]


def has_table(h: Hotelier) -> bool:
    """Whether a table of the café is empty."""
    return h.cafe[0] == NONE or h.cafe[1] == NONE or h.cafe[2] == NONE


def table_of(h: Hotelier, guest: i64) -> i64:
    """The table of a guest; with NONE the first empty table."""
    for at in range(TABLES):
        if h.cafe[at] == guest:
            return at
    return NONE


def lacking(h: Hotelier) -> i64:
    """What the guests in the café lack all together, packed."""
    return h.lacks[0] + h.lacks[1] + h.lacks[2]
