"""Requests and answers between clients and servers: late, lost, cut off; and live connections that clog."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from litestar.types import HTTPScope, Message

from tabledhote.server.gateway.protocol import WIRE, Wire
from tests.simulation.loop import OUTSIDE, SimulatedLoop

if TYPE_CHECKING:
    from tests.simulation.house import House

PATIENCE = 20.0  # seconds that a client waits for an answer
CLOGGED = 4  # pieces on their way from which on a live connection is clogged


class NoAnswer(Exception):
    """Whether the request arrived is not known."""


@dataclass
class Request:
    """A client's request. `holder` owns the key that it carries; its answer must know the entry `floor` already."""

    method: str
    path: str
    body: dict[str, Any] | None = None
    query: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    holder: str | None = None
    address: str = "10.0.0.1"
    floor: int = 0

    @property
    def table(self) -> str | None:
        parts = self.path.split("/")
        return parts[3] if self.path.startswith("/api/tables/") and len(parts) > 3 and parts[3] else None

    @property
    def live(self) -> bool:
        return self.path.endswith("/events")


@dataclass
class Answer:
    status: int
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Weather:
    """How often requests and answers are lost, and how late they are at most."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.lost, self.late = 0.003, 0.0


class Exchange:
    """One request at one server, and the way of its answer back.

    `check` sees everything that leaves the server, at the moment when it does; the client gets it later.
    """

    def __init__(
        self,
        house: "House",
        request: Request,
        weather: Weather,
        check: Callable[["Exchange", bytes], None],
        hear: Callable[[bytes], None] | None = None,
    ) -> None:
        self.house, self.request, self.weather, self.check, self.hear = house, request, weather, check, hear
        self.loop: SimulatedLoop = house.loop
        self.process = house.process
        self.answer: asyncio.Future[Answer] = self.loop.create_future()
        self.ended = self.loop.create_future()  # a live connection
        self.status = 0
        self.frozen = False  # the client reads nothing for a while
        self.after = 0  # the last entry that a live connection has sent
        self.on_drained: Callable[[], None] | None = None
        self._body = b""
        self._asked = False
        self._gone = self.loop.create_future()  # the client, as the server sees it
        self._waiting: list[bytes] = []  # pieces on their way
        self._arrives = 0.0

    # ---- on the client's side ---------------------------------------------------------------------

    def begin(self) -> None:
        if self.loop.chance.random() < self.weather.lost:
            return
        self.loop.call_later(self._delay(), self._arrive, context=OUTSIDE.context)

    def _delay(self) -> float:
        chance = self.loop.chance
        late = chance.random() * self.weather.late if self.weather.late and chance.random() < 0.2 else 0.0
        return chance.expovariate(50.0) + late

    def leave(self, notices: float) -> None:
        """The client goes away; the server notices it later."""
        self.hear = None
        if self.process.alive:
            self.loop.call_later(notices, self._notice, context=self.process.context)

    def _notice(self) -> None:
        if not self._gone.done():
            self._gone.set_result(None)

    def reset(self) -> None:
        """The server is dead: its connections end."""
        self.loop.call_later(self._delay(), self._fail, context=OUTSIDE.context)

    def _fail(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(NoAnswer())
            self.answer.exception()  # perhaps nobody waits for it any more
        if not self.ended.done():
            self.ended.set_result(None)

    # ---- on the server's side ---------------------------------------------------------------------

    def _arrive(self) -> None:
        self.process = self.house.process
        if not self.process.alive or not self.house.accepts:
            self.reset()
            return
        self.house.exchanges[self] = None
        context = self.process.context.copy()
        self.loop.call_soon(self._serve, context=context)

    def _serve(self) -> None:
        task = self.loop.create_task(self.house.app(self.scope(), self.receive, self.send))
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.house.exchanges.pop(self, None)
        if not task.cancelled() and task.exception() is not None:
            self.house.oracle.fail(f"{self.request.method} {self.request.path}: {task.exception()!r}")
        self.loop.call_later(self._delay(), self._fail, context=OUTSIDE.context)

    def scope(self) -> HTTPScope:
        request = self.request
        headers = [(name.lower().encode(), value.encode()) for name, value in request.headers.items()]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": "http",
            "path": request.path,
            "raw_path": request.path.encode(),
            "root_path": "",
            "query_string": request.query.encode(),
            "headers": [(b"host", b"house"), *headers],
            "client": (request.address, 1),
            "server": ("house", 80),
            "state": {},
            "extensions": {WIRE: SimulatedWire(self)},
        }
        return cast(HTTPScope, scope)  # a TypedDict with keys of one server or another

    async def receive(self) -> Any:
        if not self._asked:
            self._asked = True
            body = b"" if self.request.body is None else json.dumps(self.request.body).encode()
            return {"type": "http.request", "body": body, "more_body": False}
        await asyncio.wait([self._gone])
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message["type"] == "http.response.body":
            self._take(message["body"], not message.get("more_body", False))

    def _take(self, body: bytes, last: bool) -> None:
        if self.request.live and self.status == 200:
            if body:
                self._emit(body)
            if last:
                self._notice()  # like uvicorn: after the end of a response nobody listens
            return
        self._body += body
        if last:
            self._complete()

    def _complete(self) -> None:
        self.check(self, self._body)
        if self.loop.chance.random() < self.weather.lost:
            return
        answer = Answer(self.status, self._body)
        self.loop.call_later(self._delay(), self._deliver, answer, context=OUTSIDE.context)

    def _deliver(self, answer: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    @property
    def clogged(self) -> bool:
        return len(self._waiting) >= CLOGGED

    def write(self, piece: bytes) -> None:
        """Past the framework."""
        if self.status == 200 and not self._gone.done():
            self._emit(piece)

    def cut_off(self) -> None:
        self._waiting.clear()
        self._notice()
        self.reset()

    def respond(self, body: bytes) -> None:
        """Likewise."""
        self.status = 200
        self._take(body, True)

    def _emit(self, piece: bytes) -> None:
        self.check(self, piece)
        self._waiting.append(piece)
        self._arrives = max(self._arrives, self.loop.now + self._delay())
        self.loop.call_at(self._arrives, self._read, context=OUTSIDE.context)

    def freeze(self, frozen: bool) -> None:
        self.frozen = frozen
        self._read()

    def _read(self) -> None:
        if self.frozen or not self._waiting:
            return
        was_clogged, pieces = self.clogged, self._waiting
        self._waiting = []
        for piece in pieces:
            if self.hear is not None:
                self.hear(piece)
        if was_clogged and self.process.alive:
            self.loop.call_soon(self._drained, context=self.process.context)

    def _drained(self) -> None:
        if self.on_drained is not None:
            self.on_drained()


class Uncounted:
    """A connection that counts for no address: limits on connections belong to uvicorn's side."""

    def count_for(self, address: str) -> None:
        """Any number is allowed."""


class SimulatedWire(Wire):
    """What the server writes past the framework."""

    __slots__ = ("exchange",)

    def __init__(self, exchange: Exchange) -> None:
        self.exchange = exchange
        self.connection = Uncounted()  # type: ignore[assignment]  # all that the application asks of it here

    def abort(self) -> None:
        """The client finds its connection reset."""
        self.exchange.cut_off()

    def send_response(self, head: bytes, body: bytes) -> None:
        self.exchange.respond(body)

    def write(self, pieces: list[bytes]) -> None:
        self.exchange.write(b"".join(pieces))

    @property
    def clogged(self) -> bool:
        return self.exchange.clogged

    def when_drained(self, call: Callable[[], None] | None) -> None:
        self.exchange.on_drained = call
