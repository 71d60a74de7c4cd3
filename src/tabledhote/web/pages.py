"""All pages of the table, as the application finds them."""

from litestar import Router

from tabledhote.server.refusals import Refusal
from tabledhote.web import after, assets, home, opening, reading, tablepage
from tabledhote.web.frame import problem

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
        ],
        exception_handlers={Refusal: problem},
        include_in_schema=False,
    )
]
