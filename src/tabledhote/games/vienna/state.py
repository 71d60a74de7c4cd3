"""A position of Vienna: its fields, how it is copied, written and read."""

from typing import TYPE_CHECKING, Final

from tabledhote.games.vienna.components import (
    CHARACTER_CARDS,
    EXTRA_INFLUENCE,
    FACES,
    ROUTE,
    SPACES,
    SPECIALS,
    START_CARDS,
    SYMBOLS,
    Components,
)
from tabledhote.kernel.bits import listed
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

# A die is a token: 1 to 6 is a coloured die with that face, 7 to 12 the white die showing 1 to 6 (VI-2.5).
WHITE: Final = FACES  # a token above it is the white die, whose face is so much less
TOKENS: Final = 2 * FACES + 1
# Dice together are counts by token, COUNT_BITS for each token.
COUNT_BITS: Final = 3
COUNT: Final = (1 << COUNT_BITS) - 1  # the bits of one count
DICE_BITS: Final = COUNT_BITS * TOKENS
ALL_DICE: Final = (1 << DICE_BITS) - 1
# One or two dice placed in one turn are a pair: TOKENS * first + second, with 0 where there is no second.
PAIRS: Final = TOKENS * TOKENS
ALL_CARDS: Final = (1 << CHARACTER_CARDS) - 1


class Position(State):
    """The fields of a position. Lists are by seat unless a comment says otherwise."""

    table: Components
    players: int
    round: int
    phase: int
    hands: list[int]  # rolled, unplaced dice
    rolled: int  # bits: the seats that have rolled this round
    lodge: list[int]  # dice on Geheimbund
    placed: list[int]  # by space: PAIRS * seat + the pair of dice, 0 if there are none
    taken: int  # bits: the route spaces with dice
    gendarme: int  # the space, 0 beside the board
    carriage: list[int]
    coins: list[int]
    supply: int
    points: list[int]
    start: list[int]  # start cards
    cards: list[int]  # character cards, as bits
    symbols: list[int]  # all that a seat's cards show, at SYMBOLS * seat + symbol; follows from the cards
    holders: list[int]  # by special card
    doubled: bool  # whether Double turn was used this round
    bag: int  # bits: the cards of the draw pile whose order nobody knows
    under: list[int]  # the cards put under it, the next one first
    discard: int  # bits
    display: int  # bits
    scored: int  # bits SYMBOLS * seat + symbol: scored this round
    at: int  # the space that a placement or the evaluation is about
    die: int  # the die that is being turned
    marked: int  # the dice marked for a re-roll
    reason: int
    choices: list[int]  # the legal actions; they follow from the rest, and are replaced, never changed

    def belong_to(self, game: "Game") -> None:
        """Take over what the options and the components decide."""
        assert isinstance(game.components, Components)
        self.table = game.components
        self.players = game.players
        self.choices = []

    def copy_to(self, other: "Position") -> None:
        """Make another, blank position equal to this one."""
        self.carry_to(other)
        other.table = self.table
        other.players = self.players
        other.round = self.round
        other.phase = self.phase
        other.hands = self.hands[:]
        other.rolled = self.rolled
        other.lodge = self.lodge[:]
        other.placed = self.placed[:]
        other.taken = self.taken
        other.gendarme = self.gendarme
        other.carriage = self.carriage[:]
        other.coins = self.coins[:]
        other.supply = self.supply
        other.points = self.points[:]
        other.start = self.start[:]
        other.cards = self.cards[:]
        other.symbols = self.symbols[:]
        other.holders = self.holders[:]
        other.doubled = self.doubled
        other.bag = self.bag
        other.under = self.under[:]
        other.discard = self.discard
        other.display = self.display
        other.scored = self.scored
        other.at = self.at
        other.die = self.die
        other.marked = self.marked
        other.reason = self.reason
        other.choices = self.choices

    def fields(self) -> dict[str, object]:
        """The game's own fields, ready for JSON."""
        return {
            "active": self.seat,
            "round": self.round,
            "phase": PHASES[self.phase],
            "hands": self.hands[:],
            "rolled": self.rolled,
            "lodge": self.lodge[:],
            "placed": self.placed[:],
            "gendarme": self.gendarme,
            "carriage": self.carriage[:],
            "coins": self.coins[:],
            "supply": self.supply,
            "points": self.points[:],
            "start": self.start[:],
            "cards": self.cards[:],
            "holders": self.holders[:],
            "doubled": self.doubled,
            "bag": self.bag,
            "under": self.under[:],
            "discard": self.discard,
            "display": self.display,
            "scored": self.scored,
            "at": self.at,
            "die": self.die,
            "marked": self.marked,
            "reason": REASONS[self.reason],
        }

    def read(self, sheet: Sheet) -> None:
        """Take over the fields that `fields` wrote, each within its range."""
        table, players = self.table, self.players
        self.seat = sheet.whole("active", NONE, players - 1)
        self.round = sheet.whole("round", 0, table.rounds)
        self.phase = PHASES.index(sheet.word("phase", PHASES))
        self.hands = sheet.wholes("hands", 0, ALL_DICE, players)
        self.rolled = sheet.whole("rolled", 0, (1 << players) - 1)
        self.lodge = sheet.wholes("lodge", 0, ALL_DICE, players)
        self.placed = sheet.wholes("placed", 0, PAIRS * players - 1, SPACES)
        self.taken = sum(1 << space for space in range(SPACES) if self.placed[space])
        self.gendarme = sheet.whole("gendarme", 0, ROUTE)
        self.carriage = sheet.wholes("carriage", 0, ROUTE, players)
        self.coins = sheet.wholes("coins", 0, table.supply, players)
        self.supply = sheet.whole("supply", 0, table.supply)
        self.points = sheet.wholes("points", table.start_score[players], 999, players)
        self.start = sheet.wholes("start", NONE, START_CARDS - 1, players)
        self.cards = sheet.wholes("cards", 0, ALL_CARDS, players)
        self.holders = sheet.wholes("holders", NONE, players - 1, SPECIALS)
        self.doubled = sheet.flag("doubled")
        self.bag = sheet.whole("bag", 0, ALL_CARDS)
        self.under = sheet.wholes("under", 0, CHARACTER_CARDS - 1)
        self.discard = sheet.whole("discard", 0, ALL_CARDS)
        self.display = sheet.whole("display", 0, ALL_CARDS)
        self.scored = sheet.whole("scored", 0, (1 << SYMBOLS * players) - 1)
        self.at = sheet.whole("at", NONE, ROUTE)
        self.die = sheet.whole("die", 0, TOKENS - 1)
        self.marked = sheet.whole("marked", 0, ALL_DICE)
        self.reason = REASONS.index(sheet.word("reason", REASONS))
        self.symbols = [0] * (SYMBOLS * players)
        for seat in range(players):
            count_symbols(self, seat)

    def owner(self, space: int) -> int:
        """The seat whose dice stand on a route space, NONE if there are none."""
        there = self.placed[space]
        return there // PAIRS if there else NONE

    def pair(self, space: int) -> int:
        """The dice that stand on a route space, 0 if there are none."""
        return self.placed[space] % PAIRS

    def has_rolled(self, seat: int) -> bool:
        """Whether a seat has rolled its dice this round (VI-4.3)."""
        return self.rolled >> seat & 1 != 0

    def has_scored(self, seat: int, symbol: int) -> bool:
        """Whether a seat has scored a symbol this round (VI-7.6)."""
        return self.scored >> (SYMBOLS * seat + symbol) & 1 != 0


def count_symbols(p: Position, seat: int) -> None:
    """Count what the cards before a seat show in all (VI-2.8)."""
    table = p.table
    for symbol in range(SYMBOLS):
        total = 0
        if p.start[seat] != NONE:
            total += table.start_symbols[SYMBOLS * p.start[seat] + symbol]
        for card in listed(p.cards[seat]):
            total += table.character_symbols[SYMBOLS * table.character[card] + symbol]
        if p.holders[EXTRA_INFLUENCE] == seat:
            total += table.special_symbols[SYMBOLS * EXTRA_INFLUENCE + symbol]
        p.symbols[SYMBOLS * seat + symbol] = total
