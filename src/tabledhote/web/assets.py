"""Script, style and icons under an address that changes with their content, so that browsers keep them for good.

Scripts are served as they are written. Style sheets are written one a subject and joined here, so that a page waits for
no more than three.
"""

import gzip
import hashlib
import posixpath
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from litestar import get
from litestar.params import FromPath
from litestar.response import Response
from markupsafe import Markup

import tabledhote
from tabledhote.drawing import weaves
from tabledhote.drawing.palette import SANS, SERIF, stylesheet
from tabledhote.games.boards import board
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import HttpRequest

STATIC = Path(__file__).parent / "static"
SHEETS = {  # what each joined style sheet has, in the order of the cascade
    "style.css": (
        "shared/base.css",
        "shared/controls.css",
        "shared/layout.css",
        "pages/home.css",
        "pages/history.css",
        "pages/forms.css",
        "pages/result.css",
        "pages/rules.css",
        "pages/sheets.css",
        "replay/curve.css",
    ),
    "table.css": (
        "board/board.css",
        "table/desk.css",
        "table/area.css",
        "table/hints.css",
        "table/players.css",
        "board/log.css",
        "replay/replay.css",
        "board/notes.css",
        "table/dialogs.css",
        "board/glow.css",
        "table/foresee.css",
        "table/layout.css",  # last: on small screens it says which panels are in view
    ),
}
IMPORTED = re.compile(rb'^(?:import|export)\b[^;]*? from "(\.[^"]+)";$', re.M)
TYPES = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
FOR_GOOD = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class File:
    content: bytes
    small: bytes  # the same, compressed
    media_type: str


@cache
def files() -> dict[str, File]:
    """Everything that is served, by its path below `static/`: scripts, icons, and the style sheets."""
    written = {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in STATIC.rglob("*.*")}
    served = {path: content for path, content in written.items() if not path.endswith(".css")}
    served |= {name: b"".join(written[part] for part in parts) for name, parts in SHEETS.items()}
    served["palette.css"] = palette().encode()
    return {
        path: File(content, gzip.compress(content, mtime=0), f"{TYPES[path.rpartition('.')[2]]}; charset=utf-8")
        for path, content in served.items()
    }


def palette() -> str:
    """Paper, ink and pieces for all pages, and one accent a game."""
    games = tabledhote.games()
    accents = "".join(f"[data-game={game}]{{--accent:{board(game).colours('accent')}}}\n" for game in games)
    fonts = f":root{{--serif:{SERIF};--sans:{SANS};--accent:var(--ink)}}\n"
    return stylesheet(*(board(game).colours for game in games)) + weaves.rules(woven()) + fonts + accents


@cache
def woven() -> dict[str, str]:
    """The shades of all games that are woven for people who want patterns."""
    palettes = [board(game).colours for game in tabledhote.games()]
    return {f"{one.game}-{name}": colour for one in palettes for name, colour in one.woven.items()}


@cache
def patterns() -> Markup:
    return Markup(weaves.patterns(woven()))


@cache
def folder() -> str:
    """The address of this version's files."""
    digest = hashlib.sha256()
    for path, file in sorted(files().items()):
        digest.update(path.encode() + file.content)
    return f"/assets/{digest.hexdigest()[:16]}"


@cache
def modules(entry: str) -> list[str]:
    """A script and all that it imports, for the browser to fetch at once instead of one after the other."""
    needed = [entry]
    for path in needed:
        room = posixpath.dirname(path)
        imported = (posixpath.normpath(f"{room}/{other.decode()}") for other in IMPORTED.findall(files()[path].content))
        needed += [other for other in dict.fromkeys(imported) if other not in needed]
    return needed


@get("/assets/{version:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(request: HttpRequest, version: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """One file. An address of another version gets the file too, but may not be cached."""
    file = files().get(path.removeprefix("/"))
    if file is None:
        raise Refusal("not_found", "There is no such file.")
    headers = {"Vary": "Accept-Encoding", "Cache-Control": FOR_GOOD if folder().endswith(version) else "no-store"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.content, media_type=file.media_type, headers=headers)
    return Response(file.small, media_type=file.media_type, headers={**headers, "Content-Encoding": "gzip"})
