"""What whoever runs the server can choose, with the values that suit one machine and a few friends."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

VARIABLE = "TABLEDHOTE_SERVER"  # how `serve` hands its settings to the worker processes


@dataclass(frozen=True)
class Settings:
    """`rate` and `burst` bound the requests of one address; 0 switches that off, for measurements."""

    database: str
    undo_pause: float = 2.0  # seconds that bots wait while a person may still take the last action back
    bot_pace: float = 0.6  # seconds between two actions of bots, so that people can follow
    bot_seconds: float = 10.0  # how long a bot may think before another decides quickly in its place
    thinkers: int = 1  # processes in which bots think
    hint_seconds: float = 1.0  # how long a hint is thought about
    review_seconds: float = 30.0  # how long all decisions of a finished game are
    heartbeat: float = 15.0
    backlog: int = 64  # updates that may wait for one client before it is dropped
    rate: float = 50.0
    burst: int = 200
    streams: int = 64  # live connections of one address
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    absence: float = 180.0  # seconds after which others may let a bot play for somebody who is away
    rescue: float = 5.0  # seconds after which a process makes the bots of another process's table move
    largest: int = 64 * 1024  # bytes of a request
    patience: float = 30.0  # seconds for a request, live connections excepted

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.database.startswith("postgresql")

    def to_environment(self) -> None:
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> "Settings":
        return cls(**json.loads(os.environ[VARIABLE]))


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
