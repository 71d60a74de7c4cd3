"""Acting, undoing, asking, talking, playing again; and the record of it all."""

from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody

from tabledhote.kernel.errors import InvalidRecord
from tabledhote.server.api import schemas
from tabledhote.server.api.parameters import Caller, LanguageAsked, OurHouse, OwnSeat, TableId, checked_language, done
from tabledhote.server.api.problems import problems
from tabledhote.server.errors import Refusal
from tabledhote.server.live import messages
from tabledhote.server.store.store import Entry
from tabledhote.server.tables import changes, create, guide
from tabledhote.server.tables.registry import House
from tabledhote.table import Record
from tabledhote.words import words

HINTS = 3


async def act(house: House, holder: str, table: str, sent: schemas.ActionSent) -> schemas.Done:
    """Carry out an action; `express` calls this too."""
    sitting = await house.table(table)

    def draft() -> changes.Draft | Entry:
        sitting.check_holder(sent.seat, holder)
        return changes.act(sitting, sent.seat, sent.action, sent.version, sent.id)

    return done(sitting, await house.append(sitting, draft))


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
        self, house: OurHouse, visitor: Caller, table: TableId, data: JSONBody[schemas.ActionSent]
    ) -> schemas.Done:
        """Committed before it is answered. Sent again with the same id it does nothing and gets the same answer."""
        return await act(house, visitor.required(), table, data)

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
        self, house: OurHouse, visitor: Caller, table: TableId, data: JSONBody[schemas.UndoSent]
    ) -> schemas.Done:
        """Takes back your own last action, unless something was revealed or somebody has acted since."""
        holder = visitor.required()
        sitting = await house.table(table)

        def draft() -> changes.Draft | Entry:
            sitting.check_holder(data.seat, holder)
            return changes.undo(sitting, data.seat, data.version, data.id)

        return done(sitting, await house.append(sitting, draft))

    @get(
        "/hint",
        summary="The best actions",
        responses=problems(
            "no_key", "not_your_seat", "not_allowed", "not_found", "not_your_turn", "over", "read_only", "waiting"
        ),
    )
    async def hint(
        self, house: OurHouse, visitor: Caller, table: TableId, seat: OwnSeat, language: LanguageAsked = None
    ) -> list[messages.Hint]:
        """Up to three actions for the seat that decides, the best first, from what it may know."""
        sitting = await house.table(table)
        sitting.check_holder(seat, visitor.required())
        state = sitting.check_open().state
        if state.seat != seat:
            raise Refusal("not_your_turn", f"Seat {state.seat} decides now, not seat {seat}.", [state.seat])
        if not sitting.gives_hints:
            raise Refusal("not_allowed", "No hints are given at this table.")
        texts = words(checked_language(language) or "en", sitting.row.game)
        best = await house.thinkers.best(state, HINTS, house.settings.hint_seconds)
        hints = [
            messages.Hint(found["do"], messages.action_text(texts, found["do"]), found["chance"], found["scores"])
            for found in best
        ]
        return sorted(hints, key=lambda hint: hint.chance, reverse=True)

    @post(
        "/skip-guide",
        summary="Go on without the guide",
        status_code=200,
        responses=problems("no_key", "not_your_seat", "not_found", "not_allowed", "wrong_origin", "unavailable"),
    )
    async def skip_guide(self, house: OurHouse, visitor: Caller, table: TableId) -> schemas.Done:
        """In a guided first game: the rest of it is played like any other."""
        holder = visitor.required()
        sitting = await house.table(table)
        return done(sitting, await house.append(sitting, lambda: guide.skip(sitting, holder)))

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
    async def chat(
        self, house: OurHouse, visitor: Caller, table: TableId, data: JSONBody[schemas.Words]
    ) -> schemas.Done:
        """Plain text, for all who are at the table or watch it."""
        holder, text = visitor.required(), schemas.printable(data.text, "text")
        sitting = await house.table(table)
        return done(sitting, await house.append(sitting, lambda: changes.say(sitting, holder, data.seat, text)))

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
    async def rematch(self, house: OurHouse, visitor: Caller, table: TableId) -> schemas.Rematch:
        """The same people and bots at a new table; who asks second is told the same one."""
        holder = visitor.required()
        return schemas.Rematch(await create.rematch(house, await house.table(table), holder))


class Records(Controller):
    path = "/api/tables/{table:str}"
    tags = ("Records",)

    @get("/record", summary="The record of a finished game", responses=problems("not_found", "not_over"))
    async def record(self, house: OurHouse, table: TableId) -> dict[str, Any]:
        """Options, seed, names and actions: `tabledhote verify FILE` replays it."""
        return (await house.table(table)).written()

    @get("/review", summary="How a finished game was played", responses=problems("not_found", "not_over", "read_only"))
    async def review(self, house: OurHouse, table: TableId, language: LanguageAsked = None) -> messages.ReviewTold:
        """Every decision judged, the win chances before it, the turning points. Ask again until it is `done`."""
        sitting = await house.table(table)
        texts = words(language, sitting.row.game) if checked_language(language) else None
        return messages.review(house.reviews.of(sitting), texts)

    @get("/verify", summary="Check the dice", responses=problems("not_found", "not_over", "read_only"))
    async def verify(self, house: OurHouse, table: TableId) -> schemas.Verified:
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
        return schemas.Verified(problem is None, sitting.commitment, seed, actions, problem)
