"""Script, style and icons under an address that changes with their content, so that browsers keep them for good."""

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import Response
from markupsafe import Markup

import tabledhote
from tabledhote.drawing import weaves
from tabledhote.drawing.palette import SANS, SERIF, stylesheet
from tabledhote.server.errors import Refusal
from tabledhote.web import catalogue

TYPES = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
FOR_GOOD = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class File:
    content: bytes
    small: bytes  # the same, compressed
    media_type: str


@cache
def files() -> dict[str, File]:
    """Everything in `static/`, and the colours of all games."""
    found = {entry.name: entry.read_bytes() for entry in resources.files("tabledhote.web").joinpath("static").iterdir()}
    found["palette.css"] = palette().encode()
    return {
        name: File(content, gzip.compress(content, mtime=0), f"{TYPES[name.rpartition('.')[2]]}; charset=utf-8")
        for name, content in found.items()
    }


def palette() -> str:
    """Paper, ink and pieces for all pages, and one accent a game."""
    games = tabledhote.games()
    accents = "".join(f"[data-game={game}]{{--accent:{catalogue.palette(game)('accent')}}}\n" for game in games)
    fonts = f":root{{--serif:{SERIF};--sans:{SANS};--accent:var(--ink)}}\n"
    return stylesheet(*(catalogue.palette(game) for game in games)) + weaves.rules(woven()) + fonts + accents


@cache
def woven() -> dict[str, str]:
    """The shades of all games that are woven where somebody wants patterns."""
    palettes = [catalogue.palette(game) for game in tabledhote.games()]
    return {f"{one.game}-{name}": colour for one in palettes for name, colour in one.woven.items()}


@cache
def patterns() -> Markup:
    return Markup(weaves.patterns(woven()))


@cache
def folder() -> str:
    """The address of the files of this version."""
    digest = hashlib.sha256()
    for name, file in sorted(files().items()):
        digest.update(name.encode() + file.content)
    return f"/assets/{digest.hexdigest()[:16]}"


@cache
def modules(entry: str) -> list[str]:
    """A script and all that it imports, for the browser to fetch at once instead of one after the other."""
    found = [entry]
    for name in found:
        imported = re.findall(rb'from "\./([\w.]+)"', files()[name].content)
        found += [new for each in imported if (new := each.decode()) not in found]
    return list(dict.fromkeys(found))


@get("/assets/{version:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """One file. An address of another version is answered too, but not to be kept."""
    file = files().get(name)
    if file is None:
        raise Refusal("not_found", "There is no such file.")
    headers = {"Vary": "Accept-Encoding", "Cache-Control": FOR_GOOD if folder().endswith(version) else "no-store"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.content, media_type=file.media_type, headers=headers)
    return Response(file.small, media_type=file.media_type, headers={**headers, "Content-Encoding": "gzip"})
