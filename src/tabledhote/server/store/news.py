"""What processes tell each other through PostgreSQL: which entries they appended, who is connected to a table, and what
has to be read again: keys that mean something else now, and tables whose logs were rewritten.

Notices are sent with what is committed. They say only where to look: whoever hears one reads the store.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress

import asyncpg

from tabledhote.server.store.entries import Change

CHANNEL = "tabledhote"
PRESENCE = "tabledhote_presence"
RENEWED = "tabledhote_renewed"
SERVING = 7_218_002  # the advisory lock that servers share, so that `tabledhote admin` knows of them
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
MOST = 100  # tables in one notice, which has room for 8,000 bytes

Heard = Callable[[str, int], None]
Noticed = Callable[[str, str, int, frozenset[str]], None]
Renewed = Callable[[frozenset[str], frozenset[str]], None]


class News:
    """`heard` and `noticed` are called with what other processes tell, `lost` when some of it may have been missed.

    `renewed` gets keys and tables.
    """

    def __init__(self) -> None:
        self.origin = secrets.token_hex(8)  # tells this process's notices from those of others
        self.heard: Heard | None = None
        self.noticed: Noticed | None = None
        self.renewed: Renewed | None = None
        self.lost: Callable[[], None] | None = None

    def appended(self, changes: Sequence[Change]) -> Iterator[str]:
        """The notices about what was written, for CHANNEL."""
        news = [f"{change.table_id}:{change.entries[-1].number}" for change in changes if change.entries]
        for first in range(0, len(news), MOST):
            yield " ".join([self.origin, *news[first : first + MOST]])

    def connected(self, table_id: str, watching: int, holders: frozenset[str]) -> str:
        """The notice about who is connected to a table here, for PRESENCE."""
        return " ".join([self.origin, table_id, str(watching), *sorted(holders)])

    def renewing(self, keys: Iterable[str] = (), tables: Iterable[str] = ()) -> list[str]:
        """The notices that keys and tables have to be read again, for RENEWED."""
        news = [f"key:{key}" for key in keys] + [f"table:{table_id}" for table_id in tables]
        return [" ".join([self.origin, *news[first : first + MOST]]) for first in range(0, len(news), MOST)]

    async def listen(self, address: str, connection: asyncpg.Connection) -> None:
        """Listen to other processes for ever. After a lost connection anything may have been missed: `lost` says so."""
        while True:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _, gone=gone: gone.set())
            with suppress(*FAILURES):
                try:
                    await connection.add_listener(CHANNEL, self.hear)
                    await connection.add_listener(PRESENCE, self.notice)
                    await connection.add_listener(RENEWED, self.renew)
                    if self.lost is not None:
                        self.lost()
                    await gone.wait()
                finally:
                    connection.terminate()
            connection = await connect_again(address)

    def hear(self, connection: object, process: int, channel: str, payload: object) -> None:
        origin, *news = str(payload).split()
        if origin == self.origin or self.heard is None:
            return
        for item in news:
            table_id, _, number = item.rpartition(":")
            self.heard(table_id, int(number))

    def notice(self, connection: object, process: int, channel: str, payload: object) -> None:
        origin, table_id, watching, *holders = str(payload).split()
        if origin != self.origin and self.noticed is not None:
            self.noticed(origin, table_id, int(watching), frozenset(holders))

    def renew(self, connection: object, process: int, channel: str, payload: object) -> None:
        origin, *news = str(payload).split()
        if origin == self.origin or self.renewed is None:
            return
        found: dict[str, set[str]] = {"key": set(), "table": set()}
        for item in news:
            kind, _, which = item.partition(":")
            found[kind].add(which)
        self.renewed(frozenset(found["key"]), frozenset(found["table"]))


async def connect(address: str) -> asyncpg.Connection:
    """A connection for news. While it lives, `tabledhote admin` knows of a server; while admin works, this waits."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f"SELECT pg_advisory_lock_shared({SERVING})")
    except BaseException:
        connection.terminate()
        raise
    return connection


async def connect_again(address: str) -> asyncpg.Connection:
    while True:
        await asyncio.sleep(0.5)
        with suppress(*FAILURES):
            return await connect(address)
