"""What the page's worker starts: a registry over the browser's storage, asked or connected to."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from kupa.core.refused import Refused
from kupa.pocket.bus import ChannelBus
from kupa.pocket.log import BrowserLog, Storage
from kupa.pocket.session import LocalSession
from kupa.service import endpoints, http_types
from kupa.service.presenter import Presenter
from kupa.service.table_connection import plain
from kupa.tables.registry import TableRegistry

logger = logging.getLogger("kupa.pocket")
MARK: Final = "-"  # the first sign of the id of a table in a browser; no server's id begins with it

encode = msgspec.json.encode


def fresh_id() -> str:
    """Return the id of a table in this browser."""
    return MARK + secrets.token_urlsafe(12)[1:]


class Tables:
    """The tables of one worker."""

    def __init__(self, storage: Storage, post: Callable[[str], object], time_scale: float = 1.0) -> None:
        self.bus = ChannelBus(post)
        self.registry = TableRegistry(
            BrowserLog(storage), self.bus, time_scale=time_scale, fresh_id=fresh_id
        )
        self.presenter = Presenter(self.registry.clock)
        self.registry.begin()

    def connect(self, post: Callable[[str], object]) -> LocalSession:
        """Connect a page; ``post`` sends it a message."""
        return LocalSession(self.registry, self.presenter, post)

    async def request(self, address: str, at: str, secret: str, body: str) -> str:
        """Answer what a page asks by address: ``{"ok": …, "body": …}`` as JSON."""
        try:
            known = msgspec.json.decode(at, type=dict[str, str])
            sent = body.encode() if body else None
            found = await endpoints.answer(self.registry, address, known, secret, sent)
        except Refused as refused:
            problem = http_types.Problem(refused.ruling, refused.reason, plain(refused.facts))
            return _text(ok=False, body=problem)
        except Exception:
            logger.exception("%s failed", address)
            return _text(ok=False, body=http_types.Problem(None, "table.broken", {}))
        return _text(ok=True, body=found)


def _text(*, ok: bool, body: object) -> str:
    return encode({"ok": ok, "body": body}).decode()
