"""Home: the games, the reader's unfinished tables, and those to join or to watch."""

from dataclasses import dataclass

from litestar import get
from litestar.params import FromPath
from litestar.response import Response, Template

import tabledhote
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.tables.table import Table
from tabledhote.web import catalogue
from tabledhote.web.layout import CHOICES, Guest, InjectedRegistry, Language, page, picture
from tabledhote.words import LANGUAGES, words

SHOWN = 12  # tables in each list


@dataclass(frozen=True)
class ListedTable:
    """A table in a list: its players, and what the reader may do there."""

    id: str
    game: str
    title: str
    names: str
    yours: bool  # it is the reader's turn
    waiting: bool
    damaged: bool
    join: int | None  # a free seat
    rated: bool


@get("/")
async def home(request: HttpRequest, registry: InjectedRegistry, guest: Guest, page_language: Language) -> Template:
    """Games first; lists only where there is something to list."""
    holder = guest.required()
    try:
        mine = [row for row in await registry.store.held(holder) if row.status != "over"][:SHOWN]
        watched = (await registry.store.listed("waiting") + await registry.store.listed("playing"))[:SHOWN]
    except Unavailable as error:
        raise Refusal("unavailable", "The store does not answer.") from error
    own = {row.id for row in mine}
    return page(
        request,
        "home",
        guest,
        cards=catalogue.cards(page_language),
        mine=[listed(table, page_language, holder) for table in await registry.readable(mine)],
        public=[
            listed(table, page_language, holder)
            for table in await registry.readable([row for row in watched if row.id not in own])
        ],
    )


def listed(table: Table, language: str, holder: str) -> ListedTable:
    row = table.row
    texts = words(language, row.game)
    free = [at for at in table.vacant() if table.seats[at].kind == "open"]
    return ListedTable(
        id=row.id,
        game=row.game,
        title=texts("title"),
        names=texts.enumerated(catalogue.present_names(table, texts)),
        yours=table.deciding in table.held_by(holder) and table.status == "playing",
        waiting=table.status == "waiting",
        join=free[0] if free and table.status == "waiting" else None,
        damaged=table.damaged,
        rated=table.rated,
    )


@get("/pictures/{game:str}/{language:str}/{theme:str}", sync_to_thread=True)
def miniature(game: FromPath[str], language: FromPath[str], theme: FromPath[str]) -> Response[str]:
    """The board on a game's card."""
    if game not in tabledhote.games() or language not in LANGUAGES or theme not in CHOICES["theme"]:
        raise Refusal("not_found", "There is no such picture.")
    return picture(catalogue.miniature(game, language), theme)


HANDLERS = (home, miniature)
