"""What is printed on the components of Vienna, as tables of small ints that all positions share.

Spaces are numbered by their place on the route (1 to 24, Geheimbund is 0), cards and symbols in the order of the file.
"""

from typing import Final

from librt.vecs import append, extend

from tabledhote.kernel.bits import listed, lowest, only
from tabledhote.kernel.rows import blank
from tabledhote.kernel.sheet import Sheet

PLAYERS: Final = (3, 4, 5)
MOST_SEATS: Final = 5
ROUTE: Final = 24
LODGE: Final = 0  # the one space off the route
SPACES: Final = ROUTE + 1
ROUTE_SPACES: Final = (1 << SPACES) - 2  # bits: all spaces but Geheimbund
FACES: Final = 6  # of a die
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
START_CARDS: Final = 6
CHARACTER_CARDS: Final = 44
SYMBOL_IDS: Final = ("citizen", "cross", "crown")
SYMBOLS: Final = 3
SPECIAL_IDS: Final = ("first_player", "double_turn", "joker", "extra_influence", "extra_die")
SPECIALS: Final = 5
FIRST_PLAYER: Final = 0
DOUBLE_TURN: Final = 1
JOKER: Final = 2
EXTRA_INFLUENCE: Final = 3
EXTRA_DIE: Final = 4

# The vocabulary of effects; those up to LODGING work at placement, the others at evaluation.
EFFECTS: Final = (
    "gendarme",
    "spin",
    "lodge",
    "gain",
    "special",
    "character",
    "compare",
    "choose_compare",
    "rob",
    "per_special",
)
GENDARME: Final = 0
SPIN: Final = 1
LODGING: Final = 2
GAIN: Final = 3
SPECIAL: Final = 4
CHARACTER: Final = 5
COMPARE: Final = 6
CHOOSE_COMPARE: Final = 7
ROB: Final = 8
PER_SPECIAL: Final = 9
# The figures of each effect: its cost, the coins it gives (or takes from others), the points, the rest.
FIGURES: Final = (
    ("", "choice_coins", "choice_points", ""),
    ("", "coins", "", ""),
    ("", "coins_per_die", "", ""),
    ("cost", "coins", "points", ""),
    ("", "", "", ""),
    ("cost", "", "", ""),
    ("", "more_coins", "more_points", "tie_points"),
    ("cost", "", "", ""),
    ("", "rob_one", "", "rob_two"),
    ("", "", "points_per_special", ""),
)

# A need is what a space can ask for: a number from 1 to 12, or a double.
DOUBLE: Final = 13
NEEDS: Final = 14


class Components:
    """Lists by space unless a comment says otherwise."""

    def __init__(self, sheet: Sheet) -> None:
        self.spaces: list[str] = [""] * SPACES
        self.numbers: list[list[int]] = [[] for _ in range(SPACES)]
        self.asks = blank(SPACES)  # the needs that a space accepts, as bits
        self.low_spaces = blank(1 << FACES + 1)  # for each set of needs up to 6 the spaces that accept one, as bits
        self.high_spaces = blank(1 << FACES + 1)  # the same for the needs from 7
        self.two_dice = blank(SPACES)  # 1 where one die is never enough
        self.effect = blank(SPACES)
        self.spaces_with = blank(len(EFFECTS))  # for each effect the spaces that have it, as bits
        self.immediate = blank(SPACES)  # 1 where the effect works at placement (VI-6.1)
        self.cost = blank(SPACES)
        self.coins = blank(SPACES)
        self.points = blank(SPACES)
        self.second = blank(SPACES)  # points for a tie, or coins from each of two players
        self.subject = blank(SPACES)  # the special card or the symbol
        self.compare_space = blank(SYMBOLS)  # by symbol
        self.special_symbols = blank(0)  # of special card c, at SYMBOLS * c + symbol
        self.start_cards: list[str] = []
        self.start_symbols = blank(0)  # of start card c, at SYMBOLS * c + symbol
        self.start_coins = blank(0)
        self.characters: list[str] = []
        self.character_symbols = blank(0)  # of character c, at SYMBOLS * c + symbol
        self.character = blank(0)  # which character each of the 44 cards shows
        self.dice = blank(MOST_SEATS + 1)  # coloured dice of a seat, by number of players
        self.start_score = blank(MOST_SEATS + 1)  # by number of players
        self.display = blank(MOST_SEATS + 1)  # cards in a full display, by number of players
        self.colours: list[str] = []
        self.read_cards(sheet)
        self.read_spaces(sheet)
        self.check_spaces(sheet)
        self.read_rules(sheet)

    def read_cards(self, sheet: Sheet) -> None:
        rows_in_order(sheet, "symbol", SYMBOL_IDS)
        for row in rows_in_order(sheet, "special_card", SPECIAL_IDS):
            self.special_symbols = extend(self.special_symbols, read_symbols(row))
        for row in sheet.rows("start_card", START_CARDS):
            row.only("id", "name_en", "name_de", "name_fr", "symbols", "coins", "source")
            self.start_cards.append(new_id(row, self.start_cards))
            self.start_symbols = extend(self.start_symbols, read_symbols(row))
            self.start_coins = append(self.start_coins, row.whole("coins", 0, 5))
        for row in sheet.rows("character"):
            row.only("id", "name_en", "name_de", "name_fr", "symbols", "count", "source")
            self.character = extend(self.character, [len(self.characters)] * row.whole("count", 1, CHARACTER_CARDS))
            self.characters.append(new_id(row, self.characters + self.start_cards))
            self.character_symbols = extend(self.character_symbols, read_symbols(row))
        if len(self.character) != CHARACTER_CARDS:
            raise sheet.fail("character", f"has {len(self.character)} cards in all; it must have {CHARACTER_CARDS}")

    def read_spaces(self, sheet: Sheet) -> None:
        for row in sheet.rows("space", SPACES):
            order = row.whole("order", 0, ROUTE)
            if self.spaces[order]:
                raise row.fail(
                    "order", f"is {order}, as for {self.spaces[order]!r}; each place on the route has one space"
                )
            self.spaces[order] = new_id(row, self.spaces)
            self.numbers[order] = row.wholes("numbers", 1, DOUBLE - 1)
            asks = self.numbers[order][:]
            if row.flag("double"):
                asks.append(DOUBLE)
            for need in asks:
                self.asks[order] |= 1 << need
            for needs in range(1 << FACES + 1):
                self.low_spaces[needs] |= only(order) if needs & self.asks[order] else 0
                self.high_spaces[needs] |= only(order) if needs << FACES + 1 & self.asks[order] else 0
            if row.flag("any") != (order == LODGE) or (not asks) != (order == LODGE):
                raise row.fail("any", f"is wrong: only order {LODGE} takes any dice; others need numbers or a double")
            self.two_dice[order] = order != LODGE and min(asks) > FACES
            self.read_effect(row, order)

    def read_effect(self, row: Sheet, order: int) -> None:
        effect = EFFECTS.index(row.word("effect", EFFECTS))
        self.effect[order] = effect
        self.spaces_with[effect] |= only(order)
        immediate = effect <= LODGING
        self.immediate[order] = immediate
        if (effect == LODGING) != (order == LODGE):
            raise row.fail("effect", f"is {EFFECTS[effect]!r}; 'lodge' belongs to order {LODGE} and to no other")
        if row.flag("immediate") != immediate:
            raise row.fail("immediate", f"must be {str(immediate).lower()} for effect {EFFECTS[effect]!r}")
        known = ["id", "order", "name_en", "name_de", "name_fr", "numbers", "double", "any", "immediate", "effect"]
        known += ["source", *(key for key in FIGURES[effect] if key)]
        figures = [row.whole(key, 0, 25) if key else 0 for key in FIGURES[effect]]
        self.cost[order], self.coins[order], self.points[order], self.second[order] = figures
        if effect == SPECIAL:
            self.subject[order] = SPECIAL_IDS.index(row.word("card", SPECIAL_IDS))
            known.append("card")
        elif effect == COMPARE:
            self.subject[order] = SYMBOL_IDS.index(row.word("symbol", SYMBOL_IDS))
            self.compare_space[self.subject[order]] = order
            known.append("symbol")
        row.only(*known)

    def check_spaces(self, sheet: Sheet) -> None:
        """Check what the rules take for granted about all spaces together."""
        for effect, count in ((GENDARME, 1), (SPECIAL, SPECIALS), (COMPARE, SYMBOLS), (CHOOSE_COMPARE, 1)):
            spaces = listed(self.spaces_with[effect])
            if len(spaces) != count:
                raise sheet.fail("space", f"has {len(spaces)} with effect {EFFECTS[effect]!r}; there must be {count}")
            if len({self.subject[order] for order in spaces}) != count:
                raise sheet.fail("space", f"has two with effect {EFFECTS[effect]!r} for the same card or symbol")
        choice = lowest(self.spaces_with[CHOOSE_COMPARE])
        for order in [*self.compare_space, choice]:
            if order > choice:
                raise sheet.fail("space", f"{self.spaces[order]!r} must come before {self.spaces[choice]!r} (VI-7.6)")
            if not self.two_dice[order]:
                raise sheet.fail("space", f"{self.spaces[order]!r} must need two dice: numbers from 7 (VI-12.9)")

    def read_rules(self, sheet: Sheet) -> None:
        setup = sheet.table("setup")
        for players in PLAYERS:
            self.dice[players] = setup.table("dice_per_player").whole(str(players), 1, 5 if players == 3 else 4)
            self.start_score[players] = setup.table("start_score").whole(str(players), 0, 24)
            self.display[players] = setup.table("display_cards").whole(str(players), 1, 10)
        setup.word("first_player_card", SPECIAL_IDS[:1])
        self.supply = sheet.table("coins").whole("count", 20, 99)
        prices = sheet.table("prices")
        self.reroll = prices.whole("reroll", 1, 25)
        self.turn_one_pip = prices.whole("turn_one_pip", 1, 25)
        self.drive_back = prices.whole("drive_back", 1, 25)
        end = sheet.table("end")
        self.end_score = end.whole("score", 1, 99)
        self.majority = end.whole("symbol_majority_points", 0, 9)
        self.coins_per_point = end.whole("coins_per_point", 1, 25)
        self.rounds = end.whole("max_rounds", 1, 30)
        self.colours = [row.word("id") for row in sheet.rows("colour", MOST_SEATS)]
        counts = sheet.table("components")
        for key, count in (
            ("route_spaces", ROUTE),
            ("off_route_spaces", 1),
            ("cards", START_CARDS + SPECIALS + CHARACTER_CARDS),
            ("start_cards", START_CARDS),
            ("special_cards", SPECIALS),
            ("character_cards", CHARACTER_CARDS),
            ("coins", self.supply),
        ):
            counts.whole(key, count, count)


def rows_in_order(sheet: Sheet, key: str, ids: tuple[str, ...]) -> list[Sheet]:
    """The rows of a list whose names the rules know, one for each name in that order."""
    rows = sheet.rows(key, len(ids))
    for row, expected in zip(rows, ids, strict=True):
        if row.word("id") != expected:
            raise row.fail("id", f"is {row.word('id')!r}; it must be {expected!r}")
    return rows


def new_id(row: Sheet, ids: list[str]) -> str:
    """The id of a row, which nothing else may have."""
    name = row.word("id")
    if not name or name in ids:
        raise row.fail("id", f"is {name!r}; it must be a name that nothing else has")
    return name


def read_symbols(row: Sheet) -> list[int]:
    """How often a card shows each symbol."""
    table = row.table("symbols")
    table.only(*SYMBOL_IDS)
    return [table.whole(symbol, 0, 9) for symbol in SYMBOL_IDS]
