"""Sprint: a race with dice for 2 to 4 players, in ten rules. A game for Table d'hôte in a package of its own."""

from sprint.components import PLAYERS, Components
from sprint.contract import ACTIONS, Sprint, begin, bound, breakdown, broken, observe
from tabledhote.kernel.game import Box, Option, first_seat

BOX = Box(
    id="sprint",
    package=__name__,
    rules=1,
    players=PLAYERS,
    options=(Option("players", PLAYERS, 2), first_seat()),
    components=Components,
    position=Sprint,
    begin=begin,
    resume=broken,
    bound=bound,
    actions=len(ACTIONS),
    observe=observe,
    breakdown=breakdown,
)
