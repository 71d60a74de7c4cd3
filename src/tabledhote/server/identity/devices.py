"""The devices of a person: links to further ones, and signing out.

A device that comes to a person gets a new key, so that nobody who knew its former one comes along.
"""

import secrets
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import TypeVar

from sqlalchemy import Connection

from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.store import links, people
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.store.moment import moment
from tabledhote.server.store.people import Profile
from tabledhote.server.tables.registry import Registry

LINK_SECONDS = 600.0  # for which a link to another device is good

Result = TypeVar("Result")


async def carry_out(
    registry: Registry, work: Callable[[Connection], Result], keys: Iterable[str] = (), tables: Iterable[str] = ()
) -> Result:
    """Write something about people; then all processes ask the store again what some keys and tables are."""
    changed, rewritten = frozenset(keys), frozenset(tables)
    try:
        found = await registry.store.carry_out(work, *registry.store.news.renewing(changed, rewritten))
    except Unavailable as error:
        raise Refusal("unavailable", "The store does not answer.") from error
    registry.renew(changed, rewritten)
    return found


async def look_up(registry: Registry, work: Callable[[Connection], Result]) -> Result:
    """Read something about people."""
    try:
        async with registry.store.reading() as connection:
            return await connection.run_sync(work)
    except Unavailable as error:
        raise Refusal("unavailable", "The store does not answer.") from error


async def profile(registry: Registry, person: str) -> Profile | None:
    return await look_up(registry, lambda connection: people.find_person(connection, person))


async def own_profile(registry: Registry, visitor: Visitor, label: str) -> Profile | None:
    """The visitor, whose device is called by its name from now on."""
    person, key = visitor.required(), visitor.key
    known = await profile(registry, person)
    if key is None or known is None or all(one.key != key or one.label or not label for one in known.devices):
        return known
    await carry_out(registry, lambda connection: people.note_device(connection, key, label, moment()))
    return await profile(registry, person)


async def ensure(registry: Registry, visitor: Visitor, name: str) -> str:
    """The visitor as a person that the store knows, also before they have taken a seat."""
    person = visitor.required()
    await carry_out(registry, lambda connection: people.keep_persons(connection, {person: name}), [visitor.device()])
    return person


async def rename(registry: Registry, visitor: Visitor, name: str) -> None:
    """What a person is called on all devices; somebody without a seat is called so only in their browser."""
    person = visitor.required()
    await carry_out(registry, lambda connection: people.rename(connection, person, name))


# ---- links --------------------------------------------------------------------------------------


def hashed(link: str) -> str:
    return sha256(link.encode()).hexdigest()


async def offer_link(registry: Registry, visitor: Visitor, name: str) -> tuple[str, float]:
    """A link for one other device, and until when it is good."""
    person = await ensure(registry, visitor, name)
    link, until = secrets.token_urlsafe(32), moment() + LINK_SECONDS
    await carry_out(registry, lambda connection: links.make_link(connection, person, hashed(link), until))
    return link, until


async def inviter(registry: Registry, link: str) -> tuple[str, str]:
    """The person whose link it is, and their name. Nobody is changed by looking."""
    found = await look_up(registry, lambda connection: links.find_link(connection, hashed(link)))
    if found is None:
        raise Refusal("bad_link", "This link was used already, or is older than ten minutes. Ask for a new one.")
    return found


async def take_link(registry: Registry, link: str, label: str, left: Visitor | None = None) -> tuple[str, str]:
    """Use a link up: a new signed key of its person, and their name. `left` is who the device was before."""
    person, name = await inviter(registry, link)
    if left is not None and left.holder == person:
        raise Refusal("not_allowed", "This device is that person's already.")
    signed, key = new_key(registry)
    former = None if left is None else left.key

    def take(connection: Connection) -> str | None:
        return links.take_link(connection, hashed(link), key, label, former)

    taken = await carry_out(registry, take, [key, *([former] if former else [])])
    if taken is None:
        raise Refusal("bad_link", "This link was used already, or is older than ten minutes. Ask for a new one.")
    return signed, name


def new_key(registry: Registry) -> tuple[str, str]:
    """A new key, signed, and its hash."""
    signed = registry.keys.create()
    key = registry.keys.holder(signed)
    assert key is not None
    return signed, key


# ---- signing out --------------------------------------------------------------------------------


async def sign_out(registry: Registry, visitor: Visitor, device: str) -> bool:
    """Sign out one of the visitor's devices; whether it was the one that they use."""
    person = visitor.required()
    known = await profile(registry, person)
    key = next((one.key for one in known.devices if one.id == device), None) if known is not None else None
    if key is None:
        raise Refusal("not_found", "You have no such device.")
    await carry_out(registry, lambda connection: people.sign_out(connection, person, device), [key])
    return key == visitor.key
