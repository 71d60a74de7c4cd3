"""You: your devices and passkeys, links to further devices, all that is kept of you, and its end."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from tabledhote.kernel.sheet import Json
from tabledhote.server.api import codes, schemas
from tabledhote.server.api.parameters import InjectedRegistry, InjectedVisitor
from tabledhote.server.api.problems import documented_problems
from tabledhote.server.errors import Refusal
from tabledhote.server.identity import data, devices, passkeys
from tabledhote.server.identity.forget import forget_me
from tabledhote.server.identity.visitors import NEW_KEY, HttpRequest, Visitor, label_of
from tabledhote.server.store.people import Profile

LinkToken = Annotated[
    str, PathParameter(name="link", pattern="^[A-Za-z0-9_-]{43}$", description="The secret part of a link.")
]
NAMELESS = ""


class You(Controller):
    path = "/api/me"
    tags = ("You",)

    @get("/", summary="Who you are", responses=documented_problems("no_key", "unavailable"))
    async def me(self, request: HttpRequest, registry: InjectedRegistry, visitor: InjectedVisitor) -> schemas.Me:
        """Your name, your devices and passkeys."""
        return me_told(await devices.own_profile(registry, visitor, label_of(request)), visitor)

    @post(
        "/links",
        summary="A link for another device",
        responses=documented_problems("no_key", "wrong_origin", "unavailable"),
    )
    async def link(
        self, request: HttpRequest, registry: InjectedRegistry, visitor: InjectedVisitor
    ) -> schemas.LinkMade:
        """Good once and for ten minutes. A new link ends the former one."""
        return await make_link(request, registry, visitor, NAMELESS)

    @delete(
        "/devices/{device:str}",
        summary="Sign out a device",
        status_code=200,
        responses=documented_problems("no_key", "not_found", "wrong_origin", "unavailable"),
    )
    async def sign_out(
        self, registry: InjectedRegistry, visitor: InjectedVisitor, device: FromPath[str]
    ) -> schemas.Health:
        """At once, its live connections included. The device is nobody afterwards."""
        await devices.sign_out(registry, visitor, device)
        return schemas.Health("ok")

    @post(
        "/passkeys/challenge",
        summary="Begin to add a passkey",
        status_code=200,
        responses=documented_problems("no_key", "not_allowed", "wrong_origin", "unavailable"),
    )
    async def challenge(
        self, request: HttpRequest, registry: InjectedRegistry, visitor: InjectedVisitor
    ) -> dict[str, object]:
        """For `navigator.credentials.create`: the options of its `publicKey`, good for five minutes."""
        return await passkeys.adding(request, registry, visitor)

    @post(
        "/passkeys",
        summary="Add a passkey",
        responses=documented_problems("no_key", "not_allowed", "bad_passkey", "wrong_origin", "unavailable"),
    )
    async def add_passkey(
        self,
        request: HttpRequest,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        data: JSONBody[schemas.PasskeySent],
    ) -> schemas.Me:
        """Whoever has the passkey can come back to be you, on any device."""
        name = NAMELESS if data.name is None else schemas.check_printable(data.name, "name")
        await passkeys.add(request, registry, visitor, name, data.credential, label_of(request))
        return me_told(await devices.profile(registry, visitor.required()), visitor)

    @delete(
        "/passkeys/{passkey:str}",
        summary="Remove a passkey",
        status_code=200,
        responses=documented_problems("no_key", "not_found", "wrong_origin", "unavailable"),
    )
    async def remove_passkey(
        self, registry: InjectedRegistry, visitor: InjectedVisitor, passkey: FromPath[str]
    ) -> schemas.Health:
        """It is no way back any more. Devices that came back with it stay yours: sign them out, too, if you like."""
        await passkeys.remove(registry, visitor, passkey)
        return schemas.Health("ok")

    @get("/data", summary="Take your data", responses=documented_problems("no_key", "unavailable"))
    async def data(self, registry: InjectedRegistry, visitor: InjectedVisitor) -> Response[Json]:
        """Everything that the server keeps of you, as one file: `tabledhote mydata FILE` reads it."""
        headers = {"Content-Disposition": 'attachment; filename="tabledhote-my-data.json"'}
        return Response(await data.everything(registry, visitor), media_type="application/json", headers=headers)

    @delete(
        "/",
        summary="Delete yourself",
        status_code=200,
        responses=documented_problems("no_key", "not_allowed", "wrong_origin", "unavailable"),
    )
    async def forget(
        self,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        sure: Annotated[bool, QueryParameter(description="Has to be true: there is no way back.")] = False,
    ) -> schemas.Health:
        """Bots go on in your running games, finished ones are somebody's, and all the rest is forgotten."""
        if not sure:
            raise Refusal("not_allowed", "This cannot be taken back. Send it with ?sure=true if you mean it.")
        await forget_me(registry, visitor)
        return schemas.Health("ok")


class Coming(Controller):
    path = "/api"
    tags = ("You",)

    @post(
        "/links/{link:str}",
        summary="Use a link",
        responses=documented_problems("bad_link", "wrong_origin", "unavailable"),
    )
    async def take_link(self, request: HttpRequest, registry: InjectedRegistry, link: LinkToken) -> schemas.Joined:
        """For programs: a token of their own for the person whose link it is. The link is used up."""
        token, name = await devices.take_link(registry, link, label_of(request))
        return schemas.Joined(name, token)

    @post(
        "/passkeys/challenge",
        summary="Begin to come back",
        status_code=200,
        responses=documented_problems("not_allowed", "wrong_origin"),
    )
    async def challenge(
        self, request: HttpRequest, registry: InjectedRegistry, visitor: InjectedVisitor
    ) -> dict[str, object]:
        """For `navigator.credentials.get`: the options of its `publicKey`, good for five minutes."""
        return await passkeys.coming_back(request, registry, visitor)

    @post(
        "/passkeys",
        summary="Come back with a passkey",
        status_code=200,
        responses=documented_problems("not_allowed", "bad_passkey", "wrong_origin", "unavailable"),
    )
    async def come_back(
        self,
        request: HttpRequest,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        data: JSONBody[schemas.PasskeySent],
    ) -> schemas.Joined:
        """The browser gets a new cookie: it is the person's whose passkey it is."""
        key, name = await passkeys.come_back(request, registry, visitor, data.credential, label_of(request))
        request.scope["state"][NEW_KEY] = key
        return schemas.Joined(name)


async def make_link(request: HttpRequest, registry: InjectedRegistry, visitor: Visitor, name: str) -> schemas.LinkMade:
    token, until = await devices.offer_link(registry, visitor, name)
    link = f"{str(request.base_url).rstrip('/')}/devices/{token}"
    return schemas.LinkMade(token, link, codes.drawn(link), until)


def me_told(known: Profile | None, visitor: Visitor) -> schemas.Me:
    if known is None:
        return schemas.Me(NAMELESS, None, [], [], 0)
    return schemas.Me(
        known.name,
        known.made,
        [schemas.DeviceTold(one.id, one.label, one.made, one.seen, one.key == visitor.key) for one in known.devices],
        [schemas.PasskeyTold(one.id, one.label, one.made, one.used) for one in known.passkeys],
        known.tables,
    )
