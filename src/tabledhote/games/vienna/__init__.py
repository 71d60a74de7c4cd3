"""Vienna (Johannes Schmidauer-König, 2015): a carriage ride through the city, with dice for visiting cards."""

from typing import cast

from tabledhote.games.vienna import invariants, outlook, rules
from tabledhote.games.vienna.components import Components
from tabledhote.kernel.game import Box, Game, Option, Options, first_seat
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import Event, State

PLAYERS = (3, 4, 5)
DICE = {3: 16, 4: 17, 5: 21}  # all dice in play, VI-12.7


def deal(game: Game, rng: Rng, events: list[Event] | None) -> State:
    position = rules.Vienna()
    position.belong_to(game)
    position.rng = rng
    position.events = events
    rules.begin(position)
    return position


def load(game: Game, sheet: Sheet) -> State:
    position = rules.Vienna()
    position.belong_to(game)
    position.read(sheet)
    sheet.only(*position.fields())
    problem = invariants.broken(position)
    if problem:
        raise sheet.error(f"{sheet.source}: {problem}")
    position.offered = rules.choices(position)
    return position


def prospects(position: State, seat: int) -> int:
    return outlook.outlook(cast(rules.Vienna, position), seat)


def bound(options: Options) -> int:
    """VI-12.11."""
    players = int(options["players"])
    return 30 * (9 * DICE[players] + 190) + players


BOX = Box(
    id="vienna",
    package=__name__,
    rules=1,
    players=PLAYERS,
    options=(
        Option("players", PLAYERS, 4),
        Option("board", ("day", "night"), "day"),
        first_seat(),
    ),
    components=Components,
    deal=deal,
    load=load,
    outlook=prospects,
    bound=bound,
)
