"""Acting, undoing, asking, talking, playing again; and the record of it all."""

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from tabledhote.kernel.errors import InvalidRecord
from tabledhote.server import drafts, forms, opening, telling
from tabledhote.server.api.parameters import Caller, LanguageAsked, OurHouse, OwnSeat, TableId, checked_language, done
from tabledhote.server.house import House
from tabledhote.server.problems import problems
from tabledhote.server.refusals import Refusal
from tabledhote.server.store import Entry
from tabledhote.server.visitors import visitor
from tabledhote.table import Record
from tabledhote.words import words


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
    async def act(
        self, request: Request[Any, Any, Any], table: TableId, data: JSONBody[forms.ActionSent]
    ) -> forms.Done:
        """Committed before it is answered. Sent again with the same id it does nothing and gets the same answer."""
        house: House = request.app.state.house  # the busiest request of all does without injected arguments
        holder = visitor(request, house).required()
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
    async def undo(
        self, house: OurHouse, visitor: Caller, table: TableId, data: JSONBody[forms.UndoSent]
    ) -> forms.Done:
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
        self, house: OurHouse, visitor: Caller, table: TableId, seat: OwnSeat, language: LanguageAsked = None
    ) -> list[telling.Choice]:
        """Good actions for the seat that decides, the best first, from what it may know."""
        sitting = await house.table(table)
        sitting.check_holder(seat, visitor.required())
        state = sitting.check_open().state
        if state.seat != seat:
            raise Refusal("not_your_turn", f"Seat {state.seat} decides now, not seat {seat}.", [state.seat])
        texts = words(checked_language(language) or "en", sitting.row.game)
        offered = telling.choices(state, texts)
        best = await house.thinkers.choose(state, "expert")
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
    async def chat(self, house: OurHouse, visitor: Caller, table: TableId, data: JSONBody[forms.Words]) -> forms.Done:
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
    async def rematch(self, house: OurHouse, visitor: Caller, table: TableId) -> forms.Rematch:
        """The same people and bots at a new table; who asks second is told the same one."""
        holder = visitor.required()
        return forms.Rematch(await opening.rematch(house, await house.table(table), holder))


class Records(Controller):
    path = "/api/tables/{table:str}"
    tags = ("Records",)

    @get("/record", summary="The record of a finished game", responses=problems("not_found", "not_over"))
    async def record(self, house: OurHouse, table: TableId) -> dict[str, Any]:
        """Options, seed, names and actions: `tabledhote verify FILE` replays it."""
        return (await house.table(table)).written()

    @get("/verify", summary="Check the dice", responses=problems("not_found", "not_over", "read_only"))
    async def verify(self, house: OurHouse, table: TableId) -> forms.Verified:
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
