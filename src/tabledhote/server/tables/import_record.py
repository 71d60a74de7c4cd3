"""Records from elsewhere, as tables at which nobody sits any more: they can be replayed and reviewed, not continued."""

from base64 import urlsafe_b64encode
from hashlib import sha256

from tabledhote.server.errors import Refusal
from tabledhote.server.store.store import Row, moment
from tabledhote.server.tables.changes import Draft
from tabledhote.server.tables.registry import House
from tabledhote.server.tables.table import NOBODY, Sitting
from tabledhote.table import Record


async def shelved(house: House, record: Record) -> Sitting:
    """The table of a record. The same record has the same table, however often it comes."""
    table = urlsafe_b64encode(sha256(record.text().encode()).digest()[:16]).decode().rstrip("=")
    try:
        return await house.table(table)
    except Refusal as refusal:
        if refusal.code != "not_found":
            raise
    now = moment()
    game = record.game
    row = Row(
        id=table,
        game=game.id,
        rules=game.box.rules,
        options=game.options,
        seed=record.seed,
        host=NOBODY,
        public=False,
        created=now,
        changed=now,
    )
    return await house.create(row, [*seats(record), Draft("upload", None), *actions(record)])


def seats(record: Record) -> list[Draft]:
    names: list[str | None] = [*record.names] or [None] * record.game.players
    return [Draft("sit", at, {"holder": NOBODY, "name": name}) for at, name in enumerate(names)]


def actions(record: Record) -> list[Draft]:
    done = []
    for action in record.actions:
        form = {field: value for field, value in action.items() if field != "seat"}
        done.append(Draft("act", int(str(action["seat"])), {"action": form}))
    return done
