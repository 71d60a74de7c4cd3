"""Bots think in processes of their own, so that the event loop never waits for them; so do hints and reviews.

Who thinks longer than allowed is ended, and the quickest bot decides in its place.
"""

import asyncio
import json
import logging
import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import Action, State

logger = logging.getLogger(__name__)

LONGEST = 1 << 23  # bytes of an answer


class Thinkers:
    def __init__(self, processes: int, seconds: float, module: str = "tabledhote.server.bots.worker") -> None:
        self.seconds, self.module = seconds, module
        self.overruns = 0
        self._idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self._idle.put_nowait(None)  # a process is started when it is first needed
        self._running: set[asyncio.subprocess.Process] = set()
        self._ending: set[asyncio.Task[int]] = set()

    async def choose(self, table: str, state: State, level: str) -> Action:
        """A legal action for the seat that decides, chosen by a bot that is shown only what that seat may know."""
        state, chance = state.copy(), Rng(secrets.randbits(63))
        who = {"table": table, "seat": state.seat, "level": level}
        try:
            action = await self.ask({"ask": "choice", **who, **concealed(state, chance)}, self.seconds)
            return state.describe(state.parse(action))
        except (TimeoutError, OSError, ValueError) as problem:
            self.overruns += 1
            logger.warning("a bot did not answer", extra={"level": level, "problem": type(problem).__name__})
            legal = state.legal()
            return state.describe(legal[chance.below(len(legal))])

    async def best(self, state: State, number: int, seconds: float) -> list[dict[str, Any]]:
        """The best actions for the seat that decides, from what it may know; none if nobody answers in time."""
        wanted = {"number": number, "seconds": seconds, "seed": secrets.randbits(62)}
        question = {"ask": "best", **wanted, **concealed(state, Rng(secrets.randbits(63)))}
        try:
            found: list[dict[str, Any]] = await self.ask(question, self.seconds + seconds)
        except (TimeoutError, OSError, ValueError) as problem:
            logger.warning("no hint was found", extra={"problem": type(problem).__name__})
            return []
        return found

    async def ask(
        self, question: dict[str, object], seconds: float, progress: Callable[[int, int], None] | None = None
    ) -> Any:
        """The answer of a process that is idle, or will be; one that fails, or is late, is ended."""
        process = await self._idle.get()
        answered = False
        try:
            async with asyncio.timeout(seconds):
                if process is None or process.returncode is not None:
                    process = await self._started()
                answer = await self._asked(process, question, progress)
            answered = True
            return answer
        finally:
            if not answered:
                self._end(process)
            self._idle.put_nowait(process if answered else None)

    async def _started(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.module),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
            start_new_session=True,  # a Ctrl-C on the terminal is for the server, which ends its thinkers itself
        )
        self._running.add(process)
        return process

    async def _asked(
        self,
        process: asyncio.subprocess.Process,
        question: dict[str, object],
        progress: Callable[[int, int], None] | None,
    ) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        while True:
            told = json.loads(await process.stdout.readline())  # the end of a process that died is a ValueError
            if progress is None or "progress" not in told:
                return told
            progress(*told["progress"])

    def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            self._running.discard(process)
            with suppress(ProcessLookupError):
                process.kill()
            task = asyncio.ensure_future(process.wait())
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        for process in list(self._running):
            self._end(process)
        await asyncio.gather(*self._ending)


def concealed(state: State, chance: Rng) -> dict[str, object]:
    """A position as the seat that decides may know it."""
    return {
        "game": state.game.id,
        "options": state.game.options,
        "position": state.conceal(state.seat, chance).dump(),
    }
