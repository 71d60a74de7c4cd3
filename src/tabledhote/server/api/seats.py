"""Sitting down, leaving, handing over."""

from io import BytesIO
from typing import Any

import segno
from litestar import Controller, Request, delete, get, put
from litestar.params import FromQuery, JSONBody

from tabledhote.server.api import schemas
from tabledhote.server.api.parameters import (
    AtSeat,
    Caller,
    OurHouse,
    TableId,
    done,
)
from tabledhote.server.api.problems import problems
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.tables import changes
from tabledhote.server.tables.registry import House
from tabledhote.server.tables.table import PERSON


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
        self, house: OurHouse, visitor: Caller, table: TableId, seat: AtSeat, data: JSONBody[schemas.SeatTaken]
    ) -> schemas.Done:
        """On an open seat, or with an invitation; on your own, to change your name or when a bot stands in for you."""
        holder, name = visitor.required(), schemas.printable(data.name, "name")
        sitting = await house.table(table)

        def draft() -> changes.Draft:
            return changes.take(house.keys, sitting, seat, holder, name, data.invitation)

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
        self, house: OurHouse, visitor: Caller, table: TableId, seat: AtSeat, to: FromQuery[str] = "invited"
    ) -> schemas.Done:
        """It is free then: `to=open` for anybody, `to=invited` for whoever gets its link."""
        if to not in ("open", "invited"):
            raise Refusal("invalid_request", f"A seat cannot be left {to!r}.", ["open", "invited"])
        holder = visitor.required()
        sitting = await house.table(table)
        return done(sitting, await house.append(sitting, lambda: changes.release(sitting, seat, holder, to)))

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
        self, house: OurHouse, visitor: Caller, table: TableId, seat: AtSeat, data: JSONBody[schemas.BotWanted]
    ) -> schemas.Done:
        """Yours, until you sit down again; as the host a free one; or that of somebody for whom the table has waited.

        With `resign` it is marked that the person gave up. The seat of another person can be handed to a bot when it
        decides and its person has been away for three minutes; `wait` says how many seconds are left.
        """
        holder = visitor.required()
        sitting = await house.table(table)

        def draft() -> changes.Draft:
            found = changes.seat_of(sitting, seat)
            if found.kind == PERSON and found.holder != holder and not data.resign:
                away = house.feed.away(sitting, seat)
                return changes.replace_absent(sitting, seat, holder, data.level, away, house.settings.absence)
            return changes.to_bot(sitting, seat, holder, data.level, data.resign)

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
        self, request: Request[Any, Any, Any], house: OurHouse, visitor: Caller, table: TableId, seat: AtSeat
    ) -> schemas.Invitation:
        """Of a free seat, to invite somebody; of your own, to hand it over. Good until somebody sits down with it."""
        return await invited(request, house, visitor, table, seat)

    @get(
        "/invitation.svg",
        summary="The link of a seat as a QR code",
        media_type="image/svg+xml",
        responses=problems("no_key", "not_found", "not_your_seat", "not_allowed", "seat_taken"),
    )
    async def code(
        self, request: Request[Any, Any, Any], house: OurHouse, visitor: Caller, table: TableId, seat: AtSeat
    ) -> bytes:
        """The same link, for the camera of a phone."""
        drawn = BytesIO()
        found = await invited(request, house, visitor, table, seat)
        segno.make(found.link, micro=False).save(drawn, kind="svg", scale=4, xmldecl=False)
        return drawn.getvalue()


async def invited(
    request: Request[Any, Any, Any], house: House, visitor: Visitor, table: str, seat: int
) -> schemas.Invitation:
    holder = visitor.required()
    found = changes.invitation(house.keys, await house.table(table), seat, holder)
    return schemas.Invitation(seat, found, f"{str(request.base_url).rstrip('/')}/join/{table}/{seat}/{found}")
