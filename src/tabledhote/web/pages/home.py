"""Home: the games, one's own unfinished tables, those to join and those to watch; and the settings."""

from typing import Annotated, Any
from urllib.parse import quote

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, FromQuery
from litestar.response import Redirect, Response, Template

import tabledhote
from tabledhote.server.errors import Refusal
from tabledhote.server.live.messages import seat_names
from tabledhote.server.store.store import Row, Unavailable
from tabledhote.server.tables.registry import House
from tabledhote.server.tables.table import Sitting
from tabledhote.web import catalogue
from tabledhote.web.layout import CHOICES, Asked, Guest, HouseHere, Language, page, picture
from tabledhote.words import LANGUAGES, words

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
SHOWN = 12  # tables in each list
A_YEAR = 365 * 24 * 3600
EXPLAINED = ("patterns", "sound", "notify")  # settings with a sentence of explanation


@get("/")
async def home(request: Asked, house: HouseHere, guest: Guest, page_language: Language) -> Template:
    """Games first; lists only where there is something to list."""
    holder = guest.required()
    try:
        mine = [row for row in await house.store.held(holder) if row.status != "over"][:SHOWN]
        watched = (await house.store.listed("waiting") + await house.store.listed("playing"))[:SHOWN]
    except Unavailable as error:
        raise Refusal("unavailable", "The store does not answer.") from error
    own = {row.id for row in mine}
    return page(
        request,
        "home",
        guest,
        cards=catalogue.cards(page_language),
        mine=[await listed(house, row, page_language, holder) for row in mine],
        public=[await listed(house, row, page_language, holder) for row in watched if row.id not in own],
    )


async def listed(house: House, row: Row, language: str, holder: str) -> dict[str, Any]:
    """A table in a list: who plays, and whether it is one's turn."""
    sitting = await house.table(row.id)
    texts = words(language, row.game)
    free = [at for at in sitting.vacant() if sitting.seats[at].kind == "open"]
    return {
        "id": row.id,
        "game": row.game,
        "title": texts("title"),
        "names": texts.enumerated(present(sitting, seat_names(sitting, texts))),
        "yours": sitting.deciding in sitting.held_by(holder) and sitting.status == "playing",
        "waiting": sitting.status == "waiting",
        "join": free[0] if free and sitting.status == "waiting" else None,
    }


def present(sitting: Sitting, names: list[str]) -> list[str]:
    """The names at a table, free seats left out."""
    return [name for name, seat in zip(names, sitting.seats, strict=True) if not seat.vacant]


@get("/pictures/{game:str}/{language:str}/{theme:str}", sync_to_thread=True)
def miniature(game: FromPath[str], language: FromPath[str], theme: FromPath[str]) -> Response[str]:
    """The board on a game's card."""
    if game not in tabledhote.games() or language not in LANGUAGES or theme not in CHOICES["theme"]:
        raise Refusal("not_found", "There is no such picture.")
    return picture(catalogue.miniature(game, language), theme)


@get("/settings")
async def settings(request: Asked, guest: Guest, back: FromQuery[str] = "/") -> Template:
    return page(request, "settings", guest, choices=CHOICES, explained=EXPLAINED, back=local(back))


@post("/settings")
async def keep(data: Form) -> Redirect:
    """Keeps what the form has in cookies, and goes back to where the reader was."""
    kept = {name: data[name] for name, values in CHOICES.items() if data.get(name) in values}
    if "name" in data:
        kept["name"] = quote(data["name"].strip()[:40])
    cookies = [Cookie(key=name, value=value, max_age=A_YEAR, samesite="lax") for name, value in kept.items()]
    return Redirect(local(data.get("back", "/")), status_code=303, cookies=cookies)


def local(back: str) -> str:
    """An address on this server; anything else becomes the home page."""
    return back if back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable() else "/"


HANDLERS = (home, miniature, settings, keep)
