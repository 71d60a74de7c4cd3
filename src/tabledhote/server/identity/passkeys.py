"""Passkeys: a device that its owner unlocks signs a challenge, and by that its person comes back, on any device.

The package `webauthn` reads and checks what devices sign. It takes long to import, and is not needed to start or play.
"""

import asyncio
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from ipaddress import ip_address
from typing import TYPE_CHECKING, TypeVar

import msgspec
from sqlalchemy import Connection

from tabledhote.kernel.sheet import Json
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.devices import carry_out, ensure, look_up, new_key, profile
from tabledhote.server.identity.keys import equal
from tabledhote.server.identity.visitors import HttpRequest, Visitor
from tabledhote.server.store import links
from tabledhote.server.store.links import Passkey
from tabledhote.server.store.moment import moment
from tabledhote.server.tables.registry import Registry

if TYPE_CHECKING:
    from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
    from webauthn.registration.verify_registration_response import VerifiedRegistration

SECONDS = 300  # for which a challenge is good
MOST = 20  # passkeys of one person
ADD, COME_BACK = "add", "come back"  # what a challenge is for
NAME = "Table d'hôte"

Found = TypeVar("Found")


def site(request: HttpRequest) -> tuple[str, str]:
    """The name and the origin under which the browser knows the server; refuses those that passkeys cannot have."""
    origin = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    if not possible(request):
        remedy = "Open the server at an https address with a name; on its own machine, as localhost."
        raise Refusal("not_allowed", f"Browsers give no passkeys to {origin}. {remedy}")
    return request.base_url.hostname or "", origin


def possible(request: HttpRequest) -> bool:
    """Whether browsers use passkeys at the address by which the visitor has come."""
    name = request.base_url.hostname or ""
    with suppress(ValueError):
        ip_address(name)
        return False
    return request.scope["scheme"] == "https" or name == "localhost" or name.endswith(".localhost")


async def adding(request: HttpRequest, registry: Registry, visitor: Visitor) -> Json:
    """What the browser needs to make a passkey, in the form of `PublicKeyCredentialCreationOptions`."""
    person, (name, _) = visitor.required(), site(request)
    known = await profile(registry, person)
    called = known.name if known is not None else ""
    others = [one.credential for one in known.passkeys] if known is not None else []

    def options() -> Json:
        from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
        from webauthn.helpers import structs

        made = generate_registration_options(
            rp_id=name,
            rp_name=NAME,
            user_id=registry.keys.handle(person),
            user_name=called or NAME,
            user_display_name=called or NAME,
            challenge=new_challenge(registry, visitor, ADD),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in others],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
        )
        return msgspec.json.decode(options_to_json(made), type=Json)

    return await asyncio.to_thread(options)


async def add(request: HttpRequest, registry: Registry, visitor: Visitor, name: str, sent: Json, label: str) -> None:
    """Keep a passkey that the browser has made."""
    host, origin = site(request)
    challenge, until = answered(registry, visitor, ADD, sent, origin)

    def check() -> "VerifiedRegistration":
        from webauthn import verify_registration_response

        return verify_registration_response(
            credential=sent, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin
        )

    found = await checked(check)
    person = await ensure(registry, visitor, name)
    known = await profile(registry, person)
    if known is not None and len(known.passkeys) >= MOST:
        raise Refusal("not_allowed", f"You have {MOST} passkeys. Remove one first.")
    passkey = Passkey(written(found.credential_id), person, found.credential_public_key, found.sign_count)

    def keep(connection: Connection) -> bool:
        fresh = links.spend(connection, hashed(challenge), until)
        return fresh and links.add_passkey(connection, passkey, label)

    if not await carry_out(registry, keep):
        raise Refusal("bad_passkey", "This answer, or this passkey, was used here before.")


async def coming_back(request: HttpRequest, registry: Registry, visitor: Visitor) -> Json:
    """What the browser needs to ask for a passkey, in the form of `PublicKeyCredentialRequestOptions`."""
    name, _ = site(request)

    def options() -> Json:
        from webauthn import generate_authentication_options, options_to_json

        challenge = new_challenge(registry, visitor, COME_BACK)
        return msgspec.json.decode(
            options_to_json(generate_authentication_options(rp_id=name, challenge=challenge)), type=Json
        )

    return await asyncio.to_thread(options)


async def come_back(
    request: HttpRequest, registry: Registry, visitor: Visitor, sent: Json, label: str
) -> tuple[str, str]:
    """A new signed key of the person whose passkey has answered, and their name."""
    host, origin = site(request)
    challenge, until = answered(registry, visitor, COME_BACK, sent, origin)
    credential = str(sent.get("id", ""))
    passkey = await look_up(registry, lambda connection: links.find_passkey(connection, credential))
    if passkey is None:
        raise Refusal("bad_passkey", "This server does not know the passkey: it was removed, or is another server's.")

    def check() -> "VerifiedAuthentication":
        from webauthn import verify_authentication_response

        return verify_authentication_response(
            credential=sent,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )

    found = await checked(check)
    if visitor.holder == passkey.person:
        raise Refusal("not_allowed", "This device is that person's already.")
    signed, key = new_key(registry)

    def keep(connection: Connection) -> bool:
        there = links.find_passkey(connection, credential)  # it may have been removed meanwhile
        if there is None or there.person != passkey.person or not links.spend(connection, hashed(challenge), until):
            return False
        links.note_passkey(connection, credential, found.new_sign_count)
        links.change_hands(connection, passkey.person, key, label, visitor.key)
        return True

    if not await carry_out(registry, keep, [key, *([visitor.key] if visitor.key else [])]):
        raise Refusal("bad_passkey", "This answer was used here before, or the passkey was removed meanwhile.")
    known = await profile(registry, passkey.person)
    return signed, known.name if known is not None else ""


async def remove(registry: Registry, visitor: Visitor, passkey: str) -> None:
    person = visitor.required()
    if not await carry_out(registry, lambda connection: links.remove_passkey(connection, person, passkey)):
        raise Refusal("not_found", "You have no such passkey.")


# ---- challenges ---------------------------------------------------------------------------------


def new_challenge(registry: Registry, visitor: Visitor, purpose: str) -> bytes:
    """For one device and one purpose. It is stored nowhere before it is answered."""
    until = int(moment()) + SECONDS
    return registry.keys.challenge(purpose, visitor.key or "", secrets.token_urlsafe(16), until).encode()


def answered(registry: Registry, visitor: Visitor, purpose: str, sent: Json, origin: str) -> tuple[bytes, float]:
    """The challenge that a browser has answered, if it is ours, and until when it is good."""
    try:
        told = json.loads(decoded(sent["response"]["clientDataJSON"]))
        challenge, named = decoded(told["challenge"]).decode(), str(told["origin"])
        nonce, until, _ = challenge.split(".")
        expected = registry.keys.challenge(purpose, visitor.key or "", nonce, int(until))
    except (KeyError, TypeError, ValueError) as error:
        raise Refusal("invalid_request", "This is not what a browser answers for a passkey.") from error
    if named != origin:
        why = "A proxy in between must pass on the headers Host and X-Forwarded-Proto."
        raise Refusal("bad_passkey", f"The page was opened at {named}, and the server takes itself for {origin}. {why}")
    if not equal(challenge, expected) or int(until) < moment():
        raise Refusal("bad_passkey", "This took longer than five minutes, or began on another device. Begin again.")
    return challenge.encode(), float(until)


async def checked(check: Callable[[], Found]) -> Found:
    """What a package says of an answer, away from the event loop: its import and the arithmetic take their time."""
    try:
        return await asyncio.to_thread(check)
    except Exception as error:  # of any kind: what it reads is what somebody sent
        raise Refusal("bad_passkey", f"The passkey's answer is wrong: {str(error).rstrip('.')}.") from error


def decoded(text: object) -> bytes:
    if not isinstance(text, str):
        raise TypeError(text)
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def hashed(challenge: bytes) -> str:
    return sha256(challenge).hexdigest()
