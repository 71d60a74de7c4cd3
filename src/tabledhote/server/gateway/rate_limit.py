"""Limits what one address may ask for: requests over time, and live connections at a time."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from urllib.parse import unquote_to_bytes

from tabledhote.server.errors import Refusal
from tabledhote.server.settings import Settings

COSTS = {("POST", "/api/tables"): 10, ("POST", "/records"): 10, ("POST", "/api/keys"): 5, ("GET", "/api/me/data"): 20}
HINT_COST = 5
IDENTITY = re.compile(r"/(api/)?(me|you|links|devices|passkeys)(/.*)?")  # what makes somebody a person, or ends it
IDENTITY_COST = 10
RENDERED = re.compile(r"/tables/[^/]+(/replay|/result)?|/api/tables/[^/]+/(positions/\d+|verify)")  # always
SHOWN = re.compile(r"/api/tables/[^/]+(/events)?")  # where the parts that are asked for decide
RENDER_COST = 4
REMEMBERED = 50_000  # addresses
CHARGE: ContextVar[Callable[[int], None] | None] = ContextVar("charge", default=None)  # to the request's address


class RateLimit:
    """A bucket of tokens for each address. It fills at `rate` and holds `burst`; a request takes its cost out."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._buckets: dict[str, tuple[float, float]] = {}  # address: the tokens left, and when they were counted
        self._streams: dict[str, int] = {}  # address: its live connections

    def charge(self, address: str, cost: int) -> None:
        """Take the cost of a request from an address, or refuse the request."""
        rate, burst = self.settings.rate, float(self.settings.burst)
        if not rate:
            return
        now = time.monotonic()
        left, counted = self._buckets.get(address, (burst, now))
        left = min(burst, left + (now - counted) * rate)
        if len(self._buckets) >= REMEMBERED:
            self._buckets.clear()
        affordable = left >= cost
        self._buckets[address] = (left - cost if affordable else left, now)
        if not affordable:
            raise Refusal("too_many", "Too many requests from this address.")

    def charge_first(self, address: str, cost: int) -> None:
        """Charge a request, and note which address pays for costs that turn up while it is answered."""
        self.charge(address, cost)
        CHARGE.set(partial(self.charge, address))

    @contextmanager
    def stream(self, address: str) -> Iterator[None]:
        """Count a live connection for as long as it lasts, or refuse it."""
        count = self._streams.get(address, 0)
        if self.settings.rate and count >= self.settings.streams:
            raise Refusal("too_many", "Too many live connections from this address.")
        self._streams[address] = count + 1
        try:
            yield
        finally:
            self._streams[address] -= 1
            if not self._streams[address]:
                del self._streams[address]


def cost(method: str, path: str, query: bytes = b"") -> int:
    """What a request costs: more if it stores something for good or keeps a processor busy.

    >>> cost("GET", "/api/tables/x"), cost("GET", "/api/tables/x", b"parts=view,svg"), cost("GET", "/tables/x/replay")
    (1, 4, 4)
    >>> cost("POST", "/api/tables/x/actions"), cost("POST", "/api/links/x"), cost("GET", "/api/me/data")
    (1, 10, 20)
    """
    listed = COSTS.get((method, path.rstrip("/")))
    if listed is not None:
        return listed
    if method != "GET":
        return IDENTITY_COST if IDENTITY.fullmatch(path) else 1
    if path.endswith("/hint"):
        return HINT_COST
    shown = SHOWN.fullmatch(path) is not None and asks_for_much(path, unquote_to_bytes(query))
    return RENDER_COST if shown or RENDERED.fullmatch(path) else 1


def asks_for_much(path: str, query: bytes) -> bool:
    """Whether the answer has more than a position: live updates have lines unless the request says otherwise."""
    return any(part in query for part in (b"svg", b"choices", b"lines")) or (
        path.endswith("/events") and b"language" in query
    )


def charge_more(cost: int) -> None:
    """Charge the request that is being answered, if there is one: it turns out to cost more."""
    charge = CHARGE.get()
    if charge is not None:
        charge(cost)
