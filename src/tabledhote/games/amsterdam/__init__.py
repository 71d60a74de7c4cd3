"""Hotel Amsterdam (Hans van Tol, 2009): hotels, tourists, a mayor and a night watchman."""

from tabledhote.games.amsterdam import actions, invariants, observation, scoring, setup
from tabledhote.games.amsterdam.components import PLAYERS, Components
from tabledhote.games.amsterdam.contract import Amsterdam
from tabledhote.kernel.game import Box, Option, first_seat

BOX = Box(
    id="amsterdam",
    package=__name__,
    rules=2,
    players=PLAYERS,
    options=(
        Option("players", PLAYERS, 2),
        Option("variant", ("family", "tactical"), "family"),
        Option("layout", ("random", "reference"), "random"),
        first_seat(),
    ),
    components=Components,
    position=Amsterdam,
    begin=setup.begin,
    resume=invariants.broken,
    bound=invariants.bound,
    actions=actions.ACTIONS,
    observe=observation.observe,
    breakdown=scoring.breakdown,
)
