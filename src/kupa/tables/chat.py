"""Chat between processes: signed with a key that only they can know, from the table's first entry."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest, digest
from typing import Final

from kupa.core.events import Seat
from kupa.tables.table import Table

CHAT: Final = b"chat"


def sign(table: Table, seat: Seat, phrase: str) -> bytes:
    """Return a phrase of a seat as the other processes are told it."""
    said = b"%d %s" % (seat, phrase.encode())
    return b" ".join((CHAT, _signature(table, said), said))


def verify(table: Table, told: bytes) -> tuple[Seat, str] | None:
    """Return the seat and the phrase; None if no process of this database has said it."""
    try:
        _, signature, said = told.split(b" ", 2)
        seat, _, phrase = said.partition(b" ")
        if compare_digest(signature, _signature(table, said)):
            return int(seat), phrase.decode()
    except ValueError:
        return None
    return None


def _signature(table: Table, said: bytes) -> bytes:
    return digest(table.chat_key, said, sha256).hex().encode()
