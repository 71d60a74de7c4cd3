"""People in the store: persons and their devices.

A person's id is the hash of the first key they had, which the rest of the store calls `holder`. A key that no row of
`devices` has stands for a person of its own, whose id is its hash: nothing is stored of somebody who only looks around.
"""

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, func, insert, select, text, update

from tabledhote.server.store.moment import moment
from tabledhote.server.store.schema import DEVICES, HOLDERS, PASSKEYS, PERSONS, TABLES

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


@dataclass(frozen=True, slots=True)
class OwnDevice:
    """A device as its person may see it, but for `key`, the hash of its key."""

    id: str
    key: str
    label: str
    made: float
    seen: float


@dataclass(frozen=True, slots=True)
class OwnPasskey:
    id: str
    credential: str
    label: str
    made: float
    used: float | None


@dataclass(frozen=True, slots=True)
class Profile:
    """A person with the devices that are not signed out, the passkeys, and the number of tables."""

    id: str
    name: str
    made: float
    devices: list[OwnDevice]
    passkeys: list[OwnPasskey]
    tables: int

    @property
    def ways_back(self) -> int:
        """The devices and passkeys; without the last of them nobody can be this person again."""
        return len(self.devices) + len(self.passkeys)


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


def sign_out_key(connection: Connection, key: str) -> None:
    """The key stands for nobody any more. One that was never stored is nobody's anyway."""
    connection.execute(update(DEVICES).where(DEVICES.c.key == key).values(signed_out=moment()))


def sign_out(connection: Connection, person: str, device: str) -> str | None:
    """Sign out a device of a person: its key, or None if the person has no such device."""
    theirs = (DEVICES.c.person == person) & (DEVICES.c.id == device) & DEVICES.c.signed_out.is_(None)
    key: str | None = connection.execute(select(DEVICES.c.key).where(theirs)).scalar()
    if key is not None:
        sign_out_key(connection, key)
    return key


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(name=name))


def find_person(connection: Connection, person: str) -> Profile | None:
    """What the store has of a person; None if there is nothing of them yet."""
    found = connection.execute(select(PERSONS).where(PERSONS.c.id == person)).mappings().first()
    if found is None:
        return None
    theirs = select(DEVICES).where(DEVICES.c.person == person, DEVICES.c.signed_out.is_(None))
    devices = connection.execute(theirs.order_by(DEVICES.c.made, DEVICES.c.id)).mappings().all()
    passkeys = connection.execute(
        select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.made, PASSKEYS.c.id)
    ).mappings()
    held = (
        select(HOLDERS.c.table_id)
        .where(HOLDERS.c.holder == person)
        .union(select(TABLES.c.id).where(TABLES.c.host == person))
    )
    return Profile(
        person,
        found["name"],
        found["made"],
        [OwnDevice(one["id"], one["key"], one["label"], one["made"], one["seen"]) for one in devices],
        [OwnPasskey(one["id"], one["credential"], one["label"], one["made"], one["used"]) for one in passkeys],
        connection.execute(select(func.count()).select_from(held.subquery())).scalar_one(),
    )


def keys_of(connection: Connection, person: str) -> list[str]:
    """All keys that stand or stood for a person."""
    return list(connection.execute(select(DEVICES.c.key).where(DEVICES.c.person == person)).scalars())
