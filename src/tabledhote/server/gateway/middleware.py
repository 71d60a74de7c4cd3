"""Middleware around the whole application: limits, security headers, cookies, measurements and the log of requests.

It is plain ASGI, so it also sees requests that no route matches.
"""

import asyncio
import json
import logging
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, HTTPScope, Message, Receive, Scope, Send

from tabledhote.server.api.problems import report_failure
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.connections import CLIENT, Connections, client_of
from tabledhote.server.gateway.deadline import Deadline
from tabledhote.server.gateway.fast_path import FastPath
from tabledhote.server.gateway.hosts import Hosts
from tabledhote.server.gateway.protocol import CONNECTIONS, LOCAL, find_wire, wire_of
from tabledhote.server.gateway.rate_limit import RateLimit, cost
from tabledhote.server.identity.keys import COOKIE
from tabledhote.server.identity.visitors import NEW_KEY
from tabledhote.server.ops.metrics import Metrics
from tabledhote.server.settings import Settings

logger = logging.getLogger("tabledhote.requests")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # links are secrets; "no-referrer" would hide the origin of our own forms
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE = (b"cache-control", b"no-store")
JSON = (b"content-type", b"application/json")
JSON_HEAD = b"".join(b"%b: %b\r\n" % header for header in (JSON, *HEADERS, NO_STORE))
YEAR = 365 * 24 * 3600  # seconds


class Middleware:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, fast_path: FastPath) -> None:
        self.app, self.metrics, self.fast_path = app, metrics, fast_path
        self.deadline = Deadline(settings.request_seconds)
        self.rate_limit = RateLimit(settings)
        self._dear = asyncio.Lock()  # one expensive request begins in each turn of the event loop
        self.connections = Connections(settings)
        self.hosts = Hosts(settings.allowed_hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            return
        if scope["type"] != ScopeType.HTTP:  # starting and stopping, which the type leaves out
            scope.setdefault("state", {})[CONNECTIONS] = self.connections
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        response = ResponseSender(scope, send)
        live = scope["path"].startswith("/api/tables/") and scope["path"].endswith("/events")
        try:
            await self._respond(scope, receive, response, live)
        except TimeoutError:
            await response.refuse(Refusal("unavailable", "The request took too long."))
            response.give_up()
        except Refusal as refusal:
            await response.refuse(refusal)
        except Exception as error:
            await response.refuse(report_failure(error, scope))
        finally:
            self._measure(scope, response.status, time.perf_counter() - began, live)

    async def _respond(self, scope: HTTPScope, receive: Receive, response: "ResponseSender", live: bool) -> None:
        client = scope.get("client")
        address = client_of(client[0]) if client else LOCAL
        CLIENT.set(address)
        wire = find_wire(scope)
        if wire is not None:
            wire.connection.count_for(address)
        price = cost(scope["method"], scope["path"], scope["query_string"])
        self.rate_limit.charge_first(address, price)
        if price > 1:
            async with self._dear:
                await asyncio.sleep(0)
        self.hosts.check(scope)
        if live:
            with self.rate_limit.stream(address):
                await self.app(scope, receive, response)
        else:
            body = await self.deadline.enforce(self.fast_path(scope, receive, response))
            if body is not None:
                response.send_json(body)

    def _measure(self, scope: HTTPScope, status: int, seconds: float, live: bool) -> None:
        route = str(scope.get("path_template") or "none")
        self.metrics.count_request(scope["method"], route, status, seconds, live)
        if logger.isEnabledFor(logging.INFO):
            request = {"method": scope["method"], "route": route, "status": status}
            logger.info("request", extra={**request, "ms": round(seconds * 1000, 1)})


class ResponseSender:
    """Sends a response with our headers. `status` is 0 until the response has begun."""

    def __init__(self, scope: HTTPScope, send: Send) -> None:
        self.scope, self.send = scope, send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *self._more_headers(message)]
        await self.send(message)

    def _more_headers(self, message: HTTPResponseStartEvent) -> list[tuple[bytes, bytes]]:
        more = list(HEADERS)
        names = {name.lower() for name, _ in message.get("headers", ())}
        if b"cache-control" not in names:
            more.append(NO_STORE)
        key = self.scope.get("state", {}).get(NEW_KEY)
        if key is not None:
            secure = "; Secure" if self.scope.get("scheme") == "https" else ""
            cookie = f"{COOKIE}={key}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
            more.append((b"set-cookie", cookie.encode()))
        return more

    def send_json(self, body: bytes) -> None:
        """Send a whole successful response, past the framework."""
        wire_of(self.scope).send_response(JSON_HEAD, body)
        self.status = 200

    def give_up(self) -> None:
        """Drop the connection if its client does not read what was sent: closing would wait for ever."""
        wire = find_wire(self.scope)
        if wire is not None and wire.clogged:
            wire.abort()

    async def refuse(self, refusal: Refusal) -> None:
        """Send a refusal without asking the application, unless a response has begun."""
        if self.status:
            return
        body = json.dumps(refusal.body()).encode()
        headers = [JSON, (b"content-length", str(len(body)).encode())]
        headers += [(name.encode(), value.encode()) for name, value in refusal.headers.items()]
        await self({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await self({"type": "http.response.body", "body": body, "more_body": False})
