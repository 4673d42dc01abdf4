"""The database schema. ``entries`` is the source of truth; ``tables`` is an index of it.

What is beside them belongs to no game: codes for screens.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), unique=True),
    Column("game", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opened", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("due", Float),
    Column("deals", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_due", "due"),
    Index("tables_touched", "touched"),
)

screen_codes = Table(
    "screen_codes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("until", Float, nullable=False),
)
