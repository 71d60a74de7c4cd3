"""Bots think in processes of their own, so that the event loop never waits for them.

Hints and reviews have pools of their own: no bot waits for them. A process that overruns is killed, and a legal action
is drawn in its place.
"""

import asyncio
import json
import logging
import secrets
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

from tabledhote.kernel.rng import Rng
from tabledhote.kernel.sheet import Json
from tabledhote.kernel.state import Action, State

logger = logging.getLogger(__name__)

LONGEST = 1 << 23  # bytes of an answer
DRAWINGS, BOTS, HINTS, REVIEWS = 2, 5, 10, 15  # niceness: people's requests come first, then these in turn
MORE = object()  # says that more lines follow this one


class Pool:
    """`nice` is the niceness of the processes: how far they give way to others."""

    def __init__(
        self, processes: int, seconds: float, module: str = "tabledhote.server.bots.worker", nice: int = BOTS
    ) -> None:
        self.seconds, self.module, self.nice = seconds, module, nice
        self.overruns = 0
        self._idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self._idle.put_nowait(None)  # a process is started when it is first needed
        self._running: set[asyncio.subprocess.Process] = set()
        self._ending: set[asyncio.Task[int]] = set()

    async def choose(self, table_id: str, state: State, level: str) -> Action:
        """A legal action for the seat that decides, chosen by a bot that is shown only what that seat may know."""
        state, chance = state.copy(), Rng(secrets.randbits(63))
        who = {"table": table_id, "seat": state.seat, "level": level}
        try:
            action = await self.ask({"ask": "choice", **who, **concealed(state, chance)}, self.seconds)
            return state.describe(state.parse(action))
        except (TimeoutError, OSError, ValueError) as problem:
            self.overruns += 1
            logger.warning("a bot did not answer", extra={"level": level, "problem": type(problem).__name__})
            legal = state.legal()
            return state.describe(legal[chance.below(len(legal))])

    async def best(self, state: State, number: int, seconds: float) -> list[Json]:
        """The best actions for the seat that decides, from what it may know; none if nobody answers in time."""
        wanted = {"number": number, "seconds": seconds, "seed": secrets.randbits(62)}
        question = {"ask": "best", **wanted, **concealed(state, Rng(secrets.randbits(63)))}
        try:
            hints = msgspec.convert(await self.ask(question, self.seconds + seconds), list[Json])
        except (TimeoutError, OSError, ValueError) as problem:
            logger.warning("no hint was found", extra={"problem": type(problem).__name__})
            return []
        return hints

    async def ask(
        self, question: dict[str, object], seconds: float, progress: Callable[[int, int], None] | None = None
    ) -> object:
        """The answer to a question, both as JSON; before it a process may report its progress."""

        def answer(line: bytes) -> object:
            message = json.loads(line)  # the end of a process that died is a ValueError
            if progress is None or "progress" not in message:
                return message
            progress(*message["progress"])
            return MORE

        return await self.exchange(json.dumps(question).encode(), seconds, answer)

    async def exchange(self, question: bytes, seconds: float, read: Callable[[bytes], object]) -> object:
        """What `read` makes of a line that answers, MORE if more lines follow.

        The process is one that is idle, or will be. One that fails, or is late, is ended.
        """
        process = await self._idle.get()
        answered = False
        try:
            async with asyncio.timeout(seconds):
                if process is None or process.returncode is not None:
                    process = await self._start()
                answer = await self._exchange(process, question, read)
            answered = True
            return answer
        finally:
            if not answered:
                self._end(process)
            self._idle.put_nowait(process if answered else None)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.module, str(self.nice)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
            start_new_session=True,  # a Ctrl-C on the terminal is for the server, which ends its thinkers itself
        )
        self._running.add(process)
        return process

    async def _exchange(
        self, process: asyncio.subprocess.Process, question: bytes, read: Callable[[bytes], object]
    ) -> object:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        while True:
            answer = read(await process.stdout.readline())
            if answer is not MORE:
                return answer

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
        "options": state.game.chosen,
        "position": state.conceal(state.seat, chance).dump(),
    }
