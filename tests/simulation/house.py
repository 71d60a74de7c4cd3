"""A server of a simulation: one machine on which one process after the other serves the tables."""

import asyncio
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from litestar.types import ASGIApp
from sqlalchemy.exc import OperationalError

import tabledhote
from tabledhote.kernel.game import Game
from tabledhote.server.app import application
from tabledhote.server.bots.pool import Pool
from tabledhote.server.gateway.fast_path import FastPath
from tabledhote.server.gateway.middleware import Middleware
from tabledhote.server.live.encode import ENCODER
from tabledhote.server.ops.metrics import Metrics
from tabledhote.server.render.worker import DECODER, Copies, answer
from tabledhote.server.run import GRACE
from tabledhote.server.settings import Settings
from tabledhote.server.tables.registry import Registry
from tests.simulation.database import Link, SimulatedStore
from tests.simulation.loop import OUTSIDE, PROCESS, Process, SimulatedLoop
from tests.simulation.network import Exchange

if TYPE_CHECKING:
    from tests.simulation.oracle import Oracle


class CurrentRegistry(Registry):
    """The registry of the process that is running: all share one application, which takes long to build."""

    def __init__(self) -> None:
        """There is nothing here but a way to the others."""

    def __getattribute__(self, name: str) -> Any:
        return getattr(REGISTRIES[PROCESS.get()], name)


REGISTRIES: dict[Process, Registry] = {}
CURRENT = CurrentRegistry()


@cache
def routes() -> ASGIApp:
    return application(Settings("sqlite+simulated://"), CURRENT).app


@cache
def metrics() -> Metrics:
    return Metrics()


@cache
def opened(name: str, options: str) -> Game:
    return tabledhote.game(name, **json.loads(options))


class SimulatedPool(Pool):
    """Bots that think in virtual time and choose at random; some fail, some never answer."""

    def __init__(self, chance: Random, seconds: float) -> None:
        super().__init__(1, seconds)
        self.chance = chance
        self.failing = 0.01

    async def ask(
        self, question: dict[str, object], seconds: float, progress: Callable[[int, int], None] | None = None
    ) -> Any:
        if self.chance.random() < self.failing:
            await asyncio.sleep(self.chance.choice((0.0, 0.1, seconds)))
            raise self.chance.choice((TimeoutError, ValueError, OSError))
        await asyncio.sleep(min(self.chance.expovariate(0.15), seconds - 0.1))
        state = opened(str(question["game"]), json.dumps(question["options"])).load(question["position"])
        if question["ask"] == "best":
            return [{"do": state.describe(state.legal()[0]), "chance": 0.5, "scores": [0.0]}]
        return state.describe(self.chance.choice(state.legal()))

    async def close(self) -> None:
        """There are no processes."""


class Drawer:
    """A process that draws and tells. It has copies of tables, which die with it."""

    def __init__(self) -> None:
        self.returncode: int | None = None
        self.copies = Copies()


class RenderingPool(Pool):
    """The server's pool with such a process in virtual time, which may die or be late."""

    def __init__(self, chance: Random) -> None:
        super().__init__(1, 0.0)
        self.chance = chance
        self.failing = 0.0

    async def _start(self) -> Any:
        await asyncio.sleep(self.chance.expovariate(2.0))
        return Drawer()

    async def _exchange(self, process: Any, question: bytes, read: Callable[[bytes], object]) -> object:
        await asyncio.sleep(self.chance.expovariate(20.0))
        if self.chance.random() < self.failing:
            await asyncio.sleep(self.chance.choice((0.0, 5.0, 60.0)))  # the last is more than it has
            process.returncode = -9
            return read(b"")
        return read(ENCODER.encode(answer(process.copies, DECODER.decode(question))))

    def _end(self, process: Any) -> None:
        """The operating system does that."""


class House:
    def __init__(self, number: int, loop: SimulatedLoop, link: Link, settings: Settings, oracle: "Oracle") -> None:
        self.number, self.loop, self.link, self.settings, self.oracle = number, loop, link, settings, oracle
        self.process = Process(f"server {number}, not started")
        self.process.alive = False
        self.accepts = False
        self.registry: Registry
        self.app: Middleware
        self.exchanges: dict[Exchange, None] = {}  # requests that it is answering
        self.starts = 0
        self.graves: list[Process] = []
        self.failing_bots = 0.01
        self.skew = 0.0

    def start(self) -> None:
        """A new process."""
        self.starts += 1
        self.process = Process(f"server {self.number}.{self.starts}")
        self.process.skew = self.skew
        self.process.context.copy().run(self._begin)

    def _begin(self) -> None:
        pool = SimulatedPool(self.loop.chance, self.settings.bot_seconds)
        self.registry = Registry(self.settings, SimulatedStore(self.link), pool)
        self.registry.reviews.pool = self.registry.hints.pool = pool
        self.registry.renderer.pool = RenderingPool(self.loop.chance)
        REGISTRIES[self.process] = self.registry
        self.app = Middleware(routes(), self.settings, metrics(), FastPath(routes(), self.registry))
        self.loop.create_task(self._open())

    async def _open(self) -> None:
        try:
            await self.registry.open()
        except OperationalError:
            self.loop.call_later(3.0, self._again, self.process, context=OUTSIDE.context)
            self.crash()
            return
        self.accepts = True

    def _again(self, process: Process) -> None:
        if self.process is process:
            self.start()

    def crash(self) -> None:
        """The process is gone, with all that it has not written."""
        self.process.alive = False
        self.accepts = False
        self.graves.append(self.process)
        for exchange in self.exchanges:
            exchange.reset()
        self.exchanges = {}

    def jump(self, seconds: float) -> None:
        """Somebody sets the wall clock."""
        self.skew += seconds
        self.process.skew = self.skew

    def fail_bots(self, often: float) -> None:
        if isinstance(self.registry.pool, SimulatedPool):
            self.registry.pool.failing = often

    def fail_drawers(self, often: float) -> None:
        if isinstance(self.registry.renderer.pool, RenderingPool):
            self.registry.renderer.pool.failing = often

    async def stop(self) -> None:
        """Like uvicorn: take nothing new, answer what has begun, then close."""
        self.accepts = False
        process = self.process
        task = self.loop.create_task(self._close(), context=process.context.copy())
        await asyncio.wait([task], timeout=GRACE + 60.0)
        if self.process is process and process.alive:
            if task.done() and task.exception() is not None:
                self.oracle.fail(f"closing failed: {task.exception()!r}")
            self.crash()

    async def _close(self) -> None:
        self.registry.feed.stop()
        until = self.loop.now + GRACE
        while self.exchanges and self.loop.now < until:
            await asyncio.sleep(0.1)
        await self.registry.close()
