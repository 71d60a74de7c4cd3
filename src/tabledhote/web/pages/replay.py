"""The replay: any moment of a game, each with an address of its own."""

from litestar import get
from litestar.params import FromQuery
from litestar.response import Template
from msgspec import UNSET

from tabledhote.games.boards import board
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.server.tables.table import Table
from tabledhote.web.layout import Guest, InjectedRegistry, Language, TableId
from tabledhote.web.script import LOG_TEXTS, REVIEW_TEXTS, Needed, drawing_parts, review_start, table_page
from tabledhote.words import words

REPLAY_TEXTS: Needed = {
    **REVIEW_TEXTS,
    **LOG_TEXTS,
    "replay-at": ("number", "last"),
    "table-copied": (),
}


@get("/tables/{table:str}/replay")
async def replay(
    request: HttpRequest,
    registry: InjectedRegistry,
    guest: Guest,
    page_language: Language,
    table_id: TableId,
    at: FromQuery[int | None] = None,
) -> Template:
    """A moment of a game as the reader may see it; without `at` the last one."""
    table = await registry.get(table_id)
    record = table.record
    if record is None:
        raise Refusal("read_only", table.closed or "This table can only be read.")
    texts = words(page_language, table.row.game)
    last = len(record.actions)
    moment = last if at is None else max(0, min(at, last))
    seat = table.looked_from(None, guest.holder)
    parts = drawing_parts(request) | {"lines"}
    told = await registry.renderer.earlier(table, moment, seat, guest.holder, parts, page_language)
    drawn, told.svg = told.svg, UNSET
    start = review_start(table, texts, page_language, REPLAY_TEXTS)
    start |= {"update": told, "at": moment, "last": last, "over": table.over, "rules": f"/rules/{table.row.game}"}
    drawing = board(table.row.game)
    start |= {"narrows": drawing.narrow is not None, "icons": drawing.icons(texts)}
    return table_page(
        request,
        "replay",
        guest,
        table,
        texts,
        drawn,
        start,
        over=table.over,
        names=start["names"],
        back=way_back(table),
        at=moment,
        last=last,
    )


def way_back(table: Table) -> str:
    """Where a reader goes on from the replay: the result, the table, or home if it never was at a table here."""
    if table.over:
        return f"/tables/{table.id}/result"
    return "/" if table.uploaded else f"/tables/{table.id}"


HANDLERS = (replay,)
