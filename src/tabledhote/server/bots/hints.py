"""Hints: a process of their own looks for them, and each person has one at a time."""

from tabledhote.kernel.sheet import Json
from tabledhote.kernel.state import State
from tabledhote.server.bots import pool
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.connections import CLIENT
from tabledhote.server.settings import Settings

OVERHEAD = 10.0  # seconds beyond those for thinking after which a process is ended


class Hints:
    def __init__(self, settings: Settings) -> None:
        self.seconds, self.most = settings.hint_seconds, settings.hints_waiting
        self.pool = pool.Pool(1, OVERHEAD, nice=pool.HINTS)
        self._each = self.most // 2 if settings.rate else self.most  # for one address, which may have many keys
        self._asking: dict[str, str] = {}  # the holders who wait for a hint, and their addresses

    async def best(self, who: str, state: State, number: int) -> list[Json]:
        """The best actions for the seat that decides, from what it may know; none if nobody answers in time."""
        if who in self._asking:
            raise Refusal("too_many", "You are already waiting for a hint.", wait=self.seconds)
        client = CLIENT.get()
        own = sum(address == client for address in self._asking.values())
        if len(self._asking) >= self.most or own >= self._each:
            raise Refusal("too_many", "Too many people are waiting for hints.", wait=self.seconds * self.most)
        self._asking[who] = client
        try:
            return await self.pool.best(state, number, self.seconds)
        finally:
            del self._asking[who]

    async def close(self) -> None:
        await self.pool.close()
