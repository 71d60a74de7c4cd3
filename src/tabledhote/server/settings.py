"""The settings of the server. The defaults suit one machine and a few friends."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

VARIABLE = "TABLEDHOTE_SERVER"  # the environment variable by which `serve` hands its settings to the processes


@dataclass(frozen=True)
class Settings:
    """`rate` (a second) and `burst` limit the requests of one address.

    A rate of 0 turns all limits on addresses off, for measurements.
    """

    database: str
    undo_pause: float = 2.0  # seconds that bots wait while a person may still take the last action back
    bot_pace: float = 0.6  # seconds between two actions of bots, so that people can follow them
    bot_seconds: float = 10.0  # how long a bot may think before the server plays a random action in its place
    bot_processes: int = 1  # processes in which bots think
    hint_seconds: float = 1.0  # how long a bot thinks about a hint
    hints_waiting: int = 16  # people who may wait for a hint; each has one at a time
    review_seconds: float = 30.0  # how long a bot thinks about all decisions of a finished game
    reviews_waiting: int = 16  # games that may wait for their review
    reviews_each: int = 3  # of those, how many one person may have asked for
    heartbeat: float = 15.0  # seconds between two signs of life on a live connection
    backlog: int = 64  # updates that may wait for one client before it is dropped
    rate: float = 50.0
    burst: int = 200
    daily_tables: int = 200  # tables that one key may set up in a day; 0 is no limit, here and in the next two
    daily_entries: int = 20_000  # actions and changes of seats
    daily_chat: int = 1_000  # lines
    streams: int = 64  # live connections that one address may have
    connections: int = 4000  # of all clients together, in each process
    connections_each: int = 200  # that one address may have
    allowed_hosts: tuple[str, ...] = ("localhost",)  # besides the address at which a request arrives; "*" is any
    tables: int = 1000  # in memory: beyond that, those at which nobody is leave it at once
    idle_seconds: float = 600.0  # after which a table that nobody looks at leaves the memory
    clock_grace: float = 60.0  # for somebody whose time ran out while no process kept it
    absence_seconds: float = 180.0  # after which others may let a bot play for an absent player
    takeover_seconds: float = 5.0  # after which a process moves the bots that another process should have moved
    request_bytes: int = 64 * 1024  # size of the largest request
    request_seconds: float = 30.0  # for a request, live connections excepted

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.database.startswith("postgresql")

    def to_environment(self) -> None:
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> "Settings":
        chosen = json.loads(os.environ[VARIABLE])
        return cls(**{**chosen, "allowed_hosts": tuple(chosen.get("allowed_hosts", cls.allowed_hosts))})


def database_url(data: Path, database: str | None) -> str:
    """The address for SQLAlchemy: an SQLite file in the data directory, or PostgreSQL with its asynchronous driver.

    >>> database_url(Path("/srv/games"), None)
    'sqlite+aiosqlite:////srv/games/tables.sqlite'
    >>> database_url(Path("."), "postgresql://me@host/games")
    'postgresql+asyncpg://me@host/games'
    """
    if database is None:
        return f"sqlite+aiosqlite:///{data.resolve() / 'tables.sqlite'}"
    for scheme in ("postgresql://", "postgres://"):
        if database.startswith(scheme):
            return f"postgresql+asyncpg://{database.removeprefix(scheme)}"
    raise ValueError("the database must be an address that begins with postgresql://; without one, SQLite is used")
