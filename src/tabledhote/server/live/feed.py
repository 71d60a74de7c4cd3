"""Live updates as server-sent events: who listens to which table, and what each still has to be told.

What happens is put down for each listener as a number, and soon written to its connection, past the framework; nobody
waits for that. While the connection is clogged the numbers add up, which is bounded; then they are told together. A
listener that cannot keep up is dropped: its browser connects again with the last number it saw and is told the rest.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection
from functools import partial

from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.connections import CLIENT
from tabledhote.server.gateway.protocol import Wire
from tabledhote.server.live.encode import ENCODER, encoded
from tabledhote.server.render.renderer import Renderer, heavy
from tabledhote.server.settings import Settings
from tabledhote.server.tables.table import PERSON, Table

logger = logging.getLogger(__name__)

PRESENCE, BEAT = -1, -2  # notes for a listener besides the numbers of entries
RETRY = b"retry: 1000\n\n"  # milliseconds until a client connects again
TURN = 0.005  # seconds of one turn of the event loop after which no further listener is told

Same = dict[tuple[object, ...], list[bytes]]  # what several listeners are told alike


class Listener:
    """One live connection. `seat` None follows the holder's seats: the one that decides, else the first."""

    def __init__(
        self,
        table: Table,
        seat: int | None,
        holder: str | None,
        parts: frozenset[str],
        language: str | None,
        size: int,
        key: str | None = None,
    ) -> None:
        self.table, self.seat, self.holder = table, seat, holder
        self.key = key  # of the device that listens
        self.parts, self.language = parts, language
        self.size, self.notes = size, set[int]()
        self.wire: Wire | None = None  # there is none before the first event is sent
        self.due = False  # whether it will be told soon
        self.client = CLIENT.get()  # the address that listens
        self.rendering: asyncio.Task[None] | None = None  # while it waits for what another process makes
        self.last = -1  # the last entry of which it was told
        self.same: Same = {}  # what other listeners to the same entry are told
        self.dropped = False
        self.over = asyncio.Event()

    def note(self, note: int) -> None:
        """Put down what is to be told later; too much of it, and the client will have to ask for all of it again."""
        if len(self.notes) < self.size:
            self.notes.add(note)
        elif not self.over.is_set():
            self.dropped = True
            self.over.set()

    def waits(self) -> bool:
        """Whether another process makes what this listener is to be told."""
        return heavy(self.table, self.parts, self.language, self.last)

    def plays(self) -> bool:
        return self.holder is not None and any(seat.holder == self.holder for seat in self.table.seats)

    def looks_from(self) -> int:
        """The seat from which this listener sees the table now."""
        if self.seat is None:
            return self.table.looked_from(None, self.holder)
        seat = self.table.seats[self.seat] if self.seat >= 0 else None
        own = seat is not None and seat.kind == PERSON and seat.holder == self.holder
        return self.seat if own else -1  # a seat that was handed over is no longer looked into


class Feed:
    def __init__(self, settings: Settings, renderer: Renderer, current: Callable[[str], Table | None]) -> None:
        self.settings, self.renderer, self.current = settings, renderer, current
        self.listeners: dict[str, set[Listener]] = {}
        self.closing = False
        self.dropped = 0
        self.announce: Callable[[Table], None] | None = None  # to other processes, where there are any
        self._due: deque[Listener] = deque()
        self._elsewhere: dict[str, dict[str, tuple[float, int, frozenset[str]]]] = {}

    def count(self) -> int:
        return sum(len(group) for group in self.listeners.values())

    def publish(self, table: Table) -> None:
        """Let everybody who listens know what is new."""
        same: Same = {}
        for listener in self.listeners.get(table.id, ()):
            listener.same = same
            self._tell(listener, table.number)

    def _tell(self, listener: Listener, note: int) -> None:
        """Soon: who acted is answered first."""
        listener.note(note)
        if not listener.due and listener.wire is not None and not listener.wire.clogged:
            listener.due = True
            if not self._due:
                asyncio.get_running_loop().call_soon(self._turn)
            self._due.append(listener)

    def _turn(self) -> None:
        """Tell those who are due as much as fits into a turn of the event loop."""
        until = time.perf_counter() + TURN
        while self._due and time.perf_counter() < until:
            self._catch_up(self._due.popleft())
        if self._due:
            asyncio.get_running_loop().call_soon(self._turn)

    def _catch_up(self, listener: Listener) -> None:
        """Write down the wire what a listener has not been told yet."""
        listener.due = False
        wire = listener.wire
        if wire is None or wire.clogged or listener.over.is_set() or listener.rendering is not None:
            return
        notes, listener.notes = listener.notes, set()
        try:
            events = self._signs(listener, notes)
            if listener.table.number > listener.last:
                if listener.waits():
                    listener.rendering = asyncio.create_task(self._tell_rendered(listener))
                else:
                    events += self._update(listener, b"update")
            if events:  # nothing would be the end of the answer
                wire.write(events)
        except Exception as error:
            self._give_up(listener, error)

    async def _tell_rendered(self, listener: Listener) -> None:
        """Write what another process has made; then what has happened meanwhile."""
        try:
            event = await self._rendered(listener, b"update")
            if listener.wire is not None:
                listener.wire.write([event])
        except Exception as error:
            self._give_up(listener, error)
        listener.rendering = None
        if listener.notes:
            self._catch_up(listener)

    def _give_up(self, listener: Listener, error: Exception) -> None:
        """The client connects again and asks for what it has not seen."""
        if isinstance(error, Refusal):  # the rendering process is late, or has died
            logger.warning("a listener could not be told yet", extra={"code": error.code})
        else:
            logger.error("a listener could not be told", exc_info=error)
        listener.over.set()

    def _signs(self, listener: Listener, notes: set[int]) -> list[bytes]:
        """What is not about the table: that the connection lives, and who is there."""
        events: list[bytes] = []
        if BEAT in notes:
            events.append(b": beat\n\n")
        if PRESENCE in notes:
            events += [b"event: presence\ndata: ", ENCODER.encode(self.present(listener.table)), b"\n\n"]
        return events

    def present(self, table: Table) -> dict[str, object]:
        """Which seats are connected or for how many seconds not, and how many others look on, in all processes."""
        watching, holders = self._connected(table)
        here = [seat.holder is not None and seat.holder in holders for seat in table.seats]
        away = [0 if here[at] else round(self.away(table, at)) for at in range(len(here))]
        return {"here": here, "away": away, "watching": watching}

    def away(self, table: Table, seat: int) -> float:
        """For how many seconds the person of a seat has been neither connected nor heard of."""
        holder = table.seats[seat].holder
        if holder is None or holder in self._connected(table)[1]:
            return 0.0
        return time.monotonic() - table.seen.get(holder, table.opened)

    def _connected(self, table: Table) -> tuple[int, frozenset[str]]:
        watching, holders = self.local(table)
        for heard, elsewhere, people in self._elsewhere.get(table.id, {}).values():
            if time.monotonic() - heard < 3 * self.settings.heartbeat:
                watching, holders = watching + elsewhere, holders | people
        return watching, holders

    def local(self, table: Table) -> tuple[int, frozenset[str]]:
        """How many look on here, and the holders of seats who are connected here."""
        listening = self.listeners.get(table.id, ())
        held = frozenset(seat.holder for seat in table.seats if seat.holder)
        watching = sum(listener.holder not in held for listener in listening)
        return watching, held & {listener.holder for listener in listening if listener.holder}

    def client(self, table_id: str) -> str | None:
        """The address of somebody who plays at a table and listens here."""
        listening = self.listeners.get(table_id, ())
        return next((found.client for found in listening if found.plays()), None)

    def come_and_go(self, table: Table) -> None:
        """Somebody has come or gone here: those here hear of it, and the other processes."""
        for listener in self.listeners.get(table.id, ()):
            self._tell(listener, PRESENCE)
        if self.announce is not None and not self.closing:
            self.announce(table)

    def notice(self, origin: str, table_id: str, watching: int, holders: frozenset[str]) -> None:
        """Another process tells who is connected there."""
        known = self._elsewhere.setdefault(table_id, {})
        before = known[origin][1:] if origin in known else (0, frozenset())
        changed = before != (watching, holders)
        known[origin] = (time.monotonic(), watching, holders)
        if not watching and not holders:
            del known[origin]
            if not known:
                del self._elsewhere[table_id]
        if changed:
            for listener in self.listeners.get(table_id, ()):
                listener.table.seen |= dict.fromkeys(before[1] - holders, time.monotonic())
                self._tell(listener, PRESENCE)

    def stop(self) -> None:
        """End all live connections, so that the server can."""
        self.closing = True
        for group in self.listeners.values():
            for listener in group:
                listener.over.set()

    def end(self, table_id: str) -> None:
        """End the live connections to one table; they will be made again."""
        for listener in self.listeners.get(table_id, ()):
            listener.over.set()

    def end_of(self, keys: Collection[str]) -> None:
        """End the live connections of some devices: whose they are has changed."""
        for group in self.listeners.values():
            for listener in group:
                if listener.key in keys:
                    listener.over.set()

    async def stream(self, listener: Listener, known: int | None, wire: Wire) -> AsyncIterator[bytes]:
        """The first event for a listener: from the entry after `known` on; None or an unknown number: a full view.

        All others are written to the wire.
        """
        table = listener.table
        if self.current(table.id) is not table:  # it left the memory meanwhile, and nobody would publish it
            yield RETRY
            return
        self.listeners.setdefault(table.id, set()).add(listener)
        self.come_and_go(table)
        try:
            fresh = known is None or not 0 <= known <= table.number
            listener.last = known if known is not None and not fresh else -1
            kind = b"view" if fresh else b"update"
            try:
                first = [await self._rendered(listener, kind)] if listener.waits() else self._update(listener, kind)
            except Refusal as refusal:  # the answer has begun, and cannot become an error
                self._give_up(listener, refusal)
                first = []
            yield b"".join([RETRY, *first])
            if not self.closing:
                listener.wire = wire
                wire.when_drained(partial(self._catch_up, listener))
                self._catch_up(listener)
                await listener.over.wait()
        finally:
            listener.wire = None
            wire.when_drained(None)
            if wire.clogged or listener.dropped:  # it would not read the end either, and keep its connection
                wire.abort()
            if listener.rendering is not None:
                listener.rendering.cancel()
            self._leave(listener)

    async def beating(self) -> None:
        """Let listeners know from time to time that the connection is alive, and notice those that are not."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            for group in list(self.listeners.values()):
                for listener in group:
                    self._tell(listener, BEAT)
                if self.announce is not None and group:
                    self.announce(next(iter(group)).table)

    def _leave(self, listener: Listener) -> None:
        table_id = listener.table.id
        self.dropped += listener.dropped
        group = self.listeners.get(table_id, set())
        group.discard(listener)
        if listener.holder is not None:
            listener.table.seen[listener.holder] = time.monotonic()
        if not group:
            self.listeners.pop(table_id, None)
        self.come_and_go(listener.table)

    async def _rendered(self, listener: Listener, event: bytes) -> bytes:
        """The same as `_update`, made elsewhere. It is about this moment, whatever happens until it comes."""
        table, seat, after = listener.table, listener.looks_from(), listener.last
        listener.last = number = table.number
        asked = (table, seat, listener.holder, listener.parts, listener.language, after)
        data = await self.renderer.encoded(*asked, client=listener.client)
        return b"id: %d\nevent: %b\ndata: %b\n\n" % (number, event, data)

    def _update(self, listener: Listener, event: bytes) -> list[bytes]:
        """What is new for a listener, as one event. Listeners who are told the same at the same time share it."""
        table, seat, after = listener.table, listener.looks_from(), listener.last
        listener.last = table.number
        holder = listener.holder if any(found.holder == listener.holder for found in table.seats) else None
        same, listener.same = listener.same, {}
        key = (table.number, after, seat, holder, listener.parts, listener.language)
        told = same.get(key)
        if told is None:
            data = encoded(table, seat, holder, listener.parts, listener.language, after)
            told = same[key] = [b"id: %d\nevent: %b\ndata: " % (table.number, event), *data, b"\n\n"]
        return told
