"""The logs of tables in a database: a SQLite file, or PostgreSQL."""

from kupa.tables.store.log import DatabaseLog

__all__ = ["DatabaseLog"]
