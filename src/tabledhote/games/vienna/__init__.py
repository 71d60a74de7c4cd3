"""Vienna (Johannes Schmidauer-König, 2015): a carriage ride through the city, with dice for visiting cards."""

from tabledhote.games.vienna import actions, invariants, observation
from tabledhote.games.vienna.components import PLAYERS, Components
from tabledhote.games.vienna.rules import decisions
from tabledhote.kernel.game import Box, Option, Options, first_seat

DICE = {3: 16, 4: 17, 5: 21}  # all dice in play, VI-12.7


def resume(position: decisions.Vienna) -> str | None:
    problem = invariants.broken(position)
    if problem is None:
        position.offered = decisions.choices(position)
    return problem


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
    position=decisions.Vienna,
    begin=decisions.begin,
    resume=resume,
    bound=bound,
    actions=actions.ACTIONS,
    observe=observation.observe,
)
