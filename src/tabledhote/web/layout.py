"""What stands round every page: language, look and name of the reader, and the answer when something is refused."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.response import Response, Template
from markupsafe import Markup

from tabledhote.server.api.problems import failed
from tabledhote.server.errors import CODES, Refusal
from tabledhote.server.identity.visitors import Visitor, page_language
from tabledhote.server.tables.registry import House
from tabledhote.web import assets
from tabledhote.words import LANGUAGES, Words, words

Asked = Request[Any, Any, Any]
HouseHere = NamedDependency[House]
Guest = NamedDependency[Visitor]
Language = NamedDependency[str]

LOG_TEXTS: dict[str, tuple[str, ...]] = {  # what the script says in the log, besides the sentences of the game
    "table-start": (),
    "table-undone": ("seat",),
    "table-sits": ("seat",),
    "table-bot-sits": ("seat",),
    "table-bot-for": ("seat",),
    "table-leaves": ("seat",),
    "table-rematch-made": (),
}
CHOICES: dict[str, tuple[str, ...]] = {  # the settings and their values; the first is the usual one
    "language": LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "reduced"),
    "confirm": ("never", "final"),
    "patterns": ("off", "on"),
    "sound": ("off", "on"),
    "notify": ("off", "on"),
}
LONGEST_NAME = 40
A_DAY = "public, max-age=86400"


@dataclass(frozen=True)
class Reader:
    """What somebody's cookies say about how they like to read."""

    language: str
    theme: str
    motion: str
    confirm: str
    patterns: str
    sound: str
    notify: str
    name: str


def reader(request: Asked) -> Reader:
    chosen = {
        setting: value if (value := request.cookies.get(setting, "")) in values else values[0]
        for setting, values in CHOICES.items()
    }
    name = unquote(request.cookies.get("name", "")).strip()
    fits = name.isprintable() and len(name) <= LONGEST_NAME
    return Reader(**{**chosen, "language": page_language(request)}, name=name if fits else "")


def drawing_parts(request: Asked) -> frozenset[str]:
    """The drawing that suits the reader's screen, as the script has noted it; before that, as the browser hints."""
    screen = request.cookies.get("screen") or {"?1": "narrow"}.get(request.headers.get("sec-ch-ua-mobile", ""))
    return frozenset(("svg", "narrow")) if screen == "narrow" else frozenset(("svg",))


def page(
    request: Asked,
    template: str,
    guest: Visitor | None,
    texts: Words | None = None,
    status: int = 200,
    **more: Any,
) -> Template:
    """A page. `texts` are those of its game, where it has one."""
    known = reader(request)
    context: dict[str, Any] = {
        "t": texts or words(known.language),
        "reader": known,
        "languages": [(language, words(language)("language")) for language in LANGUAGES],
        "assets": assets.folder(),
        "modules": assets.modules,
        "patterns": assets.patterns() if known.patterns == "on" else "",
        "csrf": guest.csrf if guest else "",
        "here": request.url.path + (f"?{request.url.query}" if request.url.query else ""),
        "game": None,
        **more,
    }
    return Template(f"{template}.html", context=context, status_code=status)


def picture(drawn: str, theme: str) -> Response[str]:
    """A drawing that stands alone, in the reader's light."""
    themed = drawn.replace("<svg ", f'<svg data-theme="{theme}" ', 1)
    return Response(themed, media_type="image/svg+xml", headers={"Cache-Control": A_DAY})


def data_block(value: object) -> Markup:
    """JSON that can stand inside a script element."""
    text = msgspec.json.encode(value).decode()
    return Markup(text.replace("<", "\\u003c").replace("\u2028", "\\u2028"))


def script_texts(texts: Words, messages: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Texts that the script fills in itself: values stand in braces."""
    return {
        message: texts(message, **{value: f"{{{value}}}" for value in values}) for message, values in messages.items()
    }


def problem(request: Asked, refusal: Refusal) -> Template:
    """A refusal as a page: what happened, and the way back."""
    return page(request, "problem", None, status=refusal.status, code=refusal.code)


def wrong_address(request: Asked, error: HTTPException) -> Template:
    """An address with parts that do not belong there, or more than the server takes."""
    if error.status_code == CODES["too_large"][0]:
        return problem(request, Refusal("too_large", "That is more than the server takes at once."))
    return problem(request, Refusal("not_found", "There is nothing at this address."))


def mistake(request: Asked, error: Exception) -> Template:
    """A mistake of ours: on record, and said without details."""
    failed(request, error)
    return problem(request, Refusal("internal", "The server made a mistake; it is in its log."))
