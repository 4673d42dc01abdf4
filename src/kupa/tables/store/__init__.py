"""The log of every table in a database: SQLite beside the program, or PostgreSQL."""

from kupa.tables.store.log import Conflict, Head, Line, Log

__all__ = ["Conflict", "Head", "Line", "Log"]
