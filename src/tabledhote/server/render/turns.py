"""A few requests at a time, and each client in turn: a client that asks a lot delays only itself."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tabledhote.server.errors import Refusal

LINE = 64  # requests of one client that may wait
WAITING = 1024  # requests of all clients


class Turns:
    def __init__(self, places: int = 1) -> None:
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # the client who was served longest ago first
        self._free = places

    @asynccontextmanager
    async def taken(self, client: str) -> AsyncIterator[None]:
        """Wait for this client's turn, which lasts as long as the context."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(client)
        try:
            yield
        finally:
            self._pass_on()

    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    async def _wait(self, client: str) -> None:
        line = self._lines.get(client, ())
        if len(line) >= LINE or self.waiting() >= WAITING:
            raise Refusal("too_many", "Too many requests from this address are already waiting.")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the turn came, but nobody is waiting for it any more
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The next turn: that of the client whose last one is longest ago."""
        while self._lines:
            client = next(iter(self._lines))
            line = self._lines.pop(client)
            turn = line.popleft()
            if line:
                self._lines[client] = line  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
