"""A position of Vienna: its fields, how it is copied, written and read."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.games.vienna.components import (
    ALL_DICE,
    CHARACTER_CARDS,
    EXTRA_INFLUENCE,
    PAIRS,
    ROUTE,
    SPACES,
    SPECIALS,
    START_CARDS,
    SYMBOLS,
    TOKENS,
    Components,
)
from tabledhote.kernel.bits import listed
from tabledhote.kernel.rows import blank, packed
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import State

if TYPE_CHECKING:
    from tabledhote.kernel.game import Game

START_CARD: Final = 0
TURN: Final = 1
REROLL: Final = 2
FACE: Final = 3
DICE: Final = 4
GENDARME: Final = 5
KRIEAU: Final = 6
PRATER: Final = 7
DOUBLE: Final = 8
CHARACTER: Final = 9
GLORIETTE: Final = 10
TIERGARTEN: Final = 11
OVER: Final = 12
EVALUATION: Final = 13  # between two decisions; no position at rest has it
PHASES: Final = (
    "start_card",
    "turn",
    "reroll",
    "face",
    "dice",
    "gendarme",
    "krieau",
    "prater",
    "double",
    "character",
    "gloriette",
    "tiergarten",
    "over",
)
REASONS: Final = ("", "score", "rounds")  # why the game is over
BY_SCORE: Final = 1
BY_ROUNDS: Final = 2
NONE: Final = -1

# What lies before the seats and on the spaces is one row: what belongs to a seat at, say, COINS + seat.
HANDS: Final = 0  # rolled, unplaced dice
LODGED: Final = 5  # dice on Geheimbund
CARRIAGE: Final = 10
COINS: Final = 15
POINTS: Final = 20
START: Final = 25  # start cards
CARDS: Final = 30  # character cards, as bits
HOLDERS: Final = 35  # plus the special card: the seat that holds it
SHOWN: Final = 40  # plus SYMBOLS * seat + symbol: all that a seat's cards show; follows from the cards
PLACED: Final = 55  # plus the space: PAIRS * seat + the pair of dice, 0 if there are none
PIECES: Final = 80

ALL_CARDS: Final = (1 << CHARACTER_CARDS) - 1


@mypyc_attr(acyclic=True)
class Position(State):
    """The fields of a position."""

    table: Components
    players: i64
    round: i64
    phase: i64
    pieces: vec[i64]  # what lies before the seats and on the spaces, in the order above
    rolled: i64  # bits: the seats that have rolled this round
    taken: i64  # bits: the route spaces with dice
    gendarme: i64  # the space, 0 beside the board
    supply: i64
    doubled: bool  # whether Double turn was used this round
    bag: i64  # bits: the cards of the draw pile whose order nobody knows
    under: vec[i64]  # the cards put under it, the next one first; replaced, never changed, so copies share it
    discard: i64  # bits
    display: i64  # bits
    scored: i64  # bits SYMBOLS * seat + symbol: scored this round
    at: i64  # the space that a placement or the evaluation is about
    die: i64  # the die that is being turned
    marked: i64  # the dice marked for a re-roll
    reason: i64

    def belong_to(self, game: "Game") -> None:
        """Set what the options and the components decide."""
        assert isinstance(game.components, Components)
        self.table = game.components
        self.players = game.players

    def copy_to(self, other: "Position") -> None:
        """Make another, blank position equal to this one."""
        self.carry_to(other)
        other.table = self.table
        other.players = self.players
        other.round = self.round
        other.phase = self.phase
        other.pieces = self.pieces[:]
        other.rolled = self.rolled
        other.taken = self.taken
        other.gendarme = self.gendarme
        other.supply = self.supply
        other.doubled = self.doubled
        other.bag = self.bag
        other.under = self.under
        other.discard = self.discard
        other.display = self.display
        other.scored = self.scored
        other.at = self.at
        other.die = self.die
        other.marked = self.marked
        other.reason = self.reason

    def fields(self) -> dict[str, object]:
        """The game's own fields, ready for JSON."""
        return {
            "active": self.seat,
            "round": self.round,
            "phase": PHASES[self.phase],
            "hands": self.hands,
            "rolled": self.rolled,
            "lodge": self.lodge,
            "placed": self.placed,
            "gendarme": self.gendarme,
            "carriage": self.carriage,
            "coins": self.coins,
            "supply": self.supply,
            "points": self.points,
            "start": self.start,
            "cards": self.cards,
            "holders": self.holders,
            "doubled": self.doubled,
            "bag": self.bag,
            "under": list(self.under),
            "discard": self.discard,
            "display": self.display,
            "scored": self.scored,
            "at": self.at,
            "die": self.die,
            "marked": self.marked,
            "reason": REASONS[self.reason],
        }

    def read(self, sheet: Sheet) -> None:
        """Set the fields that `fields` wrote, each within its range."""
        table, players = self.table, int(self.players)
        self.seat = sheet.whole("active", NONE, players - 1)
        self.round = sheet.whole("round", 0, table.rounds)
        self.phase = PHASES.index(sheet.word("phase", PHASES))
        self.pieces = blank(PIECES)
        self.lay(HANDS, sheet.wholes("hands", 0, ALL_DICE, players))
        self.rolled = sheet.whole("rolled", 0, (1 << players) - 1)
        self.lay(LODGED, sheet.wholes("lodge", 0, ALL_DICE, players))
        self.lay(PLACED, sheet.wholes("placed", 0, PAIRS * players - 1, SPACES))
        self.taken = sum(1 << space for space in range(SPACES) if self.pieces[PLACED + space])
        self.gendarme = sheet.whole("gendarme", 0, ROUTE)
        self.lay(CARRIAGE, sheet.wholes("carriage", 0, ROUTE, players))
        self.lay(COINS, sheet.wholes("coins", 0, table.supply, players))
        self.supply = sheet.whole("supply", 0, table.supply)
        self.lay(POINTS, sheet.wholes("points", int(table.start_score[players]), 999, players))
        self.lay(START, sheet.wholes("start", NONE, START_CARDS - 1, players))
        self.lay(CARDS, sheet.wholes("cards", 0, ALL_CARDS, players))
        self.lay(HOLDERS, sheet.wholes("holders", NONE, players - 1, SPECIALS))
        self.doubled = sheet.flag("doubled")
        self.bag = sheet.whole("bag", 0, ALL_CARDS)
        self.under = packed(sheet.wholes("under", 0, CHARACTER_CARDS - 1))
        self.discard = sheet.whole("discard", 0, ALL_CARDS)
        self.display = sheet.whole("display", 0, ALL_CARDS)
        self.scored = sheet.whole("scored", 0, (1 << SYMBOLS * players) - 1)
        self.at = sheet.whole("at", NONE, ROUTE)
        self.die = sheet.whole("die", 0, TOKENS - 1)
        self.marked = sheet.whole("marked", 0, ALL_DICE)
        self.reason = REASONS.index(sheet.word("reason", REASONS))
        for seat in range(players):
            count_symbols(self, seat)

    # ---- the pieces ------------------------------------------------------------------------------

    def lay(self, first: i64, numbers: list[int]) -> None:
        """Lay numbers into the row of pieces, such as the coins of all seats from COINS on."""
        for number in numbers:
            self.pieces[first] = number
            first += 1

    def by_seat(self, first: i64) -> list[int]:
        """What all seats have of one thing, such as the coins from COINS on."""
        return list(self.pieces[first : first + self.players])

    @property
    def hands(self) -> list[int]:
        return self.by_seat(HANDS)

    @property
    def lodge(self) -> list[int]:
        return self.by_seat(LODGED)

    @property
    def carriage(self) -> list[int]:
        return self.by_seat(CARRIAGE)

    @property
    def coins(self) -> list[int]:
        return self.by_seat(COINS)

    @property
    def points(self) -> list[int]:
        return self.by_seat(POINTS)

    @property
    def start(self) -> list[int]:
        return self.by_seat(START)

    @property
    def cards(self) -> list[int]:
        return self.by_seat(CARDS)

    @property
    def holders(self) -> list[int]:
        return list(self.pieces[HOLDERS : HOLDERS + SPECIALS])

    @property
    def symbols(self) -> list[int]:
        return list(self.pieces[SHOWN : SHOWN + SYMBOLS * self.players])

    @property
    def placed(self) -> list[int]:
        return list(self.pieces[PLACED : PLACED + SPACES])

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a seat holds a special card."""
        return self.pieces[HOLDERS + card] == seat

    def shown(self, seat: i64, symbol: i64) -> i64:
        """How often the cards of a seat show a symbol."""
        return self.pieces[SHOWN + SYMBOLS * seat + symbol]

    def owner(self, space: i64) -> i64:
        """The seat whose dice stand on a route space, NONE if there are none."""
        there = self.pieces[PLACED + space]
        return there // PAIRS if there else NONE

    def pair(self, space: i64) -> i64:
        """The dice that stand on a route space, 0 if there are none."""
        return self.pieces[PLACED + space] % PAIRS

    def has_rolled(self, seat: i64) -> bool:
        """Whether a seat has rolled its dice this round (VI-4.3)."""
        return self.rolled >> seat & 1 != 0

    def has_scored(self, seat: i64, symbol: i64) -> bool:
        """Whether a seat has scored a symbol this round (VI-7.6)."""
        return self.scored >> (SYMBOLS * seat + symbol) & 1 != 0


def count_symbols(p: Position, seat: i64) -> None:
    """Count what the cards before a seat show in all (VI-2.8)."""
    table = p.table
    start = p.pieces[START + seat]
    for symbol in range(SYMBOLS):
        total: i64 = 0
        if start != NONE:
            total += table.start_symbols[SYMBOLS * start + symbol]
        for card in listed(p.pieces[CARDS + seat]):
            total += table.character_symbols[SYMBOLS * table.character[card] + symbol]
        if p.holds(seat, EXTRA_INFLUENCE):
            total += table.special_symbols[SYMBOLS * EXTRA_INFLUENCE + symbol]
        p.pieces[SHOWN + SYMBOLS * seat + symbol] = total
