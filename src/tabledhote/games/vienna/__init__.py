"""Vienna (Johannes Schmidauer-König, 2015): a carriage ride through the city, with dice for visiting cards."""

from tabledhote.games.vienna import actions, invariants, observation, scoring, setup
from tabledhote.games.vienna.components import PLAYERS, Components
from tabledhote.games.vienna.contract import Vienna
from tabledhote.kernel.game import Box, Option, first_seat

BOX = Box(
    id="vienna",
    package=__name__,
    rules=2,
    players=PLAYERS,
    options=(
        Option("players", PLAYERS, 4),
        Option("board", ("day", "night"), "day"),
        first_seat(),
    ),
    components=Components,
    position=Vienna,
    begin=setup.begin,
    resume=invariants.broken,
    bound=invariants.bound,
    actions=actions.ACTIONS,
    observe=observation.observe,
    breakdown=scoring.breakdown,
)
