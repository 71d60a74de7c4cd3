"""Seats: sitting down, leaving, handing over, inviting."""

from litestar import Controller, delete, get, put
from litestar.params import FromQuery, JSONBody

from tabledhote.server.api import codes, schemas
from tabledhote.server.api.parameters import (
    InjectedRegistry,
    InjectedVisitor,
    SeatInPath,
    TableId,
    commit,
)
from tabledhote.server.api.problems import documented_problems
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import HttpRequest, Visitor
from tabledhote.server.tables import changes
from tabledhote.server.tables.registry import Registry
from tabledhote.server.tables.table import PERSON


class Seats(Controller):
    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("Seats",)

    @put(
        "/",
        summary="Sit down",
        responses=documented_problems(
            "no_key",
            "not_found",
            "bad_invitation",
            "seat_taken",
            "over",
            "read_only",
            "invalid_request",
            "wrong_origin",
            "quota",
            "blocked",
        ),
    )
    async def take(
        self,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        seat: SeatInPath,
        data: JSONBody[schemas.SeatTaken],
    ) -> schemas.Done:
        """On an open seat, or with an invitation; on your own, to change your name or when a bot stands in for you."""
        holder, name = visitor.required(), schemas.check_printable(data.name, "name")
        table = await registry.get(table_id)

        def draft() -> changes.Draft:
            return changes.take(registry.keys, table, seat, holder, name, data.invitation)

        return await commit(registry, table, holder, draft)

    @delete(
        "/",
        summary="Leave a seat",
        status_code=200,
        responses=documented_problems(
            "no_key",
            "not_found",
            "not_your_seat",
            "not_allowed",
            "over",
            "read_only",
            "wrong_origin",
            "quota",
            "blocked",
        ),
    )
    async def release(
        self,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        seat: SeatInPath,
        to: FromQuery[str] = "invited",
    ) -> schemas.Done:
        """The seat is then free: `to=open` for anybody, `to=invited` for people with its link."""
        if to not in ("open", "invited"):
            raise Refusal("invalid_request", f"A seat cannot be left {to!r}.", ["open", "invited"])
        holder = visitor.required()
        table = await registry.get(table_id)
        return await commit(registry, table, holder, lambda: changes.release(table, seat, holder, to))

    @put(
        "/bot",
        summary="Hand a seat to a bot, or resign",
        responses=documented_problems(
            "no_key",
            "not_found",
            "not_your_seat",
            "not_allowed",
            "invalid_option",
            "over",
            "read_only",
            "wrong_origin",
            "quota",
            "blocked",
        ),
    )
    async def bot(
        self,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        seat: SeatInPath,
        data: JSONBody[schemas.BotWanted],
    ) -> schemas.Done:
        """Gives a seat to a bot: yours, until you sit down again; as the host a free one; or that of a person for whom
        the table has waited.

        `resign` marks that the person gave up. The seat of another person can be handed to a bot when it decides and
        its person has been away for three minutes; `wait` says how many seconds are left.
        """
        holder = visitor.required()
        table = await registry.get(table_id)

        def draft() -> changes.Draft:
            current = changes.seat_of(table, seat)
            if current.kind == PERSON and current.holder != holder and not data.resign:
                away = registry.feed.away(table, seat)
                return changes.replace_absent(table, seat, holder, data.level, away, registry.settings.absence_seconds)
            return changes.to_bot(table, seat, holder, data.level, data.resign)

        return await commit(registry, table, holder, draft)

    @get(
        "/invitation",
        summary="The link of a seat",
        responses=documented_problems(
            "no_key",
            "not_found",
            "not_your_seat",
            "not_allowed",
            "seat_taken",
        ),
    )
    async def invitation(
        self,
        request: HttpRequest,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        seat: SeatInPath,
    ) -> schemas.Invitation:
        """For a free seat, to invite somebody; for your own, to hand it over. Valid until somebody uses it."""
        return await create_invitation(request, registry, visitor, table_id, seat)

    @get(
        "/invitation.svg",
        summary="The link of a seat as a QR code",
        media_type="image/svg+xml",
        responses=documented_problems("no_key", "not_found", "not_your_seat", "not_allowed", "seat_taken"),
    )
    async def code(
        self,
        request: HttpRequest,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        table_id: TableId,
        seat: SeatInPath,
    ) -> bytes:
        """The same link, for the camera of a phone."""
        invitation = await create_invitation(request, registry, visitor, table_id, seat)
        return codes.drawn(invitation.link).encode()


async def create_invitation(
    request: HttpRequest, registry: Registry, visitor: Visitor, table_id: str, seat: int
) -> schemas.Invitation:
    holder = visitor.required()
    invitation = changes.invitation(registry.keys, await registry.get(table_id), seat, holder)
    base = str(request.base_url).rstrip("/")
    return schemas.Invitation(seat, invitation, f"{base}/join/{table_id}/{seat}/{invitation}")
