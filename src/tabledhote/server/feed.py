"""Live updates as server-sent events: who listens to which table, and what each still has to be told.

Publishing adds a number to what each listener has still to hear, which is bounded, and never waits. A listener that
cannot keep up is dropped; its browser connects again with the last number it saw and is told what it missed.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable

import msgspec

from tabledhote.server import telling
from tabledhote.server.settings import Settings
from tabledhote.server.sitting import Sitting

ENCODER = msgspec.json.Encoder()
PRESENCE, STOP, BEAT = -1, -2, -3  # notes for a listener besides the numbers of entries
SHARED = 64  # updates kept for other listeners that are told the same


class Listener:
    """One live connection. `seat` None follows the holder's seats: the one that decides, else the first."""

    def __init__(
        self,
        sitting: Sitting,
        seat: int | None,
        holder: str | None,
        parts: frozenset[str],
        language: str | None,
        size: int,
    ) -> None:
        self.sitting, self.seat, self.holder = sitting, seat, holder
        self.parts, self.language = parts, language
        self.size, self.notes = size, set[int]()
        self.dropped = False
        self._waiting: asyncio.Future[None] | None = None

    def tell(self, note: int) -> None:
        if self.dropped:
            return
        if len(self.notes) < self.size:
            self.notes.add(note)
        else:
            self.dropped, self.notes = True, {STOP}  # the client will ask for all of it again
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def heard(self) -> set[int]:
        """All notes since the last time, as soon as there are any."""
        if not self.notes:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        notes, self.notes = self.notes, set()
        return notes

    def looks_from(self) -> int:
        """The seat from which this listener sees the table now."""
        if self.seat is not None and self.seat not in self.sitting.held_by(self.holder):
            return -1  # a seat that was handed over is no longer looked into
        return self.sitting.looked_from(self.seat, self.holder)


class Feed:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listeners: dict[str, set[Listener]] = {}
        self.closing = False
        self.dropped = 0
        self.announce: Callable[[Sitting], None] | None = None  # to other processes, where there are any
        self._elsewhere: dict[str, dict[str, tuple[float, int, frozenset[str]]]] = {}
        self._shared: dict[tuple[object, ...], bytes] = {}

    def count(self) -> int:
        return sum(len(group) for group in self.listeners.values())

    def publish(self, sitting: Sitting) -> None:
        """Let everybody who listens know that there are new entries."""
        for listener in self.listeners.get(sitting.id, ()):
            listener.tell(sitting.number)

    def present(self, sitting: Sitting) -> dict[str, object]:
        """Which seats are connected or for how many seconds not, and how many others look on, in all processes."""
        watching, holders = self._connected(sitting)
        here = [seat.holder is not None and seat.holder in holders for seat in sitting.seats]
        away = [0 if here[at] else round(self.away(sitting, at)) for at in range(len(here))]
        return {"here": here, "away": away, "watching": watching}

    def away(self, sitting: Sitting, seat: int) -> float:
        """For how many seconds the person of a seat has been neither connected nor heard of."""
        holder = sitting.seats[seat].holder
        if holder is None or holder in self._connected(sitting)[1]:
            return 0.0
        return time.monotonic() - sitting.seen.get(holder, sitting.opened)

    def _connected(self, sitting: Sitting) -> tuple[int, frozenset[str]]:
        watching, holders = self.local(sitting)
        for heard, elsewhere, people in self._elsewhere.get(sitting.id, {}).values():
            if time.monotonic() - heard < 3 * self.settings.heartbeat:
                watching, holders = watching + elsewhere, holders | people
        return watching, holders

    def local(self, sitting: Sitting) -> tuple[int, frozenset[str]]:
        """How many look on here, and the holders of seats who are connected here."""
        listening = self.listeners.get(sitting.id, ())
        held = frozenset(seat.holder for seat in sitting.seats if seat.holder)
        watching = sum(listener.holder not in held for listener in listening)
        return watching, held & {listener.holder for listener in listening if listener.holder}

    def come_and_go(self, sitting: Sitting) -> None:
        """Somebody has come or gone here: those here hear of it, and the other processes."""
        for listener in self.listeners.get(sitting.id, ()):
            listener.tell(PRESENCE)
        if self.announce is not None and not self.closing:
            self.announce(sitting)

    def notice(self, origin: str, table: str, watching: int, holders: frozenset[str]) -> None:
        """Another process tells who is connected there."""
        known = self._elsewhere.setdefault(table, {})
        before = known[origin][1:] if origin in known else (0, frozenset())
        changed = before != (watching, holders)
        known[origin] = (time.monotonic(), watching, holders)
        if not watching and not holders:
            del known[origin]
            if not known:
                del self._elsewhere[table]
        if changed:
            for listener in self.listeners.get(table, ()):
                listener.sitting.seen |= dict.fromkeys(before[1] - holders, time.monotonic())
                listener.tell(PRESENCE)

    def stop(self) -> None:
        """End all live connections, so that the server can."""
        self.closing = True
        for group in self.listeners.values():
            for listener in group:
                listener.tell(STOP)

    def end(self, table: str) -> None:
        """End the live connections to one table; they will be made again."""
        for listener in self.listeners.get(table, ()):
            listener.tell(STOP)

    async def stream(self, listener: Listener, known: int | None) -> AsyncIterator[bytes]:
        """The events for one listener, from the entry after `known` on; None or an unknown number: a full view."""
        sitting = listener.sitting
        self.listeners.setdefault(sitting.id, set()).add(listener)
        self.come_and_go(sitting)
        try:
            fresh = known is None or not 0 <= known <= sitting.number
            last = known if known is not None and not fresh else -1
            yield b"retry: 1000\n\n" + self.update(listener, last, b"view" if fresh else b"update")
            last = sitting.number
            while not self.closing:
                notes = await listener.heard()
                if STOP in notes:
                    break
                if BEAT in notes:
                    yield b": beat\n\n"
                if PRESENCE in notes:
                    yield b"event: presence\ndata: " + ENCODER.encode(self.present(sitting)) + b"\n\n"
                if sitting.number > last:
                    last, before = sitting.number, last
                    yield self.update(listener, before, b"update")
        finally:
            self._leave(listener)

    async def beating(self) -> None:
        """Let listeners know from time to time that the connection is alive, and notice those that are not."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            for group in list(self.listeners.values()):
                for listener in group:
                    listener.tell(BEAT)
                if self.announce is not None and group:
                    self.announce(next(iter(group)).sitting)

    def _leave(self, listener: Listener) -> None:
        table = listener.sitting.id
        self.dropped += listener.dropped
        group = self.listeners.get(table, set())
        group.discard(listener)
        if listener.holder is not None:
            listener.sitting.seen[listener.holder] = time.monotonic()
        if not group:
            self.listeners.pop(table, None)
        self.come_and_go(listener.sitting)

    def update(self, listener: Listener, after: int, event: bytes) -> bytes:
        """One event. Listeners who are told the same share it."""
        sitting, seat = listener.sitting, listener.looks_from()
        own = tuple(at for at, found in enumerate(sitting.seats) if found.holder and found.holder == listener.holder)
        key = (sitting.id, sitting.number, after, seat, own, listener.parts, listener.language)
        data = self._shared.get(key)
        if data is None:
            data = telling.encoded(sitting, seat, listener.holder, listener.parts, listener.language, after)
            if len(self._shared) >= SHARED:
                self._shared.pop(next(iter(self._shared)))
            self._shared[key] = data
        return b"id: %d\nevent: %b\ndata: %b\n\n" % (sitting.number, event, data)
