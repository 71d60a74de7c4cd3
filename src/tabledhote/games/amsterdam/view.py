"""What a seat may see of Hotel Amsterdam: everything but chance to come (HA-9.1, 9.2)."""

from tabledhote.games.amsterdam import scoring
from tabledhote.games.amsterdam.components import PAWNS, SIDES
from tabledhote.games.amsterdam.state import FLIPPED, NONE, PHASES, REASONS, SENT, Position


def view(position: Position, seat: int) -> dict[str, object]:
    table = position.table
    tiles = [
        {
            "place": table.places[place],
            "tile": table.tile_ids[position.tiles[place]],
            "day": table.functions[table.faces[2 * position.tiles[place]]],
            "night": table.functions[table.faces[2 * position.tiles[place] + 1]],
            "side": SIDES[(position.night >> place) & 1],
            "tourists": position.tourists[place],
        }
        for place in table.buildings
    ]
    return {
        "game": "amsterdam",
        "options": dict(position.game.options),
        "you": seat,
        "seat": position.seat,
        "active": position.active(),
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "tiles": tiles,
        "dam": position.tourists[table.dam],
        "quays": {str(table.curves[quay]): count for quay, count in enumerate(position.quays)},
        "supply": position.supply,
        "boat": position.boat,
        "dice": None if position.tactical else {name: position.dice[pawn] for pawn, name in enumerate(PAWNS)},
        "steps": position.steps,
        "limits": {"sail": table.sail_most, "steps": table.walk_together, "lock": table.lock}
        if position.tactical
        else None,
        "pawns": {name: table.crossings[position.pawns[pawn]] for pawn, name in enumerate(PAWNS)},
        "flipped": {name: position.used & FLIPPED << pawn != 0 for pawn, name in enumerate(PAWNS)},
        "sent": {name: position.used & SENT << pawn != 0 for pawn, name in enumerate(PAWNS)},
        "leaving": None if position.leaving == NONE else table.places[position.leaving],
        "hotels": [
            [table.crossings[at] for at in position.hotels[2 * owner : 2 * owner + 2] if at != NONE]
            for owner in range(position.players)
        ],
        "goal": table.goal[position.players],
        "scores": scoring.scores(position),
        "winners": scoring.winners(position),
        "reason": REASONS[position.reason] or None,
    }
