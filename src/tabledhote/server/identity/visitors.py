"""Who sends a request: read from the bearer token or the cookie, and guarded against forged requests."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.di import NamedDependency

from tabledhote.server.errors import Refusal
from tabledhote.server.identity.keys import COOKIE, Keys, equal
from tabledhote.server.tables.registry import House
from tabledhote.words import LANGUAGES

SAFE = ("GET", "HEAD", "OPTIONS")
FRESH = "tabledhote_fresh_key"  # in the scope's state: a key for which the answer sets the cookie

Asked = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Visitor:
    """`holder` is None for somebody without a key."""

    holder: str | None
    keys: Keys

    @property
    def csrf(self) -> str:
        """The token that pages send back with each request."""
        return self.keys.csrf(self.holder) if self.holder else ""

    def required(self) -> str:
        if self.holder is None:
            raise Refusal("no_key", "Send the token from POST /api/keys as a bearer token, or open a page first.")
        return self.holder


def bearer(scope: Mapping[str, Any]) -> str | None:
    """The bearer token of a request."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer":
                return str(token.strip())
    return None


def credentials(connection: Asked) -> tuple[str | None, str | None]:
    """The bearer token and the cookie; a token that is there counts alone."""
    token = bearer(connection.scope)
    return token, None if token is not None else connection.cookies.get(COOKIE)


def visitor(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Visitor:
    """For the API: who has no key, or one that this server did not give out, is nobody."""
    token, cookie = credentials(request)
    return by_token(token, house) if token is not None else Visitor(house.keys.holder(cookie or ""), house.keys)


def by_token(token: str, house: House) -> Visitor:
    holder = house.keys.holder(token)
    if holder is None:
        raise Refusal("no_key", "The bearer token is not one of this server.")
    return Visitor(holder, house.keys)


def guest(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Visitor:
    """For pages: who has no key gets one with the answer."""
    _, cookie = credentials(request)
    holder = house.keys.holder(cookie or "")
    if holder is None:
        key = house.keys.fresh()
        request.scope["state"][FRESH] = key
        holder = house.keys.holder(key)
        assert holder is not None
    return Visitor(holder, house.keys)


def page_language(request: Request[Any, Any, Any]) -> str:
    """What somebody reads: chosen in the settings, else the first of the browser's languages that we have."""
    chosen = request.cookies.get("language", "")
    preferred = request.headers.get("accept-language", "").lower().split(",")
    asked = [part.partition(";")[0].strip()[:2] for part in preferred]
    return next((language for language in (chosen, *asked) if language in LANGUAGES), LANGUAGES[0])


async def not_forged(request: Request[Any, Any, Any]) -> None:
    """Before every request that the framework handles."""
    await check_not_forged(request, request.app.state.house)


async def check_not_forged(request: Request[Any, Any, Any], house: House) -> None:
    """A request that changes something and carries our cookie must come from a page of ours.

    Browsers add cookies to what other sites send, but those cannot know the token, nor choose the origin. No browser
    adds a bearer token by itself.
    """
    if request.method in SAFE:
        return
    token, cookie = credentials(request)
    if token is not None or cookie is None:
        return
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise Refusal("wrong_origin", "The request comes from another site.")
    given = request.headers.get("x-csrf-token") or await form_field(request)
    if not valid(house.keys, cookie, given):
        raise Refusal("wrong_origin", "The header X-CSRF-Token is missing or is not this page's.")


async def form_field(request: Request[Any, Any, Any]) -> str:
    """The token in a form that was sent without a script."""
    kind = request.headers.get("content-type", "")
    if not kind.startswith(("application/x-www-form-urlencoded", "multipart/form-data")):
        return ""
    return str((await request.form()).get("csrf", ""))


def valid(keys: Keys, cookie: str, given: str) -> bool:
    holder = keys.holder(cookie)
    return holder is None or equal(given, keys.csrf(holder))  # an invalid cookie is nobody's: there is nothing to forge
