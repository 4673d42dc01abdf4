"""Ids, codes and secrets: what names a table, what opens it, what owns a seat."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from kupa.core.refused import Refused

SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits, as a device makes them
ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
CODE_DIGITS: Final = 6
LONG_CODE_DIGITS: Final = 8  # when so many tables are open that six digits could be guessed
CROWDED: Final = 2_000


def fresh_id() -> str:
    """Return a name for a table that nobody can guess; no command line takes it for an option."""
    name = secrets.token_urlsafe(12)
    return fresh_id() if name.startswith("-") else name


def is_id(text: str) -> bool:
    """Tell whether a table could have this id; what could not is kept from the database."""
    return ID.fullmatch(text) is not None


def fresh_secret() -> str:
    """Return a secret, as a device makes one, or the token of a link that hands a seat on."""
    return secrets.token_urlsafe(32)


def fresh_code(open_tables: int) -> str:
    """Return digits that are easy to read aloud; whether they are taken is the log's to say."""
    digits = CODE_DIGITS if open_tables < CROWDED else LONG_CODE_DIGITS
    return f"{secrets.randbelow(10**digits):0{digits}}"


def owner_key(secret: str, table_id: str) -> str:
    """Return the key under which a device owns seats at one table, and at no other."""
    if not SECRET.fullmatch(secret):
        raise Refused(None, "table.bad_secret")
    return sha256(f"kupa owner:{table_id}:{secret}".encode()).hexdigest()


def token_digest(token: str) -> str:
    """Return what is kept of a one-time link."""
    return sha256(f"kupa token:{token}".encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compare two keys in a time that tells nothing about them."""
    return compare_digest(one.encode(), other.encode())
