"""The frame of every page: language, look and name of the reader, and the answer when something is refused."""

from dataclasses import dataclass
from typing import Annotated
from urllib.parse import unquote

from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import PathParameter
from litestar.response import Response, Template

from tabledhote.server.api.problems import handle_failure
from tabledhote.server.errors import CODES, Refusal
from tabledhote.server.identity.visitors import HttpRequest, Visitor, identify_known, page_language
from tabledhote.server.tables.registry import Registry
from tabledhote.web import assets
from tabledhote.words import LANGUAGES, Words, words

InjectedRegistry = NamedDependency[Registry]
TableId = Annotated[str, PathParameter(name="table")]
Guest = NamedDependency[Visitor]
Language = NamedDependency[str]

CHOICES: dict[str, tuple[str, ...]] = {  # the settings and their values; the first is the usual one
    "language": LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "reduced"),
    "confirm": ("never", "final"),
    "pace": ("usual", "quick", "slow"),
    "patterns": ("off", "on"),
    "sound": ("off", "on"),
    "notify": ("off", "on"),
}
LONGEST_NAME = 40
A_DAY = "public, max-age=86400"


@dataclass(frozen=True)
class Reader:
    """How a visitor likes to read, as their cookies say."""

    language: str
    theme: str
    motion: str
    confirm: str
    pace: str
    patterns: str
    sound: str
    notify: str
    name: str


def reader(request: HttpRequest) -> Reader:
    chosen = {
        setting: value if (value := request.cookies.get(setting, "")) in values else values[0]
        for setting, values in CHOICES.items()
    }
    name = unquote(request.cookies.get("name", "")).strip()
    fits = name.isprintable() and len(name) <= LONGEST_NAME
    return Reader(**{**chosen, "language": page_language(request)}, name=name if fits else "")


def page(
    request: HttpRequest,
    template: str,
    guest: Visitor | None,
    texts: Words | None = None,
    status: int = 200,
    /,
    **more: object,
) -> Template:
    """A page. `texts` are those of its game, where it has one; the template has `more` by name."""
    known = reader(request)
    context: dict[str, object] = {
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


def problem(request: HttpRequest, refusal: Refusal) -> Template:
    """A refusal as a page: what happened, and the way back."""
    guest = identify_known(request, request.app.state.registry)
    answer = page(request, "problem", guest, None, refusal.status, code=refusal.code)
    answer.headers |= refusal.headers
    return answer


def wrong_address(request: HttpRequest, error: HTTPException) -> Template:
    """An address with parts that do not belong there, or more than the server takes."""
    if error.status_code == CODES["too_large"][0]:
        return problem(request, Refusal("too_large", "That is more than the server takes at once."))
    return problem(request, Refusal("not_found", "There is nothing at this address."))


def mistake(request: HttpRequest, error: Exception) -> Template:
    """A mistake of ours: logged, and reported without details."""
    handle_failure(request, error)
    return problem(request, Refusal("internal", "The server made a mistake and has logged it."))
