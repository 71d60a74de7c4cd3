"""What a seat may see of Grand Austria Hotel (GA-18), by allow-list, with printed numbers and words.

Top level: `phase` is one word for the kind of decision (the name of the top frame, or of the phase if none is pending),
`stack` the pending effects, `pending` the top one, `turn` the flags of the turn, `players` what lies in front of each.
"""

from tabledhote.games.austria import scoring
from tabledhote.games.austria.components import BOARDS, FIRST_GUEST, GROUPS
from tabledhote.games.austria.notation import foods
from tabledhote.games.austria.rules.frames import FRAMES
from tabledhote.games.austria.rules.rooms import COLUMNS, FLOORS, ROOMS, room_number
from tabledhote.games.austria.rules.stack import kind
from tabledhote.games.austria.rules.vocabulary import COLORS, ROOM_COLORS, total
from tabledhote.games.austria.state import NONE, OVER, PHASES, ROOM_SETUP, TABLES, Position
from tabledhote.games.austria.view_cards import guest_face, objective_face, staff_face, tile_face
from tabledhote.games.austria.view_pending import pending_view, stack_view
from tabledhote.kernel.bits import listed, size


def view(state: Position, seat: int) -> dict[str, object]:
    over = state.phase == OVER
    return {
        "game": "austria",
        "options": dict(state.game.options),
        "you": seat,
        "seat": state.seat,
        "active": state.active,
        "phase": phase_word(state),
        "round": state.round,
        "rounds": state.table.rounds,
        "first": state.first,
        "turn": turn_view(state),
        "stack": stack_view(state, seat),
        "pending": pending_view(state, seat),
        "dice": list(state.dice[1:]),
        "bin": state.dice[0],
        "queue": queue_view(state),
        "guest_deck": size(state.guest_deck),
        "discard": [guest + FIRST_GUEST for guest in listed(state.discard)],
        "staff_deck": size(state.staff_deck) + len(state.under),
        "under": under_view(state, seat),
        "removed": [staff_face(state.table, card) for card in listed(state.removed)],
        "objectives": objectives_view(state),
        "emperor": emperor_view(state),
        "floors": floors_view(state),
        "players": [player_view(state, other, seat) for other in range(state.players)],
        "scores": scoring.scores(state),
        "ranks": scoring.ranks(state) if over else None,
        "winners": scoring.winners(state),
        "breakdown": scoring.breakdown(state) if over else None,
    }


def phase_word(state: Position) -> str:
    """The kind of decision: `starting_rooms` is the frame prepare_room of the set-up."""
    return FRAMES[kind(state)] if state.depth and state.phase != ROOM_SETUP else PHASES[state.phase]


def turn_view(state: Position) -> dict[str, object]:
    """GA-5.15."""
    return {
        "began": state.began,
        "guest_taken": state.guest_taken,
        "die_taken": state.die_taken,
        "boosted": state.boosted,
        "bonus_turn": state.bonus_turn,
        "extra_turns": state.extra_turns,
    }


def queue_view(state: Position) -> list[dict[str, object]]:
    costs = state.table.queue_cost
    return [{**guest_face(state.table, guest), "cost": costs[at]} for at, guest in enumerate(state.queue)]


def under_view(state: Position, seat: int) -> list[dict[str, object]]:
    """GA-18.9: who put each card under the deck, in their order; which card it is, only for that player."""
    known = [by == seat or state.phase == OVER for by in state.under_by]
    return [
        {"by": by, "staff": card + 1 if sees else None}
        for card, by, sees in zip(state.under, state.under_by, known, strict=True)
    ]


def objectives_view(state: Position) -> list[dict[str, object]]:
    objectives = []
    for at, objective in enumerate(state.objectives):
        points = list(state.table.objective_points)
        objectives.append({**objective_face(state.table, objective), "discs": state.discs_on(at), "points": points})
    return objectives


def emperor_view(state: Position) -> dict[str, object]:
    tiles = []
    for round_number in range(1, state.table.rounds + 1):
        if state.table.retreat[round_number]:
            tile = state.emperor_tiles[state.table.letter[round_number]]
            retreat = state.table.retreat[round_number]
            tiles.append({**tile_face(state.table, tile), "round": round_number, "retreat": retreat})
    return {"tiles": tiles, "points": list(state.table.space_score), "bonus_from": state.table.bonus_from}


def floors_view(state: Position) -> list[dict[str, object]]:
    table = state.table
    return [{"cost": table.floor_cost[floor], "points": table.floor_points[floor]} for floor in range(FLOORS)]


def player_view(state: Position, owner: int, seat: int) -> dict[str, object]:
    h = state.hoteliers[owner]
    table = state.table
    own = owner == seat or state.phase == OVER
    place = state.place_of(owner)
    return {
        "seat": owner,
        "board": BOARDS[h.board],
        "rooms": rooms_view(state, owner),
        "groups": groups_view(state, owner),
        "krones": h.krones,
        "points": h.points,
        "emperor": h.emperor,
        "kitchen": foods(h.kitchen),
        "cafe": cafe_view(state, owner),
        "hand": [staff_face(table, card) for card in listed(h.hand)] if own else None,
        "hand_size": size(h.hand),
        "pack": [staff_face(table, card) for card in listed(h.pack)] if own else None,
        "pack_size": size(h.pack),
        "played": [{**staff_face(table, card), "used": bool(h.used >> card & 1)} for card in listed(h.played)],
        "copied": None if h.copied == NONE else h.copied + 1,
        "tile": [place + 1, state.last_number(owner)],
        "covered": h.covered,
        "next": state.next_number(owner) if h.covered < 2 else None,
        "passed": h.passed,
        "goods": h.krones + total(h.kitchen),
    }


def rooms_view(state: Position, owner: int) -> list[dict[str, object]]:
    """The twenty spaces; `price` is what a room costs this player without a discount."""
    h, table = state.hoteliers[owner], state.table
    free = [bool(h.played & table.free_rooms[color]) for color in range(ROOM_COLORS)]
    rooms: list[dict[str, object]] = []
    for room in range(ROOMS):
        color = table.color_of[ROOMS * h.board + room]
        tile = "occupied" if h.occupied >> room & 1 else "free" if h.tiles >> room & 1 else "empty"
        rooms.append(
            {
                "room": room_number(room),
                "color": COLORS[color],
                "group": table.group_of[ROOMS * h.board + room],
                "state": tile,
                "price": 0 if free[color] else table.floor_cost[room // COLUMNS],
                "points": table.space_points[room],
            }
        )
    return rooms


def groups_view(state: Position, owner: int) -> list[dict[str, object]]:
    h, table = state.hoteliers[owner], state.table
    groups: list[dict[str, object]] = []
    for group in range(GROUPS):
        at = GROUPS * h.board + group
        members = table.groups[at]
        groups.append(
            {
                "rooms": [room_number(room) for room in listed(members)],
                "color": COLORS[table.group_color[at]],
                "bonus": table.group_bonus[at],
                "occupied": size(h.occupied & members),
                "paid": bool(h.paid >> group & 1),
            }
        )
    return groups


def cafe_view(state: Position, owner: int) -> list[dict[str, object] | None]:
    """The three tables; None is an empty one."""
    h = state.hoteliers[owner]
    tables: list[dict[str, object] | None] = []
    for at in range(TABLES):
        guest = h.cafe[at]
        if guest == NONE:
            tables.append(None)
        else:
            served = foods(state.table.order[guest] - h.lacks[at])
            progress = {"served": served, "lacks": foods(h.lacks[at]), "complete": h.lacks[at] == 0}
            tables.append({**guest_face(state.table, guest), **progress})
    return tables
