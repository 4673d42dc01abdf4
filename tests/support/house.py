"""A house with its HTTP doors, on a database of its own."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from kupa.server.app import make_house, make_http
from kupa.server.settings import Settings

Json = dict[str, Any]


class Visitor:
    """A device that asks a house by HTTP."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.secret = secrets.token_urlsafe(32)

    def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Any]:
        """Return status and answer."""
        shown = {"authorization": f"Bearer {self.secret}"}
        answer = self.client.request(method, path, json=body, headers=shown)
        is_json = answer.headers["content-type"].startswith("application/json")
        return answer.status_code, answer.json() if is_json else answer.text


@contextmanager
def visiting(folder: Path, **settings: Any) -> Iterator[Visitor]:  # noqa: ANN401 — as in Settings
    """Open a house and visit it."""
    house = make_house(Settings(f"sqlite:///{folder / 'kupa.db'}", **settings))
    with TestClient(make_http(house)) as client:
        yield Visitor(client)
