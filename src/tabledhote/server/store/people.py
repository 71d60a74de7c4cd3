"""People in the store: persons and their devices.

A person's id is the hash of the first key they had, which the rest of the store calls `holder`. A key that no row of
`devices` has stands for a person of its own, whose id is its hash: nothing is stored of somebody who only looks around.
"""

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, insert, select, text, update

from tabledhote.server.store.moment import moment
from tabledhote.server.store.schema import DEVICES, PERSONS

LABEL = 64  # characters


@dataclass(frozen=True, slots=True)
class Device:
    """A key that the store knows, and the person whose it is; None after it was signed out.

    `limits` are the person's own for one day, by their names in `Quotas`.
    """

    key: str
    person: str | None
    label: str
    seen: float
    blocked: bool
    limits: dict[str, int]


KEEP_PERSON = text(
    "INSERT INTO persons (id, name, made, blocked) VALUES (:id, :name, :made, :no) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE persons.name = ''"
)
KEEP_DEVICE = text(
    "INSERT INTO devices (key, id, person, label, made, seen) VALUES (:key, :id, :person, '', :made, :made) "
    "ON CONFLICT (key) DO NOTHING"
)
LIMITS = ("tables", "entries", "chat")
SEEN = (
    select(DEVICES, PERSONS.c.blocked, *(PERSONS.c[name] for name in LIMITS))
    .join(PERSONS, PERSONS.c.id == DEVICES.c.person)
    .where(DEVICES.c.key == bindparam("key"))
)


def keep_persons(connection: Connection, persons: dict[str, str]) -> None:
    """Make persons of those who are none yet, each with their first device; one without a name gets it."""
    now = moment()
    wanted = sorted(persons.items())  # several transactions lock the rows in the same order
    connection.execute(KEEP_PERSON, [{"id": who, "name": name, "made": now, "no": False} for who, name in wanted])
    fresh = [{"key": who, "id": secrets.token_urlsafe(9), "person": who, "made": now} for who, _ in wanted]
    connection.execute(KEEP_DEVICE, fresh)


def find_device(connection: Connection, key: str) -> Device | None:
    found = connection.execute(SEEN, {"key": key}).mappings().first()
    if found is None:
        return None
    return Device(
        key,
        found["person"] if found["signed_out"] is None else None,
        found["label"],
        found["seen"],
        bool(found["blocked"]),
        {name: found[name] for name in LIMITS if found[name] is not None},
    )


def note_device(connection: Connection, key: str, label: str, seen: float) -> None:
    """When a device was last there, and what it is called, unless that is known."""
    connection.execute(update(DEVICES).where(DEVICES.c.key == key).values(seen=seen))
    named = update(DEVICES).where(DEVICES.c.key == key, DEVICES.c.label == "")
    connection.execute(named.values(label=label[:LABEL]))


def add_device(connection: Connection, key: str, person: str, label: str) -> None:
    now = moment()
    values = {"key": key, "id": secrets.token_urlsafe(9), "person": person, "label": label[:LABEL]}
    connection.execute(insert(DEVICES), {**values, "made": now, "seen": now})
