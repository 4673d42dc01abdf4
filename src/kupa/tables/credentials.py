"""Ids and codes of tables, secrets of devices, tokens of links; and what is stored or logged of them.

A table's id is a capability: whoever knows it may look at the table. It is never logged, only its
digest.
"""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from kupa.core.refused import Refused

SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits in base64url, made by the device
ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
CODE_DIGITS: Final = 6
LONG_CODE_DIGITS: Final = 8  # when so many tables are open that six digits could be guessed
CROWDED: Final = 2_000
LOGGED_DIGITS: Final = 8


def fresh_id() -> str:
    """Return an unguessable table id; it never starts with ``-``, like an option of a command."""
    table_id = secrets.token_urlsafe(12)
    return fresh_id() if table_id.startswith("-") else table_id


def is_id(text: str) -> bool:
    """Tell whether a text has the form of a table id, before the database is asked for it."""
    return ID.fullmatch(text) is not None


def log_digest(table_id: str) -> str:
    """Return what logs say of a table instead of its id."""
    return sha256(f"kupa log:{table_id}".encode()).hexdigest()[:LOGGED_DIGITS]


def log_label(table_id: str, game: str = "") -> str:
    """Return what log lines call a table: the digest, and the game where it is known."""
    return f"table {log_digest(table_id)}" + (f" ({game})" if game else "")


def fresh_secret() -> str:
    """Return a secret as devices make them; it also serves as the token of a link."""
    return secrets.token_urlsafe(32)


def fresh_code(open_tables: int) -> str:
    """Return random digits to be read aloud; the database says whether they are taken."""
    digits = CODE_DIGITS if open_tables < CROWDED else LONG_CODE_DIGITS
    return f"{secrets.randbelow(10**digits):0{digits}}"


def owner_key(secret: str, table_id: str) -> str:
    """Return the key by which a table knows a device; it differs from table to table."""
    if not SECRET.fullmatch(secret):
        raise Refused(None, "table.bad_secret")
    return sha256(f"kupa owner:{table_id}:{secret}".encode()).hexdigest()


def token_digest(token: str) -> str:
    """Return what is stored of a link's token."""
    return sha256(f"kupa token:{token}".encode()).hexdigest()


def keys_equal(one: str, other: str) -> bool:
    """Compare two keys in constant time."""
    return compare_digest(one.encode(), other.encode())
