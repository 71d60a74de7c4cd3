"""Bugs to plant: `--plant NAME` puts one of them into the server, for the simulation to find."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from sqlalchemy.exc import OperationalError

from tabledhote.server.bots.seats import BotSeats, bot_decides
from tabledhote.server.errors import Refusal
from tabledhote.server.live import messages
from tabledhote.server.live.feed import Listener
from tabledhote.server.store.entries import Change, Entry
from tabledhote.server.store.errors import Conflict, Unavailable
from tabledhote.server.store.moment import moment
from tabledhote.server.store.store import Store
from tabledhote.server.tables import changes, registry, timekeeper
from tabledhote.server.tables.changes import Draft
from tabledhote.server.tables.registry import TRIES, Registry
from tabledhote.server.tables.table import Table
from tests.simulation.database import SimulatedStore

Place = tuple[Any, str, Any]  # what is replaced, and by what


@contextmanager
def planted(name: str | None) -> Iterator[None]:
    with ExitStack() as stack:
        for where, attribute, bug in () if name is None else PLANTS[name]:
            stack.enter_context(patch.object(where, attribute, bug))
        yield


async def append_to_any_object(self: Registry, table: Table, draft: Callable[[], Draft | Entry]) -> Entry:
    """An old bug: after a failure the table is read again, and a bot goes on thinking about the old object."""
    return await append(self, table, draft, early=False)


def look_after_object(self: BotSeats, table: Table, delay: float = 0.0) -> None:
    """Likewise: the task of a table keeps the object with which it began."""
    if self._closed or not bot_decides(table):
        return
    running = self._tasks.get(table.id)
    if running is not None:
        if delay or table.id not in self._waiting:
            return
        running.cancel()
    task = self._tasks[table.id] = asyncio.create_task(move_object(self, table, delay))
    task.add_done_callback(lambda task: forget_task(self, table.id, task))


def forget_task(self: BotSeats, table_id: str, task: asyncio.Task[None]) -> None:
    if self._tasks.get(table_id) is task:
        del self._tasks[table_id]
        self._waiting.discard(table_id)


async def move_object(self: BotSeats, table: Table, delay: float) -> None:
    while bot_decides(table) and self.registry.in_memory(table.id) is table:
        if delay:
            delay = delay if await self._somebody_else_moves(table, delay) else 0.0
        elif not await self._moves(table):
            return


async def append_shown_early(self: Registry, table: Table, draft: Callable[[], Draft | Entry]) -> Entry:
    return await append(self, table, draft, early=True)


async def append(self: Registry, table: Table, draft: Callable[[], Draft | Entry], early: bool) -> Entry:
    async with self.lock(table.id):
        for _ in range(TRIES):
            wanted = draft()
            if isinstance(wanted, Entry):
                return wanted
            at = max(moment(), table.lines[-1].at)
            entry = Entry(table.number + 1, wanted.kind, wanted.seat, wanted.body, at, wanted.once)
            change = self.change(table, entry, wanted)
            if early:
                self._take_in(table, [entry])
            try:
                await self.store.write(change)
            except Conflict:
                if early:
                    self.forget(table)
                    break
                await self.catch_up(table)
                continue
            except Unavailable as error:
                self.forget(table)
                raise Refusal("unavailable", "The store does not answer.") from error
            if not early:
                self._take_in(table, [entry])
            self._look_after(table)
            return entry
    raise Refusal("unavailable", "Others were faster.")


async def write_later(self: Store, change: Change) -> None:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.add_done_callback(lambda written: written.exception())
    self._queue.put_nowait((change, done))


commit = SimulatedStore._commit


async def commit_whatever_happens(self: SimulatedStore, changed: Sequence[Change]) -> None:
    try:
        await commit(self, changed)
    except OperationalError:
        return


def load_without_undo(self: Table, entries: list[Entry]) -> Iterator[None]:
    for entry in entries:
        with patch.object(Table, "_undo", lambda *_: None):
            self.absorb(entry)
        yield


get = Registry.get


async def get_from_memory(self: Registry, table_id: str) -> Table:
    return self.in_memory(table_id) or await get(self, table_id)


def refuse_repeated(table: Table, *_: object) -> Entry:
    raise Refusal("stale_version", "The position has changed.", version=table.version)


def say_unchecked(table: Table, holder: str, seat: int, text: str, once: str | None) -> Draft:
    return Draft("say", seat, {"text": text}, once)


def say_again(table: Table, holder: str, seat: int, text: str, once: str | None) -> Draft:
    table.check_holder(seat, holder)
    return Draft("say", seat, {"text": text})


look_after = BotSeats.look_after


def look_after_own(self: BotSeats, table: Table, delay: float = 0.0) -> None:
    if not delay:
        look_after(self, table)


looks_from = Listener.looks_from


def look_for_ever(self: Listener) -> int:
    return looks_from(self) if self.seat is None else self.seat


def wall_clock() -> float:
    return round(time.time(), 6)


# Each is a mistake that somebody could make, or has made.
PLANTS: dict[str, list[Place]] = {
    "second-object": [(Registry, "_append", append_to_any_object), (BotSeats, "look_after", look_after_object)],
    "answer-before-commit": [(Store, "write", write_later)],
    "show-before-commit": [(Registry, "_append", append_shown_early)],
    "no-version-check": [(Table, "check_version", lambda table, version: None)],
    "lost-undo": [(Table, "loading", load_without_undo)],
    "unread-catch-up": [(Registry, "get", get_from_memory)],
    "missed-notices": [(Registry, "_hear", lambda registry, table_id, number: None)],
    "unchecked-chat": [(changes, "say", say_unchecked)],
    "chat-without-id": [(changes, "say", say_again)],
    "refused-repetition": [(changes, "repeated", refuse_repeated)],
    "swallowed-error": [(SimulatedStore, "_commit", commit_whatever_happens)],
    "kept-view": [(Listener, "looks_from", look_for_ever)],
    "no-takeover": [(BotSeats, "look_after", look_after_own)],
    "wall-clock": [(where, "moment", wall_clock) for where in (registry, timekeeper)],
    "private-events-told": [(messages, "seen_by", lambda seat, events: list(events))],
}
