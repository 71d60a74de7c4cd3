"""Take my data: all that the server keeps of a person, as one file. `tabledhote.table.person` reads it."""

import asyncio

import tabledhote
from tabledhote.kernel.sheet import Json
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.devices import look_up, profile
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.store import forget
from tabledhote.server.store.entries import Entry, Row
from tabledhote.server.store.errors import Damaged, Unavailable
from tabledhote.server.store.moment import moment
from tabledhote.server.tables.registry import Registry
from tabledhote.server.tables.table import undone_later
from tabledhote.table import commitment
from tabledhote.table.person import FORMAT


async def everything(registry: Registry, visitor: Visitor) -> Json:
    """Who they are, their devices and passkeys, their tables, what they did and said there, and finished games whole.

    Games that go on are there without their seed and the actions of others: those are still secret.
    """
    person = visitor.required()
    known = await profile(registry, person)
    tables = await look_up(registry, lambda connection: forget.tables_of(connection, person))
    try:
        told = [found for table_id in tables if (found := await table_told(registry, table_id, person)) is not None]
    except Unavailable as error:
        raise Refusal("unavailable", "The store does not answer.") from error
    told.sort(key=lambda one: float(str(one["created"])))
    devices = [] if known is None else known.devices
    passkeys = [] if known is None else known.passkeys
    return {
        "format": FORMAT,
        "version": 1,
        "program": tabledhote.__version__,
        "at": moment(),
        "name": "" if known is None else known.name,
        "made": None if known is None else known.made,
        "devices": [{"label": one.label, "made": one.made, "seen": one.seen} for one in devices],
        "passkeys": [{"label": one.label, "made": one.made, "used": one.used} for one in passkeys],
        "tables": told,
    }


async def table_told(registry: Registry, table_id: str, person: str) -> Json | None:
    try:
        row, entries = await registry.store.row(table_id), await registry.store.entries(table_id)
    except Damaged:
        return None
    if row is None:
        return None
    await asyncio.sleep(0)  # others are served in between
    told: Json = {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "status": row.status,
        "created": row.created,
        "host": row.host == person,
        **own_part(entries, person),
    }
    if row.status == "over":
        told["record"] = record(row, entries)
    return told


def own_part(entries: list[Entry], person: str) -> Json:
    """The seats that a person has or had, and what they did and said there."""
    on: dict[int, bool] = {}
    seats, names, actions, said = set[int](), list[str](), list[Json](), list[Json]()
    uploaded = False
    for entry in entries:
        kind, seat = entry.kind, entry.seat
        if kind == "upload":
            uploaded = entry.body.get("by") == person
        if seat is None:
            continue
        if kind in ("sit", "open", "invited"):
            on[seat] = entry.body.get("holder") == person
            if on[seat]:
                seats.add(seat)
                names.append(str(entry.body.get("name") or ""))
        elif kind == "bot":
            on[seat] = False
        elif kind in ("act", "undo") and on.get(seat):
            actions.append({"number": entry.number, "seat": seat, "at": entry.at, "kind": kind, **entry.body})
        elif kind == "say" and on.get(seat):
            said.append({"number": entry.number, "seat": seat, "at": entry.at, "text": entry.body.get("text")})
    return {
        "seats": sorted(seats),
        "names": list(dict.fromkeys(names)),
        "uploaded": uploaded,
        "actions": actions,
        "said": said,
    }


def record(row: Row, entries: list[Entry]) -> Json:
    """The record of a finished game, as its log has it: nothing is played for that."""
    undone, names = undone_later(entries), dict[int, str]()
    actions = []
    for entry in entries:
        if entry.kind == "act" and entry.number not in undone:
            actions.append({"seat": entry.seat, **entry.body["action"]})
        elif entry.kind in ("sit", "bot") and entry.seat is not None:
            names[entry.seat] = str(entry.body.get("name") or entry.body.get("level") or "?")
    header = {"game": row.game, "rules": row.rules, "options": row.options, "components": None}
    kept = {"seed": row.seed, "commitment": commitment(row.seed), "names": [names[at] for at in sorted(names)]}
    return {"format": "tabledhote-record", "version": 1, **header, **kept, "actions": actions}
