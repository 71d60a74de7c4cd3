"""A position of Hotel Amsterdam: its fields, how it is copied, written and read."""

from typing import TYPE_CHECKING, Final

from tabledhote.games.amsterdam.components import CANAL, CROSSINGS, PLACES, QUAYS, Components
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


class Position(State):
    """The fields of a position. `table` to `tactical` come from the game. Lists by place, quay, pawn or seat; hotels of seat s at 2 * s and 2 * s + 1."""

    table: Components
    players: int
    tactical: bool
    first: int
    turn: int
    phase: int
    tiles: list[int]  # which tile lies on each place; never changes, so copies share it
    shown: list[int]  # the function that is up on each place
    tourists: list[int]
    quays: list[int]
    supply: int
    boat: int
    dice: list[int]  # mayor's and watchman's, 0 in the tactical game
    steps: int  # tactical: what the mayor has used of the shared steps
    pawns: list[int]
    hotels: list[int]
    flipped: list[bool]  # by each pawn, this turn
    sent: list[bool]
    leaving: int  # the place whose tourists look for a home, while `rehouse` is open
    flipper: int  # the pawn that drives them out
    reason: int

    def belong_to(self, game: "Game") -> None:
        """Take over what the options and the components decide."""
        self.game = game
        self.table = game.components
        self.players = game.players
        self.tactical = game.options["variant"] == "tactical"
        self.events = None
        self.revealed = 0

    def copy_to(self, other: "Position") -> None:
        """Make another, blank position equal to this one."""
        other.game = self.game
        other.seat = self.seat
        other.revealed = self.revealed
        other.events = None
        other.rng = self.rng.copy()
        other.table = self.table
        other.players = self.players
        other.tactical = self.tactical
        other.first = self.first
        other.turn = self.turn
        other.phase = self.phase
        other.tiles = self.tiles
        other.shown = self.shown[:]
        other.tourists = self.tourists[:]
        other.quays = self.quays[:]
        other.supply = self.supply
        other.boat = self.boat
        other.dice = self.dice[:]
        other.steps = self.steps
        other.pawns = self.pawns[:]
        other.hotels = self.hotels[:]
        other.flipped = self.flipped[:]
        other.sent = self.sent[:]
        other.leaving = self.leaving
        other.flipper = self.flipper
        other.reason = self.reason

    def fields(self) -> dict[str, object]:
        return {
            "first": self.first,
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "tiles": self.tiles[:],
            "shown": self.shown[:],
            "tourists": self.tourists[:],
            "quays": self.quays[:],
            "supply": self.supply,
            "boat": self.boat,
            "dice": self.dice[:],
            "steps": self.steps,
            "pawns": self.pawns[:],
            "hotels": self.hotels[:],
            "flipped": self.flipped[:],
            "sent": self.sent[:],
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
        self.shown = sheet.wholes("shown", NONE, len(table.functions) - 1, PLACES)
        self.tourists = sheet.wholes("tourists", 0, table.tourists, PLACES)
        self.quays = sheet.wholes("quays", 0, table.tourists, QUAYS)
        self.supply = sheet.whole("supply", 0, table.supply)
        self.boat = sheet.whole("boat", 0, CANAL - 1)
        self.dice = sheet.wholes("dice", 0, 3, 2)
        self.steps = sheet.whole("steps", 0, 3)
        self.pawns = sheet.wholes("pawns", 0, CROSSINGS - 1, 2)
        self.hotels = sheet.wholes("hotels", NONE, CROSSINGS - 1, 2 * self.players)
        self.flipped = sheet.flags("flipped", 2)
        self.sent = sheet.flags("sent", 2)
        self.leaving = sheet.whole("leaving", NONE, PLACES - 1)
        self.flipper = sheet.whole("flipper", NONE, 1)
        self.reason = REASONS.index(sheet.word("reason", REASONS))
        self.seat = NONE if self.phase == OVER else self.active()

    def active(self) -> int:
        """The seat whose turn it is, also when the game is over."""
        return (self.first + self.turn - 1) % self.players


def lay_out(position: Position) -> None:
    """Everything as it stands before turn 1 (HA-3.1 to 3.9)."""
    table, rng = position.table, position.rng
    if position.game.options["layout"] == "reference":
        position.tiles = table.reference[:]
    else:
        deck = list(range(PLACES - 1))
        rng.shuffle(deck)
        position.tiles = [NONE] * PLACES
        for place, tile in zip(table.buildings, deck, strict=True):
            position.tiles[place] = tile
    position.shown = [NONE] * PLACES
    for place in table.buildings:
        position.shown[place] = table.faces[2 * position.tiles[place] + table.start_side[place]]
    position.tourists = table.start_tourists[:]
    position.quays = [0] * QUAYS
    position.supply = table.supply
    position.boat = table.boat_start
    position.pawns = table.pawn_start[:]
    position.hotels = [NONE] * (2 * position.players)
    first = position.game.options["first"]
    position.first = rng.below(position.players) if first == "random" else first
    position.turn = 0
    position.dice = [0, 0]
    position.steps = 0
    position.flipped = [False, False]
    position.sent = [False, False]
    position.leaving = NONE
    position.flipper = NONE
    position.reason = 0
