"""What a seat may see of Hellton Palace: everything (HP-10.1)."""

from tabledhote.games.hellton import scoring
from tabledhote.games.hellton.components import FLOORS, GROOMS, PER, ROOMS, SIDES, SLOTS, WHAT, WHEN, WHO, WIDTH
from tabledhote.games.hellton.rules import grooms
from tabledhote.games.hellton.state import (
    COLUMN,
    EMPLOY,
    GUEST,
    HIRE,
    NONE,
    PARTNER,
    PHASES,
    REASONS,
    Hotel,
    Position,
)
from tabledhote.kernel.bits import listed


def view(state: Position, seat: int) -> dict[str, object]:
    table = state.table
    deck = table.starters if state.game.options["deck"] == "starter" else range(len(table.guests))
    waiting = [guest_at(state, slot) for slot in range(SLOTS)]
    arriving = state.arriving
    own = state.own
    return {
        "game": "hellton",
        "options": dict(state.game.options),
        "you": seat,
        "seat": state.seat,
        "active": state.active(),
        "first": state.first,
        "round": (state.turn + 1) // 2,
        "turn": state.turn,
        "last_turn": state.last_turn(),
        "phase": PHASES[state.phase],
        "asked": asked(state),
        "forced": int(state.other.booking) + 1,
        "touring": int(own.pawn) + 1,
        "rents": scoring.rents(state, own),
        "cards": {table.guests[guest]: card(state, guest) for guest in deck},
        "rows": [waiting[WIDTH * row : WIDTH * row + WIDTH] for row in range(FLOORS)],
        "out": [table.guests[guest] for guest in deck if guest not in state.dealt],
        "arriving": None if arriving == NONE else table.guests[state.dealt[arriving]],
        "idle": idle(state),
        "newcomer": None if state.newcomer == NONE else state.newcomer + 1,
        "designated": None if state.designated == NONE else state.designated + 1,
        "hotels": [hotel(state, owner) for owner in range(2)],
        "scores": scoring.scores(state),
        "winners": scoring.winners(state),
        "reason": REASONS[state.reason] or None,
    }


def idle(state: Position) -> list[str]:
    """The grooms who can be hired now, but would have nobody and nothing to act on (HP-4.34)."""
    if state.phase != HIRE:
        return []
    return [GROOMS[groom] for groom in listed(grooms.for_hire(state)) if not grooms.targets(state, groom)]


def guest_at(state: Position, slot: int) -> str | None:
    return state.table.guests[state.dealt[slot]] if state.waiting >> slot & 1 else None


def card(state: Position, guest: int) -> dict[str, object]:
    """Both sides of a card, and how sure we are of them."""
    table = state.table
    faces = range(table.faces[guest], table.faces[guest] + table.sides[guest])
    return {
        "starter": guest in table.starters,
        "source": table.sources[guest],
        "sides": [
            {
                "rent": table.rent[face],
                "effects": [effect(state, at) for at in range(table.hanger[face], table.hanger[face + 1])],
            }
            for face in faces
        ],
    }


def effect(state: Position, number: int) -> dict[str, str]:
    """One line of a door hanger, in the words of the components."""
    table = state.table
    line = {
        "what": WHAT[table.what[number]],
        "who": WHO[table.who[number]],
        "per": PER[table.per[number]],
        "when": WHEN[table.when[number]],
    }
    return {key: word for key, word in line.items() if word}


def hotel(state: Position, owner: int) -> dict[str, object]:
    table, own = state.table, state.hotel(owner)
    return {
        "rooms": [room(state, own, at) for at in range(ROOMS)],
        "pillars": own.pillars,
        "bells": int(own.bells),
        "coins": int(own.coins),
        "grooms": [
            {"groom": name, "cost": table.cost[groom], "engaged": bool(own.engaged >> groom & 1)}
            for groom, name in enumerate(GROOMS)
        ],
        "booking": None if own.booking == NONE else int(own.booking) + 1,
        "pawn": None if own.pawn == NONE else int(own.pawn) + 1,
        "collapsed": own.collapsed(),
    }


def room(state: Position, hotel: Hotel, at: int) -> dict[str, object]:
    table = state.table
    place = {"room": at + 1, "floor": table.floor[at] + 1, "column": table.column[at] + 1}
    face = hotel.face(at)
    if face == NONE:
        return {**place, "guest": None}
    guest = table.guest_of[face]
    side = SIDES[face - table.faces[guest]]
    return {**place, "guest": table.guests[guest], "side": side, "irritated": bool(hotel.irritated >> at & 1)}


def asked(state: Position) -> dict[str, object] | None:
    """What a choice of guest, column, row or partner is for, and in whose hotel its rooms are (HP-5.16)."""
    phase, active = state.phase, state.active()
    if EMPLOY <= phase <= PARTNER:
        groom = GROOMS[phase - EMPLOY] if phase < PARTNER else "fake_usher"
        owner = 1 - active if groom in ("fake_usher", "fake_booking") else active
        return {"groom": groom, "hotel": owner, "whose": whose(state, owner)}
    if phase in (GUEST, COLUMN):
        at = int(state.hotel(active).pawn) + 1
        this = effect(state, state.effects[-1])
        about = {"hotel": active, "whose": whose(state, active)}
        return {"room": at, "effect": this, "times": state.times, **about}
    return None


def whose(state: Position, owner: int) -> str:
    """Whose hotel it is to the seat that decides."""
    return "own" if owner == state.seat else "other"
