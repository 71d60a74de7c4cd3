"""Records from elsewhere, as tables at which nobody sits any more: they can be replayed and reviewed, not continued."""

from base64 import urlsafe_b64encode
from hashlib import sha256

from tabledhote.server.errors import Refusal
from tabledhote.server.store.entries import NOBODY, Row, uploaded
from tabledhote.server.store.errors import Conflict
from tabledhote.server.store.moment import moment
from tabledhote.server.tables.changes import Draft
from tabledhote.server.tables.quotas import TABLES
from tabledhote.server.tables.registry import Registry
from tabledhote.server.tables.table import Table
from tabledhote.table import Record


async def open_record(registry: Registry, record: Record, holder: str) -> Table:
    """The table of a record. The same record has the same table, however often it comes; it counts for its uploader.

    The host of a table has rights at it, so that is nobody.
    """
    table_id = urlsafe_b64encode(sha256(record.text().encode()).digest()[:16]).decode().rstrip("=")
    try:
        return await registry.get(table_id)
    except Refusal as refusal:
        if refusal.code != "not_found":
            raise
    now = moment()
    game = record.game
    row = Row(
        id=table_id,
        game=game.id,
        rules=game.rules,
        options=game.options,
        seed=record.seed,
        host=NOBODY,
        public=False,
        created=now,
        changed=now,
    )
    drafts = [*seats(record), Draft("upload", None, uploaded(holder)), *actions(record)]
    async with registry.quotas.spending(holder, TABLES):
        try:
            return await registry.create(row, drafts)
        except Conflict:  # the same record came twice at once
            return await registry.get(table_id)


def seats(record: Record) -> list[Draft]:
    names: list[str | None] = [*record.names] or [None] * record.game.players
    return [Draft("sit", at, {"holder": NOBODY, "name": name}) for at, name in enumerate(names)]


def actions(record: Record) -> list[Draft]:
    done = []
    for action in record.actions:
        form = {field: value for field, value in action.items() if field != "seat"}
        done.append(Draft("act", int(str(action["seat"])), {"action": form}))
    return done
