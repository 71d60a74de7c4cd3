"""A position of Hotel Amsterdam: its fields, how it is copied, written and read."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabledhote.games.amsterdam.components import CANAL, CROSSINGS, NOWHERE, PLACES, QUAYS, Components
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
NONE: Final = -1
FLIPPED: Final = 1  # bits of `used` for the mayor; the watchman's are the next ones
SENT: Final = 4


class Position(State):
    """The fields of a position. `table`, `players` and `tactical` come from the game.

    Lists are by place, quay, pawn or seat; the hotels of seat s are at 2 * s and 2 * s + 1.
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
    hotels: list[int]
    beside: list[int]  # the places round each seat's hotels, as bits: follows from `hotels`
    used: i64  # what was done this turn, as bits: FLIPPED and SENT of each pawn
    leaving: i64  # the place whose tourists look for a home, while `rehouse` is open
    flipper: i64  # the pawn that drives them out
    reason: i64

    def belong_to(self, game: "Game") -> None:
        """Take over what the options and the components decide."""
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
        other.hotels = self.hotels[:]
        other.beside = self.beside[:]
        other.used = self.used
        other.leaving = self.leaving
        other.flipper = self.flipper
        other.reason = self.reason

    def fields(self) -> dict[str, object]:
        return {
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
            "flipped": [self.used & FLIPPED << pawn != 0 for pawn in range(2)],
            "sent": [self.used & SENT << pawn != 0 for pawn in range(2)],
            "leaving": self.leaving,
            "flipper": self.flipper,
            "reason": REASONS[self.reason],
        }

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
        self.hotels = sheet.wholes("hotels", NONE, CROSSINGS - 1, 2 * self.players)
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
            self.settle(seat)

    def active(self) -> i64:
        """The seat whose turn it is, also when the game is over."""
        return (self.first + self.turn - 1) % self.players

    def settle(self, seat: i64) -> None:
        """Work out anew which places lie round a seat's hotels (HA-7.1, 7.2)."""
        first: i64 = self.hotels[2 * seat]
        second: i64 = self.hotels[2 * seat + 1]
        row: i64 = (NOWHERE if first == NONE else first) * (NOWHERE + 1)
        self.beside[seat] = self.table.around[row + (NOWHERE if second == NONE else second)]

    def shown(self, place: i64) -> i64:
        """The function that is up on a building place."""
        return self.table.faces[2 * self.tiles[place] + ((self.night >> place) & 1)]


def lay_out(position: Position) -> None:
    """Everything as it stands before turn 1 (HA-3.1 to 3.9)."""
    table, rng = position.table, position.rng
    deck = table.reference_deck.copy()
    if position.game.options["layout"] == "random":
        rng.shuffle(deck)
    position.tiles = [NONE] * PLACES
    position.where = [NONE] * (PLACES - 1)
    index: i64 = 0
    while index < PLACES - 1:
        tile = deck[index]
        place = table.buildings[index]
        position.tiles[place] = tile
        position.where[tile] = place
        index += 1
    position.night = table.start_night
    position.tourists = table.start_tourists[:]
    position.quays = [0] * QUAYS
    position.supply = table.supply
    position.boat = table.boat_start
    position.pawns = table.pawn_start[:]
    position.hotels = [NONE] * (2 * position.players)
    position.beside = [0] * position.players
    first = position.game.options["first"]
    position.first = rng.below(position.players) if first == "random" else first
    position.turn = 0
    position.dice = [0, 0]
    position.steps = 0
    position.used = 0
    position.leaving = NONE
    position.flipper = NONE
    position.reason = 0
