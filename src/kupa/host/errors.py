"""Errors that are told to the person at the command line, without a traceback."""

from __future__ import annotations


class UserError(Exception):
    """A sentence that says what is wrong and what to do."""
