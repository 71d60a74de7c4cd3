"""Makes bots move: one task for each table at which a bot decides, as long as it does."""

import asyncio
import logging
import random
import secrets
from typing import TYPE_CHECKING

from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import Action, State
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.connections import CLIENT
from tabledhote.server.render.turns import Turns
from tabledhote.server.store.entries import Entry
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.tables.changes import Draft, act
from tabledhote.server.tables.guide import scripted
from tabledhote.server.tables.table import BOT, PERSON, Table

if TYPE_CHECKING:
    from tabledhote.server.tables.registry import Registry

logger = logging.getLogger(__name__)

SOON, LATEST = 0.2, 5.0  # seconds until a bot that could not move tries again: the first time, and at most
DEALS = 30  # of hidden cards, until a bot has a choice with them


class BotSeats:
    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self._turns = Turns(registry.settings.bot_processes)
        self._closed = False
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hurried: dict[str, bool] = {}  # tables whose bots play without pauses; whether without that for undo
        self._skipped: dict[str, asyncio.Event] = {}  # by tables whose bots pause: set to end all pauses
        self._waiting: set[str] = set()  # tables whose task waits for another process to make the bots move

    def busy(self, table: Table) -> bool:
        return table.id in self._tasks

    def look_after(self, table: Table, delay: float = 0.0) -> None:
        """Make sure that a bot which decides at this table gets to move.

        With a delay where another process is expected to do it: if it does, nothing is left to do then.
        """
        if self._closed or not bot_decides(table):
            return
        running = self._tasks.get(table.id)
        if running is not None:
            if delay or table.id not in self._waiting:
                return
            running.cancel()  # it was to wait for another process, but now the table is this one's
        self._tasks[table.id] = asyncio.create_task(self._moving(table.id, delay))

    def hurry(self, table: Table, holder: str, *, undo: bool) -> None:
        """Let the bots play without pauses until a person decides; with `undo` they wait for who may take back. Nobody
        shortens the time that another person has for it.
        """
        if not self.busy(table):
            return
        owner = table.undoable()
        waited_for = table.seats[owner] if owner >= 0 and table.seats[owner].kind == PERSON else None
        at_once = waited_for is None or (waited_for.holder == holder and not undo)
        self._hurried[table.id] = self._hurried.get(table.id, False) or (at_once and not undo)
        if table.id in self._skipped and at_once:
            self._skipped[table.id].set()

    async def resume(self) -> None:
        """After a start: the tables at which a bot was to move."""
        waiting: list[str] | None = None
        while waiting is None or waiting:
            try:
                if waiting is None:
                    waiting = [row.id for row in await self.registry.store.unfinished()]
                while waiting:
                    await self.registry.get(waiting[-1])
                    waiting.pop()
            except (Refusal, Unavailable) as error:
                if isinstance(error, Refusal) and error.code != "unavailable" and waiting:
                    waiting.pop()  # nothing can be read of it: `get` has logged that
                else:
                    logger.warning("tables could not be resumed yet", extra={"problem": type(error).__name__})
                    await asyncio.sleep(LATEST)

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _moving(self, table_id: str, delay: float) -> None:
        pause = SOON
        try:
            while (table := self.registry.in_memory(table_id)) is not None and bot_decides(table):
                if delay:
                    if not await self._somebody_else_moves(table, delay):
                        delay = 0.0  # look again first: somebody may have taken the bot's seat meanwhile
                elif await self._moves(table):
                    pause = SOON
                else:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LATEST)
        finally:
            if self._tasks.get(table_id) is asyncio.current_task():
                self._hurried.pop(table_id, None)
                del self._tasks[table_id]  # at once: whatever is appended from now on needs another task

    async def _moves(self, table: Table) -> bool:
        """Whether nothing went wrong."""
        try:
            await self._move(table)
        except Refusal as refusal:
            if refusal.code != "too_many":  # then many bots of one client wait already, and each asks again
                logger.warning("a bot could not move", extra={"code": refusal.code})
            return False
        except Exception:
            logger.exception("a bot could not move")
            return False
        return True

    async def _somebody_else_moves(self, table: Table, delay: float) -> bool:
        version = table.version
        self._waiting.add(table.id)
        try:
            await asyncio.sleep(delay * (1 + random.random()))
        finally:
            self._waiting.discard(table.id)
        return table.version != version

    async def _move(self, table: Table) -> None:
        """Think while people may still undo; if they do, think again."""
        assert table.record is not None
        version, seat = table.version, table.deciding
        level = table.seats[seat].level
        assert level is not None
        began = asyncio.get_running_loop().time()
        action = scripted(table) or await self._choose(table.id, table.record.state, level)
        await self._wait(table, began)

        def draft() -> Draft | Entry:
            if not bot_decides(table) or table.deciding != seat:
                raise Refusal("stale_version", "The seat no longer decides, or is no longer a bot's.")
            return act(table, seat, action, version, None)

        try:
            await self.registry.append(table, draft)
        except Refusal as refusal:
            if refusal.code != "stale_version":
                raise

    async def _choose(self, table_id: str, state: State, level: str) -> Action:
        """A bot with one legal action need not think. If that is a secret, it thinks about cards that it might have.

        Otherwise the time that it takes would tell the others that it had no choice.
        """
        legal = state.legal()
        if len(legal) > 1:
            return await self._think(table_id, state, level)
        supposed = with_a_choice(state)
        if supposed is not None:
            await self._think(table_id, supposed, level)
        return state.describe(legal[0])

    async def _think(self, table_id: str, state: State, level: str) -> Action:
        """In the turn of the client for whom the bots of this table play, so that nobody fills the line for others.

        Tables at which nobody of them is looking have turns of their own: they do not delay the one that is played.
        """
        asked = state.copy()  # the table may go on meanwhile
        async with self._turns.taken(self.registry.feed.client(table_id) or f"{CLIENT.get()}, away"):
            return await self.registry.pool.choose(table_id, asked, level)

    async def _wait(self, table: Table, began: float) -> None:
        """Until the pause since then is over, or somebody hurries the bots."""
        left = self._pause(table) - (asyncio.get_running_loop().time() - began)
        if left <= 0:
            return
        skipped = self._skipped[table.id] = asyncio.Event()
        try:
            await asyncio.wait_for(skipped.wait(), left)
        except TimeoutError:
            pass
        finally:
            del self._skipped[table.id]

    def _pause(self, table: Table) -> float:
        owner = table.undoable()
        if owner >= 0 and table.seats[owner].kind == PERSON:
            return 0.0 if self._hurried.get(table.id) else self.registry.settings.undo_pause
        return 0.0 if table.id in self._hurried else self.registry.settings.bot_pace


def bot_decides(table: Table) -> bool:
    return table.started and table.deciding >= 0 and table.seats[table.deciding].kind == BOT


def with_a_choice(state: State) -> State | None:
    """A position that may be this one for all that the next seat knows, but where the seat that decides has a choice.

    None if there seems to be no such position, as in games that hide nothing.
    """
    chance, onlooker = Rng(secrets.randbits(63)), (state.seat + 1) % state.game.players
    for _ in range(DEALS if onlooker != state.seat else 0):
        supposed = state.conceal(onlooker, chance)
        if len(supposed.legal()) > 1:
            return supposed
    return None
