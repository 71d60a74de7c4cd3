"""Hints: a process of their own looks for them, and each person has one at a time."""

from tabledhote.kernel.sheet import Json
from tabledhote.kernel.state import State
from tabledhote.server.bots import pool
from tabledhote.server.errors import Refusal
from tabledhote.server.settings import Settings

OVERHEAD = 10.0  # seconds beyond those for thinking after which a process is ended


class Hints:
    def __init__(self, settings: Settings) -> None:
        self.seconds, self.most = settings.hint_seconds, settings.hints_waiting
        self.pool = pool.Pool(1, OVERHEAD, nice=pool.HINTS)
        self._asking: set[str] = set()  # the holders who wait for a hint

    async def best(self, who: str, state: State, number: int) -> list[Json]:
        """The best actions for the seat that decides, from what it may know; none if nobody answers in time."""
        if who in self._asking:
            raise Refusal("too_many", "You are already waiting for a hint.", wait=self.seconds)
        if len(self._asking) >= self.most:
            raise Refusal("too_many", "Too many people are waiting for hints.", wait=self.seconds * self.most)
        self._asking.add(who)
        try:
            return await self.pool.best(state, number, self.seconds)
        finally:
            self._asking.discard(who)

    async def close(self) -> None:
        await self.pool.close()
