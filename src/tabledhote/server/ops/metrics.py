"""Measurements for Prometheus: counts and times, nothing about who plays what."""

import asyncio
import os
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:
    from tabledhote.server.tables.registry import House

PROCESSES = "PROMETHEUS_MULTIPROC_DIR"  # where several processes put their figures together
LOOKS = 0.02  # seconds between two looks at the event loop


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.worst = 0.0  # the longest time for which the event loop was blocked
        registry = self.registry
        self._requests = Counter(
            "tabledhote_requests", "Requests answered.", ["method", "route", "status"], registry=registry
        )
        self._known: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        self._seconds = Histogram(
            "tabledhote_request_seconds",
            "Time to the end of the answer, live connections excepted.",
            ["route"],
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=registry,
        )
        self._entries = Counter("tabledhote_entries", "Entries committed.", registry=registry)
        self._tables = gauge("tabledhote_tables_open", "Tables in memory.", registry)
        self._listeners = gauge("tabledhote_listeners", "Live connections.", registry)
        self._dropped = Counter("tabledhote_listeners_dropped", "Clients too slow for their queue.", registry=registry)
        self._overruns = Counter("tabledhote_bot_overruns", "Bots that did not answer in time.", registry=registry)
        self._blocked = gauge("tabledhote_loop_blocked_seconds", "The longest blocking of the event loop.", registry)
        self._counted = {"entries": 0, "dropped": 0, "overruns": 0}

    def request(self, method: str, route: str, status: int, seconds: float, live: bool) -> None:
        known = self._known.get((method, route, status))
        if known is None:
            known = self._requests.labels(method, route, str(status)), self._seconds.labels(route)
            self._known[method, route, status] = known
        known[0].inc()
        if not live:
            known[1].observe(seconds)

    def page(self, house: "House") -> bytes:
        """The figures as Prometheus reads them."""
        self.look(house)
        registry = self.registry
        if PROCESSES in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)

    def look(self, house: "House") -> None:
        self._tables.set(house.open_tables())
        self._listeners.set(house.feed.count())
        self._blocked.set(self.worst)
        now = {"entries": house.appended, "dropped": house.feed.dropped, "overruns": house.thinkers.overruns}
        for name, counter in (("entries", self._entries), ("dropped", self._dropped), ("overruns", self._overruns)):
            counter.inc(now[name] - self._counted[name])
        self._counted = now

    async def watch(self, house: "House") -> None:
        """Look again and again how late the event loop is, and bring the figures up to date."""
        loop = asyncio.get_running_loop()
        looks = 0
        while True:
            before = loop.time()
            await asyncio.sleep(LOOKS)
            self.worst = max(self.worst, loop.time() - before - LOOKS)
            looks += 1
            if looks % 50 == 0:
                self.look(house)


def gauge(name: str, text: str, registry: CollectorRegistry) -> Gauge:
    return Gauge(name, text, registry=registry, multiprocess_mode="livesum")
