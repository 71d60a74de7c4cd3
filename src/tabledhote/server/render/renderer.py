"""Asks the rendering process for what takes long, and keeps the answers for other visitors who ask for the same.

An answer follows from the log of the table up to an entry, the seat that asks, and what it asks for. That is the key of
the answer: the seat is in it, so that nothing crosses from one seat to another.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from tabledhote.server.bots.pool import DRAWINGS, Pool
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.connections import CLIENT
from tabledhote.server.live.messages import Update
from tabledhote.server.render.questions import Answer, Question
from tabledhote.server.render.turns import Turns
from tabledhote.server.tables.table import Table

logger = logging.getLogger(__name__)

SECONDS = 20.0  # for one answer; a process that overruns is killed
KEPT = 32 << 20  # bytes of answers
PLAIN = 100  # lines without words that the event loop makes itself

ENCODER = msgspec.json.Encoder()
ANSWERS = msgspec.json.Decoder(Answer)
UPDATES = msgspec.json.Decoder(Update)
VERDICTS = msgspec.json.Decoder(str | None)

Told = TypeVar("Told")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked of a table: the fields of a `Question`."""

    kind: str
    table: str
    number: int
    seat: int = -1
    holder: str | None = None
    parts: frozenset[str] = frozenset()
    language: str | None = None
    after: int = -1
    at: int = 0


def heavy(table: Table, parts: frozenset[str], language: str | None, after: int = -1) -> bool:
    """Whether an update takes too long for the event loop: drawings, choices that are tried, and many lines."""
    if parts & {"svg", "choices"}:
        return True
    return "lines" in parts and (language is not None or table.number - after > PLAIN)


class Renderer:
    def __init__(self) -> None:
        self.pool = Pool(1, SECONDS, "tabledhote.server.render.worker", DRAWINGS)
        self.turns = Turns()
        self._kept: OrderedDict[Wanted, bytes] = OrderedDict()  # the one that was asked for last is last
        self._size = 0
        self._editions: dict[str, int] = {}  # of tables whose logs were rewritten: how often
        self._making: dict[tuple[str, Wanted], asyncio.Task[bytes]] = {}  # by client: nobody waits in another's line

    async def update(
        self,
        table: Table,
        seat: int,
        holder: str | None,
        parts: frozenset[str],
        language: str | None,
        after: int = -1,
    ) -> Update:
        """The same as `messages.update`."""
        return UPDATES.decode(await self.encoded(table, seat, holder, parts, language, after))

    async def encoded(
        self,
        table: Table,
        seat: int,
        holder: str | None,
        parts: frozenset[str],
        language: str | None,
        after: int = -1,
        client: str | None = None,
    ) -> bytes:
        """The same as `encode.encoded`, in one piece."""
        whose = seat_holder(table, holder)
        wanted = Wanted("update", self._edition(table), table.number, seat, whose, parts, language, after)
        return await self._answer(table, wanted, client)

    async def earlier(
        self, table: Table, at: int, seat: int, holder: str | None, parts: frozenset[str], language: str | None
    ) -> Update:
        """The same as `messages.earlier` of the position after `at` actions."""
        whose = seat_holder(table, holder)
        wanted = Wanted("earlier", self._edition(table), table.number, seat, whose, parts, language, at=at)
        return UPDATES.decode(await self._answer(table, wanted))

    async def verify(self, table: Table) -> str | None:
        """What is wrong with the record of a finished table, if anything is."""
        wanted = Wanted("verify", self._edition(table), table.number)
        problem: str | None = VERDICTS.decode(await self._answer(table, wanted))
        return problem

    def renew(self, table_id: str) -> None:
        """The log of a table was rewritten: no copy of it and no answer about it is true any more."""
        self._editions[table_id] = self._editions.get(table_id, 0) + 1

    def _edition(self, table: Table) -> str:
        """By which the rendering process knows a table."""
        edition = self._editions.get(table.id)
        return table.id if edition is None else f"{table.id}.{edition}"

    async def close(self) -> None:
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await self.pool.close()

    async def _answer(self, table: Table, wanted: Wanted, client: str | None = None) -> bytes:
        kept = self._kept.get(wanted)
        if kept is not None:
            self._kept.move_to_end(wanted)
            return kept
        client = client or CLIENT.get()
        task = self._making.get((client, wanted))
        if task is None:
            task = self._making[client, wanted] = asyncio.create_task(self._make(table, wanted, client))
            task.add_done_callback(lambda _: self._making.pop((client, wanted), None))
        return await asyncio.shield(task)  # others may wait for the same

    async def _make(self, table: Table, wanted: Wanted, client: str) -> bytes:
        async with self.turns.taken(client):
            if wanted in self._kept:  # another client asked for the same, and was served first
                return self._kept[wanted]
            question = Question(**{name: getattr(wanted, name) for name in Wanted.__slots__ if name != "parts"})
            question.parts = sorted(wanted.parts)
            answer = await self._ask(question)
            if answer.lacks is not None:
                question.row = table.row if answer.lacks == 0 else None
                question.entries = table.entries[answer.lacks : wanted.number + table.damaged]  # with what damages it
                answer = await self._ask(question)
        if answer.failed is not None or not isinstance(answer.told, msgspec.Raw):
            raise RuntimeError(f"rendering failed: {answer.failed}")
        told = bytes(answer.told)
        self._keep(wanted, told)
        return told

    async def _ask(self, question: Question) -> Answer:
        try:
            found = await self.pool.exchange(ENCODER.encode(question), SECONDS, ANSWERS.decode)
        except (TimeoutError, OSError, ValueError) as problem:
            logger.warning("nothing was rendered", extra={"problem": type(problem).__name__})
            raise Refusal("unavailable", "The process that draws did not answer.") from problem
        assert isinstance(found, Answer)
        return found

    def _keep(self, wanted: Wanted, told: bytes) -> None:
        self._kept[wanted] = told
        self._size += len(told)
        while self._size > KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])


def seat_holder(table: Table, holder: str | None) -> str | None:
    """The holder, as far as it matters: everybody without a seat gets the same."""
    return holder if holder is not None and any(seat.holder == holder for seat in table.seats) else None
