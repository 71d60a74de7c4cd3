"""The tables of the store. A game table is one row and its log; the log is only ever appended to.

`status`, `changed` and `holders` follow from the log and are written with it, in one transaction: lists need them.
"""

from typing import Any

from sqlalchemy import (
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
