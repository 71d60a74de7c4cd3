"""What makes another device a person's: links that are good once, and passkeys. Secrets are stored as hashes only."""

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, text, update

from tabledhote.server.store.moment import moment
from tabledhote.server.store.people import LABEL, add_device, sign_out_key
from tabledhote.server.store.schema import LINKS, PASSKEYS, PERSONS

SPEND = text("INSERT INTO challenges (hash, until) VALUES (:hash, :until) ON CONFLICT (hash) DO NOTHING")
OLD = text("DELETE FROM challenges WHERE until < :now")


@dataclass(frozen=True, slots=True)
class Passkey:
    """What the server has of a passkey; the secret part of it never leaves its device."""

    credential: str
    person: str
    public_key: bytes
    uses: int


def make_link(connection: Connection, person: str, link: str, until: float) -> None:
    """A new link, by its hash. The person's former one is no longer good."""
    connection.execute(delete(LINKS).where((LINKS.c.person == person) | (LINKS.c.until < moment())))
    connection.execute(insert(LINKS), {"hash": link, "person": person, "until": until})


def find_link(connection: Connection, link: str) -> tuple[str, str] | None:
    """Whose link it is, and their name; None if it is not or no longer good."""
    query = select(PERSONS.c.id, PERSONS.c.name).join(LINKS, LINKS.c.person == PERSONS.c.id)
    found = connection.execute(query.where(LINKS.c.hash == link, LINKS.c.until > moment())).first()
    return None if found is None else (found[0], found[1])


def take_link(connection: Connection, link: str, key: str, label: str, left: str | None) -> str | None:
    """Use a link up: the person whose device the new key is now. `left` is the key that the device had before."""
    taken = delete(LINKS).where(LINKS.c.hash == link, LINKS.c.until > moment()).returning(LINKS.c.person)
    person: str | None = connection.execute(taken).scalar()
    if person is not None:
        change_hands(connection, person, key, label, left)
    return person


def change_hands(connection: Connection, person: str, key: str, label: str, left: str | None) -> None:
    """A device gets a key of a person and gives up the one that it had: nobody has that any more."""
    if left is not None:
        sign_out_key(connection, left)
    add_device(connection, key, person, label)


def spend(connection: Connection, challenge: str, until: float) -> bool:
    """Whether a challenge was not answered before."""
    connection.execute(OLD, {"now": moment()})
    return connection.execute(SPEND, {"hash": challenge, "until": until}).rowcount == 1


def add_passkey(connection: Connection, passkey: Passkey, label: str) -> bool:
    """Whether the passkey is new here."""
    if find_passkey(connection, passkey.credential) is not None:
        return False
    values = {"credential": passkey.credential, "person": passkey.person, "public_key": passkey.public_key}
    more = {"id": secrets.token_urlsafe(9), "uses": passkey.uses, "label": label[:LABEL], "made": moment()}
    connection.execute(insert(PASSKEYS), {**values, **more})
    return True


def find_passkey(connection: Connection, credential: str) -> Passkey | None:
    found = connection.execute(select(PASSKEYS).where(PASSKEYS.c.credential == credential)).mappings().first()
    if found is None:
        return None
    return Passkey(credential, found["person"], found["public_key"], found["uses"])


def note_passkey(connection: Connection, credential: str, uses: int) -> None:
    used = update(PASSKEYS).where(PASSKEYS.c.credential == credential)
    connection.execute(used.values(uses=uses, used=moment()))


def remove_passkey(connection: Connection, person: str, passkey: str) -> bool:
    theirs = delete(PASSKEYS).where(PASSKEYS.c.person == person, PASSKEYS.c.id == passkey)
    return connection.execute(theirs).rowcount == 1
