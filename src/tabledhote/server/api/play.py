"""Actions, undo, hints, chat, rematches; and the record of a game."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from tabledhote.server.api import schemas
from tabledhote.server.api.parameters import (
    InjectedRegistry,
    InjectedVisitor,
    LanguageAsked,
    OwnSeat,
    TableId,
    check_language,
    commit,
)
from tabledhote.server.api.problems import documented_problems
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.connections import CLIENT
from tabledhote.server.live import messages
from tabledhote.server.live.choices import action_text
from tabledhote.server.store.entries import Entry
from tabledhote.server.tables import changes, create, guide
from tabledhote.server.tables.quotas import CHAT
from tabledhote.server.tables.registry import Registry
from tabledhote.words import words

HINTS = 3


async def act(registry: Registry, holder: str, table_id: str, sent: schemas.ActionSent) -> schemas.Done:
    """Carry out an action; the fast path calls this, too."""
    table = await registry.get(table_id)

    def draft() -> changes.Draft | Entry:
        table.check_holder(sent.seat, holder)
        return changes.act(table, sent.seat, sent.action, sent.version, sent.id)

    return await commit(registry, table, holder, draft)


class Playing(Controller):
    path = "/api/tables/{table:str}"
    tags = ("Playing",)

    @post(
        "/actions",
        summary="Act",
        status_code=200,
        responses=documented_problems(
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
            "quota",
            "blocked",
            "unavailable",
        ),
    )
    async def act(
        self,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        data: JSONBody[schemas.ActionSent],
    ) -> schemas.Done:
        """Committed before it is answered. Sent again with the same id, it does nothing and gets the same answer."""
        return await act(registry, visitor.required(), table_id, data)

    @post(
        "/undo",
        summary="Undo",
        status_code=200,
        responses=documented_problems(
            "no_key",
            "not_your_seat",
            "not_found",
            "cannot_undo",
            "stale_version",
            "id_used",
            "over",
            "read_only",
            "wrong_origin",
            "quota",
            "blocked",
            "unavailable",
        ),
    )
    async def undo(
        self, registry: InjectedRegistry, visitor: InjectedVisitor, table_id: TableId, data: JSONBody[schemas.UndoSent]
    ) -> schemas.Done:
        """Takes back your own last action, unless something was revealed or somebody has acted since."""
        holder = visitor.required()
        table = await registry.get(table_id)

        def draft() -> changes.Draft | Entry:
            table.check_holder(data.seat, holder)
            return changes.undo(table, data.seat, data.version, data.id)

        return await commit(registry, table, holder, draft)

    @get(
        "/hint",
        summary="The best actions",
        responses=documented_problems(
            "no_key", "not_your_seat", "not_allowed", "not_found", "not_your_turn", "over", "read_only", "waiting"
        ),
    )
    async def hint(
        self,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        seat: OwnSeat,
        language: LanguageAsked = None,
    ) -> list[messages.Hint]:
        """Up to three actions for the seat that decides, the best first, from what it may know."""
        table = await registry.get(table_id)
        holder = visitor.required()
        table.check_holder(seat, holder)
        state = table.check_open().state
        if state.seat != seat:
            raise Refusal("not_your_turn", f"Seat {state.seat} decides now, not seat {seat}.", [state.seat])
        if not table.gives_hints:
            raise Refusal("not_allowed", "This table gives no hints.")
        texts = words(check_language(language) or "en", table.row.game)
        best = await registry.hints.best(holder, state, HINTS)
        hints = [
            messages.Hint(found["do"], action_text(texts, found["do"]), found["chance"], found["scores"])
            for found in best
        ]
        return sorted(hints, key=lambda hint: hint.chance, reverse=True)

    @post(
        "/skip-guide",
        summary="Go on without the guide",
        status_code=200,
        responses=documented_problems(
            "no_key", "not_your_seat", "not_found", "not_allowed", "wrong_origin", "quota", "blocked", "unavailable"
        ),
    )
    async def skip_guide(self, registry: InjectedRegistry, visitor: InjectedVisitor, table_id: TableId) -> schemas.Done:
        """Ends the guide of a first game; the rest is played like any other game."""
        holder = visitor.required()
        table = await registry.get(table_id)
        return await commit(registry, table, holder, lambda: guide.skip(table, holder))

    @post(
        "/hurry",
        summary="Let the bots play without pauses",
        status_code=200,
        responses=documented_problems("no_key", "not_your_seat", "not_found", "wrong_origin"),
    )
    async def hurry(
        self, registry: InjectedRegistry, visitor: InjectedVisitor, table_id: TableId, data: JSONBody[schemas.Hurry]
    ) -> schemas.Done:
        """Until a person decides. It shortens nobody else's time to take something back."""
        holder = visitor.required()
        table = await registry.get(table_id)
        table.check_holder(data.seat, holder)
        registry.bots.hurry(table, holder, undo=data.undo)
        return schemas.Done(table.number, table.version, table.deciding, table.status)

    @post(
        "/chat",
        summary="Say something",
        status_code=200,
        responses=documented_problems(
            "no_key",
            "not_your_seat",
            "not_found",
            "id_used",
            "invalid_request",
            "wrong_origin",
            "quota",
            "blocked",
        ),
    )
    async def chat(
        self, registry: InjectedRegistry, visitor: InjectedVisitor, table_id: TableId, data: JSONBody[schemas.Words]
    ) -> schemas.Done:
        """Plain text for everybody at the table or watching. If you send it again with the same id, it appears once."""
        holder, text = visitor.required(), schemas.check_printable(data.text, "text")
        table = await registry.get(table_id)
        return await commit(registry, table, holder, lambda: changes.say(table, holder, data.seat, text, data.id), CHAT)

    @get("/chat", summary="Earlier chat", responses=documented_problems("not_found"))
    async def earlier_chat(
        self,
        registry: InjectedRegistry,
        table_id: TableId,
        before: Annotated[int, QueryParameter(ge=0, le=10**9, description="The number of an entry.")],
    ) -> list[messages.LineTold]:
        """Up to a hundred lines of chat before an entry. An `Update` tells the last hundred; `chat` is their first."""
        return messages.chat(await registry.get(table_id), before)

    @post(
        "/rematch",
        summary="Rematch",
        status_code=200,
        responses=documented_problems(
            "no_key",
            "not_found",
            "not_over",
            "not_allowed",
            "read_only",
            "wrong_origin",
            "quota",
            "blocked",
        ),
    )
    async def rematch(self, registry: InjectedRegistry, visitor: InjectedVisitor, table_id: TableId) -> schemas.Rematch:
        """The same people and bots at a new table; a second request gets the same one."""
        holder = visitor.required()
        return schemas.Rematch(await create.rematch(registry, await registry.get(table_id), holder))


class Records(Controller):
    path = "/api/tables/{table:str}"
    tags = ("Records",)

    @get("/record", summary="The record of a finished game", responses=documented_problems("not_found", "not_over"))
    async def record(self, registry: InjectedRegistry, table_id: TableId) -> dict[str, object]:
        """Options, seed, names and actions: `tabledhote verify FILE` replays it."""
        return (await registry.get(table_id)).written()

    @get(
        "/review",
        summary="How a finished game was played",
        responses=documented_problems("not_found", "not_over", "read_only"),
    )
    async def review(
        self,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        language: LanguageAsked = None,
    ) -> messages.ReviewTold:
        """Every decision judged, the win chances before it, the turning points. Ask again until it is `done`. `place`
        is the number of other games that come first.
        """
        table = await registry.get(table_id)
        texts = words(language, table.row.game) if check_language(language) else None
        progress = await registry.reviews.of(table, visitor.holder or CLIENT.get())
        return messages.review(progress, registry.reviews.place(table), texts)

    @get("/verify", summary="Check the dice", responses=documented_problems("not_found", "not_over", "read_only"))
    async def verify(self, registry: InjectedRegistry, table_id: TableId) -> schemas.Verified:
        """Replays the record from its seed and compares the commitment and the result."""
        table = await registry.get(table_id)
        table.check_over()
        if table.record is None:
            raise Refusal("read_only", table.closed or "This table can only be read.")
        problem = await registry.renderer.verify(table)
        seed, actions = table.row.seed, len(table.record.actions)
        return schemas.Verified(problem is None, table.commitment, seed, actions, problem)
