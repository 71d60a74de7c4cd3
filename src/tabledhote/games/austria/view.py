"""What a seat may see of Grand Austria Hotel (GA-18), by allow-list, with printed numbers and words.

Top level: `phase` is one word for the kind of decision (the name of the top frame, or of the phase if none is pending),
`stack` the pending effects, `pending` the top one, `turn` the flags of the turn, `players` what lies in front of each.
"""

from tabledhote.games.austria import scoring
from tabledhote.games.austria.components import BOARDS, FIRST_GUEST, GROUPS
from tabledhote.games.austria.rules.frames import FRAMES, WIDTH
from tabledhote.games.austria.rules.rooms import COLUMNS, FLOORS, ROOMS, room_number
from tabledhote.games.austria.rules.vocabulary import (
    COLORS,
    ROOM_COLORS,
    total,
)
from tabledhote.games.austria.state import NONE, OVER, PHASES, ROOM_SETUP, TABLES, Position, foods
from tabledhote.games.austria.view_cards import guest_face, objective_face, staff_face, tile_face
from tabledhote.games.austria.view_pending import pending_view, stack_view
from tabledhote.kernel.bits import listed, size


def view(position: Position, seat: int) -> dict[str, object]:
    p = position
    over = p.phase == OVER
    return {
        "game": "austria",
        "options": dict(p.game.options),
        "you": seat,
        "seat": p.seat,
        "active": p.active,
        "phase": phase_word(p),
        "round": p.round,
        "rounds": p.table.rounds,
        "first": p.first,
        "turn": turn_view(p),
        "stack": stack_view(p, seat),
        "pending": pending_view(p, seat),
        "dice": p.dice[1:],
        "bin": p.dice[0],
        "queue": queue_view(p),
        "guest_deck": size(p.guest_deck),
        "discard": [guest + FIRST_GUEST for guest in listed(p.discard)],
        "staff_deck": size(p.staff_deck) + len(p.under),
        "under": under_view(p, seat),
        "removed": [staff_face(p.table, card) for card in listed(p.removed)],
        "objectives": objectives_view(p),
        "emperor": emperor_view(p),
        "floors": [
            {"cost": p.table.floor_cost[floor], "points": p.table.floor_points[floor]} for floor in range(FLOORS)
        ],
        "players": [player_view(p, other, seat) for other in range(p.players)],
        "scores": scoring.scores(p),
        "ranks": scoring.ranks(p) if over else None,
        "winners": scoring.winners(p),
        "breakdown": scoring.breakdown(p) if over else None,
    }


def phase_word(p: Position) -> str:
    """The kind of decision: `starting_rooms` is the frame prepare_room of the set-up."""
    return FRAMES[p.stack[-WIDTH]] if p.stack and p.phase != ROOM_SETUP else PHASES[p.phase]


def turn_view(p: Position) -> dict[str, object]:
    """GA-5.15."""
    return {
        "began": p.began,
        "guest_taken": p.guest_taken,
        "die_taken": p.die_taken,
        "boosted": p.boosted,
        "bonus_turn": p.bonus_turn,
        "extra_turns": p.extra_turns,
    }


def queue_view(p: Position) -> list[dict[str, object]]:
    costs = p.table.queue_cost
    return [{**guest_face(p.table, guest), "cost": costs[at]} for at, guest in enumerate(p.queue)]


def under_view(p: Position, seat: int) -> list[dict[str, object]]:
    """GA-18.9: who put the cards under the deck, in their order; which they are, only to whom put them there."""
    known = [by == seat or p.phase == OVER for by in p.under_by]
    return [
        {"by": by, "staff": card + 1 if sees else None}
        for card, by, sees in zip(p.under, p.under_by, known, strict=True)
    ]


def objectives_view(p: Position) -> list[dict[str, object]]:
    found = []
    for at, objective in enumerate(p.objectives):
        points = p.table.objective_points
        found.append({**objective_face(p.table, objective), "discs": p.discs_on(at), "points": points})
    return found


def emperor_view(p: Position) -> dict[str, object]:
    tiles = []
    for round_number in range(1, p.table.rounds + 1):
        if p.table.retreat[round_number]:
            tile = p.emperor_tiles[p.table.letter[round_number]]
            retreat = p.table.retreat[round_number]
            tiles.append({**tile_face(p.table, tile), "round": round_number, "retreat": retreat})
    return {"tiles": tiles, "points": p.table.space_score, "bonus_from": p.table.bonus_from}


def player_view(p: Position, owner: int, seat: int) -> dict[str, object]:
    h = p.hoteliers[owner]
    table = p.table
    own = owner == seat or p.phase == OVER
    place = p.place_of(owner)
    return {
        "seat": owner,
        "board": BOARDS[h.board],
        "rooms": rooms_view(p, owner),
        "groups": groups_view(p, owner),
        "krones": h.krones,
        "points": h.points,
        "emperor": h.emperor,
        "kitchen": foods(h.kitchen),
        "cafe": cafe_view(p, owner),
        "hand": [staff_face(table, card) for card in listed(h.hand)] if own else None,
        "hand_size": size(h.hand),
        "pack": [staff_face(table, card) for card in listed(h.pack)] if own else None,
        "pack_size": size(h.pack),
        "played": [{**staff_face(table, card), "used": bool(h.used >> card & 1)} for card in listed(h.played)],
        "copied": None if h.copied == NONE else h.copied + 1,
        "tile": [place + 1, p.last_number(owner)],
        "covered": h.covered,
        "next": p.next_number(owner) if h.covered < 2 else None,
        "passed": h.passed,
        "goods": h.krones + total(h.kitchen),
    }


def rooms_view(p: Position, owner: int) -> list[dict[str, object]]:
    """The twenty spaces; `price` is what a room costs this player without a discount."""
    h, table = p.hoteliers[owner], p.table
    free = [bool(h.played & table.free_rooms[color]) for color in range(ROOM_COLORS)]
    found: list[dict[str, object]] = []
    for room in range(ROOMS):
        color = table.color_of[ROOMS * h.board + room]
        state = "occupied" if h.occupied >> room & 1 else "free" if h.tiles >> room & 1 else "empty"
        found.append(
            {
                "room": room_number(room),
                "color": COLORS[color],
                "group": table.group_of[ROOMS * h.board + room],
                "state": state,
                "price": 0 if free[color] else table.floor_cost[room // COLUMNS],
                "points": table.space_points[room],
            }
        )
    return found


def groups_view(p: Position, owner: int) -> list[dict[str, object]]:
    h, table = p.hoteliers[owner], p.table
    found: list[dict[str, object]] = []
    for group in range(GROUPS):
        at = GROUPS * h.board + group
        rooms = table.groups[at]
        found.append(
            {
                "rooms": [room_number(room) for room in listed(rooms)],
                "color": COLORS[table.group_color[at]],
                "bonus": table.group_bonus[at],
                "occupied": size(h.occupied & rooms),
                "paid": bool(h.paid >> group & 1),
            }
        )
    return found


def cafe_view(p: Position, owner: int) -> list[dict[str, object] | None]:
    """The three tables; None is an empty one."""
    h = p.hoteliers[owner]
    found: list[dict[str, object] | None] = []
    for at in range(TABLES):
        guest = h.cafe[at]
        if guest == NONE:
            found.append(None)
        else:
            served = foods(p.table.order[guest] - h.lacks[at])
            state = {"served": served, "lacks": foods(h.lacks[at]), "complete": h.lacks[at] == 0}
            found.append({**guest_face(p.table, guest), **state})
    return found
