"""Games and tables: what there is, setting up, looking, listening."""

from functools import partial
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import FromQuery, HeaderParameter, JSONBody, PathParameter
from litestar.response import Stream

import tabledhote
from tabledhote.bots import LEVELS
from tabledhote.games import box
from tabledhote.server.api import schemas
from tabledhote.server.api.parameters import (
    Caller,
    LanguageAsked,
    OurHouse,
    PartsAsked,
    SeatAsked,
    TableId,
    checked_language,
    wanted_parts,
)
from tabledhote.server.api.problems import problems
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.protocol import wire
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.live import messages
from tabledhote.server.live.feed import Listener
from tabledhote.server.store.store import Row, Unavailable
from tabledhote.server.tables import create
from tabledhote.server.tables.registry import House
from tabledhote.words import words


class Games(Controller):
    path = "/api"
    tags = ("Games",)

    @get("/games", summary="All games with their options", sync_to_thread=False, responses=problems("invalid_option"))
    def games(self, language: LanguageAsked = None) -> list[schemas.GameTold]:
        """What can be played: the values of each option, the numbers of players and the levels of the bots."""
        found = []
        for name in tabledhote.games():
            known = box(name)
            options = [schemas.OptionTold(o.name, list(o.values), o.default, o.also) for o in known.options]
            title = messages.said(partial(titled, checked_language(language) or "en", name), name)
            found.append(schemas.GameTold(name, title, known.rules, list(known.players), options, list(LEVELS)))
        return found

    @post("/keys", summary="A token for a program", sync_to_thread=False, responses=problems("too_many"))
    def keys(self, house: OurHouse) -> schemas.Token:
        """A key of one's own. Browsers have theirs in a cookie; programs ask for one here and keep it."""
        return schemas.Token(house.keys.fresh())


class Tables(Controller):
    path = "/api/tables"
    tags = ("Tables",)

    @get("/", summary="Lists of tables", responses=problems("no_key", "invalid_request", "unavailable"))
    async def tables(
        self, house: OurHouse, visitor: Caller, of: FromQuery[str] = "public"
    ) -> list[schemas.TableListed]:
        """`of=public`: those open to join and those to watch; `of=mine`: where you have a seat, the latest first."""
        try:
            if of == "mine":
                rows = await house.store.held(visitor.required())
            elif of == "public":
                rows = await house.store.listed("waiting") + await house.store.listed("playing")
            else:
                raise Refusal("invalid_request", f"There is no list {of!r}.", ["public", "mine"])
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        return [await listed(house, row, visitor) for row in rows]

    @post(
        "/", summary="Set up a table", responses=problems("no_key", "invalid_request", "invalid_option", "wrong_origin")
    )
    async def create(self, house: OurHouse, visitor: Caller, data: JSONBody[schemas.TableWanted]) -> messages.Update:
        """Seats are yours, a bot's, open to anybody, or for whoever has the link. The host is who asked."""
        host = visitor.required()
        seats = [(seat.kind, seat.level if seat.kind == "bot" else named(seat)) for seat in data.seats]
        clock = None if data.clock is None else (60 * data.clock.minutes, data.clock.increment)
        sitting = await create.set_up(
            house, host, data.game, data.options, seats, data.public, clock=clock, hints=data.hints
        )
        seat = sitting.looked_from(None, host)
        return messages.update(sitting, seat, host, frozenset(("view", "legal")), None)

    @get("/{table:str}", summary="A table as a seat sees it", responses=problems("not_your_seat", "not_found"))
    async def table(
        self,
        house: OurHouse,
        visitor: Caller,
        table: TableId,
        seat: SeatAsked = None,
        parts: PartsAsked = None,
        language: LanguageAsked = None,
    ) -> messages.Update:
        """Everything about the table that the seat may know; by default with `view` and `legal`."""
        sitting = await house.table(table)
        at = sitting.looked_from(seat, visitor.holder)
        asked = wanted_parts(parts, "view,legal")
        return messages.update(sitting, at, visitor.holder, asked, checked_language(language))

    @get("/{table:str}/legal", summary="The legal actions", responses=problems("not_your_seat", "not_found"))
    async def legal(
        self, house: OurHouse, visitor: Caller, table: TableId, seat: SeatAsked = None
    ) -> list[dict[str, Any]]:
        """In structured form, if the seat decides; otherwise none."""
        sitting = await house.table(table)
        at = sitting.looked_from(seat, visitor.holder)
        if sitting.record is None or at < 0 or sitting.deciding != at:
            return []
        state = sitting.record.state
        return [state.describe(code) for code in state.legal()]

    @get("/{table:str}/positions/{number:int}", summary="An earlier position", responses=problems("not_found"))
    async def position(
        self,
        house: OurHouse,
        visitor: Caller,
        table: TableId,
        number: Annotated[int, PathParameter(ge=0, le=100_000, description="After so many actions.")],
        seat: SeatAsked = None,
        parts: PartsAsked = None,
        language: LanguageAsked = None,
    ) -> messages.Update:
        """For replays: the position after so many actions; once the game is over, from any seat."""
        sitting = await house.table(table)
        record = sitting.record
        if record is None:
            raise Refusal("read_only", sitting.closed or "This table can only be read.")
        if seat is None or not sitting.over:
            at = sitting.looked_from(seat, visitor.holder)
        else:
            at = seat if seat < record.game.players else -1
        if number > len(record.actions):
            raise Refusal("not_found", f"There are {len(record.actions)} actions.", [0, len(record.actions)])
        return messages.earlier(
            sitting, record.replay(number), at, visitor.holder, wanted_parts(parts, "view"), checked_language(language)
        )

    @get(
        "/{table:str}/events",
        summary="Live updates (server-sent events)",
        media_type="text/event-stream",
        responses=problems("not_your_seat", "not_found"),
    )
    async def events(
        self,
        request: Request[Any, Any, Any],
        house: OurHouse,
        visitor: Caller,
        table: TableId,
        seat: SeatAsked = None,
        parts: PartsAsked = None,
        language: LanguageAsked = None,
        last: Annotated[
            str | None,
            HeaderParameter(name="Last-Event-ID", description="What browsers send to resume.", max_length=20),
        ] = None,
    ) -> Stream:
        """`view` once, then `update` for each change and `presence` for comings and goings (docs/reference/api.md)."""
        sitting = await house.table(table)
        if seat is not None:
            sitting.looked_from(seat, visitor.holder)
        asked = wanted_parts(parts, "view,legal,lines")
        listener = Listener(sitting, seat, visitor.holder, asked, checked_language(language), house.settings.backlog)
        known = int(last) if last is not None and last.isascii() and last.isdigit() else None
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        events = house.feed.stream(listener, known, wire(request.scope))
        return Stream(events, media_type="text/event-stream", headers=headers)


def titled(language: str, game: str) -> str:
    return words(language, game)("title")


def named(seat: schemas.SeatWanted) -> str | None:
    return None if seat.name is None else schemas.printable(seat.name, "name")


async def listed(house: House, row: Row, visitor: Visitor) -> schemas.TableListed:
    sitting = await house.table(row.id)
    told = messages.table_told(sitting)
    seats = [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in told.seats]
    yours = sitting.held_by(visitor.holder)
    return schemas.TableListed(
        row.id, row.game, row.options, sitting.status, row.created, seats, sitting.deciding, yours
    )
