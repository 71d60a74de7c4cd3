"""The fast path for the busiest request: an action goes past the framework, to the same checks.

A body that is not plainly an action goes to the framework, which says what is wrong with it.
"""

import re

import msgspec
from litestar.types import ASGIApp, HTTPScope, Receive, ReceiveMessage, Send

from tabledhote.server.api import schemas
from tabledhote.server.api.play import act
from tabledhote.server.gateway.check import check_origin
from tabledhote.server.identity.visitors import HttpRequest, Visitor, bearer_token, identify
from tabledhote.server.live.encode import ENCODER
from tabledhote.server.tables.registry import Registry

ACTIONS = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/actions")
ROUTE = "/api/tables/{table}/actions"
DECODER = msgspec.json.Decoder(schemas.ActionSent)


class FastPath:
    def __init__(self, app: ASGIApp, registry: Registry) -> None:
        self.app, self.registry = app, registry

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> bytes | None:
        """The body of the response to an action, or None if the framework has responded."""
        match = ACTIONS.fullmatch(scope["path"]) if scope["method"] == "POST" else None
        if match is None:
            await self.app(scope, receive, send)
            return None
        messages, body = await self._receive_body(receive)
        receive_again = replay(messages, receive)
        try:
            if body is None:
                raise msgspec.DecodeError
            action = DECODER.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            await self.app(scope, receive_again, send)
            return None
        scope["path_template"] = ROUTE
        visitor = await self._identify(scope, receive_again)
        return ENCODER.encode(await act(self.registry, visitor.required(), match[1], action))

    async def _identify(self, scope: HTTPScope, receive: Receive) -> Visitor:
        request = HttpRequest(scope, receive)
        if bearer_token(scope) is None:
            await check_origin(request, self.registry)
        return await identify(request, self.registry)

    async def _receive_body(self, receive: Receive) -> tuple[list[ReceiveMessage], bytes | None]:
        """The messages of a request, and its body unless that is incomplete or too large."""
        messages: list[ReceiveMessage] = []
        body = b""
        while len(body) <= self.registry.settings.request_bytes:
            message = await receive()
            messages.append(message)
            if message["type"] != "http.request":
                break
            body += message["body"]
            if not message.get("more_body", False):
                return messages, body if len(body) <= self.registry.settings.request_bytes else None
        return messages, None


def replay(messages: list[ReceiveMessage], receive: Receive) -> Receive:
    """Gives the messages that were read already again, then those that follow."""
    left = iter(messages)

    async def receive_again() -> ReceiveMessage:
        return next(left, None) or await receive()

    return receive_again
