"""uvicorn's HTTP connections, with a limit to the time for the head of a request, and with fewer packets."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 10.0  # seconds in which the head of a request must come, from its first byte or the beginning of a connection


class Connection(HttpToolsProtocol):
    """A client that dribbles out its headers, or connects and says nothing, must not keep a connection."""

    head = HEAD

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Together(transport, self.loop)))
        self._late = self.loop.call_later(self.head, transport.close)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._late.cancel()
        self._late = self.loop.call_later(self.head, self.transport.close)

    def on_headers_complete(self) -> None:
        self._late.cancel()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._late.cancel()
        super().connection_lost(exc)


class Together:
    """A transport that sends at once what is written in one turn of the event loop: an answer's head with its body."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._written: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._written:
            self._loop.call_soon(self._send)
        self._written.append(data)

    def _send(self) -> None:
        if self._written:
            self._transport.write(b"".join(self._written))
            self._written.clear()

    def close(self) -> None:
        self._send()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
