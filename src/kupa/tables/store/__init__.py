"""The logs of tables in a database: a SQLite file, or PostgreSQL."""

from kupa.tables.store.appending import Conflict
from kupa.tables.store.log import Damaged, Head, Line, Log

__all__ = ["Conflict", "Damaged", "Head", "Line", "Log"]
