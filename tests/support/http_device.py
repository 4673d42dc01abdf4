"""A device that sends HTTP requests to an application within this process."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from kupa.server.app import make_context, make_http
from kupa.server.settings import Settings

Json = dict[str, Any]


class HttpDevice:
    """A device with its secret."""

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
def http_device(folder: Path, **settings: Any) -> Iterator[HttpDevice]:  # noqa: ANN401 — as in Settings
    """Run the application on a database of its own."""
    context = make_context(Settings(f"sqlite:///{folder / 'kupa.db'}", **settings))
    with TestClient(make_http(context)) as client:
        yield HttpDevice(client)
