"""What one person may do in a day: set up tables, add entries to their logs, and say something.

When somebody first does something here, the store tells what they have done today; from then on it is counted. So a
restart changes nothing. A day is one of UTC.
"""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tabledhote.server.errors import Refusal
from tabledhote.server.identity.people import People
from tabledhote.server.settings import Settings
from tabledhote.server.store.entries import DAY
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.store.store import Store

TABLES, ENTRIES, CHAT = "tables", "entries", "chat"
WORDS = {TABLES: "tables set up", ENTRIES: "actions and changes of seats", CHAT: "lines of chat"}
AFRESH = 600.0  # seconds after which the store is asked again where other processes count, too
REMEMBERED = 50_000  # people


@dataclass(slots=True)
class Spent:
    """What somebody has done since the day began; `read` is when the store told it."""

    day: int
    read: float
    numbers: dict[str, int]


class Quotas:
    def __init__(self, settings: Settings, store: Store, people: People, now: Callable[[], float] = time.time) -> None:
        self.store, self.people, self.now, self.shared = store, people, now, settings.shared
        self.limits = {TABLES: settings.daily_tables, ENTRIES: settings.daily_entries, CHAT: settings.daily_chat}
        self._spent: dict[str, Spent] = {}

    @asynccontextmanager
    async def spending(self, holder: str, what: str) -> AsyncIterator[None]:
        """Count one thing that a person does, or refuse it. What fails is not counted."""
        standing = self.people.of(holder)
        if standing.blocked:
            raise Refusal("blocked", "The host of this server has blocked you: you can watch, and nothing else.")
        limit = standing.limits.get(what, self.limits[what])
        if not limit:
            yield
            return
        spent = await self._today(holder)
        if spent.numbers[what] >= limit:
            wait = (spent.day + 1) * DAY - self.now()
            message = f"You have reached the limit for one day: {limit} {WORDS[what]}."
            raise Refusal("quota", message, wait=round(max(1.0, wait)))
        spent.numbers[what] += 1
        try:
            yield
        except BaseException:
            spent.numbers[what] -= 1
            raise

    async def _today(self, holder: str) -> Spent:
        now = self.now()
        day = int(now // DAY)
        known = self._spent.get(holder)
        if known is not None and known.day == day and not (self.shared and now - known.read > AFRESH):
            return known
        try:
            numbers = await self.store.spent(holder, float(day * DAY))
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        counted = known.numbers if known is not None and known.day == day else dict.fromkeys(WORDS, 0)
        numbers = {what: max(numbers[what], counted[what]) for what in WORDS}
        if len(self._spent) >= REMEMBERED:
            self._spent.clear()
        found = self._spent[holder] = Spent(day, now, numbers)
        return found

    def forget(self, holder: str) -> None:
        self._spent.pop(holder, None)
