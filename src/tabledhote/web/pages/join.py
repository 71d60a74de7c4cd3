"""Sitting down on a free seat, by invitation or at a table open to all."""

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect, Template

from tabledhote.server.api.parameters import commit
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.server.tables import changes
from tabledhote.web import catalogue
from tabledhote.web.forms import Form, given_name, name_cookie, to_table
from tabledhote.web.layout import Guest, InjectedRegistry, Language, TableId, page
from tabledhote.web.script import tell_old_rules
from tabledhote.words import words


@get(["/join/{table:str}/{seat:int}", "/join/{table:str}/{seat:int}/{invitation:str}"])
async def join(
    request: HttpRequest,
    registry: InjectedRegistry,
    guest: Guest,
    page_language: Language,
    table_id: TableId,
    seat: FromPath[int],
    invitation: FromPath[str] = "",
) -> Template | Redirect:
    """The other players at the table, and one button. Visitors who have the seat already see the table."""
    table = await registry.get(table_id)
    if seat in table.held_by(guest.holder):
        return to_table(table_id)
    texts = words(page_language, table.row.game)
    taken = not 0 <= seat < len(table.seats) or not table.seats[seat].vacant
    return page(
        request,
        "join",
        guest,
        texts,
        game=table.row.game,
        card=catalogue.card(table.row.game, page_language),
        table=table_id,
        seat=seat,
        invitation=invitation,
        mark="" if taken else catalogue.seat_marks(table)[seat],
        others=texts.enumerated(catalogue.present_names(table, texts)),
        taken=taken,
        old_rules=tell_old_rules(table, texts),
        rated=table.rated,
    )


@post("/join/{table:str}/{seat:int}")
async def sit_down(
    request: HttpRequest, registry: InjectedRegistry, guest: Guest, table_id: TableId, seat: FromPath[int], data: Form
) -> Redirect:
    holder, table = guest.required(), await registry.get(table_id)
    name = given_name(data, "name", request)

    def draft() -> changes.Draft:
        return changes.take(registry.keys, table, seat, holder, name, data.get("invitation") or None)

    await commit(registry, table, holder, draft)
    return to_table(table_id, name_cookie(name))


HANDLERS = (join, sit_down)
