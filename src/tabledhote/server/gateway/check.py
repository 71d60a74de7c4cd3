"""Checks before every request that changes something: no other site has sent it, and its body can be read."""

from litestar.exceptions import HTTPException

from tabledhote.server.errors import Refusal
from tabledhote.server.identity.keys import Keys, equal
from tabledhote.server.identity.visitors import HttpRequest, credentials
from tabledhote.server.tables.registry import Registry

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
OWN_SITE = (None, "same-origin", "none")  # Sec-Fetch-Site: not a browser, a page of ours, or the address bar
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")


async def check_request(request: HttpRequest) -> None:
    """Called before every request that the framework handles."""
    if request.method not in SAFE_METHODS:
        await check_origin(request, request.app.state.registry)
        await check_body(request)


async def check_origin(request: HttpRequest, registry: Registry) -> None:
    """Refuse what another site sends, and what carries our cookie without our page's token.

    Browsers say where a request comes from, and no page can choose what they say. They add cookies to what other sites
    send, or leave them out, so a request without one is checked as well. A program such as curl says nothing about
    where it comes from. No browser adds a bearer token by itself.
    """
    token, cookie = credentials(request)
    if token is not None:
        return
    if from_another_site(request):
        raise Refusal("wrong_origin", "The request comes from another site. Send it from a page of this one.")
    if cookie is None:
        return
    csrf = request.headers.get("x-csrf-token") or await csrf_field(request)
    if not csrf_matches(registry.keys, cookie, csrf):
        raise Refusal("wrong_origin", "The header X-CSRF-Token is missing or is not this page's.")


def from_another_site(request: HttpRequest) -> bool:
    """What the browser says. Over plain http, except to the machine itself, it sends only the origin."""
    if request.headers.get("sec-fetch-site") not in OWN_SITE:
        return True
    origin = request.headers.get("origin")
    return origin is not None and origin.partition("://")[2] != request.headers.get("host")


async def csrf_field(request: HttpRequest) -> str:
    """The token in a form that was sent without a script."""
    await check_body(request)
    return str((await request.form()).get("csrf", "")) if is_form(request) else ""


def csrf_matches(keys: Keys, cookie: str, csrf: str) -> bool:
    key = keys.holder(cookie)
    return key is None or equal(csrf, keys.csrf_token(key))  # an invalid cookie has no rights to abuse


async def check_body(request: HttpRequest) -> None:
    """Refuse a body that is not what its header says, or not UTF-8: its reader would fail later."""
    try:
        if is_form(request):
            await request.form()
        else:
            (await request.body()).decode()
    except HTTPException as error:
        if error.status_code != 400:  # such as: too large
            raise
        raise Refusal("invalid_request", "The form does not match its Content-Type.") from error
    except (ValueError, LookupError) as error:  # also for a charset that does not exist
        raise Refusal("invalid_request", "The body is not text in UTF-8. Send it in UTF-8.") from error


def is_form(request: HttpRequest) -> bool:
    return request.headers.get("content-type", "").startswith(FORMS)
