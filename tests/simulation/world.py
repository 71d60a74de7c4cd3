"""One simulated evening: servers, a database, people and faults, all from one seed."""

import asyncio
import gc
import logging
import sys
import traceback
import warnings
from collections.abc import Callable
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any

from anyio._backends._asyncio import _task_states

from tabledhote.server.settings import Settings
from tests.simulation.database import Database, Link
from tests.simulation.faults import Faults
from tests.simulation.house import REGISTRIES, House
from tests.simulation.loop import OUTSIDE, Process, SimulatedLoop
from tests.simulation.network import Exchange, Request, Weather
from tests.simulation.oracle import Oracle
from tests.simulation.people import Intruder, Person
from tests.simulation.plants import planted
from tests.simulation.seams import simulated_world
from tests.simulation.truth import Truth

HOURS = 2.0  # that a world lasts
GAMES: list[tuple[int, str, dict[str, Any], int]] = [  # weight, name, options, players
    (4, "amsterdam", {"players": 2, "variant": "family"}, 2),
    (3, "amsterdam", {"players": 3, "variant": "tactical"}, 3),
    (3, "hellton", {"deck": "full"}, 2),
    (3, "austria", {"players": 2, "staff_deal": "draft"}, 2),
    (1, "vienna", {"players": 3}, 3),
]
CALM = 120.0  # seconds without faults after which everything has to be right again
BOT_MOVES = 60.0  # seconds in which a bot acts when it is calm
PERSON_MOVES = 1800.0  # likewise somebody whose page is open
SHOWN = 30.0  # seconds in which every page shows what is stored


@dataclass(frozen=True)
class Outcome:
    """The outcome of a seed. `digest` is a hash of all that happened, the same for the same seed."""

    seed: int
    hours: float
    breach: str | None
    digest: str
    steps: int
    counts: dict[str, int]


def simulate(seed: int, plant: str | None = None, hours: float = HOURS, tell: bool = False) -> Outcome:
    """Play one world to its end, or to the first breach of what must hold."""
    chance = Random(seed)
    shuffled = chance.random() < 0.5
    loop = SimulatedLoop(chance, shuffled)  # type: ignore[abstract]  # it has what the server asks for
    collecting = gc.isenabled()
    gc.collect()  # what is left of the world before
    gc.disable()  # when it runs is not a matter of the seed
    gc.freeze()  # so that it looks only at this world when it runs at the end
    try:
        return played(seed, loop, plant, hours, tell)
    finally:
        bury(loop)
        gc.unfreeze()
        if collecting:
            gc.enable()


def played(seed: int, loop: SimulatedLoop, plant: str | None, hours: float, tell: bool) -> Outcome:
    with ExitStack() as stack:
        stack.enter_context(simulated_world(loop))
        world = World(seed, loop, hours, tell)
        stack.enter_context(world.listening_to_logs())
        stack.enter_context(planted(plant))
        return world.play()


def bury(loop: SimulatedLoop) -> None:
    """Collect what is left of the tasks, which are in the middle of something, without a word."""
    hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
    logging.disable()
    with warnings.catch_warnings(action="ignore"):
        loop.close()
        REGISTRIES.clear()
        OUTSIDE.remains.clear()
        _task_states.clear()  # anyio's, where tasks that never end keep each other
        gc.collect()
    logging.disable(logging.NOTSET)
    sys.unraisablehook = hook


class World:
    def __init__(self, seed: int, loop: SimulatedLoop, hours: float, tell: bool) -> None:
        self.seed, self.loop, self.hours, self.tell = seed, loop, hours, tell
        self.chance = chance = loop.chance
        self.trace = blake2b(digest_size=8)
        self.weather = Weather()
        self.database = Database()
        self.database.secret = chance.randbytes(32)
        self.oracle = Oracle(loop)
        self.oracle.secret = self.database.secret
        self.database.created, self.database.committed = self.oracle.created, self._committed
        self.pace = chance.choice((0.5, 1.5, 4.0))
        shared = self.oracle.shared = chance.random() < 0.6
        self.size = chance.choice((2, 2, 3)) if shared else 1
        url = "postgresql+simulated://" if shared else "sqlite+simulated://"
        idle, backlog = chance.choice((90.0, 600.0)), chance.choice((4, 64))
        settings = Settings(url, heartbeat=30.0, idle_seconds=idle, backlog=backlog, bot_pace=4.0)
        links: list[Link] = []
        self.houses = [House(at, loop, self._link(links, shared), settings, self.oracle) for at in range(self.size)]
        self.people: list[Person] = []
        self.faults = Faults(self)
        loop.died = self._died

    def _link(self, links: list[Link], shared: bool) -> Link:
        link = Link(self.database, links, self.loop, shared)
        link.settled, link.stamped = self.oracle.settled, self.oracle.stamped
        return link

    # ---- running ----------------------------------------------------------------------------------

    def play(self) -> Outcome:
        end = self.hours * 3600.0
        asyncio_tasks = [self._evening, self._monitor, self.faults.rage]
        for work in asyncio_tasks:
            self.loop.call_soon(self._begin, work, context=OUTSIDE.context)
        try:
            loop, oracle = self.loop, self.oracle
            loop.run(lambda: loop.now < end and oracle.breach is None and not loop.problems)
        except RuntimeError as error:
            self.oracle.fail(str(error))
        if self.loop.problems:
            self.oracle.fail(self.loop.problems[0])
        self.oracle.check_end({table_id: self.database.log(table_id) for table_id in self.oracle.tables})
        self.note(f"end after {self.loop.steps} steps {self.chance.random()}")
        breach = self.oracle.breach
        if breach is not None:
            breach = f"at {self.loop.now:.3f} s: {breach}"
            self.note(breach)
        counts = {**self.oracle.counts, "starts": sum(house.starts for house in self.houses)}
        hours = min(self.hours, self.loop.now / 3600.0)
        return Outcome(self.seed, hours, breach, self.trace.hexdigest(), self.loop.steps, counts)

    def _begin(self, work: Callable[[], Any]) -> None:
        self.loop.create_task(work())

    def note(self, what: str) -> None:
        """Put something on record."""
        line = f"{self.loop.now:.6f} {what}"
        self.trace.update(line.encode() + b"\n")
        if self.tell:
            print(line)

    # ---- what happens -----------------------------------------------------------------------------

    def exchange(self, house: int, request: Request, hear: Callable[[bytes], None] | None = None) -> Exchange:
        request.floor = self.oracle.floors.get(request.table or "", 0)
        return Exchange(self.houses[house], request, self.weather, self._check, hear)

    def _check(self, exchange: Exchange, piece: bytes) -> None:
        request = exchange.request
        size = f"{len(piece)} {blake2b(piece, digest_size=4).hexdigest()}"
        self.note(f"{exchange.process.name} answers {request.method} {request.path}: {exchange.status} {size}")
        self.oracle.check(exchange, piece)

    def _committed(self, table_id: str, entry: Any) -> None:
        self.note(f"stored {table_id} {entry.number} {entry.kind} {entry.seat} {entry.body} {entry.once}")
        self.oracle.committed(table_id, entry)

    def _died(self, process: Process) -> None:
        for house in self.houses:
            if house.process is process:
                self.note(f"{process.name} dies")
                house.crash()

    async def _evening(self) -> None:
        """The servers start, people meet, and play one game after the other."""
        for house in self.houses:
            house.start()
        _, name, options, players = self.chance.choices(GAMES, [weight for weight, *_ in GAMES])[0]
        present = self.chance.randrange(1, players + 1)
        names = ["Ada", "Ben", "Cleo"][:present]
        for at, each in enumerate(names):
            self.people.append(Person(self, each, by_cookie=at == 1))
        others = [Intruder(self, "Eve", by_cookie=self.chance.random() < 0.3)]
        for person in [*self.people, *others]:
            await person.arrive()
        table = await self._set_up(name, options, players, present)
        for person in self.people:
            person.watch(table, self.chance.choice((1, 1, 2)))
            self.loop.create_task(person.play())
        for other in others:
            other.watch(table, 1)
            self.loop.create_task(other.play())

    async def _set_up(self, name: str, options: dict[str, Any], players: int, present: int) -> str:
        seats: list[dict[str, Any]] = [{"kind": "open"} for _ in range(present)]
        seats[0] = {"kind": "me", "name": "Ada"}
        seats += [{"kind": "bot", "level": "greedy"}] * (players - present)
        body: dict[str, Any] = {"game": name, "options": options, "seats": seats, "public": True}
        if self.chance.random() < 0.3:
            body["clock"] = {"minutes": self.chance.choice((1, 5)), "increment": self.chance.choice((0, 30))}
        while True:
            told = await self.people[0].want("POST", "/api/tables", body)
            if told is not None:
                return str(told["table"]["id"])

    def current(self) -> Truth | None:
        table = next((person.table for person in self.people if person.table is not None), None)
        return self.oracle.tables.get(table) if table is not None else None

    # ---- nothing stands still ---------------------------------------------------------------------

    async def _monitor(self) -> None:
        while True:
            await asyncio.sleep(20.0)
            calm = self.faults.calm_for() - CALM
            if calm > 0:
                for table_id in {person.table: None for person in self.people if person.table}:
                    self._check_progress(self.oracle.tables[table_id], calm)

    def _check_progress(self, truth: Truth, calm: float) -> None:
        quiet = min(calm, self.loop.now - truth.at)
        moment = truth.now
        if moment.status != "playing":
            return
        sitting = moment.seats[moment.deciding]
        if sitting.kind == "bot" and quiet > BOT_MOVES:
            self.oracle.fail(f"the table stands still: for {quiet:.0f} s a bot has not acted on seat {moment.deciding}")
        waits = [person for person in self.people if person.holder == sitting.holder and not person.away]
        if sitting.kind == "person" and quiet > PERSON_MOVES and waits and waits[0].table == truth.row.id:
            self.oracle.fail(f"the table stands still: for {quiet:.0f} s {waits[0].name} could not act")
        for person in self.people:
            for tab in person.tabs:
                if person.table == truth.row.id and quiet > SHOWN and self.loop.now - tab.since > SHOWN:
                    shown = -1 if tab.seen is None else tab.seen.table.number
                    if tab.exchange is not None and shown < moment.number:
                        self.oracle.fail(f"a page of {person.name} shows entry {shown}; {moment.number} is stored")

    # ---- the log ----------------------------------------------------------------------------------

    @contextmanager
    def listening_to_logs(self) -> Any:
        """An exception with a trace in the server's log is a mistake of the server."""
        handler = Mistakes(self.oracle, self.tell)
        logger = logging.getLogger("tabledhote")
        kept = logger.handlers, logger.propagate, logger.level
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO if self.tell else logging.ERROR)
        try:
            yield
        finally:
            logger.handlers, logger.propagate = kept[0], kept[1]
            logger.setLevel(kept[2])


class Mistakes(logging.Handler):
    def __init__(self, oracle: Oracle, tell: bool) -> None:
        super().__init__()
        self.oracle, self.tell = oracle, tell

    def emit(self, record: logging.LogRecord) -> None:
        if self.tell:
            print(f"{self.oracle.loop.now:.6f} log: {record.getMessage()}")
            if record.exc_info:
                traceback.print_exception(record.exc_info[1])
        if record.exc_info and record.getMessage() != "tables could not be resumed":
            error = record.exc_info[1]
            self.oracle.fail(f"the log has: {record.getMessage()}: {type(error).__name__}: {error}")
