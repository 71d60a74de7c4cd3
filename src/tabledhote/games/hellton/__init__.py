"""Hellton Palace (Jean-Baptiste Pigneur, 2022): two hotels in the underworld, and whichever collapses later wins."""

from typing import cast

from tabledhote.games.hellton import invariants, outlook, rules, state
from tabledhote.games.hellton.components import Components
from tabledhote.kernel.game import Box, Game, Option, Options, first_seat
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import Event, State


def deal(game: Game, rng: Rng, events: list[Event] | None) -> State:
    position = rules.Hellton()
    position.belong_to(game)
    position.rng = rng
    position.events = events
    state.lay_out(position)
    if events is not None:
        names = [position.table.guests[guest] for guest in position.dealt]
        events.append({"event": "start", "first": position.first, "rows": [names[:6], names[6:12], names[12:]]})
    rules.begin_turn(position)
    return position


def load(game: Game, sheet: Sheet) -> State:
    position = rules.Hellton()
    position.belong_to(game)
    position.read(sheet)
    sheet.only(*position.fields())
    problem = invariants.broken(position)
    if problem:
        raise sheet.error(f"{sheet.source}: {problem}")
    return position


def prospects(position: State, seat: int) -> int:
    return outlook.outlook(cast(rules.Hellton, position), seat)


def bound(options: Options) -> int:
    """HP-I12: 40 turns of 3 + 11 + 9 * (1 + 5) + 1 decisions, with the door hangers as we print them."""
    return 40 * 69


BOX = Box(
    id="hellton",
    package=__name__,
    rules=1,
    players=(2,),
    options=(
        Option("players", (2,), 2),
        Option("deck", ("starter", "full"), "full"),
        first_seat(),
    ),
    components=Components,
    deal=deal,
    load=load,
    outlook=prospects,
    bound=bound,
)
