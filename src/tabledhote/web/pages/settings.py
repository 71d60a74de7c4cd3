"""Settings, which cookies keep."""

from litestar import get, post
from litestar.params import FromQuery
from litestar.response import Redirect, Template

from tabledhote.server.identity import devices
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.web.forms import Form, cookie, name_cookie
from tabledhote.web.layout import CHOICES, LONGEST_NAME, Guest, InjectedRegistry, page

EXPLAINED = ("pace", "patterns", "sound", "notify")  # settings with a sentence of explanation


@get("/settings")
async def settings(request: HttpRequest, guest: Guest, back: FromQuery[str] = "/") -> Template:
    return page(request, "settings", guest, choices=CHOICES, explained=EXPLAINED, back=local(back))


@post("/settings")
async def keep(registry: InjectedRegistry, guest: Guest, data: Form) -> Redirect:
    """Keeps what the form has in cookies, and goes back to where the reader was. The name is that of all devices."""
    cookies = [cookie(name, data[name]) for name, values in CHOICES.items() if data.get(name) in values]
    if "name" in data:
        name = data["name"].strip()[:LONGEST_NAME]
        cookies.append(name_cookie(name))
        if guest.holder is not None and name.isprintable():
            await devices.rename(registry, guest, name)
    return Redirect(local(data.get("back", "/")), status_code=303, cookies=cookies)


def local(back: str) -> str:
    """An address on this server; anything else becomes the home page."""
    return back if back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable() else "/"


HANDLERS = (settings, keep)
