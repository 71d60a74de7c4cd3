"""Who sends a request, by bearer token or cookie."""

from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from litestar.connection import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.types import Scope

from tabledhote.server.errors import Refusal
from tabledhote.server.identity.keys import COOKIE, Keys
from tabledhote.server.identity.labels import device_label
from tabledhote.server.tables.registry import Registry
from tabledhote.words import LANGUAGES

NEW_KEY = "tabledhote_new_key"  # in the scope's state: a key for which the response sets the cookie

HttpRequest: TypeAlias = Request[object, object, State]


@dataclass(frozen=True, slots=True)
class Visitor:
    """`holder` is the person, None for somebody without a key or whose device was signed out; `key` is its hash."""

    holder: str | None
    key: str | None
    keys: Keys

    @property
    def csrf(self) -> str:
        """The token that pages send back with each request."""
        return self.keys.csrf_token(self.key) if self.key else ""

    def required(self) -> str:
        """The holder; refuses visitors without a key."""
        if self.holder is None:
            raise Refusal("no_key", "Send the token from POST /api/keys as a bearer token, or open a page first.")
        return self.holder

    def device(self) -> str:
        """The hash of the key; refuses visitors without one that is good."""
        self.required()
        assert self.key is not None
        return self.key


def label_of(request: HttpRequest) -> str:
    return device_label(request.headers.get("user-agent", ""))


async def visitor_with(key: str | None, request: HttpRequest, registry: Registry) -> Visitor:
    """The visitor with a key of this server, whoever it belongs to now."""
    if key is None:
        return Visitor(None, None, registry.keys)
    standing = await registry.people.standing(key, partial(label_of, request))
    return Visitor(standing.person, key, registry.keys)


async def identify(request: HttpRequest, registry: NamedDependency[Registry]) -> Visitor:
    """For the API: a visitor without a key, or with a key that this server did not give out, has no holder."""
    token, cookie = credentials(request)
    visitor = await visitor_with(registry.keys.holder(token or cookie or ""), request, registry)
    if token is not None and visitor.holder is None:
        raise Refusal("no_key", "This server did not issue the bearer token, or it was signed out.")
    return visitor


async def identify_guest(request: HttpRequest, registry: NamedDependency[Registry]) -> Visitor:
    """For pages: a visitor without a key who opens a page gets one with the response; programs have their token."""
    token, cookie = credentials(request)
    visitor = await visitor_with(registry.keys.holder(token or cookie or ""), request, registry)
    if visitor.holder is None and opens_page(request):
        return new_visitor(request, registry)
    return visitor


def new_visitor(request: HttpRequest, registry: Registry) -> Visitor:
    """A visitor with a new key, which comes with the response."""
    signed = registry.keys.create()
    request.scope["state"][NEW_KEY] = signed
    key = registry.keys.holder(signed)
    assert key is not None
    registry.people.begin(key)
    return Visitor(key, key, registry.keys)


def identify_known(request: HttpRequest, registry: Registry) -> Visitor:
    """For pages about a problem: a visitor with a key, or one who gets it with this response. Nobody else gets one.

    It is for their forms alone, so nobody asks whose the key is.
    """
    token, cookie = credentials(request)
    signed = request.scope["state"].get(NEW_KEY) or token or cookie or ""
    return Visitor(None, registry.keys.holder(signed), registry.keys)


def opens_page(request: HttpRequest) -> bool:
    """Whether the request opens a page. To a form or a picture of another site browsers add no cookie.

    A key in the response would replace the one that the visitor has.
    """
    return request.method == "GET" and request.headers.get("sec-fetch-dest", "document") == "document"


def credentials(request: HttpRequest) -> tuple[str | None, str | None]:
    """The bearer token and the cookie. If there is a token, the cookie does not count."""
    token = bearer_token(request.scope)
    return token, None if token is not None else request.cookies.get(COOKIE)


def bearer_token(scope: Scope) -> str | None:
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer":
                return token.strip()
    return None


def page_language(request: HttpRequest) -> str:
    """The language chosen in the settings, else the first of the browser's languages that we have."""
    chosen = request.cookies.get("language", "")
    accepted = request.headers.get("accept-language", "").lower().split(",")
    preferred = [part.partition(";")[0].strip()[:2] for part in accepted]
    return next((language for language in (chosen, *preferred) if language in LANGUAGES), LANGUAGES[0])
