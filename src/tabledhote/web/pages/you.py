"""Who you are, on every device: devices, links to further ones, passkeys, your data, and the end of it."""

from base64 import b64encode
from datetime import UTC, datetime

from babel.dates import format_date
from litestar import get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect, Template

from tabledhote.server.api import codes
from tabledhote.server.errors import Refusal
from tabledhote.server.identity import devices, passkeys
from tabledhote.server.identity.forget import forget_me
from tabledhote.server.identity.visitors import NEW_KEY, HttpRequest, Visitor, label_of, new_visitor
from tabledhote.server.tables.registry import Registry
from tabledhote.web.forms import Form, name_cookie
from tabledhote.web.layout import Guest, InjectedRegistry, Language, page, reader

ADDRESS = "/you"


@get(ADDRESS)
async def you(request: HttpRequest, registry: InjectedRegistry, guest: Guest, page_language: Language) -> Template:
    return await shown(request, registry, guest, page_language)


async def shown(request: HttpRequest, registry: Registry, guest: Visitor, language: str, link: str = "") -> Template:
    """The page; with a link to another device, if one was made just now."""
    known = await devices.own_profile(registry, guest, label_of(request))
    return page(
        request,
        "you",
        guest,
        known=known,
        here=ADDRESS,
        key=guest.key,
        day=lambda at: format_date(datetime.fromtimestamp(at, UTC), "long", locale=language),
        link=link,
        code=picture(link) if link else "",
        minutes=round(devices.LINK_SECONDS / 60),
        possible=passkeys.possible(request),
        origin=str(request.base_url).rstrip("/"),
    )


def picture(link: str) -> str:
    """The link as a QR code, as the address of an image."""
    return f"data:image/svg+xml;base64,{b64encode(codes.drawn(link).encode()).decode()}"


@post(f"{ADDRESS}/link")
async def make_link(
    request: HttpRequest, registry: InjectedRegistry, guest: Guest, page_language: Language
) -> Template:
    """The link is in this answer alone: nobody finds it in a history of addresses."""
    token, _ = await devices.offer_link(registry, guest, reader(request).name)
    link = f"{str(request.base_url).rstrip('/')}/devices/{token}"
    return await shown(request, registry, guest, page_language, link)


@post(f"{ADDRESS}/sign-out/{{device:str}}")
async def sign_out(
    request: HttpRequest, registry: InjectedRegistry, guest: Guest, device: FromPath[str], data: Form
) -> Template | Redirect:
    """One device less. The last way back to a person is given up only by somebody who has read that it is the last."""
    known = await devices.profile(registry, guest.required())
    if known is not None and known.ways_back == 1 and data.get("sure") != "yes":
        return page(request, "last_way", guest, device=device, known=known, here=ADDRESS)
    if await devices.sign_out(registry, guest, device):
        new_visitor(request, registry)
    return Redirect(ADDRESS, status_code=303)


@post(f"{ADDRESS}/remove-passkey/{{passkey:str}}")
async def remove_passkey(registry: InjectedRegistry, guest: Guest, passkey: FromPath[str]) -> Redirect:
    await passkeys.remove(registry, guest, passkey)
    return Redirect(ADDRESS, status_code=303)


@get(f"{ADDRESS}/delete")
async def ask(request: HttpRequest, registry: InjectedRegistry, guest: Guest) -> Template:
    known = await devices.profile(registry, guest.required())
    return page(request, "delete_me", guest, known=known, here=ADDRESS)


@post(f"{ADDRESS}/delete")
async def forget(request: HttpRequest, registry: InjectedRegistry, guest: Guest, data: Form) -> Redirect:
    """The browser gets a new key and forgets the name: it belongs to nobody in particular again."""
    if data.get("sure") != "yes":
        return Redirect(f"{ADDRESS}/delete", status_code=303)
    await forget_me(registry, guest)
    new_visitor(request, registry)
    return Redirect("/", status_code=303, cookies=[Cookie(key="name", value="", max_age=0)])


# ---- the other device ---------------------------------------------------------------------------


@get("/devices/{link:str}")
async def offered(request: HttpRequest, registry: InjectedRegistry, guest: Guest, link: FromPath[str]) -> Template:
    """Whose device this would be, and what becomes of who it is now. Looking uses nothing up."""
    try:
        person, name = await devices.inviter(registry, link)
    except Refusal as refusal:
        if refusal.code != "bad_link":
            raise
        return page(request, "join_device", guest, None, refusal.status, state="bad", here=ADDRESS)
    mine = await devices.profile(registry, guest.required())
    state = "same" if person == guest.holder else "somebody" if mine is not None and mine.tables else "new"
    return page(request, "join_device", guest, state=state, name=name, link=link, mine=mine, here=ADDRESS)


@post("/devices/{link:str}")
async def accept(request: HttpRequest, registry: InjectedRegistry, guest: Guest, link: FromPath[str]) -> Redirect:
    """The device gives up the key that it had, and gets a new one."""
    key, name = await devices.take_link(registry, link, label_of(request), guest)
    request.scope["state"][NEW_KEY] = key
    return Redirect("/", status_code=303, cookies=[name_cookie(name)] if name else [])


HANDLERS = (you, make_link, sign_out, remove_passkey, ask, forget, offered, accept)
