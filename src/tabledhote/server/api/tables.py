"""Games and tables: lists of them, setting up, looking, listening."""

from functools import partial
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, HeaderParameter, JSONBody, PathParameter
from litestar.response import Stream

import tabledhote
from tabledhote.bots import LEVELS
from tabledhote.games import box
from tabledhote.server.api import schemas
from tabledhote.server.api.parameters import (
    InjectedRegistry,
    InjectedVisitor,
    LanguageAsked,
    PartsAsked,
    SeatAsked,
    TableId,
    check_language,
    parse_parts,
)
from tabledhote.server.api.problems import documented_problems
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.protocol import wire_of
from tabledhote.server.identity.visitors import HttpRequest, Visitor
from tabledhote.server.live import messages
from tabledhote.server.live.choices import said
from tabledhote.server.live.feed import Listener
from tabledhote.server.render.renderer import heavy
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.tables import create
from tabledhote.server.tables.table import Table
from tabledhote.words import words


class Games(Controller):
    path = "/api"
    tags = ("Games",)

    @get(
        "/games",
        summary="All games with their options",
        sync_to_thread=False,
        responses=documented_problems("invalid_option"),
    )
    def games(self, language: LanguageAsked = None) -> list[schemas.GameTold]:
        """What can be played: the values of each option, the numbers of players and the levels of the bots."""
        games = []
        for name in tabledhote.games():
            game = box(name)
            options = [schemas.OptionTold(o.name, list(o.values), o.default, o.also) for o in game.options]
            title = said(partial(game_title, check_language(language) or "en", name), name)
            games.append(schemas.GameTold(name, title, game.rules, list(game.players), options, list(LEVELS)))
        return games

    @post("/keys", summary="A token for a program", sync_to_thread=False, responses=documented_problems("too_many"))
    def keys(self, registry: InjectedRegistry) -> schemas.Token:
        """A new key. Browsers have theirs in a cookie; programs ask for one here and keep it."""
        return schemas.Token(registry.keys.create())


class Tables(Controller):
    path = "/api/tables"
    tags = ("Tables",)

    @get("/", summary="Lists of tables", responses=documented_problems("no_key", "invalid_request", "unavailable"))
    async def tables(
        self, registry: InjectedRegistry, visitor: InjectedVisitor, of: FromQuery[str] = "public"
    ) -> list[schemas.TableListed]:
        """`of=public`: those open to join and those to watch; `of=mine`: where you have a seat, unfinished
        ones first.
        """
        try:
            if of == "mine":
                rows = await registry.store.held(visitor.required())
            elif of == "public":
                rows = await registry.store.listed("waiting") + await registry.store.listed("playing")
            else:
                raise Refusal("invalid_request", f"There is no list {of!r}.", ["public", "mine"])
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        return [summarize(table, visitor) for table in await registry.readable(rows)]

    @post(
        "/",
        summary="Set up a table",
        responses=documented_problems(
            "no_key", "invalid_request", "invalid_option", "wrong_origin", "quota", "blocked"
        ),
    )
    async def create(
        self, registry: InjectedRegistry, visitor: InjectedVisitor, data: JSONBody[schemas.TableWanted]
    ) -> messages.Update:
        """Seats are yours, a bot's, open to anybody, or for people with the link. You become the host."""
        host = visitor.required()
        seats = [(seat.kind, seat.level if seat.kind == "bot" else checked_name(seat)) for seat in data.seats]
        clock = None if data.clock is None else (60 * data.clock.minutes, data.clock.increment)
        table = await create.set_up(
            registry, host, data.game, data.options, seats, data.public, clock=clock, hints=data.hints, rated=data.rated
        )
        seat = table.looked_from(None, host)
        return messages.update(table, seat, host, frozenset(("view", "legal")), None)

    @get(
        "/{table:str}", summary="A table as a seat sees it", responses=documented_problems("not_your_seat", "not_found")
    )
    async def table(
        self,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        seat: SeatAsked = None,
        parts: PartsAsked = None,
        language: LanguageAsked = None,
    ) -> messages.Update:
        """Everything about the table that the seat may know; by default with `view` and `legal`."""
        table = await registry.get(table_id)
        at = table.looked_from(seat, visitor.holder)
        wanted = parse_parts(parts, "view,legal")
        asked = (table, at, visitor.holder, wanted, check_language(language))
        if heavy(table, wanted, language):
            return await registry.renderer.update(*asked)
        return messages.update(*asked)

    @get("/{table:str}/legal", summary="The legal actions", responses=documented_problems("not_your_seat", "not_found"))
    async def legal(
        self, registry: InjectedRegistry, visitor: InjectedVisitor, table_id: TableId, seat: SeatAsked = None
    ) -> list[dict[str, object]]:
        """In structured form, if the seat decides; otherwise none."""
        table = await registry.get(table_id)
        at = table.looked_from(seat, visitor.holder)
        if table.record is None or at < 0 or table.deciding != at:
            return []
        state = table.record.state
        return [state.describe(code) for code in state.legal()]

    @get(
        "/{table:str}/positions/{number:int}",
        summary="An earlier position",
        responses=documented_problems("not_your_seat", "not_found", "read_only"),
    )
    async def position(
        self,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        number: Annotated[int, PathParameter(ge=0, le=100_000, description="After this many actions.")],
        seat: SeatAsked = None,
        parts: PartsAsked = None,
        language: LanguageAsked = None,
    ) -> messages.Update:
        """For replays: the position after that many actions; once the game is over, from any seat."""
        table = await registry.get(table_id)
        record = table.record
        if record is None:
            raise Refusal("read_only", table.closed or "This table can only be read.")
        if seat is None or not table.over:
            at = table.looked_from(seat, visitor.holder)
        else:
            at = seat if seat < record.game.players else -1
        if number > len(record.actions):
            raise Refusal("not_found", f"There are {len(record.actions)} actions.", [0, len(record.actions)])
        wanted = parse_parts(parts, "view")
        return await registry.renderer.earlier(table, number, at, visitor.holder, wanted, check_language(language))

    @get(
        "/{table:str}/events",
        summary="Live updates (server-sent events)",
        media_type="text/event-stream",
        responses=documented_problems("not_your_seat", "not_found"),
    )
    async def events(
        self,
        request: HttpRequest,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        seat: SeatAsked = None,
        parts: PartsAsked = None,
        language: LanguageAsked = None,
        last: Annotated[
            str | None,
            HeaderParameter(name="Last-Event-ID", description="What browsers send to resume.", max_length=20),
        ] = None,
    ) -> Stream:
        """`view` once, then `update` for each change and `presence` for comings and goings (docs/reference/api.md)."""
        table = await registry.get(table_id)
        if seat is not None:
            table.looked_from(seat, visitor.holder)
        wanted = parse_parts(parts, "view,legal,lines")
        backlog = registry.settings.backlog
        listener = Listener(table, seat, visitor.holder, wanted, check_language(language), backlog, visitor.key)
        known = int(last) if last is not None and last.isascii() and last.isdigit() else None
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        events = registry.feed.stream(listener, known, wire_of(request.scope))
        return Stream(events, media_type="text/event-stream", headers=headers)


def game_title(language: str, game: str) -> str:
    return words(language, game)("title")


def checked_name(seat: schemas.SeatWanted) -> str | None:
    return None if seat.name is None else schemas.check_printable(seat.name, "name")


def summarize(table: Table, visitor: Visitor) -> schemas.TableListed:
    row = table.row
    summary = messages.table_told(table)
    seats: list[dict[str, object]] = [
        {"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in summary.seats
    ]
    yours = table.held_by(visitor.holder)
    return schemas.TableListed(
        row.id, row.game, row.options, table.status, row.created, seats, table.deciding, yours, table.rated
    )
