"""What a seat may see of Hotel Amsterdam: everything but chance to come (HA-9.1, 9.2)."""

from tabledhote.games.amsterdam import scoring
from tabledhote.games.amsterdam.components import DAY, NIGHT, PAWNS, SIDES
from tabledhote.games.amsterdam.state import NONE, PHASES, REASONS, Position


def view(state: Position, seat: int) -> dict[str, object]:
    """The whole position, ready for JSON."""
    table = state.table
    tiles = [
        {
            "place": table.places[place],
            "tile": table.tile_ids[state.tiles[place]],
            "day": table.functions[table.function_on(state.tiles[place], DAY)],
            "night": table.functions[table.function_on(state.tiles[place], NIGHT)],
            "side": SIDES[state.side(place)],
            "tourists": state.tourists[place],
        }
        for place in table.buildings
    ]
    return {
        "game": "amsterdam",
        "options": dict(state.game.options),
        "you": seat,
        "seat": state.seat,
        "active": state.active(),
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "tiles": tiles,
        "dam": state.tourists[table.dam],
        "quays": {str(curve): state.waiting(quay) for quay, curve in enumerate(table.curves)},
        "supply": state.supply,
        "boat": state.boat,
        "dice": None if state.tactical else {name: state.die(pawn) for pawn, name in enumerate(PAWNS)},
        "steps": state.steps,
        "limits": {"sail": table.sail_most, "steps": table.walk_together, "lock": table.lock}
        if state.tactical
        else None,
        "pawns": {name: table.crossings[state.pawn_at(pawn)] for pawn, name in enumerate(PAWNS)},
        "flipped": {name: state.has_flipped(pawn) for pawn, name in enumerate(PAWNS)},
        "sent": {name: state.has_sent(pawn) for pawn, name in enumerate(PAWNS)},
        "leaving": None if state.leaving == NONE else table.places[state.leaving],
        "hotels": [
            [table.crossings[at] for at in state.hotels_of(owner) if at != NONE] for owner in range(state.players)
        ],
        "goal": table.goal[state.players],
        "scores": scoring.scores(state),
        "winners": scoring.winners(state),
        "reason": REASONS[state.reason] or None,
    }
