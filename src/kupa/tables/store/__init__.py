"""The log of every table in a database: SQLite beside the program, or PostgreSQL."""

from kupa.tables.store.appending import Conflict
from kupa.tables.store.log import Head, Line, Log

__all__ = ["Conflict", "Head", "Line", "Log"]
