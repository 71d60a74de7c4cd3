"""People at a table of a simulation: each has a key and one or two tabs, and most of them play by the rules."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabledhote.server.identity.keys import COOKIE, Keys
from tests.simulation.network import PATIENCE, Answer, Exchange, NoAnswer, Request
from tests.simulation.oracle import SEEN, Seen

if TYPE_CHECKING:
    from tests.simulation.world import World

Json = dict[str, Any]
TRIES = 15  # of one request, before a person gives up
AGAIN = (429, 503)  # answers after which the same request is sent again


@dataclass
class Tab:
    """A page in a browser, connected to one of the servers."""

    house: int
    seat: int | None = None
    words: str = ""  # asks for the log in a language, which another process writes
    seen: Seen | None = None
    last: int | None = None  # the id of the last live event
    exchange: Exchange | None = None
    since: float = 0.0  # when it was connected
    open: bool = True
    news: "asyncio.Event" = field(default_factory=asyncio.Event)


class Person:
    def __init__(self, world: "World", name: str, by_cookie: bool) -> None:
        self.world, self.name, self.by_cookie = world, name, by_cookie
        self.chance = world.chance
        self.loop = world.loop
        self.token: str | None = None
        self.holder: str | None = None
        self.address = f"10.0.0.{len(world.people) + 1}"
        self.table: str | None = None
        self.tabs: list[Tab] = []
        self.away = False

    # ---- requests ---------------------------------------------------------------------------------

    def request(self, method: str, path: str, body: Json | None = None, query: str = "") -> Request:
        headers = {"content-type": "application/json"} if body is not None else {}
        if self.token is not None and self.by_cookie:
            headers["cookie"] = f"{COOKIE}={self.token}"
            headers["x-csrf-token"] = Keys(self.world.oracle.secret).csrf_token(self.holder or "")
        elif self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        return Request(method, path, body, query, headers, self.holder, self.address)

    async def ask(self, house: int, request: Request) -> Answer:
        """The answer to one request; NoAnswer if there is none."""
        exchange = self.world.exchange(house, request)
        exchange.begin()
        done, _ = await asyncio.wait([exchange.answer], timeout=PATIENCE)
        if not done:
            exchange.leave(self.chance.random() * 5)
            raise NoAnswer
        return exchange.answer.result()

    async def insist(self, request: Request, house: int | None = None) -> Answer | None:
        """The answer, after as many tries as it takes; None if the person gives up."""
        at = self.chance.randrange(self.world.size) if house is None else house
        for _ in range(TRIES):
            try:
                answer = await self.ask(at, request)
                if answer.status not in AGAIN:
                    return answer
            except NoAnswer:
                at = self.chance.randrange(self.world.size)
            await asyncio.sleep(0.5 + self.chance.expovariate(0.3))
        return None

    async def want(self, method: str, path: str, body: Json | None = None, query: str = "") -> Any:
        """What an answer holds, or None if it is a refusal."""
        answer = await self.insist(self.request(method, path, body, query))
        return answer.json if answer is not None and answer.status < 300 else None

    async def arrive(self) -> None:
        """Get a key."""
        while self.token is None:
            found = await self.want("POST", "/api/keys")
            if found is not None:
                self.token = str(found["token"])
                self.holder = Keys(self.world.oracle.secret).holder(self.token)

    # ---- tabs -------------------------------------------------------------------------------------

    def watch(self, table: str, tabs: int = 1, seat: int | None = None) -> None:
        """Open pages of a table and close those of the last one."""
        self.close_tabs()
        self.table = table
        for _ in range(tabs):
            words = "&language=en" if self.chance.random() < 0.12 else ""
            tab = Tab(self.chance.randrange(self.world.size), seat, words)
            self.tabs.append(tab)
            self.loop.create_task(self._listen(tab, table))

    def close_tabs(self) -> None:
        for tab in self.tabs:
            tab.open = False
            tab.news.set()
            if tab.exchange is not None:
                tab.exchange.leave(self.chance.expovariate(0.2))
        self.tabs = []

    async def _listen(self, tab: Tab, table: str) -> None:
        """Like EventSource: connect again and again, with the number of the last event."""
        while tab.open:
            query = f"parts=view,legal,lines{tab.words}" + (f"&seat={tab.seat}" if tab.seat is not None else "")
            request = self.request("GET", f"/api/tables/{table}/events", None, query)
            if tab.last is not None:
                request.headers["last-event-id"] = str(tab.last)
            exchange = self.world.exchange(tab.house, request, lambda piece: self._hear(tab, piece))
            exchange.after = tab.last or 0
            tab.exchange, tab.since = exchange, self.loop.now
            exchange.begin()
            either = [exchange.answer, exchange.ended]
            done, _ = await asyncio.wait(either, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if exchange.answer in done and not exchange.answer.exception():
                status = exchange.answer.result().status
                if status == 403:
                    tab.seat = None  # it changed hands
            elif exchange.status == 200 and not exchange.ended.done() and tab.open:
                await asyncio.wait([exchange.ended])
            exchange.leave(self.chance.expovariate(0.2))
            tab.exchange = None
            await asyncio.sleep(1.0 + self.chance.random())
            if tab.seen is not None and tab.seen.yours and self.chance.random() < 0.3:
                tab.seat = tab.seen.yours[0]  # from now on this page looks from one seat
            if self.chance.random() < 0.5:
                tab.house = self.chance.randrange(self.world.size)

    def _hear(self, tab: Tab, piece: bytes) -> None:
        for event in piece.split(b"\n\n"):
            fields = dict(line.partition(b": ")[::2] for line in event.split(b"\n"))
            if fields.get(b"event") in (b"view", b"update"):
                tab.last = int(fields[b"id"])
                tab.seen = SEEN.decode(fields[b"data"])
                tab.news.set()

    # ---- playing ----------------------------------------------------------------------------------

    async def play(self) -> None:
        """Think, look, do; until the end of time."""
        while True:
            await asyncio.sleep(self._thinking())
            tab = next((tab for tab in self._shuffled() if tab.seen is not None), None)
            if tab is not None and not self.away:
                await self._do_something(tab)

    def _thinking(self) -> float:
        lot = self.chance.random()
        mean = 2.0 if lot < 0.3 else 30.0 if lot < 0.85 else 60.0
        return min(self.chance.expovariate(1 / mean), 120.0) * self.world.pace

    def _shuffled(self) -> list[Tab]:
        return self.chance.sample(self.tabs, len(self.tabs))

    async def _do_something(self, tab: Tab) -> None:
        seen, lot = tab.seen, self.chance.random()
        assert seen is not None
        if seen.table.status == "over":
            await self._go_on(seen)
        elif seen.table.status == "waiting" and not seen.yours:
            await self._sit_anywhere(seen)
        elif seen.left and lot < 0.5:
            await self._sit(seen, seen.left[0])
        elif seen.undo and lot < 0.15:
            await self._undo(tab, seen)
        elif seen.you >= 0 and seen.table.deciding == seen.you and lot < 0.93:
            await self._act(tab, seen)
        else:
            await self._meddle(seen, self.chance.random())

    def _action(self, seen: Seen) -> Json:
        action = self.chance.choice(json.loads(bytes(seen.legal)))
        return {"seat": seen.you, "action": action, "version": seen.table.version, "id": self._id()}

    def _id(self) -> str:
        return f"{self.chance.getrandbits(64):x}"

    async def _act(self, tab: Tab, seen: Seen) -> None:
        """Usually once; sometimes the same request twice at a time, or another one from another tab."""
        path, lot = f"/api/tables/{seen.table.id}/actions", self.chance.random()
        bodies = [self._action(seen)]
        if lot < 0.08:
            bodies.append(bodies[0])
        elif lot < 0.16:
            bodies.append(self._action(seen))
        asked = [
            self.insist(self.request("POST", path, body), tab.house if at == 0 else None)
            for at, body in enumerate(bodies)
        ]
        answers = [answer for answer in await asyncio.gather(*asked) if answer is not None]
        if any(answer.status == 409 for answer in answers):
            await self._look(tab, seen)

    async def _undo(self, tab: Tab, seen: Seen) -> None:
        body = {"seat": seen.you, "version": seen.table.version, "id": self._id()}
        path = f"/api/tables/{seen.table.id}/undo"
        asked = [self.insist(self.request("POST", path, body)) for _ in range(1 + (self.chance.random() < 0.2))]
        await asyncio.gather(*asked)

    async def _look(self, tab: Tab, seen: Seen) -> None:
        """The page asks for the whole table if it was behind."""
        answer = await self.insist(self.request("GET", f"/api/tables/{seen.table.id}"), tab.house)
        if answer is not None and answer.status == 200:
            found = SEEN.decode(answer.body)
            if tab.seen is None or found.table.number >= tab.seen.table.number:
                tab.seen = found

    async def _meddle(self, seen: Seen, lot: float) -> None:
        """What people do besides acting."""
        path = f"/api/tables/{seen.table.id}"
        if lot < 0.10 and seen.yours:
            said = self._id()
            body = {"seat": self.chance.choice(seen.yours), "text": f"hello {said}", "id": said}
            await self.insist(self.request("POST", f"{path}/chat", body))
        elif lot < 0.13 and seen.yours:
            await self.want("PUT", f"{path}/seats/{self.chance.choice(seen.yours)}/bot", {"level": "greedy"})
        elif lot < 0.16 and seen.yours:
            await self._hand_over(seen, self.chance.choice(seen.yours))
        elif lot < 0.30:
            await self.want("GET", path)
        elif lot < 0.33:
            await self.want("GET", "/api/tables", None, "of=mine")
        elif lot < 0.36 and seen.table.deciding in seen.yours:
            await self.want("GET", f"{path}/hint", None, f"seat={seen.table.deciding}")
        elif lot < 0.7 and seen.yours and seen.table.deciding not in seen.yours and seen.table.status == "playing":
            await self.insist(self.request("PUT", f"{path}/seats/{seen.table.deciding}/bot", {"level": "greedy"}))

    async def _hand_over(self, seen: Seen, seat: int) -> None:
        """Leave a seat and sit down again, or give its link to a friend."""
        path = f"/api/tables/{seen.table.id}/seats/{seat}"
        link = await self.want("GET", f"{path}/invitation")
        friend = self.chance.choice(self.world.people)
        if link is None:
            return
        if self.chance.random() < 0.5:
            await self.want("DELETE", path, None, f"to={self.chance.choice(('open', 'invited'))}")
            link = await self.want("GET", f"{path}/invitation")
        given = {} if link is None else {"invitation": link["invitation"]}
        await friend.want("PUT", path, {"name": friend.name, **given})

    async def _sit(self, seen: Seen, seat: int) -> None:
        await self.want("PUT", f"/api/tables/{seen.table.id}/seats/{seat}", {"name": self.name})

    async def _sit_anywhere(self, seen: Seen) -> None:
        for at, seat in enumerate(seen.table.seats):
            if seat["kind"] == "open":
                await self._sit(seen, at)
                return

    async def _go_on(self, seen: Seen) -> None:
        """A rematch, for which all ask at once."""
        if seen.table.rematch is None:
            told = await self.want("POST", f"/api/tables/{seen.table.id}/rematch")
            following = None if told is None else str(told["table"])
        else:
            following = seen.table.rematch
        if following is not None and self.table == seen.table.id:
            self.watch(following, len(self.tabs) or 1)


class Intruder(Person):
    """Has a key, a look at all tables, and no rights; tries everything. It must only ever get what a spectator gets."""

    async def play(self) -> None:
        self.token = self.token if self.chance.random() < 0.8 else None
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 90.0))
            truth = self.world.current()
            if truth is not None:
                await self._try(truth.row.id, truth.now.deciding)

    async def _try(self, table: str, seat: int) -> None:
        truth = self.world.oracle.tables[table]
        moment, path, at = truth.now, f"/api/tables/{table}", max(seat, 0)
        common: Json = {"seat": at, "version": moment.version, "id": f"{self.chance.getrandbits(64):x}"}
        legal = json.loads(truth.legal(moment, seat)) or [{"do": "pass"}]
        tries: list[tuple[str, str, Json | None, str]] = [
            ("POST", f"{path}/actions", {**common, "action": self.chance.choice(legal)}, ""),
            ("POST", f"{path}/undo", {**common, "seat": max(moment.undo, 0)}, ""),
            ("POST", f"{path}/chat", {"seat": at, "text": "I am not here", "id": common["id"]}, ""),
            ("GET", path, None, f"seat={at}"),
            ("GET", f"{path}/legal", None, f"seat={at}"),
            ("GET", f"{path}/seats/{at}/invitation", None, ""),
            ("DELETE", f"{path}/seats/{at}", None, "to=open"),
            ("PUT", f"{path}/seats/{at}", {"name": "Eve"}, ""),
            ("PUT", f"{path}/seats/{at}/bot", {"level": "greedy"}, ""),
            ("PUT", f"{path}/seats/{at}/bot", {"level": "greedy", "resign": True}, ""),
        ]
        method, where, body, query = self.chance.choice(tries)
        request = self.request(method, where, body, query)
        if self.token is None and self.chance.random() < 0.5:
            request.headers["authorization"] = "Bearer " + "x" * 43 + "." + "y" * 22
        try:
            await self.ask(self.chance.randrange(self.world.size), request)
        except NoAnswer:
            return
