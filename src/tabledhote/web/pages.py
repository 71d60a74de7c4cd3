"""All pages of the table, as the application finds them."""

from litestar import Router, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Response, Template

from tabledhote.server.problems import answer
from tabledhote.server.refusals import Refusal
from tabledhote.web import after, assets, home, opening, reading, records, tablepage
from tabledhote.web.frame import Asked, mistake, problem, wrong_address


@get("/{address:path}")
async def nowhere(request: Asked, address: FromPath[str]) -> Template | Response[dict[str, object]]:
    """What no other route answers: people get a page, programs what the API says."""
    refusal = Refusal("not_found", "There is nothing at this address.")
    return answer(refusal) if address.startswith("/api/") else problem(request, refusal)


HANDLERS = [
    Router(
        path="/",
        route_handlers=[
            assets.asset,
            *home.HANDLERS,
            *opening.HANDLERS,
            *tablepage.HANDLERS,
            *after.HANDLERS,
            *reading.HANDLERS,
            *records.HANDLERS,
            nowhere,
        ],
        exception_handlers={Refusal: problem, HTTPException: wrong_address, Exception: mistake},
        include_in_schema=False,
    )
]
