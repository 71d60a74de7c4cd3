"""What people can do at a table: each function checks that they may, and returns the entry to append."""

import math
from dataclasses import dataclass, field

from tabledhote.bots import LEVELS, USUAL
from tabledhote.kernel.sheet import Json
from tabledhote.kernel.state import Action, State
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.keys import Keys, equal
from tabledhote.server.store.entries import Entry
from tabledhote.server.tables.table import BOT, INVITED, PERSON, Seat, Table
from tabledhote.table.seed import chance


@dataclass(slots=True)
class Draft:
    """An entry before it has a number; `status` is the table's afterwards, if it changes. `end` is the last position of
    a game that ends with it, with the events of that action.
    """

    kind: str
    seat: int | None
    body: Json = field(default_factory=dict)
    once: str | None = None
    status: str | None = None
    end: State | None = None


def act(table: Table, seat: int, action: Action, version: int, once: str | None) -> Draft | Entry:
    """An action of the seat that decides."""
    if once is not None and once in table.once:
        return repeated(table, once, "act", seat, {"action": action})
    record = table.check_open()
    table.check_version(version)
    code = table.check_action(seat, action)
    ahead = record.state.copy()  # looks one action ahead, so that the end of a game is stored with its last action
    ahead.events = []
    ahead.rng.reseed(chance(record.seed, len(record.actions) + 1))
    ahead.apply(code)
    ended = ("over", ahead) if ahead.seat < 0 else (None, None)
    return Draft("act", seat, {"action": record.state.describe(code)}, once, *ended)


def undo(table: Table, seat: int, version: int, once: str | None) -> Draft | Entry:
    """Takes back your own last action."""
    if once is not None and once in table.once:
        return repeated(table, once, "undo", seat, {})
    table.check_open()
    table.check_version(version)
    return Draft("undo", seat, {"undoes": table.check_undo(seat)}, once)


def repeated(table: Table, once: str, kind: str, seat: int, asked: Json) -> Entry:
    """The stored entry of a request that comes again; `asked` is what of its body the request decides."""
    entry = table.once[once]
    if (entry.kind, entry.seat) != (kind, seat) or any(entry.body.get(name) != asked[name] for name in asked):
        raise Refusal(
            "id_used", f"The id was already used for entry {entry.number}, a different request.", number=entry.number
        )
    return entry


# ---- seats --------------------------------------------------------------------------------------


def take(keys: Keys, table: Table, seat: int, holder: str, name: str, invitation: str | None) -> Draft:
    """Sit down on a free seat, or take over a seat whose holder gave its link away."""
    found = seat_of(table, seat)
    check_continues(table)
    invited = invitation is not None and equal(invitation, keys.invitation(table.id, seat, found.since))
    if invitation is not None and not invited:
        raise Refusal("bad_invitation", f"This link is not valid for seat {seat}, or no longer valid.")
    if found.kind == INVITED and not invited:
        raise Refusal("bad_invitation", f"You need an invitation to take seat {seat}.")
    check_rated_seat(table, seat, holder)
    if found.holder != holder and (found.kind == BOT or (found.kind == PERSON and not invited)):
        raise Refusal("seat_taken", f"Somebody sits on seat {seat}.", table.vacant())
    return Draft("sit", seat, {"holder": holder, "name": name}, None, after_seating(table, seat, PERSON))


def release(table: Table, seat: int, holder: str, kind: str) -> Draft:
    """Leave a seat to anybody (open) or to people with its link (invited); the host may do so with a bot's seat."""
    check_continues(table)
    check_owner(table, seat, holder)
    if table.rated and table.started:
        raise Refusal("not_allowed", "A rated game has begun: let a bot play for you, or resign.")
    return Draft(kind, seat, {}, None, after_seating(table, seat, kind))


def to_bot(table: Table, seat: int, holder: str, level: str, resign: bool) -> Draft:
    """Let a bot play for you for a while, or resign, which is marked; the host gives free seats to bots."""
    check_continues(table)
    check_owner(table, seat, holder)
    check_level(level)
    found = table.seats[seat]
    if resign:
        if found.holder is None:
            raise Refusal("not_allowed", f"Nobody sits on seat {seat}, so nobody can resign it.")
        body = {"level": level, "resigned": True, "name": found.name}
        return Draft("bot", seat, body, None, after_seating(table, seat, BOT))
    return standing_in(table, seat, level)


def standing_in(table: Table, seat: int, level: str, **more: object) -> Draft:
    """A bot on a seat. If it was somebody's, it stays theirs: they take it back when they like."""
    found = table.seats[seat]
    whose = {} if found.holder is None else {"holder": found.holder, "name": found.name}
    return Draft("bot", seat, {"level": level, **whose, **more}, None, after_seating(table, seat, BOT))


def replace_absent(table: Table, seat: int, holder: str, level: str, away: float, patience: float) -> Draft:
    """Let a bot play for a person for whom the others at the table have waited long enough."""
    found = seat_of(table, seat)
    check_continues(table)
    if found.kind != PERSON or not table.held_by(holder):
        raise Refusal("not_your_seat", f"Seat {seat} is not yours.", list(table.held_by(holder)))
    if not table.started or table.deciding != seat:
        raise Refusal("not_allowed", f"Nobody is waiting for seat {seat}.")
    if away < patience:
        wait = math.ceil(patience - away)
        raise Refusal("not_allowed", f"Seat {seat} has not been away for {patience:g} seconds yet.", wait=wait)
    check_level(level)
    return standing_in(table, seat, level)


def time_used_up(table: Table, now: float) -> Draft:
    """Put a bot on the seat whose time runs, if its time is used up."""
    clock = table.clock
    if clock is None or clock.seat < 0 or clock.remaining(now) > 0:
        raise Refusal("stale_version", "There is time left.", version=table.version)
    return standing_in(table, clock.seat, USUAL, late=True)


def check_rated_seat(table: Table, seat: int, holder: str) -> None:
    """At a rated table each person has one seat, and once the game has begun seats stay whose they are."""
    if not table.rated or table.seats[seat].holder == holder:
        return
    if table.started:
        raise Refusal("not_allowed", "A rated game has begun: its seats stay with the persons who began it.")
    if table.held_by(holder):
        raise Refusal("not_allowed", "At a rated table each person has one seat.")


def check_continues(table: Table) -> None:
    """Check that the table goes on: seats change hands only there, before the first action too."""
    table.check_whole()
    if table.record is None:
        raise Refusal("read_only", table.closed or "This table can only be read.")
    if table.over:
        raise Refusal("over", "The game is over.")


def check_owner(table: Table, seat: int, holder: str) -> None:
    """Check that somebody may decide about a seat: its own person, even while a bot stands in, otherwise the host."""
    found = seat_of(table, seat)
    if found.holder is None:
        check_host(table, holder, seat)
    elif found.holder != holder:
        raise Refusal("not_your_seat", f"Seat {seat} is not yours.", list(table.held_by(holder)))


def check_host(table: Table, holder: str, seat: int) -> None:
    if table.row.host != holder:
        raise Refusal("not_allowed", f"Only the host of the table decides about seat {seat}.")


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal("invalid_option", f"There is no bot {level!r}.", list(LEVELS))


def seat_of(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refusal("not_found", f"There is no seat {seat} at this table.", list(range(len(table.seats))))
    return table.seats[seat]


def after_seating(table: Table, seat: int, kind: str) -> str | None:
    """The table's status once a seat is of this kind, if that is another one than now."""
    vacant = [at for at in table.vacant() if at != seat]
    if not table.started and not vacant and kind in (PERSON, BOT):
        return "playing"
    return None


def invitation(keys: Keys, table: Table, seat: int, holder: str) -> str:
    """The key to a seat's link: for people at the table if the seat is free, for its holder to hand it over."""
    found = seat_of(table, seat)
    if found.kind == PERSON:
        table.check_holder(seat, holder)
    elif not found.vacant:
        raise Refusal("seat_taken", f"A bot sits on seat {seat}.", table.vacant())
    elif table.row.host != holder and not table.held_by(holder):
        raise Refusal("not_allowed", "Only people at the table can invite others.")
    return keys.invitation(table.id, seat, found.since)


def say(table: Table, holder: str, seat: int, text: str, once: str | None) -> Draft | Entry:
    table.check_holder(seat, holder)
    if once is not None and once in table.once:
        return repeated(table, once, "say", seat, {"text": text})
    return Draft("say", seat, {"text": text}, once)
