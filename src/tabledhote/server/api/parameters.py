"""What handlers of the API are asked with, and answer alike."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from tabledhote.server.api import schemas
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.live import messages
from tabledhote.server.store.store import Entry
from tabledhote.server.tables.registry import House
from tabledhote.server.tables.table import Sitting
from tabledhote.words import LANGUAGES

OurHouse = NamedDependency[House]
Caller = NamedDependency[Visitor]

TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,32}$", description="The id of a table.")]
AtSeat = Annotated[int, PathParameter(ge=0, le=15, description="The number of a seat, from 0.")]
OwnSeat = Annotated[int, QueryParameter(ge=0, le=15, description="The number of a seat of yours.")]
SeatAsked = Annotated[
    int | None,
    QueryParameter(
        ge=-1,
        le=15,
        description="The seat from which to look, -1 as a spectator. Without it: the seat of yours that decides, "
        "else your first, else as a spectator.",
    ),
]
PartsAsked = Annotated[
    str | None,
    QueryParameter(description=f"What is wanted, of {', '.join(messages.PARTS)}, separated by commas.", max_length=100),
]
LanguageAsked = Annotated[
    str | None, QueryParameter(description=f"{', '.join(LANGUAGES)}: adds texts in that language.", max_length=8)
]


def wanted_parts(asked: str | None, usual: str) -> frozenset[str]:
    parts = frozenset((asked if asked is not None else usual).split(",")) - {""}
    if not parts <= set(messages.PARTS):
        raise Refusal("invalid_request", f"Unknown part {min(parts - set(messages.PARTS))!r}.", list(messages.PARTS))
    return parts


def checked_language(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise Refusal("invalid_option", f"There is no language {language!r}.", list(LANGUAGES))
    return language


def done(sitting: Sitting, entry: Entry) -> schemas.Done:
    return schemas.Done(entry.number, sitting.version, sitting.deciding, sitting.status)
