"""uvicorn's HTTP connections: the head of a request must come in time, and an answer may go past the framework."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

HEAD = 10.0  # seconds in which the head of a request must come, from its first byte or the beginning of a connection
WIRE = "tabledhote.wire"  # the extension of a request's scope under which its Wire is found


class Connection(HttpToolsProtocol):
    """A client that dribbles out its headers, or connects and says nothing, must not keep a connection."""

    head = HEAD
    _in_head = False
    drained: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._late: asyncio.TimerHandle | None = self.loop.call_later(self.head, transport.close)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head and self._late is None:  # most heads come in one piece and need no timer
            self._late = self.loop.call_later(self.head, self.transport.close)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._in_time()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._in_time()
        super().on_headers_complete()
        self.scope["extensions"] = {WIRE: Wire(self, self.cycle)}  # type: ignore[dict-item]

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()


class Wire:
    """The way of one answer straight to the client: all of it in one piece, or more and more of one that has begun."""

    __slots__ = ("connection", "cycle")

    def __init__(self, connection: Connection, cycle: RequestResponseCycle) -> None:
        self.connection, self.cycle = connection, cycle

    def answer(self, head: bytes, body: bytes) -> None:
        """Everything; `head` are the lines of the headers that say nothing of length or connection."""
        cycle = self.cycle
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        if cycle.transport.is_closing():
            return
        last = b"" if cycle.keep_alive else b"connection: close\r\n"
        whole = b"%b%b%bcontent-length: %d\r\n\r\n%b" % (STATUS_LINE[200], head, last, len(body), body)
        cycle.transport.write(whole)
        if not cycle.keep_alive:
            cycle.transport.close()
        cycle.on_response()

    def write(self, pieces: list[bytes]) -> None:
        """Some more. It is better to wait while the connection is clogged, until it is drained."""
        transport = self.cycle.transport
        if not transport.is_closing():
            size = b"%x\r\n" % sum(map(len, pieces))
            transport.write(b"".join([size, *pieces, b"\r\n"]))

    @property
    def clogged(self) -> bool:
        """Whether the client has not read enough of what was written."""
        return self.connection.flow.write_paused

    def when_drained(self, call: Callable[[], None] | None) -> None:
        """What to do each time when the connection is clogged no longer."""
        self.connection.drained = call


def wire(scope: Mapping[str, Any]) -> Wire:
    """That of a request."""
    found: Wire = scope["extensions"][WIRE]
    return found
