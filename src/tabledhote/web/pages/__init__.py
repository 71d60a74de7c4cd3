"""All pages of the table, as the application finds them."""

from litestar import Router, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Response, Template

from tabledhote.server.api.problems import problem_response
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.web import assets
from tabledhote.web.layout import mistake, problem, wrong_address
from tabledhote.web.pages import (
    home,
    join,
    my_figures,
    my_games,
    new_table,
    ranking,
    records,
    replay,
    result,
    rules,
    settings,
    table,
    you,
)


@get("/{address:path}")
async def nowhere(request: HttpRequest, address: FromPath[str]) -> Template | Response[dict[str, object]]:
    """What no other route answers: people get a page, programs the API's JSON."""
    refusal = Refusal("not_found", "There is nothing at this address.")
    return problem_response(refusal) if address.startswith("/api/") else problem(request, refusal)


HANDLERS = [
    Router(
        path="/",
        route_handlers=[
            assets.asset,
            *home.HANDLERS,
            *my_games.HANDLERS,
            *my_figures.HANDLERS,
            *ranking.HANDLERS,
            *settings.HANDLERS,
            *you.HANDLERS,
            *new_table.HANDLERS,
            *join.HANDLERS,
            *table.HANDLERS,
            *result.HANDLERS,
            *replay.HANDLERS,
            *rules.HANDLERS,
            *records.HANDLERS,
            nowhere,
        ],
        exception_handlers={Refusal: problem, HTTPException: wrong_address, Exception: mistake},
        include_in_schema=False,
    )
]
