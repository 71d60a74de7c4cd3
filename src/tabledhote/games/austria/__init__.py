"""Grand Austria Hotel (Simone Luciani, Virginio Gigli, 2015): guests, rooms, staff and the emperor's favour."""

from tabledhote.games.austria import actions, invariants, observation, scoring, setup
from tabledhote.games.austria.components import FIRST_OBJECTIVE, LETTERS, PER_LETTER, PLAYERS, SETS, Components
from tabledhote.games.austria.contract import Austria
from tabledhote.kernel.game import Box, Option, Options, first_seat


def day_boards() -> Option:
    """GA-1.4: a letter for each seat, none twice, with day boards only."""

    def letters(value: object, chosen: Options) -> bool:
        if chosen["hotel"] != "day" or not isinstance(value, list) or len(value) != chosen["players"]:
            return False
        return all(letter in SETS for letter in value) and len(set(value)) == len(value)

    also = 'with hotel "day" a list with one letter A to D per seat, none twice'
    return Option("day_boards", ("random",), "random", letters, also)


def objectives() -> Option:
    """GA-1.7: three printed numbers, one of each letter."""

    def numbers(value: object, _chosen: Options) -> bool:
        if not isinstance(value, list) or len(value) != len(LETTERS):
            return False
        lowest = [FIRST_OBJECTIVE + PER_LETTER * at for at in range(len(LETTERS))]
        return all(
            type(number) is int and low <= number < low + PER_LETTER for number, low in zip(value, lowest, strict=True)
        )

    return Option("objectives", ("random",), "random", numbers, "a list such as [105, 110, 113]")


def emperor_tiles() -> Option:
    """GA-1.7: three tiles, one of each letter."""

    def tiles(value: object, _chosen: Options) -> bool:
        if not isinstance(value, list) or len(value) != len(LETTERS):
            return False
        names = [[f"{letter}{number + 1}" for number in range(PER_LETTER)] for letter in LETTERS]
        return all(tile in allowed for tile, allowed in zip(value, names, strict=True))

    return Option(
        "emperor_tiles", ("random",), "random", tiles, 'a list such as ["A1", "B4", "C2"], one of each letter'
    )


def b4_penalty() -> Option:
    """GA-1.8."""

    def authors(value: object, chosen: Options) -> bool:
        return value == "occupied" and chosen["edition"] == "2015"

    return Option("b4_penalty", ("unoccupied",), "unoccupied", authors, '"occupied" with edition "2015"')


BOX = Box(
    id="austria",
    package=__name__,
    rules=2,
    players=PLAYERS,
    options=(
        Option("players", PLAYERS, 2),
        Option("edition", ("revised", "2015"), "revised"),
        Option("hotel", ("night", "day"), "night"),
        day_boards(),
        Option("staff_deal", ("random", "starter", "draft"), "random"),
        first_seat(),
        objectives(),
        emperor_tiles(),
        b4_penalty(),
    ),
    components=Components,
    position=Austria,
    begin=setup.begin,
    resume=setup.resume,
    bound=invariants.bound,
    actions=actions.ACTIONS,
    observe=observation.observe,
    breakdown=scoring.breakdown,
)
