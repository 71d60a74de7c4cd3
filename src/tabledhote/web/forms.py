"""What the forms of the pages share: the fields they send, the name of the sender, and cookies that keep both."""

from typing import Annotated
from urllib.parse import quote

from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect

from tabledhote.server.api.schemas import check_printable
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.web.layout import LONGEST_NAME, reader
from tabledhote.words import words

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]

A_YEAR = 365 * 24 * 3600


def cookie(name: str, value: str) -> Cookie:
    """Keeps a choice of the reader for the next visit."""
    return Cookie(key=name, value=value, max_age=A_YEAR, samesite="lax")


def name_cookie(name: str) -> Cookie:
    return cookie("name", quote(name))


def own_name(request: HttpRequest) -> str:
    """The name of a visitor who was not asked for one."""
    known = reader(request)
    return known.name or words(known.language)("guest")


def given_name(data: Form, field: str, request: HttpRequest) -> str:
    """The name entered in a form, else the usual one."""
    return check_printable(data.get(field, "").strip() or own_name(request), "name")[:LONGEST_NAME]


def to_table(table_id: str, *cookies: Cookie) -> Redirect:
    return Redirect(f"/tables/{table_id}", status_code=303, cookies=list(cookies))
