"""uvicorn's HTTP connections: limits on what comes before the application, and responses past the framework."""

import asyncio
import json
from collections.abc import Callable

from litestar.types import Scope
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.connections import Connections, client_of

CONNECTIONS = "tabledhote.connections"  # in the state that the application hands to uvicorn when it starts
LOCAL = "local"  # the address of a client without one
HEAD_BYTES = 32 * 1024  # the largest head of a request
TOO_LARGE = Refusal("too_large", f"The head of a request may have at most {HEAD_BYTES // 1024} KB.")
AHEAD = 8  # requests that may wait on one connection for the answer to an earlier one
TOO_MANY = Refusal("too_many", f"At most {AHEAD} requests may wait on one connection. Read the answers first.")
HEAD_SECONDS = 10.0  # for the head of a request, from its first byte or the beginning of a connection
WIRE = "tabledhote.wire"  # the extension of a request's scope that holds its Wire


class Connection(HttpToolsProtocol):
    """Keeps out clients with too many connections, and those that send a head slowly, or a huge one, or nothing.

    `app_state` has the count of connections; the application puts it there when it starts.
    """

    head_seconds = HEAD_SECONDS
    _in_head = False
    _head_timer: asyncio.TimerHandle | None = None
    _unread = 0  # bytes that came without being body or completing a head: they pile up in the parser
    _head_at_most = 0  # bytes of a head that is complete now
    _refusal = Refusal("invalid_request", "The request is not HTTP that the server understands.")
    on_drained: Callable[[], None] | None = None
    address = LOCAL  # of the client for whom the connection is counted, as `client_of` gives it
    _counted = False

    def _should_upgrade_to_ws(self) -> bool:
        return False  # we have none, and uvicorn's own would be connections that nobody counts

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # asyncio's own is wider
        super().connection_made(transport)
        if self.client:
            self.address = client_of(self.client[0])
        if self._connections is not None:
            if not self._connections.admit(self.address):
                self._refuse(Refusal("too_many", "Too many connections from this address. Close some, or wait."))
                return
            self._counted = True
        self._head_timer = self.loop.call_later(self.head_seconds, transport.close)

    @property
    def _connections(self) -> Connections | None:
        found: Connections | None = self.app_state.get(CONNECTIONS)
        return found

    def count_for(self, address: str) -> None:
        """Count the connection for the client for whom a proxy asks, or refuse the request."""
        if address == self.address or self._connections is None or not self._counted:
            return
        if not self._connections.move(self.address, address):
            raise Refusal("too_many", "Too many connections from this address.")
        self.address = address

    def data_received(self, data: bytes) -> None:
        self._unread += len(data)
        self._head_at_most = self._unread
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._unread > HEAD_BYTES:
            self._refuse(TOO_LARGE)
        elif self._in_head and self._head_timer is None:  # most heads arrive in one piece and need no timer
            self._head_timer = self.loop.call_later(self.head_seconds, self.transport.close)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._unread = 0
        self._stop_head_timer()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._unread = 0
        self._stop_head_timer()
        if self._head_at_most > HEAD_BYTES and self._head_bytes() > HEAD_BYTES:
            self._refusal = TOO_LARGE
            raise ValueError("the head of a request is too large")  # the parser stops, and `send_400_response` is next
        if len(self.pipeline) >= AHEAD:  # uvicorn itself takes all that come, and each has a hundred times its size
            self._refusal = TOO_MANY
            raise ValueError("too many requests wait")
        super().on_headers_complete()
        self.scope["extensions"] = {WIRE: Wire(self, self.cycle)}  # type: ignore[dict-item]  # uvicorn expects dicts

    def _head_bytes(self) -> int:
        return len(self.url) + sum(len(name) + len(value) for name, value in self.headers)

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def send_400_response(self, msg: str) -> None:
        """What uvicorn calls when it cannot read a request; the answer has the form of all our refusals."""
        self._refuse(self._refusal)

    def _refuse(self, refusal: Refusal) -> None:
        body = json.dumps(refusal.body()).encode()
        lines = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[refusal.status] + lines + body)
        self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """A client that has not read its last answer by then would keep a closing connection open for ever."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            super().timeout_keep_alive_handler()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_head_timer()
        if self._connections is not None and self._counted:
            self._counted = False
            self._connections.release(self.address)
        super().connection_lost(exc)

    def _stop_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_drained is not None:
            self.on_drained()


class Wire:
    """Writes one response straight to the client: all of it at once, or more of a response that has begun."""

    __slots__ = ("connection", "cycle")

    def __init__(self, connection: Connection, cycle: RequestResponseCycle) -> None:
        self.connection, self.cycle = connection, cycle

    def send_response(self, head: bytes, body: bytes) -> None:
        """Write a whole response; `head` has the header lines, except those for length and connection."""
        cycle = self.cycle
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        if cycle.transport.is_closing():
            return
        close = b"" if cycle.keep_alive else b"connection: close\r\n"
        cycle.transport.write(b"%b%b%bcontent-length: %d\r\n\r\n%b" % (STATUS_LINE[200], head, close, len(body), body))
        if not cycle.keep_alive:
            cycle.transport.close()
        cycle.on_response()

    def write(self, pieces: list[bytes]) -> None:
        """Write the next chunk. While the connection is clogged, callers should wait until it has drained."""
        transport = self.cycle.transport
        if not transport.is_closing():
            size = b"%x\r\n" % sum(map(len, pieces))
            transport.write(b"".join([size, *pieces, b"\r\n"]))

    def abort(self) -> None:
        """Drop the connection with all that the client has not read."""
        self.cycle.transport.abort()

    @property
    def clogged(self) -> bool:
        """Whether the client is too far behind with reading what was written."""
        return self.connection.flow.write_paused

    def when_drained(self, call: Callable[[], None] | None) -> None:
        """Set what to call each time the connection is no longer clogged."""
        self.connection.on_drained = call


def find_wire(scope: Scope) -> Wire | None:
    """The wire of a request, if it came over a `Connection`."""
    wire: object = (scope.get("extensions") or {}).get(WIRE)
    return wire if isinstance(wire, Wire) else None


def wire_of(scope: Scope) -> Wire:
    """The wire of a request that must have come over a `Connection`."""
    wire = find_wire(scope)
    assert wire is not None
    return wire
