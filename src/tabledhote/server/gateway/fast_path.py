"""The short way for the busiest request of all: an action goes past the framework, to the same checks.

A body that is not plainly an action takes the usual way, and is told there what is wrong with it.
"""

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
from litestar import Request

from tabledhote.server.api import schemas
from tabledhote.server.api.play import act
from tabledhote.server.identity.visitors import Visitor, bearer, by_token, check_not_forged, visitor
from tabledhote.server.live.encode import ENCODER
from tabledhote.server.tables.registry import House

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

ACTIONS = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/actions")
ROUTE = "/api/tables/{table}/actions"
DECODER = msgspec.json.Decoder(schemas.ActionSent)


class Express:
    def __init__(self, app: App, house: House) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> bytes | None:
        """The body of the answer to an action, or None if the framework has answered."""
        found = ACTIONS.fullmatch(scope["path"]) if scope["method"] == "POST" else None
        if found is None:
            await self.app(scope, receive, send)
            return None
        read, whole = await self._read(receive)
        replayed = after(read, receive)
        try:
            if not whole:
                raise msgspec.DecodeError
            sent = DECODER.decode(b"".join([message["body"] for message in read]))
        except (msgspec.DecodeError, RecursionError):
            await self.app(scope, replayed, send)
            return None
        scope["path_template"] = ROUTE
        who = await self._visitor(scope, replayed)
        return ENCODER.encode(await act(self.house, who.required(), found[1], sent))

    async def _visitor(self, scope: Scope, receive: Receive) -> Visitor:
        token = bearer(scope)
        if token is not None:
            return by_token(token, self.house)
        request: Request[Any, Any, Any] = Request(scope, receive)  # type: ignore[arg-type]
        await check_not_forged(request, self.house)
        return visitor(request, self.house)

    async def _read(self, receive: Receive) -> tuple[list[Message], bool]:
        """The messages of a request's body, and whether they are all there and not too many."""
        read: list[Message] = []
        size, more = 0, True
        while more and size <= self.house.settings.largest:
            message = await receive()
            read.append(message)
            if message["type"] != "http.request":
                return read, False
            size += len(message["body"])
            more = message.get("more_body", False)
        return read, size <= self.house.settings.largest


def after(read: list[Message], receive: Receive) -> Receive:
    """Receives what has been read once more, then what follows."""
    left = iter(read)

    async def again() -> Message:
        return next(left, None) or await receive()

    return again
