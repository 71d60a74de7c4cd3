"""The parameters that several handlers of the API have, and the response that several give."""

from collections.abc import Callable
from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from tabledhote.server.api import schemas
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.live import messages
from tabledhote.server.store.entries import Entry
from tabledhote.server.tables.changes import Draft
from tabledhote.server.tables.quotas import ENTRIES
from tabledhote.server.tables.registry import Registry
from tabledhote.server.tables.table import Table
from tabledhote.words import LANGUAGES

InjectedRegistry = NamedDependency[Registry]
InjectedVisitor = NamedDependency[Visitor]

TableId = Annotated[str, PathParameter(name="table", pattern="^[A-Za-z0-9_-]{1,32}$", description="The id of a table.")]
SeatInPath = Annotated[int, PathParameter(ge=0, le=15, description="The number of a seat, from 0.")]
OwnSeat = Annotated[int, QueryParameter(ge=0, le=15, description="The number of one of your seats.")]
SeatAsked = Annotated[
    int | None,
    QueryParameter(
        ge=-1,
        le=15,
        description="The seat to look from; -1 for a spectator. By default your seat that decides, else your first, "
        "else a spectator.",
    ),
]
PartsAsked = Annotated[
    str | None,
    QueryParameter(
        description=f"Which parts to include, separated by commas: {', '.join(messages.PARTS)}.", max_length=100
    ),
]
LanguageAsked = Annotated[
    str | None, QueryParameter(description=f"{', '.join(LANGUAGES)}: adds texts in that language.", max_length=8)
]


def parse_parts(given: str | None, default: str) -> frozenset[str]:
    parts = frozenset((given if given is not None else default).split(",")) - {""}
    if not parts <= set(messages.PARTS):
        raise Refusal("invalid_request", f"Unknown part {min(parts - set(messages.PARTS))!r}.", list(messages.PARTS))
    return parts


def check_language(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise Refusal("invalid_option", f"There is no language {language!r}.", list(LANGUAGES))
    return language


async def commit(
    registry: Registry, table: Table, holder: str, draft: Callable[[], Draft | Entry], what: str = ENTRIES
) -> schemas.Done:
    """Append what a visitor does, if their quota for today allows it."""
    async with registry.quotas.spending(holder, what):
        return confirm(table, await registry.append(table, draft, holder))


def confirm(table: Table, entry: Entry) -> schemas.Done:
    return schemas.Done(entry.number, table.version, table.deciding, table.status)
