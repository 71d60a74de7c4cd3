"""Metrics for Prometheus: counts and times, nothing about players and games."""

import asyncio
import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from tabledhote.server.tables.registry import Registry

PROCESSES = "PROMETHEUS_MULTIPROC_DIR"  # where several processes collect their figures
LOOP_INTERVAL = 0.02  # seconds between two checks of the event loop
CHECKS = 50  # of the event loop between two refreshes of the figures


class Metrics:
    def __init__(self) -> None:
        self.collectors = collectors = CollectorRegistry()
        self.longest_block = 0.0  # the most seconds for which the event loop was blocked
        self._requests = Counter(
            "tabledhote_requests", "Requests answered.", ["method", "route", "status"], registry=collectors
        )
        self._seconds = Histogram(
            "tabledhote_request_seconds",
            "Time until the answer is complete, live connections excepted.",
            ["route"],
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=collectors,
        )
        self._by_request: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}  # finding them by label is slow
        self._entries = Counter("tabledhote_entries", "Entries committed.", registry=collectors)
        self._tables = gauge("tabledhote_tables_open", "Tables in memory.", collectors)
        self._listeners = gauge("tabledhote_listeners", "Live connections.", collectors)
        self._dropped = Counter(
            "tabledhote_listeners_dropped", "Clients too slow for their queue.", registry=collectors
        )
        self._overruns = Counter("tabledhote_bot_overruns", "Bots that did not answer in time.", registry=collectors)
        self._blocked = gauge(
            "tabledhote_loop_blocked_seconds", "The longest time for which the event loop was blocked.", collectors
        )
        self._counted = {"entries": 0, "dropped": 0, "overruns": 0}

    def count_request(self, method: str, route: str, status: int, seconds: float, live: bool) -> None:
        metrics = self._by_request.get((method, route, status))
        if metrics is None:
            metrics = self._requests.labels(method, route, str(status)), self._seconds.labels(route)
            self._by_request[method, route, status] = metrics
        counter, histogram = metrics
        counter.inc()
        if not live:
            histogram.observe(seconds)

    def render(self, tables: Registry) -> bytes:
        """The figures in the format that Prometheus reads."""
        self.refresh(tables)
        collectors = self.collectors
        if PROCESSES in os.environ:
            collectors = CollectorRegistry()
            MultiProcessCollector(collectors)  # type: ignore[no-untyped-call]  # prometheus_client has no type for it
        return generate_latest(collectors)

    def refresh(self, tables: Registry) -> None:
        """Bring up to date the figures that the server counts elsewhere."""
        self._tables.set(tables.count())
        self._listeners.set(tables.feed.count())
        self._blocked.set(self.longest_block)
        counts = {"entries": tables.committed, "dropped": tables.feed.dropped, "overruns": tables.pool.overruns}
        for name, counter in (("entries", self._entries), ("dropped", self._dropped), ("overruns", self._overruns)):
            counter.inc(counts[name] - self._counted[name])
        self._counted = counts

    async def watch(self, tables: Registry) -> None:
        """Check again and again how late the event loop is, and refresh the figures."""
        loop = asyncio.get_running_loop()
        checks = 0
        while True:
            before = loop.time()
            await asyncio.sleep(LOOP_INTERVAL)
            self.longest_block = max(self.longest_block, loop.time() - before - LOOP_INTERVAL)
            checks += 1
            if checks % CHECKS == 0:
                self.refresh(tables)


def gauge(name: str, text: str, collectors: CollectorRegistry) -> Gauge:
    return Gauge(name, text, registry=collectors, multiprocess_mode="livesum")
