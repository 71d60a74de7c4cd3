"""Hellton Palace (Jean-Baptiste Pigneur, 2022): two hotels in the underworld, and whichever collapses later wins."""

from tabledhote.games.hellton import invariants, observation, state
from tabledhote.games.hellton.components import PLAYERS, Components
from tabledhote.games.hellton.rules import decisions
from tabledhote.kernel.game import Box, Option, Options, first_seat


def begin(position: decisions.Hellton) -> None:
    state.lay_out(position)
    if position.events is not None:
        names = [position.table.guests[guest] for guest in position.dealt]
        rows = [names[:6], names[6:12], names[12:]]
        position.tell({"event": "start", "first": position.first, "rows": rows})
    decisions.begin_turn(position)


def bound(options: Options) -> int:
    """HP-I12: 40 turns of 3 + 11 + 9 * (1 + 5) + 1 decisions, with the door hangers as we print them."""
    return 40 * 69


BOX = Box(
    id="hellton",
    package=__name__,
    rules=1,
    players=PLAYERS,
    options=(
        Option("players", PLAYERS, 2),
        Option("deck", ("starter", "full"), "full"),
        first_seat(),
    ),
    components=Components,
    position=decisions.Hellton,
    begin=begin,
    resume=invariants.broken,
    bound=bound,
    actions=decisions.ACTIONS,
    observe=observation.observe,
)
