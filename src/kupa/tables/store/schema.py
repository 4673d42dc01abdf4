"""The database schema. ``entries`` is the source of truth; ``tables`` is an index of it.

What is beside them belongs to no game: codes for screens, and whom to call when it is their turn.
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

push_keys = Table(
    "push_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("asked", Integer, nullable=False),
    Column("due", Float),
    Index("push_due", "due"),
    Index("push_table", "table_id"),
)
