"""Deleting a person at their own wish: bots go on in running games, finished ones are somebody's, the rest is gone."""

from contextlib import AsyncExitStack
from functools import partial

from sqlalchemy import Connection

from tabledhote.bots import USUAL
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.devices import carry_out, look_up
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.store import forget, people
from tabledhote.server.tables import changes
from tabledhote.server.tables.changes import Draft
from tabledhote.server.tables.registry import Registry
from tabledhote.server.tables.table import BOT, Table

TRIES = 5  # somebody who deletes themselves may go on playing on another device meanwhile
UNTOUCHED = ("damaged", "over", "read_only", "not_found")  # tables at which no seat can change hands any more


async def forget_me(registry: Registry, visitor: Visitor) -> None:
    """Nothing of the visitor is left but what they played."""
    person = visitor.required()
    for _ in range(TRIES):
        if not await hand_over(registry, person):
            break
    tables = await look_up(registry, lambda connection: forget.tables_of(connection, person))
    keys = await look_up(registry, lambda connection: people.keys_of(connection, person))
    async with AsyncExitStack() as locked:
        for table_id in tables:  # in the order of their ids, so that two who do this cannot wait for each other
            await locked.enter_async_context(registry.lock(table_id))

        def forget_all(connection: Connection) -> None:
            forget.forget_person(connection, person, tables)

        await carry_out(registry, forget_all, {*keys, visitor.device()}, tables)
    registry.quotas.forget(person)
    await registry.store.empty_log()


async def hand_over(registry: Registry, person: str) -> int:
    """Give the seats of a person at tables that go on to bots: how many there were."""
    seats = await look_up(registry, lambda connection: forget.running_at(connection, person))
    given = 0
    for table_id, seat in seats:
        try:
            table = await registry.get(table_id)
            await registry.append(table, partial(to_bot, table, seat))
            given += 1
        except Refusal as refusal:
            if refusal.code not in UNTOUCHED:
                raise
    return given


def to_bot(table: Table, seat: int) -> Draft:
    """A bot that stands in for nobody: nobody takes the seat back."""
    changes.check_continues(table)
    return Draft(BOT, seat, {"level": USUAL}, None, changes.after_seating(table, seat, BOT))
