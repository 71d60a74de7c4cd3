"""Hellton Palace (Jean-Baptiste Pigneur, 2022): two hotels in the underworld; the one that collapses last wins."""

from tabledhote.games.hellton import actions, invariants, observation, scoring, setup
from tabledhote.games.hellton.components import PLAYERS, Components
from tabledhote.games.hellton.contract import Hellton
from tabledhote.kernel.game import Box, Option, first_seat

BOX = Box(
    id="hellton",
    package=__name__,
    rules=2,
    players=PLAYERS,
    options=(
        Option("players", PLAYERS, 2),
        Option("deck", ("starter", "full"), "full"),
        first_seat(),
    ),
    components=Components,
    position=Hellton,
    begin=setup.begin,
    resume=invariants.broken,
    bound=invariants.bound,
    actions=actions.ACTIONS,
    observe=observation.observe,
    breakdown=scoring.breakdown,
)
