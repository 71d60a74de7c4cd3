"""Hotel Amsterdam (Hans van Tol, 2009): hotels, tourists, a mayor and a night watchman."""

from tabledhote.games.amsterdam import invariants, observation, state
from tabledhote.games.amsterdam.components import PLAYERS, Components
from tabledhote.games.amsterdam.rules import decisions
from tabledhote.kernel.game import Box, Option, Options, first_seat


def begin(position: decisions.Amsterdam) -> None:
    state.lay_out(position)
    if position.events is not None:
        table = position.table
        layout = {table.places[at]: table.tile_ids[position.tiles[at]] for at in table.buildings}
        position.tell({"event": "start", "layout": layout, "first": position.first})
    decisions.begin_turn(position)


def bound(options: Options) -> int:
    """HA-I12."""
    decisions = 8 if options["variant"] == "family" else 9
    return 26 * decisions + 2 * int(options["players"])


BOX = Box(
    id="amsterdam",
    package=__name__,
    rules=1,
    players=PLAYERS,
    options=(
        Option("players", PLAYERS, 2),
        Option("variant", ("family", "tactical"), "family"),
        Option("layout", ("random", "reference"), "random"),
        first_seat(),
    ),
    components=Components,
    position=decisions.Amsterdam,
    begin=begin,
    resume=invariants.broken,
    bound=bound,
    actions=decisions.DO_END + 1,
    observe=observation.observe,
)
