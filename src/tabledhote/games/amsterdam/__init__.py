"""Hotel Amsterdam (Hans van Tol, 2009): hotels, tourists, a mayor and a night watchman."""

from typing import cast

from tabledhote.games.amsterdam import invariants, outlook, rules, state
from tabledhote.games.amsterdam.components import Components
from tabledhote.kernel.game import Box, Game, Option, Options, first_seat
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import Event, State

PLAYERS = (2, 3, 4)


def deal(game: Game, rng: Rng, events: list[Event] | None) -> State:
    position = rules.Amsterdam()
    position.belong_to(game)
    position.rng = rng
    position.events = events
    state.lay_out(position)
    if events is not None:
        layout = {
            place: position.table.tile_ids[position.tiles[at]]
            for at, place in enumerate(position.table.places)
            if position.tiles[at] >= 0
        }
        events.append({"event": "start", "layout": layout, "first": position.first})
    rules.begin_turn(position)
    return position


def load(game: Game, sheet: Sheet) -> State:
    position = rules.Amsterdam()
    position.belong_to(game)
    position.read(sheet)
    sheet.only(*position.fields())
    problem = invariants.broken(position)
    if problem:
        raise sheet.error(f"{sheet.source}: {problem}")
    return position


def prospects(position: State, seat: int) -> int:
    return outlook.outlook(cast(rules.Amsterdam, position), seat)


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
    deal=deal,
    load=load,
    outlook=prospects,
    bound=bound,
)
