"""A position of Hotel Amsterdam: its fields, how it is copied, written and read."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.games.amsterdam.components import (
    CANAL,
    CROSSINGS,
    FUNCTIONS,
    MAYOR,
    NOWHERE,
    PLACES,
    QUAYS,
    Components,
)
from tabledhote.kernel import bits
from tabledhote.kernel.rows import blank, packed, with_value
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
WAITING: Final = PLACES  # where `tourists` goes on with those who wait


@mypyc_attr(acyclic=True)
class Position(State):
    """The fields of a position. `table`, `players` and `tactical` come from the game.

    Rows are by place, function or seat. Copies share all but `tourists`: the others never change, at most another row
    takes their place.
    """

    table: Components
    players: i64
    tactical: bool
    first: i64
    turn: i64
    phase: i64
    tiles: vec[i64]  # which tile lies on each place
    shows: vec[i64]  # the function on each side of it: see `shown`
    bearing: vec[i64]  # the places whose tile has each function on one side, as bits
    night: i64  # the places, as bits, that show their night side
    tourists: vec[i64]  # by place, then by quay: see `waiting`
    supply: i64
    boat: i64
    mayor_die: i64  # 0, like the next, in the tactical game
    watchman_die: i64
    steps: i64  # tactical: what the mayor has used of the shared steps
    mayor: i64  # the crossing where he stands
    watchman: i64
    barred: i64  # where the mayor came from, if he has stopped on the watchman's crossing; NONE once both have walked
    hotels: vec[i64]  # two for each seat
    beside: vec[i64]  # the places round each seat's hotels, as bits: follows from `hotels`
    used: i64  # what was done this turn, as bits: FLIPPED and SENT of each pawn
    leaving: i64  # the place whose tourists look for a home, while `rehouse` is open
    flipper: i64  # the pawn that drives them out
    reason: i64

    def belong_to(self, game: "Game") -> None:
        """Set what the options and the components decide."""
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
        other.shows = self.shows
        other.bearing = self.bearing
        other.night = self.night
        other.tourists = self.tourists[:]
        other.supply = self.supply
        other.boat = self.boat
        other.mayor_die = self.mayor_die
        other.watchman_die = self.watchman_die
        other.steps = self.steps
        other.mayor = self.mayor
        other.watchman = self.watchman
        other.barred = self.barred
        other.hotels = self.hotels
        other.beside = self.beside
        other.used = self.used
        other.leaving = self.leaving
        other.flipper = self.flipper
        other.reason = self.reason

    def fields(self) -> dict[str, object]:
        fields: dict[str, object] = {
            "first": self.first,
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "tiles": list(self.tiles),
            "night": bits.listed(self.night),
            "tourists": list(self.tourists[:WAITING]),
            "quays": list(self.tourists[WAITING:]),
            "supply": self.supply,
            "boat": self.boat,
            "dice": [self.mayor_die, self.watchman_die],
            "steps": self.steps,
            "pawns": [self.mayor, self.watchman],
            "hotels": list(self.hotels),
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
        """Set the fields that `fields` wrote, each within its range."""
        table = self.table
        self.first = sheet.whole("first", 0, self.players - 1)
        self.turn = sheet.whole("turn", 1, table.supply)
        self.phase = PHASES.index(sheet.word("phase", PHASES))
        self.tiles = packed(sheet.wholes("tiles", NONE, PLACES - 2, PLACES))
        self.night = sum(1 << place for place in set(sheet.wholes("night", 0, PLACES - 1)))
        inside = sheet.wholes("tourists", 0, table.tourists, PLACES)
        self.tourists = packed(inside + sheet.wholes("quays", 0, table.tourists, QUAYS))
        self.supply = sheet.whole("supply", 0, table.supply)
        self.boat = sheet.whole("boat", 0, CANAL - 1)
        self.mayor_die, self.watchman_die = sheet.wholes("dice", 0, 3, 2)
        self.steps = sheet.whole("steps", 0, 3)
        self.mayor, self.watchman = sheet.wholes("pawns", 0, CROSSINGS - 1, 2)
        self.barred = sheet.whole("barred", NONE, CROSSINGS - 1) if self.rules >= 2 else NONE
        self.hotels = packed(sheet.wholes("hotels", NONE, CROSSINGS - 1, HOTELS_EACH * self.players))
        self.used = 0
        for name, bit in (("flipped", FLIPPED), ("sent", SENT)):
            for pawn, done in enumerate(sheet.flags(name, 2)):
                self.used |= bit << pawn if done else 0
        self.leaving = sheet.whole("leaving", NONE, PLACES - 1)
        self.flipper = sheet.whole("flipper", NONE, 1)
        self.reason = REASONS.index(sheet.word("reason", REASONS))
        self.seat = NONE if self.phase == OVER else self.active()
        self.look_at_tiles()
        self.beside = blank(self.players)
        for seat in range(self.players):
            self.survey(seat)

    def active(self) -> i64:
        """The seat whose turn it is, also when the game is over."""
        return (self.first + self.turn - 1) % self.players

    def look_at_tiles(self) -> None:
        """Work out again what follows from where the tiles lie, for the rest of the game."""
        self.shows = blank(2 * PLACES, NONE)
        self.bearing = blank(FUNCTIONS)
        for place in self.table.buildings:
            tile = self.tiles[place]
            if tile != NONE:
                for side in range(2):
                    function = self.table.function_on(tile, side)
                    self.shows[2 * place + side] = function
                    self.bearing[function] |= bits.only(place)

    def survey(self, seat: i64) -> None:
        """Work out again which places lie round a seat's hotels (HA-7.1, 7.2)."""
        first: i64 = self.hotels[HOTELS_EACH * seat]
        second: i64 = self.hotels[HOTELS_EACH * seat + 1]
        places = self.table.places_beside(NOWHERE if first == NONE else first, NOWHERE if second == NONE else second)
        self.beside = with_value(self.beside, seat, places)

    def hotels_of(self, seat: i64) -> list[int]:
        """Where the hotels of a seat stand, NONE for one that is not placed."""
        return list(self.hotels[HOTELS_EACH * seat : HOTELS_EACH * (seat + 1)])

    def hotels_left(self, seat: i64) -> i64:
        """How many hotels a seat has yet to place."""
        first: i64 = self.hotels[HOTELS_EACH * seat]
        second: i64 = self.hotels[HOTELS_EACH * seat + 1]
        return (1 if first == NONE else 0) + (1 if second == NONE else 0)

    def pawn_at(self, pawn: i64) -> i64:
        """The crossing where a pawn stands."""
        return self.mayor if pawn == MAYOR else self.watchman

    def move_pawn(self, pawn: i64, to: i64) -> None:
        if pawn == MAYOR:
            self.mayor = to
        else:
            self.watchman = to

    def die(self, pawn: i64) -> i64:
        """What a pawn's die shows."""
        return self.mayor_die if pawn == MAYOR else self.watchman_die

    def waiting(self, quay: i64) -> i64:
        """How many tourists wait on a quay."""
        return self.tourists[WAITING + quay]

    def side(self, place: i64) -> i64:
        """The side that is up on a building place, DAY or NIGHT."""
        return (self.night >> place) & 1

    def shown(self, place: i64) -> i64:
        """The function that is up on a building place."""
        return self.shows[2 * place + self.side(place)]

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
