"""The tables of the store. A game table is one row and its log; the log is only ever appended to.

`status`, `changed` and `holders` follow from the log and are written with it, in one transaction: lists need them.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()
Query = Select[Any]  # SQLAlchemy has no types for the columns of such tables

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("status", String(8), nullable=False),
    Column("changed", Float, nullable=False),
    Index("tables_listed", "public", "status", "changed"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("body", Text, nullable=False),
    Column("once", String(64), nullable=True),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "once", name="entries_once"),
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), nullable=False),
    Index("holders_holder", "holder"),
)

SEAT_CHANGES = Table(
    "seat_changes",
    METADATA,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("holder", String(64), nullable=True),
    Column("name", String(64), nullable=True),
    Column("level", String(32), nullable=True),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("started", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("stood_in", Integer, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("used", Text, nullable=False),
    Column("losses", Text, nullable=True),
    Index("results_holder", "holder", "game", "ended"),
    Index("results_rated", "rated", "ended"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Float, nullable=False),
)

RATED = Table(  # the last game that is counted in the ratings, and how many are
    "rated",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("tables", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
)

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the first key; seats and tables have it as `holder`
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("tables", Integer, nullable=True),  # limits for one day; without a number, those of the server
    Column("entries", Integer, nullable=True),
    Column("chat", Integer, nullable=True),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("key", String(64), primary_key=True),  # its hash
    Column("id", String(16), nullable=False, unique=True),
    Column("person", String(64), ForeignKey("persons.id"), nullable=False),
    Column("label", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("signed_out", Float, nullable=True),  # a row stays: without one, the key would be a person of its own
    Index("devices_person", "person"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("credential", Text, primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("person", String(64), ForeignKey("persons.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("passkeys_person", "person"),
)

LINKS = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("persons.id"), nullable=False),
    Column("until", Float, nullable=False),
    Index("links_person", "person"),
)

CHALLENGES = Table(  # of passkeys that were answered: none is valid twice
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("until", Float, nullable=False),
)
