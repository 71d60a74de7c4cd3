"""What a hotel suffers: irritation, lost bells, lost pillars (HP-6.1 to 6.4)."""

from mypy_extensions import i64

from tabledhote.games.hellton.state import Hotel, Position


def add_token(p: Position, own: Hotel, room: i64, auto: bool) -> None:
    """HP-6.1: nobody gets a second token; the first one goes, and a bell with it."""
    if own.irritated >> room & 1:
        enrage(p, own, room, auto)
        return
    own.irritated |= 1 << room
    if p.events is not None:
        about = {"seat": p.active(), "room": int(room) + 1, "guest": p.guest_in(own, room)}
        p.tell({"event": "irritated", **about}, auto)


def enrage(p: Position, own: Hotel, room: i64, auto: bool) -> None:
    own.irritated &= ~(1 << room)
    own.bells -= 1
    if p.events is not None:
        about = {"seat": p.active(), "room": int(room) + 1, "guest": p.guest_in(own, room), "left": int(own.bells)}
        p.tell({"event": "enraged", **about}, auto)


def lose_bell(p: Position, own: Hotel) -> None:
    own.bells -= 1
    if p.events is not None:
        p.tell({"event": "bell_lost", "seat": p.active(), "left": int(own.bells)})


def lose_pillar(p: Position, own: Hotel, column: i64) -> None:
    own.build(column, -1)
    if p.events is not None:
        about = {"seat": p.active(), "column": column + 1, "left": own.pillars_of(column)}
        p.tell({"event": "pillar_lost", **about})
