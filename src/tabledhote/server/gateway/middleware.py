"""Stands before every request: rate limits, time limits, security headers, cookies, measurements and the log.

Plain ASGI around the whole application, so that it also sees what no route matches.
"""

import json
import logging
import time

from tabledhote.server.api.problems import mistake
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.deadline import Patience
from tabledhote.server.gateway.fast_path import App, Express, Message, Receive, Scope, Send
from tabledhote.server.gateway.protocol import wire
from tabledhote.server.identity.keys import COOKIE
from tabledhote.server.identity.visitors import FRESH
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
NOT_KEPT = (b"cache-control", b"no-store")
JSON = (b"content-type", b"application/json")
SHORT = b"".join(b"%b: %b\r\n" % header for header in (JSON, *HEADERS, NOT_KEPT))
A_YEAR = 365 * 24 * 3600
COSTLY = {("POST", "/api/tables"): 10, ("POST", "/records"): 10, ("POST", "/api/keys"): 5}
REMEMBERED = 50_000  # addresses


class Doorman:
    def __init__(self, app: App, settings: Settings, metrics: Metrics, express: Express) -> None:
        self.app, self.settings, self.metrics, self.express = app, settings, metrics, express
        self.patience = Patience(settings.patience)
        self._buckets: dict[
            str, tuple[float, float]
        ] = {}  # address: what it may still ask, and when that was worked out
        self._streams: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        answer = Answer(scope, send)
        address = scope["client"][0] if scope.get("client") else "local"
        live = scope["path"].startswith("/api/tables/") and scope["path"].endswith("/events")
        try:
            if not self._admitted(address, cost(scope["method"], scope["path"])):
                await answer.refuse(Refusal("too_many", "Too many requests from this address."))
            elif live:
                await self._live(address, scope, receive, answer)
            else:
                done = await self.patience.wait(self.express(scope, receive, answer))
                if done is not None:
                    answer.whole(done)
        except TimeoutError:
            await answer.refuse(Refusal("unavailable", "The request took too long."))
        except Refusal as refusal:
            await answer.refuse(refusal)
        except Exception as error:
            await answer.refuse(mistake(error, scope))
        finally:
            route, seconds = str(scope.get("path_template") or "none"), time.perf_counter() - began
            self.metrics.request(scope["method"], route, answer.status, seconds, live)
            if logger.isEnabledFor(logging.INFO):
                said = {"method": scope["method"], "route": route, "status": answer.status}
                logger.info("request", extra={**said, "ms": round(seconds * 1000, 1)})

    async def _live(self, address: str, scope: Scope, receive: Receive, answer: "Answer") -> None:
        open_already = self._streams.get(address, 0)
        if self.settings.rate and open_already >= self.settings.streams:
            await answer.refuse(Refusal("too_many", "Too many live connections from this address."))
            return
        self._streams[address] = open_already + 1
        try:
            await self.app(scope, receive, answer)
        finally:
            self._streams[address] -= 1
            if not self._streams[address]:
                del self._streams[address]

    def _admitted(self, address: str, cost: int) -> bool:
        """A bucket for each address that fills at `rate` and holds `burst`; a request takes its cost out of it."""
        rate, burst = self.settings.rate, float(self.settings.burst)
        if not rate:
            return True
        now = time.monotonic()
        left, then = self._buckets.get(address, (burst, now))
        left = min(burst, left + (now - then) * rate)
        if len(self._buckets) >= REMEMBERED:
            self._buckets.clear()
        admitted = left >= cost
        self._buckets[address] = (left - cost if admitted else left, now)
        return admitted


def cost(method: str, path: str) -> int:
    """What a request counts for: tables and keys stay, and a bot that thinks takes a processor."""
    if path.endswith("/hint"):
        return 5
    return COSTLY.get((method, path.rstrip("/")), 1)


class Answer:
    """Sends an answer with our headers, and knows what was sent."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope, self.send = scope, send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *self._headers(message)]
        await self.send(message)

    def _headers(self, message: Message) -> list[tuple[bytes, bytes]]:
        added = list(HEADERS)
        names = {name.lower() for name, _ in message.get("headers", ())}
        if b"cache-control" not in names:
            added.append(NOT_KEPT)
        key = self.scope.get("state", {}).get(FRESH)
        if key is not None:
            secure = "; Secure" if self.scope.get("scheme") == "https" else ""
            cookie = f"{COOKIE}={key}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"
            added.append((b"set-cookie", cookie.encode()))
        return added

    def whole(self, body: bytes) -> None:
        """All of a good answer in one piece, past the framework."""
        wire(self.scope).answer(SHORT, body)
        self.status = 200

    async def refuse(self, refusal: Refusal) -> None:
        """Answer without asking the application, unless it has begun to answer."""
        if self.status:
            return
        body = json.dumps(refusal.body()).encode()
        headers = [JSON, (b"content-length", str(len(body)).encode())]
        if refusal.code == "too_many":
            headers.append((b"retry-after", b"1"))
        await self({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await self({"type": "http.response.body", "body": body})
