"""Which person has a key. What the store says is kept for a few seconds; news of a change ends that at once."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tabledhote.server.errors import Refusal
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.store.moment import moment
from tabledhote.server.store.people import note_device
from tabledhote.server.store.store import Store

logger = logging.getLogger(__name__)

FRESH = 5.0  # seconds for which an answer of the store is taken for granted: `tabledhote admin` tells a server nothing
REMEMBERED = 10_000  # keys
SEEN_EVERY = 3600.0  # seconds between two notes of when a device was there


@dataclass(frozen=True, slots=True)
class Standing:
    """The person whose key it is, None for a device that was signed out; and what that person may do."""

    person: str | None
    blocked: bool = False
    limits: dict[str, int] = field(default_factory=dict)


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._by_key: dict[str, tuple[float, Standing]] = {}
        self._by_person: dict[str, Standing] = {}
        self._changes = 0  # what was read before the last of them may be out of date
        self._notes: set[asyncio.Task[None]] = set()

    async def standing(self, key: str, label: Callable[[], str] = str) -> Standing:
        """Of the holder of a key; `label` tells what their device calls itself, if that has to be known."""
        known = self._by_key.get(key)
        if known is not None and time.monotonic() - known[0] < FRESH:
            return known[1]
        changes = self._changes
        try:
            device = await self.store.device(key)
        except Unavailable as error:
            if known is not None:
                return known[1]
            raise Refusal("unavailable", "The store does not answer.") from error
        if changes != self._changes:
            return await self.standing(key, label)
        if device is None:
            return self._remember(key, Standing(key))
        if device.person is not None:
            called = label()
            if moment() - device.seen > SEEN_EVERY or (called and not device.label):
                self._note(key, called)
        return self._remember(key, Standing(device.person, device.blocked, device.limits))

    def begin(self, key: str) -> None:
        """Note a key that was made just now: the store cannot know it."""
        self._remember(key, Standing(key))

    def of(self, person: str) -> Standing:
        """What is known of somebody who has sent a request."""
        return self._by_person.get(person) or Standing(person)

    def forget(self, keys: Iterable[str]) -> None:
        """Ask the store again what keys mean."""
        self._changes += 1
        for key in keys:
            self._by_key.pop(key, None)

    def forget_all(self) -> None:
        self._changes += 1
        self._by_key.clear()

    def _remember(self, key: str, standing: Standing) -> Standing:
        if len(self._by_key) >= REMEMBERED:
            self._by_key.clear()
            self._by_person.clear()
        self._by_key[key] = time.monotonic(), standing
        if standing.person is not None:
            self._by_person[standing.person] = standing
        return standing

    def _note(self, key: str, label: str) -> None:
        """Note that a device was used; nobody waits for this, and it does not matter if it fails."""

        async def write() -> None:
            try:
                await self.store.carry_out(lambda connection: note_device(connection, key, label, moment()))
            except Unavailable as error:
                logger.warning("a device was not noted", extra={"problem": str(error)})

        task = asyncio.create_task(write())
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._notes, return_exceptions=True)
