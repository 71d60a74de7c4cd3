"""The JSON API. Every handler is a few lines: who asks, which table, what `drafts` says, what is told."""

from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Controller, Request, delete, get, post, put
from litestar.params import Parameter
from litestar.response import Stream

import tabledhote
from tabledhote.bots import LEVELS
from tabledhote.games import box
from tabledhote.kernel.errors import InvalidRecord
from tabledhote.server import drafts, forms, opening, telling
from tabledhote.server.feed import Listener
from tabledhote.server.house import House
from tabledhote.server.problems import problems
from tabledhote.server.refusals import Refusal
from tabledhote.server.sitting import Sitting
from tabledhote.server.store import Entry, Row, Unavailable
from tabledhote.server.visitors import Visitor
from tabledhote.table import Record
from tabledhote.words import LANGUAGES, words

TableId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,32}$", description="The id of a table.")]
AtSeat = Annotated[int, Parameter(ge=0, le=15, description="The number of a seat, from 0.")]
SeatAsked = Annotated[
    int | None,
    Parameter(
        ge=-1,
        le=15,
        description="The seat from which to look, -1 as a spectator. Without it: the seat of yours that decides, "
        "else your first, else as a spectator.",
    ),
]
PartsAsked = Annotated[
    str | None,
    Parameter(description=f"What is wanted, of {', '.join(telling.PARTS)}, separated by commas.", max_length=100),
]
LanguageAsked = Annotated[
    str | None, Parameter(description=f"{', '.join(LANGUAGES)}: adds texts in that language.", max_length=8)
]


def wanted_parts(asked: str | None, usual: str) -> frozenset[str]:
    parts = frozenset((asked if asked is not None else usual).split(",")) - {""}
    if not parts <= set(telling.PARTS):
        raise Refusal("invalid_request", f"Unknown part {min(parts - set(telling.PARTS))!r}.", list(telling.PARTS))
    return parts


def checked_language(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise Refusal("invalid_option", f"There is no language {language!r}.", list(LANGUAGES))
    return language


def looked_from(sitting: Sitting, seat: int | None, holder: str | None) -> int:
    """The seat from which somebody may look."""
    held = sitting.held_by(holder)
    if seat is None:
        return sitting.deciding if sitting.deciding in held else (held[0] if held else -1)
    if seat >= 0:
        sitting.check_holder(seat, holder)
    return seat


def done(sitting: Sitting, entry: Entry) -> forms.Done:
    return forms.Done(entry.number, sitting.version, sitting.deciding, sitting.status)


class Games(Controller):
    path = "/api"
    tags = ("Games",)

    @get("/games", summary="All games with their options", sync_to_thread=False, responses=problems("invalid_option"))
    def games(self, language: LanguageAsked = None) -> list[forms.GameTold]:
        """What can be played: the values of each option, the numbers of players and the levels of the bots."""
        found = []
        for name in tabledhote.games():
            known = box(name)
            options = [forms.OptionTold(o.name, list(o.values), o.default, o.also) for o in known.options]
            title = words(checked_language(language) or "en", name)("title")
            found.append(forms.GameTold(name, title, known.rules, list(known.players), options, list(LEVELS)))
        return found

    @post("/keys", summary="A token for a program", sync_to_thread=False, responses=problems("too_many"))
    def keys(self, house: House) -> forms.Token:
        """A key of one's own. Browsers have theirs in a cookie; programs ask for one here and keep it."""
        return forms.Token(house.keys.fresh())


class Tables(Controller):
    path = "/api/tables"
    tags = ("Tables",)

    @get("/", summary="Lists of tables", responses=problems("no_key", "invalid_request", "unavailable"))
    async def tables(self, house: House, visitor: Visitor, of: str = "public") -> list[forms.TableListed]:
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
    async def create(self, house: House, visitor: Visitor, data: forms.TableWanted) -> telling.Update:
        """Seats are yours, a bot's, open to anybody, or for whoever has the link. The host is who asked."""
        host = visitor.required()
        seats = [(seat.kind, seat.level if seat.kind == "bot" else named(seat)) for seat in data.seats]
        sitting = await opening.set_up(house, host, data.game, data.options, seats, data.public)
        seat = looked_from(sitting, None, host)
        return telling.update(sitting, seat, host, frozenset(("view", "legal")), None)

    @get("/{table:str}", summary="A table as a seat sees it", responses=problems("not_your_seat", "not_found"))
    async def table(
        self,
        house: House,
        visitor: Visitor,
        table: TableId,
        seat: SeatAsked = None,
        parts: PartsAsked = None,
        language: LanguageAsked = None,
    ) -> telling.Update:
        """Everything about the table that the seat may know; by default with `view` and `legal`."""
        sitting = await house.table(table)
        at = looked_from(sitting, seat, visitor.holder)
        asked = wanted_parts(parts, "view,legal")
        return telling.update(sitting, at, visitor.holder, asked, checked_language(language))

    @get("/{table:str}/legal", summary="The legal actions", responses=problems("not_your_seat", "not_found"))
    async def legal(
        self, house: House, visitor: Visitor, table: TableId, seat: SeatAsked = None
    ) -> list[dict[str, Any]]:
        """In structured form, if the seat decides; otherwise none."""
        sitting = await house.table(table)
        at = looked_from(sitting, seat, visitor.holder)
        if sitting.record is None or at < 0 or sitting.deciding != at:
            return []
        state = sitting.record.state
        return [state.describe(code) for code in state.legal()]

    @get("/{table:str}/positions/{number:int}", summary="An earlier position", responses=problems("not_found"))
    async def position(
        self,
        house: House,
        visitor: Visitor,
        table: TableId,
        number: Annotated[int, Parameter(ge=0, le=100_000, description="After so many actions.")],
        seat: SeatAsked = None,
        parts: PartsAsked = None,
        language: LanguageAsked = None,
    ) -> telling.Update:
        """For replays: the position after so many actions; once the game is over, from any seat."""
        sitting = await house.table(table)
        record = sitting.record
        if record is None:
            raise Refusal("read_only", sitting.closed or "This table can only be read.")
        if seat is None or not sitting.over:
            at = looked_from(sitting, seat, visitor.holder)
        else:
            at = seat if seat < record.game.players else -1
        if number > len(record.actions):
            raise Refusal("not_found", f"There are {len(record.actions)} actions.", [0, len(record.actions)])
        return telling.earlier(
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
        house: House,
        visitor: Visitor,
        table: TableId,
        seat: SeatAsked = None,
        parts: PartsAsked = None,
        language: LanguageAsked = None,
        last: Annotated[
            str | None, Parameter(header="Last-Event-ID", description="What browsers send to resume.", max_length=20)
        ] = None,
    ) -> Stream:
        """`view` once, then `update` for each change and `presence` for comings and goings; docs/server.md has more."""
        sitting = await house.table(table)
        if seat is not None:
            looked_from(sitting, seat, visitor.holder)
        asked = wanted_parts(parts, "view,legal,lines")
        listener = Listener(sitting, seat, visitor.holder, asked, checked_language(language), house.settings.backlog)
        known = int(last) if last is not None and last.isascii() and last.isdigit() else None
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return Stream(house.feed.stream(listener, known), media_type="text/event-stream", headers=headers)


class Playing(Controller):
    path = "/api/tables/{table:str}"
    tags = ("Playing",)

    @post(
        "/actions",
        summary="Act",
        status_code=200,
        responses=problems(
            "no_key",
            "not_your_seat",
            "not_found",
            "illegal_action",
            "not_your_turn",
            "stale_version",
            "id_used",
            "waiting",
            "over",
            "read_only",
            "wrong_origin",
            "unavailable",
        ),
    )
    async def act(self, house: House, visitor: Visitor, table: TableId, data: forms.ActionSent) -> forms.Done:
        """Committed before it is answered. Sent again with the same id it does nothing and gets the same answer."""
        holder = visitor.required()
        sitting = await house.table(table)

        def draft() -> drafts.Draft | Entry:
            sitting.check_holder(data.seat, holder)
            return drafts.act(sitting, data.seat, data.action, data.version, data.id)

        return done(sitting, await house.append(sitting, draft))

    @post(
        "/undo",
        summary="Undo",
        status_code=200,
        responses=problems(
            "no_key",
            "not_your_seat",
            "not_found",
            "cannot_undo",
            "stale_version",
            "id_used",
            "over",
            "read_only",
            "wrong_origin",
            "unavailable",
        ),
    )
    async def undo(self, house: House, visitor: Visitor, table: TableId, data: forms.UndoSent) -> forms.Done:
        """Takes back your own last action, unless something was revealed or somebody has acted since."""
        holder = visitor.required()
        sitting = await house.table(table)

        def draft() -> drafts.Draft | Entry:
            sitting.check_holder(data.seat, holder)
            return drafts.undo(sitting, data.seat, data.version, data.id)

        return done(sitting, await house.append(sitting, draft))

    @get(
        "/hint",
        summary="What a bot would do",
        responses=problems("no_key", "not_your_seat", "not_found", "not_your_turn", "over", "read_only", "waiting"),
    )
    async def hint(
        self, house: House, visitor: Visitor, table: TableId, seat: AtSeat, language: LanguageAsked = None
    ) -> list[telling.Choice]:
        """Good actions for the seat that decides, the best first, from what it may know."""
        sitting = await house.table(table)
        sitting.check_holder(seat, visitor.required())
        state = sitting.check_open().state
        if state.seat != seat:
            raise Refusal("not_your_turn", f"Seat {state.seat} decides now, not seat {seat}.", [state.seat])
        texts = words(checked_language(language) or "en", sitting.row.game)
        offered = telling.choices(state, texts)
        best = await house.thinkers.choose(state, list(LEVELS)[-1])
        return [choice for choice in offered if choice.action == best]

    @post(
        "/chat",
        summary="Say something",
        status_code=200,
        responses=problems(
            "no_key",
            "not_your_seat",
            "not_found",
            "invalid_request",
            "wrong_origin",
        ),
    )
    async def chat(self, house: House, visitor: Visitor, table: TableId, data: forms.Words) -> forms.Done:
        """Plain text, for all who are at the table or watch it."""
        holder, text = visitor.required(), forms.printable(data.text, "text")
        sitting = await house.table(table)
        return done(sitting, await house.append(sitting, lambda: drafts.say(sitting, holder, data.seat, text)))

    @post(
        "/rematch",
        summary="Rematch",
        status_code=200,
        responses=problems(
            "no_key",
            "not_found",
            "not_over",
            "not_allowed",
            "read_only",
            "wrong_origin",
        ),
    )
    async def rematch(self, house: House, visitor: Visitor, table: TableId) -> forms.Rematch:
        """The same people and bots at a new table; who asks second is told the same one."""
        holder = visitor.required()
        return forms.Rematch(await opening.rematch(house, await house.table(table), holder))


class Seats(Controller):
    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("Seats",)

    @put(
        "/",
        summary="Sit down",
        responses=problems(
            "no_key",
            "not_found",
            "bad_invitation",
            "seat_taken",
            "over",
            "read_only",
            "invalid_request",
            "wrong_origin",
        ),
    )
    async def take(
        self, house: House, visitor: Visitor, table: TableId, seat: AtSeat, data: forms.SeatTaken
    ) -> forms.Done:
        """On an open seat, or with an invitation; on your own, to change your name."""
        holder, name = visitor.required(), forms.printable(data.name, "name")
        sitting = await house.table(table)

        def draft() -> drafts.Draft:
            return drafts.take(house.keys, sitting, seat, holder, name, data.invitation)

        return done(sitting, await house.append(sitting, draft))

    @delete(
        "/",
        summary="Leave a seat",
        status_code=200,
        responses=problems(
            "no_key",
            "not_found",
            "not_your_seat",
            "not_allowed",
            "over",
            "read_only",
            "wrong_origin",
        ),
    )
    async def release(
        self, house: House, visitor: Visitor, table: TableId, seat: AtSeat, to: str = "invited"
    ) -> forms.Done:
        """It is free then: `to=open` for anybody, `to=invited` for whoever gets its link."""
        if to not in ("open", "invited"):
            raise Refusal("invalid_request", f"A seat cannot be left {to!r}.", ["open", "invited"])
        holder = visitor.required()
        sitting = await house.table(table)
        return done(sitting, await house.append(sitting, lambda: drafts.release(sitting, seat, holder, to)))

    @put(
        "/bot",
        summary="Hand a seat to a bot, or resign",
        responses=problems(
            "no_key",
            "not_found",
            "not_your_seat",
            "not_allowed",
            "invalid_option",
            "over",
            "read_only",
            "wrong_origin",
        ),
    )
    async def bot(
        self, house: House, visitor: Visitor, table: TableId, seat: AtSeat, data: forms.BotWanted
    ) -> forms.Done:
        """Yours, or as the host a free one. With `resign` it is marked that the person gave up."""
        holder = visitor.required()
        sitting = await house.table(table)

        def draft() -> drafts.Draft:
            return drafts.to_bot(sitting, seat, holder, data.level, data.resign)

        return done(sitting, await house.append(sitting, draft))

    @get(
        "/invitation",
        summary="The link of a seat",
        responses=problems(
            "no_key",
            "not_found",
            "not_your_seat",
            "not_allowed",
            "seat_taken",
        ),
    )
    async def invitation(
        self, request: Request[Any, Any, Any], house: House, visitor: Visitor, table: TableId, seat: AtSeat
    ) -> forms.Invitation:
        """Of a free seat, to invite somebody; of your own, to hand it over. Good until somebody sits down with it."""
        return await invited(request, house, visitor, table, seat)

    @get(
        "/invitation.svg",
        summary="The link of a seat as a QR code",
        media_type="image/svg+xml",
        responses=problems("no_key", "not_found", "not_your_seat", "not_allowed", "seat_taken"),
    )
    async def code(
        self, request: Request[Any, Any, Any], house: House, visitor: Visitor, table: TableId, seat: AtSeat
    ) -> bytes:
        """The same link, for the camera of a phone."""
        drawn = BytesIO()
        found = await invited(request, house, visitor, table, seat)
        segno.make(found.link, micro=False).save(drawn, kind="svg", scale=4, xmldecl=False)
        return drawn.getvalue()


class Records(Controller):
    path = "/api/tables/{table:str}"
    tags = ("Records",)

    @get("/record", summary="The record of a finished game", responses=problems("not_found", "not_over"))
    async def record(self, house: House, table: TableId) -> dict[str, Any]:
        """Options, seed, names and actions: `tabledhote verify FILE` replays it."""
        return (await house.table(table)).written()

    @get("/verify", summary="Check the dice", responses=problems("not_found", "not_over", "read_only"))
    async def verify(self, house: House, table: TableId) -> forms.Verified:
        """Replays the record from its seed and compares the commitment and the result."""
        sitting = await house.table(table)
        written = sitting.written()
        if sitting.record is None:
            raise Refusal("read_only", sitting.closed or "This table can only be read.")
        try:
            Record.read(written).verify()
            problem = None
        except InvalidRecord as error:
            problem = str(error)
        seed, actions = sitting.row.seed, len(sitting.record.actions)
        return forms.Verified(problem is None, sitting.commitment, seed, actions, problem)


def named(seat: forms.SeatWanted) -> str | None:
    return None if seat.name is None else forms.printable(seat.name, "name")


async def invited(
    request: Request[Any, Any, Any], house: House, visitor: Visitor, table: str, seat: int
) -> forms.Invitation:
    holder = visitor.required()
    found = drafts.invitation(house.keys, await house.table(table), seat, holder)
    return forms.Invitation(seat, found, f"{str(request.base_url).rstrip('/')}/join/{table}/{seat}/{found}")


async def listed(house: House, row: Row, visitor: Visitor) -> forms.TableListed:
    sitting = await house.table(row.id)
    told = telling.table_told(sitting)
    seats = [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in told.seats]
    yours = sitting.held_by(visitor.holder)
    return forms.TableListed(row.id, row.game, row.options, sitting.status, row.created, seats, sitting.deciding, yours)


HANDLERS = [Games, Tables, Playing, Seats, Records]
