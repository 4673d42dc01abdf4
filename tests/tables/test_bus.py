"""The bus between processes, without Redis: what it does with a message."""

from __future__ import annotations

import pytest

from kupa.tables.bus import RedisBus
from kupa.tables.credentials import log_digest

TABLE_ID = "AAAAAAAAAAAAAAAA"
REDIS_URL = "redis://127.0.0.1:1"  # nobody is there; nothing is sent


def test_a_message_of_another_process_is_passed_on_and_an_own_one_is_not() -> None:
    bus, received = RedisBus(REDIS_URL), []
    for sender in (b"another", bus.sender):
        message = b" ".join((sender, TABLE_ID.encode(), b"7"))
        bus.process(message, lambda *entry: received.append(entry))
    assert received == [(TABLE_ID, b"7")]


@pytest.mark.parametrize("entry", [b"7 a body", b"no number", b""])
def test_a_message_that_cannot_be_processed_is_logged_under_the_digest_of_its_table(
    entry: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_table_id: str, _told: bytes) -> None:
        raise ValueError("a fault of ours")

    RedisBus(REDIS_URL).process(b"another " + TABLE_ID.encode() + b" " + entry, fail)
    assert f"table {log_digest(TABLE_ID)}: message on Redis channel" in caplog.text
    assert TABLE_ID not in caplog.text
