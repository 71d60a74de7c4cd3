"""A position of Hotel Amsterdam: its fields, how it is copied, written and read."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabledhote.games.amsterdam.components import CANAL, CROSSINGS, MAYOR, NOWHERE, PLACES, QUAYS, Components
from tabledhote.kernel import bits
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import State

if TYPE_CHECKING:
    from tabledhote.kernel.game import Game

SAIL: Final = 0
HOTEL: Final = 1
WALK_MAYOR: Final = 2
WALK_WATCHMAN: Final = 3
ACT: Final = 4
REHOUSE: Final = 5
OVER: Final = 6
PHASES: Final = ("sail", "place_hotel", "walk_mayor", "walk_watchman", "act", "rehouse", "over")
REASONS: Final = ("", "goal", "supply")
GOAL: Final = 1
SUPPLY: Final = 2
NONE: Final = -1
FLIPPED: Final = 1  # bits of `used` for the mayor; each next bit is the watchman's
SENT: Final = 4
USES: Final = 4  # bits that `used` has
HOTELS_EACH: Final = 2


class Position(State):
    """The fields of a position. `table`, `players` and `tactical` come from the game.

    Lists are by place, quay, pawn or seat; `hotels` has two entries for each seat.
    """

    table: Components
    players: i64
    tactical: bool
    first: i64
    turn: i64
    phase: i64
    tiles: list[int]  # which tile lies on each place; never changes, so copies share it
    where: list[int]  # on which place each tile lies; never changes either
    night: i64  # the places, as bits, that show their night side
    tourists: list[int]
    quays: list[int]
    supply: i64
    boat: i64
    dice: list[int]  # mayor's and watchman's, 0 in the tactical game
    steps: i64  # tactical: what the mayor has used of the shared steps
    pawns: list[int]
    barred: i64  # where the mayor came from, if he has stopped on the watchman's crossing; NONE once both have walked
    hotels: list[int]
    beside: list[int]  # the places round each seat's hotels, as bits: follows from `hotels`
    used: i64  # what was done this turn, as bits: FLIPPED and SENT of each pawn
    leaving: i64  # the place whose tourists look for a home, while `rehouse` is open
    flipper: i64  # the pawn that drives them out
    reason: i64

    def belong_to(self, game: "Game") -> None:
        """Take over what the options and the components decide."""
        assert isinstance(game.components, Components)
        self.table = game.components
        self.players = game.players
        self.tactical = game.options["variant"] == "tactical"

    def copy_to(self, other: "Position") -> None:
        """Make another, blank position equal to this one."""
        self.carry_to(other)
        other.table = self.table
        other.players = self.players
        other.tactical = self.tactical
        other.first = self.first
        other.turn = self.turn
        other.phase = self.phase
        other.tiles = self.tiles
        other.where = self.where
        other.night = self.night
        other.tourists = self.tourists[:]
        other.quays = self.quays[:]
        other.supply = self.supply
        other.boat = self.boat
        other.dice = self.dice[:]
        other.steps = self.steps
        other.pawns = self.pawns[:]
        other.barred = self.barred
        other.hotels = self.hotels[:]
        other.beside = self.beside[:]
        other.used = self.used
        other.leaving = self.leaving
        other.flipper = self.flipper
        other.reason = self.reason

    def fields(self) -> dict[str, object]:
        fields: dict[str, object] = {
            "first": self.first,
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "tiles": self.tiles[:],
            "night": bits.listed(self.night),
            "tourists": self.tourists[:],
            "quays": self.quays[:],
            "supply": self.supply,
            "boat": self.boat,
            "dice": self.dice[:],
            "steps": self.steps,
            "pawns": self.pawns[:],
            "hotels": self.hotels[:],
            "flipped": [self.has_flipped(pawn) for pawn in range(2)],
            "sent": [self.has_sent(pawn) for pawn in range(2)],
            "leaving": self.leaving,
            "flipper": self.flipper,
            "reason": REASONS[self.reason],
        }
        if self.rules >= 2:  # HA-5.7
            fields["barred"] = self.barred
        return fields

    def read(self, sheet: Sheet) -> None:
        """Take over the fields that `fields` wrote, each within its range."""
        table = self.table
        self.first = sheet.whole("first", 0, self.players - 1)
        self.turn = sheet.whole("turn", 1, table.supply)
        self.phase = PHASES.index(sheet.word("phase", PHASES))
        self.tiles = sheet.wholes("tiles", NONE, PLACES - 2, PLACES)
        self.night = sum(1 << place for place in set(sheet.wholes("night", 0, PLACES - 1)))
        self.tourists = sheet.wholes("tourists", 0, table.tourists, PLACES)
        self.quays = sheet.wholes("quays", 0, table.tourists, QUAYS)
        self.supply = sheet.whole("supply", 0, table.supply)
        self.boat = sheet.whole("boat", 0, CANAL - 1)
        self.dice = sheet.wholes("dice", 0, 3, 2)
        self.steps = sheet.whole("steps", 0, 3)
        self.pawns = sheet.wholes("pawns", 0, CROSSINGS - 1, 2)
        self.barred = sheet.whole("barred", NONE, CROSSINGS - 1) if self.rules >= 2 else NONE
        self.hotels = sheet.wholes("hotels", NONE, CROSSINGS - 1, HOTELS_EACH * self.players)
        self.used = 0
        for name, bit in (("flipped", FLIPPED), ("sent", SENT)):
            for pawn, done in enumerate(sheet.flags(name, 2)):
                self.used |= bit << pawn if done else 0
        self.leaving = sheet.whole("leaving", NONE, PLACES - 1)
        self.flipper = sheet.whole("flipper", NONE, 1)
        self.reason = REASONS.index(sheet.word("reason", REASONS))
        self.seat = NONE if self.phase == OVER else self.active()
        self.where = [NONE] * (PLACES - 1)
        for place in table.buildings:
            if self.tiles[place] != NONE:
                self.where[self.tiles[place]] = place
        self.beside = [0] * self.players
        for seat in range(self.players):
            self.survey(seat)

    def active(self) -> i64:
        """The seat whose turn it is, also when the game is over."""
        return (self.first + self.turn - 1) % self.players

    def survey(self, seat: i64) -> None:
        """Work out again which places lie round a seat's hotels (HA-7.1, 7.2)."""
        first: i64 = self.hotels[HOTELS_EACH * seat]
        second: i64 = self.hotels[HOTELS_EACH * seat + 1]
        self.beside[seat] = self.table.places_beside(
            NOWHERE if first == NONE else first, NOWHERE if second == NONE else second
        )

    def hotels_of(self, seat: i64) -> list[int]:
        """Where the hotels of a seat stand, NONE for one that is not placed."""
        return self.hotels[HOTELS_EACH * seat : HOTELS_EACH * (seat + 1)]

    def hotels_left(self, seat: i64) -> i64:
        """How many hotels a seat has yet to place."""
        first: i64 = self.hotels[HOTELS_EACH * seat]
        second: i64 = self.hotels[HOTELS_EACH * seat + 1]
        return (1 if first == NONE else 0) + (1 if second == NONE else 0)

    def side(self, place: i64) -> i64:
        """The side that is up on a building place, DAY or NIGHT."""
        return (self.night >> place) & 1

    def shown(self, place: i64) -> i64:
        """The function that is up on a building place."""
        return self.table.function_on(self.tiles[place], self.side(place))

    def flips_from(self, pawn: i64) -> i64:
        """The building places, as bits, whose side is the one that a pawn turns over (HA-5.12)."""
        return self.table.all_buildings & (self.night if pawn == MAYOR else ~self.night)

    def flips_to(self, pawn: i64) -> i64:
        """The others: they show the side that a pawn brings up."""
        return self.table.all_buildings & (~self.night if pawn == MAYOR else self.night)

    def locked(self, place: i64) -> bool:
        """Whether a building place holds so many tourists that nobody can flip it any more (HA-5.14)."""
        return self.tactical and self.tourists[place] >= self.table.lock

    def has_flipped(self, pawn: i64) -> bool:
        """Whether a pawn has flipped a tile in this turn."""
        return self.used & FLIPPED << pawn != 0

    def has_sent(self, pawn: i64) -> bool:
        """Whether a pawn has sent a tourist in this turn."""
        return self.used & SENT << pawn != 0
