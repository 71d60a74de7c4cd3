"""What is particular to a database that is an SQLite file."""

from sqlalchemy.engine.interfaces import DBAPIConnection

PRIVATE = 0o600  # for a new file: the secret is in it
CORRUPT = (11, 26)  # SQLite's codes for a file that is not what it was


def prepared_sqlite(connection: DBAPIConnection, _: object) -> None:
    """Lets readers work beside the writer, and makes commits survive a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
