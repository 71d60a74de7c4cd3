"""What a seat may see of Hellton Palace: everything (HP-10.1)."""

from tabledhote.games.hellton import scoring
from tabledhote.games.hellton.components import FLOORS, GROOMS, PER, ROOMS, SIDES, SLOTS, WHAT, WHEN, WHO, WIDTH
from tabledhote.games.hellton.state import (
    COLUMN,
    EMPLOY,
    GUEST,
    NONE,
    PARTNER,
    PHASES,
    REASONS,
    Hotel,
    Position,
)


def view(position: Position, seat: int) -> dict[str, object]:
    table = position.table
    deck = table.starters if position.game.options["deck"] == "starter" else range(len(table.guests))
    waiting = [guest_at(position, slot) for slot in range(SLOTS)]
    arriving = position.arriving
    own = position.hotels[position.active()]
    return {
        "game": "hellton",
        "options": dict(position.game.options),
        "you": seat,
        "seat": position.seat,
        "active": position.active(),
        "first": position.first,
        "round": (position.turn + 1) // 2,
        "turn": position.turn,
        "last_turn": position.last_turn(),
        "phase": PHASES[position.phase],
        "asked": asked(position),
        "forced": int(position.hotels[1 - position.active()].booking) + 1,
        "touring": int(own.pawn) + 1,
        "rents": scoring.rents(position, own),
        "cards": {table.guests[guest]: card(position, guest) for guest in deck},
        "rows": [waiting[WIDTH * row : WIDTH * row + WIDTH] for row in range(FLOORS)],
        "out": [table.guests[guest] for guest in deck if guest not in position.dealt],
        "arriving": None if arriving == NONE else table.guests[position.dealt[arriving]],
        "newcomer": None if position.newcomer == NONE else position.newcomer + 1,
        "designated": None if position.designated == NONE else position.designated + 1,
        "hotels": [hotel(position, position.hotels[owner]) for owner in range(2)],
        "scores": scoring.scores(position),
        "winners": scoring.winners(position),
        "reason": REASONS[position.reason] or None,
    }


def guest_at(position: Position, slot: int) -> str | None:
    return position.table.guests[position.dealt[slot]] if position.waiting >> slot & 1 else None


def card(position: Position, guest: int) -> dict[str, object]:
    """Both sides of a card, and how sure we are of them."""
    table = position.table
    faces = range(table.faces[guest], table.faces[guest] + table.sides[guest])
    return {
        "starter": guest in table.starters,
        "source": table.sources[guest],
        "sides": [
            {
                "rent": table.rent[face],
                "effects": [effect(position, at) for at in range(table.hanger[face], table.hanger[face + 1])],
            }
            for face in faces
        ],
    }


def effect(position: Position, number: int) -> dict[str, str]:
    """One line of a door hanger, in the words of the components."""
    table = position.table
    line = {
        "what": WHAT[table.what[number]],
        "who": WHO[table.who[number]],
        "per": PER[table.per[number]],
        "when": WHEN[table.when[number]],
    }
    return {key: word for key, word in line.items() if word}


def hotel(position: Position, hotel: Hotel) -> dict[str, object]:
    table = position.table
    return {
        "rooms": [room(position, hotel, at) for at in range(ROOMS)],
        "pillars": hotel.pillars[:],
        "bells": int(hotel.bells),
        "coins": int(hotel.coins),
        "grooms": [
            {"groom": name, "cost": table.cost[groom], "engaged": bool(hotel.engaged >> groom & 1)}
            for groom, name in enumerate(GROOMS)
        ],
        "booking": None if hotel.booking == NONE else int(hotel.booking) + 1,
        "pawn": None if hotel.pawn == NONE else int(hotel.pawn) + 1,
        "collapsed": hotel.collapsed(),
    }


def room(position: Position, hotel: Hotel, at: int) -> dict[str, object]:
    table = position.table
    place = {"room": at + 1, "floor": table.floor[at] + 1, "column": table.column[at] + 1}
    face = hotel.rooms[at]
    if face == NONE:
        return {**place, "guest": None}
    guest = table.guest_of[face]
    side = SIDES[face - table.faces[guest]]
    return {**place, "guest": table.guests[guest], "side": side, "irritated": bool(hotel.irritated >> at & 1)}


def asked(position: Position) -> dict[str, object] | None:
    """What a choice of guest, column, row or partner is for, and in whose hotel its rooms are (HP-5.16)."""
    phase, active = position.phase, position.active()
    if EMPLOY <= phase <= PARTNER:
        groom = GROOMS[phase - EMPLOY] if phase < PARTNER else "fake_usher"
        hotel = 1 - active if groom in ("fake_usher", "fake_booking") else active
        return {"groom": groom, "hotel": hotel, "whose": whose(position, hotel)}
    if phase in (GUEST, COLUMN):
        at = int(position.hotels[active].pawn) + 1
        this = effect(position, position.effects[-1])
        about = {"hotel": active, "whose": whose(position, active)}
        return {"room": at, "effect": this, "times": position.times, **about}
    return None


def whose(position: Position, owner: int) -> str:
    """Whose hotel it is to the seat that decides."""
    return "own" if owner == position.seat else "other"
